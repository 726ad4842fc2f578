// Rules for a person who says that something was wrong, or holds no longer.
import { pattern, COMPLAINT, type SpeechRule } from './speech-rule.ts';

const POINTING =
  /^(?:(?:that|this|it|them|those|these)\b|the (?:other|first|second|new|old) one$|(?:advantage|a look|care|a step|turns)\b)/i;
/** One place in the code at hand, not how it is done here. */
const ONE_PLACE =
  /\b(?:in|for) (?:this|that) (?:function|test|file|case|method|line|one|view|query)\b|\buse an? \w+ here\b/i;

export const CORRECTION_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'correction.use-not', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:use|using|take|run|choose|pick|do) ‹it›,? (?:not|never|instead of|rather than|and not)\s+(?:use |using )?‹not›…(?:,? for (?<for>[^,;]{2,40}?)…)?`,
    ),
    unless: ONE_PLACE,
    fires: [
      { said: 'no, use npm, not pnpm', subject: 'package manager', value: 'npm', statement: 'Use npm, not pnpm.' },
      { said: 'use rg instead of grep', subject: 'choice of grep or rg', value: 'rg' },
      { said: 'We use polars, not pandas, for big frames', subject: 'data frames @ big', value: 'polars' },
    ],
    stays: ['should we use npm, not pnpm?', 'maybe use npm, not pnpm', 'use the id, not the name, in this function'],
  },
  {
    ...{ id: 'correction.not-but', version: 1, kind: 'correction', about: 'choice', corrects: true },
    pattern: pattern(
      String.raw`\bwe (?:don't|do not|no longer|never) use ‹not›(?: here| anymore| any more)?[,;:]+ (?:it's|it is|we use|use|we're on|only) ‹it›…`,
    ),
    fires: [{ said: "we don't use jest here, it's vitest", subject: 'test framework of javascript', value: 'vitest' }],
    stays: ["we don't use it, it's old?"],
  },
  {
    ...{ id: 'correction.no-it-is', version: 1, kind: 'correction', about: 'choice', corrects: true },
    pattern: pattern(String.raw`^(?:it's|it is|use|take|we use|we're on|we are on) ‹it›…`),
    lead: /^(?:no|nope|wait|actually|stop|nein)\b/,
    unless: ONE_PLACE,
    fires: [{ said: 'no, use vitest', subject: 'test framework of javascript', value: 'vitest' }],
    stays: ['use vitest?', "no, it's broken"],
  },
  {
    ...{ id: 'correction.should-be', version: 1, kind: 'correction', about: 'choice', isOfSlot: true },
    pattern: pattern(String.raw`^(?:it|that|this)(?:'s| is| should be| must be| has to be) ‹it›,? not ‹not›…`),
    fires: [{ said: 'it should be yarn, not npm', subject: 'package manager', value: 'yarn' }],
    stays: ['it should be blue, not red'],
  },
  {
    ...{ id: 'correction.this-is', version: 1, kind: 'correction', about: 'choice', isOfSlot: true },
    pattern: pattern(
      String.raw`(?:^|[,;] )(?:this|it)(?:'s| is) an? ‹it› (?:repo|project|codebase|app|monorepo|shop|service|workspace)…`,
    ),
    fires: [{ said: "you're using npm again, this is a yarn repo", subject: 'package manager', value: 'yarn' }],
    stays: ['this is a small repo'],
  },
  {
    ...{ id: 'correction.is-done-with', version: 1, kind: 'correction', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<what>[\w -]{2,40} (?:is|are) (?:always )?(?:done|made|handled|written|built|checked|generated) (?:with|by|in|through|via) [^,;]{2,50}?)…`,
    ),
    lead: /^(?:no|nope|wait|actually|stop)\b/,
    fires: [
      {
        said: 'no, validation is done with zod everywhere',
        subject: 'validation library',
        value: 'zod',
        statement: 'Validation is done with zod everywhere.',
      },
    ],
    stays: ['validation is done'],
  },
  {
    ...{ id: 'correction.dont-use-but', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`^(?:you |we )?(?:don't|do not|dont|never) (?:use|take|install|add|bring in|import) ‹not›(?: here| anymore| any more)?[,;:–-]+ (?:but |just )?(?:use|take|it's|we use|we have) ‹it›…`,
    ),
    unless: /\b(?:that|it|this)[,;:]/i,
    fires: [{ said: "don't use moment, use date-fns", subject: 'date library', value: 'date-fns' }],
    stays: ["don't use that, it's old"],
  },
  {
    ...{ id: 'correction.dont-do', version: 1, kind: 'correction', about: 'ban' },
    pattern: pattern(
      String.raw`^(?:you )?(?:don't|do not|dont|never) (?<what>[^,;]{3,80}?)[,;:]+ (?:use|do|take|put|add|write|make|call|prefer|go|keep|store|but|only)\b`,
    ),
    unless: /\b(?:worry|bother|forget)\b/i,
    fires: [
      {
        said: "don't store tokens in localStorage, use an httpOnly cookie",
        subject: 'do localstorag stor token',
        value: 'no',
      },
    ],
    stays: ["don't worry, use whatever you like"],
  },
  {
    ...{ id: 'correction.stop', version: 1, kind: 'correction', about: 'ban', corrects: true },
    pattern: pattern(String.raw`^stop (?<what>\w+ing\b[^,;!]{2,80}?)…`),
    fires: [{ said: 'stop adding comments to every line!', subject: 'do add comment lin', value: 'no' }],
    stays: ['stop the server', 'stop here'],
  },
  {
    ...{ id: 'correction.no-longer', version: 1, kind: 'correction', about: 'ban', corrects: true },
    pattern: pattern(String.raw`\bwe (?:no longer|don't|do not) (?<what>[a-z]+ [^,;]{2,60}?)(?: any ?more)?…`),
    unless: /\bwe (?:don't|do not)(?!.*\bany ?more\b)/i,
    fires: [
      { said: 'we no longer support IE', subject: 'do ie support', value: 'no' },
      { said: "we don't use redux any more", subject: 'state management', value: 'not redux' },
    ],
    stays: ["we don't know", 'do we no longer support IE?'],
  },
  {
    ...{ id: 'correction.switched', version: 1, kind: 'correction', about: 'choice', corrects: true },
    pattern: pattern(
      String.raw`\bwe(?:'re|'ve| are| have)?(?: just| recently| now| all)? (?:switch|mov|migrat|chang)(?:ed|ing)(?: over)?(?: (?:the|our|this) [\w-]+)?(?: (?:over )?from ‹not›)? (?:over )?to ‹it›(?:\b(?= (?:last|this|over|on|for|with|in) )|…)`,
    ),
    fires: [
      { said: 'we switched to pnpm last week', subject: 'package manager', value: 'pnpm' },
      { said: 'We migrated from Jenkins to Buildkite', subject: 'ci system', value: 'buildkite' },
    ],
    unless: /\bto (?:fix|make|use|be|avoid|see|get|allow|support|test|handle|have|do)\b/i,
    stays: ['we moved to the next topic?', 'should we switch to pnpm?', 'we changed the code to fix it'],
  },
  {
    ...{ id: 'correction.replaced', version: 1, kind: 'correction', about: 'choice', corrects: true },
    pattern: pattern(
      String.raw`\bwe(?:'re|'ve| are| have)?(?: just| recently| now)? replac(?:ed|ing) ‹not› (?:with|by) ‹it›…`,
    ),
    fires: [{ said: 'we replaced Sidekiq with solid_queue', subject: 'background jobs', value: 'solid_queue' }],
    stays: ['replace the icon with a bigger one'],
  },
  {
    ...{ id: 'correction.dropped', version: 1, kind: 'correction', about: 'ban', corrects: true },
    pattern: pattern(
      String.raw`\bwe(?:'ve| have)? (?:already )?(?:dropped|removed|got rid of|abandoned|retired|banned|moved away from|moved off|gave up on|migrated off|ditched) (?<what>[^,;]{2,50}?)(?= last | in | because | due | for |…)`,
    ),
    fires: [{ said: 'we dropped nginx because of the annotations mess', subject: 'ingress', value: 'not nginx' }],
    stays: ['drop the table'],
  },
  {
    ...{ id: 'correction.allowed-again', version: 1, kind: 'correction', about: 'practice', corrects: true },
    pattern:
      /^(?<what>(?!it\b|this\b|that\b)[\w./\- ]{3,50}?) (?:is|are) (?:now )?(?:fine|ok|okay|allowed|welcome|permitted)(?: again)?(?: now| from now on| again)?$/i,
    unless: /^(?!.*\b(?:now|again|from now on)\b)/i,
    fires: [
      { said: 'default exports are fine now', subject: 'use default export', value: 'yes' },
      { said: 'pushing to main is fine from now on', subject: 'do main push', value: 'yes' },
    ],
    stays: ['it is fine now', 'the layout is fine', 'mocks are fine'],
  },
  {
    ...{ id: 'correction.need-not', version: 1, kind: 'correction', about: 'ban', corrects: true },
    pattern:
      /^(?:you|we|there's) (?:(?:don't|do not) (?:need|have) to|no longer (?:need|have) to|no need to) (?<what>[^,;]{4,70}?)(?: any ?more| any longer)?$/i,
    unless: /^(?!.*\b(?:any ?more|any longer|no longer)\b)/i,
    fires: [
      {
        said: "you don't need to run make test before pushing anymore",
        subject: 'do mak push run test',
        value: 'no',
      },
    ],
    stays: ["you don't need to fix that", 'no need to worry anymore?'],
  },
  {
    ...{ id: 'correction.moved', version: 1, kind: 'correction', about: 'state', corrects: true },
    pattern: pattern(
      String.raw`^(?!i |we |you |it |they |he |she )(?:the |our )?(?<what>[\w.\- ]{2,40}?) (?:has |have |was |is )?(?:moved(?: to)?|now at|changed to|has a new [\w ]+?)\b[,;]? ?(?<is>.{3,120})$`,
    ),
    unless: new RegExp(
      `${COMPLAINT.source}|\\b(?:must|should|to|can|could) be moved|\\bmoved (?:out|on|up|down|back|around)\\b`,
      'i',
    ),
    fires: [
      {
        said: 'the feed moved to https://feed.kiosk.example/v3',
        subject: 'address of feed',
        value: 'https://feed.kiosk.example/v3',
      },
      { said: "the NAS has a new address, it's at 192.168.1.50", subject: 'address of nas', value: '192.168.1.50' },
    ],
    stays: ['the button moved and now it looks wrong'],
  },
];

export const isPointing = (thing: string): boolean => POINTING.test(thing.trim());
