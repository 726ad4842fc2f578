// What a model is sent, piece by piece, and how one request goes on from the one before.
import type { ModelRequest } from '../support/model-server/model-server.ts';

/** Its instructions, then each message, in the order in which a prompt cache reads them. */
export function piecesOf({ body }: ModelRequest): readonly string[] {
  const { system, instructions, systemInstruction, messages, input, contents } = body;
  const first = [system, instructions, systemInstruction].filter((piece) => piece !== undefined);
  return [...first, ...[messages, input, contents].flatMap((list) => list ?? [])].map((piece) =>
    JSON.stringify(piece, asRead),
  );
}

/**
 * What agents themselves say otherwise of the same message later, and no model reads: Claude Code where its cache ends, for which a text
 * becomes a list of one; Gemini CLI that a call of its last turn has no signature.
 */
function asRead(key: string, value: unknown): unknown {
  if (key === 'cache_control' || key === 'thoughtSignature') return undefined;
  if (key !== 'content' || !Array.isArray(value) || value.length !== 1) return value;
  const [{ type, text }] = value as [{ type?: unknown; text?: unknown }];
  return type === 'text' ? text : value;
}

export interface Continued {
  /**
   * `whole`: it begins with all of the one before. `grown`: a piece of it has more at its end, and nothing else of it has changed; what is
   * read behind that piece is read anew.
   */
  readonly how: 'whole' | 'grown' | 'parted';
  /** How many pieces both begin with, of how many in the one before. */
  readonly shared: readonly [number, number];
  /** What stands in both where they part. */
  readonly parting?: readonly [string, string];
}

/** Each request of a context against the one before it. */
export const continuationsOf = (requests: readonly ModelRequest[]) =>
  requests.slice(1).map((after, at) => continuedBy(piecesOf(requests[at] ?? after), piecesOf(after)));

function continuedBy(before: readonly string[], after: readonly string[]): Continued {
  const parts = before.findIndex((piece, at) => piece !== after[at]);
  if (parts === -1) return { how: 'whole', shared: [before.length, before.length] };
  const [left = '', right = ''] = [before[parts], after[parts]];
  const isGrown =
    right.startsWith(left.replace(/"\}$/, '')) && before.every((piece, at) => at === parts || piece === after[at]);
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  const around = (piece: string) => piece.slice(Math.max(0, from - 60), from + 240);
  return { how: isGrown ? 'grown' : 'parted', shared: [parts, before.length], parting: [around(left), around(right)] };
}
