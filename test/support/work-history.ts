// Random histories of one project: imports in any order, work by hand, undo, rollback, archiving and taking out again.
// What is refused is passed over; what counts is that the tables stand for the fold of what was done.
import fc from 'fast-check';
import { Refusal } from '../../src/base/errors.ts';
import type { EntityChange, StateDocument } from '../../src/ledger/contract.ts';
import { sql, type WriteTx } from '../../src/store/store.ts';
import { createImportPort } from '../../src/work/transfer/import-port.ts';
import { runImport } from '../../src/work/transfer/run-import.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { workRegistration } from '../../src/work/work.ts';
import type { InputOf, OperationName, WorkFixture, WorkProcess } from './work-fixture.ts';

export type HistoryStep =
  | { readonly op: 'import'; readonly tasks: readonly ImportedTask[] }
  | { readonly op: 'sample' | 'create' | 'undo' }
  | { readonly op: 'add'; readonly goal: number; readonly on: number | null; readonly priority: number | null }
  | { readonly op: 'rollback'; readonly back: number }
  | { readonly op: 'move'; readonly task: number; readonly move: Move }
  | { readonly op: 'wait_for'; readonly task: number; readonly on: number }
  | { readonly op: 'checkpoint'; readonly task: number; readonly blocks: boolean }
  | { readonly op: 'goal'; readonly goal: number; readonly move: GoalMove };

interface ImportedTask {
  readonly id: number;
  readonly status: 'pending' | 'in-progress' | 'blocked' | 'done';
  readonly on: number | null;
}

const MOVES = ['start', 'pause', 'block', 'complete', 'reopen', 'archive', 'unarchive'] as const;
type Move = (typeof MOVES)[number];
const GOAL_MOVES = ['pause', 'resume', 'finish', 'archive', 'unarchive'] as const;
type GoalMove = (typeof GOAL_MOVES)[number];

const at = fc.nat(7);
/** Few ids in any order: an id that comes again comes with another number, status or dependency. */
const imported = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom('pending' as const, 'in-progress' as const, 'blocked' as const, 'done' as const),
    on: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  { minLength: 1, maxLength: 4, selector: ({ id }) => id },
);
const anyStep: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('import' as const), tasks: imported }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('rollback' as const), back: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('move' as const), task: at, move: fc.constantFrom(...MOVES) }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('sample' as const, 'create' as const, 'undo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('add' as const),
      goal: at,
      on: fc.option(at),
      priority: fc.option(fc.nat(4)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('wait_for' as const), task: at, on: at }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('checkpoint' as const), task: at, blocks: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ op: fc.constant('goal' as const), goal: at, move: fc.constantFrom(...GOAL_MOVES) }),
  },
);

export const anyHistory = fc.array(anyStep, { minLength: 3, maxLength: 16 });

/** Lives through a history in a project of its own. `tally` counts what was done, and what was refused. */
export async function live(
  process: WorkProcess,
  fixture: WorkFixture,
  steps: readonly HistoryStep[],
  tally: Map<string, number>,
): Promise<string> {
  const { project_id } = await process.call('work.create_project', { name: 'history' });
  for (const step of steps) {
    fixture.advance(1_000);
    const outcome = await take(process, project_id, step);
    const what = `${step.op} ${outcome}`;
    tally.set(what, (tally.get(what) ?? 0) + 1);
  }
  return project_id;
}

async function take(process: WorkProcess, project_id: string, step: HistoryStep): Promise<string> {
  try {
    await run(process, project_id, step);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function run(process: WorkProcess, project_id: string, step: HistoryStep): Promise<unknown> {
  const call = <Name extends OperationName>(name: Name, input: object) =>
    process.call(name, { project_id, ...input } as InputOf<Name>);
  const task_id = 'task' in step ? await idOf(process, project_id, 'tasks', step.task) : '';
  const goal_id = 'goal' in step ? await idOf(process, project_id, 'goals', step.goal) : '';
  const other = 'on' in step && step.on !== null ? await idOf(process, project_id, 'tasks', step.on) : undefined;
  switch (step.op) {
    case 'import': {
      const plan = readImport(fileOf(step.tasks), { format: 'task-master' });
      return runImport(createImportPort(process), plan, { projectId: project_id, call: { actor: 'ada' } });
    }
    case 'sample':
      return call('work.add_sample', {});
    case 'create':
      return call('work.create_goal', { text: 'A goal', priority: 1 });
    case 'add':
      return call('work.add_task', {
        goal_id,
        title: 'A task',
        ...(other === undefined ? {} : { depends_on: [other] }),
        ...(step.priority === null ? {} : { priority: step.priority }),
      });
    case 'undo':
      return call('work.undo', {});
    case 'rollback': {
      const head = await process.headOf(project_id);
      return call('work.rollback', { to_seq: Math.max(1, head - step.back), reason: 'It went wrong' });
    }
    case 'move':
      return call(`work.${step.move}_task`, {
        task_id,
        ...(step.move === 'block' ? { blocker: 'It waits' } : {}),
        ...(step.move === 'complete' ? { evidence: 'Seen' } : {}),
      });
    case 'wait_for':
      return call('work.update_task', { task_id, depends_on: [other] });
    case 'checkpoint':
      return call('work.update_checkpoint', {
        task_id,
        where_we_left_off: 'In the middle of it.',
        next_step: 'Do the rest',
        blockers: step.blocks ? ['Obstacle'] : [],
      });
    default:
      return call(`work.${step.move}_goal`, { goal_id });
  }
}

function fileOf(tasks: readonly ImportedTask[]): string {
  const isThere = (id: number | null) => tasks.some((task) => task.id === id);
  return JSON.stringify({
    tasks: tasks.map(({ id, status, on }) => ({
      id,
      title: `Task ${id}`,
      status,
      dependencies: isThere(on) && on !== id ? [on] : [],
    })),
  });
}

const NOBODY = '01900000-0000-7000-8000-00000000dead';

async function idOf(process: WorkProcess, projectId: string, kind: 'goals' | 'tasks', place: number): Promise<string> {
  const { state } = await process.ledger.restore({ kind: workKind, id: projectId });
  const found = Object.keys(state[kind]).toSorted();
  return found[place % found.length] ?? NOBODY;
}

// ── The tables again, from the fold alone ────────────────────────────────────────────────────────────────────

const TABLES = ['projects', 'goals', 'tasks', 'task_dependencies', 'blockers', 'work_counts'];

/** The project's rows as they are, and as a projection of its whole state at once makes them. */
export async function projectedAnew(
  { store, ledger }: WorkProcess,
  projectId: string,
): Promise<{ readonly found: Rows; readonly wanted: Rows }> {
  const { state, seq } = await ledger.restore({ kind: workKind, id: projectId });
  const back = new TakenBack();
  try {
    await store.write(async (tx) => {
      back.found = await rowsOf(tx, projectId);
      for (const table of TABLES) await tx.run(sql(`DELETE FROM ${table} WHERE project_id = ?`), projectId);
      const event = { type: 'ledger.rolled_back', payload: {}, event_seq: seq, timestamp: '', actor: 'ada' };
      await workRegistration.project?.(
        tx,
        { ...event, workflow_id: projectId },
        changesTo(state as object as StateDocument),
      );
      back.wanted = await rowsOf(tx, projectId);
      throw back;
    });
  } catch (error) {
    if (error !== back) throw error;
  }
  return back;
}

type Rows = Readonly<Record<string, readonly string[]>>;

/** Ends the transaction without a trace of it. */
class TakenBack extends Error {
  found: Rows = {};
  wanted: Rows = {};
}

function changesTo(state: StateDocument): EntityChange[] {
  return Object.entries(state).flatMap(([collection, entities]) =>
    Object.entries(entities).map(([id, after]) => ({ collection, id, before: undefined, after })),
  );
}

async function rowsOf(tx: WriteTx, projectId: string): Promise<Rows> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of TABLES) {
    const all = await tx.all(sql<Record<string, unknown>>(`SELECT * FROM ${table} WHERE project_id = ?`), projectId);
    // A count of none is no different from no count.
    const told = all.filter(({ count }) => count !== 0);
    rows[table] = told.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}
