// ACL-06: what may be written to an external memory. If it changes daily, it does not belong there.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { idsIn } from '../../src/base/memory-boundary.ts';
import { checkLearning, markersOf } from '../../src/work/memory/boundary.ts';
import type { Learning } from '../../src/work/memory/contract.ts';

const OURS = '018f3c5e-7a1b-7c2d-8e3f-0123456789ab';
const FOREIGN = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const marks = (text: string, source?: string) =>
  markersOf({ kind: 'fact', text, ...(source !== undefined && { source }) }).map(({ marker }) => marker);

describe('task status is refused', () => {
  test.each([
    'Task 12 is done',
    'T12 done',
    'The login task is blocked',
    'The parser task in the compiler module is still in progress.',
    'the migration has been completed',
    'This ticket is open',
    'Our PR is merged',
    'Goal: marked as done',
    'status: doing',
    'Status is "blocked"',
    'Checkout feature: unfinished',
    'TASK  12\nis   DONE',
    'T\u200bask 12 is d\u200bone',
    'Ｔａｓｋ １２ ｉｓ ｄｏｎｅ',
    'The refactoring’s paused',
  ])('%j', (text) => {
    expect(marks(text)).toEqual(expect.arrayContaining([expect.stringMatching(/status|record/)]));
  });
});

describe('progress is refused', () => {
  test.each([
    'We are 80% done',
    'The migration is at 45%',
    'About 30 percent of the endpoints',
    '3 of 7 tasks were converted',
    '12/40 files migrated',
    '5 tests are failing',
    'I just finished the parser',
    'We have started the rewrite',
    "I'm working on the cache",
    'We are about to deploy',
    'The exporter is almost done',
    'WIP on the exporter',
    'Progress: parser, lexer',
    '- [x] lexer\n- [ ] parser',
  ])('%j', (text) => {
    expect(marks(text)).toEqual(expect.arrayContaining(['progress']));
  });
});

describe('checkpoints, next steps and blockers are refused', () => {
  test.each([
    'Next step: run the tests',
    'The next step is to run the tests',
    'next up: docs',
    'TODO: write docs',
    'Remaining work is the CLI',
    'Where we left off: the parser compiles',
    'We left off at the lexer',
    'Pick up where the last session ended',
    'Resume from line 40',
    'Blocked by the missing API key',
    'It is waiting for a review',
    'Blocker: no access',
  ])('%j', (text) => {
    expect(marks(text)).toEqual(expect.arrayContaining([expect.stringMatching(/next step|checkpoint|blocker/)]));
  });
});

describe('what changes daily is refused', () => {
  test.each([
    'Currently the build takes a minute',
    'Today the server was slow',
    'The server is down right now',
    'As of now there is no cache',
    'This week Ann reviews',
    'The release is due by Friday',
    'The suite is still failing',
    'For now, use the old endpoint',
  ])('%j', (text) => {
    expect(marks(text)).toEqual(expect.arrayContaining(['daily']));
  });
});

describe('our records are refused in any form', () => {
  test.each([
    `See ${OURS}`,
    `See ${OURS.toUpperCase()}`,
    'See task:12',
    'Look at checkpoint:12@40.',
    'Look at (file:src/main.ts#L1-L9)',
    'canon:style@3 says so',
    '{"task_id": "x", "title": "y"}',
    '"{\\"next_step\\": \\"run\\"}"',
    'needed_context_refs: [a]',
    'depends_on = 3',
    'fencing_token: 4',
    'goal #3 comes first',
    'Checkpoint 40 has it',
  ])('%j', (text) => {
    expect(marks(text)).toEqual(expect.arrayContaining([expect.stringMatching(/record|ref/)]));
  });

  test('ids and numbers that the project has, and only those', () => {
    const known = new Set([FOREIGN, 'T12']);
    expect(idsIn(`tenant ${FOREIGN}, T12, #7, G3`)).toEqual([FOREIGN, 't12', '#7', 'g3']);
    expect(markersOf({ kind: 'fact', text: `The tenant is ${FOREIGN}` })).toEqual([]);
    expect(markersOf({ kind: 'fact', text: `The tenant is ${FOREIGN}` }, known)).toEqual([
      { marker: 'record', found: FOREIGN },
    ]);
    expect(markersOf({ kind: 'fact', text: 'T12 needs Postgres' }, known)).toHaveLength(1);
    expect(markersOf({ kind: 'fact', text: 'Decided in #7' }, known)).toEqual([]);
  });

  test('in the source too, which may be a file or a page', () => {
    expect(marks('Use Postgres', 'task:12')).toEqual(['ref']);
    expect(marks('Use Postgres', `decided in ${OURS}`)).toEqual(['record']);
    expect(marks('Use Postgres', 'file:docs/decisions/0003-postgres.md')).toEqual([]);
    expect(marks('Use Postgres', 'https://example.org/adr/3')).toEqual([]);
  });
});

describe('stable learnings pass', () => {
  test.each([
    'Prefers tabs over spaces',
    'We decided to use Postgres for shared homes, because SQLite needs one host.',
    'Decided on 2026-03-01: no GraphQL.',
    'The API allows 100 requests per minute.',
    'Coverage must stay at least 80%.',
    'Keep CPU usage below 70 percent',
    'VAT in Germany is a rate of 19%',
    'A task is done when its acceptance criteria have evidence.',
    'A ticket is closed only after review.',
    'Deploys happen on Fridays.',
    "The user's time zone is Europe/Berlin.",
    'Never force-push to main.',
    'The staging database is at db.example.org:5432.',
    'Blocking I/O is not allowed in the event loop.',
    'Statuses are todo, doing, blocked and done.',
    'Progress bars are drawn with one character per step.',
    'The issue tracker is open to everybody.',
    'Tests use real parts instead of mocks',
    'Answers in German, code comments in English',
    'Configuration lives in src/config.ts and https://example.org/docs',
    'Node 24 is required for type stripping',
    'The company was founded in 1987',
    'Ann owns billing; Bob owns search',
    'Commit messages are imperative sentences.',
    'Retries wait 1 s, 2 s, 4 s',
    'Ratio 3:1 between reads and writes is typical',
    'Use the next free port',
    'The queue keeps 7 of its own workers',
    '24/7 support is part of the contract',
    'C++ modules are not supported by the build',
  ])('%j', (text) => {
    expect(marks(text)).toEqual([]);
  });
});

test('a refusal is typed, says what gave it away, and never repeats a secret', () => {
  const refusalFor = (learning: Learning): Refusal => {
    try {
      checkLearning(learning);
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    throw new Error('it passed');
  };
  expect(refusalFor({ kind: 'fact', text: 'Task 12 is done' })).toMatchObject({ code: 'memory_boundary' });
  expect(refusalFor({ kind: 'fact', text: 'Task 12 is done' }).message).toContain('“task 12 is done”');
  expect(refusalFor({ kind: 'status' as 'fact', text: 'Uses tabs' })).toMatchObject({ code: 'memory_boundary' });
  const secret = `ghp_${'a1B2'.repeat(10)}`;
  const refusal = refusalFor({ kind: 'fact', text: `The token is ${secret}` });
  expect(JSON.stringify(refusal)).not.toContain(secret);
  expect(refusal.message).toContain('secret');
});

test('a stable learning comes back as it was', () => {
  const learning: Learning = { kind: 'preference', text: 'Prefers tabs over spaces', source: 'Ann' };
  expect(checkLearning(learning)).toBe(learning);
});

test('[ACL-06] no text is accepted with a task’s status or a next step put anywhere into it', () => {
  const filler = fc.array(fc.constantFrom('we', 'use', 'Postgres', 'because', 'it', 'scales', ',', 'and'), {
    maxLength: 12,
  });
  const status = fc.constantFrom(
    'task 4 is done',
    'next step: deploy',
    'where we left off',
    `task ${OURS}`,
    '40% done',
  );
  fc.assert(
    fc.property(filler, status, filler, (before, middle, after) => {
      expect(marks([...before, middle, ...after].join(' '))).not.toEqual([]);
    }),
  );
});

test('the longest and worst text costs no more than a text', () => {
  for (const part of [
    'task ',
    'the task x ',
    '1 of 1 ',
    '12%',
    '[ ] ',
    'is is ',
    'file:',
    '"',
    '{',
    '\n',
    'a'.repeat(50),
  ]) {
    expect(Array.isArray(marks(part.repeat(1_000)))).toBe(true);
  }
});
