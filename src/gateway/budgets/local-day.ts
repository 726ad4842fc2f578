// The day of a place: budgets are counted by it. A day can have 23 or 25 hours, and begin after midnight.
import { Temporal } from 'temporal-polyfill';
import { toTimestamp } from '../../base/clock.ts';

export interface LocalDay {
  readonly window_start_local_date: string;
  readonly timezone: string;
  /** When it begins, and when the next one does. */
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The last one of each timezone: the calls of a day ask for the same, and to work it out takes longer than to append. */
const last = new Map<string, { readonly startMs: number; readonly endMs: number; readonly day: LocalDay }>();
const MOST_KEPT = 16;

export function localDay(nowMs: number, timezone: string): LocalDay {
  const known = last.get(timezone);
  if (known && known.startMs <= nowMs && nowMs < known.endMs) return known.day;
  const start = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timezone).startOfDay();
  const end = start.toPlainDate().add({ days: 1 }).toZonedDateTime(timezone);
  const day = {
    window_start_local_date: start.toPlainDate().toString(),
    timezone,
    starts_at: toTimestamp(start.epochMilliseconds),
    ends_at: toTimestamp(end.epochMilliseconds),
  };
  if (last.size >= MOST_KEPT) last.clear();
  last.set(timezone, { startMs: start.epochMilliseconds, endMs: end.epochMilliseconds, day });
  return day;
}
