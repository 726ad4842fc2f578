// Append: what is decided inside the transaction, sequence numbers allocated and inserted together, state and
// projections in the same transaction. Appends of plain events that wait together are one batch; a decider or a
// projection may run statements of its own, so each of those stands alone behind its own savepoint.
import { batchCalls, type Outcome } from '../../base/batch-calls.ts';
import type { Clock } from '../../base/clock.ts';
import { Bug, Failure } from '../../base/errors.ts';
import { readAny } from '../../store/rows.ts';
import type { ForeseenWrite, ReadTx, Store, WriteTx } from '../../store/store.ts';
import { AppendBatch, type Appended } from './append-batch.ts';
import { checkOptions, inputChecksum, prepareEvents, type PreparedEvent } from './append-input.ts';
import {
  SYSTEM,
  checkLease,
  planAppend,
  toEntityChange,
  type Decide,
  type Plan,
  type PlanDeps,
} from './append-plan.ts';
import type {
  AppendOptions,
  AppendResult,
  AppendedWith,
  EntityRef,
  EntityTypes,
  EventDefinitions,
  NewEvent,
  StreamKind,
  StreamRef,
} from '../contract.ts';
import { believed, foreseenBatch, foreseenValues } from './foreseen-append.ts';
import type { LastSeen } from './last-seen.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import { firstResult, operationConflict, pastAppend } from './past-append.ts';
import * as q from '../queries.ts';
import type { Registration } from '../streams/registry.ts';
import { checkEntityRef, entityKey } from '../state/state.ts';

export interface AppendDeps extends PlanDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly metrics: LedgerMetrics;
  readonly seen: LastSeen;
  /** Told after the commit of every stream that got events. */
  readonly appended: Appended;
  /** What a writer has to wait for before it goes on; undefined nearly always. */
  readonly catchUp: () => Promise<void> | undefined;
}

export type Append = <Events extends EventDefinitions, Also, Entities extends EntityTypes>(
  stream: StreamRef<Events, Entities>,
  what: readonly NewEvent<Events>[] | Decide<Events, Entities>,
  options?: AppendOptions<Also>,
) => Promise<AppendedWith<Also>>;

/**
 * Events together with rows of the caller's own, in the caller's transaction. A lost reply to COMMIT is the caller's to
 * find out about: what it does must be recognisable, or do no harm when done again.
 */
export type AppendWithin = <Events extends EventDefinitions, Entities extends EntityTypes>(
  tx: WriteTx,
  stream: StreamRef<Events, Entities>,
  events: readonly NewEvent<Events>[],
  options?: AppendOptions,
) => Promise<AppendResult>;

/** Bounds how long one batch keeps others waiting. */
const MAX_BATCH = 128;
/** Found out by looking for the event's id under the write lock, so the number of tries only bounds patience. */
const UNKNOWN_COMMIT_TRIES = 5;

interface Request {
  readonly registration: Registration;
  readonly workflowId: string;
  readonly what: readonly PreparedEvent[] | Decide;
  readonly options: AppendOptions;
  readonly input: string | null;
  readonly firstEventId: string;
  /** The entities of plain events, known before the transaction. */
  readonly touches: readonly EntityRef[];
  /** True when an earlier try may have committed without our hearing of it. */
  readonly mayExist: boolean;
}

type AppendOutcome = Outcome<AppendResult>;

export function createAppend(deps: AppendDeps): Append {
  const enqueue = batchAppends(deps);
  return async <Events extends EventDefinitions, Also, Entities extends EntityTypes>(
    stream: StreamRef<Events, Entities>,
    what: readonly NewEvent<Events>[] | Decide<Events, Entities>,
    options: AppendOptions<Also> = {},
  ): Promise<AppendedWith<Also>> => {
    const request = requestOf(deps, stream, what, options);
    const { registration, what: prepared } = request;
    await deps.catchUp();
    const isAlone =
      typeof prepared === 'function' ||
      options.also !== undefined ||
      prepared.some(({ type }) => isProjected(registration, type));
    return untilKnown<AppendedWith<Also>>((mayExist) => {
      const attempt = { ...request, mayExist };
      return isAlone ? deps.store.write((tx) => runAlone(tx, deps, attempt, options.also)) : enqueue(attempt);
    });
  };
}

export function createAppendWithin(deps: AppendDeps): AppendWithin {
  return (tx, stream, events, options = {}) =>
    runAlone(tx, deps, { ...requestOf(deps, stream, events, options), mayExist: false }, options.also);
}

function requestOf<Events extends EventDefinitions, Entities extends EntityTypes>(
  deps: AppendDeps,
  stream: StreamRef<Events, Entities>,
  what: readonly NewEvent<Events>[] | Decide<Events, Entities>,
  options: AppendOptions,
): Omit<Request, 'mayExist'> {
  const kind = stream.kind as unknown as StreamKind;
  const registration = deps.registry.require(kind);
  checkOptions(stream.id, what, options);
  const prepared = typeof what === 'function' ? (what as unknown as Decide) : prepareEvents(deps.registry, kind, what);
  return {
    registration,
    workflowId: stream.id,
    what: prepared,
    options,
    input: inputChecksum(prepared, options),
    touches: typeof prepared === 'function' ? [] : touchesOf(kind, prepared, options.actor ?? SYSTEM),
    // Chosen before the transaction, so that after a lost reply to COMMIT this very append can be looked for.
    firstEventId: deps.ids.uuid(),
  };
}

function isProjected({ project, projects }: Registration, type: string): boolean {
  return project !== undefined && (projects === undefined || projects.includes(type));
}

/** Again after a lost reply to COMMIT; whoever is told that it may exist looks for its own event first. */
export async function untilKnown<T>(attempt: (mayExist: boolean) => Promise<T>): Promise<T> {
  let unknown: Failure | undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(unknown !== undefined);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'commit_unknown') unknown = error;
      // Whatever kept it from looking, the first try may still have committed.
      else throw unknown ?? error;
      if (tries >= UNKNOWN_COMMIT_TRIES) throw error;
    }
  }
}

/**
 * What plain events touch mostly depends on their payload and actor, so it can be loaded together with everything
 * else. A guess all the same: the sequence and the time are not known yet, and the plan asks again when they are.
 */
function touchesOf({ state }: StreamKind, prepared: readonly PreparedEvent[], actor: string): EntityRef[] {
  if (state === 'none') return [];
  const refs = new Map<string, EntityRef>();
  for (const { type, payload } of prepared) {
    try {
      for (const ref of state.touches({ type, payload, event_seq: 0, timestamp: '', actor })) {
        checkEntityRef(ref, state.collections);
        refs.set(entityKey(ref), ref);
      }
    } catch {
      // Whatever is really wrong with it is said by the plan.
    }
  }
  return [...refs.values()];
}

// ── Running ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Appends of plain events that wait together. When the turn of a batch comes, it takes all that were asked for until then. */
function batchAppends(deps: AppendDeps): (request: Request) => Promise<AppendResult> {
  let lastSize = 1;
  const { call } = batchCalls<Request, AppendResult>({
    most: MAX_BATCH,
    overlaps: true,
    // Callers that went together last time ask again in this turn of the event loop.
    gather: () => (lastSize > 1 ? deps.clock.macrotask() : undefined),
    run(take) {
      const requests = () => {
        const taken = take();
        lastSize = taken.length;
        return taken;
      };
      return deps.store.write((tx) => runTogether(tx, deps, requests()), {
        foresee: (look) => foresee(look, deps, requests()),
      });
    },
  });
  return call;
}

async function runTogether(tx: WriteTx, deps: AppendDeps, requests: readonly Request[]): Promise<AppendOutcome[]> {
  const { batch, before } = await load(tx, requests);
  const outcomes = await planTogether(batch, deps, requests, before);
  await flush(batch, deps);
  return outcomes;
}

/** Undefined when one of them cannot be foreseen. A refusal is not told from memory either. */
async function foresee(
  look: ReadTx,
  deps: AppendDeps,
  requests: readonly Request[],
): Promise<ForeseenWrite<readonly AppendOutcome[]> | undefined> {
  const { seen } = deps;
  const batch = await foreseenBatch(seen, look, requests);
  if (!batch) return undefined;
  const leases = requests.flatMap(({ options: { lease } }) => lease ?? []);
  const outcomes = await planTogether(
    batch,
    deps,
    requests,
    requests.map(({ options: { lease } }) => ({ step: undefined, lease: lease && believed(lease), mine: undefined })),
  );
  const changes = batch.changes();
  const params = outcomes.every(({ ok }) => ok) ? foreseenValues(batch, changes, leases) : undefined;
  if (!params) return undefined;
  // Until it is heard that all was so.
  seen.wasWrong();
  return {
    statement: q.appendAtOnce,
    params,
    value: outcomes,
    committed(nowMs) {
      seen.wasRight(batch, changes, nowMs);
      for (const { now } of changes.heads) {
        deps.appended({ workflow_id: now.workflow_id, position: batch.position, snapshot: false });
      }
    },
  };
}

async function planTogether(
  batch: AppendBatch,
  deps: AppendDeps,
  requests: readonly Request[],
  before: readonly Before[],
): Promise<AppendOutcome[]> {
  const outcomes: AppendOutcome[] = [];
  for (const [index, request] of requests.entries()) {
    try {
      const done = await alreadyDone(batch, deps, request, before[index]);
      outcomes.push({ ok: true, value: done ?? batch.accept(await plan(batch, deps, request, before[index])) });
    } catch (error) {
      // A failed statement has ended the transaction for all; a refusal is this one's alone.
      if (error instanceof Failure) throw error;
      outcomes.push({ ok: false, error });
    }
  }
  return outcomes;
}

async function flush(batch: AppendBatch, { ids, appended, seen }: AppendDeps): Promise<void> {
  const changes = await batch.flush(ids, appended);
  seen.found(batch.before, batch.nowMs);
  batch.tx.afterCommit(() => seen.committed(batch, changes));
}

async function runAlone<Also = never>(
  tx: WriteTx,
  deps: AppendDeps,
  request: Request,
  also?: AppendOptions<Also>['also'],
): Promise<AppendedWith<Also>> {
  const { batch, before } = await load(tx, [request]);
  const done = await alreadyDone(batch, deps, request, before[0]);
  if (done) return done;
  const planned = await plan(batch, deps, request, before[0]);
  const result = batch.accept(planned);
  await flush(batch, deps);
  const { registration } = request;
  for (const [index, event] of planned.events.entries()) {
    if (!isProjected(registration, event.type)) continue;
    const changes = (planned.changesOf[index] ?? []).map(toEntityChange);
    await registration.project?.(tx, { ...event, workflow_id: request.workflowId }, changes);
  }
  return also ? { ...result, also: await also(tx, result) } : result;
}

/** What was stored for one request when its batch began. */
interface Before {
  readonly step: q.CompletedStep | undefined;
  readonly lease: q.LeaseRow | undefined;
  readonly mine: { readonly append_seq: number } | undefined;
}

/** Loads, in one round trip, everything that the requests are known to need. */
export async function load(
  tx: WriteTx,
  requests: readonly Pick<Request, 'workflowId' | 'options' | 'firstEventId' | 'touches' | 'mayExist'>[],
): Promise<{ batch: AppendBatch; before: readonly Before[] }> {
  const streamIds = [...new Set(requests.map(({ workflowId }) => workflowId))];
  const refs = new Map<string, { readonly workflowId: string; readonly ref: EntityRef }>();
  for (const { workflowId, touches } of requests) {
    for (const ref of touches) refs.set(`${workflowId}\n${entityKey(ref)}`, { workflowId, ref });
  }
  const operations = requests.flatMap(({ workflowId, options: { operationId } }) =>
    operationId === undefined ? [] : [[workflowId, operationId] as const],
  );
  const leaseIds = new Set(requests.flatMap(({ options: { lease } }) => lease?.workflow_id ?? []));
  const [meta, nowMs, streams, entities, steps, leases, mine] = await Promise.all([
    tx.get(q.readMeta),
    tx.now(),
    readAny(
      tx,
      q.readStreams,
      streamIds.map((id) => [id]),
    ),
    readAny(
      tx,
      q.readEntities,
      [...refs.values()].map(({ workflowId, ref }) => [workflowId, ref.collection, ref.id]),
    ),
    readAny(tx, q.readCompletedSteps, operations),
    readAny(
      tx,
      q.readLeases,
      [...leaseIds].map((id) => [id]),
    ),
    Promise.all(requests.map((request) => earlierTry(tx, request))),
  ]);
  if (!meta) throw new Bug('ledger_meta has no row');
  const batch = new AppendBatch(tx, meta, nowMs);
  for (const id of streamIds) batch.setStream(id, undefined);
  for (const stream of streams) batch.setStream(stream.workflow_id, stream);
  for (const { workflowId, ref } of refs.values()) batch.setEntity(workflowId, ref, undefined);
  for (const { workflow_id, collection, entity_id: id, body, hash } of entities) {
    batch.setEntity(workflow_id, { collection, id }, { body, hash });
  }
  const stepsByKey = new Map(steps.map((step) => [`${step.workflow_id} ${step.step_id}`, step]));
  const leasesById = new Map(leases.map((lease) => [lease.workflow_id, lease]));
  const before = requests.map(({ workflowId, options: { operationId, lease } }, index) => ({
    step: stepsByKey.get(`${workflowId} ${operationId}`),
    lease: lease && leasesById.get(lease.workflow_id),
    mine: mine[index],
  }));
  return { batch, before };
}

async function earlierTry(tx: WriteTx, { mayExist, firstEventId }: Pick<Request, 'mayExist' | 'firstEventId'>) {
  return mayExist ? tx.get(q.readEventById, firstEventId) : undefined;
}

/** The result, when this append needs no doing: an earlier try committed, or the operation was done before. */
export async function alreadyDone(
  batch: AppendBatch,
  deps: AppendDeps,
  request: Pick<Request, 'registration' | 'workflowId' | 'options' | 'input'>,
  before: Before | undefined,
): Promise<AppendResult | undefined> {
  const { workflowId, input } = request;
  const { operationId } = request.options;
  if (before?.mine) return pastAppend(batch.tx, workflowId, before.mine.append_seq);
  if (operationId === undefined) return undefined;
  const staged = batch.step(workflowId, operationId);
  const done = before?.step;
  if (!staged && !done) return undefined;
  if ((staged ? staged.input : done?.input_checksum) !== input) {
    throw operationConflict(workflowId, operationId, done?.completed_at ?? batch.timestamp);
  }
  deps.metrics.idempotencyCacheHits.add();
  if (staged) return { ...staged.result, repeated: true };
  return done && firstResult(batch.tx, request.registration.kind, workflowId, operationId, done);
}

function plan(batch: AppendBatch, deps: AppendDeps, request: Request, before: Before | undefined): Promise<Plan> {
  const { lease } = request.options;
  if (lease) checkLease(lease, before?.lease, batch.nowMs, deps.metrics);
  return planAppend(batch, deps, { ...request, kind: request.registration.kind });
}
