// The stream of a project's T0: an event for each batch, each retraction and each pruning, by counts and hashes. No word stands in it.
import { z } from 'zod';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { uuidOf } from '../../base/named-id.ts';
import { defineEvent, defineStreamKind, type NewEvent } from '../../ledger/contract.ts';
import type { HashedRow } from './queries.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const of = { project_id: z.string(), agent: z.string() };
const events = z.int().min(1);

export const t0Events = {
  't0.ingested': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...of,
      /** The record that it was read from; null for what came by other ways. */
      file_id: z.string().nullable(),
      sessions: z.int(),
      /** Their places in the project, which follow each other. */
      first: z.int(),
      last: z.int(),
      events,
      /** Over ids, places, times and keyed hashes of what is kept. */
      hash,
    }),
  }),
  't0.retracted': defineEvent({
    version: 1,
    payload: z.strictObject({ ...of, session_id: z.string(), reason: z.string(), events, ids_hash: hash }),
  }),
  't0.restored': defineEvent({
    version: 1,
    payload: z.strictObject({ ...of, session_id: z.string(), events, ids_hash: hash }),
  }),
  /** Texts were emptied; the rows and their hashes stay. */
  't0.texts_pruned': defineEvent({
    version: 1,
    payload: z.strictObject({ project_id: z.string(), older_than: z.string(), events, bytes: z.int(), ids_hash: hash }),
  }),
  /** Copies of transcripts that had to make room. */
  't0.transcripts_dropped': defineEvent({
    version: 1,
    payload: z.strictObject({ project_id: z.string(), chunks: events, bytes: z.int() }),
  }),
  /** A person erased texts of events and of copies; the rows and their hashes stay. */
  't0.erased': defineEvent({
    version: 1,
    payload: z.strictObject({ project_id: z.string(), events: z.int(), chunks: z.int(), ids_hash: hash }),
  }),
} as const;
export type T0Events = typeof t0Events;
export type NewT0Event = NewEvent<T0Events>;

export const COUNTER = 'counter';

export const t0Collections = {
  /** How many events there are, and how many of them were retracted. */
  counter: z.strictObject({ events: z.int(), retracted: z.int() }),
};

/** The stream of a project's T0. */
export function t0IdOf(projectId: string): string {
  return uuidOf(`t0 of ${projectId}`);
}

export const t0Kind = defineStreamKind({
  kind: 't0',
  events: t0Events,
  state: {
    collections: t0Collections,
    touches({ type }) {
      return type === 't0.texts_pruned' || type === 't0.transcripts_dropped' || type === 't0.erased'
        ? []
        : [{ collection: 'counter', id: COUNTER } as const];
    },
    evolve(view, { type, payload }) {
      if (type === 't0.texts_pruned' || type === 't0.transcripts_dropped' || type === 't0.erased') return;
      const { events: all, retracted } = view.get('counter', COUNTER) ?? { events: 0, retracted: 0 };
      switch (type) {
        case 't0.ingested':
          view.set('counter', COUNTER, { events: all + payload.events, retracted });
          return;
        case 't0.retracted':
          view.set('counter', COUNTER, { events: all, retracted: retracted + payload.events });
          return;
        case 't0.restored':
          view.set('counter', COUNTER, { events: all, retracted: retracted - payload.events });
          return;
      }
    },
  },
});

/** What an event says of the rows of its batch. */
export function batchHash(rows: readonly HashedRow[]): string {
  return sha256(
    canonicalJson(
      rows.map(({ t0_id, agent, session_id, seq, ordinal, at, compact_hash }) => [
        t0_id,
        agent,
        session_id,
        seq,
        ordinal,
        at,
        compact_hash,
      ]),
    ),
  );
}

export function idsHash(ids: readonly string[]): string {
  return sha256(canonicalJson(ids));
}
