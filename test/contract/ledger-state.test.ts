// The state of a stream: entities, deltas that anybody's JSON Patch can apply, and a checksum kept by addition that is
// always the one computed in full.
import fc from 'fast-check';
import jsonPatch, { type Operation } from 'fast-json-patch';
import * as rfc6902 from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, defineStreamKind, type Entity, type StateDocument } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { board, boardRegistration, logRegistration, oldBoard, readCards } from '../support/board.ts';
import { ODD_IDS, foldBoard, fullChecksum, history, type BoardEvent } from '../support/board-model.ts';
import { bugOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';

/** A kind whose fold does whatever the event says, right or wrong. */
const wild = defineStreamKind({
  kind: 'wild',
  events: {
    'wild.done': defineEvent({
      version: 1,
      payload: z.strictObject({ what: z.string(), id: z.string().default('x') }),
    }),
  },
  state: {
    collections: ['things'],
    touches: ({ payload }) => [{ collection: payload.what === 'foreign' ? 'others' : 'things', id: payload.id }],
    evolve(view, { payload }) {
      const { what, id } = payload;
      const values: Record<string, unknown> = {
        list: [1, 2],
        null: null,
        text: 'x',
        undefined: { a: undefined },
        date: { at: new Date(0) },
        deep: JSON.parse(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`),
        large: { a: 'x '.repeat(40_000) },
        many: Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`k${n}`, n])),
        good: { a: 1 },
      };
      if (what === 'undeclared') view.set('things', 'never-declared', { a: 1 });
      else view.set('things', id, values[what] as Entity);
    },
  },
});
const act = (what: string, id = 'x') => ({ type: 'wild.done' as const, payload: { what, id } });

describe.each(DIALECTS)('the state on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  beforeAll(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open({ kinds: [boardRegistration, logRegistration, register(wild)] });
  });
  afterAll(() => fixture.dispose());

  const newStream = () => ({ kind: board, id: fixture.ids.uuid() });
  const appendAll = async (stream: { kind: typeof board; id: string }, appends: readonly (readonly BoardEvent[])[]) => {
    for (const events of appends) await opened.ledger.append(stream, events, { create: true });
    return opened.ledger.events(stream.id);
  };

  it('[ACL-12] is rebuilt from the deltas alone by two other libraries, and each checksum is the full one', async () => {
    await fc.assert(
      fc.asyncProperty(history(12), async (appends) => {
        const stream = newStream();
        const rows = await appendAll(stream, appends);
        const byFirst: StateDocument = { cards: {}, columns: {} };
        const bySecond: StateDocument = { cards: {}, columns: {} };
        for (const row of rows) {
          const patch = JSON.parse(row.delta ?? '') as Operation[];
          jsonPatch.applyPatch(byFirst, structuredClone(patch), true);
          expect(rfc6902.applyPatch(bySecond, structuredClone(patch) as rfc6902.Operation[])).toEqual(
            patch.map(() => null),
          );
          expect(row.state_checksum).toBe(fullChecksum(byFirst));
        }
        const expected = foldBoard(appends.flat());
        expect(byFirst).toEqual(expected);
        expect(bySecond).toEqual(expected);
        const restored = await opened.ledger.restore(stream);
        expect(restored.state).toEqual(expected);
        expect(restored.state_checksum).toBe(fullChecksum(expected));
        expect((await opened.ledger.stream(stream.id)).entity_count).toBe(restored.entity_count);
      }),
      { numRuns: dialect === 'sqlite' ? 25 : 10 },
    );
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('[ACL-12] has the same deltas and checksums for the same events, in every stream and every grouping', async () => {
    await fc.assert(
      fc.asyncProperty(history(6), async (appends) => {
        const one = await appendAll(newStream(), appends);
        const other = await appendAll(
          newStream(),
          appends.flat().map((event) => [event]),
        );
        expect(one.map(({ delta, state_checksum }) => [delta, state_checksum])).toEqual(
          other.map(({ delta, state_checksum }) => [delta, state_checksum]),
        );
      }),
      { numRuns: dialect === 'sqlite' ? 15 : 6 },
    );
  });

  it('is the same in entities, in a restore at every sequence, and in the projected rows', async () => {
    await fc.assert(
      fc.asyncProperty(history(5), async (appends) => {
        const stream = newStream();
        const rows = await appendAll(stream, appends);
        const events = appends.flat();
        for (const { event_seq } of rows) {
          const { state, seq } = await opened.ledger.restore(stream, event_seq);
          expect([seq, state]).toEqual([event_seq, foldBoard(events.slice(0, event_seq))]);
        }
        const { cards } = foldBoard(events);
        for (const id of ODD_IDS) {
          expect(await opened.ledger.entity(stream.id, 'cards', id)).toEqual(
            Object.hasOwn(cards, id) ? cards[id] : undefined,
          );
        }
        const projected = await opened.store.read((tx) => tx.all(readCards, stream.id));
        expect(Object.fromEntries(projected.map((row) => [row.card_id, row.title]))).toEqual(
          Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, card['title']])),
        );
      }),
      { numRuns: dialect === 'sqlite' ? 10 : 4 },
    );
  });

  it('does not move its checksum for an event that changes nothing', async () => {
    const stream = newStream();
    await appendAll(stream, [[{ type: 'card.added', payload: { card_id: 'a', title: 'A' } }]]);
    const before = await opened.ledger.stream(stream.id);
    const { events } = await opened.ledger.append(stream, [
      { type: 'card.added', payload: { card_id: 'a', title: 'A' } },
      { type: 'card.noted', payload: { card_id: 'unknown', note: 1 } },
      { type: 'card.removed', payload: { card_id: 'unknown' } },
    ]);
    expect(events.map(({ delta }) => delta)).toEqual(['[]', '[]', '[]']);
    expect(await opened.ledger.stream(stream.id)).toMatchObject({
      head_seq: 4,
      state_checksum: before.state_checksum,
      entity_count: 2,
    });
  });

  it('touches only the entities that the event touches', async () => {
    const stream = newStream();
    await appendAll(stream, [
      Array.from({ length: 100 }, (_, n) => ({ type: 'card.added', payload: { card_id: `c${n}`, title: 'x' } })),
    ]);
    const { events } = await opened.ledger.append(stream, [
      { type: 'card.noted', payload: { card_id: 'c7', note: 'hi' } },
    ]);
    expect(JSON.parse(events[0]?.delta ?? '')).toEqual([{ op: 'add', path: '/cards/c7/note', value: 'hi' }]);
  });

  describe('refuses from a fold', () => {
    let stream: { kind: typeof wild; id: string };
    beforeAll(async () => {
      stream = { kind: wild, id: fixture.ids.uuid() };
      await opened.ledger.append(stream, [act('good')], { create: true });
    });

    it.each([
      ['a list', 'list', 'invalid_entity'],
      ['null', 'null', 'invalid_entity'],
      ['a text', 'text', 'invalid_entity'],
      ['undefined inside', 'undefined', 'invalid_json_value'],
      ['a date', 'date', 'invalid_json_value'],
      ['an entity that is too deep', 'deep', 'too_deep'],
      ['an entity that is too large', 'large', 'too_large'],
    ])('%s', async (_, what, code) => {
      await opened.ledger.settled();
      const before = await dumpTables(fixture);
      expect(await refusalOf(opened.ledger.append(stream, [act(what)]))).toMatchObject({ code });
      expect(await dumpTables(fixture)).toEqual(before);
    });

    it('an entity or a collection that the event does not declare, as a bug', async () => {
      const before = await dumpTables(fixture);
      expect((await bugOf(opened.ledger.append(stream, [act('undeclared')]))).message).toContain('never-declared');
      expect((await bugOf(opened.ledger.append(stream, [act('foreign')]))).message).toContain('others');
      expect(await dumpTables(fixture)).toEqual(before);
    });

    it('nothing when an entity has many fields: it is replaced whole', async () => {
      await opened.ledger.append(stream, [act('many')]);
      const { events } = await opened.ledger.append(stream, [act('good')]);
      expect(JSON.parse(events[0]?.delta ?? '')).toEqual([{ op: 'replace', path: '/things/x', value: { a: 1 } }]);
      expect((await opened.ledger.restore(stream)).state).toEqual({ things: { x: { a: 1 } } });
    });
  });
});

describe.each(DIALECTS)('events of older versions on %s', (dialect) => {
  it('are lifted, restored and verified by a newer program, which appends its own', async () => {
    const fixture = createFixture(dialect);
    try {
      const project = boardRegistration.project;
      const old = await fixture.open({ kinds: [register(oldBoard, project ? { project } : {}), logRegistration] });
      const id = fixture.ids.uuid();
      await old.ledger.append({ kind: oldBoard, id }, [{ type: 'card.added', payload: { id: 'a', title: 'old' } }], {
        create: true,
      });
      await old.ledger.close();
      const { ledger } = await fixture.open();
      const stream = { kind: board, id };
      await ledger.append(stream, [{ type: 'card.moved', payload: { card_id: 'a', column: 'done' } }]);
      expect((await ledger.restore(stream)).state['cards']).toEqual({ a: { title: 'old', column: 'done' } });
      expect((await ledger.events(id)).map(({ schema_version }) => schema_version)).toEqual(['1', '1']);
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
      // The older program meets an event that it does not know.
      const again = await fixture.open({ kinds: [register(oldBoard, project ? { project } : {}), logRegistration] });
      expect((await again.ledger.verify({ deep: true })).problems).toMatchObject([
        { code: 'undeclared_event_type', event_seq: 2 },
      ]);
    } finally {
      await fixture.dispose();
    }
  });

  it('and of versions that are not known yet are reported as such', async () => {
    const fixture = createFixture(dialect);
    try {
      const { ledger } = await fixture.open();
      const stream = { kind: board, id: fixture.ids.uuid() };
      await ledger.append(stream, [{ type: 'card.added', payload: { card_id: 'a', title: 'A' } }], { create: true });
      await ledger.close();
      const project = boardRegistration.project;
      const older = await fixture.open({ kinds: [register(oldBoard, project ? { project } : {}), logRegistration] });
      expect((await older.ledger.verify({ deep: true })).problems).toMatchObject([
        { code: 'unknown_event_version', event_seq: 1, schema_version: '2' },
      ]);
    } finally {
      await fixture.dispose();
    }
  });
});
