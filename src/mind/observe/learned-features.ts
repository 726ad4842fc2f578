// What the scorer sees of a sentence: its words by what they do, the shapes of names and values in it, how it begins, where it stands in
// the message and what the agent said before. Pure. A feature is a short text, so that a score can be read.
import { stemOf } from './words.ts';
import { saysChanged } from './changes.ts';
import { isFrame, isTask, meaningAt } from './learned-lexicon.ts';
import { MOOD_RULES } from './moods.ts';
import { valuedIn } from './values.ts';

export interface Said {
  /** A sentence or a clause, with its lead. */
  readonly text: string;
  /** Its place among the sentences of the message, and how many these are. */
  readonly index: number;
  readonly count: number;
  /** What the agent said last; null where nobody has spoken yet, undefined where it is not known. */
  readonly before?: string | null | undefined;
  /** The sentences of the same message before this one, the first and the last of them. */
  readonly opening?: string | undefined;
  readonly previous?: string | undefined;
  /** The id of the rule that fires on it. */
  readonly rule?: string | undefined;
}

const WORD =
  /`[^`]{1,120}`|https?:\/\/[^\s,;)"'<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[#$][\p{L}_][\p{L}\p{N}_-]*|--?[\p{L}][\p{L}\p{N}=_-]*|[\p{L}\p{N}_@/.~][\p{L}\p{N}_@:/.+~'’%*-]*|[,:;?!()"=–—-]/gu;
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['<code>', /^`/],
  ['<url>', /^https?:/i],
  ['<mail>', /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/],
  ['<ip>', /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+|\/\d+)?$/],
  ['<tag>', /^[#$][\p{L}_]/u],
  ['<flag>', /^--?[\p{L}]/u],
  ['<time>', /^\d{1,2}:\d\d(?::\d\d)?$/],
  ['<date>', /^\d{4}-\d\d-\d\d$|^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$|^\d{1,2}(?:st|nd|rd|th)$/],
  ['<version>', /^v?\d+(?:\.\d+)+[\w-]*$|^v\d+$/i],
  ['<amount>', /^\d[\d.,]*(?:%|[a-zµ]{1,3})$/i],
  ['<number>', /^\d[\d.,]*$/],
  [
    '<path>',
    /^(?:[~.]?\/|[\w.@-]+\/)[\w./@*-]*$|^\.?[\w-]+\.(?:[cm]?[jt]sx?|py|rb|rs|go|java|kt|swift|sql|sh|ya?ml|json|toml|md|css|html|lock|ini|cfg|xml|txt|tsv|csv|env|proto)$/i,
  ],
  ['<host>', /^[a-z][\w-]*(?:\.[a-z][\w-]*)+(?::\d+)?$|^[a-z][\w-]*:\d{2,5}$/i],
  [
    '<name>',
    /^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^\p{Ll}+\p{Lu}[\p{L}\d]*$|^[\p{L}]+(?:-[\p{L}]+)*-\d+$|^[\p{L}]+\d+[\p{L}\d]*$|^\p{Lu}[\p{Ll}]+\p{Lu}\p{L}*$/u,
  ],
  ['<acronym>', /^\p{Lu}{2,6}s?$/u],
];
const VALUES = new Set([
  '<code>',
  '<url>',
  '<mail>',
  '<ip>',
  '<tag>',
  '<flag>',
  '<time>',
  '<date>',
  '<version>',
  '<amount>',
  '<number>',
  '<path>',
  '<host>',
  '<name>',
]);

/** Meanings that are looked at in pairs. */
const CORE = new Set([
  ...[
    'MUST',
    'NEVER',
    'MAYNOT',
    'ALWAYS',
    'EVERY',
    'ONLY',
    'WE',
    'OUR',
    'IS',
    'NOW',
    'NOLONGER',
    'HEDGE',
    'SYMPTOM',
    'FORNOW',
    'DONT',
    'NO',
    'NOT',
  ],
  ...[
    'I',
    'YOU',
    'THIS',
    'BECAUSE',
    'DECIDE',
    'KEEP',
    'DROP',
    'MOVED',
    'USE',
    'LIVES',
    'CALLED',
    'WAS',
    'PLEASE',
    'INSTEAD',
    'PREFER',
    'AGAIN',
    'SHOULD',
    'GRATITUDE',
  ],
]);
const MOST_TOKENS = 60;

interface Token {
  readonly sign: string;
  /** In lower case, where it is no word of the frame. */
  readonly word?: string;
}

export function featuresOf({ text, index, count, before, opening, previous, rule }: Said): string[] {
  const found = new Set<string>();
  const add = (feature: string) => found.add(feature);
  const tokens = tokensOf(text);
  const signs = ['^', ...collapsed(tokens), '$'];
  for (const [at, sign] of signs.entries()) {
    if (sign !== '^' && sign !== '$') add(sign);
    const next = signs[at + 1];
    if (next !== undefined) add(`${sign} ${next}`);
    const third = signs[at + 2];
    if (next !== undefined && third !== undefined) add(`${sign} ${next} ${third}`);
  }
  for (const { word } of tokens) if (word !== undefined) add(`=${stemOf(word)}`);
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{5,}/gu))
    for (const length of [2, 3]) add(`-${word.slice(-length)}`);
  for (const each of wordingOf(text)) add(each);
  const says = saysIn(text);
  for (const each of says) add(each);

  const first = firstOf(tokens);
  add(`1:${first}`);
  const core = [...new Set(signs)].filter((sign) => CORE.has(sign));
  const hasValue = signs.some((sign) => VALUES.has(sign));
  if (hasValue) core.push('VALUE');
  for (const [at, one] of core.entries()) {
    add(`1:${first}&${one}`);
    for (const other of core.slice(at + 1)) add(one < other ? `${one}&${other}` : `${other}&${one}`);
  }

  const words = tokens.filter(({ sign }) => !/^[,:;?!()"=–—-]$/.test(sign)).length;
  const size =
    words <= 2 ? '2' : words <= 4 ? '4' : words <= 7 ? '7' : words <= 11 ? '11' : words <= 18 ? '18' : 'more';
  add(`size:${size}`);
  add(`size:${size}&1:${first}`);
  if (hasValue) add(`size:${size}&VALUE`);
  if (text.endsWith('?')) add('asks');
  const place = count === 1 ? 'alone' : index === 0 ? 'first' : index === count - 1 ? 'last' : 'inside';
  add(`place:${place}`);
  const after = before === undefined ? undefined : before === null ? 'outset' : actOf(before);
  if (after !== undefined) add(`after:${after}&${index === 0 ? 'head' : 'tail'}`);
  if (after !== undefined && index === 0) {
    add(`after:${after}&size:${size}`);
    add(`after:${after}&1:${first}`);
    for (const one of [...core, ...says]) add(`after:${after}&${one}`);
  }
  if (rule !== undefined) {
    add('ruled');
    add(`rule:${rule}`);
    add(`ruled&${before === null ? 'outset' : 'later'}`);
  }
  if (opening !== undefined) for (const each of beginsWith(opening)) add(`head:${each}`);
  const goesOn = isForGood(text);
  if (goesOn) add('for-good');
  if (opening !== undefined && isRequest(opening)) {
    add(`in-task&${goesOn ? 'for-good' : 'at-hand'}`);
    for (const one of [...core, `1:${first}`, ...(rule === undefined ? [] : ['ruled', `rule:${rule}`])])
      add(`in-task&${one}`);
  }
  if (opening !== undefined && before === null) add(`head:outset&1:${firstOf(tokensOf(opening))}`);
  if (previous !== undefined) for (const each of [...beginsWith(previous), ...saysIn(previous)]) add(`prev:${each}`);
  return [...found];
}

/** A message that opens with this tells of one task: what follows is mostly about it. */
const ASKED =
  /^(?:i|we)(?:['’]d| would)?(?: also| now)? (?:like|want|need)\b|^(?:can|could|would|will) you\b|^(?:it|there)['’]?s (?:a bug|broken|time)\b|^(?:kannst|könntest|puedes|peux)\b/i;
const LEADS =
  /^(?:(?:please|pls|hey|hi|hello|ok|okay|so|now|then|next|also|and|good|bitte|right|well|let['’]?s|lets|por favor)(?:\s*[,:!–-]+\s*|\s+))*/i;

export function isRequest(opening: string): boolean {
  const bare = opening.replace(LEADS, '');
  return ASKED.test(bare) || firstOf(tokensOf(bare)) === 'TASK';
}

/** Somebody who says this in the middle of a task means more than the task. */
const FOR_GOOD =
  /\b(?:from now on|going forward|in (?:the )?future|for the future|in general|generally|as a rule|general rule|rule|as always|(?:in|for|across) (?:this|our|the whole) (?:repo|project|codebase|team|product|company)|in any (?:task|case)|anywhere|everywhere|here we|we (?:always|never|don['’]t)|our \w+s|all our|every time|whenever|by the way|btw|policy|convention|at all times|bei uns|grundsätzlich|generell|künftig|siempre|toujours)\b/i;

export function isForGood(text: string): boolean {
  return FOR_GOOD.test(text);
}

/** What a neighbour says of a sentence: in a list of tasks, the next one is a task as well. */
function beginsWith(text: string): string[] {
  return [`1:${firstOf(tokensOf(text))}`, ...(text.endsWith('?') ? ['asks'] : [])];
}

/** Words as they stand, in pairs and at the beginning: an idiom that no meaning is known of. And how long the text is. */
function wordingOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d'_-]+|[,:;?!]/gu) ?? [];
  const pairs = words.slice(0, MOST_TOKENS).flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [] : [`~${word} ${next}`];
  });
  const [first = '', second = ''] = words;
  const length = Math.min(MOST_LENGTHS, Math.round(text.length / LENGTH_STEP));
  return [...pairs, `^~${first}`, `^~${first} ${second}`, `length:${length}`];
}

/** In characters. */
const LENGTH_STEP = 12;
const MOST_LENGTHS = 12;

/** What the rules for moods, changes and values say of it. */
function saysIn(text: string): string[] {
  const mood = MOOD_RULES.find(({ pattern }) => pattern.test(text))?.mood;
  const shape = valuedIn(text)?.shape.replace(/ \(.*/, '');
  const isChange = saysChanged(text);
  return [
    ...(mood === undefined ? [] : [`mood:${mood}`]),
    ...(shape === undefined ? [] : ['valued', `valued:${shape}`]),
    ...(isChange ? ['changes'] : []),
    ...(isChange && shape !== undefined ? ['changes&valued'] : []),
  ];
}

function actOf(before: string): string {
  const last =
    before
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  if (last.endsWith('?')) return 'question';
  if (
    /\b(?:i'll|i will|i'd|i would|i could|i can|i plan|let me|i suggest|i propose|we could|want me)\b/i.test(
      last.replaceAll('’', "'"),
    )
  )
    return 'proposal';
  return 'report';
}

function tokensOf(text: string): Token[] {
  const raw = (text.match(WORD) ?? []).slice(0, MOST_TOKENS).map((word) => word.replace(/(?<=.)['’.:*-]+$/, ''));
  const lower = raw.map((word) => word.toLowerCase().replaceAll('’', "'"));
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const [word, low] = [raw[at] ?? '', lower[at] ?? ''];
    const meaning = meaningAt(lower, at);
    if (meaning) {
      tokens.push({ sign: meaning[0] });
      at += meaning[1] - 1;
      continue;
    }
    if (/^[,:;?!()"=–—-]$/.test(word)) {
      tokens.push({ sign: word });
      continue;
    }
    const shape = SHAPES.find(([, pattern]) => pattern.test(word))?.[0];
    if (shape !== undefined) tokens.push({ sign: shape });
    else if (isFrame(low)) tokens.push({ sign: low });
    else if (tokens.length > 0 && /^\p{Lu}\p{Ll}/u.test(word)) tokens.push({ sign: 'Name', word: low });
    else tokens.push({ sign: '_', word: low });
  }
  return tokens;
}

/** Words that only carry matter, several of them in a row as one. */
function collapsed(tokens: readonly Token[]): string[] {
  const signs: string[] = [];
  for (const { sign } of tokens) if (sign !== '_' || signs.at(-1) !== '_') signs.push(sign);
  return signs;
}

/** How a sentence begins: with what is asked to be done, with several things, with something going on, or with a word of the frame. */
function firstOf(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ sign }) => !/^(?:PLEASE|GRATITUDE|and|then|also|but|[,:;–—-])$/.test(sign));
  const { sign, word } = tokens[at] ?? { sign: 'none' };
  if (word === undefined) return sign;
  if (isTask(word)) return 'TASK';
  if (word.endsWith('ing')) return 'DOING';
  return /[^s]s$/.test(word) ? 'MANY' : sign;
}
