// What a call is charged: by the provider's figures, part by part, at the price of each; without them, all that was reserved.
import { describe, expect, test } from 'vitest';
import { LEFT, endingOf, type EndingFacts } from '../../src/gateway/calls/ending.ts';
import { cutOff, failureOfAnswer } from '../../src/gateway/providers/classify-failure.ts';
import type { Usage } from '../../src/gateway/providers/contract.ts';
import { loadPrices } from '../../src/gateway/providers/prices.ts';

const ANTHROPIC = { name: 'anthropic', kind: 'anthropic', url: 'https://api.anthropic.com/v1' } as const;
const MODEL = 'claude-sonnet-4-5';
const AT = Date.UTC(2026, 0, 1);
const prices = await loadPrices();

const nano = (cost: ReturnType<typeof prices.costOf>) => (cost === 'unknown' ? undefined : cost.cost_nano);

const RESERVED = { tokens: 10_000, cost_nano: 1e9 };
const USAGE: Usage = {
  input_tokens: 5_000,
  cache_read_tokens: undefined,
  cache_write_tokens: undefined,
  output_tokens: 20,
  reasoning_tokens: undefined,
};
const finish = (usage: Usage) => ({ reason: 'stop', usage, model: MODEL, response_id: 'msg_1' }) as const;

function ended(seen: Partial<EndingFacts['seen']>, more: Partial<EndingFacts> = {}) {
  return endingOf({
    asked: { ...RESERVED, runtime_ms: 60_000, calls: 1, price_known: true },
    seen: {
      ...{ has_words: true, finish: undefined, text: '', tool_calls: [], first_token_ms: 5, attempts: 1 },
      ...seen,
    },
    error: undefined,
    wasKilled: false,
    wasCancelled: false,
    isOffline: false,
    runtimeMs: 10,
    costOf: (told) => nano(prices.costOf(ANTHROPIC, MODEL, told, AT)),
    ...more,
  });
}

test('[AGT-23] what is kept in the cache for longer is charged at its own price', () => {
  const usage = { ...USAGE, cache_read_tokens: 1_000, cache_write_tokens: 4_000 };
  const longer = { ...usage, cache_write_1h_tokens: 4_000 };
  const wanted = nano(prices.costOf(ANTHROPIC, MODEL, longer, AT));
  expect(wanted).toBeGreaterThan(nano(prices.costOf(ANTHROPIC, MODEL, usage, AT)) ?? Infinity);
  expect(ended({ finish: finish(longer) })).toMatchObject({
    charged: { tokens: 5_020, cost_nano: wanted },
    charged_by: 'provider',
  });
  expect(ended({ finish: finish(usage) }).charged.cost_nano).toBe(nano(prices.costOf(ANTHROPIC, MODEL, usage, AT)));
});

describe('[AGT-23] without figures that can be, all that was reserved is charged', () => {
  const NOT_TOLD = { ...USAGE, input_tokens: undefined, output_tokens: undefined };
  const CASES: readonly [string, Partial<EndingFacts['seen']>, Partial<EndingFacts>, string][] = [
    ['a reader that left', {}, { error: LEFT }, 'cancelled'],
    ['an answer that was cut', {}, { error: cutOff(true) }, 'failed'],
    ['a call that was killed', {}, { error: new Error('killed'), wasKilled: true }, 'killed'],
    ['a whole answer', { finish: finish(NOT_TOLD) }, {}, 'answered'],
    ['an answer of no words, whose thoughts nobody is shown', { has_words: false }, { error: LEFT }, 'cancelled'],
    ['a request of no tokens', { finish: finish({ ...USAGE, input_tokens: 0 }) }, {}, 'answered'],
    ['words of no tokens', { finish: finish({ ...USAGE, output_tokens: 0 }) }, {}, 'answered'],
  ];

  test.each(CASES)('%s', (_, seen, more, ending) => {
    expect(ended(seen, more)).toMatchObject({ ending, charged: RESERVED, charged_by: 'estimate', price_known: true });
  });

  test('where nothing came at all that is said', () => {
    const charged = { charged: RESERVED, charged_by: 'reservation' };
    expect(ended({ has_words: false, first_token_ms: null }, { error: cutOff(false) })).toMatchObject(charged);
  });
});

test('figures that the provider told count, however the call ended', () => {
  const told = { charged: { tokens: 5_020 }, charged_by: 'provider' };
  expect(ended({ finish: finish(USAGE) }, { error: LEFT })).toMatchObject(told);
  expect(ended({ finish: finish(USAGE) }, { error: new Error('killed'), wasKilled: true })).toMatchObject(told);
});

test('an answer without a word may have no tokens, and an error before any answer costs nothing', () => {
  const empty = { has_words: false, finish: finish({ ...USAGE, output_tokens: 0 }) };
  expect(ended(empty)).toMatchObject({ charged: { tokens: 5_000 }, charged_by: 'provider' });
  const error = failureOfAnswer({ status: 503, header: () => undefined, body: '' });
  expect(ended({ has_words: false, first_token_ms: null }, { error })).toMatchObject({
    charged: { tokens: 0, cost_nano: 0 },
    charged_by: 'nothing',
  });
});
