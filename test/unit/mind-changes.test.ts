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

/** How two sentences meet: only the later value holds, one line is made of both, or nothing comes of it. */
function meeting({ earlier, later }: ChangePair): ChangePair['sort'] {
  const [one, other] = [said(earlier), said(later)];
  if (one.subject !== other.subject || one.value === null || other.value === null) return 'two';
  return one.value === other.value ? 'same' : 'changes';
}

test('at least four of five later words take the place of the earlier ones, however they are put', () => {
  const changes = PAIRS.filter(({ sort }) => sort === 'changes');
  expect(changes.length).toBeGreaterThanOrEqual(145);
  expect(changes.filter((pair) => meeting(pair) === 'changes').length / changes.length).toBeGreaterThanOrEqual(0.8);
});

describe.each([
  ['two ways to say the same are one line', 'same'],
  ['of two things both hold', 'two'],
] as const)('%s', (_, sort) => {
  test.each(PAIRS.filter((pair) => pair.sort === sort).map((pair) => [pair.earlier, pair.later, pair] as const))(
    '%s, and %s',
    (_one, _other, pair) => {
      expect(meeting(pair)).toBe(sort);
    },
  );
});
