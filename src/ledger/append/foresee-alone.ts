// An append that decides, projects or writes more, worked out over what this process last saw. What its decider read is
// read again under the lock, before the call that writes the events; the rows that follow from the events are written
// behind that call. All of it shares a round trip.
import { Failure } from '../../base/errors.ts';
import type { ForeseenWrite, ReadTx } from '../../store/store.ts';
import type { AppendOptions, AppendedWith } from '../contract.ts';
import * as q from '../queries.ts';
import type { StagedEntity } from './append-batch.ts';
import type { Plan } from './append-plan.ts';
import type { AppendDeps, AppendRequest } from './append-request.ts';
import { believed, foreseen, foreseenBatch, foreseenValues } from './foreseen-append.ts';
import { RepeatedReads } from './repeated-reads.ts';
import { plan, writeBehind } from './run-alone.ts';

/** Undefined when it cannot be foreseen, or would be refused: it is then done step by step. */
export async function foreseeAlone<Also>(
  look: ReadTx,
  deps: AppendDeps,
  request: AppendRequest,
  { also }: Pick<AppendOptions<Also>, 'also'>,
): Promise<ForeseenWrite<AppendedWith<Also>> | undefined> {
  const { workflowId } = request;
  const { lease, operationId } = request.options;
  const reads = new RepeatedReads(look);
  const batch = await foreseenBatch(deps.seen, look, [request], reads);
  if (!batch?.stream(workflowId)) return undefined;
  // A decider is not asked again about an operation that was done. The call finds one that is done from now on.
  if (operationId !== undefined && (await look.get(q.readCompletedStep, workflowId, operationId))) return undefined;
  let planned: Plan;
  try {
    planned = await plan(batch, deps, request, { step: undefined, lease: lease && believed(lease), mine: undefined });
  } catch (error) {
    if (error instanceof Failure) throw error;
    return undefined;
  }
  const result = batch.accept(planned);
  const changes = batch.changes();
  const isChanged = ({ stored, now }: StagedEntity) => stored?.body !== now?.body;
  // The call compares those that it changes.
  for (const entity of changes.entities) {
    const { ref, stored } = entity;
    const rows = stored ? [{ body: stored.body, hash: stored.hash }] : [];
    if (!isChanged(entity)) reads.expect(q.readEntity, [workflowId, ref.collection, ref.id], rows);
  }
  const written = { ...changes, entities: changes.entities.filter(isChanged) };
  const params = foreseenValues(batch, written, lease ? [lease] : [], deps.store.format);
  return (
    params &&
    foreseen(deps, batch, changes, params, {
      check: (tx) => reads.repeat(tx),
      body: (tx) => writeBehind(tx, request, planned, result, also),
    })
  );
}
