// The judgement on what two versions of the program did to one home, without any process.
import { expect, test } from 'vitest';
import { changeOf, checkChanges, shellOf, verdictOn, type Change, type WrittenRow } from './version-plan.ts';

const written = (change: Change, actor: string, at: number): WrittenRow => ({
  position: at,
  append_seq: at,
  actor,
  operation_id: change.operationId,
  payload: JSON.stringify({ title: change.text }),
});
const [first, second, third] = [0, 1, 2].map((n) => changeOf('seed', 'w0', n)) as [Change, Change, Change];

test('a change depends on seed, writer and number alone, and is the same for the library and the command line', () => {
  expect(changeOf('seed', 'w0', 7)).toEqual(changeOf('seed', 'w0', 7));
  const changes = Array.from({ length: 50 }, (_, n) => changeOf('seed', 'w0', n));
  expect(new Set(changes.map(({ operation }) => operation)).size).toBe(3);
  for (const { operationId, text, input, args } of changes) {
    expect(Object.values(input)).toEqual(expect.arrayContaining([operationId, text]));
    expect(args).toEqual(expect.arrayContaining([operationId, text]));
  }
});

test('before the upgrade the older version is acknowledged, after it the newer, and meanwhile either', () => {
  expect(verdictOn('older', 'before', 'before')).toBe('acknowledged');
  expect(verdictOn('newer', 'before', 'before')).toBe('refused');
  expect(verdictOn('older', 'after', 'after')).toBe('refused');
  expect(verdictOn('newer', 'after', 'after')).toBe('acknowledged');
  expect(verdictOn('older', 'before', 'upgrading')).toBe('either');
  expect(verdictOn('newer', 'upgrading', 'after')).toBe('either');
  expect(verdictOn('newer', 'upgrading', 'upgrading')).toBe('either');
});

test('a history in which every acknowledged change stands once, and the older version before the newer, is right', () => {
  const rows = [written(first, 'older:w0', 1), written(second, 'newer:w0', 2), written(third, 'newer:w0', 3)];
  expect(() => checkChanges(rows, [first, second])).not.toThrow();
});

test('an acknowledged change that is not there, there twice or there with other words is found', () => {
  const row = written(first, 'older:w0', 1);
  expect(() => checkChanges([row], [first, second])).toThrow('what was acknowledged is there once');
  expect(() => checkChanges([row, { ...row, position: 2, append_seq: 2 }], [first])).toThrow('there once');
  expect(() => checkChanges([{ ...row, payload: '{}' }], [first])).toThrow('there once');
});

test('a write of the older version behind one of the newer is found, by a library or on the command line', () => {
  const newer = written(first, 'newer:w0', 1);
  const promise = 'an older program writes nothing after a newer one has';
  expect(() => checkChanges([newer, written(second, 'older:w1', 2)], [])).toThrow(promise);
  const typed = changeOf('seed', shellOf('older'), 0);
  expect(() => checkChanges([newer, written(typed, 'cli:ada', 2)], [])).toThrow(promise);
});
