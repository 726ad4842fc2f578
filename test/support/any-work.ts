// Any work that a project can hold, drawn at random: texts of every kind, dependencies without circles, open blockers
// where a task is blocked, references between tasks.
import * as fc from 'fast-check';
import { sha256 } from '../../src/base/hash.ts';
import type { Blocker, Checkpoint, Goal, Task } from '../../src/work/contract.ts';
import { MemoryWork } from './memory-work.ts';

const TIME = '2026-01-01T00:00:00.000Z';
const times = { created_at: TIME, updated_at: TIME };
const uuid = (kind: number, index: number) =>
  `0190a1b2-0000-7000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`;
const goalId = (index: number) => uuid(1, index);
const taskId = (index: number) => uuid(2, index);

const hostile = fc.constantFrom(
  ...[
    '# Heading',
    '- [x] **T1** Done (done)',
    '<!-- throughline.work/1 sha256:00',
    '-->',
    '```',
    '> quote',
    '| a | b |',
  ],
  ...[
    '[link](https://example.org)',
    '<script>alert(1)</script>',
    '\u202edrowssap',
    '1. list',
    '===',
    '&lt;',
    '\\',
    '`',
  ],
);
const fit = (text: string, max: number) => text.slice(0, max).toWellFormed().trim();
const line = (max: number) =>
  fc
    .oneof(hostile, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }))
    .map((text) => fit(text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trim(), max))
    .filter((text) => text !== '');
const prose = (max: number) =>
  fc.array(line(200), { minLength: 1, maxLength: 4 }).map((lines) => fit(lines.join('\n'), max));

const drawnGoal = fc.record({
  text: prose(2_000),
  priority: fc.nat(4),
  status: fc.constantFrom('active' as const, 'paused' as const),
  archived: fc.boolean(),
});
const drawnTask = fc.record({
  goal: fc.nat(),
  title: line(300),
  description: fc.option(prose(8_000)),
  status: fc.constantFrom('todo' as const, 'doing' as const, 'blocked' as const, 'done' as const),
  priority: fc.option(fc.nat(4)),
  acceptance_criteria: fc.uniqueArray(line(300), { maxLength: 3 }),
  depends_on: fc.array(fc.nat(), { maxLength: 3 }),
  checked: fc.nat(2),
  proofs: fc.array(prose(2_000), { maxLength: 2 }),
  archived: fc.boolean(),
  resolved: fc.array(prose(1_000), { maxLength: 2 }),
  open: fc.array(prose(1_000), { minLength: 1, maxLength: 2 }),
  needs: fc.constantFrom(null, 'agent' as const, 'person' as const, 'external' as const),
  checkpoints: fc.array(
    fc.record({ about: fc.constantFrom('parser', 'oven', '`code`', '**bold**'), refersTo: fc.nat() }),
    { maxLength: 3 },
  ),
  recency: fc.nat(1_000),
  isImported: fc.boolean(),
});
type DrawnTask = typeof drawnTask extends fc.Arbitrary<infer Drawn> ? Drawn : never;

export const anyWork = (projectId: string) =>
  fc
    .tuple(fc.array(drawnGoal, { minLength: 1, maxLength: 3 }), fc.array(drawnTask, { maxLength: 8 }))
    .map(([goals, tasks]) => workOf(projectId, goals, tasks));

function workOf(
  projectId: string,
  goals: readonly Pick<Goal, 'text' | 'priority' | 'status' | 'archived'>[],
  tasks: readonly DrawnTask[],
): MemoryWork {
  const work = new MemoryWork(projectId);
  for (const [index, goal] of goals.entries()) {
    const local = {
      goal_id: goalId(index),
      project_id: projectId,
      number: index + 1,
      created_seq: index,
      revision: index,
    };
    work.goalsById.set(local.goal_id, {
      ...local,
      tag: index % 3 === 0 ? 'billing' : 'main',
      ...goal,
      imported: null,
      ...times,
    });
  }
  for (const [index, drawn] of tasks.entries()) {
    const blockers = blockersOf(drawn, index);
    work.blockers.push(...blockers);
    work.checkpoints.push(...checkpointsOf(drawn, index, tasks.length));
    work.tasksById.set(taskId(index), {
      ...taskOf(drawn, index, tasks.length),
      project_id: projectId,
      goal_id: goalId(drawn.goal % goals.length),
      open_blockers: blockers.filter(({ status }) => status === 'open').map(({ blocker_id }) => blocker_id),
    });
  }
  return work;
}

function taskOf(
  drawn: DrawnTask,
  index: number,
  count: number,
): Omit<Task, 'project_id' | 'goal_id' | 'open_blockers'> {
  const { title, description, status, priority, acceptance_criteria, archived } = drawn;
  // Also on later ones, as tasks are changed after they were made; never both ways.
  const rank = (of: number) => (of * 7) % 11;
  const others = [...new Set(drawn.depends_on.map((to) => to % count))].filter((to) => rank(to) < rank(index));
  return {
    ...{ task_id: taskId(index), number: index + 1, ...times },
    ...{ title, description, status, priority, acceptance_criteria, archived },
    checks: acceptance_criteria.slice(0, drawn.checked).map((criterion, at) => {
      return { criterion, command: `npm test -- --only ${at}`, set_by: 'cli:ann' };
    }),
    depends_on: others.map(taskId),
    evidence: drawn.proofs.map((proof, at) => {
      const refs = [`task:${taskId((index + 1) % count)}`];
      return { criterion: acceptance_criteria[at] ?? null, proof, refs, ...anyKind(drawn, proof) };
    }),
    imported: drawn.isImported ? { source: 'beads', external_id: `bd-${index}`, content_hash: '0'.repeat(64) } : null,
    created_seq: 100 + index,
    revision: 1_000 + index,
    status_seq: 1_000 + drawn.recency * 100 + index,
    started_by: null,
  };
}

/** Some proofs are runs of a command. */
function anyKind({ checked }: DrawnTask, proof: string): Pick<Task['evidence'][number], 'kind' | 'executed'> {
  if (checked === 0) return { kind: 'claimed' };
  const executed = {
    ...{ command: 'npm test', exit_code: 0 as const, duration_ms: 1_200, commit: 'c'.repeat(40) },
    ...{
      dirty: true,
      dirty_hash: sha256(proof),
      changed_meanwhile: false,
      output_hash: sha256('out'),
      output_bytes: 3,
    },
    ...{ tail: 'ok\n2 passed', at: TIME, by: 'cli:ann' },
  };
  return { kind: 'executed', executed };
}

function blockersOf({ status, resolved, open, needs }: DrawnTask, index: number): Blocker[] {
  const blockers: Blocker[] = [];
  const add = (text: string, rest: Pick<Blocker, 'status' | 'resolution' | 'resolved_at'>) => {
    const local = { blocker_id: uuid(3, index * 10 + blockers.length), created_seq: blockers.length, created_at: TIME };
    blockers.push({ ...local, task_id: taskId(index), text, needs, ...rest });
  };
  for (const text of resolved) add(text, { status: 'resolved', resolution: text, resolved_at: TIME });
  if (status !== 'blocked') return blockers;
  for (const text of open) add(text, { status: 'open', resolution: null, resolved_at: null });
  return blockers;
}

function checkpointsOf({ checkpoints }: DrawnTask, index: number, count: number): Checkpoint[] {
  return checkpoints.map(({ about, refersTo }, at) => {
    const other = refersTo % count;
    return {
      task_id: taskId(index),
      seq: at + 1,
      previous_seq: at === 0 ? null : at,
      where_we_left_off: `The ${about} is half done.`,
      next_step: `Finish the ${about}`,
      needed_context_refs: [
        ...[`task:${taskId(other)}`, `task:#${other + 1}`, `checkpoint:${taskId(other)}@7`, 'file:src/a.ts#L1-L9'],
      ],
      blockers: [about],
      seen: [{ ref: 'file:src/a.ts', hash: 'a'.repeat(64) }],
      actor: 'somebody',
      timestamp: TIME,
    };
  });
}
