// Exchanges of a project as a question and an answer, in the order in which they ended: for what is distilled from conversations.
import type { Store } from '../../store/store.ts';
import { readAny } from '../../store/rows.ts';
import * as q from '../queries.ts';
import { exchangesAfter } from '../retention/queries.ts';

export interface EndedExchange {
  readonly exchange_id: string;
  readonly session_id: string;
  /** Its place in the order. */
  readonly seq: number;
  readonly actor: string;
  readonly asked_at: string;
  readonly answered_at: string;
  /** Empty once it was pruned. */
  readonly question: string;
  /** Empty where the model gave none. */
  readonly answer: string;
}

export async function listEnded(
  store: Store,
  projectId: string,
  after: number,
  limit: number,
): Promise<readonly EndedExchange[]> {
  return store.read(async (tx) => {
    const exchanges = await tx.all(exchangesAfter, projectId, after, limit);
    const ids = exchanges.map(({ exchange_id }) => [exchange_id]);
    const turns = Map.groupBy(await readAny(tx, q.turnsOfExchanges, ids), ({ exchange_id }) => exchange_id);
    return exchanges.map(({ exchange_id, session_id, seq, actor, begun_at, created_at, outcome }) => {
      const said = (speaker: q.TurnRow['speaker']) =>
        turns.get(exchange_id)?.find((turn) => turn.speaker === speaker)?.content ?? '';
      return {
        exchange_id,
        session_id,
        seq,
        actor,
        asked_at: begun_at,
        answered_at: created_at,
        question: said('user'),
        answer: outcome === 'answered' ? said('aurora') : '',
      };
    });
  });
}
