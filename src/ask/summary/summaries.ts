// Summaries of conversations: made from what is kept, and put on record by their hash, so that one can be cited later.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import { OFFLINE } from '../../gateway/gateway.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { readAny, runRows } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import * as facts from '../facts/queries.ts';
import { askIdOf, tokens } from '../pipeline/record.ts';
import * as ask from '../queries.ts';
import { askKind } from '../state/evolve.ts';
import type { SummaryDocument } from './contract.ts';
import * as q from './queries.ts';
import { summarise, type SummedFact } from './summarise.ts';

const MOST_TURNS = 1_000;
const MOST_REFS = 5_000;
const MOST_FACTS = 1_000;

export interface Summarised {
  readonly document: SummaryDocument;
  readonly row: ask.SummaryRow;
  /** False where the conversation came to the same before. */
  readonly created: boolean;
}

export interface Summaries {
  /** Of a conversation that is there. */
  summarise(projectId: string, sessionId: string, actor: string): Promise<Summarised>;
}

export interface SummaryDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly ids: Ids;
}

export function createSummaries({ store, ledger, ids }: SummaryDeps): Summaries {
  return {
    async summarise(projectId, sessionId, actor) {
      const summary_id = ids.uuid();
      let document: SummaryDocument | undefined;
      let text = '';
      const { also, events } = await ledger.append(
        { kind: askKind, id: askIdOf(projectId) },
        async ({ tx }) => {
          document = await documentOf(tx, projectId, sessionId);
          text = canonicalJson(document);
          const summary_hash = sha256(text);
          const before = await tx.get(ask.newestSummary, sessionId, projectId);
          if (before?.summary_hash === summary_hash) return [];
          const payload = {
            summary_id,
            session_id: sessionId,
            project_id: projectId,
            summary_hash,
            turns: document.turns.count,
            facts: document.facts.length,
            theories: document.theories.length,
            decisions: document.decisions.length,
          };
          return [{ type: 'chat.summarised' as const, payload, tokens: tokens('CHAT', sessionId) }];
        },
        {
          actor,
          also: async (tx) => {
            const created_at = toTimestamp(await tx.now());
            const body = { project_id: projectId, content_hash: sha256(text), body: text, created_at };
            await Promise.all(runRows(tx, ask.keepWords, [body]));
            return { row: await tx.get(ask.newestSummary, sessionId, projectId) };
          },
        },
      );
      const row = also?.row ?? (await store.read((tx) => tx.get(ask.newestSummary, sessionId, projectId)));
      if (!row || !document) throw new Error(`the summary of ${sessionId} is not there`);
      return { document, row, created: events.length > 0 };
    },
  };
}

async function documentOf(tx: ReadTx, projectId: string, sessionId: string): Promise<SummaryDocument> {
  const latest = await tx.all(ask.sessionTurns, sessionId, projectId, Number.MAX_SAFE_INTEGER, MOST_TURNS);
  const turns = latest.toReversed();
  const own = await tx.all(facts.factsOfSession, sessionId, projectId, MOST_FACTS);
  const shownIn = new Map<string, Set<string>>();
  const show = (factId: string, exchangeId: string | undefined) => {
    const exchanges = shownIn.get(factId) ?? new Set<string>();
    shownIn.set(factId, exchangeId === undefined ? exchanges : exchanges.add(exchangeId));
  };
  for (const { artifact_id, exchange_id } of await tx.all(q.factsShownIn, sessionId, projectId, MOST_REFS)) {
    show(artifact_id.replace('ledger:', ''), exchange_id);
  }
  for (const { content } of turns) {
    for (const [, id] of content.matchAll(/\bledger:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g)) {
      if (id !== undefined) show(id, undefined);
    }
  }
  const isOwn = new Set(own.map(({ fact_id }) => fact_id));
  const named = await numbersIn(tx, projectId, turns);
  const loaded = await readAny(
    tx,
    facts.anyFacts,
    [...shownIn.keys()].filter((id) => !isOwn.has(id)).map((id) => [id, projectId]),
  );
  const all = new Map([...own, ...loaded, ...named].map((fact) => [fact.fact_id, fact]));
  const session = await tx.get(ask.sessionById, sessionId);
  return summarise({
    isModel: !session?.model_id.startsWith(`${OFFLINE} `),
    projectId,
    sessionId,
    turns,
    facts: [...all.values()].map(({ fact_id, number, status, claim }): SummedFact => ({
      fact_id,
      number,
      status,
      claim,
      isOwn: isOwn.has(fact_id),
      shownIn: [...(shownIn.get(fact_id) ?? [])],
    })),
  });
}

const MOST_NAMED = 100;

/** Facts that a turn calls by their number. */
async function numbersIn(tx: ReadTx, projectId: string, turns: readonly { readonly content: string }[]) {
  const numbers = new Set<number>();
  for (const { content } of turns) {
    for (const [, digits] of content.matchAll(/(?:\bfact |\[)F(\d{1,9})\b/gi)) {
      if (numbers.size < MOST_NAMED) numbers.add(Number(digits));
    }
  }
  const found: facts.WordedFact[] = [];
  for (const number of numbers) {
    const fact = await tx.get(facts.readFactByNumber, projectId, number);
    if (fact) found.push(fact);
  }
  return found;
}
