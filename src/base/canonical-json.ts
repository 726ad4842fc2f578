// RFC 8785 text of a JSON value: the one form that is hashed and stored. Refuses whatever would not survive a round trip
// through it and through both databases, and says where it stands.
import { refuse } from './contract.ts';
import type { Refusal } from './errors.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface JsonLimits {
  /** Containers inside one another; a scalar has depth 0. */
  readonly maxDepth?: number;
  /** UTF-8 bytes of the canonical text. */
  readonly maxBytes?: number;
}

export const DEFAULT_MAX_DEPTH = 128;
export const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export function canonicalJson(value: unknown, limits?: JsonLimits): string {
  const maxDepth = limits?.maxDepth ?? DEFAULT_MAX_DEPTH;
  const maxBytes = limits?.maxBytes ?? DEFAULT_MAX_BYTES;
  let text: string;
  if (typeof value === 'object' && value !== null) {
    // A nested call (a getter that serialises) must not disturb the path of the outer one.
    text = new Walk(maxDepth, maxBytes).container(value, 0);
  } else {
    text = scalar(value) ?? '';
    if (text === '') throw refuseValue(value, '');
  }
  // A UTF-16 unit is at most three bytes, so the exact count is needed only near the limit.
  if (text.length * 3 > maxBytes && Buffer.byteLength(text) > maxBytes) throw refuseSize(maxBytes);
  return text;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

// Only names that reach a prototype when code assigns them; `toJSON` is refused by its value, a function.
function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** Refuses such a name anywhere in a tree. For what is parsed before its canonical text is made: a parser may drop it. */
export function assertKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (isForbiddenKey(key)) {
      throw refuse('invalid_json_value', `The key ${JSON.stringify(key)} is not allowed.`, { key });
    }
    assertKeys(member);
  }
}

/** Above this length the native functions win over a loop. */
const SHORT = 48;

/** The quoted string, or '' when it is not storable. */
function quote(text: string): string {
  const length = text.length;
  if (length <= SHORT) {
    let at = 0;
    for (; at < length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit < 0x20 || unit === 0x22 || unit === 0x5c || unit > 0x7e) break;
    }
    if (at === length) return '"' + text + '"';
  }
  return isStorable(text) ? JSON.stringify(text) : '';
}

function scalar(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string': {
      const quoted = quote(value);
      return quoted === '' ? undefined : quoted;
    }
    case 'number':
      return Number.isFinite(value) ? '' + value : undefined;
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : undefined;
  }
}

/** Keys repeat in every record, so their check and quoting are remembered; bounded, because keys can be ids. */
const quotedKeys = new Map<string, string>();
const MAX_QUOTED_KEYS = 2048;
const MAX_REMEMBERED_KEY = 64;

/** `"key":`, or '' when the key is refused. */
function quoteKey(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const quoted = isForbiddenKey(key) ? '' : quote(key);
  const text = quoted === '' ? '' : quoted + ':';
  if (key.length <= MAX_REMEMBERED_KEY && quotedKeys.size < MAX_QUOTED_KEYS) quotedKeys.set(key, text);
  return text;
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

class Walk {
  readonly maxDepth: number;
  readonly maxBytes: number;
  /** Where the walk stands: one key or index for each open container. Written only on descent, read only to refuse. */
  readonly path: (string | number)[] = [];

  constructor(maxDepth: number, maxBytes: number) {
    this.maxDepth = maxDepth;
    this.maxBytes = maxBytes;
  }

  container(value: object, depth: number): string {
    if (depth >= this.maxDepth) {
      throw refuse('too_deep', `The value is nested deeper than ${this.maxDepth} levels.`, {
        pointer: pointer(this.path, depth),
        max_depth: this.maxDepth,
      });
    }
    const text = Array.isArray(value) ? this.list(value, depth) : this.record(value, depth);
    // Checked at every container, so that a small graph of shared references cannot unfold into all memory.
    if (text.length > this.maxBytes) throw refuseSize(this.maxBytes);
    return text;
  }

  list(value: readonly unknown[], depth: number): string {
    if (Object.getPrototypeOf(value) !== Array.prototype) throw refuseValue(value, pointer(this.path, depth));
    let text = '[';
    for (let index = 0; index < value.length; index += 1) {
      if (index > 0) text += ',';
      text += this.member(value[index], index, depth);
    }
    return text + ']';
  }

  record(value: object, depth: number): string {
    if (!isPlain(value)) throw refuseValue(value, pointer(this.path, depth));
    const keys = Object.keys(value);
    // `<` and the default sort both compare UTF-16 code units, which is the order of RFC 8785.
    let previous = '';
    for (const key of keys) {
      if (key < previous) {
        keys.sort();
        break;
      }
      previous = key;
    }
    let text = '{';
    for (const key of keys) {
      const quoted = quoteKey(key);
      if (quoted === '') {
        this.path[depth] = key;
        throw refuse('invalid_json_value', `The key ${JSON.stringify(key)} is not allowed.`, {
          pointer: pointer(this.path, depth + 1),
        });
      }
      if (text !== '{') text += ',';
      text += quoted + this.member(value[key], key, depth);
    }
    return text + '}';
  }

  member(member: unknown, key: string | number, depth: number): string {
    if (typeof member === 'object' && member !== null) {
      this.path[depth] = key;
      return this.container(member, depth + 1);
    }
    const text = scalar(member);
    if (text !== undefined) return text;
    this.path[depth] = key;
    throw refuseValue(member, pointer(this.path, depth + 1));
  }
}

function pointer(path: readonly (string | number)[], depth: number): string {
  let text = '';
  for (let level = 0; level < depth; level += 1) {
    text += '/' + String(path[level]).replaceAll('~', '~0').replaceAll('/', '~1');
  }
  // The pointer itself must be storable: it names the bad key of a refusal that may be logged.
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

function refuseValue(value: unknown, where: string): Refusal {
  return refuse('invalid_json_value', `${describe(value)} is not a JSON value (at "${where}").`, { pointer: where });
}

export function refuseSize(maxBytes: number): Refusal {
  return refuse('too_large', `The value is longer than ${maxBytes} bytes.`, { max_bytes: maxBytes });
}

function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'Text with U+0000 or half a surrogate pair';
    case 'number':
      return String(value);
    case 'object':
      return `An object that is not plain (${Object.prototype.toString.call(value).slice(8, -1)})`;
    default:
      return `A value of type ${typeof value}`;
  }
}
