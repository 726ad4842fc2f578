// Bringing in records from elsewhere: their status is part of their creation, not a transition.
import { Bug } from '../../base/errors.ts';
import type { EventRow } from '../../ledger/contract.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { NewWorkEvent } from '../state/events.ts';
import { goalEntity, taskEntity } from '../records/entity-record.ts';
import { PROJECT_ENTITY } from '../state/entities.ts';
import { workKind } from '../state/evolve.ts';
import { withTokens } from '../state/tokens-of.ts';
import * as q from '../queries.ts';
import type { ImportRecord } from './contract.ts';
import type { ExistingRecord, ImportPort } from './ports.ts';

interface Deps {
  readonly ledger: Ledger;
  readonly store: Store;
}

export function createImportPort({ ledger, store }: Deps): ImportPort {
  return {
    findExisting: (projectId, kind, ids) =>
      store.read(async (tx) => {
        const keys = ids.map((id) => [projectId, id]);
        const rows = await readAny(tx, kind === 'goal' ? q.readGoalBodies : q.readTaskBodies, keys);
        return rows.map((row): ExistingRecord => {
          const { id } = row;
          const entity = kind === 'goal' ? goalEntity(projectId, row) : taskEntity(projectId, row);
          const isOpen = kind === 'task' || (entity.status === 'active' && !entity.archived);
          return { id, content_hash: entity.imported?.content_hash ?? null, is_open: isOpen };
        });
      }),

    async importRecords(projectId, records, { operationId, allowText = false, call }) {
      const result = await ledger.append(
        { kind: workKind, id: projectId },
        async (view) => {
          const project = await view.get('project', PROJECT_ENTITY);
          if (!project) throw new Bug(`project ${projectId} has no entity`);
          const numbers = { goal: project.goal_count, task: project.task_count };
          const events: NewWorkEvent[] = [];
          const passedOver = new Set<string>();
          /** The newest checkpoint of each task, by the sequence it is going to have. */
          const latest = new Map<string, number>();
          for (const record of records) {
            if (record.kind === 'goal' || record.kind === 'task') {
              const id = record.kind === 'goal' ? record.goal_id : record.task_id;
              if (await view.get(record.kind === 'goal' ? 'goals' : 'tasks', id)) {
                passedOver.add(id);
                continue;
              }
              numbers[record.kind] += 1;
              events.push(creation(record, numbers[record.kind], call.actor));
            } else if (!passedOver.has(record.task_id)) {
              const { task_id: taskId } = record;
              const before = latest.get(taskId) ?? (await view.get('checkpoints', taskId))?.seq ?? null;
              if (record.kind === 'checkpoint') latest.set(taskId, view.head_seq + events.length + 1);
              events.push(...addition(record, before));
            }
          }
          return withTokens(view, projectId, events);
        },
        { actor: call.actor, allowText, ...(operationId === undefined ? {} : { operationId, command: { records } }) },
      );
      return { created: result.repeated ? [] : result.events.flatMap(createdBy) };
    },
  };
}

/** The goal or task that an event made. */
function createdBy({ event_type, payload }: EventRow): string[] {
  if (event_type === 'goal.created') return [(JSON.parse(payload) as { goal_id: string }).goal_id];
  return event_type === 'task.created' ? [(JSON.parse(payload) as { task_id: string }).task_id] : [];
}

function creation(
  record: Extract<ImportRecord, { kind: 'goal' | 'task' }>,
  number: number,
  actor: string,
): NewWorkEvent {
  const { kind: _kind, original, ...fields } = record;
  const kept = original === null ? {} : { original };
  if (!('task_id' in fields)) return { type: 'goal.created', payload: { ...fields, number, ...kept } };
  const { checks, ...task } = fields;
  // The file's word, not the caller's.
  const set = checks && {
    checks: checks.map(({ criterion, command }) => ({ criterion, command, set_by: `import:${actor}` })),
  };
  return { type: 'task.created', payload: { ...task, ...set, number, ...kept } };
}

function addition(
  record: Extract<ImportRecord, { kind: 'blocker' | 'checkpoint' }>,
  previousSeq: number | null,
): NewWorkEvent[] {
  if (record.kind === 'checkpoint') {
    const { kind: _kind, ...fields } = record;
    return [{ type: 'checkpoint.recorded', payload: { ...fields, previous_seq: previousSeq, was: {} } }];
  }
  const { blocker_id, task_id, text, needs, status, resolution } = record;
  const said = needs === undefined ? {} : { needs };
  const added: NewWorkEvent = { type: 'blocker.added', payload: { blocker_id, task_id, text, ...said, was: {} } };
  if (status === 'open') return [added];
  const how = resolution ?? 'Resolved before it was imported.';
  return [added, { type: 'blocker.resolved', payload: { blocker_id, task_id, resolution: how, was: {} } }];
}
