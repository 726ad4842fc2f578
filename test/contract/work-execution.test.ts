// ACL-16: a step by an executor, on both databases: exactly the checkpoint's context in, proposals out, one recorded
// result however often its process dies.
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../src/base/operation.ts';
import { refuse as refuseCommand } from '../../src/kernel/commands/contract.ts';
import type { Workflows } from '../../src/kernel/workflows/workflows.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createGit } from '../../src/kernel/git/git.ts';
import { createProjectFiles } from '../../src/store/project-files.ts';
import type { ExecutionStep, Executor, StepResult } from '../../src/work/contract.ts';
import { openWork, type WorkApi } from '../../src/work/open-work.ts';
import { workRegistration, workSchema } from '../../src/work/work.ts';
import { refusalOf } from '../support/expect-error.ts';
import { createFixture, DIALECTS, type Fixture, type Opened } from '../support/fixture.ts';

const MINUTE = 60_000;
const ADA: Call = { actor: 'ada' };
const CRITERION = 'It runs';
const NEXT: StepResult['changes'][number] = {
  operation: 'update_checkpoint',
  where_we_left_off: 'The parser reads everything.',
  next_step: 'Write its documentation',
  needed_context_refs: ['file:a.txt'],
};
const DONE: StepResult = {
  summary: 'It was easy.',
  changes: [NEXT, { operation: 'complete_task' }],
  evidence: [{ criterion: CRITERION, proof: 'Seen.' }],
};

interface Process extends Opened {
  readonly work: WorkApi;
}

describe.each(DIALECTS)('a step by an executor on %s', (dialect) => {
  let fixture: Fixture;
  let root: string;
  beforeEach(() => {
    fixture = createFixture(dialect);
    // Leases are renewed when the test lets time pass, and not by themselves.
    fixture.clock.park();
    mkdirSync(join(fixture.folder, 'project'));
    root = realpathSync(join(fixture.folder, 'project'));
    writeFileSync(join(root, 'a.txt'), 'one\n');
    writeFileSync(join(root, 'b.txt'), 'two\n');
  });
  afterEach(() => fixture.dispose());

  async function open(dying: (workflows: Workflows) => Workflows = (each) => each): Promise<Process> {
    const opened = await fixture.open({ sequences: [ledgerSchema, workSchema], kinds: [workRegistration] });
    const work = openWork({
      ...opened,
      ids: fixture.ids,
      clock: fixture.clock,
      files: createProjectFiles(),
      workflows: dying(opened.ledger.workflows),
      commands: {
        find: async () => {
          throw refuseCommand('unknown_command', 'There is none');
        },
      },
      codeIn: async () => undefined,
      git: createGit({ variable: () => undefined }),
      confirmed: { has: async () => false, add: async () => {} },
      openMemory: async () => undefined,
    });
    return { ...opened, work };
  }

  /** A task in progress whose checkpoint names one of the two files. */
  async function makeTask({ work }: Process, criteria: string[] = [CRITERION]) {
    const { project_id } = await work.projects.create({ name: 'p', root }, ADA);
    const { goal_id } = await work.goals.create({ project_id, text: 'Ship it' }, ADA);
    const { task } = await work.tasks.add({ project_id, goal_id, title: 'Parse', acceptance_criteria: criteria }, ADA);
    const { task_id } = task;
    await work.tasks.start({ project_id, task_id }, ADA);
    await work.checkpoints.update(
      {
        project_id,
        task_id,
        where_we_left_off: 'The test is red.',
        next_step: 'Make it pass',
        needed_context_refs: ['file:a.txt'],
      },
      ADA,
    );
    return { project_id, task_id };
  }

  function executing(result: unknown, onStep: (step: ExecutionStep) => unknown = () => {}) {
    const steps: ExecutionStep[] = [];
    const executor: Executor = {
      name: 'test',
      async execute(step) {
        steps.push(step);
        await onStep(step);
        return result as StepResult;
      },
    };
    return { executor, steps };
  }

  const typesAfter = async ({ work }: Process, project_id: string, after: number) =>
    (await work.reads.history({ project_id, after, limit: 100 }, ADA)).events.map(({ event_type: type }) => type);
  const headOf = async ({ ledger }: Process, id: string) => (await ledger.stream(id)).head_seq;

  it('[ACL-16] gets the step with exactly the context of its checkpoint, and what it proposes is recorded', async () => {
    const process = await open();
    const at = await makeTask(process);
    const before = await headOf(process, at.project_id);
    const { executor, steps } = executing(DONE);
    const ran = await process.work.executeStep(executor, at, ADA);
    expect(steps).toMatchObject([
      {
        project_id: at.project_id,
        run_id: ran.run_id,
        idempotency_key: ran.run_id,
        root,
        task: { task_id: at.task_id, number: 1, title: 'Parse', status: 'doing' },
        goal: { text: 'Ship it' },
        next_step: 'Make it pass',
        where_we_left_off: 'The test is red.',
        context: [{ ref: 'file:a.txt', status: 'loaded', content: 'one\n' }],
      },
    ]);
    expect(JSON.stringify(steps)).not.toContain('two');
    expect(ran).toMatchObject({
      resumed: false,
      executor: 'test',
      summary: 'It was easy.',
      recorded: ['update_checkpoint', 'complete_task'],
      task: { status: 'done', evidence: [{ criterion: CRITERION, proof: 'Seen.' }] },
      checkpoint: { next_step: 'Write its documentation', actor: 'ada/test' },
      context: [{ ref: 'file:a.txt', status: 'loaded' }],
    });
    expect(await typesAfter(process, at.project_id, before)).toEqual(['checkpoint.recorded', 'task.completed']);
    expect(await process.ledger.workflows.get(ran.run_id)).toMatchObject({
      kind: 'work.execute_step',
      status: 'completed',
    });
    expect(await process.ledger.jobs.get(ran.run_id)).toBeUndefined();
    // Which texts the executor saw is on record; the texts are not.
    const report = JSON.stringify(await process.ledger.workflows.describe(ran.run_id));
    expect(report).toContain('file:a.txt');
    expect(report).not.toContain('one\\n');
    expect(await process.work.claims.list({ project_id: at.project_id }, ADA)).toEqual([]);
    expect((await process.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('takes the task of the next step, starts it, and leaves it free with its checkpoint', async () => {
    const process = await open();
    const { project_id, task_id } = await makeTask(process);
    await process.work.tasks.pause({ project_id, task_id }, ADA);
    const { executor, steps } = executing({ changes: [NEXT] });
    expect(await process.work.executeStep(executor, { project_id }, ADA)).toMatchObject({
      task: { task_id, status: 'doing' },
      recorded: ['update_checkpoint'],
    });
    expect(await process.work.claims.list({ project_id }, ADA)).toEqual([]);
    expect(await process.work.executeStep(executor, { project_id }, ADA)).toMatchObject({ resumed: false });
    expect(steps.map(({ next_step }) => next_step)).toEqual(['Make it pass', 'Write its documentation']);
    expect(new Set(steps.map(({ run_id }) => run_id)).size).toBe(2);
  });

  it.each([
    ['block_task', { operation: 'block_task', blocker: 'No network' }, 'blocked'],
    ['pause_task', { operation: 'pause_task', reason: 'Later' }, 'todo'],
  ] as const)('records %s', async (_name, change, status) => {
    const process = await open();
    const at = await makeTask(process);
    const { executor } = executing({ changes: [change] });
    expect(await process.work.executeStep(executor, at, ADA)).toMatchObject({ task: { status } });
    if (status === 'blocked') {
      expect(await refusalOf(process.work.executeStep(executor, at, ADA))).toMatchObject({ code: 'blockers_open' });
    }
  });

  it.each([
    ['a proof that is missing', { ...DONE, evidence: [] }, 'evidence_missing'],
    ['a criterion that the task lacks', { ...DONE, evidence: [{ criterion: 'x', proof: 'y' }] }, 'unknown_criterion'],
    ['a checkpoint of two actions', { changes: [{ ...NEXT, next_step: 'Do this. Do that.' }] }, 'invalid_result'],
    ['no change', { changes: [] }, 'invalid_result'],
    [
      'two changes of the status',
      { changes: [{ operation: 'complete_task' }, { operation: 'pause_task' }] },
      'invalid_result',
    ],
    ['another operation', { changes: [{ operation: 'rollback', to_seq: 1 }] }, 'invalid_result'],
    [
      'a checkpoint with a blocker, and done',
      { ...DONE, changes: [{ ...NEXT, blockers: ['x'] }, DONE.changes[1]] },
      'blockers_open',
    ],
    ['nothing at all', undefined, 'invalid_result'],
  ])('records nothing of a result with %s, and frees the task', async (_name, result, code) => {
    const process = await open();
    const at = await makeTask(process);
    const before = await headOf(process, at.project_id);
    const { executor } = executing(result);
    expect(await refusalOf(process.work.executeStep(executor, at, ADA))).toMatchObject({
      code,
      details: { task_id: at.task_id },
    });
    expect(await headOf(process, at.project_id)).toBe(before);
    expect(await process.work.claims.list({ project_id: at.project_id }, ADA)).toEqual([]);
    expect(await process.work.executeStep(executing(DONE).executor, at, ADA)).toMatchObject({ resumed: false });
  });

  it('is refused before it begins where the task is held, done or not there, and leaves no run', async () => {
    const process = await open();
    const { project_id, task_id } = await makeTask(process);
    const { executor, steps } = executing(DONE);
    const run = (task: string) => refusalOf(process.work.executeStep(executor, { project_id, task_id: task }, ADA));
    await process.work.claims.claimTask({ project_id, task_id, owner: 'bob' }, ADA);
    expect(await run(task_id)).toMatchObject({ code: 'task_claimed', details: { owner: 'bob' } });
    expect(await run('T9')).toMatchObject({ code: 'unknown_task' });
    fixture.advance(16 * MINUTE);
    await process.work.tasks.complete({ project_id, task_id, evidence: 'Seen.' }, ADA);
    expect(await run(task_id)).toMatchObject({ code: 'task_done' });
    expect(await refusalOf(process.work.executeStep(executor, { project_id }, ADA))).toMatchObject({
      code: 'nothing_to_claim',
    });
    expect(steps).toEqual([]);
    expect(await process.ledger.workflows.list()).toEqual([]);
  });

  it('under an operation id is done once: again, it answers with what it made', async () => {
    const process = await open();
    const at = await makeTask(process);
    const { executor, steps } = executing({ changes: [NEXT] });
    const input = { ...at, operation_id: 'once' };
    const first = await process.work.executeStep(executor, input, ADA);
    const again = await process.work.executeStep(executor, input, ADA);
    expect(again).toEqual({ ...first, resumed: true });
    expect(steps).toHaveLength(1);
  });

  it('an interrupted one records nothing, frees the task, and can be run again', async () => {
    const process = await open();
    const at = await makeTask(process);
    const stopping = new AbortController();
    const waiting: Executor = {
      name: 'test',
      execute: (_step, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          stopping.abort();
        }),
    };
    const run = process.work.executeStep(waiting, at, { ...ADA, signal: stopping.signal });
    expect(await refusalOf(run)).toMatchObject({ code: 'step_interrupted' });
    expect(await process.work.claims.list({ project_id: at.project_id }, ADA)).toEqual([]);
    expect(await process.work.executeStep(executing(DONE).executor, at, ADA)).toMatchObject({ resumed: false });
  });

  // ── Lost claims ────────────────────────────────────────────────────────────────────────────────────────────

  it('one that lost its claim while it executed records nothing', async () => {
    const process = await open();
    const at = await makeTask(process);
    const { executor } = executing(DONE, () =>
      process.work.tasks.pause({ ...at, override: 'It is urgent elsewhere' }, { actor: 'bob', owner: 'bob' }),
    );
    expect(await refusalOf(process.work.executeStep(executor, at, ADA))).toMatchObject({ code: 'lease_lost' });
    const { task } = await process.work.reads.getTask(at, ADA);
    expect(task).toMatchObject({ status: 'todo', evidence: [] });
  });

  it('stops its executor when the claim cannot be renewed any more', async () => {
    const process = await open();
    const at = await makeTask(process);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const deaf: Executor = {
      name: 'test',
      execute: (_step, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          begin();
        }),
    };
    const run = refusalOf(process.work.executeStep(deaf, at, ADA));
    await begun;
    fixture.advance(16 * MINUTE);
    expect(await run).toMatchObject({ code: 'lease_lost' });
  });

  // ── Death ──────────────────────────────────────────────────────────────────────────────────────────────────

  const STEPS = ['claim', 'load', 'execute', 'validate', 'record.update_checkpoint', 'record.complete_task'];
  type Moment = 'before' | 'inside' | 'after';

  /** A process that dies at one step: before it, with its effect and without its record, or with both. */
  function dyingAt(step: string, moment: Moment) {
    const { promise: died, reject } = Promise.withResolvers<never>();
    died.catch(() => {});
    const die = (): Promise<never> => {
      reject(new Error('died'));
      return new Promise(() => {});
    };
    return (workflows: Workflows): Workflows => ({
      ...workflows,
      run: (id, options, fn) =>
        Promise.race([
          died,
          workflows.run(id, options, (wf) =>
            fn({
              id: wf.id,
              signal: wf.signal,
              sleep: (until) => wf.sleep(until),
              waitFor: (event, wait) => wf.waitFor(event, wait),
              async step(name, how, body) {
                if (name !== step) return wf.step(name, how, body);
                if (moment === 'before') return die();
                const result = await wf.step(name, how, async (context) => {
                  const done = await body(context);
                  return moment === 'inside' ? die() : done;
                });
                return moment === 'after' ? die() : result;
              },
            }),
          ),
        ]),
    });
  }

  it.each(STEPS.flatMap((step) => (['before', 'inside', 'after'] as const).map((moment) => [moment, step] as const)))(
    '[ACL-19] a process that dies %s %s leaves a run that ends in one recorded result',
    async (moment, step) => {
      const process = await open(dyingAt(step, moment));
      const at = await makeTask(process);
      const before = await headOf(process, at.project_id);
      const { executor, steps } = executing(DONE);
      await expect(process.work.executeStep(executor, at, ADA)).rejects.toThrow('died');
      fixture.abandon();
      // The run's lease of the dead process; the task's claim lasts longer.
      fixture.advance(MINUTE / 2);
      const next = await open();
      const ran = await next.work.executeStep(executor, at, ADA);
      expect(ran).toMatchObject({ resumed: true, task: { status: 'done' } });
      expect(await typesAfter(next, at.project_id, before)).toEqual(['checkpoint.recorded', 'task.completed']);
      expect(new Set(steps.map(({ run_id }) => run_id))).toEqual(new Set([ran.run_id]));
      expect(steps).toHaveLength(step === 'execute' && moment === 'inside' ? 2 : 1);
      expect(await next.ledger.workflows.list()).toMatchObject([{ workflow_id: ran.run_id, status: 'completed' }]);
      expect(await next.work.claims.list({ project_id: at.project_id }, ADA)).toEqual([]);
      expect((await next.ledger.verify({ deep: true })).problems).toEqual([]);
    },
  );

  it('days later, when the claim has expired, the step is executed again in a run of its own', async () => {
    const process = await open(dyingAt('execute', 'after'));
    const at = await makeTask(process);
    const { executor, steps } = executing(DONE);
    await expect(process.work.executeStep(executor, at, ADA)).rejects.toThrow('died');
    fixture.abandon();
    fixture.advance(3 * 24 * 60 * MINUTE);
    const next = await open();
    expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({ resumed: false, task: { status: 'done' } });
    expect(steps).toHaveLength(2);
    const statuses = (await next.ledger.workflows.list()).map(({ status, error_code }) => `${status} ${error_code}`);
    expect(statuses.toSorted()).toEqual(['completed null', 'failed lease_lost']);
  });

  it('is not resumed over a session that took the task meanwhile', async () => {
    const process = await open(dyingAt('execute', 'after'));
    const at = await makeTask(process);
    const { executor, steps } = executing(DONE);
    await expect(process.work.executeStep(executor, at, ADA)).rejects.toThrow('died');
    fixture.abandon();
    fixture.advance(16 * MINUTE);
    const next = await open();
    await next.work.claims.claimTask({ ...at, owner: 'bob' }, ADA);
    expect(await refusalOf(next.work.executeStep(executor, at, ADA))).toMatchObject({ code: 'task_claimed' });
    expect(steps).toHaveLength(1);
  });

  it('is not resumed over other context, nor by another executor', async () => {
    const process = await open(dyingAt('execute', 'before'));
    const at = await makeTask(process);
    const { executor, steps } = executing(DONE);
    await expect(process.work.executeStep(executor, at, ADA)).rejects.toThrow('died');
    fixture.abandon();
    fixture.advance(MINUTE / 2);
    const next = await open();
    const other = { ...executor, name: 'other' };
    expect(await refusalOf(next.work.executeStep(other, at, ADA))).toMatchObject({
      code: 'run_unfinished',
      details: { executor: 'test' },
    });
    writeFileSync(join(root, 'a.txt'), 'changed\n');
    expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({ resumed: false });
    expect(steps).toMatchObject([{ context: [{ content: 'changed\n', status: 'changed' }] }]);
  });

  const BOB: Call = { actor: 'bob', owner: 'bob' };
  const byBob = {
    where_we_left_off: 'Changed by a person.',
    next_step: 'Do something else',
    override: 'The step was wrong',
  };

  it.each(['load', 'execute', 'validate', 'record.update_checkpoint'])(
    'is not resumed over a checkpoint that a person wrote after it died before %s: the new step is executed',
    async (step) => {
      const process = await open(dyingAt(step, 'before'));
      const at = await makeTask(process);
      await expect(process.work.executeStep(executing(DONE).executor, at, ADA)).rejects.toThrow('died');
      fixture.abandon();
      fixture.advance(MINUTE / 2);
      const next = await open();
      await next.work.checkpoints.update({ ...at, ...byBob }, BOB);
      const { executor, steps } = executing(DONE);
      expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({
        resumed: false,
        task: { status: 'done' },
      });
      expect(steps).toMatchObject([{ next_step: 'Do something else', where_we_left_off: 'Changed by a person.' }]);
    },
  );

  it.each(['inside', 'after'] as const)(
    'does not finish a task that a person changed after it died %s recording its checkpoint',
    async (moment) => {
      const process = await open(dyingAt('record.update_checkpoint', moment));
      const at = await makeTask(process);
      await expect(process.work.executeStep(executing(DONE).executor, at, ADA)).rejects.toThrow('died');
      fixture.abandon();
      fixture.advance(MINUTE / 2);
      const next = await open();
      await next.work.checkpoints.update({ ...at, ...byBob }, BOB);
      const { executor, steps } = executing({ changes: [NEXT] });
      expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({
        resumed: false,
        task: { status: 'doing' },
      });
      expect(steps).toMatchObject([{ next_step: 'Do something else' }]);
    },
  );

  it('does not write over what a person changed while it executed', async () => {
    const process = await open();
    const at = await makeTask(process);
    const { executor } = executing(DONE, () => process.work.checkpoints.update({ ...at, ...byBob }, BOB));
    expect(await refusalOf(process.work.executeStep(executor, at, ADA))).toMatchObject({ code: 'context_changed' });
    expect(await process.work.reads.getTask(at, ADA)).toMatchObject({
      task: { status: 'doing' },
      checkpoint: { next_step: 'Do something else' },
      claim: null,
    });
  });

  it('does not write over what a person changed after it was validated', async () => {
    const holder: { process?: Process; at?: { project_id: string; task_id: string } } = {};
    const process = await open((workflows) => ({
      ...workflows,
      run: (id, options, fn) =>
        workflows.run(id, options, (wf) =>
          fn({
            id: wf.id,
            signal: wf.signal,
            sleep: (until) => wf.sleep(until),
            waitFor: (event, wait) => wf.waitFor(event, wait),
            async step(name, how, body) {
              const result = await wf.step(name, how, body);
              if (name === 'validate' && holder.at) {
                await holder.process?.work.checkpoints.update({ ...holder.at, ...byBob }, BOB);
              }
              return result;
            },
          }),
        ),
    }));
    const at = await makeTask(process);
    Object.assign(holder, { process, at });
    expect(await refusalOf(process.work.executeStep(executing(DONE).executor, at, ADA))).toMatchObject({
      code: 'revision_conflict',
    });
    expect(await process.work.reads.getTask(at, ADA)).toMatchObject({ checkpoint: { next_step: 'Do something else' } });
  });

  it('is taken back by undo of its caller, who is told which record that was', async () => {
    const process = await open();
    const at = await makeTask(process);
    const { task } = await process.work.tasks.add({ project_id: at.project_id, goal_id: 'G1', title: 'Precious' }, ADA);
    await process.work.executeStep(executing({ changes: [NEXT] }).executor, at, ADA);
    expect(await process.work.undo({ project_id: at.project_id }, ADA)).toMatchObject({
      types: ['checkpoint.recorded'],
      records: ["task T1 'Parse'"],
    });
    expect(await process.work.reads.getTask(at, ADA)).toMatchObject({ checkpoint: { next_step: 'Make it pass' } });
    // A name that only begins alike is another caller.
    expect(await refusalOf(process.work.undo({ project_id: at.project_id }, { actor: 'ad' }))).toMatchObject({
      code: 'nothing_to_undo',
    });
    expect(await process.work.undo({ project_id: at.project_id }, ADA)).toMatchObject({
      types: ['task.created'],
      records: ["task T2 'Precious'"],
    });
    expect(await refusalOf(process.work.reads.getTask({ ...at, task_id: task.task_id }, ADA))).toMatchObject({
      code: 'unknown_task',
    });
  });

  it('is begun anew at once when the run that holds the task was cancelled', async () => {
    const process = await open(dyingAt('execute', 'before'));
    const at = await makeTask(process);
    await expect(process.work.executeStep(executing(DONE).executor, at, ADA)).rejects.toThrow('died');
    fixture.abandon();
    fixture.advance(MINUTE / 2);
    const next = await open();
    const [run] = await next.ledger.workflows.list();
    await next.ledger.workflows.cancel(run?.workflow_id ?? '', 'Not wanted', { actor: 'ada' });
    expect(await next.work.claims.list({ project_id: at.project_id }, ADA)).toHaveLength(1);
    const { executor } = executing(DONE);
    expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({ resumed: false, task: { status: 'done' } });
  });

  // ── A task that is not in progress ─────────────────────────────────────────────────────────────────────────

  it('a run without a result leaves a task that was not in progress as it was', async () => {
    const process = await open();
    const at = await makeTask(process);
    await process.work.tasks.pause(at, ADA);
    const before = await headOf(process, at.project_id);
    for (const [result, code] of [
      [{ changes: [] }, 'invalid_result'],
      [{ changes: [{ operation: 'complete_task' }] }, 'evidence_missing'],
    ] as const) {
      expect(await refusalOf(process.work.executeStep(executing(result).executor, at, ADA))).toMatchObject({ code });
    }
    expect(await headOf(process, at.project_id)).toBe(before);
    expect(await process.work.reads.getTask(at, ADA)).toMatchObject({ task: { status: 'todo' }, claim: null });
  });

  it('a task that is not in progress is started with its result', async () => {
    const process = await open();
    const at = await makeTask(process);
    await process.work.tasks.pause(at, ADA);
    const before = await headOf(process, at.project_id);
    expect(await process.work.executeStep(executing(DONE).executor, at, ADA)).toMatchObject({
      task: { status: 'done' },
      recorded: ['update_checkpoint', 'complete_task'],
    });
    expect(await typesAfter(process, at.project_id, before)).toEqual([
      'task.started',
      'checkpoint.recorded',
      'task.completed',
    ]);
  });

  it.each(['before', 'inside', 'after'] as const)(
    '[ACL-19] a process that dies %s starting the task leaves a run that ends in one recorded result',
    async (moment) => {
      const process = await open(dyingAt('record.start_task', moment));
      const at = await makeTask(process);
      await process.work.tasks.pause(at, ADA);
      const before = await headOf(process, at.project_id);
      const { executor, steps } = executing(DONE);
      await expect(process.work.executeStep(executor, at, ADA)).rejects.toThrow('died');
      fixture.abandon();
      fixture.advance(MINUTE / 2);
      const next = await open();
      expect(await next.work.executeStep(executor, at, ADA)).toMatchObject({ resumed: true, task: { status: 'done' } });
      expect(steps).toHaveLength(1);
      expect(await typesAfter(next, at.project_id, before)).toEqual([
        'task.started',
        'checkpoint.recorded',
        'task.completed',
      ]);
    },
  );

  it('a task that could not be started is not executed', async () => {
    const process = await open();
    const { project_id, task_id } = await makeTask(process);
    const { task } = await process.work.tasks.add(
      { project_id, goal_id: 'G1', title: 'Later', depends_on: [task_id] },
      ADA,
    );
    const { executor, steps } = executing({ changes: [NEXT] });
    const run = () => refusalOf(process.work.executeStep(executor, { project_id, task_id: task.task_id }, ADA));
    expect(await run()).toMatchObject({ code: 'dependencies_open' });
    expect(steps).toEqual([]);
    expect(await process.ledger.workflows.list()).toEqual([]);
  });

  it('is executed by one process at a time', async () => {
    const [one, two] = [await open(), await open()];
    const at = await makeTask(one);
    const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { executor, steps } = executing(DONE, async () => {
      begin();
      await opened;
    });
    const first = one.work.executeStep(executor, at, ADA);
    await begun;
    const stopping = new AbortController();
    let said = '';
    const second = refusalOf(
      two.work.executeStep(executor, at, {
        ...ADA,
        signal: stopping.signal,
        onStderr: (text) => {
          said += text;
          stopping.abort();
        },
      }),
    );
    expect(await second).toMatchObject({ code: 'step_interrupted' });
    expect(said).toContain('cut off');
    expect(said).not.toContain('The run was cut off');
    letGo();
    expect(await first).toMatchObject({ task: { status: 'done' } });
    expect(steps).toHaveLength(1);
  });
});
