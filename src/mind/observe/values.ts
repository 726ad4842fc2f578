// What a sentence is about where it gives one value that is known by its shape: "the staging bucket is called media-2 now". The thing is
// named by the words before the value. Narrow: few words, and only values of one shape take each other's place.
import type { Subject } from './settings.ts';
import { isFrame, meaningAt } from './learned-lexicon.ts';
import { shapeAt, type Shaped, type Word } from './value-shapes.ts';
import { byCode, stemOf } from './words.ts';

export interface Valued extends Pick<Subject, 'subject'> {
  readonly value: string;
  readonly shape: string;
}

const WORD = /`[^`]{1,80}`|[^\s,;()"“”]+|[,;()]/g;

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
  ...{ prs: 'pr', mrs: 'mr', ids: 'id', apis: 'api', vms: 'vm' },
  ...{ configuration: 'config', authentication: 'auth', documentation: 'docs', directory: 'folder' },
};
/** Words that say which kind of value it is: the shape says it already. */
const KIND_WORDS = new Set(
  `address addresses url urls host hostname server box machine endpoint port max maximum min minimum limit size value number default current right correct version name
  is are port time times day date window amount length set goes changed done got went used up now
  base ip vm service instance adresse dirección adresse puerto`.split(/\s+/),
);
/** Words of several languages that name nothing, and such as tell of a change. */
const EMPTY_WORDS = new Set(
  `can could may will would be been being most least about around roughly exactly takes take have has having we i you they he she it us our your their my
  le les des du la el los las una een het der die das den dem ein eine einen einer unser unsere nuestro nuestra notre nos onze gli
  es wir ihr sie on nous vous c'est ce sind werden wird kann können puede pueden peut peuvent kan kunnen mag mogen hemos han ha van va
  below above under over enough
  smaller larger bigger longer shorter less fewer more
  went raised lowered bumped increased decreased cut gets sets down new moved cambiado cambiamos wurde nu`.split(/\s+/),
);
const MOST_WORDS = 4;
const NO_VALUE = /^(?:under|over|above|below|than|after|before|since|per|until|line|step|page|unter|über|nach|vor|ab)$/;
/** "smaller than 300 kb" */
const COMPARED = /^(?:smaller|larger|bigger|longer|shorter|less|fewer|more|older|younger|higher|lower)$/;

export function valuedIn(body: string): Valued | undefined {
  const words = read(body);
  const found = valueIn(words);
  if (!found) return undefined;
  const { at, shaped } = found;
  const clause = words.slice(clauseStart(words, at), at);
  const named = thingIn(clause, shaped.shape);
  const before = named.some(isNaming) ? named : wordsAfter(words, at);
  // What stands before says under which condition it holds: then it is not the thing's one value.
  const isConditional = words
    .slice(0, at)
    .some(({ meaning }) => meaning === 'IF' || meaning === 'UNLESS' || meaning === 'HEDGE');
  const isBounded =
    NO_VALUE.test(words[at - 1]?.low ?? '') &&
    !COMPARED.test(words[at - 2]?.low ?? '') &&
    !(
      /^(?:below|under|over|above)$/.test(words[at - 1]?.low ?? '') &&
      /^(?:be|stay|stays)$/.test(words[at - 2]?.low ?? '')
    ) &&
    !/^(?:expires?|out)$/.test(words[at - 2]?.low ?? '');
  // "We do not deploy on Fridays": the other days are meant.
  const isNoDay = shaped.shape === 'day' && words.some(({ meaning }) => meaning === 'NOT' || meaning === 'NEVER');
  if (isConditional || isBounded || isNoDay) return undefined;
  const shape = shapeSaid(words, shaped.shape);
  const stems = before
    .filter(isNaming)
    .flatMap(({ low }) => low.replace(/^['"]|['":]+$/g, '').split(/[-/]/))
    .map((word) => SAME[word] ?? word)
    .filter((word) => stemOf(word) !== '' && !/^\d/.test(word) && !EMPTY_WORDS.has(word));
  const things = [...new Set(stems.filter((word) => !KIND_WORDS.has(word)).map((word) => thingIs(word, shape)))].filter(
    (word) => word !== '',
  );
  const all =
    things.length > 0 || stems.length === 0
      ? things
      : (OF_ALL.find(([shapes]) => shapes.test(shape))?.[1] ?? [...new Set(stems.map((word) => stemOf(word)))]);
  if (all.length === 0 && isOurs(words, shape)) return { subject: `${shape} of project`, value: shaped.value, shape };
  if (all.length === 0 || all.length > MOST_WORDS) return undefined;
  return { subject: `${shape} of ${all.toSorted(byCode).join(' ')}`, value: shaped.value, shape };
}

/** Whether a value that is known by its shape stands in it, whatever it is the value of. */
export function givesValue(body: string): boolean {
  return valueIn(read(body)) !== undefined;
}

/** A statement with another value of the same shape in the place of its own: "thursdays" for "deploys go out on tuesdays". */
export function withOtherValue(statement: string, said: string): string | undefined {
  const bare = said
    .replace(/^(?:it(?:['’]s| is)|make (?:it|that)|at|on|to|in|every|um|auf|a las|à)\s+/i, '')
    .replace(/[.!]+$/, '');
  const words = read(bare);
  const other = shapeAt(words, 0);
  const known = read(statement);
  const found = other?.count === words.length ? valueIn(known) : undefined;
  if (!found || found.shaped.shape !== other?.shape) return undefined;
  const old = known.slice(found.at, found.at + found.shaped.count).map(({ text }) => text);
  const at = statement.indexOf(old.join(' '));
  return at === -1 ? undefined : `${statement.slice(0, at)}${bare}${statement.slice(at + old.join(' ').length)}`;
}

/** "The polling interval is 1 second" says how often, as "every second" does. */
function shapeSaid(words: readonly Word[], shape: string): string {
  return shape === 'duration' && words.some(({ low }) => /^(?:interval|frequency)$/.test(low)) ? 'interval' : shape;
}

/** "We run 5 replicas": of the whole project. */
function isOurs(words: readonly Word[], shape: string): boolean {
  return shape.startsWith('number (') && words[0]?.low === 'we' && /^(?:have|run|use|are)$/.test(words[1]?.low ?? '');
}

/** A word of the thing in one form for values of this shape; empty where the shape says it already. */
function thingIs(word: string, shape: string): string {
  const stem = stemOf(word);
  const known = ALIKE.find(([shapes, words]) => shapes.test(shape) && words.has(stem));
  return known ? known[2] : stem;
}

/** What people call alike where a value of such a shape follows. */
const ALIKE: readonly (readonly [RegExp, ReadonlySet<string>, string])[] = [
  [/^(?:day|interval|clock)/, stemsOf('deploy deployment deploys ship shipping rollout release releasing'), 'releas'],
  [/^interval/, stemsOf('poller polls'), 'poll'],
  [/^(?:day|interval|clock)/, stemsOf('send sent sending mailed goes go out happen happens interval'), ''],
  [/^interval/, stemsOf('run runs take taken taking made'), ''],
  [
    /^duration/,
    stemsOf(
      'timeout time ttl lifetime life valid validity expire expires last lasts live lives kept keep stored archived retention stay stays',
    ),
    '',
  ],
  [/^(?:size|length|number|share|money)/, stemsOf('limited limit cap capped threshold quota rate gets costs cost'), ''],
  [/^frequency/, stemsOf('rate runs running'), ''],
  [/^number \((?:request|call)/, stemsOf('api rate default'), ''],
];

/** What is meant where such a value is said of nothing but itself. */
const OF_ALL: readonly (readonly [RegExp, readonly string[]])[] = [[/^number \((?:request|call)\)/, ['limit']]];

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => stemOf(word)));
}

/** The first value that is neither denied nor where a change began. */
function valueIn(words: readonly Word[]): { readonly at: number; readonly shaped: Shaped } | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const shaped = shapeAt(words, at);
    if (!shaped) continue;
    if (!isDenied(words, at) && !isStart(words, at, shaped) && !isPast(words, at + shaped.count)) return { at, shaped };
    at += shaped.count - 1;
  }
  return undefined;
}

/** Behind the last sign before the value, where something is named there; else from the beginning. */
function clauseStart(words: readonly Word[], at: number): number {
  const sign = words.findLastIndex(({ low }, place) => place < at && /^[,;()]$/.test(low));
  return words.slice(sign + 1, at).some(isNaming) ? sign + 1 : 0;
}

const ENVIRONMENT = /^(?:staging|stg|stage|prod|production|dev|development|test|ci|local|locally|qa|live|preview)$/;

/** Of an address, what stands before the verb, and in which environment: the rest tells how it is reached. */
function thingIn(clause: readonly Word[], shape: string): readonly Word[] {
  if (shape !== 'address') return clause;
  const verb = clause.findIndex(
    ({ meaning }, place) => VERBS.has(meaning ?? '') && clause.slice(0, place).some(isNaming),
  );
  return verb === -1 ? clause : clause.filter(({ low }, place) => place < verb || ENVIRONMENT.test(low));
}

const VERBS = new Set(['IS', 'WAS', 'LIVES', 'MOVED']);

function isNaming({ low, meaning, text }: Word): boolean {
  return (
    meaning === undefined && (!isFrame(low) || low === 'default') && /[\p{L}\d]/u.test(text) && !EMPTY_WORDS.has(low)
  );
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

/** "isn't on 8080 any more", "not 8080", "instead of 8080", "forget the 8080". */
function isDenied(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 4) && words[place]?.low !== ','; place -= 1) {
    const { meaning, low = '' } = words[place] ?? {};
    const isRaised = low === 'was' && words[place + 1]?.meaning === 'MOVED';
    if (meaning === 'NOT' || meaning === 'NEVER' || meaning === 'NO' || low === "isn't") return true;
    if (low === 'was' && !isRaised) return true;
    if (place >= at - 2 && /^(?:forget|not|pas|nicht|niet|statt|instead|besides)$/.test(low)) return true;
    if (place >= at - 2 && meaning === 'INSTEAD') return true;
  }
  return false;
}

/** "30 seconds is too short", "8080 was the old one". */
function isPast(words: readonly Word[], after: number): boolean {
  const [verb, next] = [words[after], words[after + 1]];
  if (verb?.meaning === 'WAS' || verb?.meaning === 'NOLONGER' || /^(?:died|left)$/.test(verb?.low ?? '')) return true;
  return verb?.meaning === 'IS' && (next?.meaning === 'TOO' || next?.meaning === 'NOLONGER' || next?.low === 'zu');
}

/** "from 10 to 25", "from 2 seconds to 500 ms". */
function isStart(words: readonly Word[], at: number, { count }: Shaped): boolean {
  return (
    /^(?:from|von|de|van)$/.test(words[at - 1]?.low ?? '') &&
    /^(?:to|auf|a|à|para|naar)$/.test(words[at + count]?.low ?? '')
  );
}
