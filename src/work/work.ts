// Work as other parts see it: projects, goals, tasks, checkpoints and claims of one home. Put together here, decided and
// read elsewhere.
import type { Call } from '../base/operation.ts';
import type { AppendResult } from '../ledger/contract.ts';
import { createChange, type Envelope, type WorkDeps } from './change.ts';
import { createCheckpoints, type Checkpoints, type ObserveRefs } from './checkpoints.ts';
import { chooseProject } from './choose-project.ts';
import { createClaims, type Claims } from './claims.ts';
import { refuse } from './contract.ts';
import { workKind } from './state/evolve.ts';
import { createGoals, type Goals } from './goals.ts';
import { createProjects, type Projects, type RealRoot } from './projects.ts';
import { createProjectReads, type Reads } from './project-reads.ts';
import { createAddSample, type AddSample } from './sample.ts';
import { createTasks, type Tasks } from './tasks.ts';
import { createUndo, type Undo } from './undo.ts';

export type { SampleAdded } from './sample.ts';
export type { ImportReport, Problem as ImportProblem } from './transfer/contract.ts';
export { workRegistration } from './tables/projection.ts';
export { workSchema } from './schema.ts';

export interface Work {
  readonly projects: Projects;
  readonly goals: Goals;
  readonly tasks: Tasks;
  readonly checkpoints: Checkpoints;
  readonly claims: Claims;
  readonly reads: Reads;
  readonly undo: Undo;
  /** A goal and tasks that teach, for an empty project. */
  readonly addSample: AddSample;
  /** Puts the whole project back to an earlier sequence; history stays. */
  rollback(
    input: Envelope & { readonly to_seq: number; readonly reason: string; readonly expected_seq?: number | undefined },
    call: Call,
  ): Promise<{ readonly project_id: string; readonly to_seq: number; readonly event_seq: number }>;
}

export interface CreateWorkOptions {
  /** Unless told, nothing is looked at, and a later change of what a checkpoint names goes unnoticed. */
  readonly observeRefs?: ObserveRefs;
  /** Unless told, a root is taken as it is written. */
  readonly realRoot?: RealRoot;
}

export function createWork(
  deps: WorkDeps,
  { observeRefs = async () => [], realRoot = async (root) => root }: CreateWorkOptions = {},
): Work {
  const { ledger, store } = deps;
  const change = createChange(deps);
  const reads = createProjectReads(deps);
  return {
    projects: createProjects(deps, change, realRoot),
    goals: createGoals(deps, change),
    tasks: createTasks(deps, change),
    checkpoints: createCheckpoints(deps, change, observeRefs),
    claims: createClaims(deps),
    reads,
    undo: createUndo(change),
    addSample: createAddSample(change),
    async rollback({ project_id, to_seq, reason, operation_id, expected_seq }, call) {
      const projectId = await store.read((tx) => chooseProject(tx, project_id, call.cwd));
      if (to_seq < 1) throw refuse('not_undoable', 'Before its first event there is no project to go back to');
      const result: AppendResult = await ledger.rollback({ kind: workKind, id: projectId }, to_seq, {
        reason,
        actor: call.actor,
        ...(operation_id === undefined ? {} : { operationId: operation_id }),
        ...(expected_seq === undefined ? {} : { expectedSeq: expected_seq }),
      });
      return { project_id: projectId, to_seq, event_seq: result.last_seq };
    },
  };
}
