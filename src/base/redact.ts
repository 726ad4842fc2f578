// Replaces secrets in text by `[redacted:<kind>]` before anything is stored: key blocks, tokens known by their prefix,
// passwords in connection strings, and values whose name says that they are secret.
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH, refuseSize, type Json, type JsonLimits } from './canonical-json.ts';
import { refuse } from './contract.ts';
import { type SecretName, isQuotedSecret, secretKindOfName } from './secrets/secret-name.ts';
import { HEAD_LENGTH } from './secrets/secret-value.ts';
import { replacement, Scan } from './secrets/secret-scan.ts';

export interface RedactedText {
  readonly text: string;
  /** The kinds found, each once, in order of appearance. */
  readonly found: string[];
}

export interface RedactedJson {
  /** The same reference when nothing was found, and shared with the input wherever nothing was found. */
  readonly value: Json;
  readonly found: string[];
  /** Kinds found in object keys. Keys are left as they are, because two may become one: the caller refuses. */
  readonly foundInKeys: string[];
}

export function redactText(text: string): RedactedText {
  const scan = new Scan(text);
  return { text: scan.run(), found: [...scan.found] };
}

/** Characters visited while redacting: the figure that must grow in a straight line. */
export function countRedactionSteps(text: string): number {
  const scan = new Scan(text);
  scan.run();
  return scan.steps;
}

/**
 * Redacts every string value, also by the name of the member that holds it. What canonical text would refuse as too
 * large is refused here already, because a small graph of shared references unfolds without end.
 */
export function redactJson(value: Json, limits: JsonLimits = {}): RedactedJson {
  const { maxDepth = DEFAULT_MAX_DEPTH, maxBytes = DEFAULT_MAX_BYTES } = limits;
  const found = new Set<string>();
  const foundInKeys = new Set<string>();
  // Never more than the bytes of the canonical text so far.
  let size = 0;
  const visit = (node: Json, key: string, depth: number): Json => {
    size += typeof node === 'string' ? node.length + 2 : 1;
    if (size > maxBytes) throw refuseSize(maxBytes);
    if (typeof node === 'string') {
      const { secret, lead } = keyOf(key);
      if (secret !== undefined && isQuotedSecret(node.slice(0, HEAD_LENGTH), secret)) {
        found.add(secret.kind);
        return replacement(secret.kind);
      }
      const redacted = redactText(lead + node);
      for (const kind of redacted.found) found.add(kind);
      return redacted.text.slice(lead.length);
    }
    if (typeof node !== 'object' || node === null) return node;
    if (depth >= maxDepth) throw refuse('too_deep', `The value is nested deeper than ${maxDepth} levels.`);
    if (Array.isArray(node)) {
      const items = node.map((item) => visit(item, key, depth + 1));
      return items.some((item, index) => item !== node[index]) ? items : node;
    }
    let isChanged = false;
    const members = Object.entries(node).map(([name, member]) => {
      for (const kind of keyOf(name).found) foundInKeys.add(kind);
      const redacted = visit(member, name, depth + 1);
      if (redacted !== member) isChanged = true;
      return [name, redacted] as const;
    });
    return isChanged ? Object.fromEntries(members) : node;
  };
  return { value: visit(value, '', 0), found: [...found], foundInKeys: [...foundInKeys] };
}

interface Key {
  readonly found: readonly string[];
  /** What the name says of its value. */
  readonly secret: SecretName | undefined;
  /** A header's credentials are known only by its name, so the text is read as it would stand in a request. */
  readonly lead: string;
}

/** Names repeat in every record, so what they say is remembered; bounded, because names can be ids. */
const keys = new Map<string, Key>();
const MAX_KEYS = 2048;
const MAX_REMEMBERED_KEY = 64;

function keyOf(name: string): Key {
  const known = keys.get(name);
  if (known) return known;
  const key = {
    found: redactText(name).found,
    secret: secretKindOfName(name),
    lead: /authorization$/i.test(name) ? 'authorization: ' : '',
  };
  if (name.length <= MAX_REMEMBERED_KEY && keys.size < MAX_KEYS) keys.set(name, key);
  return key;
}
