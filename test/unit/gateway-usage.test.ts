// Which of a provider's figures are believed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedUsage } from '../../src/gateway/providers/checked-usage.ts';

const NOT_TOLD = {
  input_tokens: undefined,
  cache_read_tokens: undefined,
  cache_write_tokens: undefined,
  output_tokens: undefined,
  reasoning_tokens: undefined,
};

test('what is no number of tokens is not told, and a whole is never less than its parts', () => {
  expect(
    checkedUsage({ input_tokens: -5, output_tokens: 1.5, cache_read_tokens: 1e300, reasoning_tokens: '7' }),
  ).toEqual(NOT_TOLD);
  expect(checkedUsage({ input_tokens: 10, cache_read_tokens: 8, cache_write_tokens: 8, output_tokens: 3 })).toEqual({
    ...NOT_TOLD,
    ...{ input_tokens: 16, cache_read_tokens: 8, cache_write_tokens: 8, output_tokens: 3 },
  });
  expect(checkedUsage({ output_tokens: 3, reasoning_tokens: 30 })).toMatchObject({ output_tokens: 30 });
  expect(checkedUsage({ input_tokens: 1, cache_write_1h_tokens: 4 })).toMatchObject({
    ...{ input_tokens: 4, cache_write_tokens: 4, cache_write_1h_tokens: 4 },
  });
});

test('whatever is said, what is believed of it adds up', () => {
  const said = fc.oneof(fc.integer({ min: -10, max: 100 }), fc.double(), fc.string(), fc.constant(undefined));
  const names = [...Object.keys(NOT_TOLD), 'cache_write_1h_tokens'];
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, said]))), (record) => {
      const usage = checkedUsage(record);
      for (const count of Object.values(usage)) expect(count === undefined || Number.isSafeInteger(count)).toBe(true);
      const { input_tokens = Infinity, output_tokens = Infinity, cache_write_tokens = 0 } = usage;
      expect(input_tokens).toBeGreaterThanOrEqual((usage.cache_read_tokens ?? 0) + cache_write_tokens);
      expect(cache_write_tokens).toBeGreaterThanOrEqual(usage.cache_write_1h_tokens ?? 0);
      expect(output_tokens).toBeGreaterThanOrEqual(usage.reasoning_tokens ?? 0);
    }),
  );
});
