// Deep history: what recall finds for a question, of other conversations and of earlier checkpoints. Only for a caller that asked for it.
import type { Call } from '../../base/operation.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Bundle } from '../bundle/bundle.ts';
import * as q from '../queries.ts';
import type { Recalled } from '../recall/contract.ts';
import type { Recall } from '../recall/recall.ts';
import type { Artifact, Question } from './contract.ts';

export interface History {
  readonly artifacts: readonly Artifact[];
  readonly ranking: Pick<Bundle['ranking'], 'method' | 'vectors'>;
}

/** More than the caps let in: the compiler chooses among them. */
const MOST_TOKENS = 6_000;
const KINDS = ['turn', 'checkpoint'];
const NOT_ASKED: History = { artifacts: [], ranking: { method: 'text', vectors: 'not_asked' } };

export function createHistory(store: Store, open: () => Promise<Pick<Recall, 'recall'>>) {
  return async ({ projectId, sessionId, text, deep }: Question, call: Call): Promise<History> => {
    if (!deep) return NOT_ASKED;
    const recall = await open();
    const found = await recall
      .recall({ projectId, query: text, maxTokens: MOST_TOKENS, kinds: KINDS }, call)
      .catch((error: unknown) => {
        // A question of signs alone has nothing to look for.
        if (error instanceof Error && 'code' in error && error.code === 'empty_query') return undefined;
        throw error;
      });
    if (!found) return NOT_ASKED;
    const { method, vectors } = found.ranking;
    return { artifacts: await artifactsOf(store, found, projectId, sessionId), ranking: { method, vectors } };
  };
}

async function artifactsOf(
  store: Store,
  { items }: Recalled,
  projectId: string,
  sessionId: string,
): Promise<readonly Artifact[]> {
  const ids = items.flatMap(({ ref }) => (ref.startsWith('turn:') ? [[ref.slice('turn:'.length)]] : []));
  const rows = await store.read((tx) => readAny(tx, q.readTurns, ids));
  const turns = new Map(rows.map((row) => [`turn:${row.turn_id}`, row]));
  return items.flatMap((item): Artifact[] => {
    const common = {
      id: item.ref,
      ring: 2 as const,
      minTier: 1 as const,
      observedAt: item.created_at,
      relevance: Math.max(0, Math.min(1_000, item.score)),
      utility: 300,
      riskFlags: item.cut === true ? ['cut'] : [],
      conflictsWith: [],
      reason: item.beside === undefined ? 'deep history that fits the question' : `stands beside ${item.beside}`,
    };
    const turn = turns.get(item.ref);
    if (turn) {
      // Turns of this conversation are there already.
      if (turn.session_id === sessionId || turn.project_id !== projectId) return [];
      const { speaker, created_at } = turn;
      const entry = { id: item.ref, speaker, content: item.text, created_at };
      return [{ ...common, type: 'turn', source: turn.turn_id, placed: { in: 'turns', entry } }];
    }
    if (item.kind !== 'checkpoint') return [];
    const entry = { id: item.ref, kind: 'checkpoint' as const, text: item.text, observed_at: item.created_at };
    return [{ ...common, type: 'checkpoint', source: item.ref, placed: { in: 'work', entry } }];
  });
}
