// Calls whose process died before their outcome was known. Each is counted once, in the window that it was reserved in, as if
// it had used all that was reserved.
import { toTimestamp } from '../../base/clock.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import { gatewayKind } from '../state/evolve.ts';

const PAGE = 50;

export async function settleExpired(
  { store, ledger }: { readonly store: Store; readonly ledger: Pick<Ledger, 'append'> },
  gatewayId: string,
): Promise<number> {
  const settled = new Set<string>();
  for (;;) {
    // By the clock that the calls were begun by, which on a server is not this machine's.
    const rows = await store.read(async (tx) => tx.all(q.readExpiredCalls, toTimestamp(await tx.now()), PAGE));
    // A row that stays open behind its outcome is damage, which `verify` tells of: here it must not be tried for ever.
    const expired = rows.filter(({ call_id }) => !settled.has(call_id));
    if (expired.length === 0) return settled.size;
    for (const { call_id, price_known } of expired) {
      settled.add(call_id);
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
                code: 'outcome_unknown',
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
  }
}
