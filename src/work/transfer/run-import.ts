// Brings a plan into a project: what is there already stays as it is, what changed in the file since is reported, the
// rest is appended batch by batch. Stopped at any moment and begun again, it goes on where it was.
import { inSlices } from '../../base/in-slices.ts';
import type { Call } from '../../base/operation.ts';
import {
  TRANSFER_LIMITS,
  type ImportPlan,
  type ImportRecord,
  type ImportReport,
  type PlannedGoal,
  type PlannedTask,
  type Problem,
} from './contract.ts';
import { importBatches, planIds, type ImportBatch, type PlanIds } from './import-batches.ts';
import type { ExistingRecord, ImportPort, RecordKind } from './ports.ts';

const PAGE = 500;

export interface ImportOptions {
  readonly projectId: string;
  readonly dryRun?: boolean;
  /** The caller says that the texts hold no secret. */
  readonly allowText?: boolean;
  readonly call: Call;
  /** Lets others have their turn. */
  readonly rest?: () => Promise<void>;
}

export async function runImport(port: ImportPort, plan: ImportPlan, options: ImportOptions): Promise<ImportReport> {
  const { projectId, dryRun = false, allowText = false, call, rest = async () => {} } = options;
  const ids = await inSlices(planIds(projectId, plan), rest);
  const goals = await findExisting(port, projectId, 'goal', [...ids.goalIds.values()]);
  const tasks = await findExisting(port, projectId, 'task', [...ids.taskIds.values()]);
  const isThere = (id: string) => goals.has(id) || tasks.has(id);
  const hashes = new Map(plan.tasks.map((task) => [ids.taskIds.get(task.key), task.content_hash]));
  const isSame = (taskId: string) => tasks.get(taskId)?.content_hash === hashes.get(taskId);
  const created = { goals: 0, tasks: 0, blockers: 0, checkpoints: 0 };
  const total = plan.goals.length + plan.tasks.length;
  let done = goals.size + tasks.size;
  const tell = () => call.onProgress?.({ done, of: total, what: 'records' });

  tell();
  for (const batch of importBatches(projectId, plan, ids)) {
    const records = missing(batch, isThere, isSame);
    if (records.length === 0) continue;
    call.signal?.throwIfAborted();
    const made = new Set(
      dryRun ? records.flatMap(idOf) : await append(port, projectId, { ...batch, records }, { call, allowText }),
    );
    for (const record of records) {
      if (batch.continues === undefined ? made.has(ownerOf(record)) : !isThere(ownerOf(record)))
        created[COUNTED[record.kind]] += 1;
    }
    done += made.size;
    tell();
    await rest();
  }

  const changed = [
    ...changedOf('goal', plan.goals, goals, ids.goalIds),
    ...changedOf('task', plan.tasks, tasks, ids.taskIds),
  ];
  const problems = [...plan.problems, ...hiddenTasks(plan, goals, tasks, ids)];
  return {
    project_id: projectId,
    format: plan.format,
    source: plan.source,
    dry_run: dryRun,
    records: plan.records,
    created,
    existing: { goals: plan.goals.length - created.goals, tasks: plan.tasks.length - created.tasks },
    changed_count: changed.length,
    changed: changed.slice(0, TRANSFER_LIMITS.listed),
    problem_count: problems.length,
    problems: problems.slice(0, TRANSFER_LIMITS.listed),
  };
}

const COUNTED = { goal: 'goals', task: 'tasks', blocker: 'blockers', checkpoint: 'checkpoints' } as const;

async function findExisting(port: ImportPort, projectId: string, kind: RecordKind, ids: readonly string[]) {
  const found = new Map<string, ExistingRecord>();
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const record of await port.findExisting(projectId, kind, ids.slice(at, at + PAGE)))
      found.set(record.id, record);
  }
  return found;
}

/**
 * The rest of a task is sent again, because only its operation id tells whether it is there; but not for a task that
 * changed in the file, which would get the rest of another one.
 */
function missing(
  { records, continues }: ImportBatch,
  isThere: (id: string) => boolean,
  isSame: (taskId: string) => boolean,
): readonly ImportRecord[] {
  if (continues === undefined) return records.filter((record) => !isThere(ownerOf(record)));
  return !isThere(continues) || isSame(continues) ? records : [];
}

async function append(
  port: ImportPort,
  projectId: string,
  batch: ImportBatch,
  options: { readonly call: Call; readonly allowText: boolean },
): Promise<readonly string[]> {
  const { records, operationId } = batch;
  const { created } = await port.importRecords(projectId, records, {
    ...options,
    ...(operationId !== undefined && { operationId }),
  });
  return created;
}

function idOf(record: ImportRecord): string[] {
  if (record.kind === 'goal') return [record.goal_id];
  return record.kind === 'task' ? [record.task_id] : [];
}

/** The goal or task that a record is, or belongs to. */
function ownerOf(record: ImportRecord): string {
  return record.kind === 'goal' ? record.goal_id : record.task_id;
}

function changedOf(
  kind: RecordKind,
  planned: readonly (PlannedGoal | PlannedTask)[],
  existing: ReadonlyMap<string, ExistingRecord>,
  ids: ReadonlyMap<string, string>,
): ImportReport['changed'] {
  return planned.flatMap((record) => {
    const id = ids.get(record.key) ?? '';
    const before = existing.get(id)?.content_hash ?? null;
    if (before === null || before === record.content_hash) return [];
    const title = 'title' in record ? record.title : (record.text.split('\n')[0] ?? '');
    return [{ kind, external_id: record.external_id, id, title }];
  });
}

/** New tasks of a goal that was paused, finished or archived here since would wait unseen. */
function hiddenTasks(
  plan: ImportPlan,
  goals: ReadonlyMap<string, ExistingRecord>,
  tasks: ReadonlyMap<string, ExistingRecord>,
  { goalIds, taskIds }: PlanIds,
): Problem[] {
  return plan.tasks.flatMap(({ key, goal, external_id, status }) => {
    const isNew = !tasks.has(taskIds.get(key) ?? '') && status !== 'done';
    if (!isNew || goals.get(goalIds.get(goal) ?? '')?.is_open !== false) return [];
    const message = 'Its goal is not active here, so it is not offered.';
    return [{ code: 'goal_not_open' as const, message, kind: 'task' as const, external_id }];
  });
}
