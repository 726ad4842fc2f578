// Records a checkpoint with the hashes of the files it names, so that a later session can tell whether they changed.
import type { Call } from '../base/operation.ts';
import { redactWithin } from '../base/redact.ts';
import { shownCheckpoint, type CheckpointCodes } from './checkpoint-code.ts';
import { chooseProjectRow } from './choose-project.ts';
import type { Change, Facts, WorkDeps } from './change.ts';
import { WORK_LIMITS, type SeenRef } from './contract.ts';
import type { Checkpoints } from './operations/steps.ts';
import { recordCheckpoint } from './rules/decide-tasks.ts';
import * as q from './queries.ts';
import { blockerRecord } from './records/entity-record.ts';
import { readCheckpoint, readProject } from './records/read-record.ts';
import { refuseMoreBlockers, taskIdOf, tellTask } from './tasks.ts';

/** What the refs of a checkpoint look like at this moment. */
export type ObserveRefs = (
  project: { readonly project_id: string; readonly root: string | null },
  refs: readonly string[],
  call: Call,
) => Promise<readonly SeenRef[]>;

export function createCheckpoints(
  deps: WorkDeps,
  change: Change,
  observe: ObserveRefs,
  code: Pick<CheckpointCodes, 'take' | 'keep'>,
): Checkpoints {
  const { store, ids } = deps;
  return {
    async update(input, call) {
      const allowText = input.allow_text ?? false;
      const { where_we_left_off, next_step, needed_context_refs = [], blockers = [] } = input;
      // Outside the transaction, which waits for no disk; what changes in between shows as changed later.
      const seen =
        needed_context_refs.length === 0
          ? []
          : await observe(
              await store.read((tx) => chooseProjectRow(tx, input.project_id, call)),
              needed_context_refs,
              call,
            );
      const taken =
        call.cwd === undefined || !call.isLocal
          ? undefined
          : await code.take(
              await store.read(async (tx) =>
                readProject(tx, (await chooseProjectRow(tx, input.project_id, call)).project_id),
              ),
              call,
            );
      const decide = async (facts: Facts) => {
        const task = await facts.task(input.task_id);
        const override = await facts.mayWrite(task);
        const rows = await facts.view.tx.all(q.readOpenBlockersOfTask, facts.projectId, task.id);
        const open = rows.map((row) => blockerRecord(facts.projectId, row));
        // Redacted as they will be stored, so that a blocker with a secret in it still matches the open one.
        const added = [...new Set(blockers.map((text) => redactWithin(text, WORK_LIMITS.blocker, { allowText })))]
          .filter((text) => !open.some((blocker) => blocker.text === text))
          .map((text) => ({ id: ids.uuid(), text }));
        refuseMoreBlockers(task, added.length);
        const previous = await facts.checkpoint(task.id);
        const known = taken === undefined ? {} : { code: taken.code };
        const checkpoint = { where_we_left_off, next_step, needed_context_refs, blockers, seen, ...known };
        return recordCheckpoint(task, checkpoint, previous?.seq ?? null, added, { override });
      };
      const { checkpoint, ...told } = await change(
        'work.update_checkpoint',
        input,
        call,
        decide,
        async (tx, projectId, result) => {
          const [recorded, task] = await Promise.all([
            readCheckpoint(tx, projectId, taskIdOf(result), result.first_seq),
            tellTask(tx, projectId, result),
          ]);
          return { checkpoint: recorded, ...task };
        },
      );
      // Recorded first: a ref names a checkpoint that exists. A ref that could not be made is told when somebody asks for it.
      await code.keep(told.task.project_id, checkpoint, call).catch(() => {});
      const why = taken?.whyNoSnapshot === undefined ? {} : { no_snapshot: taken.whyNoSnapshot };
      return { checkpoint: shownCheckpoint(checkpoint), ...told, ...why };
    },
  };
}
