// What a notification is: one append, said by its change units and its typed tokens. JSON-shaped, browser-safe.
import { z } from 'zod';
import type { Token } from '../../ledger/contract.ts';

// ── Change units ─────────────────────────────────────────────────────────────────────────────────────────────

/** `|` separates the fields of the hashed text, so no field may hold one. */
const unitText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^|\p{Cc}]+$/u)
  .refine((text) => text.isWellFormed());

export const changeUnitSchema = z.strictObject({
  /**
   * As it is hashed: `sync` for whatever can sync, `local` for what never does. Were it where the change really came
   * from, writer and receiver would derive different keys for one change.
   */
  origin: z.enum(['sync', 'local']),
  host_id: unitText,
  /** Counts the events of its host. */
  counter: z.int().min(0),
  payload_type: unitText,
  payload_id: unitText,
});

/** Where one change came from and what it is about: the same on every device that gets to know of it. */
export type ChangeUnit = z.output<typeof changeUnitSchema>;

/** What an event says its change is about. */
export type PayloadName = Pick<ChangeUnit, 'payload_type' | 'payload_id'>;

// ── Batches ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface NotifiedEvent {
  readonly event_id: string;
  readonly event_type: string;
  readonly event_seq: number;
  readonly timestamp: string;
  readonly actor: string;
  readonly operation_id: string | null;
}

/** One append, whatever commit it shared. The events themselves are read from their stream. */
export interface NotificationBatch {
  /** Names this append in this database. For diagnostics: whoever must not act twice uses `logical_change_key`. */
  readonly local_batch_id: string;
  /** The same on every device that gets to know of this change. */
  readonly logical_change_key: string;
  /** Sorted, without duplicates; `logical_change_key` is derived from them. */
  readonly change_unit_keys: readonly string[];
  readonly change_units: readonly ChangeUnit[];
  /** Where it really came from: written here, or received from another host. */
  readonly real_origin: 'sync' | 'local';
  /** Sorted by their keys, without duplicates. */
  readonly typed_tokens: readonly Token[];
  readonly source_cursor: { readonly database_id: string; readonly position: number };
  readonly workflow_id: string;
  readonly kind: string;
  readonly first_seq: number;
  readonly last_seq: number;
  readonly events: readonly NotifiedEvent[];
}

// ── Filters ──────────────────────────────────────────────────────────────────────────────────────────────────

/** All that is given must hold; an empty one lets everything pass. */
export interface NotificationFilter {
  /** Any of these. */
  readonly tokens?: readonly Token[];
  /** Any of these kinds of stream. */
  readonly kind?: string | readonly string[];
  readonly workflow_id?: string;
}

export const MAX_FILTER_TOKENS = 10_000;
