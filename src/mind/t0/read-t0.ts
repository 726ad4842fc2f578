// The door of T0 for the tiers above it. What is served is what was written: each text is held against its keyed hash.
import { damagedRow } from '../../base/damaged-row.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { T0, T0Event } from './contract.ts';
import type { T0Key } from './ingest.ts';
import { compactHash, type T0Body } from './prepare-part.ts';
import * as q from './queries.ts';
import { t0IdOf } from './t0-kind.ts';

const ALL = 1_000_000_000;

export function createT0({ store, key }: { readonly store: Store; readonly key: T0Key }): T0 {
  const eventOf = (row: q.CompactRow): T0Event => toEvent(row, key);
  return {
    events: (projectId, { agent, session_id }, { from = 1, to = ALL, limit = ALL } = {}) =>
      store.read(async (tx) =>
        (await tx.all(q.eventsOfSession, projectId, agent, session_id, from, to, limit)).map(eventOf),
      ),
    async byIds(projectId, ids) {
      const wanted = [...new Set(ids)];
      const rows = await store.read((tx) =>
        readAny(
          tx,
          q.eventsById,
          wanted.map((id) => [id]),
        ),
      );
      const byId = new Map(rows.filter(({ project_id }) => project_id === projectId).map((row) => [row.t0_id, row]));
      return wanted.flatMap((id) => byId.get(id) ?? []).map(eventOf);
    },
    head: async (projectId, { agent, session_id }) =>
      (await store.read((tx) => tx.get(q.readSession, projectId, agent, session_id)))?.seq ?? 0,
  };
}

function toEvent(row: q.CompactRow, key: T0Key): T0Event {
  const { body, compact_hash } = row;
  const isOurs = compact_hash.startsWith(`${key.id}:`);
  if (body !== null && isOurs && compactHash(key.hash, { ...row, body }) !== compact_hash)
    throw damagedRow(t0IdOf(row.project_id), q.compactEvents.name, row.t0_id, 'has other words than its hash says');
  const told: Partial<T0Body> = body === null ? {} : (JSON.parse(body) as T0Body);
  return {
    t0_id: row.t0_id,
    project_id: row.project_id,
    agent: row.agent,
    session_id: row.session_id,
    seq: row.seq,
    kind: row.kind,
    speaker: row.speaker,
    at: row.at,
    text: told.text ?? '',
    tool: told.tool ?? null,
    command: told.command ?? null,
    files_read: told.files_read ?? [],
    files_changed: told.files_changed ?? [],
    call: told.call ?? null,
    exit_code: told.exit_code ?? null,
    is_error: told.is_error ?? false,
    is_sidechain: row.is_sidechain === 1,
    is_retracted: row.retraction !== null,
  };
}
