// Sentences that say nothing lasting: asked, only considered, meant for the moment, told of a task's progress, or about what goes wrong.
import { CUT_MARK } from '../t0/cut-mark.ts';
import type { Mood, MoodRule } from './mood-rule.ts';
import { PASSING_MOODS } from './passing-moods.ts';
import type { Sentence } from './reading.ts';

export const MOOD_RULES: readonly MoodRule[] = [
  {
    mood: 'secret',
    pattern: /\[redacted\b|…\[cut\]/i,
    is: ['use the key sk_[redacted:stripe] for staging', 'the password is [redacted] everywhere'],
    isNot: ['secrets are redacted before they are logged'],
  },
  {
    mood: 'erased',
    pattern: new RegExp(CUT_MARK.replaceAll(/[[\]]/g, String.raw`\$&`)),
    is: ['always use [erased] for deploys'],
    isNot: ['erased rows stay in the log'],
  },
  {
    mood: 'asked',
    pattern:
      /^(?:(?:tell me|let me know|explain)\b(?!.*\b(?:always|before you|when(?:ever)? you|commit)\b)|i wonder\b)|^(?:can|could|would|will|should|shall|may|do|does|did|is|are|was|were|have|has|had|isn't|aren't|don't you|why|what|what's|whats|how|how's|where|who|which|whose)\s+(?:you|we|i|it|they|the|that|this|there|about|if|is|are|do|does|did|to|of|would|should|can|happens|version|kind|my|our|your|any|all|these|those)\b(?<!^(?:has|have|is|are) to)(?<!^do (?:it|that|this|the))(?<!^what (?:i|you|we|they)(?= \w+ (?:\w+ ){0,4}(?:is|are|means?)\b))(?!.*,\s*(?:always|never|use|run|wrap|add|write|put)\b)|^when\s+(?:is|are|was|do|does|did|will|would|should|can|could)\b/i,
    is: ['can you look into it', "what's the status", 'should we also support websockets', 'how do I run the tests'],
    isNot: [
      'when you return errors, wrap them with %w',
      'when you write for operators keep it short',
      'what we call a lot is a batch elsewhere',
      'has to run on windows too',
      'do not touch envs/prod',
      'is_open is a column of orders',
      'could you always ask before you delete files?',
    ],
  },
  {
    mood: 'considered',
    pattern:
      /\b(?:maybe|perhaps|might|what if|not sure|i guess|i wonder|i was thinking|thinking about|i think we could|we could|you could|could be|would be nice|at some point|some ?day|one day|possibly|hypothetically|in theory|let's say|suppose|imagine|it depends|vielleicht|könnten|eventuell|quizás?|tal vez|podríamos|peut-être|pourrait|on pourrait|talvez)\b/iu,
    is: ['maybe we could always cache this', 'suppose we never wrote to disk', 'on pourrait peut-être mettre du cache'],
    isNot: ['always cache this', 'the cache is at /tmp'],
  },
  {
    mood: 'momentary',
    pattern:
      /\b(?:for now|right now|for the moment|for the time being|just this once|this time|this once|temporarily|yet|(?<!\b(?:as of|from|starting|since|and) )today|tonight|tomorrow|in a (?:moment|bit|sec)|wait an? \w+|later today|not now|first look|try again|let me|i'll|i will|i want to(?! see)|i'm going to|we'll see|mark it|^go ahead|fürs erste|erstmal|por ahora|pour l'instant|(?<!\bab )heute|morgen|(?<!\b(?:de|desde) )hoy|mañana|demain)\b/iu,
    is: ["don't push yet, I want to look at it first", 'use npm for now', "don't worry about the styling for now"],
    isNot: [
      'never push to main',
      'from now on the package is ESM only',
      'as of today we use pnpm',
      'ab heute nur noch pnpm',
    ],
  },
  {
    mood: 'status',
    pattern:
      /\b(?:T\d+|task \d+|step \d+|issue #?\d+|ticket \S+)\b[^.]{0,40}\b(?:done|complete[d]?|finished|in progress|blocked|open|closed)\b|\b\d{1,3} ?% (?:done|complete|finished)|\b\d+ (?:of|\/) \d+ (?:\w+ )?(?:done|complete[d]?|finished|passed|steps|tasks|subtasks)\b|\b(?:is|are|it's|we're|i'm|all) (?:\w+ )?(?<!\b(?:before|after|until|once|when|unless|if) (?:\S+ ){1,4})(?:done|finished|in progress|merged|deployed|shipped)(?:[.!]|$)|\b(?:we're|we are|i'm|i am) blocked\b|\bmark (?:it|this|that|T\d+) (?:as )?(?:done|complete)/i,
    is: ['T12 is done', '60% complete', '2 of 3 steps finished', 'the migration is done.'],
    isNot: [
      'publishing is done by the release workflow',
      'files that are merged must never be edited',
      'payroll needs two approvals before it is merged',
      'docker hub is blocked',
    ],
  },
  ...PASSING_MOODS,
];

/** What begins with a word that points to something said elsewhere does not read alone. */
const DANGLING =
  /^(?!it(?:'s| is) (?:not |strictly )?(?:forbidden|allowed|permitted|prohibited|mandatory|required)\b)(?:that|this|those|these|it|they|he|she|them)(?:'s|'re)? (?!repo|project|library|crate|package|service|app|codebase|module|team|monorepo|folder|directory)/i;

export function moodOf({ body, text, isQuestion }: Sentence): Mood | undefined {
  for (const { mood, pattern } of MOOD_RULES) if (pattern.test(mood === 'asked' ? body : text)) return mood;
  if (isQuestion) return 'asked';
  // A colon at the end announces what follows, and that stands elsewhere.
  return DANGLING.test(body) || /[:(]$/.test(text) ? 'dangling' : undefined;
}
