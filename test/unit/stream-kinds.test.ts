// A kind of stream and its collections: by schemas, which give its entities their types, or by name alone.
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, defineStreamKind, type Entity } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';

const events = {
  'lamp.switched': defineEvent({ version: 1, payload: z.strictObject({ lamp_id: z.string(), on: z.boolean() }) }),
};

describe('a kind of stream', () => {
  it('that gives its collections schemas has typed entities, and keeps the names and the schemas', () => {
    const lamps = z.strictObject({ on: z.boolean(), switched: z.int() });
    const rooms = defineStreamKind({
      kind: 'rooms',
      events,
      state: {
        collections: { lamps },
        touches: ({ payload }) => [{ collection: 'lamps', id: payload.lamp_id }],
        evolve(view, { payload: { lamp_id, on } }) {
          const lamp = view.get('lamps', lamp_id);
          expectTypeOf(lamp).toEqualTypeOf<{ on: boolean; switched: number } | undefined>();
          view.set('lamps', lamp_id, { on, switched: (lamp?.switched ?? 0) + 1 });
          // @ts-expect-error An entity has every field of its schema.
          if (lamp_id === '') view.set('lamps', lamp_id, { on });
          // @ts-expect-error There is no such collection.
          if (lamp_id === '') view.remove('lights', lamp_id);
        },
      },
    });
    expect(rooms.state).toMatchObject({ collections: ['lamps'], schemas: { lamps } });
    register(rooms, {
      project: async (_tx, event, changes) => {
        if (event.type === 'lamp.switched') expectTypeOf(event.payload.on).toBeBoolean();
        for (const { after } of changes) expectTypeOf(after?.switched).toEqualTypeOf<number | undefined>();
      },
    });
  });

  it('that names its collections has entities of any shape, and is left as it was given', () => {
    const definition = {
      kind: 'rooms',
      events,
      state: {
        collections: ['lamps'],
        touches: () => [{ collection: 'lamps', id: 'a' }],
        evolve: () => {},
      },
    };
    const rooms = defineStreamKind(definition);
    expect(rooms).toBe(definition);
    register(rooms, {
      project: async (_tx, _event, changes) => {
        for (const { after } of changes) expectTypeOf(after).toEqualTypeOf<Entity | undefined>();
      },
    });
  });

  it.each([{ Lamps: z.strictObject({}) }, ['__proto__'], ['']])('refuses collections named %j', (collections) => {
    const touches = () => [];
    expect(() =>
      defineStreamKind({ kind: 'rooms', events, state: { collections, touches, evolve: () => {} } }),
    ).toThrow('is no collection name');
  });
});
