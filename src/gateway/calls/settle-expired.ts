// Calls whose process died before their outcome was known. Each is counted once, in the window that it was reserved in, as if
// it had used all that was reserved.
import { toTimestamp } from '../../base/clock.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { EndCode } from '../state/events.ts';
import { gatewayKind } from '../state/evolve.ts';

export async function settleExpired(
  { store, ledger }: { readonly store: Store; readonly ledger: Pick<Ledger, 'append'> },
  gatewayId: string,
): Promise<number> {
  const expired = await store.read((tx) => expiredCalls(tx, gatewayId));
  for (const { call_id, price_known } of expired) {
    await ledger.append(
      { kind: gatewayKind, id: gatewayId },
      async (view) => {
        const call = await view.get('calls', call_id);
        if (!call) return [];
        return [
          {
            type: 'gateway.call_ended' as const,
            payload: {
              call_id,
              ending: 'outcome_unknown' as const,
              code: 'outcome_unknown' satisfies EndCode,
              windows: call.windows,
              model_answered: null,
              response_id: null,
              finish_reason: null,
              input_tokens: null,
              cache_read_tokens: null,
              cache_write_tokens: null,
              output_tokens: null,
              reasoning_tokens: null,
              charged: call.reserved,
              charged_by: 'reservation' as const,
              price_known: price_known === 1,
              first_token_ms: null,
              attempts: 0,
            },
            tokens: [{ token_class: 'semanticKey' as const, token_value: 'CALL' }],
          },
        ];
      },
      { actor: 'gateway' },
    );
  }
  return expired.length;
}

async function expiredCalls(tx: ReadTx, gatewayId: string): Promise<readonly q.CallRow[]> {
  const open = await tx.all(q.readOpenCalls, gatewayId);
  if (open.length === 0) return [];
  // By the clock that the calls were begun by, which on a server is not this machine's.
  const now = toTimestamp(await tx.now());
  // One whose row was lost is not among them: it cannot be ended before a rebuild, and must not keep the others from it.
  const rows = await readAny(
    tx,
    q.readCalls,
    open.map(({ call_id }) => [call_id]),
  );
  return rows
    .filter(({ expires_at }) => expires_at !== null && expires_at < now)
    .toSorted((one, other) => one.seq - other.seq);
}
