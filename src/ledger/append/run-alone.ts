// One append in a transaction of its own, or in its caller's: loaded, planned, written, projected.
import type { WriteTx } from '../../store/store.ts';
import type { AppendOptions, AppendedWith } from '../contract.ts';
import type { PreparedPart } from '../snapshots/snapshots.ts';
import { ROLLED_BACK, type Registration } from '../streams/registry.ts';
import type { AppendBatch, FlushDeps } from './append-batch.ts';
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
  if (own) await batch.flush(flushDeps(deps), own.part);
  else await flush(batch, deps);
  await runProjections(tx, request, planned);
  return also ? { ...result, also: await also(tx, result) } : result;
}

/** The rows that follow from each event, in its append's transaction. */
export async function runProjections(
  tx: WriteTx,
  { registration, workflowId }: AppendRequest,
  { events, changesOf }: Plan,
): Promise<void> {
  for (const [index, event] of events.entries()) {
    if (!isProjected(registration, event.type)) continue;
    const changes = (changesOf[index] ?? []).map(toEntityChange);
    await registration.project?.(tx, { ...event, workflow_id: workflowId }, changes);
  }
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

export async function flush(batch: AppendBatch, deps: AppendDeps): Promise<void> {
  const { seen } = deps;
  const changes = await batch.flush(flushDeps(deps));
  seen.found(batch.before, batch.nowMs);
  batch.tx.afterCommit(() => seen.committed(batch, changes));
}

/** A rollback changes what every projection shows. */
export function isProjected({ project, projects }: Registration, type: string): boolean {
  return project !== undefined && (projects === undefined || type === ROLLED_BACK || projects.includes(type));
}

function flushDeps({ ids, appended, store }: AppendDeps): FlushDeps {
  return { ids, appended, format: store.format };
}
