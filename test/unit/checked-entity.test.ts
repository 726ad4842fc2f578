// An entity is believed by its hash. A text that was hashed before is not hashed again, and nothing else is believed for that.
import { expect, test } from 'vitest';
import { checkedEntity, entityText, hasHash, rememberHash } from '../../src/base/checked-entity.ts';
import { sha256 } from '../../src/base/hash.ts';

const BODY = '{"a":1}';
const hashOf = (collection: string, id: string, body: string) => sha256(entityText(collection, id, body));

/** Counts what it hashes. */
function counted() {
  let count = 0;
  const hash = (text: string) => {
    count += 1;
    return sha256(text);
  };
  return { hash, count: () => count };
}

test('a text that was found to have its hash is hashed once', () => {
  const { hash, count } = counted();
  const stored = hashOf('cards', 'once', BODY);
  expect([1, 2, 3].map(() => hasHash(hash, 'cards', 'once', BODY, stored))).toEqual([true, true, true]);
  expect(count()).toBe(1);
});

test('what an append has just hashed is not hashed again by a read', () => {
  const { hash, count } = counted();
  const stored = hashOf('cards', 'new', BODY);
  rememberHash('cards', 'new', BODY, stored);
  expect(hasHash(hash, 'cards', 'new', BODY, stored)).toBe(true);
  expect(count()).toBe(0);
});

test('a hash that is known does not make another text, id or collection believed', () => {
  const stored = hashOf('cards', 'known', BODY);
  expect(hasHash(sha256, 'cards', 'known', BODY, stored)).toBe(true);
  expect(hasHash(sha256, 'cards', 'known', '{"a":2}', stored)).toBe(false);
  expect(hasHash(sha256, 'cards', 'other', BODY, stored)).toBe(false);
  expect(hasHash(sha256, 'boards', 'known', BODY, stored)).toBe(false);
  expect(hasHash(sha256, 'cards', 'known', BODY, null)).toBe(false);
});

test('a text too long to be kept is hashed each time', () => {
  const { hash, count } = counted();
  const body = JSON.stringify({ text: 'x'.repeat(5_000) });
  const stored = hashOf('cards', 'long', body);
  expect([1, 2].map(() => hasHash(hash, 'cards', 'long', body, stored))).toEqual([true, true]);
  expect(count()).toBe(2);
});

test('more than are kept are believed all the same', () => {
  for (let at = 0; at < 5_000; at += 1) {
    const id = `many-${at}`;
    if (!hasHash(sha256, 'cards', id, BODY, hashOf('cards', id, BODY))) throw new Error(`${id} was not believed`);
  }
  expect(hasHash(sha256, 'cards', 'many-0', '{}', hashOf('cards', 'many-0', BODY))).toBe(false);
});

test('a read is refused where the entity is missing or has another hash, by its name', () => {
  const place = { collection: 'cards', id: 'a' };
  const damage = (what: string) =>
    expect.objectContaining({ message: expect.stringContaining(what) as string }) as Error;
  expect(() => checkedEntity(sha256, 'w', place, { body: null, hash: null })).toThrow(
    damage('cards/a in state_entities is missing'),
  );
  const hash = hashOf('cards', 'a', '{"a":2}');
  expect(() => checkedEntity(sha256, 'w', place, { body: BODY, hash })).toThrow(
    damage('cards/a in state_entities does not have its hash'),
  );
  expect(checkedEntity(sha256, 'w', place, { body: '{"a":2}', hash })).toEqual({ a: 2 });
});
