// Random commands, legal and illegal, against a model that knows only the rules: the same refusals, the same states, the
// same next step, whoever asks and whatever time it is. `THROUGHLINE_FAULTS=all` tries for much longer.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_FAULTS, FAST_FOLDER } from '../support/crash.ts';
import { DIALECTS, type DialectName } from '../support/fixture.ts';
import { SideBySide, commandsArbitrary, provingArbitrary } from '../support/work-commands.ts';
import { createWorkFixture, newProject, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const RUNS = ALL_FAULTS ? { sqlite: 3_000, postgres: 600 } : { sqlite: 16, postgres: 4 };

/** So that nobody believes in a run in which everything was refused. */
const MUST_HAPPEN = [
  ...['add_task', 'start_task', 'block_task', 'complete_task', 'archive_task', 'update_task', 'update_checkpoint'],
  ...['resolve_blocker', 'claim_next', 'claim_task', 'undo', 'rollback', 'pause_goal'],
].map((name) => `work.${name} done`);
const MUST_BE_REFUSED = [
  ...['start_task invalid_transition', 'start_task dependencies_open', 'update_task dependency_cycle'],
  ...['complete_task invalid_transition', 'complete_task task_claimed', 'undo changed_since'],
].map((name) => `work.${name}`);

const MUST_BE_PROVED = [
  ...['a run', 'a word', 'an override'].map((how) => `completed by ${how}`),
  ...['prove_task done', 'prove_task criterion_changed', 'prove_task task_done'].map((name) => `work.${name}`),
  ...['complete_task proof_required', 'complete_task evidence_missing'].map((name) => `work.${name}`),
];

/** For nobody in particular, for people and for agents. */
const MUST_BE_OFFERED = [
  ...['doing', 'blocked', 'ready', 'propose'],
  ...['doing', 'blocked', 'ready', 'waiting', 'propose'].map((rank) => `${rank} for an agent`),
].map((rank) => `next step ${rank}`);

const openTwo = async (dialect: DialectName) => {
  const fixture = createWorkFixture(dialect, 1, FAST_FOLDER);
  return { fixture, processes: [await fixture.open(), await fixture.open()] as const };
};

describe.each(DIALECTS)('work on %s', (dialect) => {
  let fixture: WorkFixture;
  let processes: readonly [WorkProcess, WorkProcess];
  beforeAll(async () => {
    ({ fixture, processes } = await openTwo(dialect));
  });
  afterAll(() => fixture.dispose());

  it('[ACL-02] [ACL-04] does what its rules say, and nothing else, after every command', async () => {
    const tally = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(commandsArbitrary(40), async (commands) => {
        const { project_id } = await newProject(processes[0], { goals: [] });
        const both = new SideBySide(fixture, processes, project_id);
        for (const command of commands) {
          await both.run(command);
          await both.compareNextSteps();
        }
        await both.compareStates();
        for (const [what, count] of both.tally) tally.set(what, (tally.get(what) ?? 0) + count);
      }),
      { seed: 11, numRuns: RUNS[dialect], endOnFailure: true },
    );
    // Few runs fit where every command has to travel.
    const expected = dialect === 'sqlite' ? [...MUST_HAPPEN, ...MUST_BE_REFUSED, ...MUST_BE_OFFERED] : [];
    expect(expected.filter((what) => !tally.has(what))).toEqual([]);
  });

  it('completes a task by what was run and what is claimed, as its checks want it', async () => {
    const tally = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(provingArbitrary(40), async (commands) => {
        const { project_id } = await newProject(processes[0], { goals: [] });
        const both = new SideBySide(fixture, processes, project_id);
        for (const command of commands) {
          await both.run(command);
          await both.compareNextSteps();
        }
        await both.compareStates();
        for (const [what, count] of both.tally) tally.set(what, (tally.get(what) ?? 0) + count);
      }),
      { seed: 5, numRuns: RUNS[dialect], endOnFailure: true },
    );
    const expected = dialect === 'sqlite' ? MUST_BE_PROVED : [];
    expect(expected.filter((what) => !tally.has(what))).toEqual([]);
  });

  it('[ACL-04] [ACL-19] gives the same next step to a process that opens it later', async () => {
    await fc.assert(
      fc.asyncProperty(commandsArbitrary(30), async (commands) => {
        const { project_id } = await newProject(processes[0], { goals: [] });
        const both = new SideBySide(fixture, processes, project_id);
        for (const command of commands) await both.run(command);
        const later = await fixture.open();
        await both.compareNextSteps(later);
        await both.compareStates(later);
        await later.ledger.close();
        await later.store.close();
      }),
      { seed: 7, numRuns: ALL_FAULTS ? 100 : 2, endOnFailure: true },
    );
  });

  it('[ACL-04] does not let the order in which unrelated things came decide', async () => {
    const [process] = processes;
    /** Goals of different priorities with a task each, made in this order, among things that do not count. */
    const ask = async (goals: readonly number[], tasks: readonly number[], noise: readonly boolean[]) => {
      const other = await newProject(process, { goals: [0] });
      const { project_id } = await newProject(process, { goals: [] });
      const { goal_id: idle } = await process.call('work.create_goal', { project_id, text: 'Idle', priority: 0 });
      await process.call('work.pause_goal', { project_id, goal_id: idle });
      const ids = new Map<number, string>();
      for (const priority of goals) {
        const input = { project_id, text: `Goal ${priority}`, priority };
        ids.set(priority, (await process.call('work.create_goal', input)).goal_id);
      }
      for (const [at, priority] of tasks.entries()) {
        if (noise[at]) {
          await process.call('work.add_task', { project_id: other.project_id, goal_id: 'G1', title: 'Elsewhere' });
          await process.call('work.add_task', { project_id, goal_id: idle, title: 'Idle', priority: 0 });
        }
        const goal_id = ids.get(priority) ?? '';
        await process.call('work.add_task', { project_id, goal_id, title: `Task ${priority}` });
      }
      const { rank, title, otherwise } = await process.call('work.get_next_step', { project_id });
      return { rank, title, otherwise: otherwise?.title };
    };
    const priorities = fc.subarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 4 });
    const orders = priorities.chain((all) => {
      const shuffled = fc.shuffledSubarray(all, { minLength: all.length });
      return fc.tuple(fc.constant(all), shuffled, shuffled, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }));
    });
    await fc.assert(
      fc.asyncProperty(orders, async ([sorted, goals, tasks, noise]) => {
        const expected = { rank: 'ready', title: `Task ${sorted[0]}`, otherwise: `Task ${sorted[1]}` };
        expect(await ask(goals, tasks, noise)).toEqual(expected);
      }),
      { seed: 8, numRuns: ALL_FAULTS ? 200 : 6, endOnFailure: true },
    );
  });
});

/** By the order in which they come: where a decision is made twice, as on Postgres, ids are drawn twice. */
function withoutIds(told: unknown): unknown {
  const seen = new Map<string, number>();
  const text = JSON.stringify(told).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    seen.set(id, seen.get(id) ?? seen.size);
    return `id ${seen.get(id)}`;
  });
  return JSON.parse(text);
}

describe('work', () => {
  it('[ACL-04] says the same on both databases, word for word', async () => {
    const told: unknown[] = [];
    const [commands] = fc.sample(commandsArbitrary(60), { seed: 11, numRuns: 1 });
    for (const dialect of DIALECTS) {
      const { fixture, processes } = await openTwo(dialect);
      try {
        const { project_id } = await newProject(processes[0], { goals: [] });
        const both = new SideBySide(fixture, processes, project_id);
        const answers: unknown[] = [];
        for (const command of commands ?? []) {
          await both.run(command);
          for (const owner of ['left', 'claude:left'])
            answers.push(await processes[0].call('work.get_next_step', { project_id, owner }));
        }
        const { goals, tasks } = await processes[1].call('work.get_state', { project_id });
        // Postgres has a time of its own.
        const dateless = (record: object) => ({ ...record, created_at: null, updated_at: null });
        told.push(withoutIds({ answers, goals: goals.map(dateless), tasks: tasks.map(dateless) }));
      } finally {
        await fixture.dispose();
      }
    }
    expect(told[1]).toEqual(told[0]);
  });
});
