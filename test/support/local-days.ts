// Dates of a place by the platform's own formatter, to hold days against that were counted in another way.

const formats = new Map<string, Intl.DateTimeFormat>();

/** As in 2026-01-31. */
export function dateAt(timezone: string, ms: number): string {
  const known = formats.get(timezone);
  const format =
    known ?? new Intl.DateTimeFormat('en', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timezone, format);
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Whether a day of this date begins, or has ended, just here. */
export function isFirstMoment(timezone: string, date: string, at: string): boolean {
  return dateAt(timezone, Date.parse(at)) === date && dateAt(timezone, Date.parse(at) - 1) !== date;
}

export function isEnd(timezone: string, date: string, at: string): boolean {
  return dateAt(timezone, Date.parse(at)) !== date && dateAt(timezone, Date.parse(at) - 1) === date;
}
