// Append: what is decided inside the transaction, sequence numbers allocated and inserted together, state and
// projections in the same transaction. Appends of plain events that wait together are one batch; a decider or a
// projection may run statements of its own, so each of those stands alone behind its own savepoint. Where round trips
// count, either is first worked out over what this process last saw.
import { batchCalls, type Outcome } from '../../base/batch-calls.ts';
import { Failure } from '../../base/errors.ts';
import type { ForeseenWrite, ReadTx, WriteTx } from '../../store/store.ts';
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
import { checkEntityRef, entityKey } from '../state/state.ts';
import type { AppendBatch } from './append-batch.ts';
import { checkOptions, inputChecksum, prepareEvents, type PreparedEvent } from './append-input.ts';
import { SYSTEM, type Decide } from './append-plan.ts';
import type { AppendDeps, AppendRequest } from './append-request.ts';
import { foreseeAlone } from './foresee-alone.ts';
import { believed, foreseen, foreseenBatch, foreseenValues } from './foreseen-append.ts';
import { alreadyDone, loadAppends, type Before } from './load-appends.ts';
import { flush, isProjected, plan, runAlone } from './run-alone.ts';
import { untilKnown } from './until-known.ts';

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
    // What the caller's part answered, for a try whose reply was lost: the last one that ran is the one that committed.
    const told: { also?: Also } = {};
    const keeping = options.also && {
      also: async (tx: WriteTx, appended: AppendResult) => (told.also = (await options.also?.(tx, appended)) as Also),
    };
    return untilKnown<AppendedWith<Also>>(async (mayExist) => {
      const attempt = { ...request, mayExist };
      if (!isAlone) return enqueue(attempt);
      const result = await deps.store.write((tx) => runAlone(tx, deps, attempt, keeping ?? {}), {
        foresee: (look) => foreseeAlone(look, deps, attempt, keeping ?? {}),
      });
      return mayExist && !result.repeated && 'also' in told ? { ...result, also: told.also } : result;
    });
  };
}

export function createAppendWithin(deps: AppendDeps): AppendWithin {
  return (tx, stream, events, options = {}) =>
    runAlone(tx, deps, { ...requestOf(deps, stream, events, options), mayExist: false }, alsoOf(options));
}

const alsoOf = <Also>({ also }: AppendOptions<Also>) => (also ? { also } : {});

function requestOf<Events extends EventDefinitions, Entities extends EntityTypes>(
  deps: AppendDeps,
  stream: StreamRef<Events, Entities>,
  what: readonly NewEvent<Events>[] | Decide<Events, Entities>,
  options: AppendOptions,
): Omit<AppendRequest, 'mayExist'> {
  const kind = stream.kind as unknown as StreamKind;
  const registration = deps.registry.require(kind);
  checkOptions(stream.id, what, options);
  const prepared =
    typeof what === 'function' ? (what as unknown as Decide) : prepareEvents(deps.registry, kind, what, options);
  return {
    registration,
    workflowId: stream.id,
    what: prepared,
    options,
    input: inputChecksum(prepared, options),
    touches:
      typeof prepared === 'function' ? (options.reads ?? []) : touchesOf(kind, prepared, options.actor ?? SYSTEM),
    // Chosen before the transaction, so that after a lost reply to COMMIT this very append can be looked for.
    firstEventId: deps.ids.uuid(),
  };
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
      // The plan says what is really wrong with it.
    }
  }
  return [...refs.values()];
}

// ── Running ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Appends of plain events that wait together. When the turn of a batch comes, it takes all that were asked for until then. */
function batchAppends(deps: AppendDeps): (request: AppendRequest) => Promise<AppendResult> {
  let lastSize = 1;
  const { call } = batchCalls<AppendRequest, AppendResult>({
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
        foresee: (look) => foreseeTogether(look, deps, requests()),
      });
    },
  });
  return call;
}

async function runTogether(
  tx: WriteTx,
  deps: AppendDeps,
  requests: readonly AppendRequest[],
): Promise<AppendOutcome[]> {
  const { batch, before } = await loadAppends(tx, requests);
  const outcomes = await planTogether(batch, deps, requests, before);
  await flush(batch, deps);
  return outcomes;
}

/** Undefined when one of them cannot be foreseen. Nor is a refusal made from memory. */
async function foreseeTogether(
  look: ReadTx,
  deps: AppendDeps,
  requests: readonly AppendRequest[],
): Promise<ForeseenWrite<readonly AppendOutcome[]> | undefined> {
  const batch = await foreseenBatch(deps.seen, look, requests);
  if (!batch) return undefined;
  const leases = requests.flatMap(({ options: { lease } }) => lease ?? []);
  const outcomes = await planTogether(
    batch,
    deps,
    requests,
    requests.map(({ options: { lease } }) => ({ step: undefined, lease: lease && believed(lease), mine: undefined })),
  );
  const changes = batch.changes();
  const params = outcomes.every(({ ok }) => ok) ? foreseenValues(batch, changes, leases, deps.store.format) : undefined;
  return params && foreseen(deps, batch, changes, params, { value: outcomes });
}

async function planTogether(
  batch: AppendBatch,
  deps: AppendDeps,
  requests: readonly AppendRequest[],
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
