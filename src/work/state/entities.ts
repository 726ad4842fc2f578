// What a project's stream holds of each record: the record without the ids that its place already says, with what
// undoing needs beside it.
import { z } from 'zod';
import type { EntitiesOf } from '../../ledger/contract.ts';
import {
  blockerSchema,
  checkpointSchema,
  evidenceItemSchema,
  goalSchema,
  MAIN_TAG,
  needsSchema,
  projectSchema,
  setCheckSchema,
  taskSchema,
} from '../contract.ts';

/** The project's one entity has this id in every stream: the stream's own id is the project's. */
export const PROJECT_ENTITY = 'project';

const count = z.int().min(0);
/** The event that last changed it; a record shows it as its revision. */
const changed = { changed_seq: count };

export const workCollections = {
  /** Its counters number its goals and tasks. */
  project: projectSchema
    .omit({ project_id: true, revision: true })
    .extend({ ...changed, goal_count: count, task_count: count }),
  goals: goalSchema.omit({ goal_id: true, project_id: true, revision: true }).extend({
    ...changed,
    /** Only where it is another than `main`: a goal without one is the same entity as before there were tags. */
    tag: goalSchema.shape.tag.optional(),
  }),
  tasks: taskSchema.omit({ task_id: true, project_id: true, revision: true }).extend({
    ...changed,
    evidence: z.array(evidenceItemSchema),
    /** Only where there are any: a task without checks is the same entity as before there were checks. */
    checks: z.array(setCheckSchema).optional(),
    /** Not before it is started, for the same reason. */
    started_by: taskSchema.shape.started_by.optional(),
  }),
  checkpoints: checkpointSchema.omit({ task_id: true }),
  /** Without `needs` where nobody said, as blockers were before there was such a field. */
  blockers: blockerSchema.omit({ blocker_id: true }).extend({ needs: needsSchema.optional() }),
};

export type WorkEntities = EntitiesOf<typeof workCollections>;
/** Some fields of an entity, to be laid over it. One that an event leaves out may be undefined in its type. */
export type FieldsOf<Entity> = { readonly [Field in keyof Entity]?: Entity[Field] | undefined };
export type ProjectEntity = WorkEntities['project'];
export type GoalEntity = WorkEntities['goals'];
export type TaskEntity = WorkEntities['tasks'];
/** In the one form that an entity has: an empty list of checks is left out. */
export function withoutEmptyChecks<Entity extends object>(entity: Entity): Entity {
  const { checks, ...rest } = entity as { readonly checks?: readonly unknown[] };
  return checks?.length === 0 ? (rest as Entity) : entity;
}

/** The same of a goal: `main` is left out. */
export function withoutMainTag<Entity extends object>(entity: Entity): Entity {
  const { tag, ...rest } = entity as { readonly tag?: string };
  return tag === MAIN_TAG ? (rest as Entity) : entity;
}

export type BlockerEntity = WorkEntities['blockers'];
export type CheckpointEntity = WorkEntities['checkpoints'];
