import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from '../../src/base/canonical-json.ts';
import { Refusal } from '../../src/base/errors.ts';

function refused(action: () => unknown): Refusal {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const refusedJson = (value: unknown) => refused(() => canonicalJson(value));

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const anyText = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 80 }))
  .filter(storable);
const anyKey = fc.oneof(anyText, fc.integer({ min: 0, max: 200 }).map(String)).filter((key) => !FORBIDDEN.has(key));
const anyNumber = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.maxSafeInteger());
const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    anyNumber,
    anyText,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 8 }),
  ),
})).value;

function float(hex: string): number {
  return Buffer.from(hex, 'hex').readDoubleBE(0);
}

describe('canonical JSON', () => {
  test('equals the reference implementation for every JSON value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 2000 },
    );
  });

  test('is a fixed point: parsing it and writing it again changes nothing', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test('does not depend on the order in which keys were added', () => {
    fc.assert(
      fc.property(fc.dictionary(anyKey, anyNumber, { maxKeys: 12 }), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });

  test.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number %s of RFC 8785 appendix B as %s', (hex, text) => {
    expect(canonicalJson(float(hex))).toBe(text);
  });

  test.each(['7fffffffffffffff', '7ff0000000000000'])('refuses the number %s of RFC 8785 appendix B', (hex) => {
    expect(refused(() => canonicalJson(float(hex))).code).toBe('invalid_json_value');
  });

  test('orders keys by UTF-16 code units, as in RFC 8785 section 3.2.3', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const text = canonicalJson(value);
    expect(Array.from(text.matchAll(/:"([^"]+)"/g), (match) => match[1])).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
    expect(canonicalJson({ 9: 1, 10: 2, a: 3 })).toBe('{"10":2,"9":1,"a":3}');
  });

  test('writes the example of RFC 8785 section 3.2.2', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a Date', new Date(0)],
    ['a Map', new Map()],
    ['a boxed string', new String('a')],
    ['bytes', new Uint8Array(2)],
    [
      'a class instance',
      new (class Point {
        readonly x = 1;
      })(),
    ],
    ['a list subclass', new (class Stack extends Array<number> {})()],
    ['an object with a prototype of its own', Object.create({ a: 1 })],
    ['a toJSON method', { toJSON: () => 1 }],
    ['a hole in a list', Array<number>(3)],
    ['half a surrogate pair', 'a\ud800b'],
    ['half a surrogate pair in a long text', `${'é'.repeat(90)}\udc00`],
    ['U+0000', 'a\0b'],
    ['U+0000 in a long text', `${'a'.repeat(90)}\0`],
    ['the key __proto__', JSON.parse('{"__proto__":1}')],
    ['the key constructor', { constructor: 1 }],
    ['the key prototype', { prototype: 1 }],
    ['U+0000 in a key', { 'a\0': 1 }],
    ['half a surrogate pair in a key', { '\udfff': 1 }],
  ])('refuses %s alone, in a list and in an object', (_name, value) => {
    expect(refusedJson(value).code).toBe('invalid_json_value');
    expect(refusedJson([1, value]).details['pointer']).toMatch(/^\/1/);
    expect(refusedJson({ a: 1, 'b/~': { c: [value] } }).details['pointer']).toMatch(/^\/b~1~0\/c\/0/);
  });

  test('names the bad place with a pointer that can itself be stored', () => {
    expect(refused(() => canonicalJson({ a: [0, { b: undefined }] })).details['pointer']).toBe('/a/1/b');
    expect(refused(() => canonicalJson({ a: { 'k\0\ud800': 1 } })).details['pointer']).toBe('/a/k\ufffd\ufffd');
    expect(refused(() => canonicalJson({ a: 1, z: [[], {}, 1n] })).details['pointer']).toBe('/z/2');
  });

  test('refuses the same bad key every time, though keys are remembered', () => {
    for (let round = 0; round < 3; round += 1) {
      expect(refused(() => canonicalJson({ constructor: round })).details['pointer']).toBe('/constructor');
    }
  });

  test('takes objects without a prototype, and toJSON as a name for data', () => {
    expect(canonicalJson({ __proto__: null, b: 1, a: 2 })).toBe('{"a":2,"b":1}');
    expect(canonicalJson({ toJSON: 'x' })).toBe('{"toJSON":"x"}');
  });

  test('reads a changing property once', () => {
    let reads = 0;
    const value = {
      get a() {
        reads += 1;
        return reads;
      },
    };
    expect(canonicalJson(value)).toBe('{"a":1}');
    expect(reads).toBe(1);
  });

  test('refuses cycles and too deep nesting without overflowing the stack', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = [cycle];
    expect(refused(() => canonicalJson(cycle)).code).toBe('too_deep');
    expect(canonicalJson([[[]]], { maxDepth: 3 })).toBe('[[[]]]');
    const deep = refused(() => canonicalJson({ a: [[[]]] }, { maxDepth: 3 }));
    expect([deep.code, deep.details['pointer']]).toEqual(['too_deep', '/a/0/0']);
    expect(canonicalJson(1, { maxDepth: 0 })).toBe('1');
  });

  test('counts the limit in UTF-8 bytes, inclusively', () => {
    expect(canonicalJson(['€'], { maxBytes: 7 })).toBe('["€"]');
    expect(refused(() => canonicalJson(['€'], { maxBytes: 6 })).code).toBe('too_large');
    expect(refused(() => canonicalJson('aaaa', { maxBytes: 5 })).code).toBe('too_large');
  });

  test('stops early on shared references that would unfold without end', () => {
    let bomb: unknown = [];
    for (let level = 0; level < 100; level += 1) bomb = [bomb, bomb];
    expect(refused(() => canonicalJson(bomb, { maxBytes: 10_000 })).code).toBe('too_large');
  });
});
