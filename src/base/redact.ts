// Replaces secrets in text by `[redacted:<kind>]` before anything is stored: key blocks, tokens known by their prefix,
// passwords in connection strings, and values whose name says that they are secret.
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH, refuseSize, type Json, type JsonLimits } from './canonical-json.ts';
import { refuse } from './contract.ts';
import { withoutAnyInvisible } from './invisible-characters.ts';
import { findHeld } from './secrets/held-secrets.ts';
import { type SecretName, isQuotedSecret, secretKindOfName } from './secrets/secret-name.ts';
import { HEAD_LENGTH } from './secrets/secret-value.ts';
import { replacement, Scan, type Found } from './secrets/secret-scan.ts';

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

export interface RedactionOptions {
  /** A person or an agent says that the text holds no secret: only what is one by its form alone is replaced. */
  readonly allowText?: boolean;
  /** Puts `…` in the place of each secret, so that no text gets longer than it was. */
  readonly brief?: boolean;
}

export interface JsonRedactionOptions extends JsonLimits, RedactionOptions {
  /** Whole texts that are treated as with `allowText`. */
  readonly allowedTexts?: ReadonlySet<string>;
  /** Redacts a text that stands after `lead`, for a caller who takes more out of it than secrets; then nothing is allowed. */
  readonly redact?: (text: string, lead: string) => string;
}

export function redactText(text: string, { allowText = false, brief = false }: RedactionOptions = {}): RedactedText {
  if (isPlainByForm(text) || (plain.has(text) && findHeld(text).length === 0)) return { text, found: [] };
  const mark = brief ? BRIEF : replacement;
  const scan = new Scan(text, allowText);
  const whole = scan.run();
  const places = withHeld(text, scan.places);
  const isWhole = !brief && places === scan.places;
  const redacted = { text: isWhole ? whole : replaced(text, places, mark), found: kindsOf(places) };
  const bare = withoutAnyInvisible(text);
  if (bare === text) {
    if (!allowText && places.length === 0 && text.length <= LONGEST_PLAIN) rememberPlain(text);
    return redacted;
  }
  return redactBare(text, bare, places, allowText, mark) ?? redacted;
}

/**
 * Short texts in which nothing was found. Names of models, callers, days and places repeat in every record, and to look through one
 * again takes longer than to store it. Bounded, because others never repeat.
 */
const plain = new Set<string>();
const MOST_PLAIN = 4_096;
const LONGEST_PLAIN = 64;

/**
 * An id or a time as everybody writes them: no rule finds a secret in one that stands alone, and each is new, so that to remember it is of
 * no use. It may still be a secret that this process holds.
 */
export function isPlainByForm(text: string): boolean {
  const form = text.length === UUID_LENGTH ? UUID : text.length === TIME_LENGTH ? TIME : undefined;
  return form !== undefined && form.test(text) && findHeld(text).length === 0;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const UUID_LENGTH = 36;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_LENGTH = 24;

function rememberPlain(text: string): void {
  if (plain.size >= MOST_PLAIN) plain.clear();
  plain.add(text);
}

/** The same reference where none of the secrets that this process holds is in the text. */
function withHeld(text: string, places: readonly Found[]): readonly Found[] {
  const held = findHeld(text);
  return held.length === 0 ? places : united([...places, ...held]);
}

function kindsOf(places: readonly Found[]): string[] {
  if (places.length === 0) return [];
  return [...new Set(places.map(({ kind }) => kind))];
}

/**
 * The text as it is stored in a field of at most `most` characters: what the caller wrote counts, so a text that fits is
 * never too long for what stands in the place of its secrets.
 */
export function redactWithin(text: string, most: number, options: RedactionOptions = {}): string {
  const redacted = redactText(text, options).text;
  return redacted.length <= most ? redacted : redactText(text, { ...options, brief: true }).text;
}

/**
 * The kind of secret that an id is by its form alone. Ids are drawn by chance and named after what they do
 * (`rotate-api-key:7f3a…`), so that what stands around a part of one says nothing about it.
 */
export function secretFormOf(id: string): string | undefined {
  return redactText(id, { allowText: true }).found[0];
}

/** Members that hold ids: replaced in part, they would name something else. */
const ID_NAME = /(?:^|_)ids?$|^idempotency_key$/;

const BRIEF = () => '…';

function replaced(text: string, places: readonly Found[], mark: (kind: string) => string): string {
  let output = '';
  let copied = 0;
  for (const { start, end, kind } of places) {
    output += text.slice(copied, start) + mark(kind);
    copied = end;
  }
  return output + text.slice(copied);
}

/**
 * Characters that nobody sees may split a secret, which is whole again where they are not shown: the text without them is searched
 * too. Undefined when it has no more than was found with them.
 */
function redactBare(
  text: string,
  bare: string,
  known: readonly Found[],
  allowText: boolean,
  mark: (kind: string) => string,
): RedactedText | undefined {
  const scan = new Scan(bare, allowText);
  scan.run();
  const inBare = withHeld(bare, scan.places);
  if (inBare.length === 0) return undefined;
  let [read, at] = [0, 0];
  const bareAt = (place: number) => {
    at += withoutAnyInvisible(text.slice(read, place)).length;
    read = place;
    return at;
  };
  const before = known.map(({ start, end, kind }) => ({ start: bareAt(start), end: bareAt(end), kind }));
  const places = united([...inBare, ...before]);
  if (
    places.length === before.length &&
    places.every(({ start, end }, index) => {
      return start === before[index]?.start && end === before[index]?.end;
    })
  )
    return undefined;
  return { text: replaced(bare, places, mark), found: kindsOf(places) };
}

/** In order, those that overlap as one. */
function united(places: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (last === undefined || place.start >= last.end) all.push(place);
    else if (place.end > last.end) all[all.length - 1] = { ...last, end: place.end };
  }
  return all;
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
export function redactJson(value: Json, options: JsonRedactionOptions = {}): RedactedJson {
  const { maxDepth = DEFAULT_MAX_DEPTH, maxBytes = DEFAULT_MAX_BYTES, allowedTexts, brief = false } = options;
  const mark = brief ? BRIEF : replacement;
  const found = new Set<string>();
  const foundInKeys = new Set<string>();
  // Never more than the bytes of the canonical text so far.
  let size = 0;
  const visit = (node: Json, key: Key, depth: number): Json => {
    size += typeof node === 'string' ? node.length + 2 : 1;
    if (size > maxBytes) throw refuseSize(maxBytes);
    if (typeof node === 'string') {
      const { secret, lead, isId } = key;
      const allowText = options.allowText === true || isId || allowedTexts?.has(node) === true;
      if (!allowText && secret !== undefined && isQuotedSecret(node.slice(0, HEAD_LENGTH), secret)) {
        found.add(secret.kind);
        return mark(secret.kind);
      }
      if (options.redact) return options.redact(node, lead);
      const redacted = redactText(lead + node, { allowText, brief });
      for (const kind of redacted.found) found.add(kind);
      return redacted.text.slice(lead.length);
    }
    if (typeof node !== 'object' || node === null) return node;
    if (depth >= maxDepth) throw refuse('too_deep', `The value is nested deeper than ${maxDepth} levels.`);
    if (Array.isArray(node)) {
      const lines = keyLinesIn(node);
      return withItems(node, (item, index) => {
        const redacted = visit(item, key, depth + 1);
        if (lines?.has(index) !== true) return redacted;
        found.add(KEY_KIND);
        return mark(KEY_KIND);
      });
    }
    return withMembers(node, (member, name) => {
      const keyOfMember = keyOf(name);
      for (const kind of keyOfMember.found) foundInKeys.add(kind);
      return visit(member, keyOfMember, depth + 1);
    });
  };
  return { value: visit(value, keyOf(''), 0), found: [...found], foundInKeys: [...foundInKeys] };
}

/** The same reference where no item is changed. */
function withItems(items: Json[], change: (item: Json, index: number) => Json): Json[] {
  let made: Json[] | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Json;
    const changed = change(item, at);
    if (changed !== item) made ??= items.slice();
    if (made) made[at] = changed;
  }
  return made ?? items;
}

/** The same reference where no member is changed. */
function withMembers(
  node: { [key: string]: Json },
  change: (member: Json, name: string) => Json,
): { [key: string]: Json } {
  let made: [string, Json][] | undefined;
  const names = Object.keys(node);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as string;
    const member = node[name] as Json;
    const changed = change(member, name);
    if (changed !== member) made ??= names.slice(0, at).map((before) => [before, node[before] as Json]);
    made?.push([name, changed]);
  }
  return made ? Object.fromEntries(made) : node;
}

/**
 * Redacts what `check` then holds against its limits. If it fails because of what stands in the place of secrets, `…` stands
 * there: what the caller wrote counts.
 */
export function redactChecked<T>(value: Json, options: JsonRedactionOptions, check: (redacted: RedactedJson) => T): T {
  const redacted = redactJson(value, options);
  try {
    return check(redacted);
  } catch (error) {
    if (redacted.found.length === 0) throw error;
    return check(redactJson(value, { ...options, brief: true }));
  }
}

/**
 * Redacts every text of a value that is shown or logged, whatever it is called there: details of errors have names such as `token`,
 * and mean no secret by them.
 */
export function redactTexts<Value>(value: Value): Value {
  return textsOf(value, '', 0) as Value;
}

/** Details of errors that are records as they are stored, which whoever is refused may read as they are and write back. */
const STORED: ReadonlyMap<string, readonly string[]> = new Map([
  ['revision_conflict', ['now', 'since']],
  ['unknown_criterion', ['acceptance_criteria']],
  ['evidence_missing', ['criterion', 'missing']],
]);

/**
 * The details of an error with this code, or all that is told of it: redacted, but for what is stored, which is told as a read
 * tells it. `show` makes the rest fit to be shown.
 */
export function redactDetails<Value extends Readonly<Record<string, unknown>>>(
  code: string,
  details: Value,
  show: (given: unknown) => unknown = (given) => given,
): Value {
  const stored = (STORED.get(code) ?? []).filter((name) => Object.hasOwn(details, name));
  const given = Object.entries(details).filter(([name]) => !stored.includes(name));
  const kept = stored.map((name) => [name, details[name]] as const);
  return { ...(show(redactTexts(Object.fromEntries(given))) as object), ...Object.fromEntries(kept) } as Value;
}

const KEY_KIND = 'private-key';
const OPENS_KEY = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,20}-----\s{0,4}$/;
const KEY_LINE = /^\s{0,16}[A-Za-z0-9+/=]{1,128}\s{0,4}$/;
const FIRST_LINE_LENGTH = 32;

/** The lines of a private key that is told line by line, each a text of its own: none of them looks like a secret. */
function keyLinesIn(items: readonly Json[]): ReadonlySet<number> | undefined {
  let lines: Set<number> | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const before = items[at - 1];
    if (typeof item !== 'string' || !KEY_LINE.test(item)) continue;
    const isFirst =
      typeof before === 'string' && OPENS_KEY.test(before.slice(-128)) && item.length >= FIRST_LINE_LENGTH;
    if (isFirst || lines?.has(at - 1) === true) (lines ??= new Set()).add(at);
  }
  return lines;
}

/** More is not shown. */
const MOST_SHOWN_DEPTH = 33;

function textsOf(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return redactText(value, { allowText: ID_NAME.test(name) }).text;
  if (typeof value !== 'object' || value === null || depth >= MOST_SHOWN_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => textsOf(item, name, depth + 1));
  const members = Object.entries(value).map(([key, member]) => [redactText(key).text, textsOf(member, key, depth + 1)]);
  return Object.fromEntries(members);
}

/** More is never shown of what a caller gave. */
export const MOST_QUOTED = 8 * 1024;

/** The beginning of what a caller gave, for a message about it: cut after it was redacted, since half a secret is not known as one. */
export function redactedStart(given: string, most: number): string {
  return redactText(given.slice(0, MOST_QUOTED)).text.slice(0, most);
}

/** What redaction takes out of a field. */
export interface Redaction {
  readonly field: string;
  readonly kind: string;
  /** Whether the text is kept when the caller says that it is no secret. */
  readonly can_allow: boolean;
}

/** What is taken out of each field of a command, in the order of the fields. */
export function redactionsIn(fields: Readonly<Record<string, unknown>>, options: RedactionOptions = {}): Redaction[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const { found } = redactJson({ [field]: value as Json }, options);
    if (found.length === 0) return [];
    const sure = redactJson({ [field]: value as Json }, { allowText: true }).found;
    return found.map((kind) => ({ field, kind, can_allow: !sure.includes(kind) }));
  });
}

interface Key {
  readonly found: readonly string[];
  /** What the name says of its value. */
  readonly secret: SecretName | undefined;
  /** A header's credentials are known only by its name, so the text is read as it would stand in a request. */
  readonly lead: string;
  readonly isId: boolean;
}

/** Names repeat in every record, so what they say is remembered; bounded, because names can be ids. */
const keys = new Map<string, Key>();
const MAX_KEYS = 2048;
const MAX_REMEMBERED_KEY = 64;

function keyOf(name: string): Key {
  const known = keys.get(name);
  // It may have been remembered before this process held the secret that it is.
  if (known && findHeld(name).length === 0) return known;
  const bare = withoutAnyInvisible(name);
  const key = {
    found: redactText(name).found,
    secret: secretKindOfName(bare),
    lead: /authorization$/i.test(bare) ? 'authorization: ' : '',
    isId: ID_NAME.test(name),
  };
  if (name.length <= MAX_REMEMBERED_KEY && keys.size < MAX_KEYS) keys.set(name, key);
  return key;
}
