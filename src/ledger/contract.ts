// The types of the ledger: event declarations, kinds of streams, appends and their results, refusals.
import { z } from 'zod';
import { Bug, refusals, type ErrorTable } from '../base/errors.ts';
import type { Json } from '../base/canonical-json.ts';
import { isUuid } from '../base/ids.ts';
import type { WriteTx } from '../store/store.ts';
import type { RowOf } from '../store/table.ts';
import type { events, stateEntities, streams } from './queries.ts';

// ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────────

/** At most this many events are replayed behind the newest snapshot. */
export const SNAPSHOT_EVERY = 100;
export const LIMITS = {
  eventsPerAppend: 100,
  tokensPerEvent: 150,
  payloadBytes: 256 * 1024,
  /** The input of an operation; the ledger keeps only its hash. */
  commandBytes: 1024 * 1024,
  entityBytes: 64 * 1024,
  /** Containers inside one another, in payloads, entities and patches. */
  depth: 32,
  patchOperations: 1_000,
  patchBytes: 256 * 1024,
  entityIdLength: 200,
  /** Why a stream was rolled back. */
  reasonLength: 1_000,
  /** Above this, a merged snapshot or a rollback's delta is a blob. */
  inlineBytes: 64 * 1024,
} as const;

// ── Events and the kinds of stream that hold them ────────────────────────────────────────────────────────────

export interface EarlierVersion {
  readonly payload: z.ZodType;
  /** To the next version's payload. */
  readonly lift: (payload: never) => unknown;
}

/** One durable event, declared once. Old versions stay declared and are lifted on read. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly version: number;
  readonly payload: Payload;
  readonly earlier: ReadonlyMap<number, EarlierVersion>;
}

export function defineEvent<Payload extends z.ZodType>(definition: {
  readonly version: number;
  readonly payload: Payload;
  readonly earlier?: Readonly<Record<number, EarlierVersion>>;
}): EventDefinition<Payload> {
  const { version, payload } = definition;
  const earlier = new Map(Object.entries(definition.earlier ?? {}).map(([v, was]) => [Number(v), was]));
  if (!Number.isInteger(version) || version < 1)
    throw new Bug(`an event's version is a whole number from 1, not ${version}`);
  for (let v = 1; v < version; v += 1) {
    if (!earlier.has(v)) throw new Bug(`version ${v} of an event at version ${version} is not declared`);
  }
  if (earlier.size !== version - 1) throw new Bug(`an event at version ${version} declares a later version as earlier`);
  return { version, payload, earlier };
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** What a decider returns: a declared type and its payload. */
export type NewEvent<Events extends EventDefinitions = EventDefinitions> = {
  [Type in keyof Events & string]: {
    readonly type: Type;
    readonly payload: z.input<Events[Type]['payload']>;
    readonly tokens?: readonly Token[];
    /** Texts of the payload that the ledger holds already. Redacted again, they would be changed under their owner. */
    readonly storedTexts?: readonly string[];
  };
}[keyof Events & string];

/** What `evolve` and a projection see: the payload lifted to its newest version. */
export type EventOf<Events extends EventDefinitions = EventDefinitions> = {
  [Type in keyof Events & string]: {
    readonly type: Type;
    readonly payload: z.output<Events[Type]['payload']>;
    readonly event_seq: number;
    readonly timestamp: string;
    readonly actor: string;
  };
}[keyof Events & string];

export type Entity = { readonly [field: string]: Json };

/** What the entities of each collection look like. */
export type EntityTypes = Readonly<Record<string, object>>;

/** The entities of a kind that only names its collections. */
export type AnyEntities = Record<string, Entity>;

/** One schema for each collection. Types come from it; an append does not check entities against it. */
export type CollectionSchemas = Readonly<Record<string, z.ZodType<object>>>;

/** The entities that a kind declares, by schemas or by the names of its collections alone. */
export type EntitiesOf<Collections extends readonly string[] | CollectionSchemas> =
  Collections extends CollectionSchemas
    ? { readonly [Name in keyof Collections]: z.output<Collections[Name]> }
    : AnyEntities;

type CollectionOf<Entities extends EntityTypes> = keyof Entities & string;

export interface EntityRef<Collection extends string = string> {
  readonly collection: Collection;
  readonly id: string;
}

/** Holds exactly the entities that the event declares. */
export interface EntityView<Entities extends EntityTypes = AnyEntities> {
  get<Name extends CollectionOf<Entities>>(collection: Name, id: string): Entities[Name] | undefined;
  set<Name extends CollectionOf<Entities>>(collection: Name, id: string, entity: Entities[Name]): void;
  remove(collection: CollectionOf<Entities>, id: string): void;
}

export type EntityChange<Entities extends EntityTypes = AnyEntities> = {
  readonly [Name in CollectionOf<Entities>]: EntityRef<Name> & {
    readonly before: Entities[Name] | undefined;
    readonly after: Entities[Name] | undefined;
  };
}[CollectionOf<Entities>];

/** What an event does to the entities of its stream. */
interface Folding<Events extends EventDefinitions, Entities extends EntityTypes> {
  /** Every entity that `evolve` may read or change for this event. */
  touches(event: EventOf<Events>): readonly EntityRef<CollectionOf<Entities>>[];
  /** Pure. */
  evolve(view: EntityView<Entities>, event: EventOf<Events>): void;
}

export interface EntityState<
  Events extends EventDefinitions,
  Entities extends EntityTypes = AnyEntities,
> extends Folding<Events, Entities> {
  readonly collections: readonly CollectionOf<Entities>[];
  /** By collection; absent where the kind only names its collections. */
  readonly schemas?: CollectionSchemas;
}

export interface SummaryChange extends EntityRef {
  /** Null for one that the event removes. */
  readonly entity: Entity | null;
}

/**
 * What the events of a stream without state add up to, for a reader that needs all of it. Only snapshot parts hold it:
 * a reader takes the newest ones and replays at most a hundred events, and an append costs what it costs without.
 */
export interface Summary<Events extends EventDefinitions = EventDefinitions> {
  readonly collections: readonly string[];
  /** Pure. `rowHash` is the hash of the event's row. */
  changes(event: EventOf<Events>, rowHash: string): readonly SummaryChange[];
}

export interface StreamKind<
  Events extends EventDefinitions = EventDefinitions,
  Entities extends EntityTypes = AnyEntities,
> {
  readonly kind: string;
  readonly events: Events;
  readonly state: EntityState<Events, Entities> | 'none';
  /** Only where there is no state. */
  readonly summary?: Summary<Events>;
  /** Whether its events can reach other devices, which then have to derive the same key for the same change. */
  readonly syncs?: boolean;
  /** Pure: the tokens of a rollback that changes these entities. None by default. */
  rollbackTokens?(changed: readonly EntityRef[], workflowId: string): readonly Token[];
  /** Pure: what the change of an event is about, wherever it is read. By default its type and its own id. */
  payloadOf?(
    event: EventOf<Events>,
    workflowId: string,
  ): { readonly payload_type: string; readonly payload_id: string };
}

const NAME = /^[a-z][a-z0-9_.-]{0,49}$/;

/** A kind as it is declared: its collections by their schemas, or, where entities are of any shape, by name. */
export interface StreamKindDefinition<
  Events extends EventDefinitions,
  Collections extends readonly string[] | CollectionSchemas,
> extends Omit<StreamKind<Events>, 'state'> {
  readonly state: ({ readonly collections: Collections } & Folding<Events, EntitiesOf<Collections>>) | 'none';
}

export function defineStreamKind<
  const Events extends EventDefinitions,
  Collections extends readonly string[] | CollectionSchemas = readonly string[],
>(kind: StreamKindDefinition<Events, Collections>): StreamKind<Events, EntitiesOf<Collections>> {
  if (!NAME.test(kind.kind)) throw new Bug(`"${kind.kind}" is no name for a kind of stream`);
  for (const type of Object.keys(kind.events)) {
    if (!NAME.test(type)) throw new Bug(`"${type}" is no event type: at most 50 of a-z 0-9 _ . -`);
    if (type.startsWith('ledger.'))
      throw new Bug(`"${type}" is reserved: types starting with "ledger." are the ledger's own`);
  }
  const { state } = kind;
  const collections: readonly string[] | CollectionSchemas = state === 'none' ? [] : state.collections;
  const names = isNames(collections) ? collections : Object.keys(collections);
  if (kind.summary && state !== 'none') throw new Bug(`"${kind.kind}" has a state, which is its summary`);
  for (const name of [...names, ...(kind.summary?.collections ?? [])]) {
    if (!NAME.test(name) || FORBIDDEN_KEYS.has(name)) throw new Bug(`"${name}" is no collection name`);
  }
  const whole =
    state === 'none' || isNames(collections)
      ? kind
      : { ...kind, state: { ...state, collections: names, schemas: collections } };
  return whole as unknown as StreamKind<Events, EntitiesOf<Collections>>;
}

function isNames(collections: readonly string[] | CollectionSchemas): collections is readonly string[] {
  return Array.isArray(collections);
}

/** The token of an event that holds a text which redaction would have changed, had its caller not allowed it. */
export const TEXT_ALLOWED = 'text_allowed';

/** The two ends of a step. Both name the attempt that came to it, which verification holds against `completed_steps`. */
export const STEP_COMPLETED = 'step.completed';
export const STEP_FAILED = 'step.failed';

/** Assigning to one of these would reach a prototype. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

// ── Typed tokens ─────────────────────────────────────────────────────────────────────────────────────────────

const tokenText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^|\p{Cc}]+$/u);

/** What a change is about, for subscribers and waiters. A namespace is used by subtype tokens only. */
export const tokenSchema = z.discriminatedUnion('token_class', [
  z.strictObject({ token_class: z.literal('semanticKey'), token_value: tokenText }),
  z.strictObject({ token_class: z.literal('subtypeToken'), token_namespace: tokenText, token_value: tokenText }),
  z.strictObject({ token_class: z.literal('entityId'), token_value: tokenText }),
]);

export type Token = z.output<typeof tokenSchema>;

// ── Append ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface StreamRef<
  Events extends EventDefinitions = EventDefinitions,
  Entities extends EntityTypes = AnyEntities,
> {
  readonly kind: StreamKind<Events, Entities>;
  /** A UUID in lower case. */
  readonly id: string;
}

export interface LeaseClaim {
  /** May be another workflow than the stream, never another database. */
  readonly workflow_id: string;
  readonly owner_id: string;
  readonly fencing_token: number;
}

export interface AppendOptions<Also = unknown> {
  /** A step id: the same id with the same content returns the first result, with other content it is refused. */
  readonly operationId?: string;
  /** The operation's input; required with a decider, whose events depend on state. */
  readonly command?: unknown;
  /** Checked only when given. */
  readonly expectedSeq?: number;
  /** Starts the stream when it does not exist yet. */
  readonly create?: boolean;
  readonly lease?: LeaseClaim;
  /** The attempt that this operation completes, when one was allocated before; else this append is its own. */
  readonly attemptId?: number;
  readonly actor?: string;
  /** Entities that a decider will most likely ask for: they are loaded together with everything else. */
  readonly reads?: readonly EntityRef[];
  /** The caller says that its texts hold no secret; what is one by its form alone is replaced nevertheless. On record in the tokens. */
  readonly allowText?: boolean;
  /** Writes the caller's rows in the same transaction, after the events and their projection; skipped for a repeat. */
  readonly also?: (tx: WriteTx, result: AppendResult) => Promise<Also>;
}

/** A row of `events`, as it stands in both databases. */
export type EventRow = RowOf<typeof events>;

export interface AppendResult {
  readonly workflow_id: string;
  /** Zero events leave both at the head. */
  readonly first_seq: number;
  readonly last_seq: number;
  readonly head_hash: string;
  readonly state_checksum: string | null;
  readonly events: readonly EventRow[];
  /** True if the operation was done before; this is its first result. */
  readonly repeated: boolean;
}

export interface AppendedWith<Also> extends AppendResult {
  /** What the option `also` returned; absent where it did not run. */
  readonly also?: Also;
}

export type StreamInfo = RowOf<typeof streams>;

/** An entity as text: what stands in `state_entities`. */
export type StoredEntity = Pick<RowOf<typeof stateEntities>, 'body' | 'hash'>;

/** `{collection: {id: entity}}` */
export type StateOf<Entities extends EntityTypes> = {
  -readonly [Name in keyof Entities]: Record<string, Entities[Name]>;
};
export type StateDocument = StateOf<AnyEntities>;

// ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────

export const ledgerRefusals = {
  unknown_stream: { status: 404, exit: 2, hint: 'Check the id, or create the stream with its first append.' },
  stream_kind_mismatch: { status: 409, exit: 2, hint: 'Use the id of a stream of that kind.' },
  invalid_id: { status: 400, exit: 2, hint: 'Ids of streams are UUIDs in lower case.' },
  undeclared_event_type: { status: 400, exit: 2, hint: 'Declare the event type in the kind of stream that holds it.' },
  unknown_event_version: { status: 409, exit: 3, hint: 'A newer Throughline wrote this event. Upgrade this program.' },
  invalid_payload: { status: 400, exit: 2, hint: 'Correct the fields that the message names.' },
  invalid_append: { status: 400, exit: 2, hint: 'Correct the options that the message names.' },
  invalid_page: { status: 400, exit: 2, hint: 'Name a place and a number of items, both whole and not negative.' },
  invalid_entity: { status: 400, exit: 2, hint: 'Entities are bounded JSON objects; keep history in events.' },
  secret_in_key: {
    status: 400,
    exit: 2,
    hint: 'A name looks like a secret. Move the secret out; names cannot be redacted.',
  },
  sequence_conflict: {
    status: 409,
    exit: 7,
    hint: 'Another writer appended first. Read the stream again and decide anew.',
  },
  operation_conflict: { status: 409, exit: 7, hint: 'This operation id was used for something else. Use a new id.' },
  lease_held: { status: 409, exit: 7, hint: 'Wait until it expires or is released, then ask again.' },
  lease_lost: { status: 409, exit: 7, hint: 'The lease expired or was taken over. Stop, and acquire it again.' },
  hostile_patch: { status: 400, exit: 2, hint: 'The patch reaches outside the state, or is too large or too deep.' },
  patch_not_applicable: {
    status: 409,
    exit: 4,
    hint: 'The stored change does not fit the state before it. Run verify.',
  },
  checksum_mismatch: {
    status: 500,
    exit: 4,
    hint: 'Stored data was changed or damaged. Run verify; restore a backup.',
  },
  chain_broken: {
    status: 500,
    exit: 4,
    hint: 'Events were changed, inserted or removed. Run verify; restore a backup.',
  },
  snapshot_invalid: { status: 500, exit: 4, hint: 'A snapshot does not fit its stream. Run verify; restore a backup.' },
  invalid_rollback: { status: 400, exit: 2, hint: 'Name a sequence number that the stream has passed.' },
  not_signed: { status: 409, exit: 2, hint: 'Sign a checkpoint first; a proof needs one that covers its events.' },
  proof_does_not_hold: {
    status: 400,
    exit: 4,
    hint: 'The proof does not hold: the events are not the ones that were signed.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(ledgerRefusals);

/** The id of no stream; a walk over all streams begins after it. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** Called before any statement: Postgres would answer a malformed id with its own error. */
export function checkId(workflowId: string): void {
  if (isUuid(workflowId) && workflowId !== NIL_ID) return;
  // Not redacted here, since browsers load this file: where it is shown, a token that ends so is still known as one.
  const id = workflowId.length > 80 ? `${workflowId.slice(0, 79)}…` : workflowId;
  throw refuse('invalid_id', `"${id}" is not a UUID in lower case`, { id });
}
