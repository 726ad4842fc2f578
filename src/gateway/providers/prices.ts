// What a call costs, in whole units of 10⁻⁹ dollars. Prices are those that came with the package, or the person's own; nothing is ever
// fetched, so a price may be old, and a model that is new has none.
import type { PriceOptions } from '@pydantic/genai-prices';
import type { ProviderKind, Usage } from './contract.ts';
import { PRESETS, hostOf } from './presets.ts';

/** A person's own price of a model, in 10⁻⁹ dollars for a million tokens. What is left out costs what the input costs. */
export interface PriceOverride {
  readonly provider: string;
  readonly model: string;
  readonly input_nano_per_mtok: number;
  readonly output_nano_per_mtok: number;
  readonly cache_read_nano_per_mtok?: number | undefined;
  readonly cache_write_nano_per_mtok?: number | undefined;
}

/** A provider as far as prices depend on it. */
export interface PricedProvider {
  /** As the person named it, which overrides name too. */
  readonly name: string;
  readonly kind: ProviderKind;
  readonly url: string;
  /** On this machine or in its network: it costs nothing, unless an override says so. */
  readonly is_local?: boolean | undefined;
  /** Asked for in a way, such as faster or elsewhere, of which the list has no price. */
  readonly is_off_list?: boolean | undefined;
}

export interface Cost {
  readonly cost_nano: number;
  readonly parts: { readonly input_nano: number; readonly output_nano: number };
  readonly source: 'free' | 'override' | 'genai-prices';
}

/** Tokens that are all known: what was reported, or what is the most that can be. */
interface Tokens {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** A part of the writes. */
  readonly cacheWrite1h: number;
  readonly output: number;
}

export interface Prices {
  /** Unknown, too, when the provider did not report how many tokens there were. */
  costOf(provider: PricedProvider, model: string, usage: Usage, atMs: number): Cost | 'unknown';
  /** No call with this much input and output costs more: also when all of the input is written into the cache. */
  upperBound(
    provider: PricedProvider,
    model: string,
    inputTokensBound: number,
    maxOutputTokens: number,
    atMs: number,
  ): Cost | 'unknown';
}

export async function loadPrices(overrides: readonly PriceOverride[] = []): Promise<Prices> {
  // Prices of every model that there is: read only where something is paid for.
  const { calcPrice, findProvider } = await import('@pydantic/genai-prices');

  const providers = new Map<string, PriceOptions['provider']>();
  /** Found once: it is searched for in a long list. */
  const providerOf = (id: string) => {
    if (!providers.has(id)) providers.set(id, findProvider({ providerId: id }));
    return providers.get(id);
  };

  const listed = (
    usage: Record<string, number>,
    model: string,
    options: PriceOptions,
  ): { input: number; output: number } | undefined => {
    try {
      const price = calcPrice(usage, model, options);
      return price === null ? undefined : { input: price.input_price, output: price.output_price };
    } catch {
      // Parts that do not add up: nobody knows what they cost.
      return undefined;
    }
  };

  const costOfTokens = (provider: PricedProvider, model: string, tokens: Tokens, atMs: number): Cost | 'unknown' => {
    const own = overrides.find((each) => each.provider === provider.name && each.model === model);
    if (own) return overridden(own, tokens);
    if (provider.kind === 'offline' || provider.is_local === true) return cost(0, 0, 'free');
    const providerId = listedProvider(provider);
    const priced = providerId === undefined ? undefined : providerOf(providerId);
    if (priced === undefined) return 'unknown';
    const { input, cacheRead, cacheWrite, cacheWrite1h, output } = tokens;
    const price = listed(
      {
        input_tokens: input,
        ...(cacheRead > 0 && { cache_read_tokens: cacheRead }),
        ...(cacheWrite > 0 && { cache_write_tokens: cacheWrite }),
        ...(cacheWrite1h > 0 && { cache_write_1h_tokens: cacheWrite1h }),
        output_tokens: output,
      },
      model,
      { provider: priced, timestamp: new Date(atMs) },
    );
    return price === undefined ? 'unknown' : cost(nano(price.input), nano(price.output), 'genai-prices');
  };

  return {
    costOf(provider, model, usage, atMs) {
      const { input_tokens: input, output_tokens: output } = usage;
      if (input === undefined || output === undefined) return 'unknown';
      const tokens = {
        input,
        output,
        cacheRead: usage.cache_read_tokens ?? 0,
        cacheWrite: usage.cache_write_tokens ?? 0,
        cacheWrite1h: usage.cache_write_1h_tokens ?? 0,
      };
      return costOfTokens(provider, model, tokens, atMs);
    },
    upperBound(provider, model, inputTokensBound, maxOutputTokens, atMs) {
      const tokens = { input: inputTokensBound, cacheRead: 0, output: maxOutputTokens };
      const written = [
        { cacheWrite: 0, cacheWrite1h: 0 },
        { cacheWrite: inputTokensBound, cacheWrite1h: 0 },
        { cacheWrite: inputTokensBound, cacheWrite1h: inputTokensBound },
      ];
      return written
        .map((each) => costOfTokens(provider, model, { ...tokens, ...each }, atMs))
        .reduce((most, next) => {
          // A way that has no price might be the dearest.
          if (most === 'unknown' || next === 'unknown') return 'unknown';
          return next.cost_nano > most.cost_nano ? next : most;
        });
    },
  };
}

const LISTED = new Map(
  PRESETS.flatMap(({ url, prices }) => (prices === undefined ? [] : [[hostOf(url), prices] as const])),
);

/** The id under which the package has its prices. Whoever else speaks a vendor's protocol has prices of their own. */
function listedProvider({ url, is_off_list }: PricedProvider): string | undefined {
  return is_off_list === true ? undefined : LISTED.get(hostOf(url));
}

function overridden(own: PriceOverride, { input, cacheRead, cacheWrite, output }: Tokens): Cost {
  const read = own.cache_read_nano_per_mtok ?? own.input_nano_per_mtok;
  const write = own.cache_write_nano_per_mtok ?? own.input_nano_per_mtok;
  const plain = input - cacheRead - cacheWrite;
  const inputNano = (plain * own.input_nano_per_mtok + cacheRead * read + cacheWrite * write) / 1_000_000;
  return cost(Math.ceil(inputNano), Math.ceil((output * own.output_nano_per_mtok) / 1_000_000), 'override');
}

/** Upward, but not for what only the last digits of a floating-point number add. */
function nano(dollars: number): number {
  return Math.ceil(Math.round(dollars * 1e12) / 1e3);
}

function cost(input_nano: number, output_nano: number, source: Cost['source']): Cost {
  return { cost_nano: input_nano + output_nano, parts: { input_nano, output_nano }, source };
}
