// Recording where we left off: what the files it names look like now goes with it, so that a later session can tell.
import { redactText } from '../base/redact.ts';
import { chooseProject } from './choose-project.ts';
import type { Change, Facts, WorkDeps } from './change.ts';
import type { SeenRef } from './contract.ts';
import type { Checkpoints } from './operations/steps.ts';
import { recordCheckpoint } from './rules/decide-tasks.ts';
import * as q from './queries.ts';
import { blockerRecord } from './records/entity-record.ts';
import { readCheckpoint } from './records/read-record.ts';
import { refuseMoreBlockers, tellTask } from './tasks.ts';

/** What the refs of a checkpoint look like at this moment. */
export type ObserveRefs = (
  project: { readonly project_id: string; readonly root: string | null },
  refs: readonly string[],
) => Promise<readonly SeenRef[]>;

export function createCheckpoints(deps: WorkDeps, change: Change, observe: ObserveRefs): Checkpoints {
  const { store, ids } = deps;
  return {
    async update(input, call) {
      const { where_we_left_off, next_step, needed_context_refs = [], blockers = [] } = input;
      const project = await store.read(async (tx) =>
        tx.get(q.readProject, await chooseProject(tx, input.project_id, call.cwd)),
      );
      // Outside the transaction, which waits for no disk; what changes in between shows as changed later.
      const seen = project && needed_context_refs.length > 0 ? await observe(project, needed_context_refs) : [];
      const decide = async (facts: Facts) => {
        const task = await facts.task(input.task_id);
        const override = await facts.mayWrite(task);
        const rows = await facts.view.tx.all(q.readOpenBlockersOfTask, facts.projectId, task.id);
        const open = rows.map((row) => blockerRecord(facts.projectId, row));
        // As they will be stored: one that names a secret is still the same one when a caller repeats it.
        const added = [...new Set(blockers.map((text) => redactText(text).text))]
          .filter((text) => !open.some((blocker) => blocker.text === text))
          .map((text) => ({ id: ids.uuid(), text }));
        refuseMoreBlockers(task, added.length);
        const previous = await facts.checkpoint(task.id);
        const checkpoint = { where_we_left_off, next_step, needed_context_refs, blockers, seen };
        return recordCheckpoint(task, checkpoint, previous?.seq ?? null, added, { override });
      };
      return change('work.update_checkpoint', input, call, decide, async (tx, projectId, result) => {
        const { task, claim } = await tellTask(tx, projectId, result);
        return { checkpoint: await readCheckpoint(tx, projectId, task.task_id, result.first_seq), task, claim };
      });
    },
  };
}
