// Values that are known by their shape: amounts with a unit, counts, intervals, addresses, clocks, names. Data and pure functions over the
// words of one sentence.
import { isFrame } from './learned-lexicon.ts';
import { stemOf } from './words.ts';

export interface Word {
  readonly text: string;
  readonly low: string;
  readonly meaning: string | undefined;
}

export interface Shaped {
  readonly shape: string;
  readonly value: string;
  /** So many words. */
  readonly count: number;
}

const UNITS: readonly (readonly [string, RegExp])[] = [
  [
    'duration',
    /^(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monaten?|jahren?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondes?|heures?|jours?|semaines?|mois|ans|dias?|anos?|seconden|minuut|uur|dag(?:en)?|maand(?:en)?|jaar|secondi|minuti|ore|giorni)$/i,
  ],
  ['size', /^[kmgt]i?b$|^(?:kilo|mega|giga)?bytes?$/i],
  ['length', /^(?:mm|cm|km|px|inch(?:es)?|chars?|characters?|zeichen)$/i],
  ['bandwidth', /^[kmg]bit(?:\/s)?$|^[kmg]bps$/i],
  ['frequency', /^[kmg]?hz$/i],
  ['voltage', /^m?v$|^volts?$/i],
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
  ['version', /^(?!0\.\d+$)v?\d+(?:\.\d+)+$|^v\d+$/i],
  ['amount', /^\d[\d.,]*(?:ns|us|ms|s|min|h|d|[kmgt]i?b|[kmg]bit|[kmg]?hz|m?v|%|k|px|mm|cm)$/i],
  ['number', /^\d[\d.,]*$/],
  ['name', /^[#$][a-z_][\w-]*$|^[a-z][a-z\d]*(?:[_-][a-z\d]+)*[_-]?\d+[\w-]*$|^[a-z\d]+(?:_[a-z\d]+)+$/i],
  ['path', /^(?:[~.]{0,2}\/)?[\w.@-]+(?:\/[\w.@*-]+)+\/?$/],
];

/** Numbers that are written out; they count where something counted or a unit follows. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
  ...{
    zwei: '2',
    drei: '3',
    vier: '4',
    fünf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
    neun: '9',
    zehn: '10',
    zwölf: '12',
  },
  ...{ fifteen: '15', twenty: '20', thirty: '30', fünfzehn: '15', zwanzig: '20', dreißig: '30' },
  ...{ veinte: '20', treinta: '30', vingt: '20', trente: '30', twintig: '20', dertig: '30' },
  ...{ dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', ocho: '8', diez: '10' },
  ...{ deux: '2', trois: '3', quatre: '4', cinq: '5', huit: '8', dix: '10' },
  ...{ twee: '2', drie: '3', vijf: '5', zes: '6', tien: '10' },
};
/** An article as well: it is a number before a unit alone. */
const ONE = /^(?:one|an?|eine[rnm]?|una?|une)$/i;
const EVERY = /^(?:every|each|all[er]?|jede[nrms]?|cada|chaque|toutes|tous|todos|todas|elke|iedere|ogni)$/i;
/** "8 GB ram" and "8 GB disk" hold side by side. */
const OF_SIZE = /^(?:ram|memory|disk|heap|swap|vram|storage)/;
const ARTICLE = /^(?:the|les|las|los|die)$/i;
const TO = /^(?:to|bis|à|a|tot|or|-|–)$/i;
const PER = /^(?:per|pro|por|par|a|an|the)$/i;

export function shapeAt(words: readonly Word[], at: number): Shaped | undefined {
  return everyAt(words, at) ?? numberAt(words, at) ?? nameAt(words, at);
}

/** "every 15 minutes", "jede Stunde". */
function everyAt(words: readonly Word[], at: number): Shaped | undefined {
  if (!EVERY.test(words[at]?.low ?? '')) return undefined;
  const skip = ARTICLE.test(words[at + 1]?.low ?? '') ? 2 : 1;
  const low = words[at + skip]?.low ?? '';
  if (unitOf(low) === 'duration' && low.length > 2)
    return { shape: 'interval', value: `1 ${stemOf(low)}`, count: skip + 1 };
  const amount = numberAt(words, at + skip);
  return amount?.shape === 'duration'
    ? { shape: 'interval', value: amount.value, count: skip + amount.count }
    : undefined;
}

function numberAt(words: readonly Word[], at: number): Shaped | undefined {
  const low = words[at]?.low ?? '';
  const [, digits, glued] = /^(\d[\d.,]*)(\D*)$/.exec(low) ?? [];
  const next = words[at + 1]?.low ?? '';
  if (digits === undefined) {
    const isOne =
      ONE.test(low) && next.length > 2 && (unitOf(next) !== undefined || (low === 'one' && REVIEWS.test(next)));
    const spelled = NUMBERS[low] ?? (isOne ? '1' : undefined);
    if (spelled === undefined) return undefined;
    const found = measured(words, at + 1, spelled);
    return found.shape === 'number' ? undefined : { ...found, count: found.count + 1 };
  }
  if (glued !== undefined && glued !== '') {
    const isAmount = SHAPES.find(([, pattern]) => pattern.test(low))?.[0] === 'amount';
    return isAmount ? { shape: unitOf(glued) ?? 'number', value: `${digits} ${glued}`, count: 1 } : undefined;
  }
  if (SHAPES.find(([, pattern]) => pattern.test(low))?.[0] !== 'number') return undefined;
  // "2 to 6 people"
  const isChange = /^(?:from|von|de|van)$/.test(words[at - 1]?.low ?? '');
  const end = TO.test(next) && !isChange ? /^\d[\d.,]*$/.exec(words[at + 2]?.low ?? '')?.[0] : undefined;
  const hour =
    end === undefined
      ? HOUR.exec(
          words
            .slice(at + 1, at + 4)
            .map((word) => word.low)
            .join(' '),
        )?.[0]
      : undefined;
  if (hour !== undefined) return { shape: 'clock', value: `${digits} ${hour}`, count: 1 + hour.split(' ').length };
  const found = end === undefined ? measured(words, at + 1, digits) : measured(words, at + 3, `${digits} to ${end}`);
  return { ...found, count: found.count + (end === undefined ? 1 : 3) };
}

/** A number by what stands behind it: its unit, or what it counts; and for which time. */
function measured(words: readonly Word[], at: number, number: string): Shaped {
  const next = words[at];
  const unit = next && unitOf(next.low);
  const isCounted =
    next && next.meaning === undefined && !isFrame(next.low) && !UNCOUNTED.test(next.low) && /^\p{L}+$/u.test(next.low);
  if (unit === undefined && !isCounted) return { shape: 'number', value: number, count: 0 };
  const low = next?.low ?? '';
  const per = PER.test(words[at + 1]?.low ?? '') ? perAt(words, at + 2) : undefined;
  const whole = `${number} ${low}${per ? ` per ${per.value}` : ''}`;
  const count = 1 + (per ? 1 + per.count : 0);
  // "3 replicas": another number of something else is no contradiction.
  if (unit === undefined)
    return { shape: `number (${COUNTED_ALIKE[stemOf(low)] ?? stemOf(low)})`, value: per ? whole : number, count };
  const of = unit === 'size' ? OF_SIZE.exec(words[at + 1]?.low ?? '')?.[0] : undefined;
  return { shape: of === undefined ? unit : `${unit} (${of})`, value: whole, count };
}

/** "5 in the morning", "9 o'clock". */
const HOUR = /^(?:am|pm|uhr|o'clock|utc|cet|in the (?:morning|evening|afternoon)|at night)\b/;
const REVIEWS = /^(?:approvals?|reviewers?|reviews?)$/;

/** Told of the number, and not what is counted. */
const UNCOUNTED = /^(?:extra|more|max|maximum|min|minimum|total|instead|again|long|wide|deep|tall|high|old)$/;
const COUNTED_ALIKE: Readonly<Record<string, string>> = { reviewer: 'approval', review: 'approval' };

function perAt(words: readonly Word[], at: number): { readonly value: string; readonly count: number } | undefined {
  const [low, next] = [words[at]?.low ?? '', words[at + 1]?.low ?? ''];
  if (unitOf(low) === 'duration') return { value: stemOf(low), count: 1 };
  return /^\d/.test(low) && unitOf(next) === 'duration' ? { value: `${low} ${stemOf(next)}`, count: 2 } : undefined;
}

function nameAt(words: readonly Word[], at: number): Shaped | undefined {
  const { text = '', low = '' } = words[at] ?? {};
  const shape = SHAPES.find(([, pattern]) => pattern.test(text))?.[0];
  return shape === undefined ? undefined : { shape, value: low.replaceAll('`', ''), count: 1 };
}

function unitOf(low: string): string | undefined {
  return UNITS.find(([, pattern]) => pattern.test(low))?.[0];
}

/** A measure: of one thing it has one value, whatever is said around it. */
export function isMeasure(shape: string): boolean {
  return /^(?:duration|size|length|bandwidth|frequency|voltage|share|money|interval|clock|day|number)/.test(shape);
}
