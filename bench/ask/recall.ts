// Recall: how much of the evidence stands in what fits into so many tokens, by words, by vectors and by both; and how long a query takes.
// Of half of the labelled questions nobody looked at what was missed; only their counts were seen while numbers were chosen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Embed, RecallDocument, RecallSource } from '../../src/ask/recall/contract.ts';
import { createRecall, type Recall } from '../../src/ask/recall/recall.ts';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import { systemClock } from '../../src/base/clock.ts';
import { fraction, seededRandom, systemRandom } from '../../src/base/random.ts';
import { createOfflineEmbeddings } from '../../src/gateway/providers/offline-embeddings.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/open-store.ts';
import { createTextIndex } from '../../src/store/text/text-index.ts';
import { parseQuery } from '../../src/store/text/text-query.ts';
import type { Store } from '../../src/store/store.ts';
import { recallSet, type LabelledQuestion } from '../../test/support/recall-set/recall-set.ts';
import { PROJECT } from '../../test/support/recall-home.ts';
import { atLeast, atMost, type Report } from '../report.ts';

interface RecallBench {
  readonly report: Report;
  readonly quick: boolean;
}

const BUDGETS = [500, 1_000, 2_000] as const;
const GOALS = [0.8, 0.88, 0.93] as const;
const METHODS = ['text', 'vectors', 'both'] as const;

export function listSource(documents: readonly RecallDocument[]): RecallSource {
  const byRef = new Map(documents.map((each) => [each.ref, each.text]));
  return {
    name: 'list',
    async changesAfter(cursor, limit) {
      const from = Number(cursor ?? 0);
      const page = documents.slice(from, from + limit);
      const position = from + page.length;
      return { documents: page, removed: [], cursor: String(position), position, head: documents.length };
    },
    texts: async (_, refs) => new Map(refs.flatMap((ref) => (byRef.has(ref) ? [[ref, byRef.get(ref) ?? '']] : []))),
    head: async () => documents.length,
  };
}

export interface OpenedBench {
  readonly store: Store;
  readonly recall: Recall;
  close(): Promise<void>;
}

export async function openBench(folder: string, source: RecallSource, embed?: Embed): Promise<OpenedBench> {
  const path = join(folder, 'embeddings.sqlite');
  const driver = sqliteDriver({
    path,
    clock: systemClock,
    random: systemRandom,
    erases: true,
    extension: 'sqlite-vec',
  });
  const sequences = [ledgerSchema, recallSchema];
  const store = await openStore(driver, { clock: systemClock, producerVersion: '0', sequences });
  const recall = createRecall({ store, clock: systemClock, sources: [source], embed });
  return { store, recall, close: () => store.close() };
}

/** The share of questions whose evidence stands word for word in an item of the right ref. */
async function evidenceWithin(
  recall: Recall,
  questions: readonly LabelledQuestion[],
  method: (typeof METHODS)[number],
  maxTokens: number,
): Promise<{ readonly share: number; readonly missed: readonly LabelledQuestion[] }> {
  const only = method === 'both' ? {} : { only: method };
  const missed: LabelledQuestion[] = [];
  for (const each of questions) {
    const asked = { projectId: PROJECT, query: each.question, maxTokens, vectors: method !== 'text', ...only };
    const { items } = await recall.recall(asked, { actor: 'bench' });
    if (!items.some(({ ref, text }) => ref === each.ref && text.includes(each.evidence))) missed.push(each);
  }
  return { share: 1 - missed.length / questions.length, missed };
}

const VOCABULARY = 20_000;

/** Texts as long as turns are, of words as unevenly common as in a language. */
export function manyDocuments(count: number): RecallDocument[] {
  const random = seededRandom(count);
  const word = () => `w${Math.floor(VOCABULARY ** fraction(random)).toString(36)}`;
  return Array.from({ length: count }, (_, at) => ({
    project_id: PROJECT,
    ref: `turn:${at}`,
    kind: 'turn',
    text: Array.from({ length: 20 + (at % 60) }, word).join(' '),
    created_at: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
  }));
}

/** Milliseconds of the text query alone, and of the ranking that recall and compile use; medians over queries of common and rare words. */
export async function timeQueries(opened: OpenedBench, queries: readonly string[], vector: boolean) {
  const { store, recall } = opened;
  const index = createTextIndex('recall', store.dialect);
  const times = { text: [] as number[], rank: [] as number[] };
  for (const query of queries) {
    let from = performance.now();
    await store.read((tx) => index.find(tx, 1, parseQuery(query), 200));
    times.text.push(performance.now() - from);
    from = performance.now();
    await recall.rank({ projectId: PROJECT, query, vectors: vector }, { actor: 'bench' });
    times.rank.push(performance.now() - from);
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
  return { text: median(times.text), rank: median(times.rank) };
}

function offlineEmbed(): { readonly embed: Embed; close(): void } {
  const offline = createOfflineEmbeddings({ clock: systemClock });
  return {
    embed: async (texts) => (await offline.embed({ texts }, new AbortController().signal)).vectors,
    close: () => offline.close(),
  };
}

const percentOf = (share: number) => `${(share * 100).toFixed(0)} %`;

export async function benchRecall({ report }: RecallBench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-recall-'));
  const model = offlineEmbed();
  try {
    const { documents, questions } = recallSet();
    const opened = await openBench(folder, listSource(documents), model.embed);
    const { recall } = opened;
    await recall.index({ actor: 'bench' }, { vectors: true });
    report.note(
      `${documents.length} documents, ${questions.length} questions; of half of them nobody looked at the misses, only at the counts.`,
    );
    const shareOf = async (of: readonly LabelledQuestion[], method: (typeof METHODS)[number], budget: number) =>
      (await evidenceWithin(recall, of, method, budget)).share;
    for (const heldOut of [true, false]) {
      const half = questions.filter((each) => each.heldOut === heldOut);
      const name = heldOut ? 'held out' : 'tuned on';
      for (const [at, budget] of BUDGETS.entries()) {
        report.progress(`${name}, ${budget} tokens`);
        const parts = [];
        for (const style of ['named', 'reworded'] as const) {
          const of = half.filter((each) => each.style === style);
          parts.push(`${style} ${percentOf(await shareOf(of, 'both', budget))}`);
        }
        for (const method of ['text', 'vectors'] as const)
          parts.push(`${method} alone ${percentOf(await shareOf(half, method, budget))}`);
        report.figure({
          what: `evidence in ${budget.toLocaleString('en-US')} tokens, ${name}`,
          value: (await shareOf(half, 'both', budget)) * 100,
          unit: '%',
          goal: atLeast((GOALS[at] ?? 0) * 100),
          detail: parts.join(', '),
        });
      }
    }
    await opened.close();
  } finally {
    model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchRanking({ report, quick }: RecallBench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-ranking-'));
  const random = seededRandom(3);
  const queries = Array.from({ length: 60 }, () =>
    Array.from({ length: 6 }, () => `w${Math.floor(VOCABULARY ** fraction(random)).toString(36)}`).join(' '),
  );
  /** As fast as can be: what a model would take is apart. */
  const hashed: Embed = async (texts) => texts.map(() => Array.from({ length: 512 }, () => fraction(random) - 0.5));
  try {
    for (const count of quick ? [2_000] : [10_000, 100_000]) {
      report.progress(`${count} documents`);
      const many = await openBench(mkdtempSync(join(folder, 'many-')), listSource(manyDocuments(count)), hashed);
      await many.recall.index({ actor: 'bench' }, { vectors: true });
      await timeQueries(many, queries, true);
      const words = await timeQueries(many, queries, false);
      const both = await timeQueries(many, queries, true);
      report.figure({
        what: `ranking ${count.toLocaleString('en-US')} documents, × the text query`,
        value: both.rank / both.text,
        unit: '×',
        goal: atMost(4),
        detail:
          `by words and vectors ${both.rank.toFixed(2)} ms, by words ${words.rank.toFixed(2)} ms, ` +
          `text query ${both.text.toFixed(2)} ms; medians of ${queries.length}, the question's own vector apart`,
      });
      await many.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
