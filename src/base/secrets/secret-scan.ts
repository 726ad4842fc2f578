// One pass over a text, which replaces the secrets in it.
//
// Linear by construction. One cursor moves forward over the text. At each place a rule either gives up after a bounded
// look-ahead, or consumes what it read, or reads a run whose end is remembered or at whose end the next such run
// begins; so no character is read more than a constant number of times. Regular expressions see at most HEAD_LENGTH
// characters, or have an upper bound to every repetition. `countRedactionSteps` counts the characters visited, and the tests hold it to a straight line.
import {
  ALNUM,
  BACKSLASH,
  BASE64_SIGN,
  CARRIAGE_RETURN,
  CLOSE_BRACKET,
  COLON,
  CREDENTIAL,
  DOT_CODE,
  ENDS_AUTHORITY,
  ENDS_BARE,
  ENDS_LINE_VALUE,
  HASH,
  HYPHEN_CODE,
  KIND,
  LABEL,
  LINE_FEED,
  MAY_SEPARATE,
  NAME,
  OPEN_BRACKET,
  PERCENT,
  SLASH,
  TOKEN,
  WORD,
  is,
  isBlank,
  isQuote,
} from './character-classes.ts';
import { readFormat, type Format } from './format.ts';
import { NAMED_FORMATS, asFormatRow } from './named-formats.ts';
import { hasChecksum, holdsOwnToken } from './known-content.ts';
import {
  NAME_LENGTH,
  isAboutSecret,
  isBareSecret,
  isQuotedSecret,
  isSecretInSentence,
  isStrong,
  secretKindOfName,
  type SecretName,
} from './secret-name.ts';
import { SECRET_PLACES, isBasic, type PlaceRow } from './secret-places.ts';
import { HEAD_LENGTH, MARK, isDrawn, isOnlyPlaceholder, isPlaceholder, isTokenLike, isWordy } from './secret-value.ts';
import { TOKEN_FORMATS, type FormatRow, type FormatTraits } from './token-formats.ts';

/** What may begin with the same two characters. */
interface Bucket {
  readonly index: number;
  readonly rows: FormatRow[];
  /** Of the rows, once a text has had the two characters. */
  formats?: readonly Format[];
  readonly places: { readonly start: string; readonly row: PlaceRow }[];
}

/** What begins with the same three characters, and more: its texts, and whether all of them begin at the start of a word. */
interface Beginning {
  isWhole: boolean;
  readonly texts: string[];
}

/**
 * Nearly all of a text is passed over with a look at the first of these tables, which is small and therefore folds characters together.
 * What it lets through is looked up in the others.
 */
const FOLD = 31;
const WINDOW = (1 << 15) - 1;
const folded = new Uint8Array(WINDOW + 1);
const bucketByPair = new Uint16Array(128 * 128);
/** By bucket and third character: flags where something begins whatever follows, and which of `beginnings` there is. */
const thirds = new Uint16Array(512 * 128);
const ANYWHERE = 1 << 15;
const AT_WORD_START = 1 << 14;
const beginnings: Beginning[] = [];
const buckets: Bucket[] = [{ index: 0, rows: [], places: [] }];

function bucketOf(start: string): Bucket {
  const pair = start.charCodeAt(0) * 128 + start.charCodeAt(1);
  const known = buckets[bucketByPair[pair] ?? 0];
  if (known !== undefined && known.index > 0) return known;
  const bucket = { index: buckets.length, rows: [], places: [] };
  buckets.push(bucket);
  bucketByPair[pair] = bucket.index;
  return bucket;
}

/** Returns the place of the third character. */
function addThird(start: string, { index }: Bucket, code: number, flag: number): number {
  const place = index * 128 + code;
  thirds[place] = (thirds[place] ?? 0) | flag;
  folded[((start.charCodeAt(0) & FOLD) << 10) | ((start.charCodeAt(1) & FOLD) << 5) | (code & FOLD)] = 1;
  return place;
}

function addStart(start: string, isWhole = false): Bucket {
  const bucket = bucketOf(start);
  const place = addThird(start, bucket, start.charCodeAt(2), start.length > 3 ? 0 : isWhole ? AT_WORD_START : ANYWHERE);
  if (start.length > 3) {
    const known = beginnings[beginningAt(place)];
    if (known === undefined) {
      thirds[place] = (thirds[place] ?? 0) | (beginnings.length + 1);
      beginnings.push({ isWhole, texts: [start] });
    } else {
      known.isWhole &&= isWhole;
      known.texts.push(start);
    }
  }
  return bucket;
}

/** -1 where there is none. */
function beginningAt(place: number): number {
  return ((thirds[place] ?? 0) & (AT_WORD_START - 1)) - 1;
}

/** A prefix of two characters, and any that may come third. */
function addShort(row: FormatRow): void {
  const { prefix, isWhole, parts } = readFormat(row);
  const [following] = parts;
  if (typeof following !== 'object') return;
  const bucket = bucketOf(prefix);
  for (let code = 0; code < 128; code += 1) {
    if (is(code, following.mask)) addThird(prefix, bucket, code, isWhole ? AT_WORD_START : ANYWHERE);
  }
  bucket.rows.push(row);
}

/** At the first text: many a process loads this and never redacts. */
function fillTables(): void {
  for (const row of TOKEN_FORMATS) {
    const [, , pattern] = row;
    const isWhole = !pattern.startsWith('~');
    const [start = ''] = (isWhole ? pattern : pattern.slice(1)).split('{', 1);
    if (start.length > 2) addStart(start, isWhole).rows.push(row);
    else addShort(row);
  }
  for (const row of SECRET_PLACES) {
    for (const start of row.starts) addStart(start, isWholePlace(start, row)).places.push({ start, row });
  }
  for (const start of [BLOCK_START, '://', MARK, 'eyJ']) addStart(start);
  for (const b of ['b', 'B']) for (const ear of ['ear', 'eaR', 'EAr', 'EAR']) addStart(b + ear, true);
}

let providers: readonly { readonly pattern: RegExp; readonly format: Format }[] | undefined;

function readProviders() {
  return NAMED_FORMATS.map((row) => ({
    pattern: new RegExp(`(?:^|[^a-z])(?:${row[1]})`, 'i'),
    format: readFormat(asFormatRow(row)),
  }));
}

const ANY_PROVIDER = new RegExp(NAMED_FORMATS.map(([, words]) => words).join('|'), 'i');
const SHORTEST_NAMED = 15;

/** What a name in front of a value says of it. */
interface JudgedName {
  /** Nothing, as nearly every name. */
  readonly isPlain: boolean;
  readonly isAuthorization: boolean;
  readonly secret: SecretName | undefined;
  readonly isOfProvider: boolean;
}

/** Names come again and again, and to judge one takes four expressions. Bounded, because others never come twice. */
const judged = new Map<string, JudgedName>();
const MOST_JUDGED = 4_096;

function judgeName(name: string): JudgedName {
  const known = judged.get(name);
  if (known !== undefined) return known;
  const isAuthorization = /authorization$/i.test(name);
  const secret = secretKindOfName(name);
  const isOfProvider = ANY_PROVIDER.test(name) && !isAboutSecret(name);
  const made = { isPlain: !isAuthorization && !secret && !isOfProvider, isAuthorization, secret, isOfProvider };
  if (judged.size >= MOST_JUDGED) judged.clear();
  // A copy: what is cut out of a text keeps all of that in memory. A name is ASCII.
  judged.set(Buffer.from(name, 'latin1').toString('latin1'), made);
  return made;
}

function isWholePlace(start: string, { isInside }: PlaceRow): boolean {
  return isInside !== true && is(start.charCodeAt(0), ALNUM);
}

/** A place to replace that the cursor has yet to reach. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

const IS_NAME = Uint8Array.from({ length: 128 }, (_, code) => (is(code, NAME) ? 1 : 0));
const MAY_FOLLOW = Uint8Array.from({ length: 128 }, (_, code) => (is(code, MAY_SEPARATE) ? 1 : 0));
const EQUALS = 0x3d;

/** A name of so many characters may be that of an AWS secret, which needs no sign behind it. */
const LONG_NAME = 'aws_secret'.length;
const UNDERSCORE_CODE = 0x5f;
const LOWER_S = 0x73;
const SMALL = 0x20;

// ── The codes of a text, which are read several times faster than its characters ─────────────────────────────

const NO_CODES = new Uint16Array(0);
/** So many codes behind the end are looked at, and are none. */
const BEYOND = 3;
/** What is longer gets memory of its own. */
const KEPT_CODES = 64 * 1024;
const IS_LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
let kept: Uint16Array<ArrayBuffer> | undefined;

/** Followed by anything: whoever reads them knows the length. */
function takeCodes(text: string): Uint16Array {
  const { length } = text;
  // One scan at a time has the kept memory.
  const codes = length <= KEPT_CODES && kept ? kept : new Uint16Array(Math.max(length, KEPT_CODES) + BEYOND);
  if (codes === kept) kept = undefined;
  if (IS_LITTLE) Buffer.from(codes.buffer).write(text, 'utf16le');
  else for (let at = 0; at < length; at += 1) codes[at] = text.charCodeAt(at);
  codes.fill(0, length, length + BEYOND);
  return codes;
}

function giveBack(codes: Uint16Array): void {
  if (codes.length === KEPT_CODES + BEYOND) kept = codes as Uint16Array<ArrayBuffer>;
}

const BLOCK_START = '-----BEGIN';
/** What may stand between the first line and the key: line breaks, also escaped, quotes, signs that join strings. */
const KEY_BODY =
  /(?:\s|\\{1,4}[nrt]|["'`+,|>.]|-(?!-)|&#x[aA];|&#10;|%0[aA]){0,64}(?:[A-Za-z0-9+/=]{10}|[A-Za-z0-9+/=]{1,9}(?:$|…)|Proc-Type|DEK-Info|Version:|Comment:|Charset:|Hash:)/y;
const MAX_KIND_LENGTH = 40;
const MAX_LABEL_LENGTH = 64;
const MAX_GAP = 16;
const MAX_RAW_PASSWORD = 128;
const JWT_SEGMENT = 10;
const AWS_SECRET_LENGTH = 40;
/** What a pattern of a place reads at most before it gives up, as far as the count goes. */
const PLACE_STEPS = 64;
const LOWER_E = 0x65;
const LOWER_B = 0x62;
const UPPER_B = 0x42;

export function replacement(kind: string): string {
  return `${MARK}${kind}]`;
}

export class Scan {
  readonly text: string;
  private readonly onlyKnown: boolean;
  /** Where they were, in order. */
  readonly places: Found[] = [];
  steps = 0;
  /** The run of name characters under or before the cursor, and the end of the last thing replaced. */
  private nameStart = 0;
  private nameEnd = 0;
  private replacedEnd = -1;
  private next: Found | undefined;
  private codes: Uint16Array = NO_CODES;
  /** Remembered runs of JWT segments: [start, end) of the last first, second and third one. */
  private readonly segments = [0, 0, 0, 0, 0, 0];

  /** With `onlyKnown`, replaces what is a secret by its form alone: known formats, JWTs and key blocks. */
  constructor(text: string, onlyKnown = false) {
    if (buckets.length === 1) fillTables();
    this.text = text;
    this.onlyKnown = onlyKnown;
  }

  run(): string {
    this.codes = takeCodes(this.text);
    const redacted = this.replaceAll();
    giveBack(this.codes);
    return redacted;
  }

  private replaceAll(): string {
    const { text } = this;
    const length = text.length;
    let output = '';
    let copied = 0;
    let at = 0;
    while (at < length) {
      if (this.next === undefined) at = this.passOver(at);
      if (at >= length) break;
      // A name is judged at its end, when it is known what of it was replaced.
      if (at === this.nameEnd && !this.onlyKnown) this.readName();
      if (at >= this.nameEnd && is(text.charCodeAt(at), NAME)) {
        this.nameStart = at;
        this.nameEnd = this.endOf(at, NAME);
      }
      if (this.next?.start !== at) {
        const stop = Math.min(Math.max(at + 1, this.nameEnd), this.next?.start ?? length);
        const plainEnd = this.skipPlain(at, stop);
        if (plainEnd > at) {
          at = plainEnd;
          continue;
        }
      }
      const found = this.takeNext(at) ?? this.findAt(at, text.charCodeAt(at));
      if (found === undefined) {
        at = this.skipMark(at);
        continue;
      }
      if (found.start > at) {
        // What is kept in front, such as a user name, may hold a secret itself.
        if (this.next === undefined || found.start < this.next.start) this.next = found;
        at += 1;
        continue;
      }
      output += text.slice(copied, found.start) + replacement(found.kind);
      this.places.push(found);
      at = found.end;
      copied = at;
      this.replacedEnd = at;
      if (this.next !== undefined && this.next.start < at) this.next = undefined;
    }
    return copied === 0 ? text : output + text.slice(copied);
  }

  /** The value of a name, up to a key block inside it: cut in two, the rest of the block would not be known. */
  private takeNext(at: number): Found | undefined {
    const { next } = this;
    if (next?.start !== at) return undefined;
    this.next = undefined;
    const block = this.text.slice(at, next.end).indexOf(BLOCK_START);
    if (block === -1) return next;
    return block === 0 ? undefined : { ...next, end: at + block };
  }

  /**
   * The next place where anything could begin, or where a name ends that may make what follows a secret; nearly all of a text is passed
   * over here. Changes nothing but the name under the cursor: every place is judged as if each had been looked at.
   */
  private passOver(from: number): number {
    const { codes } = this;
    const { length } = this.text;
    let at = from;
    if (at === this.nameEnd && this.mayNameSecret(this.nameStart, at)) return at;
    // Where the name began that the cursor is in; behind the cursor where it is in none.
    let start = at < this.nameEnd ? this.nameStart : at;
    let window = (((codes[at] ?? 0) & FOLD) << 5) | ((codes[at + 1] ?? 0) & FOLD);
    for (; at < length; at += 1) {
      const code = codes[at] ?? 0;
      if (code >= 128 || IS_NAME[code] === 0) {
        if (at > start && code < 128 && MAY_FOLLOW[code] === 1 && this.mayNameSecret(start, at)) {
          this.nameStart = start;
          this.nameEnd = at;
          break;
        }
        start = at + 1;
      }
      window = ((window << 5) | ((codes[at + 2] ?? 0) & FOLD)) & WINDOW;
      if (folded[window] === 1 && this.mayBegin(at)) {
        // Where the run ends is looked up once.
        if (start <= at && at >= this.nameEnd) {
          this.nameStart = start;
          this.nameEnd = this.endOf(at, NAME);
        }
        break;
      }
    }
    this.steps += at - from + 1;
    return at;
  }

  /** Whether what anything begins with stands here. */
  private mayBegin(at: number): boolean {
    const { codes } = this;
    const bucket = bucketByPair[(((codes[at] ?? 0) & 127) << 7) | ((codes[at + 1] ?? 0) & 127)] ?? 0;
    if (bucket === 0) return false;
    const place = (bucket << 7) | ((codes[at + 2] ?? 0) & 127);
    const third = thirds[place] ?? 0;
    if (third === 0) return false;
    if ((third & ANYWHERE) !== 0) return true;
    const beginning = beginnings[beginningAt(place)];
    if (beginning?.isWhole !== false && !this.isWordStart(at)) return false;
    return (third & AT_WORD_START) !== 0 || (beginning !== undefined && this.goesOn(at, beginning.texts));
  }

  /** Whether one of the texts stands here, whose first three characters do. */
  private goesOn(at: number, texts: readonly string[]): boolean {
    const { codes } = this;
    for (const text of texts) {
      let same = 3;
      while (same < text.length && text.charCodeAt(same) === codes[at + same]) same += 1;
      if (same === text.length) return true;
    }
    return false;
  }

  /** Whether `readName` could find anything behind a name that ends here. */
  private mayNameSecret(start: number, end: number): boolean {
    const { codes } = this;
    let code = codes[end] ?? 0;
    if (code === COLON || code === EQUALS) return true;
    let at = end;
    if (isBlank(code)) {
      if (codes[start] === HYPHEN_CODE || codes[Math.max(start, this.replacedEnd)] === HYPHEN_CODE) return true;
      if (end - start >= LONG_NAME && this.mayNameAwsSecret(start, end)) return true;
    } else {
      while (code === BACKSLASH && at < end + 3) code = codes[(at += 1)] ?? 0;
      if (!isQuote(code)) return false;
      at += 1;
      if (codes[at] === CLOSE_BRACKET) at += 1;
    }
    while (at < end + MAX_GAP + 8 && isBlank(codes[at] ?? 0)) at += 1;
    return codes[at] === COLON || codes[at] === EQUALS || isBlank(codes[at] ?? 0);
  }

  /** Whether the name has an `s_s` in it, as `AWS_SECRET` does. */
  private mayNameAwsSecret(start: number, end: number): boolean {
    const { codes } = this;
    for (let at = Math.max(start, end - NAME_LENGTH) + 1; at < end; at += 1) {
      if (codes[at] !== UNDERSCORE_CODE) continue;
      if (((codes[at - 1] ?? 0) | SMALL) === LOWER_S && ((codes[at + 1] ?? 0) | SMALL) === LOWER_S) return true;
    }
    return false;
  }

  /** The next place before `stop` where anything could begin. */
  private skipPlain(start: number, stop: number): number {
    const { codes } = this;
    const last = Math.min(stop, this.text.length - 1);
    let at = start;
    let window = (((codes[at] ?? 0) & FOLD) << 5) | ((codes[at + 1] ?? 0) & FOLD);
    for (; at < last; at += 1) {
      window = ((window << 5) | ((codes[at + 2] ?? 0) & FOLD)) & WINDOW;
      if (folded[window] === 1 && this.mayBegin(at)) break;
    }
    // Nothing begins with the last character alone.
    if (at === this.text.length - 1) at = stop;
    this.steps += at - start + 1;
    return at;
  }

  private findAt(at: number, code: number): Found | undefined {
    const bucket = buckets[bucketByPair[((code & 127) << 7) | (this.text.charCodeAt(at + 1) & 127)] ?? 0];
    if (bucket === undefined) return undefined;
    const known = this.findByForm(at, code) ?? this.findFormat(at, (bucket.formats ??= bucket.rows.map(readFormat)));
    if (known !== undefined || this.onlyKnown) return known;
    return this.findBySetting(at, code) ?? this.findPlace(at, bucket.places);
  }

  private findByForm(at: number, code: number): Found | undefined {
    if (code === HYPHEN_CODE) return this.findKeyBlock(at);
    return code === LOWER_E ? this.findJwt(at) : undefined;
  }

  private findBySetting(at: number, code: number): Found | undefined {
    if (code === COLON) return this.findUrlPassword(at);
    return code === LOWER_B || code === UPPER_B ? this.findBearer(at) : undefined;
  }

  private findFormat(at: number, formats: readonly Format[]): Found | undefined {
    for (const format of formats) {
      this.steps += 1;
      if (!this.text.startsWith(format.prefix, at)) continue;
      if (format.isWhole && !this.isWordStart(at)) continue;
      const start = at + format.prefix.length;
      const end = this.endOfFormat(format, start);
      if (end === undefined) continue;
      const { isKept, before = 0 } = format.traits;
      const first = isKept ? start : this.startBefore(at, before);
      if (first !== undefined) return { start: first, end: this.beforeBlock(start, end), kind: format.kind };
    }
    return undefined;
  }

  /** Where a token begins whose first characters stand in front of what it is known by. */
  private startBefore(at: number, count: number): number | undefined {
    for (let start = at - 1; start >= at - count; start -= 1) {
      if (start < this.replacedEnd || !is(this.text.charCodeAt(start), CREDENTIAL)) return undefined;
    }
    return at - count;
  }

  private endOfFormat({ prefix, parts, isExact, kind, traits }: Format, start: number): number | undefined {
    const { text } = this;
    let end = start;
    let body = '';
    let least = 0;
    let mask = 0;
    for (const part of parts) {
      if (typeof part === 'string') {
        if (!text.startsWith(part, end)) return undefined;
        end += part.length;
        continue;
      }
      mask = part.mask;
      least += part.min;
      const most = part.max === Infinity ? Math.max(HEAD_LENGTH, part.min) : part.max;
      const readEnd = this.endOf(end, mask, end + most);
      const runEnd = this.beforeBlock(end, readEnd);
      body += text.slice(end, runEnd);
      if (runEnd - end < part.min) {
        // Within a longer run, such as a hash, these few characters come up by chance.
        const isOwnInRun = kind === 'throughline-token' && !this.isWordStart(start - prefix.length);
        return !isOwnInRun && this.isCutHere(runEnd) && isCutToken(prefix, body, traits) ? runEnd : undefined;
      }
      end = runEnd;
    }
    if (isExact && is(text.charCodeAt(end), WORD)) return undefined;
    // What must be there is judged, no more: what follows may hold another secret, and must not change what this one is.
    const isOwn = kind === 'throughline-token' || kind === 'signing-key';
    if (traits.holds && !holdsOwnToken(text.slice(start - prefix.length, end))) return undefined;
    if (
      !isOwn &&
      !(traits.checksum && hasChecksum(body)) &&
      !isTokenBody(prefix, isExact ? body : body.slice(0, least), traits)
    )
      return undefined;
    return isExact || mask === 0 ? end : this.endOf(end, mask);
  }

  /** Where a length limit has cut the text. */
  private isCutHere(at: number): boolean {
    return at >= this.text.length || this.text.startsWith('…', at) || this.text.startsWith('...', at);
  }

  private findPlace(at: number, places: Bucket['places']): Found | undefined {
    const { text } = this;
    for (const { start, row } of places) {
      this.steps += 1;
      if (!text.startsWith(start, at) || (isWholePlace(start, row) && !this.isWordStart(at))) continue;
      row.pattern.lastIndex = at;
      const match = row.pattern.exec(text);
      this.steps += match?.[0].length ?? PLACE_STEPS;
      const [from, to] = match?.indices?.groups?.['v'] ?? [];
      if (from === undefined || to === undefined) continue;
      const said = text.slice(from, to);
      const value = row.isSaid === true ? said.replace(/[.,;:?)\]}]{1,4}$/, '') : said;
      if (value.includes(MARK) || !row.accepts(value.slice(0, HEAD_LENGTH))) continue;
      const end = from + value.length;
      return { start: from, end: value.length < HEAD_LENGTH ? end : this.endOf(end, CREDENTIAL), kind: row.kind };
    }
    return undefined;
  }

  /**
   * A private key in PEM, to its end line or, when that was cut off, to the end of the text. A first line that no key follows is
   * only spoken of.
   */
  private findKeyBlock(at: number): Found | undefined {
    const { text } = this;
    if (!text.startsWith(BLOCK_START, at)) return undefined;
    const labelStart = at + BLOCK_START.length;
    const labelEnd = this.endOf(labelStart, LABEL, labelStart + MAX_LABEL_LENGTH);
    if (!text.startsWith('-----', labelEnd) || !text.slice(labelStart, labelEnd).includes('PRIVATE KEY'))
      return undefined;
    KEY_BODY.lastIndex = labelEnd + '-----'.length;
    if (!KEY_BODY.test(text) && !this.isLastLine(at, labelEnd + '-----'.length)) return undefined;
    // Searched once for each block: found or not, everything searched is consumed.
    const endLine = text.indexOf('-----END ', labelEnd);
    let end = text.length;
    if (endLine !== -1) {
      const closing = this.endOf(endLine + '-----END '.length, LABEL, endLine + MAX_LABEL_LENGTH);
      end = text.startsWith('-----', closing) ? closing + '-----'.length : closing;
    }
    this.steps += end - at;
    return { start: at, end, kind: 'private-key' };
  }

  /**
   * The password in `scheme://user:password@host`. The authority ends at a slash and the next one begins after two, so
   * these reads do not overlap; a password with a raw slash is looked for within a bound.
   */
  private findUrlPassword(at: number): Found | undefined {
    const { text } = this;
    if (!text.startsWith('://', at) || !is(text.charCodeAt(at - 1), ALNUM)) return undefined;
    const start = at + '://'.length;
    let end = this.beforeMark(start, this.endUntil(start, ENDS_AUTHORITY));
    const colon = text.slice(start, end).indexOf(':') + start;
    if (colon < start || text.charCodeAt(start) === OPEN_BRACKET) return undefined;
    let atSign = text.slice(colon, end).lastIndexOf('@') + colon;
    if (
      atSign <= colon &&
      is(text.charCodeAt(end), SLASH) &&
      !isPort(text.slice(colon + 1, Math.min(end, colon + 7)))
    ) {
      end = this.beforeMark(end, this.endUntil(end, ENDS_LINE_VALUE, end + MAX_RAW_PASSWORD));
      atSign = text.slice(colon, end).lastIndexOf('@') + colon;
    }
    if (atSign <= colon + 1) return undefined;
    if (
      !isUrlPassword(text.slice(colon + 1, Math.min(atSign, colon + HEAD_LENGTH)), text.slice(Math.max(0, at - 5), at))
    )
      return undefined;
    return { start: colon + 1, end: atSign, kind: 'password' };
  }

  private beforeMark(start: number, end: number): number {
    const place = this.text.slice(start, end).indexOf(MARK);
    return place === -1 ? end : start + place;
  }

  private findJwt(at: number): Found | undefined {
    const { text } = this;
    if (!text.startsWith('eyJ', at)) return undefined;
    const first = this.segmentEnd(0, at);
    if (first - at < JWT_SEGMENT) return undefined;
    const isCutFirst =
      first - at >= 20 && this.isCutHere(first) && /^eyJ(?:hbGci|0eXAi|raWQi)/.test(text.slice(at, at + JWT_SEGMENT));
    if (isCutFirst) return { start: at, end: first, kind: 'jwt' };
    if (!text.startsWith('.eyJ', first)) return undefined;
    const second = this.segmentEnd(2, first + 1);
    if (second - first <= JWT_SEGMENT) return undefined;
    if (this.isCutHere(second)) return { start: at, end: second, kind: 'jwt' };
    if (text.charCodeAt(second) !== DOT_CODE) return undefined;
    const third = this.segmentEnd(4, second + 1);
    if (third - second <= JWT_SEGMENT && !this.isCutHere(third)) return undefined;
    return { start: at, end: third, kind: 'jwt' };
  }

  private segmentEnd(slot: 0 | 2 | 4, at: number): number {
    const start = this.segments[slot] ?? 0;
    const end = this.segments[slot + 1] ?? 0;
    if (at >= start && at < end) return end;
    const fresh = this.endOf(at, TOKEN);
    this.segments[slot] = at;
    this.segments[slot + 1] = fresh;
    return fresh;
  }

  private findBearer(at: number): Found | undefined {
    const word = this.text.slice(at, at + 'bearer '.length);
    if (word.toLowerCase() !== 'bearer ' || !this.isWordStart(at)) return undefined;
    const start = at + word.length;
    const headEnd = this.endOf(start, CREDENTIAL, start + HEAD_LENGTH);
    if (headEnd - start < 20 || !isDrawn(this.text.slice(start, start + 20))) return undefined;
    return { start, end: this.endOf(headEnd, CREDENTIAL), kind: 'authorization' };
  }

  /** Called once at the end of each run of name characters: remembers the value that the name makes secret. */
  private readName(): void {
    const { text } = this;
    const end = this.nameEnd;
    const start = Math.max(this.nameStart, this.replacedEnd, end - NAME_LENGTH);
    if (start >= end || (this.next !== undefined && this.next.start >= end)) return;
    if (!is(text.charCodeAt(end), MAY_SEPARATE)) return;
    const separator = this.readSeparator(end);
    if (separator === undefined) {
      this.next = this.findFlagValue(start, end);
      return;
    }
    this.next = this.findBehind(start, text.slice(start, end), separator);
  }

  private findBehind(start: number, name: string, separator: Separator): Found | undefined {
    const { isPlain, isAuthorization, secret, isOfProvider } = judgeName(name);
    if (isPlain) return undefined;
    if (isAuthorization) return this.findAuthorization(separator.valueStart);
    const named = secret && this.findNamed(start, separator, secret);
    return named ?? (isOfProvider ? this.findByProvider(name, separator) : undefined);
  }

  /** A value that has the form of a provider's keys, under a name that has the provider's name in it. */
  private findByProvider(name: string, { valueStart }: Separator): Found | undefined {
    const { text } = this;
    let start = valueStart;
    while (text.charCodeAt(start) === BACKSLASH && start < valueStart + 3) start += 1;
    if (isQuote(text.charCodeAt(start))) start += 1;
    const headEnd = this.endOf(start, CREDENTIAL, start + SHORTEST_NAMED);
    if (headEnd - start < SHORTEST_NAMED && text.charCodeAt(headEnd) !== COLON) return undefined;
    for (const { pattern, format } of (providers ??= readProviders())) {
      if (!pattern.test(name)) continue;
      if (!text.startsWith(format.prefix, start)) continue;
      const end = this.endOfFormat(format, start + format.prefix.length);
      if (end !== undefined && !is(text.charCodeAt(end), CREDENTIAL)) return { start, end, kind: format.kind };
    }
    return undefined;
  }

  private beforeBlock(start: number, end: number): number {
    const block = this.text.slice(start, end).indexOf(BLOCK_START);
    return block === -1 ? end : start + block;
  }

  private findNamed(nameStart: number, separator: Separator, name: SecretName): Found | undefined {
    const { text } = this;
    const { valueStart } = separator;
    let open = valueStart;
    while (text.charCodeAt(open) === BACKSLASH && open < valueStart + 3) open += 1;
    if (!isQuote(text.charCodeAt(open))) return this.findBare(nameStart, separator, name);
    const start = open + 1;
    const { end, isClosed } = this.readQuoted(open, open - valueStart);
    // Where a quote was cut off or is an apostrophe, a variable's value still ends with its line.
    if (!isClosed && !name.isEnv) return this.findBare(nameStart, { ...separator, valueStart: start }, name);
    if (text.slice(start, end).includes(MARK)) return undefined;
    if (!isQuotedSecret(text.slice(start, Math.min(end, start + HEAD_LENGTH)), name, separator.isTight))
      return undefined;
    return { start, end, kind: name.kind };
  }

  /** `=`, `:`, `:=` or `=>` after a name that may end in a quote, with a few blanks around it. */
  private readSeparator(nameEnd: number): Separator | undefined {
    const { text } = this;
    let at = nameEnd;
    while (text.charCodeAt(at) === BACKSLASH && at < nameEnd + 3) at += 1;
    if (isQuote(text.charCodeAt(at))) {
      at += 1;
      if (text.charCodeAt(at) === CLOSE_BRACKET) at += 1;
    } else if (at > nameEnd) return undefined;
    const signStart = this.skipBlanks(at);
    const sign = text[signStart];
    if (sign !== ':' && sign !== '=') return undefined;
    const second = text[signStart + 1];
    let signEnd = signStart + 1;
    if ((sign === ':' && second === '=') || (sign === '=' && second === '>')) signEnd += 1;
    else if (second === sign || second === '~' || text.startsWith('//', signEnd)) return undefined;
    const valueStart = this.skipBlanks(signEnd);
    return { sign, valueStart, isTight: signStart === nameEnd && valueStart === signEnd };
  }

  /**
   * Quotes may be escaped, as in JSON inside a string. A value ends at the next quote of the same form, and a later
   * value would begin at such a quote, so the reads of one form do not overlap; there are nine forms.
   */
  private readQuoted(open: number, escapes: number): { end: number; isClosed: boolean } {
    const { text } = this;
    if (escapes === 2) return { end: open, isClosed: false };
    const quote = text.charCodeAt(open);
    let backslashes = 0;
    let at = open + 1;
    for (; at < text.length; at += 1) {
      this.steps += 1;
      const code = text.charCodeAt(at);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) break;
      if (code === quote && (escapes === 0 ? backslashes % 2 === 0 : backslashes === escapes)) {
        return { end: at - escapes, isClosed: true };
      }
      backslashes = code === BACKSLASH ? backslashes + 1 : 0;
    }
    return { end: at, isClosed: false };
  }

  private findBare(nameStart: number, separator: Separator, name: SecretName): Found | undefined {
    const { text } = this;
    const isEnvLine = separator.isTight && separator.sign === '=';
    const start = separator.valueStart;
    const ends = isEnvLine && name.isEnv && this.isLineStart(nameStart) ? ENDS_LINE_VALUE : ENDS_BARE;
    const headEnd = this.endUntil(start, ends, start + HEAD_LENGTH);
    const head = text.slice(start, headEnd);
    if (!isBareSecret(head, name, isEnvLine)) return undefined;
    if (separator.sign === ':') {
      const isInSentence = /[A-Za-z] $/.test(text.slice(Math.max(0, nameStart - 2), nameStart));
      if (isInSentence ? !isSecretInSentence(head) : /^[A-Z]?[a-z]+!{1,3}$/.test(head)) return undefined;
    }
    // After a colon prose may follow; a scalar stands alone on its line. What fills the whole head is no prose, and must
    // not be read to its end only to be given up.
    if (separator.sign === ':' && headEnd - start < HEAD_LENGTH) {
      const after = text.charCodeAt(this.skipBlanks(headEnd));
      const isAlone = Number.isNaN(after) || after === LINE_FEED || after === HASH || is(after, ENDS_BARE);
      if (!isAlone) return undefined;
    }
    const end = this.beforeMark(headEnd, this.endUntil(headEnd, ends));
    return { start, end, kind: name.kind };
  }

  /** `--password hunter2`, and the AWS secret that follows its name without a sign. */
  private findFlagValue(start: number, end: number): Found | undefined {
    const { text } = this;
    const isFlag = text.startsWith('--', start);
    if (!isFlag && end - start < 'aws_secret'.length) return undefined;
    const valueStart = this.skipBlanks(end);
    if (valueStart === end) return undefined;
    if (isFlag) {
      const name = secretKindOfName(text.slice(start, end));
      if (name === undefined) return undefined;
      return this.findNamed(start, { sign: '=', valueStart, isTight: false }, name);
    }
    if (!is(text.charCodeAt(valueStart), CREDENTIAL) || !/aws_secret/i.test(text.slice(start, end))) return undefined;
    const mask = ALNUM | SLASH | BASE64_SIGN;
    const headEnd = this.endOf(valueStart, mask, valueStart + AWS_SECRET_LENGTH);
    if (headEnd - valueStart < AWS_SECRET_LENGTH) return undefined;
    return { start: valueStart, end: this.endOf(headEnd, mask), kind: 'secret' };
  }

  /** The credentials of an Authorization header, after the scheme if there is one. */
  private findAuthorization(valueStart: number): Found | undefined {
    const { text } = this;
    let start = valueStart;
    while (text.charCodeAt(start) === BACKSLASH && start < valueStart + 3) start += 1;
    if (isQuote(text.charCodeAt(start))) start += 1;
    const scheme = /^(?:bearer|basic|token|digest|apikey)[ \t]{1,4}/i.exec(text.slice(start, start + 16))?.[0] ?? '';
    start += scheme.length;
    const headEnd = this.beforeBlock(start, this.endOf(start, CREDENTIAL, start + HEAD_LENGTH));
    const head = text.slice(start, headEnd);
    // A scheme is also a word of sentences: `Authorization: token expired`.
    const isCredential =
      scheme === ''
        ? head.length >= 16 && /[0-9]/.test(head) && !isWordy(head)
        : head.length >= 6 && (isDrawn(head) || isStrong(head) || isBasic(head));
    if (!isCredential || isPlaceholder(head)) return undefined;
    return { start, end: this.endOf(headEnd, CREDENTIAL), kind: 'authorization' };
  }

  /** One further, or behind a mark of an earlier redaction, so that its kind is not read as a name. */
  private skipMark(at: number): number {
    if (!this.text.startsWith(MARK, at)) return at + 1;
    const kindStart = at + MARK.length;
    const kindEnd = this.endOf(kindStart, KIND, kindStart + MAX_KIND_LENGTH);
    if (kindEnd === kindStart || this.text.charCodeAt(kindEnd) !== CLOSE_BRACKET) return at + 1;
    this.replacedEnd = kindEnd + 1;
    return kindEnd + 1;
  }

  /** The last line of the text, as where the first line of a file's key is shown alone. */
  private isLastLine(start: number, end: number): boolean {
    const before = this.text.charCodeAt(start - 1);
    return (
      (Number.isNaN(before) || before === LINE_FEED) &&
      this.text.slice(end, end + 3).trim() === '' &&
      end + 2 >= this.text.length
    );
  }

  private endOf(start: number, mask: number, limit = this.text.length): number {
    const { codes } = this;
    let end = start;
    const stop = Math.min(limit, this.text.length);
    while (end < stop && is(codes[end] ?? 0, mask)) end += 1;
    this.steps += end - start + 1;
    return end;
  }

  private endUntil(start: number, mask: number, limit = this.text.length): number {
    const { codes } = this;
    let end = start;
    const stop = Math.min(limit, this.text.length);
    while (end < stop && !is(codes[end] ?? 0, mask)) end += 1;
    this.steps += end - start + 1;
    return end;
  }

  private skipBlanks(start: number): number {
    let at = start;
    while (at < start + MAX_GAP && isBlank(this.codes[at] ?? 0)) at += 1;
    this.steps += at - start + 1;
    return at;
  }

  /** Not inside a word; a letter that ends an escape such as \n or %3D is not part of one. */
  private isWordStart(at: number): boolean {
    const { codes } = this;
    if (at === 0 || at === this.replacedEnd || !is(codes[at - 1] ?? 0, WORD)) return true;
    if (at >= 2 && codes[at - 2] === BACKSLASH && 'nrtbf'.includes(this.text.charAt(at - 1))) return true;
    return at >= 3 && codes[at - 3] === PERCENT;
  }

  private isLineStart(at: number): boolean {
    const before = this.text.slice(Math.max(0, at - 16), at).replace(/(?:export|set|ENV|-e|-)?[ \t]*$/, '');
    return (before === '' && at <= 16) || /(?:\n|\\n|["'`])[ \t]*$/.test(before);
  }
}

/** Nothing but a token begins so. */
const OF_TOKENS_ALONE =
  /^(?:gh[opsur]_|github_pat_|gl[a-z]{2,5}-|npm_|pypi-|hf_|sk-|[sr]k_(?:live|test|prod|org_live|org_test)_|whsec_|AIza|dckr_|shp[a-z]{2}_|SG\.|hvs\.|lin_api_|ntn_|figd_|tskey-)/;
const OF_AWS = /^A[KSB]IA$|^ACCA$/;

function isTokenBody(prefix: string, body: string, { isLoose }: FormatTraits): boolean {
  if (isLoose === true) return /[0-9A-Z]/.test(body) && !isOnlyPlaceholder(body);
  // Amazon's own examples: `AKIAIOSFODNN7EXAMPLE`.
  if (OF_AWS.test(prefix)) return !body.endsWith('EXAMPLE') && isTokenLike(body);
  return OF_TOKENS_ALONE.test(prefix) ? isTokenLike(body) : isDrawn(body);
}

/** So much of a token that its beginning is one, when the rest was cut off. */
function isCutToken(prefix: string, body: string, traits: FormatTraits): boolean {
  if (body.length < (prefix.length < 4 ? 12 : 8) || !isTokenBody(prefix, body, traits)) return false;
  return prefix.length >= 5 || (prefix.length >= 3 && /[^A-Za-z0-9]$/.test(prefix));
}

interface Separator {
  readonly sign: ':' | '=';
  readonly valueStart: number;
  /** Nothing between name, sign and value. */
  readonly isTight: boolean;
}

/** Short passwords are ones here: nothing else stands in this place. But pages are full of `https://abc:xyz@host`. */
function isUrlPassword(password: string, scheme: string): boolean {
  if (password.length < 3 || isPlaceholder(password) !== isPlaceholder(password.padEnd(4, '!'))) {
    return (
      password.length === 3 && !/http|uri|x$|proxy|ftp/i.test(scheme) && !/^(?:bar|xyz|123|pwd|foo)$/i.test(password)
    );
  }
  return !isPlaceholder(password.padEnd(4, '!')) && !/^(?:some|my|db|the)?pass(?:word|wd)?$/i.test(password);
}

function isPort(text: string): boolean {
  return /^[0-9]{0,5}$/.test(text);
}
