// Rules for what is said of things of a kind, of people and of numbers, in whatever words: "tokens expire after an hour", "Tom approves schema
// changes", "one assertion per test". They come last: they look at how a sentence is built, and not at what it is about.
import { pattern, COMPLAINT, ON_SCREEN, TASK, type SpeechRule } from './speech-rule.ts';

const NO_NORM = new RegExp(
  `${COMPLAINT.source}|${ON_SCREEN.source}|\\b(?:isn't|aren't|wasn't|weren't|is not|are not|too|again|still|today|now it|but|complain\\w*|look|looks|seem|seems|appear|appears|feel|feels)\\b|\\b(?:are|is) (?:done|ready|green|red|passing|failing|open|closed|merged|back|up|down|there|gone|empty|small|big|long|short|good|bad|fine|ok|nice|great|different|the same|equal)\\b(?! and| enough)`,
  'i',
);

const PARTS =
  '(?:tests|specs|commits|messages|migrations|endpoints|routes|branches|secrets|credentials|configs|settings|fixtures|factories|tokens|ids|dates|timestamps|components|controllers|services|modules|models|packages|dependencies|deps|columns|tables|queries|exceptions|functions|classes|hooks|types|names|files|folders|scripts|jobs|workers|builds|releases|deployments|deploys|prs|mrs|reviews|tickets|vars|variables|flags|prices|amounts|strings|texts|docstrings|imports|exports|constants|handlers|events|schemas|snapshots|backups|containers|sessions|keys|caches|retries|timeouts|uploads|assets|icons|interfaces|enums|errors|helpers|utils|benchmarks|hotfixes|tags|versions|repositories|repos|namespaces|buckets|topics|crates|plugins)';
/** No part of a name. */
const NO_PART =
  '(?:an?|the|each|every|this|that|these|those|is|are|was|has|have|had|does|as|its|it|and|or|to|of|my|your|some|many|most|few|several|both|two|three|four|five|no|not|die|der|das|el|la|los|las|le|les|new users)';
const NO_VERB =
  '(?:by|for|in|on|with|to|from|of|at|and|or|as|into|when|if|that|like|via|under|over|after|before|without|using|not|please|too|here|there|now|again|first|out|up|down|off|back|so|because|while|until|about|were|was|did|had|than|per|everywhere|anywhere|i|we|you|they|users|which|who|plus|instead|is|say|take|get|load|arrive|appear|disappear|come|keep|look|seem|laufen|sind|don|want|need|should|could|would|can|will|might)';

export const GENERIC_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'fact.who-does', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?!It|This|That|There|He|She|We|You|They|What|Who|Which|The|A|An|And|But|So|If|When|Now|Then|Please|No|Yes|Also|Maybe|Our|My|Your)\p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})? (?:owns|reviews|approves|maintains|runs|handles|manages|leads|decides|signs off|is (?:the|our|responsible|in charge|on call)|takes care of|took over|takes over|is taking over) [^;?]{2,80})$/u,
    unless: NO_NORM,
    fires: [
      { said: 'Tom approves schema changes', subject: 'who approv chang schema', value: 'tom' },
      { said: 'Lena is the product owner', subject: 'do lena owner product', value: 'yes' },
    ],
    stays: ['This runs forever', 'The test handles errors', 'Nobody is the owner?'],
  },
  {
    ...{ id: 'fact.of-a-kind', version: 1, kind: 'fact', about: 'practice', isBroad: true },
    // Things that software is made of and with: what is said of users or orders is what the program is about.
    pattern: new RegExp(
      `^(?:all |our )?(?<what>(?:(?!${NO_PART}\\b)[\\w./-]+ ){0,2}?${PARTS} (?:(?:must|may|always|never|only|all|usually) )*(?!${NO_VERB}\\b)(?:[a-z]+(?<!ed|ing|s)|are|have) [^;?]{3,90})$`,
      'i',
    ),
    unless: new RegExp(
      `${NO_NORM.source}|^(?!commit messages|test \\w+s\\b|release \\w+s\\b)${TASK.source.slice(1)}|^(?:sort|show|hide|group|filter|limit|use|keep|put|split|handle|support|allow|log|wrap|return|render|send|store|cache|load|save|parse|let|set|turn|take|start|stop|drop|merge|build|run|call|pass|include|exclude|skip|ignore|extract|inline|highlight|display|validate|translate|count|collect|generate|define|declare|register|reset|refresh|reload|resolve|restrict|round|scan|search|select|swap|sync|trim|wait|want|get|go|do|can|could|would|should|will|are|were|have|has|what|which|who|whose|how|why|where|when|if|it|he|she|we|you|they|i|that|this|there|here|my|your|their|some|many|most|few|several|both|two|three|four|five|six|seven|eight|nine|ten|\\d+)\\b`,
      'i',
    ),
    fires: [
      { said: 'tokens expire after 1 hour', subject: 'duration of token', value: '1 hour' },
      { said: 'integration tests use testcontainers', subject: 'do integration test testcontainer', value: 'yes' },
      { said: 'commit messages start with the ticket id', subject: 'commit message style', value: 'ticket id' },
    ],
    stays: [
      'users have many orders',
      'admins can delete posts',
      'errors should say the line number',
      'tiles overlap on small screens',
      'sort users by name',
      'tests pass on my machine',
      'buttons have rounded corners',
      'two tests fail on CI',
    ],
  },
  {
    ...{ id: 'fact.is-the-norm', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>(?!it\b|this\b|that\b)[\w./\- ]{2,40}?) (?<verb>is|are) (?<is>(?:the |our |by |on by |off by )?(?:single )?(?:source of truth|default|standard|norm|convention)\b[^;]{0,50})$/i,
    unless: NO_NORM,
    fires: [{ said: 'openapi.yaml is the source of truth', subject: 'openapi.yaml is', value: 'source of truth' }],
    stays: ['it is the default', 'what is the default'],
  },
  {
    ...{ id: 'fact.default-is', version: 1, kind: 'fact', about: 'state' },
    pattern: /^(?:the |our )?(?<what>default [\w -]{2,30}?) (?<verb>is|are|should be) (?:now )?(?<is>[^;,]{2,50})$/i,
    unless: new RegExp(`${COMPLAINT.source}|\\b(?:is|are) (?:not|used|set|applied|ignored|missing)\\b`, 'i'),
    fires: [{ said: 'default theme is dark', subject: 'default them is', value: 'dark' }],
    stays: ['the default value is ignored', 'the default is wrong'],
  },
  {
    ...{ id: 'correction.changed-value', version: 1, kind: 'correction', about: 'state', corrects: true },
    pattern:
      /^we(?:'ve| have)?(?: just| now)? (?:changed|raised|lowered|increased|reduced|bumped|cut|extended|shortened|renamed|set) (?:the |our )?(?<what>[\w./\- ]{2,40}?)(?: from [^,;]{1,30})? to (?<is>[^;,]{1,50})/i,
    unless: /\bto (?:be|use|fix|avoid|make|see|allow|support|get|test|the (?:left|right|top|bottom))\b/i,
    fires: [
      { said: 'we changed the default currency to CHF', subject: 'currency default is', value: 'chf' },
      { said: 'we raised the rate limit from 100 to 200', subject: 'number of limit rat', value: '200' },
    ],
    stays: ['we changed the code to fix it'],
  },
  {
    ...{ id: 'correction.value-changed', version: 1, kind: 'correction', about: 'state', corrects: true },
    pattern:
      /^(?!(?:it|that|this|they|he|she|i|you|we)\b)(?:the |our )?(?<what>[\w./\- ]{2,40}?) (?:was|were|has been|have been|got) (?:just |now )?(?:raised|lowered|increased|reduced|decreased|bumped|cut|extended|shortened|renamed|moved|switched) (?:from [^,;]{1,30} )?to (?<is>[^;,]{1,50})/i,
    unless: new RegExp(
      `${COMPLAINT.source}|${ON_SCREEN.source}|\\bto (?:be|use|fix|avoid|make|see|allow|support|get|test|the (?:left|right|top|bottom|next|other|new|end|beginning|start))\\b`,
      'i',
    ),
    fires: [
      { said: 'the session timeout was raised to an hour', subject: 'duration of session', value: '1 hour' },
      { said: 'the staging bucket was renamed to media-2', subject: 'bucket stag is', value: 'media-2' },
    ],
    stays: ['it was raised to 5', 'the row was moved to the top', 'the function was renamed to make it clear'],
  },
  {
    ...{ id: 'constraint.per', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:only )?(?:max(?:imum|\.)?|min(?:imum|\.)?|at most|at least|one|two|three|exactly one|no more than \w+|\d+) [\w -]{2,30}? (?:per|for each|for every) [\w -]{2,30})$/i,
    fires: [
      { said: 'one assertion per test', subject: 'do assertion one per test', value: 'yes' },
      { said: 'max 50 lines per function', subject: 'do function lin max per', value: '50 lines' },
    ],
    stays: ['two errors per minute?'],
  },
  {
    ...{ id: 'constraint.bound', version: 1, kind: 'constraint', about: 'practice' },
    pattern: /^(?<what>(?:max|min|maximum|minimum) (?!of\b)[a-z][\w -]{2,30}?:? \d+ ?(?:%|[a-z]{1,12})?)$/i,
    fires: [
      { said: 'max line length 120', subject: 'line length', value: '120' },
      { said: 'min coverage 90%', subject: 'test coverage', value: '90' },
    ],
    stays: ['max of 3 and 4', 'min height'],
  },
  {
    ...{ id: 'preference.fragment', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:[\w-]+ ){1,3}everywhere|[\w-]+ in [\w-]+ style|[\w-]+ style [\w-]+s|(?:small|short|early|explicit|descriptive|atomic|focused|meaningful|conventional|named|pure|typed|absolute|relative|sorted) [\w-]+s)(?: please| only)?$/i,
    unless: new RegExp(
      `${TASK.source}|${COMPLAINT.source}|${ON_SCREEN.source}|^(?:it|this|that|i|we|you|not|from|same|errors?|looked|searched|found|is|are|use)\\b`,
      'i',
    ),
    fires: [
      { said: 'type hints everywhere', subject: 'do everywher hint typ', value: 'yes' },
      { said: 'docstrings in google style', subject: 'do docstring googl styl', value: 'yes' },
      { said: 'early returns please', subject: 'do ear return', value: 'yes' },
    ],
    stays: ['errors everywhere', 'fix it everywhere', 'short break'],
  },
  {
    ...{ id: 'preference.this-over-that', version: 1, kind: 'preference', about: 'choice' },
    pattern:
      /^(?!(?:hover|loop|iterate|go|carry|start|take|move|map|mouse|roll|fall|cross|come|hand|read|look|think|talk|run|all|control|power|time|more|just|not|it's|it)\b)(?<it>[\w-]+(?: [\w-]+)?) over (?<not>[\w-]+(?: [\w-]+)?)$/i,
    unless: /\bover (?:the|this|that|it|there|here|\d+|and|http|https|tcp|ssh|time|all)\b/i,
    fires: [{ said: 'factories over fixtures', subject: 'choice of factory or fixtur', value: 'factory' }],
    stays: ['loop over users', 'hover over links', 'requests over http'],
  },
  {
    ...{ id: 'constraint.may-but-not', version: 1, kind: 'constraint', about: 'practice' },
    pattern: /^(?<what>you (?:may|can) [^,;]{3,50}?,? but (?:not|never|don't|do not) [^;]{3,60})$/i,
    fires: [{ said: 'you may commit but not push', subject: 'do commit push', value: 'yes' }],
    stays: ['you can try but it fails'],
  },
  {
    ...{ id: 'constraint.branch-off', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:always )?(?:branch|fork|start|cut branches|create branches) (?:off|from|off of) (?:main|master|develop|dev|trunk|next|staging)\b[^;]{0,40})$/i,
    fires: [{ said: 'branch off develop', subject: 'merge target', value: 'develop' }],
    stays: ['start from scratch'],
  },
  {
    ...{ id: 'fact.region', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:everything|all [\w ]{2,20}|prod\w*|we|staging|our \w+|the \w+)\b[^,;]{0,30}?\b(?:us|eu|ap|sa|ca|af|me)-[a-z]+-\d\b[^;]{0,30})$/i,
    unless: COMPLAINT,
    fires: [{ said: 'everything runs in eu-central-1', subject: 'cloud region', value: 'eu-central-1' }],
    stays: ['is it in eu-central-1?'],
  },
  {
    ...{ id: 'preference.brief', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:be|stay) (?:brief|concise|terse)|(?:answer|reply|respond) (?:short|shortly|briefly|concisely|in one sentence|in short)[^;]{0,30}|keep (?:your )?(?:answers|replies|responses|explanations) (?:short|brief|concise)|no long (?:explanations|answers|summaries))$/i,
    fires: [
      { said: 'be brief', subject: 'do brief', value: 'yes' },
      { said: 'keep your answers short', subject: 'do answer short', value: 'yes' },
    ],
    stays: ['be careful', 'answer the question'],
  },
  {
    ...{ id: 'fact.environment-set', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:always )?(?:set|export|pass|use|run with) `?[A-Z][A-Z0-9_]+=[^\s`]+`? (?:for|when|in|before|with|while)\b[^;]{2,60})$/,
    fires: [{ said: 'set TZ=UTC for the tests', subject: 'do set test tz utc', value: 'yes' }],
    stays: ['set x=1 for now'],
  },
  {
    ...{ id: 'fact.needs-thing', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:you need|(?:the |our )?[\w\- ]{2,40}? (?:needs?|requires?)) (?:at least |an? |the |to be on (?:the |a )?)?(?:vpn|sudo|root|internet|admin rights|network access|\d+ ?(?:gb|mb|gib)\b(?: of)?(?: ram| memory| disk)?|`?[A-Z][A-Z0-9]*_[A-Z0-9_]+`?|java|jdk|xcode|gpu|a gpu|cuda)\b[^;]{0,50})$/i,
    unless: /\b(?:this|that) needs\b/i,
    fires: [
      { said: 'you need the vpn for staging', subject: 'do stag vpn', value: 'yes' },
      { said: 'the build needs at least 8 GB ram', subject: 'size (ram) of build', value: '8 gb' },
    ],
    stays: ['the app needs more padding', 'does it need the vpn?'],
  },
  {
    ...{ id: 'constraint.no-plural', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^no (?:more )?(?!more|tests$|changes$|errors$|issues$|problems$|worries$|questions$|results$|matches$|differences$|updates$|news$|thanks$|failures$|warnings$|conflicts$|objections$|plans$|regrets$|excuses$|comments$|logs$|ideas$|clues$)(?<what>[a-z-]{3,20}s)(?: please| anymore)?$`,
    ),
    fires: [{ said: 'no emojis', subject: 'use emojis', value: 'no' }],
    stays: ['no worries', 'no changes', 'no errors'],
  },
];
