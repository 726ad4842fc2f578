// How much an input may hold is decided before anything walks through it, so that no input takes the time of others.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bindOperations, operationsOf } from '../../src/base/operation.ts';
import { checkShape, parseText } from '../../src/surfaces/http/body.ts';
import { refusalOf } from '../support/expect-error.ts';

describe('an operation', () => {
  let walked = 0;
  const counted = z.string().refine(() => (walked += 1) > 0);
  const operation = operationsOf<null>({})({
    name: 'test.take',
    summary: 'Take a list',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({ list: z.array(counted).optional(), any: z.unknown().optional() }),
    output: z.object({}),
    refusals: [],
    handler: async () => ({}),
  });
  const [bound] = bindOperations(null, { 'test.take': operation });
  const run = async (input: unknown) => bound?.run(input, { actor: 'tester' });

  test.each([
    ['a list', { list: Array.from({ length: 1_000_000 }, () => 'x') }],
    ['lists in lists', { any: Array.from({ length: 1_000 }, () => Array.from({ length: 30 }, () => 1)) }],
    ['fields', { any: Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, at])) }],
  ])('refuses too many values before its schema looks at one: %s', async (_what, input) => {
    walked = 0;
    const refused = await refusalOf(run(input));
    expect(refused).toMatchObject({ code: 'too_large', details: { max_values: 20_000 } });
    expect(walked).toBe(0);
  });

  test('takes as many as it may have', async () => {
    walked = 0;
    await run({ list: Array.from({ length: 10_000 }, () => 'x') });
    expect(walked).toBe(10_000);
  });
});

describe('a body', () => {
  test('is refused before it is parsed when it has too many values, or is nested too deeply', async () => {
    const codeOf = async (text: string) => (await refusalOf(Promise.resolve().then(() => checkShape(text)))).code;
    expect(await codeOf(`{"depends_on":[${'"T1",'.repeat(1_000_000)}"T1"]}`)).toBe('too_large');
    expect(await codeOf(`[${'[],'.repeat(30_000)}1]`)).toBe('too_large');
    expect(await codeOf('['.repeat(4_000_000))).toBe('too_deep');
    expect(await codeOf('{"a":'.repeat(1_000_000))).toBe('too_deep');
  });

  test.each([
    JSON.stringify({ text: ',[{'.repeat(100_000), more: '\\",[\\'.repeat(50_000) }),
    JSON.stringify({ quotes: '"'.repeat(50_000), slashes: '\\'.repeat(50_001), end: [1, 2, [{}]] }),
    `"${'\\\\'.repeat(50_000)}"`,
  ])('may hold any text', (text) => {
    expect(parseText(text, () => new Error('no JSON'))).toEqual(JSON.parse(text));
  });

  test.each(['"', '"\\"', '"abc', ']]]]', '{"a":"', ''])('that is no JSON is refused as such: %s', (text) => {
    expect(() => parseText(text, () => new Error('no JSON'))).toThrow('no JSON');
  });
});
