// What a caller hands to an append, checked and made ready before any lock is taken.
import type { z } from 'zod';
import { assertKeys, canonicalJson, type Json } from '../../base/canonical-json.ts';
import { Bug } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { isUuid } from '../../base/ids.ts';
import { redactChecked, redactJson, redactText, secretFormOf } from '../../base/redact.ts';
import {
  LIMITS,
  TEXT_ALLOWED,
  checkId,
  refuse,
  tokenSchema,
  type AppendOptions,
  type NewEvent,
  type StreamKind,
  type Token,
} from '../contract.ts';
import { ROLLED_BACK, parsePayload, type Registry } from '../streams/registry.ts';

const PAYLOAD = { maxDepth: LIMITS.depth, maxBytes: LIMITS.payloadBytes } as const;
const COMMAND = { maxBytes: LIMITS.commandBytes } as const;
const ALLOWED: Token = { token_class: 'semanticKey', token_value: TEXT_ALLOWED };
const OPERATION_ID = /^[\x21-\x7e]{1,100}$/;
const ACTOR = /^[^\p{Cc}]{1,200}$/u;

export function checkOptions(streamId: string, what: readonly unknown[] | object, options: AppendOptions): void {
  const { operationId, actor, expectedSeq, lease, attemptId } = options;
  const invalid = (option: string, message: string) => refuse('invalid_append', message, { option });
  checkId(streamId);
  if (operationId !== undefined) {
    if (!OPERATION_ID.test(operationId)) {
      throw invalid('operationId', 'An operation id is 1 to 100 visible ASCII characters');
    }
    const secret = secretFormOf(operationId);
    if (secret !== undefined) {
      throw refuse('secret_in_key', `The operation id has the form of a secret (${secret})`, { option: 'operationId' });
    }
    if (!Array.isArray(what) && options.command === undefined) {
      throw invalid(
        'command',
        'A decider with an operation id needs the command it decides, to tell a repetition from another use',
      );
    }
  }
  if (actor !== undefined) {
    if (!ACTOR.test(actor)) throw invalid('actor', 'An actor is 1 to 200 characters without control characters');
    if (redactText(actor).found.length > 0) {
      throw refuse('secret_in_key', 'The actor looks like a secret', { option: 'actor' });
    }
  }
  if (expectedSeq !== undefined && (!Number.isSafeInteger(expectedSeq) || expectedSeq < 0)) {
    throw invalid('expectedSeq', 'An expected sequence number is a whole number from 0');
  }
  if (attemptId !== undefined && (operationId === undefined || !Number.isSafeInteger(attemptId) || attemptId < 1)) {
    throw invalid('attemptId', 'An attempt is a whole number from 1, of an operation with an id');
  }
  if (lease && !isUuid(lease.workflow_id)) throw invalid('lease', 'A lease names its workflow by a UUID in lower case');
}

/** What makes two uses of an operation id the same: the command, or the events as they will stand; never a secret's hash. */
export function inputChecksum(prepared: readonly PreparedEvent[] | object, options: AppendOptions): string | null {
  const { operationId, command, allowText = false } = options;
  if (operationId === undefined) return null;
  if (command !== undefined || !Array.isArray(prepared))
    return sha256(canonicalJson(redactJson(jsonOf(command), { ...COMMAND, allowText }).value, COMMAND));
  const events = prepared as readonly PreparedEvent[];
  return sha256(`[${events.map((event) => `["${event.type}",${event.payloadText},${event.tokensText}]`).join(',')}]`);
}

/** An event with nothing left to find wrong in it: redacted, validated, its texts canonical. */
export interface PreparedEvent {
  readonly type: string;
  readonly payload: unknown;
  readonly payloadText: string;
  readonly tokensText: string;
  readonly version: number;
}

export function prepareEvents(
  registry: Registry,
  kind: StreamKind,
  events: readonly NewEvent[],
  { allowText = false }: Pick<AppendOptions, 'allowText'>,
): PreparedEvent[] {
  if (events.length > LIMITS.eventsPerAppend) {
    throw refuse('invalid_append', `${events.length} events in one append are more than ${LIMITS.eventsPerAppend}`);
  }
  return events.map((event) => prepareEvent(registry, kind, event, allowText));
}

function prepareEvent(registry: Registry, kind: StreamKind, event: NewEvent, allowText: boolean): PreparedEvent {
  const { type } = event;
  // Declared for reading only: it comes about by rollback() and has no fold.
  if (type === ROLLED_BACK) {
    throw refuse('undeclared_event_type', `"${type}" is written by a rollback only`, {
      event_type: type,
      kind: kind.kind,
    });
  }
  const definition = registry.definition(kind, type);
  const allowedTexts = new Set(event.storedTexts);
  const options = { ...PAYLOAD, allowText, allowedTexts };
  const { payload, payloadText, isAllowed, isAsGiven } = redactChecked(jsonOf(event.payload), options, (redacted) => {
    if (redacted.foundInKeys.length > 0) {
      throw refuse(
        'secret_in_key',
        `A field name in the payload of ${type} looks like a secret (${redacted.foundInKeys.join(', ')})`,
        { event_type: type },
      );
    }
    // Behind the redaction, which has bounded it.
    assertKeys(redacted.value);
    const parsed = parsePayload(definition.payload, redacted.value, { event_type: type });
    return {
      payload: parsed,
      payloadText: canonicalJson(parsed, PAYLOAD),
      isAsGiven: isSame(parsed, redacted.value),
      isAllowed: (allowText || allowedTexts.size > 0) && redactJson(redacted.value, PAYLOAD).found.length > 0,
    };
  });
  // What the schema left as it was, it leaves so again.
  if (!isAsGiven) checkStable(type, definition.payload, payload, payloadText);
  return {
    type,
    payload,
    payloadText,
    tokensText: tokensText(type, [...(event.tokens ?? []), ...(isAllowed ? [ALLOWED] : [])]),
    version: definition.version,
  };
}

/** Of values of JSON; a difference that their text would not show is one all the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return Object.is(one, other);
  if (typeof other !== 'object' || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every(
    (field) =>
      Object.hasOwn(other, field) &&
      isSame((one as Record<string, unknown>)[field], (other as Record<string, unknown>)[field]),
  );
}

/** What is stored is parsed again by every reader; a schema that makes something else of it would look like damage. */
function checkStable(type: string, schema: z.ZodType, payload: unknown, payloadText: string): void {
  const again = schema.safeParse(payload);
  if (again.success && canonicalJson(again.data, PAYLOAD) === payloadText) return;
  throw new Bug(`the schema of "${type}" makes something else of its own output, so its events could not be read back`);
}

/** Unchecked here: whatever is no JSON is refused when its canonical text is made. */
function jsonOf(value: unknown): Json {
  return value as Json;
}

export function tokensText(type: string, tokens: readonly Token[]): string {
  if (tokens.length === 0) return '[]';
  if (tokens.length > LIMITS.tokensPerEvent) {
    throw refuse('invalid_append', `${type} carries ${tokens.length} tokens, more than ${LIMITS.tokensPerEvent}`);
  }
  const tokenTexts = tokens.map((token) => tokenText(type, token));
  return `[${[...new Set(tokenTexts)].toSorted().join(',')}]`;
}

/** Undefined for what has not just the fields of a token: the schema says what is wrong with it. */
function keyOfToken(token: unknown): string | undefined {
  if (typeof token !== 'object' || token === null) return undefined;
  const { token_class, token_namespace = '', token_value } = token as Partial<Record<string, unknown>>;
  const isExact = [token_class, token_namespace, token_value].every((part) => typeof part === 'string');
  const fields = Object.keys(token).length === ('token_namespace' in token ? 3 : 2);
  return isExact && fields ? JSON.stringify([token_class, token_namespace, token_value]) : undefined;
}

/** Tokens that name a kind of thing repeat in every event; those that name one thing do not, and are not remembered. */
const knownTokens = new Map<string, string>();
const MOST_KNOWN_TOKENS = 1_024;

function tokenText(type: string, token: Token): string {
  const key = keyOfToken(token);
  let text = key === undefined ? undefined : knownTokens.get(key);
  if (text === undefined) {
    const parsed = tokenSchema.safeParse(token);
    if (!parsed.success) {
      throw refuse('invalid_append', `${type} carries a token that is none: ${parsed.error.issues[0]?.message}`);
    }
    text = canonicalJson(parsed.data);
    if (key !== undefined && token.token_class !== 'entityId' && knownTokens.size < MOST_KNOWN_TOKENS)
      knownTokens.set(key, text);
  }
  const namespace = 'token_namespace' in token ? token.token_namespace : '';
  if (secretFormOf(token.token_value) !== undefined || (namespace !== '' && secretFormOf(namespace) !== undefined)) {
    throw refuse('secret_in_key', `A token of ${type} looks like a secret`);
  }
  return text;
}
