// One life of a ledger that comes by every kind of write, made of operations that can be asked for again: whoever
// lives it after a death comes to the same end.
import type { AppendResult, NewEvent } from '../../src/ledger/contract.ts';
import { board, log } from '../support/board.ts';
import type { Opened } from './target.ts';

const BOARD = { kind: board, id: '01900000-0000-7000-8000-0000000000b1' };
const LOG = { kind: log, id: '01900000-0000-7000-8000-0000000000b2' };
const LEASED = { kind: board, id: '01900000-0000-7000-8000-0000000000b3' };
/** Two of them outgrow a row. */
const LONG = 'a long note '.repeat(3_000);

type BoardEvent = NewEvent<(typeof board)['events']>;
const added = (card_id: string): BoardEvent => ({ type: 'card.added', payload: { card_id, title: card_id } });
const noted = (card_id: string, note: string): BoardEvent => ({ type: 'card.noted', payload: { card_id, note } });
const removed = (card_id: string): BoardEvent => ({ type: 'card.removed', payload: { card_id } });
const line = (text: string) => ({ type: 'line.written' as const, payload: { text } });

export async function liveWhole({ ledger }: Opened, heard: (result: AppendResult) => void): Promise<void> {
  const create = true;
  heard(await ledger.append(BOARD, [added('a'), added('b'), added('c')], { create, operationId: 'create' }));
  await Promise.all([
    ledger.append(BOARD, [added('d')], { operationId: 'group-1' }).then(heard),
    ledger.append(LOG, [line('one'), line('two')], { create, operationId: 'group-2' }).then(heard),
    ledger.append(LOG, [line('three')], { create, operationId: 'group-3' }).then(heard),
  ]);
  const decided = await ledger.append(
    BOARD,
    async (view) => {
      const column = (await view.get('cards', 'd')) ? 'doing' : 'nowhere';
      return [{ type: 'card.moved', payload: { card_id: 'd', column } }];
    },
    { operationId: 'decided', command: 'move d' },
  );
  heard(decided);
  const { workflow_id, owner_id, fencing_token } = await ledger.leases.acquire(LEASED.id, 'owner', 600_000);
  const lease = { workflow_id, owner_id, fencing_token };
  heard(await ledger.append(LEASED, [added('a')], { create, lease, operationId: 'leased' }));
  await ledger.leases.heartbeat(lease, 600_000);
  await ledger.leases.release(lease);
  const notes = Array.from({ length: 90 }, (_, i) => noted('c', `note ${i}`));
  heard(await ledger.append(BOARD, [noted('a', LONG), noted('b', LONG), ...notes], { operationId: 'hundredth' }));
  const { last_seq: before } = await ledger.append(BOARD, [noted('c', 'the last')], { operationId: 'before' });
  heard(await ledger.append(BOARD, [removed('a'), removed('b')], { operationId: 'removed' }));
  // Both entities come back, which is more than a row holds.
  heard(await ledger.rollback(BOARD, before, { reason: 'both are needed', operationId: 'rolled-back' }));
  heard(await ledger.append(BOARD, [added('e')], { operationId: 'beyond' }));
  await ledger.settled();
  await ledger.sign();
  await ledger.sweepBlobs(Number.NEGATIVE_INFINITY);
}

/** What must not depend on whether and where there was a death. */
export async function outcomeOf({ ledger }: Opened): Promise<unknown> {
  return (await ledger.streams()).map(({ workflow_id, head_seq, state_checksum, entity_count, snapshot_seq }) => ({
    workflow_id,
    head_seq,
    state_checksum,
    entity_count,
    snapshot_seq,
  }));
}
