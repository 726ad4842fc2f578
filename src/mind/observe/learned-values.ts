// What a sentence is about where it gives one value that is known by its shape: "the staging bucket is called media-2 now". The thing is
// named by the words before the value. Narrow: few words, and only values of one shape take each other's place.
import type { Subject } from './settings.ts';
import { byCode, stemOf } from './words.ts';
import { isFrame, meaningAt } from './learned-lexicon.ts';

export interface Valued extends Pick<Subject, 'subject'> {
  readonly value: string;
}

const WORD = /`[^`]{1,80}`|[^\s,;()"“”]+|[,;()]/g;

const UNITS: readonly (readonly [string, RegExp])[] = [
  [
    'duration',
    /^(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|segundos|minutos|horas|días|secondes|heures|jours|dias)$/i,
  ],
  ['size', /^[kmgt]i?b$|^(?:kilo|mega|giga)bytes?$/i],
  ['share', /^(?:%|percent|prozent)$/i],
  ['money', /^(?:€|\$|eur|euros?|usd|dollars?|cents?|chf)$/i],
];

/** Shapes of one word, the first that fits. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['name', /^`/],
  [
    'address',
    /^https?:\/\/|^\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?$|^[a-z][\w-]*(?:\.[a-z][\w-]*)+(?::\d{2,5})?$|^[a-z][\w-]*:\d{2,5}$/i,
  ],
  ['clock', /^\d{1,2}:\d\d$|^\d{1,2}(?:am|pm)$/i],
  ['date', /^\d{4}-\d\d-\d\d$|^\d{1,2}(?:st|nd|rd|th)$|^\d{1,2}\.\d{1,2}\.\d{0,4}$/],
  ['day', /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:montag|dienstag|mittwoch|donnerstag|freitag)s?$/i],
  ['version', /^v?\d+(?:\.\d+)+$|^v\d+$/i],
  ['amount', /^\d[\d.,]*(?:ms|s|min|h|d|[kmgt]i?b|%|k|px)$/i],
  ['number', /^\d[\d.,]*$/],
  ['name', /^[#$][a-z_][\w-]*$|^[a-z][a-z\d]*(?:[_-][a-z\d]+)*[_-]?\d+[\w-]*$|^[a-z\d]+(?:_[a-z\d]+)+$/i],
  ['path', /^(?:[~.]{0,2}\/)?[\w.@-]+(?:\/[\w.@*-]+)+\/?$/],
];

const SAME: Readonly<Record<string, string>> = {
  ...{
    database: 'db',
    databases: 'db',
    environment: 'env',
    production: 'prod',
    stage: 'staging',
    stg: 'staging',
    repository: 'repo',
  },
  ...{ configuration: 'config', authentication: 'auth', documentation: 'docs', directory: 'folder' },
};
/** Words that say which kind of value it is: the shape says it already. */
const KIND_WORDS = new Set(
  `address addresses url urls host hostname server box machine endpoint port max maximum min minimum limit size value number default current right correct version name
  is are port time times day date window amount length set goes changed done got went used up now
  adresse dirección adresse puerto`.split(/\s+/),
);
const MOST_WORDS = 4;

interface Word {
  readonly text: string;
  readonly low: string;
  readonly meaning: string | undefined;
}

export function valuedIn(body: string): Valued | undefined {
  const words = read(body);
  const at = words.findIndex(
    (_, place) => shapeAt(words, place) !== undefined && !isDenied(words, place) && !isStart(words, place),
  );
  const shape = shapeAt(words, at);
  if (
    at < 0 ||
    /^(?:under|over|above|below|than|after|before|since|per|until|line|step|page)$/.test(words[at - 1]?.low ?? '')
  )
    return undefined;
  const before = words.slice(0, at).some(({ low, meaning, text }) => isNaming(low, meaning, text))
    ? words.slice(0, at)
    : wordsAfter(words, at);
  // What stands before says under which condition it holds: then it is not the thing's one value.
  if (
    !shape ||
    words.slice(0, at).some(({ meaning }) => meaning === 'IF' || meaning === 'UNLESS' || meaning === 'HEDGE')
  )
    return undefined;
  const named = before.filter(({ text, low, meaning }) => isNaming(low, meaning, text));
  const stems = named
    .flatMap(({ low }) => low.replace(/^['"]|['":]+$/g, '').split(/[-/]/))
    .map((word) => SAME[word] ?? word)
    .filter((word) => word !== '' && !/^\d/.test(word));
  const things = [...new Set(stems.filter((word) => !KIND_WORDS.has(word)).map((word) => stemOf(word)))];
  const all = things.length > 0 ? things : [...new Set(stems.map((word) => stemOf(word)))];
  if (all.length === 0 || all.length > MOST_WORDS) return undefined;
  return { subject: `${shape.shape} of ${all.toSorted(byCode).join(' ')}`, value: shape.value };
}

function isNaming(low: string, meaning: string | undefined, text: string): boolean {
  return meaning === undefined && !isFrame(low) && /[\p{L}\d]/u.test(text);
}

/** "https://… is the proxy", "8090 for the api": what is named behind the value, up to the next sign. */
function wordsAfter(words: readonly Word[], at: number): readonly Word[] {
  const link = words.findIndex(
    ({ low }, place) => place > at && place <= at + 3 && /^(?:is|as|for|ist|als|für|es|est|pour|para)$/.test(low),
  );
  if (link === -1) return [];
  const end = words.findIndex(
    ({ low, meaning }, place) => place > link && (/^[,;()]$/.test(low) || meaning === 'BECAUSE' || meaning === 'NOW'),
  );
  return words.slice(link + 1, end === -1 ? undefined : end);
}

function read(body: string): Word[] {
  const raw = (body.replaceAll('’', "'").match(WORD) ?? [])
    .slice(0, 40)
    .map((text) => text.replace(/(?<=.)[.:!]+$/, ''));
  const lower = raw.map((text) => text.toLowerCase());
  const words: Word[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const found = meaningAt(lower, at);
    const count = found?.[1] ?? 1;
    for (let place = at; place < at + count; place += 1)
      words.push({ text: raw[place] ?? '', low: lower[place] ?? '', meaning: found?.[0] });
    at += count - 1;
  }
  return words;
}

function shapeAt(words: readonly Word[], at: number): { readonly shape: string; readonly value: string } | undefined {
  const { text = '', low = '' } = words[at] ?? {};
  const shape = SHAPES.find(([, pattern]) => pattern.test(text))?.[0];
  if (shape === undefined) return undefined;
  if (shape === 'amount') {
    const [, digits = '', unit = ''] = /^([\d.,]+)(\D+)$/.exec(low) ?? [];
    return { shape: UNITS.find(([, pattern]) => pattern.test(unit))?.[0] ?? 'number', value: `${digits} ${unit}` };
  }
  if (shape === 'number') {
    const next = words[at + 1];
    const unit = next && UNITS.find(([, pattern]) => pattern.test(next.low))?.[0];
    if (unit !== undefined) return { shape: unit, value: `${low} ${next?.low ?? ''}` };
    // "3 replicas": another number of something else is no contradiction.
    const counted =
      next && next.meaning === undefined && !isFrame(next.low) && /^\p{L}+$/u.test(next.low) ? stemOf(next.low) : '';
    return { shape: counted === '' ? 'number' : `number (${counted})`, value: low };
  }
  return { shape, value: low.replaceAll('`', '') };
}

/** "isn't on 8080 any more", "not 8080". */
function isDenied(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 4) && words[place]?.low !== ','; place -= 1) {
    const { meaning, low = '' } = words[place] ?? {};
    if (meaning === 'NOT' || meaning === 'NEVER' || meaning === 'NO' || low === 'was' || low === "isn't") return true;
  }
  return false;
}

/** "from 10 to 25". */
function isStart(words: readonly Word[], at: number): boolean {
  return (
    /^(?:from|von|de)$/.test(words[at - 1]?.low ?? '') &&
    words.slice(at + 1, at + 4).some(({ low }) => /^(?:to|auf|a|à|para)$/.test(low))
  );
}
