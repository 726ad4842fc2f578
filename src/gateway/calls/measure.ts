// What a call may take at most, before it is sent.
import { tokenBound } from '../../base/token-bound.ts';
import type { ModelRequest, Usage } from '../providers/contract.ts';

/** Around each message and tool a provider puts a few tokens of its own. */
const AROUND = 16;

/** Never less than any known tokenizer counts. */
export function inputBound({ system, messages, tools, output_schema }: ModelRequest): number {
  const pieces = [
    system ?? '',
    ...messages.flatMap(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : JSON.stringify(part)))),
    ...(tools ?? []).map((tool) => JSON.stringify(tool)),
    ...(output_schema ? [JSON.stringify(output_schema)] : []),
  ];
  return pieces.reduce((sum, piece) => sum + tokenBound(piece) + AROUND, AROUND);
}

/** More than any provider counts for an image, however many bytes it has. */
const PER_IMAGE = 20_000;

/** Of a body in a provider's own protocol: by its text, and for each image that it holds by a fixed number. */
export function rawInputBound(body: object): number {
  let images = 0;
  const text = JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('data:image/')) {
      images += 1;
      return '';
    }
    const { data, media_type } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    if (typeof data !== 'string' || typeof media_type !== 'string' || !media_type.startsWith('image/')) return value;
    images += 1;
    return { media_type };
  });
  return tokenBound(text) + AROUND + images * PER_IMAGE;
}

export function textsBound(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + tokenBound(text) + AROUND, 0);
}

export const NO_USAGE: Usage = {
  input_tokens: undefined,
  cache_read_tokens: undefined,
  cache_write_tokens: undefined,
  output_tokens: undefined,
  reasoning_tokens: undefined,
};
