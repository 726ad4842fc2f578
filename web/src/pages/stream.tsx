// One stream: its events as the ledger stores them, and its own verification.
import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { EventList } from '../parts/event-list.tsx';
import { Page } from '../parts/page.tsx';
import { Text } from '../parts/text.tsx';
import { Verify } from '../parts/verify.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { LedgerEvent } from '../types.ts';

const PAGE = 50;
/** Above this, starting again costs less than closing the gap. */
const MOST_AT_ONCE = 1_000;

export function StreamPage({ stream }: { readonly stream: string }) {
  const { data: known } = useQuery('work.list_projects', {});
  const name = known?.projects.find(({ project_id: id }) => id === stream)?.name;
  const { events, error, isMore, turn } = useEvents(stream);
  return (
    <Page
      title={name ?? 'Stream'}
      heading={name === undefined ? 'Stream' : <Text of={name} />}
      above={
        <>
          <Link href="/ledger">Ledger</Link>
          <code className="cut">{stream}</code>
        </>
      }
    >
      {events ? <PageProblem error={error} /> : <Missing error={error} />}
      {events ? (
        <>
          <Verify stream={stream} />
          <h2>Events, newest first</h2>
          <EventList events={events} whole />
          {isMore ? (
            <p>
              <button type="button" onClick={turn}>
                Earlier events
              </button>
            </p>
          ) : null}
        </>
      ) : null}
    </Page>
  );
}

/** An event never changes, so what was read is kept: only newer or earlier events are read. */
function useEvents(stream: string) {
  const [kept, setKept] = useState<readonly LedgerEvent[]>([]);
  const [earlier, setEarlier] = useState<unknown>();
  const head = useQuery('ledger.log', { stream, limit: PAGE, newest_first: true });
  const newest = head.data?.events;
  useEffect(() => {
    if (!newest) return undefined;
    let isOver = false;
    join(stream, kept, newest).then(
      (joined) => isOver || joined === kept || setKept(joined),
      (error: unknown) => isOver || setEarlier(error),
    );
    return () => {
      isOver = true;
    };
  }, [stream, kept, newest]);
  const turn = () => {
    const last = kept.at(-1)?.event_seq ?? 0;
    call('ledger.log', { stream, limit: PAGE, newest_first: true, after: last }).then(
      ({ events }) => setKept((now) => (now.at(-1)?.event_seq === last ? [...now, ...events] : now)),
      setEarlier,
    );
  };
  const isMore = (kept.at(-1)?.event_seq ?? 1) > 1;
  return {
    events: newest && (kept.length > 0 || newest.length === 0) ? kept : undefined,
    error: earlier ?? head.error,
    isMore,
    turn,
  };
}

/** Adds the newest events before the loaded ones, and everything in between. */
async function join(
  stream: string,
  kept: readonly LedgerEvent[],
  newest: readonly LedgerEvent[],
): Promise<readonly LedgerEvent[]> {
  const seen = kept[0]?.event_seq ?? 0;
  const fresh = newest.filter(({ event_seq: seq }) => seq > seen);
  const first = fresh.at(-1)?.event_seq;
  if (first === undefined) return kept;
  const missing = first - seen - 1;
  if (seen === 0 || missing > MOST_AT_ONCE) return newest;
  if (missing === 0) return [...fresh, ...kept];
  const { events } = await call('ledger.log', { stream, limit: missing, newest_first: true, after: first });
  return [...fresh, ...events, ...kept];
}
