// One exchange as others quote it: the question, the answer and how it ended, of one project.
import { sha256 } from '../../base/hash.ts';
import { isUuid } from '../../base/ids.ts';
import type { Store } from '../../store/store.ts';
import * as q from '../queries.ts';

export interface QuotedExchange {
  readonly exchange_id: string;
  readonly asked_at: string;
  readonly model_id: string | null;
  readonly outcome: string;
  /** Null where the text was pruned. */
  readonly question: string | null;
  readonly answer: string | null;
}

export async function quoteExchange(
  store: Store,
  projectId: string,
  exchangeId: string,
): Promise<QuotedExchange | undefined> {
  if (!isUuid(exchangeId)) return undefined;
  return store.read(async (tx) => {
    const row = await tx.get(q.readExchange, exchangeId);
    if (row?.project_id !== projectId) return undefined;
    const session = await tx.get(q.sessionById, row.session_id);
    return {
      exchange_id: row.exchange_id,
      asked_at: row.begun_at,
      model_id: session?.model_id ?? null,
      outcome: row.outcome,
      question: keptText(await tx.get(q.readTurn, row.turn_user_id)),
      answer: keptText(await tx.get(q.readTurn, row.turn_aurora_id)),
    };
  });
}

/** Null where the text was pruned; empty where an answer never came: only its hash tells. */
export function keptText(turn: q.TurnRow | undefined): string | null {
  if (!turn) return null;
  return turn.content === '' && turn.content_hash !== sha256('') ? null : turn.content;
}
