// The record of a sweep in parts: what it continues, what it refuses, and what its counts add up to.
import { expect, test } from 'vitest';
import { misfitOf, parseRecord, partsToRun, sumOf, type PartLine } from '../faults/fault-record.ts';

const line = (part: number, counts: Record<string, number>, more: Partial<PartLine> = {}): PartLine => ({
  commit: 'c1',
  what: 'bit-flips',
  part,
  of: 2,
  passed: true,
  seconds: 3,
  kinds: [{ kind: 'flips', counts }],
  ...more,
});
const textOf = (...lines: readonly PartLine[]) => lines.map((one) => `${JSON.stringify(one)}\n`).join('');

test('a record is read line by line, without a last one that was never ended', () => {
  const lines = [line(1, { detected: 1 }), line(2, { detected: 2 })];
  expect(parseRecord(textOf(...lines))).toEqual(lines);
  expect(parseRecord(`${textOf(...lines)}{"commit":"c1","what":"bit`)).toEqual(lines);
  expect(parseRecord('')).toEqual([]);
  expect(() => parseRecord(`${textOf(line(1, {}))}{}\n`)).toThrow('Line 2 of the record');
  expect(() => parseRecord('not JSON\n')).toThrow('Line 1 of the record');
});

test('a record of another commit or of other parts is not continued', () => {
  const run = { commit: 'c1', sweeps: ['bit-flips'], parts: 2 };
  expect(misfitOf([line(1, {})], run)).toBeUndefined();
  expect(misfitOf([line(1, {})], { ...run, commit: 'c2' })).toContain('The record is of commit c1, this is c2');
  expect(misfitOf([line(1, {})], { ...run, parts: 3 })).toContain('bit-flips in 2 parts, not 3');
  expect(misfitOf([line(1, {})], { ...run, parts: 3, sweeps: ['io-errors'] })).toBeUndefined();
});

test('a part is run unless it passed the last time it ran', () => {
  const lines = [line(1, {}), line(2, {}, { passed: false })];
  const all = { begin: 1, parts: 2 };
  expect(partsToRun(lines, 'bit-flips', all)).toEqual([2]);
  expect(partsToRun(lines, 'io-errors', all)).toEqual([1, 2]);
  expect(partsToRun([...lines, line(2, {})], 'bit-flips', all)).toEqual([]);
});

test('a call can begin at a later part and leaves the earlier ones to another', () => {
  expect(partsToRun([], 'bit-flips', { begin: 3, parts: 4 })).toEqual([3, 4]);
  expect(partsToRun([line(4, {}, { of: 4 })], 'bit-flips', { begin: 3, parts: 4 })).toEqual([3]);
  expect(partsToRun([line(3, {}, { of: 4 })], 'bit-flips', { begin: 1, parts: 4 })).toEqual([1, 2, 4]);
});

test('counts are added up by kind, a part that ran twice once', () => {
  const once = line(2, { detected: 9, inert: 9, silent: 9 }, { passed: false });
  const lines = [line(1, { detected: 3, inert: 1, silent: 0 }), once, line(2, { detected: 4, inert: 2, silent: 0 })];
  expect(sumOf(lines)).toEqual({
    isBroken: false,
    lines: ['bit-flips: 2 of 2 parts, 6 s', '  flips: 7 detected, 3 inert, 0 silent'],
  });
});

test('what was silent, lost or failed breaks the sum, and so does a finished sweep that never met something', () => {
  expect(sumOf([line(1, { detected: 3, silent: 1 })]).isBroken).toBe(true);
  expect(sumOf([line(1, { points: 3, lost: 1 })]).isBroken).toBe(true);
  const failed = sumOf([line(1, { points: 3, lost: 0 }, { passed: false })]);
  expect(failed).toMatchObject({
    isBroken: true,
    lines: expect.arrayContaining(['  BROKEN: the tests failed in part 1']) as unknown,
  });
  const none = { detected: 3, inert: 0, silent: 0 };
  expect(sumOf([line(1, none)]).isBroken).toBe(false);
  expect(sumOf([line(1, none), line(2, none)])).toMatchObject({
    isBroken: true,
    lines: expect.arrayContaining(['  BROKEN: nothing was inert']) as unknown,
  });
});
