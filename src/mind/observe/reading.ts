// What a person or an agent wrote, as sentences with their places. Left out: code, quoted lines, pasted logs and anything too long to be
// one statement. One pass over the text.

import { retractionIn, type Retraction } from './retractions.ts';

export interface Sentence {
  /** Places in the text of the event. */
  readonly start: number;
  readonly end: number;
  /** As it stands there; of a wish that is put as a question, what is wished. */
  readonly text: string;
  /** Words in front that connect it to the talk, as in "no, " or "btw ": not part of what is said. */
  readonly lead: string;
  /** What is said: the text without its lead, and where that begins in the event's text. */
  readonly body: string;
  readonly isQuestion: boolean;
  /** What a person takes back by the words in front. */
  readonly retraction?: Retraction;
}

const MOST_TEXT = 20_000;
export const MOST_SENTENCE = 320;

const FENCE = /^\s{0,3}(?:```|~~~)/;
/** Quoted lines, stack traces, logs with a time in front, compilers' places, tables and code. */
const NO_PROSE =
  /^\s*(?:>|\||\+|<\/?[a-z]|at \S+ ?\(|File "|\d{4}-\d\d-\d\d[T ]\d\d:|\[\d|\d\d:\d\d:\d\d|-->|\+{3} |-{3} |@@ |diff --git|Traceback|error(?:\[|:)|warning(?:\[|:)|npm ERR|fatal:|Could not find|\$ |# |\/\/|(?:import|const|let|def|class|function|return) [^.]*[;{}()=]|[{}<[\]])/;

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|bzw|z\.b|d\.h|no|nr|p\.ej)$/i;

export function sentencesOf(whole: string): Sentence[] {
  const text = whole.length > MOST_TEXT ? whole.slice(0, MOST_TEXT) : whole;
  const sentences: Sentence[] = [];
  let isFenced = false;
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    // A line of a pasted log can have any length; whether it is prose shows at its beginning.
    const head = text.slice(at, Math.min(end, at + 120));
    if (FENCE.test(head)) isFenced = !isFenced;
    else if (!isFenced && !NO_PROSE.test(head)) addSentences(text, at, end, sentences);
    at = end + 1;
  }
  return sentences;
}

function addSentences(text: string, from: number, to: number, into: Sentence[]): void {
  let start = from;
  let isCode = false;
  for (let at = from; at < to; at += 1) {
    const sign = text[at];
    if (sign === '`') isCode = !isCode;
    if (isCode || sign === undefined || !'.!?;。！？'.includes(sign)) continue;
    const next = text[at + 1];
    if (next !== undefined && at + 1 < to && !/[\s"'”)]/.test(next) && !'。！？'.includes(sign)) continue;
    if (sign === '.' && ABBREVIATION.test(text.slice(Math.max(start, at - 8), at))) continue;
    add(text, start, at + 1, into);
    start = at + 1;
  }
  add(text, start, to, into);
}

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/**
 * Words that lead to what is said. A plain "no" needs its comma: without it the sentence forbids something. Each alternative ends in a
 * sign or a blank, so that the search does not go back.
 */
const LEAD =
  /^(?:(?:no|nope|nein|non|stop|wait|hold on|hey|sorry|pardon|perdón|desculpa)\s*[,:.!–-]+|(?:ok(?:ay)? but|btw|by the way|also|and|but|so|oh|ah|ok|okay|hmm?|well|right|yes|yeah|yep|ja|sí|si|oui|fyi|heads[- ]up|note|nb|important|careful|reminder|remember|one (?:more )?thing(?: for later)?|for the record|change of plans?|found it|actually|please note|just so you know|same rule as before|as i said|as a rule|in general|generally|i (?:already )?(?:told|asked) you(?: to)?|i said|(?:as of|starting|effective) (?:today|now|this week|this month|next week|yesterday|(?:mon|tues|wednes|thurs|fri)day)|don['’]t forget|that['’]s not how we do it|that['’]s wrong|wrong [\w ]{2,24}(?=,)|decision|rule|convention|gotcha|policy|house rule|caveat|lesson(?: learned)?|tip|keep in mind(?: that)?|remember that|correction|update|merke|merk dir|regel|wichtig|regla|importante|recuerda|règle|rappel|ojo|(?:in|for) this (?:repo|project|codebase)|again|oh and|und|außerdem|übrigens|y|et|aussi|también|además|por cierto|au fait|bitte|por favor|please|pls|please,)(?:\s*[,:–]+|\s+-|(?=\s)))\s*/i;
const MOST_LEADS = 4;

/** "Could you always …?", "can we agree that nobody …?": asked politely, and meant for good. */
const WISH =
  /^(?:can|could|would|will) (?:you|we|everybody|everyone|it be possible)(?=\b.{0,60}\b(?:always|never|nobody|everybody|every time|each time|whenever|from now on|going forward|in (?:the )?future|in general|as a rule|a rule that|agree that|stop \w+ing|keep \w+ \w+ in)\b)(?: please| all| just| to| mind| agree that| make it a rule that)*\s+/i;

/** What is wished where a question asks for something for good. */
export function wishIn(said: string): string | undefined {
  const asking = WISH.exec(said)?.[0];
  return asking === undefined ? undefined : said.slice(asking.length).replace(/[?？]+$/, '');
}

function add(text: string, from: number, to: number, into: Sentence[]): void {
  if (to - from > MOST_SENTENCE + 40) return;
  const raw = text.slice(from, to);
  const bullet = BULLET.exec(raw)?.[0].length ?? 0;
  const start = from + bullet + (raw.length - bullet - raw.slice(bullet).trimStart().length);
  const said = text.slice(start, to).trimEnd();
  if (said.length < 3 || said.length > MOST_SENTENCE) return;
  const body = withoutLead(said);
  const lead = said.slice(0, said.length - body.length).toLowerCase();
  const place = { start, end: start + said.length, lead };
  const wish = wishIn(body);
  if (wish === undefined) into.push({ ...place, text: said, body, isQuestion: /[?？]["'”)]*$/.test(said) });
  else into.push({ ...place, text: wish, body: wish, isQuestion: false });
}

function withoutLead(said: string): string {
  let body = said;
  for (let count = 0; count < MOST_LEADS; count += 1) {
    const lead = LEAD.exec(body);
    if (!lead || lead[0].length === body.length) break;
    body = body.slice(lead[0].length);
  }
  return body;
}

/** A sentence whose body is what is said in place of what was taken back: nothing, or what reads alone. */
export function withoutRetraction(sentence: Sentence): Sentence {
  const found = retractionIn(sentence.text);
  if (!found) return sentence;
  const { left, retraction } = found;
  const lead = sentence.text.slice(0, sentence.text.length - left.length).toLowerCase();
  return { ...sentence, lead, body: withoutLead(left), retraction };
}

/** What people leave out when they type fast, as rules know it. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|should|would|could|must|ca|wo)nt\b/gi, "$1n't"],
  [/\b(you|they)(ve|re|ll)\b|\b(we)(ve)\b/gi, "$1$3'$2$4"],
  [
    /^(we)(re)(?= (?:\w+ing|not|on|still|at|all|now|stuck|pinned|staying)\b)|^(we)(ll)(?= \w)(?=.* (?:use|go|take|keep|stick)\b)/i,
    "$1$3'$2$4",
  ],
  [/\b(i)(ve|m)\b/gi, "$1'$2"],
  [/^(it|that|let|what|here)s\b/i, "$1's"],
  [/, (it|that)s\b/gi, ", $1's"],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?= )/gi, 'with'],
  [/\b(?:cuz|coz|bc|b\/c)\b/gi, 'because'],
  [/\bu\b(?= (?:must|should|have|need|can|keep|use))/gi, 'you'],
];

/** The body as rules read it: without its end mark, and spelled out. */
export function plainBody({ body }: Sentence): string {
  let plain = body.replace(/[.!]+$/, '');
  for (const [typed, meant] of SPELLED) plain = plain.replace(typed, meant);
  return plain;
}
