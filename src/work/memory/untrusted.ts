// Text from outside, made safe to show and to store: no secrets, no control or direction characters, no more than fits.
import { redactText } from '../../base/redact.ts';
import { MEMORY_LIMITS, type MemoryEntry } from './contract.ts';

export interface Tamed {
  readonly entries: MemoryEntry[];
  readonly truncated: boolean;
  readonly redacted: boolean;
}

export function tame(raw: readonly MemoryEntry[], limit: number): Tamed {
  const entries: MemoryEntry[] = [];
  let truncated = raw.length > limit;
  let redacted = false;
  let left: number = MEMORY_LIMITS.allText;
  const clean = (text: string, max: number): string => {
    // Twice the limit is read, since what is cut off must not be half a secret that shows.
    const shown = redactText(plain(text).slice(0, max * 2));
    redacted ||= shown.found.length > 0;
    truncated ||= text.length > max * 2 || shown.text.length > max;
    return shown.text.slice(0, max).toWellFormed();
  };
  const cleanName = (text: string | null) => (text === null ? null : clean(text, 200));
  for (const { kind, text, about, source, learned_at: learnedAt } of raw.slice(0, limit)) {
    const entry = {
      kind,
      text: clean(text, Math.min(MEMORY_LIMITS.entryText, left)),
      about: cleanName(about),
      source: cleanName(source),
      learned_at: cleanName(learnedAt),
    };
    if (entry.text === '') continue;
    left -= entry.text.length;
    entries.push(entry);
  }
  return { entries, truncated, redacted };
}

/** One line of what another program said. */
export function cleanLine(text: string, max = 200): string {
  return redactText(
    plain(text.slice(0, max * 20))
      .slice(0, max * 2)
      .replaceAll(/\s+/g, ' '),
  )
    .text.slice(0, max)
    .toWellFormed();
}

function plain(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}
