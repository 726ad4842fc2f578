// By what a text is known to speak of work under way rather than of what stays true. Each pattern sees text in lower
// case, without invisible characters, its blanks single; gaps are bounded, so that no text costs more than a line of it.

export interface Marker {
  readonly marker: string;
  readonly pattern: RegExp;
}

const THING =
  '(?:(?:sub-?)?tasks?|goals?|tickets?|issues?|stor(?:y|ies)|milestones?|steps?|checkpoints?|blockers?|to-?dos?|work items?|features?|bugs?|prs?|pull requests?|migrations?|refactorings?|implementation)';
const IS =
  "(?:is|are|was|were|'s|has been|have been|got|remains?|stays?|became|moved to|marked(?: as)?|now|still|[:=→])";
const STATE =
  '(?:done|doing|to-?do|blocked|unblocked|in[- ]progress|finished|completed?|incomplete|unfinished|under ?way|paused|on hold|stuck|half ?way|ongoing|reopened|abandoned)';
/** Words that also describe things in general; they count only right behind a thing that is named. */
const WEAK_STATE = '(?:open|closed|started|pending|ready|merged|implemented|resolved|active|cancell?ed)';
/** `A task is done when …` is a rule, and rules stay. */
const NO_RULE = '(?! (?:when|once|if|only|unless|as soon as|after)\\b)';
const DID =
  '(?:finished|completed|started|begun|began|paused|stopped|resumed|fixed|merged|pushed|deployed|implemented|wrapped up|got stuck)';
const UNIT =
  '(?:tasks?|tests?|files?|steps?|items?|goals?|tickets?|issues?|stor(?:y|ies)|modules?|pages?|endpoints?|criteria)';

export const TEXT_MARKERS: readonly Marker[] = [
  {
    marker: 'status',
    pattern: new RegExp(`\\b${THING}\\b[^.!?\\n]{0,80}?(?:\\b| )${IS} (?:\\w+ ){0,2}?${STATE}\\b${NO_RULE}`),
  },
  {
    marker: 'status',
    pattern: new RegExp(
      `\\b(?:the|this|that|my|our|${THING}) ?(?:\\w+ )?${THING}(?: #?\\d+)? (?:is|are|was|has been|now) (?:now |still )?${WEAK_STATE}\\b${NO_RULE}`,
    ),
  },
  {
    marker: 'status',
    pattern: new RegExp(`\\b(?:${THING} #?|#|[tg])\\d+(?:'s| is| was|:)? ?(?:${STATE}|${WEAK_STATE})\\b`),
  },
  {
    marker: 'status',
    pattern: /\bstatus ?(?:[:=→]|is|was|->) ?"?(?:to-?do|doing|blocked|done|active|paused|in[- ]progress)\b/,
  },
  { marker: 'record', pattern: new RegExp(`\\b(?:task|goal|ticket|checkpoint|blocker|step)s? ?#?\\d+\\b`) },
  {
    marker: 'progress',
    pattern:
      /\b\d{1,3}(?:[.,]\d+)? ?(?:%|percent\b|per cent\b)[^.!?\n]{0,20}\b(?:done|complete|finished|through|there|migrated|of the way|left|to go|remaining)/,
  },
  { marker: 'progress', pattern: new RegExp(`\\b\\d+ ?(?:/|of|out of) ?(?:the )?\\d+ (?:\\w+ )?${UNIT}\\b`) },
  {
    marker: 'progress',
    pattern: new RegExp(
      `\\b\\d+ (?:\\w+ )?${UNIT} (?:are |is |were )?(?:left|remaining|to go|still|done|open|failing|finished|completed)\\b`,
    ),
  },
  {
    marker: 'progress',
    pattern: new RegExp(
      `\\b(?:i|we|it|he|she|they|agent|session)(?:'ve| have| has)? (?:just |already |now |almost |nearly )?${DID}\\b`,
    ),
  },
  {
    marker: 'progress',
    pattern:
      /\b(?:i|we)(?:'m| am|'re| are) (?:\w+ )?(?:working|doing|fixing|implementing|writing|debugging|refactoring|testing|going to|about to|trying)\b/,
  },
  {
    marker: 'progress',
    pattern:
      /\b(?:almost|nearly|mostly|partly|partially|half|not yet) (?:done|finished|complete|implemented|there|working)\b/,
  },
  { marker: 'progress', pattern: /\b(?:wip|work in progress|in progress|progress ?:|status update|stand-?up)/ },
  { marker: 'progress', pattern: /(?:^|[\n ])(?:[-*] )?\[[ x]\] / },
  {
    marker: 'next step',
    pattern:
      /\bnext (?:steps?|actions?|up|task)\b ?(?:[:=→-]|is|are|will|to)|\bto-?dos? ?:|\bremaining (?:work|tasks?|steps?)\b/,
  },
  {
    marker: 'checkpoint',
    pattern:
      /\bleft off\b|\bpick(?:ed|ing)? (?:it )?(?:back )?up (?:from )?where\b|\bresume (?:work )?(?:at|from|with|here|there)\b|\bcheckpoint ?:|\bto be continued\b/,
  },
  {
    marker: 'blocker',
    pattern:
      /\bblocked (?:by|on|until|waiting|since)\b|\bblockers? ?:|\b(?:am|is|are|'m|'re|still|now) waiting (?:for|on)\b/,
  },
  {
    marker: 'daily',
    pattern:
      /\b(?:today|tomorrow|yesterday|tonight|right now|at the moment|currently|at present|as of now|for now|so far|just now|nowadays|recently|lately|eod)\b/,
  },
  {
    marker: 'daily',
    pattern:
      /\bthis (?:morning|afternoon|evening|week|month|sprint|session|iteration)\b|\b(?:last|next) (?:night|week|sprint|session|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:by|until|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
  },
  {
    marker: 'daily',
    pattern: /\bstill (?:working|in|open|failing|broken|missing|needs?|to do|have to|has to|pending)\b/,
  },
];

const PERCENTAGE = /\b\d{1,3}(?:[.,]\d+)? ?(?:%|percent\b|per cent\b)/;
/** With one of these it is a rule or a property rather than a measure of the day. */
const BOUND =
  /\b(?:at least|at most|above|below|under|over|exceeds?|minimum|maximum|min|max|(?:no )?more than|(?:no )?less than|fewer than|up to|within|must|should|never|always|threshold|limit|target|prefers?|keep|rate|tax|vat|discount|margin|ratio)\b|[<>≤≥]/;

/** A percentage of a sentence that sets no bound. */
export function bareProgress(text: string): string | undefined {
  for (const sentence of text.split(/[!?\n]|\.(?: |$)/)) {
    if (!BOUND.test(sentence)) {
      const found = PERCENTAGE.exec(sentence);
      if (found) return found[0];
    }
  }
  return undefined;
}

/** Names of fields of our records, as a JSON or YAML text has them. */
export const RECORD_FIELD =
  /["'`]?\b(?:task_id|goal_id|project_id|blocker_id|event_seq|status_seq|created_seq|where_we_left_off|where_left_off|next_step|needed_context_refs|required_context_refs|context_refs|acceptance_criteria|depends_on|open_blockers|fencing_token|lease_expires_at|lease_id)\b["'`]? ?[:=]/;

export const REF = /(?:^|[\s"'`([<,;])((?:file|task|checkpoint|exchange|canon):[^\s/][^\s"'`)\]>]*)/;
export const ANY_UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
/** `T12`, `G3`, `#12`: records by their number, where the caller can say that there are such. */
export const NUMBERED = /(?:#|\b[tg])\d{1,9}\b/g;
