// The figures of a text: each with its place, its unit, and how exactly it is told.
import { CODE, INLINE_CODE, type Reading } from './reading.ts';

export type Unit = 'percent' | 'bytes' | 'seconds' | 'degrees' | 'plain';

export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** As it is written, without the unit. */
  readonly written: string;
  readonly unit: Unit;
  /** In percent, bytes, seconds or as it is. */
  readonly value: number;
  /** The size of the last digit that is told, in the same unit. */
  readonly step: number;
  /** Said to be about that. */
  readonly isAbout: boolean;
  /** Written as a word: `two`. */
  readonly isWord: boolean;
  /** The factor of the unit as it is written: of `GB`, 10⁹. */
  readonly factor: number;
}

const UNITS = new Map<string, readonly [Unit, number]>([
  ...['%', 'percent', 'pct', '٪'].map((name) => [name, ['percent', 1]] as const),
  ...['b', 'byte', 'bytes'].map((name) => [name, ['bytes', 1]] as const),
  ...['kb', 'kilobytes', 'kilobyte'].map((name) => [name, ['bytes', 1e3]] as const),
  ...['mb', 'megabytes', 'megabyte'].map((name) => [name, ['bytes', 1e6]] as const),
  ...['gb', 'gigabytes', 'gigabyte', 'gigs'].map((name) => [name, ['bytes', 1e9]] as const),
  ...['tb', 'terabytes', 'terabyte'].map((name) => [name, ['bytes', 1e12]] as const),
  ['kib', ['bytes', 2 ** 10]],
  ['mib', ['bytes', 2 ** 20]],
  ['gib', ['bytes', 2 ** 30]],
  ['tib', ['bytes', 2 ** 40]],
  ...['ms', 'millisecond', 'milliseconds'].map((name) => [name, ['seconds', 1e-3]] as const),
  ...['s', 'sec', 'secs', 'second', 'seconds'].map((name) => [name, ['seconds', 1]] as const),
  ...['min', 'mins', 'minute', 'minutes'].map((name) => [name, ['seconds', 60]] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map((name) => [name, ['seconds', 3600]] as const),
  ...['d', 'day', 'days'].map((name) => [name, ['seconds', 86_400]] as const),
  ...['week', 'weeks'].map((name) => [name, ['seconds', 604_800]] as const),
  ...['°c', '°f', '°'].map((name) => [name, ['degrees', 1]] as const),
]);

const NUMBER_WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, value) => [word, value]),
);

const ABOUT =
  /(?:about|around|roughly|nearly|almost|approximately|approx\.?|some|over|under|than|circa|ca\.?|little|~|≈)[\s(]{0,2}$/i;
const NUMBER = /[0-9]+(?:[.,:][0-9]+)*/g;
const UNIT = /^[ \u00a0\u202f]?(%|٪|°[CF]?|[A-Za-z]{1,12})(?![\p{L}\p{N}])/u;
/** What stands directly before a number that is part of a name: `T12`, `SHA-256`, `#4`, `a/2`, `HEAD~1`. */
const NAMES_BEFORE = /[\p{L}_#@/$\\]$|[\p{L}\p{N}_]-$|[\p{L}\p{N}]~$|[A-Za-z0-9_]\.$/u;

/** What stands within code is passed over, unless it is nothing but a figure. */
export function quantitiesOf(reading: Reading): Quantity[] {
  const { text, within } = reading;
  const found: Quantity[] = [];
  for (const { 0: written, index: start } of text.matchAll(NUMBER)) {
    const end = start + written.length;
    const kind = within[start];
    if (kind === CODE || (kind === INLINE_CODE && !isOnlyFigure(text, start, end))) continue;
    if (NAMES_BEFORE.test(text.slice(Math.max(0, start - 3), start))) continue;
    const quantity = quantityAt(text, written, start, end);
    if (quantity) found.push(quantity);
  }
  for (const { word, start, end, within: kind } of reading.words) {
    const value = NUMBER_WORDS.get(word);
    if (value === undefined || kind === CODE || kind === INLINE_CODE) continue;
    // `one` is a word of many uses.
    const [unit, factor] = unitAfter(text, end) ?? (['plain', 1] as const);
    if (value === 1 && unit === 'plain') continue;
    const isAbout = ABOUT.test(text.slice(Math.max(0, start - 16), start));
    const step = factor;
    found.push({ start, end, written: word, unit, value: value * factor, step, isAbout, isWord: true, factor });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function isOnlyFigure(text: string, start: number, end: number): boolean {
  return text[start - 1] === '`' && /^[ ]?[%A-Za-z]{0,8}`/.test(text.slice(end, end + 10));
}

function unitAfter(text: string, end: number): readonly [Unit, number] | undefined {
  const [, name] = UNIT.exec(text.slice(end, end + 16)) ?? [];
  return name === undefined ? undefined : UNITS.get(name.toLowerCase());
}

function quantityAt(text: string, written: string, start: number, end: number): Quantity | undefined {
  if (written.includes(':')) return undefined;
  const plain = numberIn(written);
  if (plain === undefined) return undefined;
  const known = unitAfter(text, end);
  const following = text[end] ?? '';
  // `3rd`, `2x`, `0f3a`: no figure of its own.
  if (!known && /[\p{L}_]/u.test(following)) return undefined;
  if (/[/^]/.test(following) && /[0-9A-Za-z]/.test(text[end + 1] ?? '')) return undefined;
  const [unit, factor] = known ?? (['plain', 1] as const);
  const decimals = /^[0-9]{1,3}(?:,[0-9]{3})+$/.test(written)
    ? 0
    : (/[.](?<d>[0-9]+)$/.exec(written)?.[1]?.length ?? 0);
  const isAbout = ABOUT.test(text.slice(Math.max(0, start - 16), start));
  return {
    start,
    end,
    written,
    unit,
    value: plain * factor,
    step: 10 ** -decimals * factor,
    isAbout,
    isWord: false,
    factor,
  };
}

/** Undefined for a version, an address, a date. */
function numberIn(written: string): number | undefined {
  if (written.length > 24) return undefined;
  if (/^[0-9]+$/.test(written) || /^[0-9]+\.[0-9]+$/.test(written)) return Number(written);
  if (/^[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?$/.test(written)) return Number(written.replaceAll(',', ''));
  return undefined;
}

/** Of a list in the order of their places, those that begin within it. */
export function quantitiesIn(quantities: readonly Quantity[], start: number, end: number): readonly Quantity[] {
  let [low, high] = [0, quantities.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quantities[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((quantities[last]?.start ?? Infinity) < end) last += 1;
  return quantities.slice(low, last);
}

/** Dates as `2026-11-18` or `11-18`, and times as minutes of the day. */
export interface Moment {
  readonly start: number;
  readonly end: number;
  readonly kind: 'date' | 'time' | 'version';
  readonly key: string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const ISO = /(?<![0-9-])([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9-])/g;
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:([0-9]{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) ([0-9]{1,2})(?:st|nd|rd|th)?)(?![\p{L}\p{N}])(?:,? ([0-9]{4}))?`,
  'giu',
);
const TIME = /(?<![0-9:.])([0-9]{1,2}):([0-9]{2})(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?![0-9:])/g;
const VERSION = /(?<![\p{L}\p{N}._/-])v?([0-9]{1,5}(?:\.[0-9]{1,5}){2,3})(?![0-9.]*[0-9])/gu;

export function momentsOf({ text, within }: Reading): Moment[] {
  const found: Moment[] = [];
  const add = (kind: Moment['kind'], match: RegExpExecArray, key: string) => {
    const code = within[match.index];
    if (code === CODE || code === INLINE_CODE) return;
    found.push({ start: match.index, end: match.index + match[0].length, kind, key });
  };
  for (const match of text.matchAll(ISO)) add('date', match, `${match[1]}-${match[2]}-${match[3]}`);
  for (const match of text.matchAll(SPELLED)) {
    const month = (match[2] ?? match[3] ?? '').toLowerCase().slice(0, 3);
    const number = MONTHS.findIndex((name) => name.startsWith(month)) + 1;
    const day = Number(match[1] ?? match[4]);
    const date = `${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    add('date', match, match[5] === undefined ? date : `${match[5]}-${date}`);
  }
  for (const match of text.matchAll(TIME)) {
    const minutes = Number(match[1]) * 60 + Number(match[2]);
    if (Number(match[1]) < 24 && Number(match[2]) < 60) add('time', match, String(minutes));
  }
  for (const match of text.matchAll(VERSION)) add('version', match, match[1] ?? '');
  return found.toSorted((a, b) => a.start - b.start);
}
