// Reads appends in commit order, by position, and makes a batch of each. Positions have no gaps and are assigned under
// a lock that is held until commit, so a reader that follows them in order misses nothing.
import type { Store } from '../../store/store.ts';
import type { Refusal } from '../../base/errors.ts';
import { LIMITS, type Token } from '../../ledger/contract.ts';
import { readMeta, type MetaRow } from '../../ledger/queries.ts';
import type { Registry } from '../../ledger/streams/registry.ts';
import { changeUnitKeys, logicalChangeKey } from './change-keys.ts';
import { parseChangeUnit } from './change-units.ts';
import { refuse } from '../contract.ts';
import type { ChangeUnit, NotificationBatch, PayloadName } from './contract.ts';
import type { Matchable } from './filter.ts';
import { readNotified, type NotifiedRow } from './queries.ts';
import { readTokens, tokenKey, type TokenReading } from './tokens.ts';

/** More events than one append can have, so a page always holds at least one whole append. */
const PAGE = LIMITS.eventsPerAppend + 100;

/** One append as it was read. */
export interface FoundAppend extends Matchable {
  /** Position of its last event: a cursor stands after a whole append, never inside one. */
  readonly position: number;
  /** What is wrong with its tokens; almost always empty. */
  readonly problem: Refusal | undefined;
  /** Refuses `missing_change_provenance` when a unit cannot be derived. */
  batch(): NotificationBatch;
}

export interface Page {
  readonly appends: readonly FoundAppend[];
  readonly hasMore: boolean;
}

export interface ReadDeps {
  readonly store: Store;
  readonly registry: Registry;
}

export async function readAppends({ store, registry }: ReadDeps, after: number): Promise<Page> {
  const { meta, rows } = await store.read(async (tx) => {
    const [found, notified] = await Promise.all([tx.get(readMeta), tx.all(readNotified, after, PAGE)]);
    return { meta: found, rows: notified };
  });
  if (!meta || rows.length === 0) return { appends: [], hasMore: false };
  const groups = groupByAppend(rows);
  const hasMore = rows.length === PAGE;
  // The last append may continue on the next page.
  if (hasMore) groups.pop();
  return { appends: groups.map((group) => foundAppend(registry, meta, group)), hasMore };
}

type Rows = [NotifiedRow, ...NotifiedRow[]];

function groupByAppend(rows: readonly NotifiedRow[]): Rows[] {
  const groups: Rows[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const isSame = group?.[0].workflow_id === row.workflow_id && group[0].append_seq === row.append_seq;
    if (isSame) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

function foundAppend(registry: Registry, meta: MetaRow, rows: Rows): FoundAppend {
  const { workflow_id, kind } = rows[0];
  const { position } = rows.at(-1) ?? rows[0];
  const { tokens, rejected } = tokensOf(rows);
  const problem =
    rejected.length === 0
      ? undefined
      : refuse('invalid_token', `${rejected.length} tokens of an append to ${workflow_id} are malformed`, {
          workflow_id,
          position,
          rejected: rejected.slice(0, 10),
        });
  let made: NotificationBatch | undefined;
  return {
    kind,
    workflow_id,
    position,
    tokenKeys: tokens.map(tokenKey),
    problem,
    batch: () => (made ??= toBatch(registry, meta, rows, tokens)),
  };
}

/**
 * An older program may have written the prefixed form. A token that cannot be parsed is reported like any other
 * malformed one.
 */
function tokensOf(rows: Rows): TokenReading {
  const [typed, prefixed]: [unknown[], unknown[]] = [[], []];
  for (const { tokens: text } of rows) {
    if (text !== '[]') for (const token of listOf(text)) (typeof token === 'string' ? prefixed : typed).push(token);
  }
  return readTokens(typed, prefixed);
}

function listOf(text: string): readonly unknown[] {
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list : [list];
  } catch {
    return [text];
  }
}

function toBatch(registry: Registry, meta: MetaRow, rows: Rows, tokens: readonly Token[]): NotificationBatch {
  const [first] = rows;
  const last = rows.at(-1) ?? first;
  const units = rows.map((row) => changeUnitOf(registry, row));
  const keys = changeUnitKeys(units);
  return {
    local_batch_id: `${meta.database_id}:${last.position}`,
    logical_change_key: logicalChangeKey(keys),
    change_unit_keys: keys,
    change_units: units,
    real_origin: first.host_id === meta.host_id ? 'local' : 'sync',
    typed_tokens: tokens,
    source_cursor: { database_id: meta.database_id, position: last.position },
    workflow_id: first.workflow_id,
    kind: first.kind,
    first_seq: first.event_seq,
    last_seq: last.event_seq,
    events: rows.map(({ event_id, event_type, event_seq, timestamp, actor, operation_id }) => ({
      event_id,
      event_type,
      event_seq,
      timestamp,
      actor,
      operation_id,
    })),
  };
}

function changeUnitOf(registry: Registry, row: NotifiedRow): ChangeUnit {
  const { host_id, host_counter: counter, workflow_id, event_seq, position } = row;
  const where = { workflow_id, event_seq, position, kind: row.kind, event_type: row.event_type };
  const kind = registry.registration(row.kind)?.kind;
  if (!kind) {
    throw refuse(
      'missing_change_provenance',
      `This program does not declare "${row.kind}", so it is not known whether its events sync`,
      where,
    );
  }
  let named: PayloadName = { payload_type: row.event_type, payload_id: row.event_id };
  // The ledger's own events in a stream are not declared by the stream's kind.
  if (kind.payloadOf && Object.hasOwn(kind.events, row.event_type)) {
    try {
      named = kind.payloadOf(registry.lift(kind, row), workflow_id);
    } catch (error) {
      throw refuse('missing_change_provenance', `The payload of ${row.event_type} cannot be named`, where, error);
    }
  }
  const { payload_type, payload_id } = named ?? {};
  return parseChangeUnit({ origin: kind.syncs ? 'sync' : 'local', host_id, counter, payload_type, payload_id }, where);
}
