// What a kind of stream may do and what it may not: entities named by actor and time, and schemas that change what
// they have made themselves.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, defineStreamKind } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { bugOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

/** Counts what everybody did on each day. */
const diary = defineStreamKind({
  kind: 'diary',
  events: { 'entry.made': defineEvent({ version: 1, payload: z.strictObject({ text: z.string() }) }) },
  state: {
    collections: ['actors', 'days'],
    touches: (event) => [
      { collection: 'actors', id: event.actor },
      { collection: 'days', id: event.timestamp.slice(0, 10) },
      { collection: 'days', id: new Date(event.timestamp).toISOString().slice(0, 7) },
    ],
    evolve(view, event) {
      for (const [collection, id] of [
        ['actors', event.actor],
        ['days', event.timestamp.slice(0, 10)],
      ] as const) {
        view.set(collection, id, { entries: Number(view.get(collection, id)?.['entries'] ?? 0) + 1 });
      }
    },
  },
});

const growing = defineStreamKind({
  kind: 'growing',
  events: {
    'text.grown': defineEvent({ version: 1, payload: z.strictObject({ text: z.string().transform((t) => `${t}!`) }) }),
    'text.turned': defineEvent({ version: 1, payload: z.strictObject({ at: z.string().transform(Number) }) }),
    'text.trimmed': defineEvent({ version: 1, payload: z.strictObject({ text: z.string().trim() }) }),
  },
  state: 'none',
});

describe.each(DIALECTS)('a kind of stream on %s', (dialect) => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture(dialect);
  });
  afterEach(() => fixture.dispose());

  it('may name entities by actor and time, for plain events that wait together too', async () => {
    const { ledger } = await fixture.open({ kinds: [register(diary)] });
    const stream = { kind: diary, id: fixture.ids.uuid() };
    const entry = { type: 'entry.made', payload: { text: 'x' } } as const;
    const results = await Promise.all([
      ledger.append(stream, [entry], { create: true, actor: 'ann' }),
      ledger.append(stream, [entry, entry], { actor: 'bob' }),
      ledger.append(stream, [entry], { actor: 'ann' }),
      ledger.append(stream, [entry]),
    ]);
    expect(results.map(({ last_seq }) => last_seq)).toEqual([1, 3, 4, 5]);
    const { state } = await ledger.restore(stream);
    expect(state['actors']).toEqual({ ann: { entries: 2 }, bob: { entries: 2 }, system: { entries: 1 } });
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    // What is really wrong is still refused.
    expect(await refusalOf(ledger.append(stream, [entry], { actor: 'constructor' }))).toMatchObject({
      code: 'invalid_entity',
    });
  });

  it('whose schema changes its own output is a bug that names the event, and nothing is written', async () => {
    const { ledger } = await fixture.open({ kinds: [register(growing)] });
    const stream = { kind: growing, id: fixture.ids.uuid() };
    for (const event of [
      { type: 'text.grown', payload: { text: 'x' } },
      { type: 'text.turned', payload: { at: '7' } },
    ] as const) {
      const bug = await bugOf(ledger.append(stream, [event], { create: true }));
      expect(bug.message).toContain(`"${event.type}"`);
    }
    expect((await refusalOf(ledger.stream(stream.id))).code).toBe('unknown_stream');
    const { events } = await ledger.append(stream, [{ type: 'text.trimmed', payload: { text: ' x ' } }], {
      create: true,
    });
    expect(events[0]?.payload).toBe('{"text":"x"}');
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
  });
});
