// One project in memory behind the ports of import and export. Holds every record against the schemas of the real
// events, so that what a reader lets through would also be appended.
import { kindOf, type Blocker, type Checkpoint, type Goal, type Task } from '../../src/work/contract.ts';
import { workEvents } from '../../src/work/state/events.ts';
import { importRecordSchema, TRANSFER_LIMITS, type ImportRecord } from '../../src/work/transfer/contract.ts';
import { eventsOf } from '../../src/work/transfer/import-batches.ts';
import type { ExistingRecord, ExportSource, ImportPort, TaskDetail } from '../../src/work/transfer/ports.ts';

const TIME = '2026-01-01T00:00:00.000Z';

export class MemoryWork implements ImportPort, ExportSource {
  readonly projectId: string;
  readonly goalsById = new Map<string, Goal>();
  readonly tasksById = new Map<string, Task>();
  readonly blockers: Blocker[] = [];
  readonly checkpoints: Checkpoint[] = [];
  readonly originals = new Map<string, string | null>();
  readonly operations = new Set<string>();
  readonly appends: (readonly ImportRecord[])[] = [];
  seq = 0;
  /** Appends that still succeed. */
  lives = Number.POSITIVE_INFINITY;

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  async findExisting(_: string, kind: 'goal' | 'task', ids: readonly string[]): Promise<ExistingRecord[]> {
    return ids.flatMap((id) => {
      const record = kind === 'goal' ? this.goalsById.get(id) : this.tasksById.get(id);
      if (!record) return [];
      const is_open = kind === 'task' || (record.status === 'active' && !record.archived);
      return [{ id, content_hash: record.imported?.content_hash ?? null, is_open }];
    });
  }

  async importRecords(
    _: string,
    records: readonly ImportRecord[],
    { operationId }: Parameters<ImportPort['importRecords']>[2],
  ) {
    if (eventsOf(records) > TRANSFER_LIMITS.batchEvents) throw new Error('an append of more than 100 events');
    if (operationId !== undefined && this.operations.has(operationId)) return { created: [] };
    if (this.lives <= 0) throw new Error('the process died');
    this.lives -= 1;
    if (operationId !== undefined) this.operations.add(operationId);
    this.appends.push(records);
    const created: string[] = [];
    for (const record of records) {
      const id = this.apply(importRecordSchema.parse(record));
      if (id !== undefined) created.push(id);
    }
    for (const task of this.tasksById.values()) {
      if (task.status === 'blocked' && task.open_blockers.length === 0) throw new Error('blocked by nothing');
    }
    return { created };
  }

  private apply(record: ImportRecord): string | undefined {
    this.seq += 1;
    const times = { revision: this.seq, created_seq: this.seq, created_at: TIME, updated_at: TIME };
    const { projectId: project_id } = this;
    if (record.kind === 'goal') {
      const { kind: _, original, ...fields } = record;
      const number = this.goalsById.size + 1;
      workEvents['goal.created'].payload.parse({ ...fields, number, ...(original !== null && { original }) });
      this.originals.set(fields.goal_id, original);
      this.goalsById.set(fields.goal_id, { project_id, number, ...fields, tag: fields.tag ?? 'main', ...times });
      return fields.goal_id;
    }
    if (record.kind === 'task') {
      const { kind: _, original, ...fields } = record;
      const number = this.tasksById.size + 1;
      const checks = (fields.checks ?? []).map(({ criterion, command }) => ({
        criterion,
        command,
        set_by: 'import:importer',
      }));
      workEvents['task.created'].payload.parse({ ...fields, checks, number, ...(original !== null && { original }) });
      if (!this.goalsById.has(fields.goal_id)) throw new Error(`no goal ${fields.goal_id}`);
      for (const id of fields.depends_on) if (!this.tasksById.has(id)) throw new Error(`no task ${id}`);
      this.originals.set(fields.task_id, original);
      const more = { project_id, number, open_blockers: [], status_seq: this.seq, started_by: null };
      const evidence = fields.evidence.map((item) => ({ ...item, kind: kindOf(item) }));
      this.tasksById.set(fields.task_id, { ...more, ...fields, checks, evidence, ...times });
      return fields.task_id;
    }
    const task = this.tasksById.get(record.task_id);
    if (!task) throw new Error(`no task ${record.task_id}`);
    if (record.kind === 'blocker') {
      const { kind: _, ...fields } = record;
      const { blocker_id, task_id, text, needs, status, resolution } = fields;
      workEvents['blocker.added'].payload.parse({ blocker_id, task_id, text, needs, was: {} });
      if (status === 'resolved') {
        workEvents['blocker.resolved'].payload.parse({ blocker_id, task_id, resolution, was: {} });
      } else this.tasksById.set(task_id, { ...task, open_blockers: [...task.open_blockers, blocker_id] });
      const resolved_at = status === 'resolved' ? TIME : null;
      this.blockers.push({ ...fields, needs: needs ?? null, created_seq: this.seq, created_at: TIME, resolved_at });
      return undefined;
    }
    const { kind: _, ...fields } = record;
    workEvents['checkpoint.recorded'].payload.parse({ ...fields, previous_seq: null, was: {} });
    this.checkpoints.push({ ...fields, seq: this.seq, previous_seq: null, actor: 'importer', timestamp: TIME });
    return undefined;
  }

  async project() {
    return { project_id: this.projectId, name: 'A project', root: null, created_at: TIME, updated_at: TIME };
  }

  async *goals() {
    yield* [...this.goalsById.values()].toSorted((a, b) => a.number - b.number);
  }

  async *tasks() {
    yield* [...this.tasksById.values()].toSorted((a, b) => a.number - b.number);
  }

  async details(ids: readonly string[]): Promise<TaskDetail[]> {
    return ids.flatMap((id) => {
      const task = this.tasksById.get(id);
      if (!task) return [];
      const isOf = (part: { task_id: string }) => part.task_id === id;
      return [{ task, blockers: this.blockers.filter(isOf), checkpoints: this.checkpoints.filter(isOf) }];
    });
  }
}

export async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** What two exports of the same work have in common: everything but what is true in one home only. */
export function portable(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === 'local' || key === 'original' ? undefined : value));
}
