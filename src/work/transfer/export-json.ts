// Writes a project as `throughline.work/1`: one record in each line, canonical, so that the same state gives the same
// text. What is true only in this home (ids, numbers, times) stands apart under `local`. Characters that nobody would see are
// escaped.
import { canonicalJson } from '../../base/canonical-json.ts';
import { escapeInvisible } from '../../base/invisible-characters.ts';
import { MAIN_TAG } from '../contract.ts';
import type { Blocker, Checkpoint, CheckpointCode, EvidenceItem, Goal, Project, SetCheck } from '../contract.ts';
import { WORK_FORMAT } from './contract.ts';
import { readExportIndex, type ExportIndex } from './export-order.ts';
import type { ExportSource, TaskDetail } from './ports.ts';
import { refWithKey } from './refs.ts';

const PAGE = 100;

export async function* exportJson(source: ExportSource, known?: ExportIndex): AsyncGenerator<string> {
  const project = await source.project();
  const index = known ?? (await readExportIndex(source, project.project_id));
  yield `{\n"format":${JSON.stringify(WORK_FORMAT)},\n"project":${jsonOf(projectJson(project))},\n"goals":[`;
  const goalKeys = new Map<string, string>();
  for await (const goal of source.goals()) {
    yield `${goalKeys.size === 0 ? '' : ','}\n${jsonOf(goalJson(goal, index))}`;
    goalKeys.set(goal.goal_id, index.goalKey(goal));
  }
  yield '\n],\n"tasks":[';
  let isFirst = true;
  for await (const detail of readDetails(source, index.order)) {
    yield `${isFirst ? '' : ','}\n${jsonOf(taskJson(detail, index, goalKeys))}`;
    isFirst = false;
  }
  yield '\n]\n}\n';
}

function jsonOf(record: object): string {
  return escapeInvisible(canonicalJson(record));
}

export async function* readDetails(source: ExportSource, ids: readonly string[]): AsyncGenerator<TaskDetail> {
  for (let at = 0; at < ids.length; at += PAGE) yield* await source.details(ids.slice(at, at + PAGE));
}

function projectJson({ name, ...local }: Omit<Project, 'revision'>) {
  return { name, local };
}

function goalJson(goal: Goal & { readonly original?: string | null }, index: ExportIndex) {
  const { text, priority, tag, status, archived, original = null, goal_id, number, created_at, updated_at } = goal;
  const local = { goal_id, number, created_at, updated_at };
  const own = tag === MAIN_TAG ? {} : { tag };
  return { id: index.goalKey(goal), text, priority, ...own, status, archived, original, local };
}

function taskJson(detail: TaskDetail, index: ExportIndex, goalKeys: ReadonlyMap<string, string>) {
  const { task, blockers, checkpoints, original = null } = detail;
  const { title, description, status, priority, acceptance_criteria, archived } = task;
  const { task_id, number, created_at, updated_at } = task;
  return {
    id: index.taskKey(task_id) ?? task_id,
    goal: goalKeys.get(task.goal_id) ?? task.goal_id,
    ...{ title, description, status, priority, acceptance_criteria, archived },
    depends_on: task.depends_on.flatMap((id) => index.taskKey(id) ?? []).toSorted(),
    ...(task.checks.length > 0 && { checks: task.checks.map(checkJson) }),
    evidence: task.evidence.map((item) => evidenceJson(item, index)),
    // The open ones first: they belong to the task's status.
    blockers: ['open', 'resolved'].flatMap((state) => blockers.filter((b) => b.status === state).map(blockerJson)),
    checkpoints: checkpoints.map((checkpoint) => checkpointJson(checkpoint, index)),
    original,
    local: { task_id, number, created_at, updated_at },
  };
}

/** Who set it is true only here: whoever imports it is asked before it runs. */
function checkJson({ criterion, command }: SetCheck) {
  return { criterion, command };
}

function evidenceJson({ criterion, proof, refs, executed, overridden }: EvidenceItem, index: ExportIndex) {
  const { imported: _, ...run } = executed ?? {};
  return {
    ...{ criterion, proof },
    ...(refs && { refs: refs.map((ref) => refWithKey(ref, index.refKey)) }),
    ...(executed && { executed: run }),
    ...(overridden !== undefined && { overridden }),
  };
}

function blockerJson({ text, needs, status, resolution, blocker_id, created_at, resolved_at }: Blocker) {
  return {
    text,
    ...(needs === null ? {} : { needs }),
    status,
    resolution,
    local: { blocker_id, created_at, resolved_at },
  };
}

/** A snapshot is a ref of one repository, and means nothing elsewhere. */
function portableCode({ branch, commit, changed, more }: CheckpointCode) {
  return { branch, commit, changed, more };
}

function checkpointJson(checkpoint: Checkpoint, index: ExportIndex) {
  const { where_we_left_off, next_step, needed_context_refs, blockers, seen, code, seq, actor, timestamp } = checkpoint;
  return {
    ...{ where_we_left_off, next_step, blockers },
    needed_context_refs: needed_context_refs.map((ref) => refWithKey(ref, index.refKey)),
    seen: seen.map(({ ref, hash }) => ({ ref: refWithKey(ref, index.refKey), hash })),
    ...(code && { code: portableCode(code) }),
    local: { seq, actor, timestamp },
  };
}
