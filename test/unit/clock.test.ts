import { describe, expect, it } from 'vitest';
import { manualClock, systemClock, toTimestamp } from '../../src/base/clock.ts';
import { createIds, isUuid } from '../../src/base/ids.ts';
import { fraction, seededRandom, systemRandom } from '../../src/base/random.ts';

describe('the manual clock', () => {
  it('moves when the test advances it, and when a caller sleeps on it', async () => {
    const clock = manualClock(1_000);
    clock.advance(5);
    expect([clock.now(), clock.monotonic()]).toEqual([1_005, 5]);
    await clock.sleep(2.5);
    expect([clock.now(), clock.monotonic()]).toEqual([1_007, 7.5]);
    await clock.sleep(0.5);
    expect(clock.now()).toBe(1_008);
  });

  it('writes times in one form', () => {
    expect(toTimestamp(manualClock().now())).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('a macrotask', () => {
  it.each([
    ['system', systemClock],
    ['manual', manualClock()],
  ] as const)('of the %s clock comes after every microtask', async (_, clock) => {
    const order: string[] = [];
    const macrotask = clock.macrotask().then(() => order.push('macrotask'));
    let micro = Promise.resolve();
    for (let n = 0; n < 50; n += 1) micro = micro.then(() => {});
    await Promise.all([macrotask, micro.then(() => order.push('microtasks'))]);
    expect(order).toEqual(['microtasks', 'macrotask']);
  });
});

describe('ids', () => {
  it('are UUIDv7 that sort by creation, also within one millisecond and when the clock goes back', () => {
    const clock = manualClock();
    const ids = createIds(clock, seededRandom(7));
    const made: string[] = [];
    for (let n = 0; n < 10_000; n += 1) {
      if (n % 1_000 === 999) clock.advance(n % 2_000 === 999 ? 1 : -5);
      made.push(ids.uuid());
    }
    expect(made.every((id) => isUuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? ''))).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect(made.toSorted()).toEqual(made);
  });

  it('carry their time', () => {
    const id = createIds(manualClock(0x0123456789ab), systemRandom).uuid();
    expect(id.startsWith('01234567-89ab-7')).toBe(true);
  });

  it.each([
    '',
    'x',
    '01890A5D-AC96-774B-BCCE-B302099A8057',
    '01890a5d-ac96-774b-bcce-b302099a805',
    ' 01890a5d-ac96-774b-bcce-b302099a8057',
  ])('are not %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});

describe('seeded randomness', () => {
  it('gives the same bytes for the same seed, whatever the sizes asked for, and others for another', () => {
    const bytes = (seed: number) => Buffer.from(seededRandom(seed).fill(new Uint8Array(64))).toString('hex');
    expect(bytes(1)).toBe(bytes(1));
    expect(bytes(1)).not.toBe(bytes(2));
    expect(new Set(Array.from({ length: 500 }, (_, seed) => bytes(seed))).size).toBe(500);
  });

  it('gives fractions from 0 to below 1, spread evenly', () => {
    const random = seededRandom(3);
    const values = Array.from({ length: 10_000 }, () => fraction(random));
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const count = values.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1_150);
    }
  });
});
