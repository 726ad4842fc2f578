// What is stored of that which some appends will need, read in one round trip, and whether one of them was done before.
import { Bug } from '../../base/errors.ts';
import { readAny } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import { refuse, type AppendResult, type EntityRef } from '../contract.ts';
import * as q from '../queries.ts';
import { entityKey } from '../state/state.ts';
import { AppendBatch } from './append-batch.ts';
import type { AppendDeps, AppendRequest } from './append-request.ts';
import { firstResult, isOtherInput, operationConflict, pastAppend } from './past-append.ts';

type MetaEnd = Pick<q.MetaRow, 'host_id' | 'host_counter' | 'position'> & {
  readonly last_host: string | null;
  readonly last_counter: number | null;
};

/** What was stored for one request when its batch began. */
export interface Before {
  readonly step: q.CompletedStepRow | undefined;
  readonly lease: q.LeaseRow | undefined;
  readonly mine: { readonly append_seq: number } | undefined;
}

/** Loads, in one round trip, everything that the requests are known to need. */
export async function loadAppends(
  tx: WriteTx,
  requests: readonly Pick<AppendRequest, 'workflowId' | 'options' | 'firstEventId' | 'touches' | 'mayExist'>[],
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
    tx.get(q.readMetaEnd),
    tx.now(),
    readAny(
      tx,
      q.readStreamEnds,
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
  checkPlace(meta);
  const batch = new AppendBatch(tx, meta, nowMs);
  for (const id of streamIds) batch.setStream(id, undefined);
  for (const { last_hash, last_checksum, ...stream } of streams) {
    batch.setStream(stream.workflow_id, stream, {
      isChained: last_hash === stream.head_hash,
      hasState: last_checksum === stream.state_checksum,
    });
  }
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

/** Events that are counted from a wrong head could never be told from forged ones. A missing one stops its own stream. */
function checkPlace({ host_id, host_counter, position, last_host, last_counter }: MetaEnd): void {
  const expected = last_host === host_id ? last_counter : 0;
  if (last_host === null || host_counter === expected) return;
  throw refuse('chain_broken', `The head of the ledger is not at its last event, ${position} in commit order`, {
    table: 'ledger_meta',
    position,
  });
}

async function earlierTry(tx: WriteTx, { mayExist, firstEventId }: Pick<AppendRequest, 'mayExist' | 'firstEventId'>) {
  return mayExist ? tx.get(q.readEventById, firstEventId) : undefined;
}

/** The result, when this append needs no doing: an earlier try committed, or the operation was done before. */
export async function alreadyDone(
  batch: AppendBatch,
  deps: AppendDeps,
  request: Pick<AppendRequest, 'registration' | 'workflowId' | 'options' | 'input'>,
  before: Before | undefined,
): Promise<AppendResult | undefined> {
  const { workflowId, input } = request;
  const { operationId } = request.options;
  if (before?.mine) return pastAppend(batch.tx, workflowId, before.mine.append_seq);
  if (operationId === undefined) return undefined;
  const staged = batch.step(workflowId, operationId);
  const done = before?.step;
  if (!staged && !done) return undefined;
  if (staged ? staged.input !== input : done && isOtherInput(done, input)) {
    throw operationConflict(workflowId, operationId, done?.completed_at ?? batch.timestamp);
  }
  deps.metrics.idempotencyCacheHits.add();
  if (staged) return { ...staged.result, repeated: true };
  return done && firstResult(batch.tx, request.registration.kind, workflowId, operationId, done);
}
