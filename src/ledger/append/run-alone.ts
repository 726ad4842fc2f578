// One append in a transaction of its own, or in its caller's: loaded, planned, written, projected.
import type { WriteTx } from '../../store/store.ts';
import type { AppendOptions, AppendResult, AppendedWith } from '../contract.ts';
import type { PreparedPart } from '../snapshots/snapshots.ts';
import { ROLLED_BACK, type Registration } from '../streams/registry.ts';
import type { AppendBatch } from './append-batch.ts';
import { checkLease, planAppend, toEntityChange, type Plan } from './append-plan.ts';
import type { AppendDeps, AppendRequest } from './append-request.ts';
import { alreadyDone, loadAppends, type Before } from './load-appends.ts';

/** How a request becomes rows where it is no list of events and no decider. */
export interface OwnPlan {
  readonly plan: (batch: AppendBatch) => Plan;
  /** Written as the stream's newest snapshot part. */
  readonly part: PreparedPart;
}

export async function runAlone<Also = never>(
  tx: WriteTx,
  deps: AppendDeps,
  request: AppendRequest,
  { also, own }: { readonly also?: AppendOptions<Also>['also']; readonly own?: OwnPlan } = {},
): Promise<AppendedWith<Also>> {
  const { batch, before } = await loadAppends(tx, [request]);
  const done = await alreadyDone(batch, deps, request, before[0]);
  if (done) return done;
  const planned = await plan(batch, deps, request, before[0], own);
  const result = batch.accept(planned);
  if (own) await batch.flush(deps.ids, deps.appended, own.part);
  else await flush(batch, deps);
  const { registration } = request;
  await projectAppend(tx, registration, planned, result);
  return also ? { ...result, also: await also(tx, result) } : result;
}

async function projectAppend(
  tx: WriteTx,
  registration: Registration,
  { before, events, changesOf }: Plan,
  { workflow_id, last_seq, head_hash }: AppendResult,
): Promise<void> {
  const projected = events.flatMap((event, index) => {
    if (!isProjected(registration, event.type)) return [];
    return [{ event: { ...event, workflow_id }, changes: (changesOf[index] ?? []).map(toEntityChange) }];
  });
  if (projected.length === 0) return;
  const finish = registration.around?.(tx, workflow_id, { seq: before.head_seq, hash: before.head_hash });
  for (const { event, changes } of projected) await registration.project?.(tx, event, changes);
  await finish?.({ seq: last_seq, hash: head_hash }, projected);
}

/** Under the lease, where one was given. */
export function plan(
  batch: AppendBatch,
  deps: AppendDeps,
  request: AppendRequest,
  before: Before | undefined,
  own?: OwnPlan,
): Plan | Promise<Plan> {
  const { lease } = request.options;
  if (lease) checkLease(lease, before?.lease, batch.nowMs, deps.metrics);
  return own ? own.plan(batch) : planAppend(batch, deps, { ...request, kind: request.registration.kind });
}

export async function flush(batch: AppendBatch, { ids, appended, seen }: AppendDeps): Promise<void> {
  const changes = await batch.flush(ids, appended);
  seen.found(batch.before, batch.nowMs);
  batch.tx.afterCommit(() => seen.committed(batch, changes));
}

/** A rollback changes what every projection shows. */
export function isProjected({ project, projects }: Registration, type: string): boolean {
  return project !== undefined && (projects === undefined || type === ROLLED_BACK || projects.includes(type));
}
