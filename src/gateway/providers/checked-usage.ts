// What a provider says of tokens, as far as it can be: the one place where its figures are judged, before anything is charged by them.
import type { Usage } from './contract.ts';

const MOST_TOKENS = 1_000_000_000;

/**
 * What a provider says of itself is not always possible. What is no number of tokens is not known; a whole is never less than
 * its parts.
 */
export function checkedUsage(said: { readonly [Part in keyof Usage]?: unknown }): Usage {
  const count = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : undefined;
  const whole = (total: number | undefined, parts: number) =>
    total === undefined ? undefined : Math.max(total, parts);
  const cache_read_tokens = count(said.cache_read_tokens);
  const kept = count(said.cache_write_1h_tokens);
  const cache_write_tokens = whole(count(said.cache_write_tokens) ?? kept, kept ?? 0);
  const reasoning_tokens = count(said.reasoning_tokens);
  return {
    input_tokens: whole(count(said.input_tokens), (cache_read_tokens ?? 0) + (cache_write_tokens ?? 0)),
    cache_read_tokens,
    cache_write_tokens,
    ...(kept !== undefined && { cache_write_1h_tokens: kept }),
    output_tokens: whole(count(said.output_tokens), reasoning_tokens ?? 0),
    reasoning_tokens,
  };
}
