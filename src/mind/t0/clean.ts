// What may be kept of a text at all: without what is private and without secrets, in signs that both databases hold.
import { sanitise, storable } from '../../ask/ask.ts';
import type { Json } from '../../base/canonical-json.ts';
import { isPlainByForm, redactJson } from '../../base/redact.ts';
import { withoutPrivate } from './private-text.ts';

/** Evidence stays: how much of it is kept is decided by what it is reduced to. */
export function clean(text: string): string {
  const own = withoutPrivate(text);
  return own === '' ? '' : sanitise(storable(own), { keepEvidence: true }).text;
}

export type Clean = (text: string) => string;

/** Shorter texts are cleaned faster than they are looked up. */
const SHORTEST_REMEMBERED = 32;
/** In characters, with what they came to; then all are forgotten. */
const MOST_REMEMBERED = 8 * 1024 * 1024;

/** Agents tell the same text in several places of a record, and what stands in one is an event as well: each is cleaned once. */
export function createCleaner(): Clean {
  const known = new Map<string, string>();
  let length = 0;
  return (text) => {
    if (isPlainByForm(text)) return text;
    if (text.length < SHORTEST_REMEMBERED) return clean(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const cleaned = clean(text);
    length += text.length + (cleaned === text ? 0 : cleaned.length);
    if (length > MOST_REMEMBERED) {
      known.clear();
      length = text.length;
    }
    // The same reference where nothing was taken out, so that it is held once.
    known.set(text, cleaned === text ? text : cleaned);
    return cleaned;
  };
}

const MOST_DEPTH = 64;

/** A text of this length without a blank is no text: an image, a sound, a signature. */
const SHORTEST_DATA = 4_096;
const DATA = /^(?:data:[a-z0-9.+/-]{1,80};base64,)?[A-Za-z0-9+/_-]+={0,2}$/;

/** Nobody can look for a secret in a picture, and nothing makes one smaller. */
function isData(text: string): boolean {
  return text.length >= SHORTEST_DATA && DATA.test(text);
}

/** Of a whole record: every text in it, and values whose names say that they are secret. Undefined where it is too deep. */
export function cleanRecord(value: Json, cleanText: Clean = clean): Json | undefined {
  const named = withCleanNames(value, 0);
  if (named === undefined) return undefined;
  const redact = (text: string, lead: string) => {
    if (isData(text)) return `[${text.length} characters of data left out]`;
    const cleaned = cleanText(text);
    return lead === '' ? cleaned : cleanText(lead + cleaned).slice(lead.length);
  };
  const { value: redacted, foundInKeys } = redactJson(named, { redact });
  return foundInKeys.length > 0 ? undefined : redacted;
}

/** The same reference where no name is changed. */
function withCleanNames(value: Json, depth: number): Json | undefined {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MOST_DEPTH) return undefined;
  if (Array.isArray(value)) {
    let items: Json[] | undefined;
    for (let at = 0; at < value.length; at += 1) {
      const named = withCleanNames(value[at] as Json, depth + 1);
      if (named === undefined) return undefined;
      if (named !== value[at]) items ??= value.slice();
      if (items) items[at] = named;
    }
    return items ?? value;
  }
  let members: [string, Json][] | undefined;
  const given = Object.keys(value);
  for (let at = 0; at < given.length; at += 1) {
    const name = given[at] as string;
    const member = value[name] as Json;
    const named = withCleanNames(member, depth + 1);
    if (named === undefined) return undefined;
    const kept = cleanName(name);
    if (named !== member || kept !== name)
      members ??= given.slice(0, at).map((before) => [before, value[before] as Json]);
    members?.push([kept, named]);
  }
  return members ? Object.fromEntries(members) : value;
}

/** Names repeat in every record, so that what they come to is remembered; bounded, because names can be ids. */
const names = new Map<string, string>();
const MOST_NAMES = 2_048;

function cleanName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const cleaned = withoutPrivate(storable(name));
  if (names.size >= MOST_NAMES) names.clear();
  names.set(name, cleaned);
  return cleaned;
}
