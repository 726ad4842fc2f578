// Patches as a stranger's: what is let through, what is refused, and that applying one never reaches outside.
import fc from 'fast-check';
import { createPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { LIMITS, type StateDocument } from '../../src/ledger/contract.ts';
import {
  applyPatch,
  checkPatch,
  computeDelta,
  deltaText,
  patchedRefs,
  type Operation,
} from '../../src/ledger/state/delta.ts';
import { canonicalJson } from '../../src/base/canonical-json.ts';

const COLLECTIONS = ['cards', 'columns'];
const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
};
const refusalFrom = (run: () => unknown): Refusal => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('not refused');
};

describe('a hostile patch', () => {
  it.each<[string, unknown, string?]>([
    ['no list', { op: 'remove', path: '/cards/a' }],
    ['null', null],
    ['a text', '[]'],
    ['an operation that is null', [null]],
    ['an operation that is a text', ['remove']],
    ['an operation that is a list', [['remove', '/cards/a']]],
    ['move', [{ op: 'move', from: '/cards/a', path: '/cards/b' }]],
    ['copy', [{ op: 'copy', from: '/cards/a', path: '/cards/b' }]],
    ['test', [{ op: 'test', path: '/cards/a', value: 1 }]],
    ['an unknown operation', [{ op: '_get', path: '/cards/a' }]],
    ['no operation', [{ path: '/cards/a' }]],
    ['no path', [{ op: 'remove' }]],
    ['a path that is a number', [{ op: 'remove', path: 7 }]],
    ['the whole document', [{ op: 'replace', path: '', value: {} }]],
    ['a whole collection', [{ op: 'replace', path: '/cards', value: {} }]],
    ['a path without its slash', [{ op: 'remove', path: 'cards/a' }]],
    ['a broken escape', [{ op: 'remove', path: '/cards/a~2' }]],
    ['an escape cut short', [{ op: 'remove', path: '/cards/a~' }]],
    ['an undeclared collection', [{ op: 'add', path: '/secrets/a', value: {} }]],
    ['__proto__ as a collection', [{ op: 'add', path: '/__proto__/polluted', value: {} }]],
    ['__proto__ as an id', [{ op: 'add', path: '/cards/__proto__', value: {} }]],
    ['__proto__ within', [{ op: 'add', path: '/cards/a/__proto__/polluted', value: true }]],
    ['constructor.prototype', [{ op: 'add', path: '/cards/a/constructor/prototype/polluted', value: true }]],
    ['prototype as a field', [{ op: 'add', path: '/cards/a/prototype', value: 1 }]],
    ['a missing value', [{ op: 'add', path: '/cards/a' }]],
    ['a foreign field', [{ op: 'remove', path: '/cards/a', note: 1 }]],
    ['a value where none belongs', [{ op: 'remove', path: '/cards/a', value: 1 }]],
    ['a field called __proto__', [JSON.parse('{"op":"remove","path":"/cards/a","__proto__":1}')]],
    [
      '__proto__ in a value',
      [{ op: 'add', path: '/cards/a', value: JSON.parse('{"__proto__":{"polluted":true}}') as unknown }],
      'invalid_json_value',
    ],
    ['constructor in a value', [{ op: 'add', path: '/cards/a', value: { constructor: 1 } }], 'invalid_json_value'],
    ['U+0000 in a value', [{ op: 'add', path: '/cards/a', value: { a: '\0' } }], 'invalid_json_value'],
    ['a value that is too deep', [{ op: 'add', path: '/cards/a', value: nested(LIMITS.depth + 1) }], 'too_deep'],
    [
      'a value that is too large',
      [{ op: 'add', path: '/cards/a', value: 'x'.repeat(LIMITS.entityBytes) }],
      'too_large',
    ],
    ['a path that is too deep', [{ op: 'remove', path: `/cards${'/a'.repeat(LIMITS.depth + 2)}` }]],
    [
      'too many operations',
      Array.from({ length: LIMITS.patchOperations + 1 }, () => ({ op: 'remove', path: '/cards/a' })),
    ],
    ['NaN', [{ op: 'add', path: '/cards/a', value: Number.NaN }], 'invalid_json_value'],
  ])('with %s is refused', (_, patch, code = 'hostile_patch') => {
    expect(refusalFrom(() => checkPatch(patch, COLLECTIONS)).code).toBe(code);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('names the operation that is wrong', () => {
    const patch = [
      { op: 'remove', path: '/cards/a' },
      { op: 'move', path: '/cards/a' },
    ];
    expect(refusalFrom(() => checkPatch(patch, COLLECTIONS))).toMatchObject({
      details: { operation: 1 },
      message: expect.stringContaining('Operation 1') as string,
    });
  });

  it('that passed the check but does not fit is refused, never applied half', () => {
    const state: StateDocument = { cards: { a: { list: [1, 2] } }, columns: {} };
    for (const operation of [
      { op: 'remove', path: '/cards/none' },
      { op: 'replace', path: '/cards/none', value: {} },
      { op: 'replace', path: '/cards/a/none', value: 1 },
      { op: 'add', path: '/cards/none/field', value: 1 },
      { op: 'remove', path: '/cards/a/list/7' },
      { op: 'add', path: '/cards/a/list/x', value: 1 },
      { op: 'add', path: '/cards/toString/polluted', value: true },
    ] as Operation[]) {
      const checked = checkPatch([operation], COLLECTIONS);
      expect([operation.path, refusalFrom(() => applyPatch(state, checked)).code]).toEqual([
        operation.path,
        'patch_not_applicable',
      ]);
    }
    expect(state).toEqual({ cards: { a: { list: [1, 2] } }, columns: {} });
    expect((Object.prototype.toString as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a good patch', () => {
  it('is let through as it is, and does not share its values with the state', () => {
    const value = { list: [1] };
    const patch = checkPatch([{ op: 'add', path: '/cards/a~1b~0c', value }], COLLECTIONS);
    const state: StateDocument = { cards: {}, columns: {} };
    applyPatch(state, patch);
    expect(state['cards']).toEqual({ 'a/b~c': { list: [1] } });
    value.list.push(2);
    expect(state['cards']).toEqual({ 'a/b~c': { list: [1] } });
    expect(patchedRefs(patch)).toEqual([{ collection: 'cards', id: 'a/b~c' }]);
  });

  const json = fc
    .jsonValue({ maxDepth: 3 })
    .filter((value) => !/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)));
  const entity = fc.dictionary(
    fc.string({ maxLength: 6 }).filter((key) => !/^(__proto__|constructor|prototype)$|\0/.test(key)),
    json,
    { maxKeys: 6 },
  );

  it('leads from any entity to any other, is the same each time, and is itself no hostile one', () => {
    const text = (value: unknown) => canonicalJson(JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(entity, entity, fc.constantFrom('x', 'a/b', '~', '0', '-', 'toString'), (before, after, id) => {
        const change = { ref: { collection: 'cards', id }, before: text(before), after: text(after) };
        const delta = computeDelta([change]);
        expect(deltaText(delta)).toBe(deltaText(computeDelta([change])));
        const state = { cards: Object.fromEntries([[id, JSON.parse(text(before))]]), columns: {} } as StateDocument;
        applyPatch(state, checkPatch(JSON.parse(deltaText(delta)), COLLECTIONS));
        expect(state['cards']?.[id]).toEqual(JSON.parse(text(after)));
        if (text(before) === text(after)) expect(delta).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('of a record without anything nested is what the library makes of it, where that is shorter than the record', () => {
    const scalar = fc.oneof(fc.integer(), fc.string({ maxLength: 60 }), fc.boolean(), fc.constant(null));
    const record = fc.dictionary(fc.constantFrom('a', 'b/c', '~', '0', 'toString', 'long name'), scalar);
    fc.assert(
      fc.property(record, record, (before, after) => {
        const [was, is] = [{ field: before }, { field: after }].map((value) => canonicalJson(value));
        const delta = computeDelta([{ ref: { collection: 'cards', id: 'x' }, before: was, after: is }]);
        const patch = createPatch(JSON.parse(was ?? '') as unknown, JSON.parse(is ?? '') as unknown);
        const placed = patch.map((operation) => Object.assign(operation, { path: `/cards/x${operation.path}` }));
        const whole = [{ op: 'replace', path: '/cards/x/field', value: after }];
        const isShorter = canonicalJson(placed).length < canonicalJson(after).length;
        expect(delta).toEqual(placed.length === 0 || isShorter ? placed : whole);
      }),
      { numRuns: 400 },
    );
  });

  it('replaces long lists whole', () => {
    const list = Array.from({ length: 2_000 }, (_, n) => n);
    const change = {
      ref: { collection: 'cards', id: 'a' },
      before: canonicalJson({ list }),
      after: canonicalJson({ list: [0, ...list] }),
    };
    expect(computeDelta([change])).toHaveLength(1);
  });

  it('that is larger than an event may hold is refused when it is written', () => {
    const change = (id: string) => ({
      ref: { collection: 'cards', id },
      before: undefined,
      after: canonicalJson({ text: 'x'.repeat(60_000) }),
    });
    expect(refusalFrom(() => deltaText(computeDelta([1, 2, 3, 4, 5].map((n) => change(String(n)))))).code).toBe(
      'hostile_patch',
    );
  });
});
