// Times in the words of people, with the exact time on hover.
import { useEffect, useState } from 'react';

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;
const TICK_MS = 30_000;
/** Beyond this, a number of days is hard to picture. */
const MOST_S = 60 * 86_400;
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

export function ago(at: string, now: number): string {
  const seconds = Math.round((now - Date.parse(at)) / 1000);
  const size = Math.abs(seconds);
  if (size > MOST_S) return DAY.format(Date.parse(at));
  const unit = UNITS.find(([, length]) => size >= length);
  if (!unit) return size < 10 ? 'just now' : seconds < 0 ? `in ${size} s` : `${size} s ago`;
  const count = `${Math.floor(size / unit[1])} ${unit[0]}`;
  return seconds < 0 ? `in ${count}` : `${count} ago`;
}

interface WhenProps {
  readonly at: string | null;
  readonly says?: (text: string) => string;
}

/** How long something still lasts. */
export function Left({ until }: { readonly until: string }) {
  return <When at={until} says={(text) => (text.startsWith('in ') ? `for ${text.slice(3)} more` : 'about to end')} />;
}

export function When({ at, says }: WhenProps) {
  const now = useNow(at);
  if (at === null) return <span className="faint">never</span>;
  return (
    <time dateTime={at} title={EXACT.format(Date.parse(at))}>
      {says ? says(ago(at, now)) : ago(at, now)}
    </time>
  );
}

/** Goes on while it is shown, and begins anew with the time that it is compared with. */
export function useNow(at: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
