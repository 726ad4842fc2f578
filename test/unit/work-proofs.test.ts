// Checks and proofs, given / when / then: which command may stand beside a criterion, which proof counts, what is told
// to a caller without one.
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { checksSchema, type CodeAtHand, type SetCheck } from '../../src/work/contract.ts';
import { completeTask, proveTask, updateTask, type FoundTask } from '../../src/work/rules/decide-tasks.ts';
import { unansweredOf } from '../../src/work/rules/answered-criteria.ts';
import { commandOf, isCommand, placeChecks, proveLine } from '../../src/work/rules/proofs.ts';
import type { TaskEntity } from '../../src/work/state/entities.ts';
import type { NewWorkEvent } from '../../src/work/state/events.ts';
import { A_COMMIT, aProof, aRun } from '../support/a-proof.ts';

const AT = '2026-01-01T00:00:00.000Z';
const CRITERIA = ['It reads well', 'All tests pass'];
const CHECK: SetCheck = { criterion: 'All tests pass', command: 'npm test', set_by: 'mcp:claude' };
const CLEAN: CodeAtHand = { commit: A_COMMIT, dirty: false, dirty_hash: null };
const BY_ANN = { actor: 'cli:ann', allowText: false };

function task(given: Partial<TaskEntity> = {}): FoundTask {
  const entity: TaskEntity = {
    ...{ goal_id: 'goal', number: 12, title: 'Build it', description: null, status: 'doing', priority: null },
    ...{ acceptance_criteria: CRITERIA, checks: [CHECK], depends_on: [], evidence: [], open_blockers: [] },
    ...{ archived: false, imported: null, created_seq: 3, status_seq: 3, changed_seq: 3 },
    ...{ created_at: AT, updated_at: AT },
  };
  return { id: 'task', entity: { ...entity, ...given } };
}

function refusalOf(decide: () => unknown): Refusal {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

const changesOf = (event: NewWorkEvent) => (event.payload as { changes: Partial<TaskEntity> }).changes;

const READ = { criterion: 'It reads well', proof: 'Read twice.' };
const ran = (given = {}) => ({ criterion: 'All tests pass', proof: 'Ran it.', executed: aRun(given) });

describe('a check', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['npm test\nrm -rf /', 'of two lines'],
    ['npm test\u2028rm', 'of two lines to Unicode'],
    ['npm\u0007 test', 'with a control character'],
    ['npm test\u202e', 'with a direction mark'],
    ['npm\u200b test', 'with a character that nobody sees'],
    ['x'.repeat(501), 'too long'],
  ])('%j is refused, because it is %s', (command) => {
    expect(checksSchema.safeParse([{ criterion: 'It runs', command }]).success).toBe(false);
  });

  it('stands beside a criterion of the task, once, and names the caller that set it', () => {
    expect(placeChecks('T1', CRITERIA, [{ criterion: 'all tests PASS', command: 'make' }], [], BY_ANN)).toEqual([
      { criterion: 'All tests pass', command: 'make', set_by: 'cli:ann' },
    ]);
    const foreign = refusalOf(() => placeChecks('T1', CRITERIA, [{ criterion: 'Fast', command: 'make' }], [], BY_ANN));
    expect(foreign.code).toBe('unknown_criterion');
    const twice = ['All tests pass', 'all tests pass'].map((criterion) => ({ criterion, command: 'make' }));
    expect(refusalOf(() => placeChecks('T1', CRITERIA, twice, [], BY_ANN)).code).toBe('invalid_check');
  });

  it('keeps the caller that set it when another one writes it again, and not when the command is another', () => {
    const given = (command: string) => [{ criterion: 'All tests pass', command }];
    const setBy = (command: string) => placeChecks('T1', CRITERIA, given(command), [CHECK], BY_ANN)[0]?.set_by;
    expect([setBy('npm test'), setBy('npm t')]).toEqual(['mcp:claude', 'cli:ann']);
  });

  it('that holds a secret is refused unless the caller says that it is none: without it, it would be another command', () => {
    const secret = [{ criterion: 'All tests pass', command: 'PASSWORD=hunter2hunter2 npm test' }];
    expect(refusalOf(() => placeChecks('T1', CRITERIA, secret, [], BY_ANN)).code).toBe('invalid_check');
    expect(placeChecks('T1', CRITERIA, secret, [], { ...BY_ANN, allowText: true })).toHaveLength(1);
  });

  it('goes with its criterion, and takes what proved it along', () => {
    const given = task({ evidence: [ran(), { criterion: null, proof: 'A note.' }] });
    const changes = changesOf(updateTask(given, { acceptance_criteria: ['It reads well', 'Tests pass'] }, {}));
    expect(changes).toMatchObject({ checks: [], evidence: [{ criterion: null }] });
    expect(changesOf(updateTask(given, { acceptance_criteria: CRITERIA.toReversed() }, {}))).toEqual({
      acceptance_criteria: CRITERIA.toReversed(),
    });
  });

  it('of a new criterion can be set together with it, and the event says what was there before', () => {
    const checks = { checks: [{ criterion: 'Fast', command: 'npm run bench' }], ...BY_ANN };
    const event = updateTask(task(), { acceptance_criteria: ['Fast'] }, {}, checks);
    expect(changesOf(event).checks).toEqual([{ criterion: 'Fast', command: 'npm run bench', set_by: 'cli:ann' }]);
    expect(event.payload).toMatchObject({ was: { checks: [CHECK], acceptance_criteria: CRITERIA } });
    const { checks: _none, ...entity } = task().entity;
    const first = updateTask({ id: 'task', entity }, {}, {}, { checks: [CHECK], ...BY_ANN });
    expect(first.payload).toMatchObject({ was: { checks: [] } });
  });

  it('of a task that is done stays as it is', () => {
    const set = () => updateTask(task({ status: 'done' }), {}, {}, { checks: [], ...BY_ANN });
    expect(refusalOf(set).code).toBe('task_done');
  });
});

describe('a run of a command', () => {
  it('becomes the proof of its criterion, in place of an earlier run', () => {
    const given = task({ evidence: [READ, ran({ commit: null })] });
    const evidence = changesOf(proveTask(given, aProof('All tests pass', {}, 'npm test'), {})).evidence ?? [];
    expect(evidence.map(({ criterion, executed }) => [criterion, executed?.commit])).toEqual([
      ['It reads well', undefined],
      ['All tests pass', A_COMMIT],
    ]);
    expect(evidence[1]?.proof).toBe('Ran `npm test`: exit code 0 after 1.2 s, at c0ffee000000.');
  });

  it.each([
    ['the criterion is another one', { acceptance_criteria: ['It reads well'] }, 'npm test'],
    ['the check is another one', { checks: [{ ...CHECK, command: 'npm run test' }] }, 'npm test'],
    ['the check is gone', { checks: [] }, 'npm test'],
    ['there is a check now', {}, null],
  ])('is no proof when %s meanwhile', (_, entity, check) => {
    const refusal = refusalOf(() => proveTask(task(entity), aProof('All tests pass', {}, check), {}));
    expect(refusal.code).toBe('criterion_changed');
  });

  it('of a task that is done or archived is refused', () => {
    const prove = (entity: Partial<TaskEntity>) => proveTask(task(entity), aProof('It reads well'), {});
    expect(refusalOf(() => prove({ status: 'done' })).code).toBe('task_done');
    expect(refusalOf(() => prove({ archived: true })).code).toBe('archived');
  });

  it('keeps less of its output where the task has little room left, and is not lost', () => {
    const evidence = [{ criterion: null, proof: '文'.repeat(19_000) }];
    const tail = '文'.repeat(1_000);
    const proved = changesOf(proveTask(task({ evidence }), aProof('It reads well', { tail }), {})).evidence ?? [];
    expect(proved.at(-1)?.executed?.tail).toBe('文'.repeat(200));
  });
});

describe('completing a task', () => {
  const complete = (given: FoundTask, code: CodeAtHand | undefined, override?: string) =>
    completeTask(given, [READ], [], {}, { code, override });

  it('takes an executed proof of the code at hand, with what the caller claims beside it', () => {
    const { evidence } = changesOf(complete(task({ evidence: [ran()] }), CLEAN));
    expect(evidence).toEqual([READ, ran()]);
  });

  it('takes an executed proof for a criterion that has no check', () => {
    const evidence = [{ criterion: 'It reads well', proof: 'Ran it.', executed: aRun() }];
    const event = completeTask(task({ checks: [], evidence }), [{ ...READ, criterion: 'All tests pass' }], [], {});
    expect(changesOf(event).status).toBe('done');
  });

  const dirty = { commit: A_COMMIT, dirty: true, dirty_hash: 'd'.repeat(64) };
  it.each([
    ['no run', [], CLEAN, 'not_run'],
    ['a claim only', [{ criterion: 'All tests pass', proof: 'They do.' }], CLEAN, 'not_run'],
    ['a run of another command', [ran({ command: 'true' })], CLEAN, 'not_run'],
    ['a run that came from a file', [ran({ imported: true })], CLEAN, 'not_run'],
    ['a run of another commit', [ran()], { ...CLEAN, commit: 'a'.repeat(40) }, 'stale'],
    ['a run before files were changed', [ran()], dirty, 'stale'],
    ['a run before other changes', [ran({ ...dirty, dirty_hash: 'e'.repeat(64) })], dirty, 'stale'],
    ['a run, and no word from git', [ran()], undefined, 'code_unknown'],
  ] as const)('with a check and %s is refused with the exact command', (_, evidence, code, why) => {
    const refusal = refusalOf(() => complete(task({ evidence: [...evidence] }), code));
    const run = 'throughline task prove T12 --criterion 2 -- npm test';
    expect(refusal.code).toBe('proof_required');
    expect(refusal.message).toContain(run);
    const required = [{ number: 2, criterion: 'All tests pass', command: 'npm test', why, run }];
    expect(refusal.details).toMatchObject({ task_id: 'task', run, required });
  });

  it('takes a run of a worktree with changes while those are the same', () => {
    expect(changesOf(complete(task({ evidence: [ran(dirty)] }), dirty)).status).toBe('done');
  });

  it('takes a claim or an older run for a reason, which stays with the proof', () => {
    const reason = 'The runner is down';
    const claimed = [READ, { criterion: 'All tests pass', proof: 'They did.' }];
    const event = completeTask(task(), claimed, [], {}, { code: CLEAN, override: reason });
    expect(changesOf(event).evidence).toEqual([claimed[0], { ...claimed[1], overridden: reason }]);
    const older = task({ evidence: [ran({ commit: 'a'.repeat(40) })] });
    expect(changesOf(complete(older, CLEAN, reason)).evidence?.[1]).toMatchObject({ overridden: reason });
    expect(refusalOf(() => complete(task(), CLEAN, reason)).code).toBe('evidence_missing');
  });

  it('records no override where none was needed', () => {
    expect(JSON.stringify(complete(task({ evidence: [ran()] }), CLEAN, 'Just in case'))).not.toContain('overridden');
  });
});

describe('what is still missing', () => {
  it('is a criterion whose check was not run, whatever was claimed for it', () => {
    const open = (evidence: TaskEntity['evidence']) => unansweredOf(task({ evidence }).entity);
    expect(open([READ, { criterion: 'All tests pass', proof: 'They do.' }])).toEqual(['All tests pass']);
    expect(open([ran()])).toEqual(['It reads well']);
    expect(open([{ criterion: 'All tests pass', proof: 'They do.', overridden: 'Down' }])).toEqual(['It reads well']);
  });
});

describe('the command that is typed', () => {
  it.each([
    [['npm', 'test'], 'npm test'],
    [['npm test'], 'npm test'],
    [['npm', 'test', '--', '--grep', 'a b'], 'npm test -- --grep "a b"'],
    [['npm', 'test', '--', '--grep', 'a b'], "npm test -- --grep 'a b'"],
    [['npm test && npm run lint'], 'npm test && npm run lint'],
    [['a=$HOME env'], 'a=$HOME env'],
  ])('%j is the check %j', (words, command) => expect(isCommand(words, command)).toBe(true));

  it.each([
    [['npm', 'run', 'test'], 'npm test'],
    [['npm', 'test', '&&', 'rm'], 'npm test && rm'],
    [['npm', 'test', '$HOME'], 'npm test $HOME'],
    [['npm', 'test', '--grep', 'a', 'b'], 'npm test --grep "a b"'],
    [['npm', 'test;', 'rm'], 'npm test; rm'],
    [['echo', '`rm`'], 'echo "`rm`"'],
  ])('%j is not the check %j', (words, command) => expect(isCommand(words, command)).toBe(false));

  it('runs its words as they are', () => {
    expect(commandOf(['grep', '-q', 'a b; rm', 'x'])).toBe("grep -q 'a b; rm' x");
  });

  it.each(['npm test', "test 'a b' && true", 'grep -c "$x" y', 'a  b'])(
    '%j is told so that a shell gives it back',
    (command) => {
      const line = proveLine(1, 1, command);
      expect(line.startsWith('throughline task prove T1 --criterion 1 -- ')).toBe(true);
      expect(isCommand(shellWords(line).slice(7), command)).toBe(true);
    },
  );
});

/** Words as a POSIX shell reads single quotes and blanks. */
function shellWords(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|\\'|[^\s'])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(')/g, (_all, inside?: string, sign?: string) => inside ?? sign ?? ''),
  );
}
