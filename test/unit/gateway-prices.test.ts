// What a call costs, the most that it can cost, and the facts of the presets.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Usage } from '../../src/gateway/providers/contract.ts';
import { PRESETS, presetOf } from '../../src/gateway/providers/presets.ts';
import { loadPrices, type PricedProvider, type Prices } from '../../src/gateway/providers/prices.ts';

const AT = Date.UTC(2026, 10, 18, 12);
const ANTHROPIC: PricedProvider = { name: 'claude', kind: 'anthropic', url: 'https://api.anthropic.com/v1' };
const OPENAI: PricedProvider = { name: 'oa', kind: 'openai', url: 'https://api.openai.com/v1' };
const ROUTER: PricedProvider = { name: 'r', kind: 'openai-compatible', url: 'https://openrouter.ai/api/v1' };
const LOCAL: PricedProvider = {
  name: 'here',
  kind: 'openai-compatible',
  url: 'http://127.0.0.1:11434/v1',
  is_local: true,
};
const REMOTE: PricedProvider = { name: 'there', kind: 'openai-compatible', url: 'https://models.example/v1' };

const used = (input: number, output: number, more: Partial<Usage> = {}): Usage => ({
  input_tokens: input,
  output_tokens: output,
  cache_read_tokens: undefined,
  cache_write_tokens: undefined,
  reasoning_tokens: undefined,
  ...more,
});

let prices: Prices;
beforeAll(async () => {
  prices = await loadPrices();
});

describe('a cost', () => {
  test('is in whole units of 10⁻⁹ dollars, by part', () => {
    expect(prices.costOf(OPENAI, 'gpt-5', used(1_000, 50), AT)).toEqual({
      cost_nano: 1_250_000 + 500_000,
      parts: { input_nano: 1_250_000, output_nano: 500_000 },
      source: 'genai-prices',
    });
    expect(prices.costOf(OPENAI, 'text-embedding-3-small', used(10, 0), AT)).toMatchObject({ cost_nano: 200 });
  });

  test('counts cache reads and writes once, as parts of the input', () => {
    const usage = used(1_000, 50, { cache_read_tokens: 400, cache_write_tokens: 100 });
    // 500 at 3 $, 400 at 0.30 $, 100 at 3.75 $ and 50 at 15 $ for a million.
    expect(prices.costOf(ANTHROPIC, 'claude-sonnet-4-5', usage, AT)).toMatchObject({
      cost_nano: 1_500_000 + 120_000 + 375_000 + 750_000,
    });
  });

  test('takes writes that are kept for longer at their own price', () => {
    const usage = used(1_000, 0, { cache_write_tokens: 1_000, cache_write_1h_tokens: 400 });
    // 600 at 3.75 $ and 400 at 6 $ for a million.
    expect(prices.costOf(ANTHROPIC, 'claude-sonnet-4-5', usage, AT)).toMatchObject({
      cost_nano: 2_250_000 + 2_400_000,
    });
  });

  test('is unknown where parts are more than the whole', () => {
    expect(prices.costOf(OPENAI, 'gpt-5', used(10, 0, { cache_read_tokens: 20 }), AT)).toBe('unknown');
  });

  test('counts reasoning once, as a part of the output', () => {
    const plain = prices.costOf(OPENAI, 'gpt-5', used(10, 100), AT);
    expect(prices.costOf(OPENAI, 'gpt-5', used(10, 100, { reasoning_tokens: 80 }), AT)).toEqual(plain);
  });

  test('is unknown for an unknown model, an unknown provider, and tokens that nobody reported', () => {
    expect(prices.costOf(OPENAI, 'no-such-model', used(1, 1), AT)).toBe('unknown');
    expect(prices.costOf(REMOTE, 'gpt-5', used(1, 1), AT)).toBe('unknown');
    expect(prices.costOf(OPENAI, 'gpt-5', used(1, 1, { output_tokens: undefined }), AT)).toBe('unknown');
    expect(prices.upperBound(OPENAI, 'no-such-model', 1, 1, AT)).toBe('unknown');
  });

  test('is nothing for what runs here, and for the offline executor', () => {
    for (const provider of [LOCAL, { name: 'offline', kind: 'offline', url: '' } as const]) {
      expect(prices.costOf(provider, 'any', used(1, 1), AT)).toMatchObject({ cost_nano: 0, source: 'free' });
      expect(prices.upperBound(provider, 'any', 1, 1, AT)).toMatchObject({ cost_nano: 0 });
    }
  });

  test('of a router is its own', () => {
    const cost = prices.costOf(ROUTER, 'openai/gpt-5', used(1_000, 50), AT);
    expect(cost === 'unknown' || cost.source === 'genai-prices').toBe(true);
  });

  test.each([
    [ANTHROPIC, 'claude-sonnet-4-5', 'https://gateway.example/v1'],
    [ANTHROPIC, 'claude-sonnet-4-5', 'https://api.anthropic.com.example/v1'],
    [ANTHROPIC, 'claude-sonnet-4-5', 'https://api.anthropic.com:8443/v1'],
    [OPENAI, 'gpt-5', 'https://eu.api.openai.com/v1'],
    [OPENAI, 'gpt-5', 'https://lab.openai.azure.com/v1'],
  ] as const)('of a vendor’s list is none at another address: %o %s at %s', async (provider, model, url) => {
    const elsewhere = { ...provider, url };
    expect(prices.costOf(provider, model, used(1, 1), AT)).not.toBe('unknown');
    expect(prices.costOf(elsewhere, model, used(1, 1), AT)).toBe('unknown');
    expect(prices.upperBound(elsewhere, model, 1, 1, AT)).toBe('unknown');
    const price = { input_nano_per_mtok: 1_000_000, output_nano_per_mtok: 1_000_000 };
    const own = await loadPrices([{ provider: provider.name, model, ...price }]);
    expect(own.costOf(elsewhere, model, used(1, 1), AT)).toMatchObject({ cost_nano: 2, source: 'override' });
  });

  test('of a vendor’s list is none for what is served in another way; one’s own price holds', async () => {
    const faster = { ...OPENAI, is_off_list: true };
    expect(prices.upperBound(faster, 'gpt-5', 1, 1, AT)).toBe('unknown');
    const price = { input_nano_per_mtok: 1_000_000, output_nano_per_mtok: 1_000_000 };
    const own = await loadPrices([{ provider: 'oa', model: 'gpt-5', ...price }]);
    expect(own.costOf(faster, 'gpt-5', used(1, 1), AT)).toMatchObject({ cost_nano: 2 });
    expect(prices.costOf({ ...LOCAL, is_off_list: true }, 'any', used(1, 1), AT)).toMatchObject({ cost_nano: 0 });
  });

  test('is the person’s own where there is one, for that provider and model alone', async () => {
    const own = await loadPrices([
      {
        provider: 'there',
        model: 'm',
        input_nano_per_mtok: 3_000_000_000,
        output_nano_per_mtok: 15_000_000_000,
        cache_read_nano_per_mtok: 300_000_000,
      },
      { provider: 'here', model: 'm', input_nano_per_mtok: 1, output_nano_per_mtok: 1 },
    ]);
    const usage = used(1_000, 50, { cache_read_tokens: 400, cache_write_tokens: 100 });
    expect(own.costOf(REMOTE, 'm', usage, AT)).toEqual({
      cost_nano: 1_800_000 + 120_000 + 750_000,
      parts: { input_nano: 1_920_000, output_nano: 750_000 },
      source: 'override',
    });
    // Less than a unit is one: never less than it costs.
    expect(own.costOf(LOCAL, 'm', used(1, 0), AT)).toMatchObject({ cost_nano: 1 });
    expect(own.costOf(REMOTE, 'other', usage, AT)).toBe('unknown');
  });
});

describe('an upper bound', () => {
  const models = [
    [ANTHROPIC, 'claude-sonnet-4-5'],
    [ANTHROPIC, 'claude-haiku-4-5'],
    [OPENAI, 'gpt-5'],
    [OPENAI, 'gpt-4o-mini'],
  ] as const;

  test.each(models)('of %o %s is never passed, whatever of the input is cached', (provider, model) => {
    const count = fc.nat({ max: 400_000 });
    fc.assert(
      fc.property(count, count, fc.nat({ max: 100 }), fc.nat({ max: 100 }), (input, output, read, write) => {
        const cacheRead = Math.floor((input * read) / 100);
        const cacheWrite = Math.floor(((input - cacheRead) * write) / 100);
        const usage = used(input, output, {
          cache_read_tokens: cacheRead,
          cache_write_tokens: cacheWrite,
          cache_write_1h_tokens: Math.floor(cacheWrite / 2),
        });
        const cost = prices.costOf(provider, model, usage, AT);
        const bound = prices.upperBound(provider, model, input, output, AT);
        if (bound === 'unknown') throw new Error('no bound');
        expect(Number.isSafeInteger(bound.cost_nano)).toBe(true);
        if (cost !== 'unknown') {
          expect(Number.isSafeInteger(cost.cost_nano)).toBe(true);
          expect(cost.cost_nano).toBeLessThanOrEqual(bound.cost_nano);
        }
      }),
    );
  });

  test('takes the dearest way to write into the cache', () => {
    // What is kept for an hour costs twice as much as what is not kept.
    expect(prices.upperBound(ANTHROPIC, 'claude-sonnet-4-5', 100_000, 0, AT)).toMatchObject({ cost_nano: 600_000_000 });
  });
});

describe('presets', () => {
  test('have names of their own, addresses without credentials, and http only on this machine', () => {
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length);
    for (const { kind, url, is_local, auth } of PRESETS) {
      if (kind === 'offline') continue;
      const { protocol, hostname, username, search } = new URL(url);
      expect([username, search]).toEqual(['', '']);
      expect(protocol).toBe(is_local ? 'http:' : 'https:');
      expect(hostname === '127.0.0.1').toBe(is_local);
      expect(auth).toBe(is_local ? 'none' : 'key');
    }
    expect(presetOf('ollama')).toMatchObject({ url: 'http://127.0.0.1:11434/v1', kind: 'openai-compatible' });
    expect(presetOf('nothing')).toBeUndefined();
  });

  test('say of every fact where it stands, or that it is unknown', () => {
    for (const { privacy, is_local } of PRESETS) {
      expect(privacy.policy_version).toMatch(/^[a-z0-9-]+$/);
      for (const fact of [privacy.retention, privacy.training, privacy.jurisdiction]) {
        const isSaid = fact.value.startsWith('unknown') || is_local || fact.source?.startsWith('https://') === true;
        expect(isSaid).toBe(true);
      }
    }
  });
});
