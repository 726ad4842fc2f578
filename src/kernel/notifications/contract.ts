// What a notification is: one append, described by its change units and typed tokens. JSON-shaped, browser-safe.
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
   * The origin as it is hashed: `sync` for changes that can sync, `local` for those that never do. If it were the
   * actual origin, writer and receiver would derive different keys for the same change.
   */
  origin: z.enum(['sync', 'local']),
  host_id: unitText,
  /** Counts the events of its host. */
  counter: z.int().min(0),
  payload_type: unitText,
  payload_id: unitText,
});

/** Where a change came from and what it is about: the same on every device that learns of it. */
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

/** One append, even if its commit held several. Read the events themselves from their stream. */
export interface NotificationBatch {
  /**
   * Identifies this append in this database, for diagnostics. To avoid acting twice on a change, use
   * `logical_change_key`.
   */
  readonly local_batch_id: string;
  /** The same on every device that learns of this change. */
  readonly logical_change_key: string;
  /** Sorted, without duplicates; `logical_change_key` is derived from them. */
  readonly change_unit_keys: readonly string[];
  readonly change_units: readonly ChangeUnit[];
  /** The actual origin: written here, or received from another host. */
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

/** Every given condition must hold; an empty filter passes everything. */
export interface NotificationFilter {
  /** Any of these. */
  readonly tokens?: readonly Token[];
  /** Any of these kinds of stream. */
  readonly kind?: string | readonly string[];
  readonly workflow_id?: string;
}

export const MAX_FILTER_TOKENS = 10_000;
