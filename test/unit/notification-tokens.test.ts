// Typed tokens, their keys, and the prefixed form that is read only where there are no typed ones.
import { describe, expect, it } from 'vitest';
import { tokenSchema, type Token } from '../../src/ledger/contract.ts';
import { mergeTokens, parsePrefixedToken, readTokens, tokenKey } from '../../src/kernel/notifications/tokens.ts';

const TASK: Token = { token_class: 'semanticKey', token_value: 'TASK' };
const RUN: Token = { token_class: 'subtypeToken', token_namespace: 'workout', token_value: 'run' };
const ENTRY: Token = { token_class: 'entityId', token_value: 'entry-1' };

describe('[AGT-06] typed tokens', () => {
  it('are identified by class, namespace and value', () => {
    expect([TASK, RUN, ENTRY].map(tokenKey)).toEqual([
      'semanticKey|-|TASK',
      'subtypeToken|workout|run',
      'entityId|-|entry-1',
    ]);
  });

  it.each([
    [{ token_class: 'subtypeToken', token_value: 'run' }],
    [{ token_class: 'semanticKey', token_namespace: 'workout', token_value: 'run' }],
    [{ token_class: 'entityId', token_namespace: '-', token_value: 'run' }],
    [{ token_class: 'other', token_value: 'run' }],
    [{ token_class: 'semanticKey', token_value: '' }],
    [{ token_class: 'semanticKey', token_value: 'a|b' }],
    [{ token_class: 'subtypeToken', token_namespace: 'a|b', token_value: 'c' }],
    [{ token_class: 'entityId', token_value: 'a\u0000b' }],
    [{ token_class: 'entityId', token_value: 'x'.repeat(201) }],
    [{ token_class: 'entityId', token_value: 7 }],
    [{ token_class: 'entityId', token_value: 'a', more: 1 }],
    [null],
    [['k:TASK']],
  ])('are refused when malformed: %o', (token) => {
    expect(tokenSchema.safeParse(token).success).toBe(false);
    expect(readTokens([token])).toEqual({
      tokens: [],
      rejected: [expect.objectContaining({ reason: 'invalid_token' })],
    });
  });

  it('stand once each and sorted, whatever order they came in', () => {
    expect(readTokens([RUN, TASK, ENTRY, { ...TASK }])).toEqual({ tokens: [ENTRY, TASK, RUN], rejected: [] });
    expect(mergeTokens([RUN, TASK], [ENTRY, TASK])).toEqual([ENTRY, TASK, RUN]);
  });
});

describe('[AGT-06] prefixed tokens', () => {
  it.each([
    ['k:TASK', TASK],
    ['id:entry-1', ENTRY],
    ['sub:workout:run', RUN],
    ['k:a:b', { token_class: 'semanticKey', token_value: 'a:b' }],
    ['id:k:x', { token_class: 'entityId', token_value: 'k:x' }],
    ['sub:a:b:c', { token_class: 'subtypeToken', token_namespace: 'a', token_value: 'b:c' }],
  ])('become typed: %s', (text, token) => {
    expect(parsePrefixedToken(text)).toEqual(token);
  });

  it.each([
    ['TASK', 'unknown_prefix'],
    ['', 'unknown_prefix'],
    [':x', 'unknown_prefix'],
    ['key:TASK', 'unknown_prefix'],
    ['K:TASK', 'unknown_prefix'],
    [' k:TASK', 'unknown_prefix'],
    ['01990000-0000-7000-8000-00000000000a', 'unknown_prefix'],
    ['k:', 'invalid_token'],
    ['id:a|b', 'invalid_token'],
    ['id:a\nb', 'invalid_token'],
    [`k:${'x'.repeat(201)}`, 'invalid_token'],
    ['sub:run', 'missing_namespace'],
    ['sub::run', 'missing_namespace'],
    ['sub:workout:', 'invalid_token'],
    [7, 'invalid_token'],
    [null, 'invalid_token'],
  ])('that are malformed are rejected and said, never made into something else: %o', (given, reason) => {
    const said = String(given).slice(0, 100);
    expect(readTokens([], [given])).toEqual({ tokens: [], rejected: [{ token: said, reason }] });
  });

  it('are read only where there are no typed ones, malformed ones included', () => {
    expect(readTokens([TASK], ['id:entry-1', 'nonsense'])).toEqual({ tokens: [TASK], rejected: [] });
    expect(readTokens([], ['id:entry-1', 'k:TASK', 'k:TASK'])).toEqual({ tokens: [ENTRY, TASK], rejected: [] });
    expect(readTokens([{ token_class: 'nonsense' }], ['id:entry-1']).tokens).toEqual([]);
  });
});
