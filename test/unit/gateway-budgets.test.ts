// Budgets: days of a place with their summer time, and limits over what is spent and reserved.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { decideBudget, limitsFor, scopesOf, type Used } from '../../src/gateway/budgets/decide-budget.ts';
import { localDay } from '../../src/gateway/budgets/local-day.ts';
import { documentSchema, limitSchema, timezoneSchema, type Limit } from '../../src/gateway/settings/document.ts';
import { NOTHING, addAmounts, takeAmounts } from '../../src/gateway/state/entities.ts';
import { dateAt, isEnd, isFirstMoment } from '../support/local-days.ts';

const HOUR = 3_600_000;
const hours = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / HOUR;

describe('the day of a place', () => {
  it.each([
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-29', 23],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-25', 25],
    ['2026-11-18T23:30:00Z', 'Europe/Berlin', '2026-11-19', 24],
    ['2026-11-18T23:30:00Z', 'America/New_York', '2026-11-18', 24],
    // The clocks go forward at midnight: the day begins at one.
    ['2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06', 23],
    ['2026-06-01T00:00:00Z', 'Asia/Kathmandu', '2026-06-01', 24],
  ])('%s in %s is %s, of %i hours', (at, timezone, date, length) => {
    const day = localDay(Date.parse(at), timezone);
    expect(day.window_start_local_date).toBe(date);
    expect(hours(day)).toBe(length);
    expect(Date.parse(day.starts_at)).toBeLessThanOrEqual(Date.parse(at));
    expect(Date.parse(day.ends_at)).toBeGreaterThan(Date.parse(at));
  });

  it('follows the day before without a gap, in any place at any time', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Casablanca',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: Date.UTC(2024), max: Date.UTC(2030) }), (zone, at) => {
        const day = localDay(at, zone);
        expect(localDay(Date.parse(day.ends_at), zone).starts_at).toBe(day.ends_at);
        expect(localDay(Date.parse(day.ends_at) - 1, zone)).toEqual(day);
      }),
      { numRuns: 300 },
    );
  });

  /** It is the date that the platform's own calendar says, from its first moment to its last. */
  const isTheDayOf = (zone: string, at: number): boolean => {
    const { window_start_local_date: date, starts_at, ends_at } = localDay(at, zone);
    const holds = Date.parse(starts_at) <= at && at < Date.parse(ends_at);
    return holds && date === dateAt(zone, at) && isFirstMoment(zone, date, starts_at) && isEnd(zone, date, ends_at);
  };

  it('[AGT-23] is whole at every change of every clock on earth, before, at and after it', { timeout: 120_000 }, () => {
    const [from, to] = [Date.UTC(2012), Date.UTC(2038)];
    const wrong: string[] = [];
    let changes = 0;
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
      for (;;) {
        const next = at.getTimeZoneTransition('next');
        if (next === null || next.epochMilliseconds > to) break;
        at = next;
        changes += 1;
        const moment = next.epochMilliseconds;
        const around = [moment - HOUR, moment - 1, moment, moment + HOUR, moment + 24 * HOUR];
        wrong.push(
          ...around.filter((each) => !isTheDayOf(zone, each)).map((each) => `${zone} ${new Date(each).toJSON()}`),
        );
      }
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(1_000);
  });

  it('is whole at any other time of any place', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const time = fc.integer({ min: Date.UTC(2012), max: Date.UTC(2038) });
    fc.assert(
      fc.property(zone, time, (place, at) => isTheDayOf(place, at)),
      { numRuns: 2_000 },
    );
  });

  it.each([
    // Samoa moved across the date line, and had no 30th.
    ['2011-12-29T22:00:00Z', 'Pacific/Apia', '2011-12-29', 24, '2011-12-31'],
    // Until 2019 the clocks of Brazil changed at midnight.
    ['2018-11-04T12:00:00Z', 'America/Sao_Paulo', '2018-11-04', 23, '2018-11-05'],
    ['2018-02-17T12:00:00Z', 'America/Sao_Paulo', '2018-02-17', 25, '2018-02-18'],
    // By a quarter and by half of an hour off the others.
    ['2026-01-01T18:14:59Z', 'Asia/Kathmandu', '2026-01-01', 24, '2026-01-02'],
    ['2026-04-04T20:00:00Z', 'Australia/Lord_Howe', '2026-04-05', 24.5, '2026-04-06'],
    ['2026-10-04T00:00:00Z', 'Australia/Lord_Howe', '2026-10-04', 23.5, '2026-10-05'],
    ['2026-04-05T00:00:00Z', 'Pacific/Chatham', '2026-04-05', 25, '2026-04-06'],
    // Summer time pauses for Ramadan.
    ['2026-02-15T12:00:00Z', 'Africa/Casablanca', '2026-02-15', 25, '2026-02-16'],
    ['2026-03-22T12:00:00Z', 'Africa/Casablanca', '2026-03-22', 23, '2026-03-23'],
  ])('%s in %s is %s, of %d hours, and is followed by %s', (at, timezone, date, length, following) => {
    const day = localDay(Date.parse(at), timezone);
    expect(day.window_start_local_date).toBe(date);
    expect(hours(day)).toBe(length);
    const next = localDay(Date.parse(day.ends_at), timezone);
    expect(next).toMatchObject({ window_start_local_date: following, starts_at: day.ends_at });
  });

  it.each(['Mars/Olympus', '', '+01:00', '../etc', 'Europe/Berlin\n'])('%j is no place', (name) => {
    expect(timezoneSchema.safeParse(name).success).toBe(false);
  });
});

const used = (spent: number, reserved = 0): Used => ({
  spent: { ...NOTHING, calls: spent },
  reserved: { ...NOTHING, calls: reserved },
});
const ask = { ...NOTHING, calls: 1, price_known: true };

describe('a limit', () => {
  const hard = (actor: string, most: number): Limit => ({ actor, unit: 'calls', hard: most });

  it('counts what is reserved as if it were spent', () => {
    const limits = [hard('all', 3)];
    expect(decideBudget(limits, 'claude', new Map([['all', used(1, 1)]]), ask).code).toBeUndefined();
    expect(decideBudget(limits, 'claude', new Map([['all', used(2, 1)]]), ask)).toMatchObject({
      code: 'budget_exceeded',
      limit: { spent: 2, reserved: 1, hard: 3 },
      asked: 1,
    });
  });

  it('of each caller holds for its own use, and one by name for nobody else', () => {
    const full = new Map([['claude', used(1)]]);
    expect(decideBudget([hard('each', 1)], 'claude', full, ask).code).toBe('budget_exceeded');
    expect(decideBudget([hard('each', 1)], 'codex', full, ask).code).toBeUndefined();
    expect(decideBudget([hard('claude', 1)], 'codex', full, ask).code).toBeUndefined();
    expect(limitsFor([hard('claude', 1)], 'codex', full)).toEqual([]);
  });

  it('of zero lets nothing through', () => {
    expect(decideBudget([hard('all', 0)], 'claude', new Map(), ask).code).toBe('budget_exceeded');
  });

  it('of cost lets no call through whose price is not known', () => {
    const limits: Limit[] = [{ actor: 'all', unit: 'cost_nano', hard: 100 }];
    expect(decideBudget(limits, 'claude', new Map(), { ...ask, price_known: false }).code).toBe('price_unknown');
    expect(decideBudget([], 'claude', new Map(), { ...ask, price_known: false }).code).toBeUndefined();
  });

  it('that is soft warns and refuses nothing', () => {
    const limits: Limit[] = [{ actor: 'all', unit: 'calls', soft: 1 }];
    expect(decideBudget(limits, 'claude', new Map([['all', used(1)]]), ask)).toMatchObject({
      neared: [{ reached: 2 }],
    });
    expect(decideBudget(limits, 'claude', new Map(), ask)).toMatchObject({ neared: [] });
  });

  it.each([
    { actor: 'all', unit: 'calls' },
    { actor: 'all', unit: 'calls', hard: -1 },
    { actor: 'all', unit: 'calls', hard: 1.5 },
    { actor: 'all', unit: 'calls', soft: 2, hard: 1 },
    { actor: 'all', unit: 'dollars', hard: 1 },
    { actor: 'no name', unit: 'calls', hard: 1 },
  ])('%j is none', (limit) => {
    expect(limitSchema.safeParse(limit).success).toBe(false);
    expect(documentSchema.safeParse({ limits: [limit] }).success).toBe(false);
  });

  it('never lets random callers pass it, whatever they spend of what they reserved', () => {
    const calls = fc.array(fc.record({ asked: fc.nat(50), part: fc.nat(100), ends: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.nat(200), calls, (most, made) => {
        const limits: Limit[] = [{ actor: 'all', unit: 'tokens', hard: most }];
        let state: Used = { spent: NOTHING, reserved: NOTHING };
        for (const { asked, part, ends } of made) {
          const reserved = { ...NOTHING, tokens: asked };
          const verdict = decideBudget(limits, 'a', new Map([['all', state]]), { ...reserved, price_known: true });
          if (verdict.code !== undefined) continue;
          state = { spent: state.spent, reserved: addAmounts(state.reserved, reserved) };
          if (ends) {
            const spent = { ...NOTHING, tokens: Math.floor((asked * part) / 100) };
            state = { spent: addAmounts(state.spent, spent), reserved: takeAmounts(state.reserved, reserved) };
          }
          expect(state.spent.tokens + state.reserved.tokens).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

it('a call is counted for all callers and for its own', () => {
  expect(scopesOf('claude')).toEqual(['all', 'claude']);
});
