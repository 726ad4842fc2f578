// What recall takes and gives, and what it is made from. A source offers documents; recall keeps their words and vectors, never their
// texts, and reads a text where it stands when it is found.
import { z } from 'zod';
import type { Call } from '../../base/operation.ts';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const recallRefusals = {
  empty_query: { status: 400, exit: 2, hint: 'Ask with at least one word or number.' },
} as const satisfies ErrorTable;
export const refuse = refusals(recallRefusals);

export const RECALL_LIMITS = {
  query: 4_000,
  maxTokens: 20_000,
  tokens: 1_000,
} as const;

// ── Sources ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface RecallDocument {
  readonly project_id: string;
  /** Names it for ever, as in `task:<id>`, `checkpoint:<task>@<seq>`, `turn:<id>`. */
  readonly ref: string;
  readonly kind: string;
  /** Already sanitised. */
  readonly text: string;
  /** Further words by which it is found. They are no part of its text, and nobody is shown them. */
  readonly keywords?: string;
  readonly created_at: string;
  /** Its neighbours in a conversation. */
  readonly before?: string;
  readonly after?: string;
}

export interface RecallChanges {
  /** New, or changed since the cursor. */
  readonly documents: readonly RecallDocument[];
  /** No longer there. A ref that is also among the documents stays. */
  readonly removed: readonly { readonly project_id: string; readonly ref: string }[];
  /** Of these, what the documents name is all that there is: everything else whose ref begins so is removed. */
  readonly replaced?: readonly { readonly project_id: string; readonly prefix: string }[];
  /** Where to go on. */
  readonly cursor: string;
  /** Up to which position of its ledger this came, and the newest one: equal when nothing is left. */
  readonly position: number;
  readonly head: number;
}

/** Where documents come from: a domain's records, as recall sees them. */
export interface RecallSource {
  readonly name: string;
  /** What its documents count beside those of others that fit as well, from 0 to 1; 1 unless it is said. */
  readonly weight?: number;
  /** Its documents are statements: a short one is no small talk. */
  readonly isStated?: boolean;
  /** In the order in which they changed; undefined begins anew. */
  changesAfter(cursor: string | undefined, limit: number): Promise<RecallChanges>;
  /** As they stand now, by their refs; without those that are gone. */
  texts(projectId: string, refs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The newest position of its ledger. */
  head(): Promise<number>;
}

/** Undefined where there is no model on this machine. Vectors of one length, in the order of the texts. */
export type Embed = (texts: readonly string[], call: Call) => Promise<readonly (readonly number[])[] | undefined>;

// ── The answer ───────────────────────────────────────────────────────────────────────────────────────────────

export const recallItemSchema = z.object({
  ref: z.string().describe('What it is cited by'),
  kind: z.string(),
  text: z.string().describe('Word for word as it stands in its source'),
  tokens: z.int(),
  score: z.int().describe('In thousandths of the best'),
  created_at: z.string(),
  /** It was not found itself: it stands next to the one that this names. */
  beside: z.string().optional(),
  /** Only a part of its text. */
  cut: z.boolean().optional(),
});
export type RecallItem = z.output<typeof recallItemSchema>;

export const recallRankingSchema = z.object({
  method: z.enum(['text', 'text+vectors']),
  vectors: z
    .enum(['used', 'not_installed', 'not_asked', 'not_made'])
    .describe('not_asked: no model is started for this call; not_made: no document has one yet'),
  behind: z.int().describe('Events that are not in the index yet'),
});
export type RecallRanking = z.output<typeof recallRankingSchema>;

export const recallOutput = z.object({
  project_id: z.string(),
  items: z.array(recallItemSchema),
  tokens: z.int().describe('Of all items'),
  ranking: recallRankingSchema,
});
export type Recalled = z.output<typeof recallOutput>;

export const indexStatusOutput = z.object({
  project_id: z.string(),
  documents: z.int(),
  vectors: z.object({ documents: z.int(), available: z.boolean() }),
  sources: z.array(
    z.object({
      name: z.string(),
      indexed_position: z.int(),
      head_position: z.int(),
      indexed_at: z.string().nullable(),
    }),
  ),
});
export type IndexState = z.output<typeof indexStatusOutput>;
