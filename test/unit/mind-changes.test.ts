// Which sentences are about one thing of which only the later value holds. A wrong meeting supersedes what holds, so it weighs more than a
// missed one.
import { describe, expect, test } from 'vitest';
import { subjectSaid } from '../../src/mind/observe/observe-speech.ts';
import { sentencesOf } from '../../src/mind/observe/reading.ts';
import type { Subject } from '../../src/mind/observe/settings.ts';
import { changePairs, type ChangePair } from '../support/change-set/changes.ts';

const PAIRS = changePairs();

function said(text: string): Subject {
  const [sentence] = sentencesOf(text);
  if (!sentence) throw new TypeError(`"${text}" is no sentence`);
  return subjectSaid(sentence);
}

function replaces({ earlier, later }: ChangePair): boolean {
  const [one, other] = [said(earlier), said(later)];
  return one.subject === other.subject && one.value !== null && other.value !== null && one.value !== other.value;
}

test('at least four of five later words take the place of the earlier ones, however they are put', () => {
  const changes = PAIRS.filter(({ meets }) => meets);
  expect(changes.length).toBeGreaterThanOrEqual(130);
  expect(changes.filter((pair) => replaces(pair)).length / changes.length).toBeGreaterThanOrEqual(0.8);
});

describe('of two things both hold', () => {
  test.each(PAIRS.filter(({ meets }) => !meets).map((pair) => [pair.earlier, pair.later, pair] as const))(
    '%s, and %s',
    (_, __, pair) => {
      expect(replaces(pair)).toBe(false);
    },
  );
});
