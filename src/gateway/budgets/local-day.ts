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

export function localDay(nowMs: number, timezone: string): LocalDay {
  const start = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timezone).startOfDay();
  const end = start.toPlainDate().add({ days: 1 }).toZonedDateTime(timezone);
  return {
    window_start_local_date: start.toPlainDate().toString(),
    timezone,
    starts_at: toTimestamp(start.epochMilliseconds),
    ends_at: toTimestamp(end.epochMilliseconds),
  };
}
