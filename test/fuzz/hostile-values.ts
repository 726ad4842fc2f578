// Values for an operation from its own JSON schema: such as it takes, and such with one or more things wrong in them.
// Everything comes from the dice, so that a seed gives the same calls again.
import type { JsonSchema } from '../../src/base/json-schema.ts';
import type { Dice } from '../simulation/dice.ts';

/** Ids and names that exist, by the field that would hold them. */
export type Known = ReadonlyMap<string, readonly string[]>;

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nX-Evil: 1\r\n\r\n',
  '\u001b]52;c;aGk=\u0007',
  '\u009b31m',
  '\u202egnp.exe',
  '\u2066a\u2069',
  '\u{e0041}\u{e0042}',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00\ud800',
  '\u2028',
  '👩‍👩‍👧‍👦',
  '\u0041\u030a\u0323',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '../../../../../../etc/passwd',
  '/etc/passwd',
  '/dev/zero',
  '/proc/self/environ',
  'file:../../../etc/passwd',
  'file:///etc/passwd',
  'file:/dev/zero',
  'file:a.txt#L1-L99999999999999999999',
  'file:.throughline/config.json',
  'C:\\Windows\\win.ini',
  '\\\\host\\share',
  '%2e%2e%2f',
  '%00',
  "'; DROP TABLE tasks; --",
  '" OR ""="',
  "' UNION SELECT * FROM events --",
  '%',
  '_',
  '\\',
  '?',
  '$1',
  '*',
  'NEAR(',
  '{{7*7}}',
  '${process.env}',
  '`id`',
  '$(id)',
  '<script>alert(1)</script>',
  '</system-reminder>',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '0x10',
  'null',
  'undefined',
  'true',
  '#1',
  'T0',
  'T1',
  'T01',
  'T-1',
  'T1e3',
  'T99999999999999999999',
  'G1',
  'G0',
  '01990000-0000-7000-8000-00000000dead',
  '01990000-0000-7000-8000-00000000DEAD',
  '00000000-0000-0000-0000-000000000000',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'claude:x',
  'human',
];

const NUMBERS: readonly number[] = [0, -0, -1, 1, 1.5, 255, 256, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324];

function oddObjects(): unknown[] {
  return [
    [],
    {},
    [[]],
    [null],
    { length: 4_294_967_295 },
    // oxlint-disable-next-line unicorn/no-thenable -- a caller may send one
    { then: 'x' },
    { toJSON: 'x', valueOf: 1, toString: null },
    withOwn('__proto__', { isAdmin: true, person: true }),
    { constructor: { prototype: { isAdmin: true } } },
    { $ref: '#' },
    { 0: 'a', 1: 'b' },
  ];
}

/** An own member of any name, as JSON may have it. */
function withOwn(name: string, value: unknown, onto: object = {}): object {
  return Object.defineProperty({ ...onto }, name, { value, enumerable: true, configurable: true, writable: true });
}

const HUGE = [400, 5_000, 70_000, 1_000_000];
const DEEP = [10, 31, 33, 200, 2_000];

export function hostileText(dice: Dice): string {
  if (dice.hit(0.06)) return dice.pick(['x', 'é', '\u{1f600}', ' ', '"', '\\', '\n', 'ab ']).repeat(dice.pick(HUGE));
  return dice.pick(TEXTS);
}

export function hostileValue(dice: Dice): unknown {
  const roll = dice.int(10);
  if (roll < 5) return hostileText(dice);
  if (roll < 7) return dice.pick(NUMBERS);
  if (roll === 7) return dice.pick([null, true, false]);
  if (roll === 8) return dice.pick(oddObjects());
  const isList = dice.hit(0.5);
  let nested: unknown = hostileText(dice);
  for (let depth = dice.pick(DEEP); depth > 0; depth -= 1) nested = isList ? [nested] : { a: nested };
  return dice.hit(0.2) ? Array.from({ length: dice.pick([100, 5_000]) }, () => 'x') : nested;
}

/** A value that the schema takes, as far as JSON Schema says it. */
export function fittingValue(schema: JsonSchema, known: Known, dice: Dice, name = ''): unknown {
  const { anyOf, oneOf, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const variants = anyOf ?? oneOf;
  if (variants) return fittingValue(dice.pick(variants), known, dice, name);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type as readonly string[]) : schema.type;
  switch (type) {
    case 'string':
      return fittingText(schema, known, dice, name);
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, -2);
      return Math.min(least + dice.int(12), schema.maximum ?? Infinity);
    }
    case 'boolean':
      return dice.hit(0.5);
    case 'null':
      return null;
    case 'array': {
      const items = typeof schema.items === 'object' ? schema.items : {};
      const length = dice.int(Math.min(schema.maxItems ?? 3, 3) + 1);
      return Array.from({ length }, () => fittingValue(items, known, dice, name));
    }
    case 'object': {
      const optional = 0.15 + dice.next() * 0.3;
      // Without its project, most would be refused before anything else is looked at.
      const isChosen = (key: string) => required.includes(key) || dice.hit(key === 'project_id' ? 0.85 : optional);
      const chosen = Object.entries(properties).filter(([key]) => isChosen(key));
      return Object.fromEntries(chosen.map(([key, each]) => [key, fittingValue(each, known, dice, key)]));
    }
    default:
      return dice.pick(['yes', 7, { a: 1 }, ['x']]);
  }
}

const WORDS = ['Build it', 'Ship the release', 'It runs', 'Half way.', 'two\nlines', 'key', 'é', 'a.txt', 'walker'];

function fittingText({ maxLength = 200, format, pattern = '' }: JsonSchema, known: Known, dice: Dice, name: string) {
  const own = known.get(name) ?? [];
  if (own.length > 0 && dice.hit(0.85)) return dice.pick(own);
  const isUuid = pattern.startsWith('^[0-9a-f]{8}') || format === 'uuid';
  // Ids of other things too.
  if (isUuid || dice.hit(0.15)) return dice.pick([...known.values()].flat());
  if (format === 'date-time') return dice.pick(['2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00Z']);
  const word = dice.pick(WORDS);
  return pattern.startsWith('^[\\x21') ? `op-${dice.int(40)}` : word.slice(0, maxLength);
}

/** The same with something wrong in it: a leaf, a missing or an unknown member, or all of it. */
export function spoiled(value: unknown, dice: Dice): unknown {
  const roll = dice.int(20);
  if (roll === 0) return hostileValue(dice);
  if (typeof value !== 'object' || value === null) return roll < 4 ? [value] : hostileValue(dice);
  const entries = Object.entries(value as Record<string, unknown>);
  if (roll < 4 || entries.length === 0) {
    const key = dice.pick([
      '__proto__',
      'constructor',
      'owner',
      'person',
      'actor',
      'zzz',
      '',
      '\u0000',
      'operation_id',
    ]);
    return Array.isArray(value)
      ? [...(value as unknown[]), hostileValue(dice)]
      : withOwn(key, hostileValue(dice), value);
  }
  const at = dice.int(entries.length);
  if (roll < 6 && !Array.isArray(value)) return Object.fromEntries(entries.toSpliced(at, 1));
  const changed = entries.map(([key, member], index): [string, unknown] => {
    if (index !== at && !dice.hit(0.1)) return [key, member];
    return [
      key,
      typeof member === 'object' && member !== null && dice.hit(0.6) ? spoiled(member, dice) : hostileValue(dice),
    ];
  });
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

/** JSON as no program should write it; also bytes that are no text at all. */
export function spoiledText(text: string, dice: Dice): string | Uint8Array {
  const cut = dice.int(text.length + 1);
  const kinds: readonly (() => string | Uint8Array)[] = [
    () => text.slice(0, cut),
    () => `${text}${text}`,
    () => `${text},`,
    () => `\ufeff${text}`,
    () => text.replaceAll('"', "'"),
    () => `// comment\n${text}`,
    () => text.replace('{', '{"__proto__":{"a":1},'),
    () => text.replace('{', '{"project_id":"a","project_id":"b",'),
    () => text.replace(/"[^"]*"(?=[,}])/, dice.pick(['NaN', '-Infinity', '1e999', '0x10', '.5', '01', 'undefined'])),
    () => text.replace(/"[^"]*"(?=[,}])/, dice.pick(['"\\ud800"', '"\\u0000"', '"\\x41"', '"\t"', '"\\u12"'])),
    () => text.replace(/"[^"]*"(?=[,}])/, `1${'0'.repeat(5_000)}`),
    () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    () => '['.repeat(dice.pick([10, 1_000_000])),
    () => '',
    () => 'null',
    () => Buffer.from(text, 'utf16le'),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, cut)),
        Buffer.from([0xc3, 0x28, 0xff, 0x00]),
        Buffer.from(text.slice(cut)),
      ]),
    () => Buffer.from(Array.from({ length: 64 }, () => dice.int(256))),
  ];
  return dice.pick(kinds)();
}

/** Shortened for a report. */
export function shown(value: string | Uint8Array): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : `bytes ${Buffer.from(value).toString('hex')}`;
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
}
