// Ratified facts as artifacts of a question: those that share words with it, and with each the facts that it contradicts, so that both
// sides stand in the bundle. What was superseded is deep history. The newest are read; of more than those, the index of recall says which fit.
import { sha256 } from '../../base/hash.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Artifact, ArtifactSource } from '../artifacts/contract.ts';
import { relevanceOf, termsOf } from '../compile/score.ts';
import { refuseFact } from './contract.ts';
import { unresolvedOf } from './read-facts.ts';
import * as q from './queries.ts';

/** How many of the newest ratified facts are held against a question, one by one. */
const WINDOW = 500;
const MOST_FACTS = 40;
/** Those that share no word with the question, where deep history was asked for. */
const MOST_DEEP = 20;
const MOST_CONTRADICTING = 40;

const idOf = (factId: string) => `ledger:${factId}`;

export interface FactSourceOptions {
  /** Ids of ratified facts that share words with a text, of all that there are. */
  readonly find: (projectId: string, text: string) => Promise<readonly string[]>;
  readonly window?: number;
}

export function factSource(store: Store, { find, window = WINDOW }: FactSourceOptions): ArtifactSource {
  return {
    name: 'facts',
    async artifactsFor({ projectId, text, deep }) {
      const terms = termsOf(text);
      const newest = await store.read((tx) => tx.all(q.newestRatified, projectId, window));
      const known = new Set(newest.map(({ fact_id }) => fact_id));
      const older = newest.length < window ? [] : (await find(projectId, text)).filter((id) => !known.has(id));
      return store.read(async (tx) => {
        const found = await readAny(
          tx,
          q.anyOffered,
          older.map((id) => [id, projectId]),
        );
        const ranked = [...newest, ...found.filter(({ status }) => status === 'ratified')]
          .filter(({ claim }) => claim !== null)
          .map((fact) => ({ fact, relevance: relevanceOf(`${fact.subject ?? ''} ${fact.claim ?? ''}`, terms) }))
          .toSorted((a, b) => b.relevance - a.relevance || b.fact.number - a.fact.number);
        const fitting = ranked.filter(({ relevance }) => relevance > 0).slice(0, MOST_FACTS);
        const others = deep ? ranked.filter(({ relevance }) => relevance === 0).slice(0, MOST_DEEP) : [];
        const chosen = new Map([...fitting, ...others].map((each) => [each.fact.fact_id, each]));
        const conflicts = await unresolvedOf(tx, projectId, [...chosen.keys()]);

        const against = new Map<string, Set<string>>();
        const contradict = (one: string, other: string) =>
          against.set(one, (against.get(one) ?? new Set<string>()).add(other));
        for (const { fact_a, fact_b } of conflicts) {
          contradict(fact_a, fact_b);
          contradict(fact_b, fact_a);
        }
        const missing = [...against.keys()].filter((id) => !chosen.has(id)).slice(0, MOST_CONTRADICTING);
        const loaded = await readAny(
          tx,
          q.anyOffered,
          missing.map((id) => [id, projectId]),
        );
        for (const fact of loaded) {
          // What is only proposed is no fact yet, and what was rejected is none.
          if (fact.claim === null || (fact.status !== 'ratified' && fact.status !== 'superseded')) continue;
          // As fitting as what it contradicts: both are shown, or neither.
          const fits = [...(against.get(fact.fact_id) ?? [])].map((id) => chosen.get(id)?.relevance ?? 0);
          chosen.set(fact.fact_id, { fact, relevance: Math.max(0, ...fits) });
        }
        return [...chosen.values()]
          .toSorted((a, b) => b.relevance - a.relevance || b.fact.number - a.fact.number)
          .map(({ fact, relevance }) =>
            factArtifact(
              fact,
              relevance,
              [...(against.get(fact.fact_id) ?? [])].filter((id) => chosen.has(id)).toSorted(),
            ),
          );
      });
    },
  };
}

function factArtifact(fact: q.RatifiedFact, relevance: number, conflictsWith: readonly string[]): Artifact {
  const { fact_id, status, confidence, claim, ratified_at } = fact;
  // Somebody changed what a person had ratified: no model is asked.
  if (sha256(claim ?? '') !== fact.claim_hash)
    throw refuseFact('fact_damaged', `The words of F${fact.number} are not those that were ratified`, { fact_id });
  const id = idOf(fact_id);
  const isConflicting = conflictsWith.length > 0;
  const isSituational = status === 'ratified' && (relevance > 0 || isConflicting);
  return {
    type: 'ledger_fact',
    id,
    ring: isSituational ? 1 : 2,
    source: fact_id,
    minTier: 1,
    observedAt: ratified_at ?? '',
    relevance,
    utility: confidence === 'high' ? 700 : confidence === 'medium' ? 600 : 500,
    riskFlags: [
      ...(isConflicting ? ['conflict'] : []),
      ...(confidence === 'low' ? ['low_confidence'] : []),
      ...(status === 'superseded' ? ['superseded'] : []),
    ],
    conflictsWith: conflictsWith.map(idOf),
    reason: reasonOf(status === 'superseded', isConflicting, relevance > 0),
    placed: {
      in: 'facts',
      entry: { id, claim: claim ?? '', source: 'ledger', observed_at: ratified_at ?? '', confidence },
    },
  };
}

function reasonOf(isSuperseded: boolean, isConflicting: boolean, isFitting: boolean): string {
  if (isSuperseded) return 'a superseded fact that contradicts one that is shown';
  if (isConflicting) return 'a ratified fact that contradicts another; nobody has said which one holds';
  return isFitting ? 'a ratified fact that shares words with the question' : 'a ratified fact, added as deep history';
}
