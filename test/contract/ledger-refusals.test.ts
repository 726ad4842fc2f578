// Everything an append refuses, on both databases. Each refusal is typed and leaves every table as it was, so one
// database serves them all.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../src/base/canonical-json.ts';
import { LIMITS, type AppendOptions, type NewEvent, type Token } from '../../src/ledger/contract.ts';
import { board, log, type boardEvents } from '../support/board.ts';
import { bugOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';

type BoardEvent = NewEvent<typeof boardEvents>;
const added = (id: string, title = id): BoardEvent => ({ type: 'card.added', payload: { card_id: id, title } });
const noted = (id: string, note: Json): BoardEvent => ({ type: 'card.noted', payload: { card_id: id, note } });
/** What a caller without types could send. */
const untyped = (event: unknown): BoardEvent => event as BoardEvent;
const nested = (depth: number): Json => {
  let value: Json = 'x';
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
};
const unfolding = (levels: number): Json => {
  let value: Json = 'x';
  for (let n = 0; n < levels; n += 1) value = [value, value];
  return value;
};
// Not a real one: it only has the shape.
const SECRET = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;

describe.each(DIALECTS)('an append on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeAll(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
  });
  beforeEach(async () => {
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a', 'first')], { create: true });
  });
  afterAll(() => fixture.dispose());

  /** The refusal, after making sure that nothing in any table changed. */
  async function refusedWithoutTrace(attempt: () => Promise<unknown>) {
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    const refusal = await refusalOf(attempt());
    await opened.ledger.settled();
    expect(await dumpTables(fixture)).toEqual(before);
    return refusal;
  }
  const append = (events: readonly BoardEvent[], options?: AppendOptions) =>
    opened.ledger.append(stream, events, options);

  describe('refuses', () => {
    it.each([
      ['an undeclared type', { type: 'card.flown', payload: { card_id: 'a' } }, 'undeclared_event_type'],
      ['a type that is a name of Object', { type: 'constructor', payload: {} }, 'undeclared_event_type'],
      ['a type of another kind of stream', { type: 'line.written', payload: { text: 'x' } }, 'undeclared_event_type'],
      [
        'a type of the ledger itself',
        { type: 'ledger.rolled_back', payload: { to_seq: 0, to_hash: '0'.repeat(64), reason: 'x' } },
        'undeclared_event_type',
      ],
      ['a missing field', { type: 'card.added', payload: { card_id: 'b' } }, 'invalid_payload'],
      ['a foreign field', { type: 'card.added', payload: { card_id: 'b', title: 'x', more: 1 } }, 'invalid_payload'],
      ['a field of the wrong type', { type: 'card.added', payload: { card_id: 7, title: 'x' } }, 'invalid_payload'],
      ['no payload', { type: 'card.added' }, 'invalid_payload'],
      ['an old version’s payload', { type: 'card.added', payload: { id: 'b', title: 'x' } }, 'invalid_payload'],
      ['U+0000', { type: 'card.added', payload: { card_id: 'b', title: 'a\0b' } }, 'invalid_json_value'],
      [
        'half a surrogate pair',
        { type: 'card.added', payload: { card_id: 'b', title: 'a\ud800' } },
        'invalid_json_value',
      ],
      ['NaN', { type: 'card.noted', payload: { card_id: 'a', note: Number.NaN } }, 'invalid_payload'],
      ['a date', { type: 'card.noted', payload: { card_id: 'a', note: new Date(0) } }, 'invalid_payload'],
      [
        'a key called constructor',
        { type: 'card.noted', payload: { card_id: 'a', note: { constructor: 1 } } },
        'invalid_json_value',
      ],
      [
        'a key called __proto__',
        { type: 'card.noted', payload: { card_id: 'a', note: JSON.parse('[{"__proto__":{"x":1}}]') as unknown } },
        'invalid_json_value',
      ],
      [
        'shared references that unfold into a payload that is too large',
        { type: 'card.noted', payload: { card_id: 'a', note: unfolding(22) } },
        'too_large',
      ],
      [
        'a payload that is too deep',
        { type: 'card.noted', payload: { card_id: 'a', note: nested(LIMITS.depth + 1) } },
        'too_deep',
      ],
      [
        'a payload that is too large',
        { type: 'card.noted', payload: { card_id: 'a', note: 'x '.repeat(LIMITS.payloadBytes / 2) } },
        'too_large',
      ],
      [
        'an entity that is too large',
        { type: 'card.noted', payload: { card_id: 'a', note: 'x '.repeat(LIMITS.entityBytes / 2) } },
        'too_large',
      ],
    ] as const)('%s', async (_, event, code) => {
      const refusal = await refusedWithoutTrace(() => append([added('good'), untyped(event)]));
      expect(refusal.code).toBe(code);
      expect(refusal.row.hint).not.toBe('');
    });

    it.each([
      '__proto__',
      'constructor',
      'prototype',
      'a\u0007b',
      'a\u007f',
      'a\nb',
      'x'.repeat(LIMITS.entityIdLength + 1),
    ])('the entity id %j', async (id) => {
      const refusal = await refusedWithoutTrace(() => append([added(id, 'x')]));
      expect(refusal.code).toBe('invalid_entity');
    });

    it.each(['\ud800', 'a\0'])('the entity id %j, already as text', async (id) => {
      const refusal = await refusedWithoutTrace(() => append([added(id, 'x')]));
      expect(['invalid_entity', 'invalid_json_value']).toContain(refusal.code);
    });

    it('an unknown stream, unless it shall be created', async () => {
      const unknown = { kind: board, id: fixture.ids.uuid() };
      const refusal = await refusedWithoutTrace(() => opened.ledger.append(unknown, [added('b')]));
      expect(refusal).toMatchObject({ code: 'unknown_stream', details: { workflow_id: unknown.id } });
      await refusedWithoutTrace(() => opened.ledger.append(unknown, [added('b')], { create: false }));
      expect(await opened.ledger.append(unknown, [added('b')], { create: true })).toMatchObject({ first_seq: 1 });
    });

    it('a stream of another kind', async () => {
      const refusal = await refusedWithoutTrace(() =>
        opened.ledger.append({ kind: log, id: stream.id }, [{ type: 'line.written', payload: { text: 'x' } }], {
          create: true,
        }),
      );
      expect(refusal).toMatchObject({ code: 'stream_kind_mismatch', details: { kind: 'board', asked: 'log' } });
    });

    it.each([
      '',
      'a',
      '../../etc/passwd',
      "'; DROP TABLE events; --",
      '01890A5D-AC96-774B-BCCE-B302099A8057',
      '01890a5dac96774bbcceb302099a8057',
      '{01890a5d-ac96-774b-bcce-b302099a8057}',
      '01890a5d-ac96-774b-bcce-b302099a8057\n',
      'x\0',
      '\ud800',
      '00000000-0000-0000-0000-000000000000',
    ])('the stream id %j wherever one is given', async (id) => {
      const { ledger } = opened;
      const bad = { kind: board, id };
      for (const attempt of [
        () => ledger.append(bad, [added('b')], { create: true }),
        () => ledger.restore(bad),
        () => ledger.rollback(bad, 0, { reason: 'x' }),
        () => ledger.stream(id),
        () => ledger.events(id),
        () => ledger.entity(id, 'cards', 'a'),
        () => ledger.exportProof(id),
        () => ledger.observeStream(id),
      ]) {
        const refusal = await refusedWithoutTrace(async () => attempt());
        expect([attempt.toString(), refusal.code]).toEqual([attempt.toString(), 'invalid_id']);
      }
    });

    it('more events than one append may hold', async () => {
      const many = (count: number) => Array.from({ length: count }, (_, n) => added(`m${n}`));
      expect(await refusedWithoutTrace(() => append(many(LIMITS.eventsPerAppend + 1)))).toMatchObject({
        code: 'invalid_append',
      });
      expect(await append(many(LIMITS.eventsPerAppend))).toMatchObject({ first_seq: 2, last_seq: 101 });
    });

    it.each<[string, AppendOptions]>([
      ['an empty operation id', { operationId: '' }],
      ['an operation id with a space', { operationId: 'a b' }],
      ['an operation id that is too long', { operationId: 'x'.repeat(101) }],
      ['an operation id that is not ASCII', { operationId: 'ä' }],
      ['an empty actor', { actor: '' }],
      ['an actor with a control character', { actor: 'a\u001b[31m' }],
      ['an actor that is too long', { actor: 'x'.repeat(201) }],
      ['a negative expected sequence', { expectedSeq: -1 }],
      ['an expected sequence that is no whole number', { expectedSeq: 1.5 }],
      ['a lease on what is no workflow', { lease: { workflow_id: 'nobody', owner_id: 'me', fencing_token: 1 } }],
    ])('%s', async (_, options) => {
      expect(await refusedWithoutTrace(() => append([added('b')], options))).toMatchObject({ code: 'invalid_append' });
    });

    it('an actor with half a surrogate pair', async () => {
      expect(await refusedWithoutTrace(() => append([added('b')], { actor: 'a\ud800' }))).toMatchObject({
        row: { status: 400 },
      });
    });

    it('a secret where it could not be redacted', async () => {
      for (const attempt of [
        () => append([added('b')], { operationId: SECRET }),
        () => append([added('b')], { actor: SECRET }),
        () => append([noted('a', { [SECRET]: 1 })]),
        () => append([{ ...added('b'), tokens: [{ token_class: 'entityId', token_value: SECRET }] }]),
        () =>
          append([
            { ...added('b'), tokens: [{ token_class: 'subtypeToken', token_namespace: SECRET, token_value: 'x' }] },
          ]),
      ]) {
        const refusal = await refusedWithoutTrace(attempt);
        expect(refusal.code).toBe('secret_in_key');
        expect(JSON.stringify(refusal)).not.toContain(SECRET);
      }
    });

    it('a command that is too large or unfolds without end', async () => {
      for (const command of [unfolding(24), 'x '.repeat(LIMITS.commandBytes / 2)]) {
        expect(await refusedWithoutTrace(() => append([added('b')], { operationId: 'big', command }))).toMatchObject({
          code: 'too_large',
        });
      }
    });

    it('kinds that this ledger does not know', async () => {
      const bug = await bugOf(opened.ledger.append({ kind: { ...board }, id: stream.id }, [added('b')]));
      expect(bug.message).toContain('not registered');
    });
  });

  describe('tokens', () => {
    const entity = (value: string): Token => ({ token_class: 'entityId', token_value: value });

    it('are stored in order and once', async () => {
      const subtype: Token = { token_class: 'subtypeToken', token_namespace: 'task', token_value: 'blocked' };
      const { events } = await append([{ ...added('b'), tokens: [entity('z'), subtype, entity('a'), entity('z')] }]);
      expect(events[0]?.tokens).toBe(canonicalJson([entity('a'), entity('z'), subtype]));
    });

    it('are at most 100 for an event', async () => {
      const tokens = (count: number) => Array.from({ length: count }, (_, n) => entity(`t${n}`));
      expect(
        await refusedWithoutTrace(() => append([{ ...added('b'), tokens: tokens(LIMITS.tokensPerEvent + 1) }])),
      ).toMatchObject({ code: 'invalid_append' });
      expect(await append([{ ...added('b'), tokens: tokens(LIMITS.tokensPerEvent) }])).toMatchObject({ first_seq: 2 });
    });

    it.each([
      { token_class: 'entityId' },
      { token_class: 'entityId', token_value: '' },
      { token_class: 'entityId', token_value: 'a|b' },
      { token_class: 'entityId', token_value: 'a\u0000' },
      { token_class: 'entityId', token_value: 'a', token_namespace: 'x' },
      { token_class: 'subtypeToken', token_value: 'a' },
      { token_class: 'other', token_value: 'a' },
      { token_class: 'entityId', token_value: 'x'.repeat(201) },
      'entityId',
      null,
    ])('that are none are refused: %j', async (token) => {
      const refusal = await refusedWithoutTrace(() => append([{ ...added('b'), tokens: [token as Token] }]));
      expect(refusal.code).toBe('invalid_append');
    });
  });

  it('leaves a ledger that verifies after all of that', async () => {
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });
});
