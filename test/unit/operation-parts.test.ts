// Parts of an answer: typed by their declaration, held against it, waited for, and handed to nobody who did not ask.
import { z } from 'zod';
import { expect, expectTypeOf, test } from 'vitest';
import { bindOperations, operationsOf } from '../../src/base/operation.ts';
import type { PartOf } from '../../src/client.ts';
import { bugOf } from '../support/expect-error.ts';

const seen: boolean[] = [];
const define = operationsOf<{ readonly parts: readonly unknown[] }>({});
const base = {
  risk: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ told: z.int() }),
  refusals: [],
} as const;
const table = {
  'test.speak': define({
    ...base,
    name: 'test.speak',
    summary: 'Speak',
    parts: z.strictObject({ text: z.string() }),
    async handler({ parts }, _input, { onPart }) {
      seen.push(onPart !== undefined);
      for (const part of parts) await onPart?.(part as { text: string });
      return { told: parts.length };
    },
  }),
  'test.mute': define({
    ...base,
    name: 'test.mute',
    summary: 'Say nothing',
    async handler(_domain, _input, { onPart }) {
      return { told: onPart === undefined ? 0 : 1 };
    },
  }),
};
type Table = typeof table;

async function run(
  name: keyof Table,
  parts: readonly unknown[],
  onPart?: (part: unknown) => void | Promise<void>,
): Promise<unknown> {
  const operation = bindOperations({ parts }, table).find(({ definition }) => definition.name === name);
  return operation?.run({}, { actor: 'test', ...(onPart ? { onPart } : {}) });
}

test('a caller receives each part, and the operation waits for it', async () => {
  const order: string[] = [];
  const answer = await run('test.speak', [{ text: 'a' }, { text: 'b' }], async (part) => {
    order.push(`begin ${JSON.stringify(part)}`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push('end');
  });
  expect(order).toEqual(['begin {"text":"a"}', 'end', 'begin {"text":"b"}', 'end']);
  expect(answer).toEqual({ told: 2 });
});

test('a caller that wants none is answered whole', async () => {
  seen.length = 0;
  expect(await run('test.speak', [{ text: 'a' }])).toEqual({ told: 1 });
  expect(seen).toEqual([false]);
});

test('a part that is not as declared is a bug, and reaches nobody', async () => {
  const got: unknown[] = [];
  const told = run('test.speak', [{ text: 1 }], (part) => void got.push(part));
  expect((await bugOf(told)).message).toMatch(/^a part of test.speak is not as declared/);
  expect(got).toEqual([]);
});

test('an operation that declares no parts is handed nobody to send them to', async () => {
  expect(await run('test.mute', [], () => {})).toEqual({ told: 0 });
});

test('the client knows the parts of each operation', () => {
  expectTypeOf<PartOf<Table, 'test.speak'>>().toEqualTypeOf<{ text: string }>();
  expectTypeOf<PartOf<Table, 'test.mute'>>().toBeNever();
});
