// What a call is charged: by the provider's figures, part by part, at the price of each.
import { expect, test } from 'vitest';
import { endingOf, type EndingFacts } from '../../src/gateway/calls/ending.ts';
import type { Usage } from '../../src/gateway/providers/contract.ts';
import { loadPrices } from '../../src/gateway/providers/prices.ts';

const ANTHROPIC = { name: 'anthropic', kind: 'anthropic' } as const;
const MODEL = 'claude-sonnet-4-5';
const AT = Date.UTC(2026, 0, 1);
const prices = await loadPrices();

const nano = (cost: ReturnType<typeof prices.costOf>) => (cost === 'unknown' ? undefined : cost.cost_nano);

function charged(usage: Usage) {
  const facts: EndingFacts = {
    asked: { tokens: 10_000, cost_nano: 1e9, runtime_ms: 60_000, calls: 1, price_known: true },
    seen: {
      written: 20,
      finish: { reason: 'stop', usage, model: MODEL, response_id: 'msg_1' },
      text: '',
      tool_calls: [],
      first_token_ms: 5,
      attempts: 1,
    },
    error: undefined,
    wasKilled: false,
    wasCancelled: false,
    isOffline: false,
    runtimeMs: 10,
    costOf: (told) => nano(prices.costOf(ANTHROPIC, MODEL, told, AT)),
    boundOf: (input, output) => nano(prices.upperBound(ANTHROPIC, MODEL, input, output, AT)),
    inputBound: 9_000,
  };
  return endingOf(facts);
}

test('[AGT-23] what is kept in the cache for longer is charged at its own price', () => {
  const usage = {
    input_tokens: 5_000,
    cache_read_tokens: 1_000,
    cache_write_tokens: 4_000,
    output_tokens: 20,
    reasoning_tokens: undefined,
  };
  const longer = { ...usage, cache_write_1h_tokens: 4_000 };
  const wanted = nano(prices.costOf(ANTHROPIC, MODEL, longer, AT));
  expect(wanted).toBeGreaterThan(nano(prices.costOf(ANTHROPIC, MODEL, usage, AT)) ?? Infinity);
  expect(charged(longer)).toMatchObject({ charged: { tokens: 5_020, cost_nano: wanted }, charged_by: 'provider' });
  expect(charged(usage).charged.cost_nano).toBe(nano(prices.costOf(ANTHROPIC, MODEL, usage, AT)));
});
