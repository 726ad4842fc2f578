// Typed tokens and their identity, and the one place where the old prefixed form becomes typed. Browser-safe.
import { tokenSchema, type Token } from '../../ledger/contract.ts';
import { redactedStart } from '../../base/redact.ts';

/** What makes two tokens the same. No part can hold a `|`, so no two tokens share a key. */
export function tokenKey(token: Token): string {
  const namespace = token.token_class === 'subtypeToken' ? token.token_namespace : '-';
  return `${token.token_class}|${namespace}|${token.token_value}`;
}

export interface RejectedToken {
  /** The beginning of the given text. */
  readonly token: string;
  readonly reason: 'invalid_token' | 'unknown_prefix' | 'missing_namespace';
}

export interface TokenReading {
  /** Sorted by their keys, without duplicates. */
  readonly tokens: readonly Token[];
  /** A malformed token is never turned into another one by guessing. */
  readonly rejected: readonly RejectedToken[];
}

/** The typed tokens if there are any, otherwise the prefixed ones. Malformed tokens are rejected and reported. */
export function readTokens(typedTokens: readonly unknown[], affectedTokens: readonly unknown[] = []): TokenReading {
  const byKey = new Map<string, Token>();
  const rejected: RejectedToken[] = [];
  const isFallback = typedTokens.length === 0;
  for (const given of isFallback ? affectedTokens : typedTokens) {
    const read = isFallback ? parsePrefixedToken(given) : parseToken(given);
    if ('reason' in read) rejected.push(read);
    else byKey.set(tokenKey(read), read);
  }
  return { tokens: sortedTokens(byKey), rejected };
}

/** The union of both sets. */
export function mergeTokens(a: readonly Token[], b: readonly Token[]): readonly Token[] {
  return sortedTokens(new Map([...a, ...b].map((token) => [tokenKey(token), token])));
}

/** `k:{semanticKey}`, `id:{entityId}`, `sub:{namespace}:{value}`; everything else is rejected. */
export function parsePrefixedToken(given: unknown): Token | RejectedToken {
  if (typeof given !== 'string') return rejection(given, 'invalid_token');
  const at = given.indexOf(':');
  const [prefix, rest] = [given.slice(0, Math.max(at, 0)), given.slice(at + 1)];
  switch (prefix) {
    case 'k':
      return parseToken({ token_class: 'semanticKey', token_value: rest }, given);
    case 'id':
      return parseToken({ token_class: 'entityId', token_value: rest }, given);
    case 'sub': {
      const colon = rest.indexOf(':');
      if (colon < 1) return rejection(given, 'missing_namespace');
      const [namespace, value] = [rest.slice(0, colon), rest.slice(colon + 1)];
      return parseToken({ token_class: 'subtypeToken', token_namespace: namespace, token_value: value }, given);
    }
    default:
      return rejection(given, 'unknown_prefix');
  }
}

/** `given` is the text shown in a diagnostic. */
function parseToken(token: unknown, given = token): Token | RejectedToken {
  const parsed = tokenSchema.safeParse(token);
  return parsed.success ? parsed.data : rejection(given, 'invalid_token');
}

function rejection(given: unknown, reason: RejectedToken['reason']): RejectedToken {
  return {
    token: redactedStart(typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given)), 100),
    reason,
  };
}

function sortedTokens(byKey: ReadonlyMap<string, Token>): readonly Token[] {
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, token]) => token);
}
