// From planned tasks to records in the order in which they are appended, cut into batches of one append each. Where a
// batch ends depends on the plan alone, so that an import that goes on after a crash appends what the first one would have.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import type { Sliced } from '../../base/in-slices.ts';
import { uuidOf } from '../../base/named-id.ts';
import { TRANSFER_LIMITS, type ImportPlan, type ImportRecord, type PlannedTask } from './contract.ts';
import { idIn } from './record-key.ts';
import { refWithId } from './refs.ts';

export interface ImportBatch {
  readonly records: readonly ImportRecord[];
  /** For the rest of a task that one append cannot hold: its records have no ids that would tell that they are there. */
  readonly operationId?: string;
  /** The task that the rest belongs to. */
  readonly continues?: string;
}

/** Ids of this plan's records in that project. */
export interface PlanIds {
  readonly goalIds: ReadonlyMap<string, string>;
  readonly taskIds: ReadonlyMap<string, string>;
}

export function* planIds(projectId: string, { goals, tasks }: Pick<ImportPlan, 'goals' | 'tasks'>): Sliced<PlanIds> {
  const [goalIds, taskIds] = [new Map<string, string>(), new Map<string, string>()];
  for (const goal of goals) {
    goalIds.set(goal.key, idIn(projectId, 'goal', goal));
    yield 0;
  }
  for (const task of tasks) {
    taskIds.set(task.key, idIn(projectId, 'task', task));
    yield 0;
  }
  return { goalIds, taskIds };
}

export function* importBatches(projectId: string, plan: ImportPlan, ids: PlanIds): Generator<ImportBatch> {
  let batch = new Filling();
  for (const group of groupsOf(plan, ids)) {
    if (!batch.fits(group)) {
      yield { records: batch.records };
      batch = new Filling();
    }
    const [head, ...tails] = splitGroup(group);
    batch.add(head ?? []);
    if (tails.length === 0) continue;
    yield { records: batch.records };
    batch = new Filling();
    const continues = idOfHead(group);
    for (const [part, records] of tails.entries()) {
      const hash = sha256(canonicalJson([projectId, continues, part, records]));
      yield { records, operationId: `import:${hash.slice(0, 40)}`, continues };
    }
  }
  if (batch.records.length > 0) yield { records: batch.records };
}

class Filling {
  readonly records: ImportRecord[] = [];
  private events = 0;
  private bytes = 0;

  fits(records: readonly ImportRecord[]): boolean {
    if (this.records.length === 0) return true;
    const { batchEvents, batchBytes } = TRANSFER_LIMITS;
    return this.events + eventsOf(records) <= batchEvents && this.bytes + bytesOf(records) <= batchBytes;
  }

  add(records: readonly ImportRecord[]): void {
    this.records.push(...records);
    this.events += eventsOf(records);
    this.bytes += bytesOf(records);
  }
}

/** A resolved blocker is added and resolved. */
export function eventsOf(records: readonly ImportRecord[]): number {
  return records.reduce((sum, record) => sum + (record.kind === 'blocker' && record.status === 'resolved' ? 2 : 1), 0);
}

function bytesOf(records: readonly ImportRecord[]): number {
  return records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
}

/** The open blockers stand right behind their task and so in its append: there are never too many. */
function splitGroup(group: readonly ImportRecord[]): ImportRecord[][] {
  const parts: Filling[] = [new Filling()];
  for (const record of group) {
    if (parts.at(-1)?.fits([record]) !== true) parts.push(new Filling());
    parts.at(-1)?.add([record]);
  }
  return parts.map((part) => part.records);
}

function idOfHead([head]: readonly ImportRecord[]): string {
  return head?.kind === 'task' ? head.task_id : '';
}

function* groupsOf({ goals, tasks }: ImportPlan, ids: PlanIds): Generator<ImportRecord[]> {
  for (const { key, source, external_id, content_hash, original, archived, text, priority, tag, status } of goals) {
    const imported = { source, external_id, content_hash };
    const own = tag === undefined ? {} : { tag };
    const goal_id = ids.goalIds.get(key) ?? '';
    yield [{ kind: 'goal', goal_id, text, priority, ...own, status, archived, imported, original }];
  }
  for (const task of tasks) yield taskGroup(task, ids);
}

function taskGroup(task: PlannedTask, { goalIds, taskIds }: PlanIds): ImportRecord[] {
  const { key, source, external_id, content_hash, original, archived } = task;
  const { title, description, status, priority, acceptance_criteria } = task;
  const task_id = taskIds.get(key) ?? '';
  const withIds = (refs: readonly string[]) => refs.map((ref) => refWithId(ref, (other) => taskIds.get(other)));
  return [
    {
      kind: 'task',
      task_id,
      goal_id: goalIds.get(task.goal) ?? '',
      ...{ title, description, status, priority, archived, original },
      acceptance_criteria: [...acceptance_criteria],
      depends_on: task.depends_on.flatMap((other) => taskIds.get(other) ?? []),
      ...(task.checks && { checks: [...task.checks] }),
      evidence: task.evidence.map((item) => ({ ...item, ...(item.refs && { refs: withIds(item.refs) }) })),
      imported: { source, external_id, content_hash },
    },
    ...task.blockers.map((blocker, index) => ({
      kind: 'blocker' as const,
      blocker_id: uuidOf(`imported blocker\n${task_id}\n${index}`),
      task_id,
      ...blocker,
    })),
    ...task.checkpoints.map((checkpoint) => ({
      kind: 'checkpoint' as const,
      task_id,
      ...checkpoint,
      needed_context_refs: withIds(checkpoint.needed_context_refs),
      blockers: [...checkpoint.blockers],
      seen: checkpoint.seen.map(({ ref, hash }) => ({ ref: withIds([ref])[0] ?? ref, hash })),
    })),
  ];
}
