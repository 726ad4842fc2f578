// What may be kept of a text at all: without what is private and without secrets, in signs that both databases hold.
import { sanitise, storable } from '../../ask/ask.ts';
import type { Json } from '../../base/canonical-json.ts';
import { redactJson } from '../../base/redact.ts';
import { withoutPrivate } from './private-text.ts';

/** Evidence stays: how much of it is kept is decided by what it is reduced to. */
export function clean(text: string): string {
  const own = withoutPrivate(text);
  return own === '' ? '' : sanitise(storable(own), { keepEvidence: true }).text;
}

const MOST_DEPTH = 64;

/** Of a whole record: every text in it, and values whose names say that they are secret. Undefined where it is too deep. */
export function cleanRecord(value: Json): Json | undefined {
  const cleaned = cleanTexts(value, 0);
  if (cleaned === undefined) return undefined;
  const { value: redacted, foundInKeys } = redactJson(cleaned);
  return foundInKeys.length > 0 ? undefined : redacted;
}

function cleanTexts(value: Json, depth: number): Json | undefined {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MOST_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items: Json[] = [];
    for (const item of value) {
      const cleaned = cleanTexts(item, depth + 1);
      if (cleaned === undefined) return undefined;
      items.push(cleaned);
    }
    return items;
  }
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(value)) {
    const cleaned = cleanTexts(member, depth + 1);
    if (cleaned === undefined) return undefined;
    members.push([withoutPrivate(storable(name)), cleaned]);
  }
  return Object.fromEntries(members);
}
