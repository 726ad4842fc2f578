// A project as it is written out: everything of it, read in one snapshot.
import type { ReadTx, Store } from '../../store/store.ts';
import { readAny } from '../../store/rows.ts';
import { refuse, type Goal, type Task } from '../contract.ts';
import * as q from '../queries.ts';
import { checkpointsBack } from '../records/checkpoint-history.ts';
import { blockerRecord, goalRecord, taskRecord } from '../records/entity-record.ts';
import type { ExportSource } from './ports.ts';

const PAGE = 500;

export function withExportSource<T>(
  store: Store,
  choose: (tx: ReadTx) => Promise<string>,
  body: (source: ExportSource) => Promise<T>,
): Promise<T> {
  return store.read(async (tx) => body(exportSource(tx, await choose(tx))));
}

function exportSource(tx: ReadTx, projectId: string): ExportSource {
  async function* goals(): AsyncGenerator<Goal> {
    for (let after = 0; ;) {
      const rows = await tx.all(q.listGoals, projectId, after, '', '', -1, -1, PAGE);
      for (const row of rows) yield goalRecord(projectId, row);
      if (rows.length < PAGE) return;
      after = goalRecord(projectId, rows.at(-1) as q.BodyRow).number;
    }
  }

  async function* tasks(): AsyncGenerator<Task> {
    for (let after = 0; ;) {
      const { statement, params } = q.listTasks({ projectId, afterNumber: after, now: '', limit: PAGE });
      const rows = await tx.all(statement, ...params);
      for (const row of rows) yield taskRecord(projectId, row);
      if (rows.length < PAGE) return;
      after = taskRecord(projectId, rows.at(-1) as q.BodyRow).number;
    }
  }

  return {
    async project() {
      const found = await tx.get(q.readProject, projectId);
      if (!found) throw refuse('unknown_project', `There is no project ${projectId}`, { project_id: projectId });
      return found;
    },
    goals,
    tasks,
    async details(taskIds) {
      const keys = taskIds.map((id) => [projectId, id]);
      const byId = new Map((await readAny(tx, q.readTaskBodies, keys)).map((row) => [row.id, row]));
      const details = [];
      for (const id of taskIds) {
        const row = byId.get(id);
        if (!row) continue;
        details.push({
          task: taskRecord(projectId, row),
          blockers: (await tx.all(q.readAllBlockers, projectId, id)).map((each) => blockerRecord(projectId, each)),
          checkpoints: await oldestFirst(checkpointsBack(tx, projectId, id)),
        });
      }
      return details;
    },
  };
}

async function oldestFirst<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found.toReversed();
}
