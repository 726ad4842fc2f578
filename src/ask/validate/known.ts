// What an answer may know: the figures, dates and ids of the bundle and of the question, in every form in which they may be told again.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { idsOf } from './id-forms.ts';
import { momentsOf, quantitiesOf, type Moment, type Quantity, type Unit } from './quantity.ts';
import { read } from './reading.ts';

export interface Known {
  /** Whether the figure, rounded as it is told, is one of them. */
  holds(quantity: Quantity): boolean;
  holdsMoment(moment: Moment): boolean;
  holdsId(form: string, id: string): boolean;
  /** Whether ids of that form are used at all. */
  uses(form: string): boolean;
  /** Whether these words stand in any text that was given. */
  mentions(words: string): boolean;
}

const MEBIBYTE = 2 ** 20;

/** Of values between 0 and 1, such as a load, a part of a hundred may be told. */
type Held = Unit | 'share';

class Figures {
  private readonly values: Record<Held, number[]> = {
    percent: [],
    share: [],
    bytes: [],
    seconds: [],
    degrees: [],
    plain: [],
  };
  private isSorted = true;

  add(unit: Held, value: number): void {
    this.values[unit].push(value);
    this.isSorted = false;
  }

  has(unit: Held, least: number, most: number): boolean {
    if (!this.isSorted) {
      for (const list of Object.values(this.values)) list.sort((a, b) => a - b);
      this.isSorted = true;
    }
    const list = this.values[unit];
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    return (list[low] ?? Infinity) <= most;
  }
}

const TOLD_ABOUT = 0.06;

function isHeld(figures: Figures, { unit, value, step, isAbout, factor }: Quantity): boolean {
  // A figure that was rounded or cut off where it ends, or is said to be about that.
  const below = isAbout ? Math.max(step, Math.abs(value) * TOLD_ABOUT) : step * 0.5001;
  const above = isAbout ? below : step * 0.9999;
  const near = (as: Held, scale = 1) => figures.has(as, (value - below) * scale, (value + above) * scale);
  const exactly = (as: Held, scale = 1) => figures.has(as, value * scale, value * scale);
  switch (unit) {
    case 'percent':
      return near('percent') || near('share', 1 / 100);
    case 'bytes':
      // Many write GB and mean 2³⁰.
      return near('bytes') || near('bytes', BINARY.get(factor) ?? 1);
    case 'seconds':
      return near('seconds') || (value / factor > MOST_COUNTED && exactly('plain', 1 / factor));
    case 'degrees':
      return near('degrees');
    default:
      // Also without its unit: `load 0.42, memory 24`.
      return ANY.some((as) => (step < 1 || isAbout ? near(as) : exactly(as)));
  }
}

const ANY = ['plain', 'share', 'percent', 'seconds', 'bytes'] as const;
const BINARY = new Map([1, 2, 3, 4].map((power) => [1000 ** power, (1024 / 1000) ** power]));
/** Small numbers stand everywhere by chance. */
const MOST_COUNTED = 12;

const TIMESTAMP = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T/;

export type Values = Readonly<Record<string, unknown>>;

/** The figures of one observation, each by the unit in its name, and what follows from two of them. */
function addValues(figures: Figures, values: Values): void {
  const bytes: number[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'number') continue;
    figures.add(value > 0 && value < 1 ? 'share' : 'plain', value);
    if (name.endsWith('_pct')) for (const each of [value, 100 - value]) figures.add('percent', each);
    else if (name.endsWith('_s')) figures.add('seconds', value);
    else if (name.endsWith('_ms')) figures.add('seconds', value / 1000);
    else if (name.endsWith('_mb')) bytes.push(value * MEBIBYTE);
    else if (name.endsWith('_bytes')) bytes.push(value);
    if (name.endsWith('_mb')) figures.add('bytes', value * 1e6);
  }
  for (const one of bytes) {
    figures.add('bytes', one);
    for (const other of bytes) {
      if (other <= one) continue;
      figures.add('bytes', other - one);
      figures.add('plain', Math.round((other - one) / MEBIBYTE));
    }
  }
  const part = (used: string, whole: string) => {
    const [a, b] = [values[used], values[whole]];
    if (typeof a !== 'number' || typeof b !== 'number' || b === 0) return;
    for (const share of [a / b, 1 - a / b]) figures.add('percent', share * 100);
  };
  for (const name of Object.keys(values)) {
    const stem = /^(.{1,40})_(?:used|free)_(mb|bytes)$/.exec(name);
    if (stem) part(name, `${stem[1]}_total_${stem[2]}`);
  }
}

function addText(figures: Figures, moments: Set<string>, text: string): void {
  const reading = read(text);
  for (const { unit, value, factor } of quantitiesOf({ ...reading, within: new Uint8Array(text.length) })) {
    figures.add(unit, value);
    if (unit !== 'plain') figures.add('plain', value / factor);
    else if (value > 0 && value < 1) figures.add('share', value);
    if (unit === 'percent') figures.add('percent', 100 - value);
  }
  for (const { kind, key } of momentsOf({ ...reading, within: new Uint8Array(text.length) })) {
    moments.add(`${kind} ${key}`);
    if (kind === 'date') moments.add(`date ${key.slice(-5)}`);
    if (kind === 'time') for (const by of [-1, 1]) moments.add(`time ${Number(key) + by}`);
    if (kind === 'version') addVersion(figures, moments, key);
  }
}

function addVersion(figures: Figures, moments: Set<string>, version: string): void {
  moments.add(`version ${version}`);
  const [major = '', minor = ''] = version.split('.');
  for (const part of [major, `${major}.${minor}`]) figures.add('plain', Number(part));
}

/** Of the values that a tool has seen, and of nothing else. */
export function knownValues(values: Values): Pick<Known, 'holds' | 'holdsMoment'> {
  const figures = new Figures();
  const moments = new Set<string>();
  addValues(figures, values);
  for (const value of Object.values(values)) if (typeof value === 'string') addText(figures, moments, spelled(value));
  return {
    holds: (quantity) => isHeld(figures, quantity),
    holdsMoment: ({ kind, key }) => moments.has(`${kind} ${key}`),
  };
}

/** A moment as it is read in a sentence. */
function spelled(text: string): string {
  return TIMESTAMP.test(text) ? text.replace('T', ' ').replace('Z', ' ') : text;
}

const LONG_QUESTION = 240;

export function knownOf(bundle: Bundle, question: string): Known {
  const figures = new Figures();
  const moments = new Set<string>();
  const texts: string[] = [question];
  const visit = (value: Json): void => {
    if (typeof value === 'string') texts.push(spelled(value));
    else if (typeof value === 'number') figures.add('plain', value);
    else if (Array.isArray(value)) {
      figures.add('plain', value.length);
      for (const item of value) visit(item);
    } else if (value !== null && typeof value === 'object') for (const member of Object.values(value)) visit(member);
  };
  const { ranking: _, kernel_hash: _hash, ...told } = bundle;
  visit(told);
  for (const entry of Object.values(bundle.sight)) if (entry.available) addValues(figures, entry.values);
  const all = texts.join('\n');
  addText(figures, moments, all);
  const forms = new Map<string, Set<string>>();
  // The whole text too: ids stand in names and refs that are no sentences.
  for (const { form, id } of idsOf(`${all}\n${canonicalJson(told)}`)) {
    const ids = forms.get(form) ?? new Set();
    ids.add(id);
    forms.set(form, ids);
  }
  // A short question only asks; a long one, or one of several lines, brings texts along.
  const isTold = question.includes('\n') || question.length > LONG_QUESTION;
  const lower = (isTold ? all : texts.slice(1).join('\n')).toLowerCase();
  // The words come from phrases of rules: there are few, and an answer may repeat them without end.
  const mentioned = new Map<string, boolean>();
  const commits = [...(forms.get('commit') ?? [])];
  return {
    holds: (quantity) => isHeld(figures, quantity),
    holdsMoment: ({ kind, key }) => moments.has(`${kind} ${key}`),
    holdsId: (form, id) =>
      forms.get(form)?.has(id) === true ||
      (form === 'commit' && commits.some((commit) => commit.startsWith(id) || id.startsWith(commit))),
    uses: (form) => forms.has(form),
    mentions(words) {
      const remembered = mentioned.get(words);
      if (remembered !== undefined) return remembered;
      const isMentioned = lower.includes(words);
      mentioned.set(words, isMentioned);
      return isMentioned;
    },
  };
}
