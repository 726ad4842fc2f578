// What a sentence of no known form is about, and the one value that it gives it: "the staging bucket is called media-2 now". Narrow: a
// thing that few words name, and a value that is known by its shape. Anything else stands beside everything else.
import { meaningOf, valueOf } from '../words.ts';

export interface Valued {
  readonly subject: string;
  readonly value: string;
}

const VALUE =
  String.raw`(?<value>` +
  [
    String.raw`https?:\/\/[^\s,;)"'\x60<>]+`,
    String.raw`\x60[^\x60]{1,60}\x60`,
    String.raw`\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?`,
    String.raw`[a-z][\w-]*(?:\.[a-z][\w-]*)+(?::\d{2,5})?`,
    String.raw`(?:~?\/)?[\w.@-]+(?:\/[\w.@-]+)+`,
    String.raw`[#$][a-z_][\w-]*`,
    String.raw`v?\d[\d.,:]*(?:\s?(?:%|percent|[kmgt]i?b|ms|s|sec(?:ond)?s?|min(?:ute)?s?|hours?|h|days?|weeks?|months?|years?|px|mb|gb|users?|seats?|requests?|calls?|items?|rows?|euros?|dollars?|characters?|columns?|minuten|stunden|tage|uhr|días|horas|jours|heures|dias))?`,
    String.raw`[a-z]+(?:[-_][a-z\d]+)*[-_]?\d+[a-z\d-]*`,
    String.raw`[a-z]+(?:[_-][a-z\d]+)+`,
    String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`,
  ].join('|') +
  String.raw`)(?![\w/])`;

const THING = String.raw`(?:the |our |my |new |der |die |das |unser\w* |el |la |los |las |nuestr[oa] |le |les |notre |o |a |os |as |noss[oa] )*(?<thing>[\p{L}\p{N}][\p{L}\p{N}_' /.-]{1,50}?)`;
const BECOMES = String.raw`(?:['’]s|is|are|isn't [^,]{1,30},|was|lives?|sits?|runs?|listens?|moved|moves|went|goes|changed|switched|bumped|raised|lowered|upgraded|renamed|got renamed|got raised|has been \w+ed|has moved|has changed|got moved|stays?|ist|sind|liegt|läuft|heißt|es|está|son|est|sont|s'appelle|se llama|é|são|fica|mudou|=)`;
const FILLER = String.raw`(?:[,:]? ?(?:it['’]s|its|now|currently|always|still|called|named|at|on|to|in|under|from [^\s,]{1,20}(?: \w{1,3})? to|port|version|set|capped|limited|max|up|exactly|about|around|only|since|auf|unter|bei|jetzt|inzwischen|en|ahora|el|sur|désormais|em|agora|the|new one is|as of today)\b)*`;
const IS = new RegExp(String.raw`^${THING} ?${BECOMES}${FILLER} ?${VALUE}`, 'iu');
const ANNOUNCED = new RegExp(
  String.raw`^(?:the )?(?:new|correct|right|current) (?<what>address|url|host|port|name|path|limit|version|number|channel|bucket|branch|password|key|endpoint)(?: (?:for|of) (?:the |our )?(?<thing>[\p{L}\p{N}][\p{L}\p{N}_' -]{1,40}?))?(?: is|:| =) ${VALUE}`,
  'iu',
);
const NO_THING =
  /\b(?:if|when|that|which|who|what|there|it|this|you|i|we|they|he|she|he's|because|since|so|and|but|or|not|no|never|don't|error|test|tests|build)\b/i;
const MOST_WORDS = 5;

/** How a value looks: only values of one shape take each other's place. */
function shapeOf(value: string): string {
  const bare = value.replaceAll('`', '');
  if (/^https?:|^\d{1,3}(?:\.\d{1,3}){3}|^[a-z][\w-]*(?:\.[a-z][\w-]*)+/i.test(bare)) return 'address';
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(bare)) return 'day';
  if (bare.includes('/')) return 'path';
  if (/^v?\d/.test(bare)) return /[^\d.,:\sv]/i.test(bare) ? 'amount' : 'number';
  return 'name';
}

export function valuedIn(body: string): Valued | undefined {
  const text = body.replace(/[.!]+$/, '').replaceAll('’', "'");
  const { thing, value, what } = (ANNOUNCED.exec(text) ?? IS.exec(text))?.groups ?? {};
  if (value === undefined) return undefined;
  const named = thing ?? what ?? '';
  if (NO_THING.test(named) || named.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const meaning = meaningOf(named.replaceAll(/[-/]/g, ' '));
  if (meaning === '') return undefined;
  const said = valueOf(value.replaceAll('`', ''));
  return said === '' ? undefined : { subject: `${shapeOf(value)} of ${meaning}`, value: said };
}
