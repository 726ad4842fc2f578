// Every kind of stream and event type this program knows. An undeclared or doubly declared one throws.
import { z } from 'zod';
import { Bug } from '../../base/errors.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import type { AnyRow } from '../../store/table-rows.ts';
import type { Table } from '../../store/table.ts';
import {
  LIMITS,
  defineEvent,
  refuse,
  type AnyEntities,
  type EntityChange,
  type EntityTypes,
  type EventDefinition,
  type EventDefinitions,
  type EventOf,
  type EventRow,
  type StateOf,
  type StreamInfo,
  type StreamKind,
} from '../contract.ts';
import type { ChainPoint } from './row-check.ts';

/** A kind of stream with what the database side needs for it. */
export interface Registration extends Projection<EventDefinitions, AnyEntities> {
  readonly kind: StreamKind;
}

/** How a domain's tables follow its streams. */
export interface Projection<Events extends EventDefinitions, Entities extends EntityTypes> {
  /** The event types that `project` is called for; all of them when not given. The others are batched more cheaply. */
  readonly projects?: readonly (keyof Events & string)[];
  /** Event and changed entities to rows, inside the append's transaction. */
  readonly project?: (
    tx: WriteTx,
    event: ProjectedEvent<Events>,
    changes: readonly EntityChange<Entities>[],
  ) => Promise<void>;
  /** Called once for an append, before its events are projected; what it returns is called behind the last of them. */
  readonly around?: (
    tx: WriteTx,
    workflowId: string,
    before: ChainPoint,
    projected: readonly ProjectedChange<Events, Entities>[],
  ) => FinishAppend;
  /** Compares the projected tables with the state; returns what differs, in words. */
  readonly compare?: (tx: ReadTx, workflowId: string, state: StateOf<Entities>) => Promise<readonly string[]>;
  /** Compares how many rows there are with how many were written; returns what differs. Part of every verification. */
  readonly compareCounts?: (
    tx: ReadTx,
    stream: StreamInfo,
    entities: ReadonlyMap<string, number>,
  ) => Promise<readonly { readonly table: string; readonly message: string }[]>;
  /** The ids of the streams that people call by this name, where they have names. */
  readonly named?: (tx: ReadTx, name: string) => Promise<readonly string[]>;
  /** What the tables must hold. A rebuild makes the rows of a kind again only if this is given. */
  readonly rows?: ProjectedRows<Events, Entities>;
}

/** Called with the head that the append has reached. */
export type FinishAppend = (head: ChainPoint) => Promise<void>;

/** An event and what it changed. */
export interface ProjectedChange<Events extends EventDefinitions, Entities extends EntityTypes> {
  readonly event: ProjectedEvent<Events>;
  readonly changes: readonly EntityChange<Entities>[];
}

/** The rows of a stream as its events give them, told apart from those that are stored. */
export interface ProjectedRows<Events extends EventDefinitions, Entities extends EntityTypes> {
  readonly tables: readonly ProjectedTable[];
  fold(workflowId: string): RowsFold<Events, Entities>;
}

export interface ProjectedTable {
  readonly table: Table;
  /** The column that holds the stream's id. */
  readonly stream: string;
  /** Nullable columns whose values are unique among all streams. */
  readonly exclusive?: readonly string[];
  /**
   * Columns with texts that stand beside the ledger, so that they can be erased: no event holds them, only their hashes. A rebuild
   * keeps what is stored.
   */
  readonly kept?: readonly string[];
  /** A condition on rows that need no stream. */
  readonly alone?: string;
}

export interface RowsFold<Events extends EventDefinitions, Entities extends EntityTypes> {
  /** Called with every event in order. */
  event(event: ProjectedEvent<Events>, changes: readonly EntityChange<Entities>[]): void;
  /** The rows of each table, in the order of `tables`, when the stream has come to `head`. */
  rows(state: StateOf<Entities>, head: ChainPoint): readonly (readonly AnyRow[])[];
}

/** An event of the kind, or one of the ledger's own; `workflow_id` says whose rows these are. */
export type ProjectedEvent<Events extends EventDefinitions = EventDefinitions> = (
  | EventOf<Events>
  | EventOf<LedgerEvents>
) & { readonly workflow_id: string };

/** Typed where the kind is declared, stored untyped: the registry looks types up by name. */
export function register<Events extends EventDefinitions, Entities extends EntityTypes = AnyEntities>(
  kind: StreamKind<Events, Entities>,
  projection: Projection<NoInfer<Events>, NoInfer<Entities>> = {},
): Registration {
  return { kind, ...projection } as unknown as Registration;
}

export const ROLLED_BACK = 'ledger.rolled_back';

const rolledBack = defineEvent({
  version: 1,
  payload: z.strictObject({
    to_seq: z.int().min(0),
    to_hash: z.string().length(64),
    reason: z.string().min(1).max(LIMITS.reasonLength),
  }),
});

/** The events that the ledger itself writes into streams of any kind. */
export type LedgerEvents = { readonly [ROLLED_BACK]: typeof rolledBack };

export interface Registry {
  all(): readonly Registration[];
  registration(kind: string): Registration | undefined;
  /** Refuses a kind that was never registered, or another declaration under its name. */
  require(kind: StreamKind): Registration;
  definition(kind: StreamKind, type: string): EventDefinition;
  /** The payload at its newest version. */
  lift(kind: StreamKind, row: LiftableRow): EventOf;
}

type LiftableRow = Pick<
  EventRow,
  'workflow_id' | 'event_seq' | 'event_type' | 'payload' | 'timestamp' | 'schema_version' | 'actor'
>;

export function createRegistry(registrations: readonly Registration[]): Registry {
  const byKind = new Map<string, Registration>();
  const typeOwner = new Map<string, string>();
  for (const registration of registrations) {
    const { kind, events } = registration.kind;
    if (byKind.has(kind)) throw new Bug(`the kind of stream "${kind}" is declared twice`);
    byKind.set(kind, registration);
    for (const type of Object.keys(events)) {
      const owner = typeOwner.get(type);
      if (owner !== undefined) throw new Bug(`the event type "${type}" is declared by "${owner}" and by "${kind}"`);
      typeOwner.set(type, kind);
    }
  }

  function definition(kind: StreamKind, type: string): EventDefinition {
    if (type === ROLLED_BACK && kind.state !== 'none') return rolledBack;
    const found = Object.hasOwn(kind.events, type) ? kind.events[type] : undefined;
    if (!found) {
      throw refuse('undeclared_event_type', `"${type}" is not declared for streams of kind "${kind.kind}"`, {
        event_type: type,
        kind: kind.kind,
      });
    }
    return found;
  }

  return {
    all: () => [...byKind.values()],
    registration: (kind) => byKind.get(kind),
    require(kind) {
      const found = byKind.get(kind.kind);
      if (!found || found.kind !== kind)
        throw new Bug(`the kind of stream "${kind.kind}" was not registered with this ledger`);
      return found;
    },
    definition,
    lift(kind, row) {
      const { event_type: type, event_seq, timestamp, actor } = row;
      const current = definition(kind, type);
      let version = Number(row.schema_version);
      const where = { workflow_id: row.workflow_id, event_seq, event_type: type, schema_version: row.schema_version };
      if (!Number.isInteger(version) || version < 1 || version > current.version) {
        throw refuse(
          'unknown_event_version',
          `${type} has version ${row.schema_version}; this program knows up to ${current.version}`,
          where,
        );
      }
      let payload = JSON.parse(row.payload) as unknown;
      for (; version < current.version; version += 1) {
        const earlier = current.earlier.get(version);
        if (!earlier) throw new Bug(`version ${version} of ${type} is not declared`);
        payload = earlier.lift(parsePayload(earlier.payload, payload, where) as never);
      }
      return { type, payload: parsePayload(current.payload, payload, where), event_seq, timestamp, actor };
    },
  };
}

export function parsePayload(schema: z.ZodType, payload: unknown, where: Readonly<Record<string, unknown>>): unknown {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const at = first ? first.path.map(String).join('.') : '';
  throw refuse(
    'invalid_payload',
    `The payload does not fit${at ? ` at "${at}"` : ''}: ${first?.message ?? 'invalid'}`,
    {
      ...where,
      issues: parsed.error.issues
        .slice(0, 10)
        .map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    },
  );
}
