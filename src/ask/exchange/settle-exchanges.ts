// Exchanges whose process died: their calls are settled by the gateway, and here the exchanges themselves get the outcome that is known,
// which may be that nobody knows it.
import { sha256 } from '../../base/hash.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { sql, type Store } from '../../store/store.ts';
import { askIdOf, findingsHash, outcomeOf, tokens } from '../pipeline/record.ts';
import { askKind } from '../state/evolve.ts';
import type { OpenExchange } from '../state/entities.ts';

const readOpen = sql<{ entity_id: string; body: string }>(
  `SELECT entity_id, body FROM state_entities WHERE workflow_id = ? AND collection = 'exchanges' ORDER BY entity_id LIMIT ?`,
);
const MOST = 200;

export interface OpenedExchange extends OpenExchange {
  readonly exchange_id: string;
}

/** Those that are under way, the oldest first. */
export async function openExchanges(store: Store, projectId: string): Promise<OpenedExchange[]> {
  const rows = await store.read((tx) => tx.all(readOpen, askIdOf(projectId), MOST));
  return rows.map(({ entity_id, body }) => Object.assign(JSON.parse(body) as OpenExchange, { exchange_id: entity_id }));
}

export interface SettleDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly gateway: Pick<Gateway, 'calls'>;
  readonly originalOf: (text: string) => { readonly hmac: string; readonly key_id: string };
}

export async function settleExchanges(deps: SettleDeps, projectId: string): Promise<number> {
  const open = await openExchanges(deps.store, projectId);
  if (open.length === 0) return 0;
  await deps.gateway.calls.settleExpired();
  let settled = 0;
  for (const { exchange_id, call_id } of open) {
    const call = await deps.gateway.calls.outcomeOf(call_id);
    if (!call || call.status === 'open') continue;
    const outcome = outcomeOf(call.status);
    await deps.ledger.append(
      { kind: askKind, id: askIdOf(projectId) },
      async (view) => {
        const begun = await view.get('exchanges', exchange_id);
        if (!begun) return [];
        settled += 1;
        return [
          {
            type: 'exchange.ended' as const,
            payload: {
              exchange_id,
              project_id: projectId,
              // The answer of a call that was settled without it is not there: nobody knows what it was.
              outcome: outcome === 'answered' ? ('outcome_unknown' as const) : outcome,
              code: call.code,
              context_bundle_hash: begun.context_bundle_hash,
              prompt_hash: begun.prompt_hash,
              response_hash: sha256(''),
              response_original: deps.originalOf(''),
              refusal: false,
              authority_state: 'ok' as const,
              validator_summary: {
                schema_ok: true,
                evidence_drift: false,
                authority_drift: false,
                tone_drift: false,
                completeness_drift: false,
                notes: 'no answer on record',
              },
              findings: 0,
              findings_hash: findingsHash([]),
              driftwatch_id: null,
            },
            tokens: tokens('EXCHANGE', exchange_id),
          },
        ];
      },
      { actor: 'ask' },
    );
  }
  return settled;
}
