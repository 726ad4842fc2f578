// A bundle in its compact form: what recurs from one question to the next (facts, turns, steps, constraints) stands in it by hash, and is
// kept once. Unpacked it has the same bytes again.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { bundleSchema, type Bundle } from '../bundle/bundle.ts';

/** A shorter entry costs less than its hash. */
const SHORTEST = 120;
const PACKED = ['constraints', 'facts', 'open_items', 'intent', 'turns', 'work', 'exclusions'] as const;
const REF = '$';

export interface Text {
  readonly hash: string;
  readonly body: string;
}

export interface PackedBundle {
  readonly hash: string;
  /** The compact form, and every part that it names. */
  readonly texts: readonly Text[];
}

export function packBundle(bundle: Bundle): PackedBundle {
  const texts = new Map<string, Text>();
  const keep = (body: string): string => {
    const hash = sha256(body);
    texts.set(hash, { hash, body });
    return hash;
  };
  const compact: Record<string, unknown> = { ...bundle };
  for (const name of PACKED) {
    compact[name] = (bundle[name] as readonly Json[]).map((entry) => {
      const body = canonicalJson(entry);
      return body.length < SHORTEST ? entry : { [REF]: keep(body) };
    });
  }
  const hash = keep(canonicalJson(compact));
  return { hash, texts: [...texts.values()] };
}

/** `read` gives the body of a hash, which it has held against it. Undefined if one of the parts is gone. */
export async function unpackBundle(
  hash: string,
  read: (hash: string) => Promise<string | undefined>,
): Promise<Bundle | undefined> {
  const body = await read(hash);
  if (body === undefined) return undefined;
  const compact = JSON.parse(body) as Record<string, unknown>;
  for (const name of PACKED) {
    const entries: unknown[] = [];
    for (const entry of compact[name] as readonly Record<string, unknown>[]) {
      const ref = entry[REF];
      if (typeof ref !== 'string') {
        entries.push(entry);
        continue;
      }
      const part = await read(ref);
      if (part === undefined) return undefined;
      entries.push(JSON.parse(part));
    }
    compact[name] = entries;
  }
  const parsed = bundleSchema.safeParse(compact);
  return parsed.success ? parsed.data : undefined;
}
