// Recall over a database of either kind, with sources and an embedder that a test holds in its hands.
import { createRecall, type Recall } from '../../src/ask/recall/recall.ts';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import type { Embed, RecallDocument, RecallSource } from '../../src/ask/recall/contract.ts';
import { sha256 } from '../../src/base/hash.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { wordsOf } from '../../src/store/text/words.ts';
import type { Fixture, OpenOptions } from './fixture.ts';

export const PROJECT = '01990000-0000-7000-8000-00000000000a';
export const OTHER_PROJECT = '01990000-0000-7000-8000-00000000000b';

export interface TestSource extends RecallSource {
  /** Adds a document, or changes it. */
  put(document: Partial<RecallDocument> & { readonly ref: string; readonly text: string }): void;
  remove(ref: string, projectId?: string): void;
}

/** A log of what was put and removed, as a domain's ledger is. */
export function createTestSource(name = 'test'): TestSource {
  const log: { readonly project_id: string; readonly ref: string }[] = [];
  const now = new Map<string, RecallDocument>();
  const key = (projectId: string, ref: string) => `${projectId} ${ref}`;
  return {
    name,
    put({ project_id = PROJECT, kind = 'turn', created_at, ...document }) {
      const second = String(log.length % 60).padStart(2, '0');
      const minute = String(Math.floor(log.length / 60) % 60).padStart(2, '0');
      const hour = String(Math.floor(log.length / 3_600)).padStart(2, '0');
      const at = created_at ?? `2026-01-01T${hour}:${minute}:${second}.000Z`;
      now.set(key(project_id, document.ref), { project_id, kind, created_at: at, ...document });
      log.push({ project_id, ref: document.ref });
    },
    remove(ref, project_id = PROJECT) {
      now.delete(key(project_id, ref));
      log.push({ project_id, ref });
    },
    async changesAfter(cursor, limit) {
      const from = Number(cursor ?? 0);
      const page = log.slice(from, from + limit);
      const unique = [...new Map(page.map((each) => [key(each.project_id, each.ref), each])).values()];
      const documents = unique.flatMap((each) => now.get(key(each.project_id, each.ref)) ?? []);
      const removed = unique.filter((each) => !now.has(key(each.project_id, each.ref)));
      const position = from + page.length;
      return { documents, removed, cursor: String(position), position, head: log.length };
    },
    async texts(projectId, refs) {
      return new Map(
        refs.flatMap((ref) => {
          const found = now.get(key(projectId, ref));
          return found ? [[ref, found.text]] : [];
        }),
      );
    },
    head: async () => log.length,
  };
}

/** The same vector for the same words on every machine; texts that share words are near. */
export const wordEmbed: Embed = async (texts) =>
  texts.map((text) => {
    const vector = Array.from({ length: 512 }, () => 0);
    for (const word of wordsOf(text)) {
      const hash = Number.parseInt(sha256(word).slice(0, 8), 16);
      for (let at = 0; at < 16; at += 1) vector[(hash + at * 31) % 512] = (vector[(hash + at * 31) % 512] ?? 0) + 1;
    }
    return vector;
  });

export interface OpenedRecall {
  readonly store: Store;
  readonly recall: Recall;
}

export async function openTestRecall(
  fixture: Fixture,
  sources: readonly RecallSource[],
  { embed, ...options }: OpenOptions & { readonly embed?: Embed } = {},
): Promise<OpenedRecall> {
  const store = await fixture.openStore({ ...options, sequences: [ledgerSchema, recallSchema] });
  return { store, recall: createRecall({ store, clock: fixture.clock, sources, embed }) };
}
