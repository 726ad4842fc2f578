// Rules for how things are done here: by which command, with whose word, under which name, in which form. They come behind those that know
// more of what is said.
import { pattern, COMPLAINT, TASK, type SpeechRule } from './speech-rule.ts';

/** What is run, as a verb. */
const RUN =
  '(?:run|start|build|deploy|release|test|lint|format|publish|debug|regenerate|seed|reset|migrate|install|generate|ship|roll back|rebuild|launch|typecheck|bundle|package|sync|restore|set up|update|refresh)';

/** Of people who are asked: a name, a handle, a team, or the one who speaks. Names have a capital. */
const SOMEBODY = String.raw`(?:@[\w.-]+|[A-Z][\p{L}-]{1,20}|(?:the )?[\w-]+ team|team [\w-]+|(?:the )?(?:ops|infra|security|legal|design|data|platform|sre|qa|dba|dbas|backend|frontend)(?: people| folks| guys)?)`;

const NO_PRACTICE = new RegExp(
  `${COMPLAINT.source}|\\b(?:isn't|aren't|wasn't|today|tomorrow|yesterday|soon|this time|right now)\\b`,
  'i',
);

export const HOW_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'fact.needs-known', version: 1, kind: 'fact', about: 'state', isOfSlot: true },
    pattern:
      /^(?:the |our )?(?<what>[\w\- ]{2,40}?) (?<verb>needs?|requires?|expects?|relies on|depends on|won't (?:run|start|work) without) (?<is>(?:an? )?(?:running |local |real )?(?<it>[\w.@-]+(?: [\w.-]+)?)(?: running| installed| to be (?:up|running)| up)?)(?= (?:to|for|on|in|at)\b|[,;.]|$)/i,
    unless:
      /\b(?:an? )?(?:update|upgrade|fix|rewrite|refactor\w*|test|config|setting|version|component|page|button|support|integration|wrapper|client|adapter)\b/i,
    fires: [
      { said: 'the worker needs redis', subject: 'need worker', value: 'redis' },
      { said: 'the e2e suite requires docker', subject: 'e2e requir suit', value: 'docker' },
    ],
    stays: ['the modal needs a close button', 'the docker image needs an update', 'this needs postgres support'],
  },
  {
    ...{ id: 'fact.to-run', version: 1, kind: 'fact', about: 'practice' },
    pattern: new RegExp(
      `^(?<who>to ${RUN}\\b[^,;:]{0,40}?),? (?<what>(?:you (?:have to|need to|must|should|just)|use|run|just|call|push|type|execute|merge|tag|do|bump|hit|trigger|go to|ask)\\b[^;]{2,80})$`,
      'i',
    ),
    unless: /\b(?:this|that|it)\b.{0,10}$/i,
    fires: [
      { said: 'to run the tests use make check', subject: 'use check mak run test', value: 'yes' },
      { said: 'to release, push a v* tag', subject: 'do push releas tag v', value: 'yes' },
    ],
    stays: ['to fix this, use a lock', 'how to run the tests?'],
  },
  {
    ...{ id: 'fact.use-to-run', version: 1, kind: 'fact', about: 'practice' },
    pattern: new RegExp(
      `^(?<what>(?:you (?:can |have to |need to )?)?(?:use|run|call|do) (?!it\\b|this\\b|that\\b)[^,;]{2,50}? to ${RUN}\\b[^,;]{0,50}?)(?=$|[,;])`,
      'i',
    ),
    unless:
      /\bto (?:see|check|find|fix|make sure)\b|^(?:use|run) the (?:same|other|new)\b|\b(?:it|this|that|them)(?:$| and\b)/i,
    fires: [
      { said: 'use `make check` to run the tests', subject: 'use check mak run test', value: 'yes' },
      { said: 'run ./dev.sh to start the stack', subject: 'do ./dev.sh run stack start', value: 'yes' },
    ],
    stays: ['run it to see what happens', 'use this to start'],
  },
  {
    ...{ id: 'fact.runs-via', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:the |our |all )?(?:[\w-]+ ){0,2}(?:tests?|suite|build|builds|linter?|migrations?|deploys?|deployments?|releases?|docs|formatting|codegen|backups?|benchmarks?|checks) (?:runs?|happens?|goes|go|works?|is run|are run|starts?|gets? run|is started|are started|are made|is made|are cut|is cut|are done|is done|come from|comes from) (?:only )?(?:via|with|by|through|using|from) [^;]{2,80})$/i,
    unless: NO_PRACTICE,
    fires: [
      { said: 'the tests run via make check', subject: 'command:test of make', value: 'make check' },
      { said: 'deploys happen from CI only', subject: 'deploy happen', value: 'from ci' },
    ],
    stays: ['the tests run with errors, it fails', 'the build runs'],
  },
  {
    ...{ id: 'fact.by-doing', version: 1, kind: 'fact', about: 'practice' },
    pattern: new RegExp(`^(?<what>(?:we |you )?${RUN}(?: [\\w-]+){0,3} by \\w+ing\\b[^;]{2,80})$`, 'i'),
    unless: NO_PRACTICE,
    fires: [{ said: 'deploy by pushing to the release branch', subject: 'do branch deploy push releas', value: 'yes' }],
    stays: ['start by reading the docs?', 'fix it by adding a lock'],
  },
  {
    ...{ id: 'fact.command-is', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>(?:test|build|lint|dev|start|deploy|format|release|migration|seed) (?:command|script)) (?:is|:) (?<is>[^;]{2,60})$/i,
    unless: NO_PRACTICE,
    fires: [{ said: 'the test command is make check', subject: 'command test is', value: 'make check' }],
    stays: ['the test command is broken'],
  },
  {
    ...{ id: 'fact.pinned', version: 1, kind: 'fact', about: 'choice' },
    pattern: pattern(
      String.raw`^(?:we're|we are|we|this (?:repo|project)(?: is)?) (?:stuck|pinned|locked|frozen|staying|stay|still|capped) (?:on|to|at|with) ‹it›…`,
    ),
    unless: /\b(?:on|with|at|to) (?:it|this|that|the (?:same|first|second|last|bug|error|problem|test|issue))\b/i,
    fires: [{ said: "we're stuck on node 16 because of the lambda runtime", subject: 'version of node', value: '16' }],
    stays: ["we're stuck on this", 'we are stuck with the same error'],
  },
  {
    ...{ id: 'preference.setting', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:(?:we )?(?:use |always use |want )?(?:tabs|spaces|(?:\d|two|four) spaces|single quotes|double quotes)(?:,? not [\w ]{3,20}| everywhere| please| for indentation)?|commit messages?(?: are| should be| must be)? in (?:the )?(?:imperative|present tense|past tense)(?: mood)?))(?: please)?$/i,
    fires: [
      { said: 'use tabs', subject: 'indentation', value: 'tabs' },
      { said: 'single quotes please', subject: 'quotes', value: 'single' },
      { said: 'commit messages in the imperative please', subject: 'commit message style', value: 'imperative' },
    ],
    stays: ['use the tabs component', 'close the tabs'],
  },
  {
    ...{ id: 'fact.command-does', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:`[^`]{2,60}`|(?:make|npm run|pnpm|yarn|cargo|just|task|rake|mix|bin\/\S+|\.\/\S+|scripts\/\S+) [\w:.-]+) (?:runs?|starts?|builds?|deploys?|checks?|does|regenerates?|generates?|resets?|seeds?|migrates?|formats?|lints?|installs?|creates?|brings? up|sets? up) [^;]{2,80})$/i,
    unless: NO_PRACTICE,
    fires: [{ said: '`make check` runs everything', subject: 'do check mak run', value: 'yes' }],
    stays: ['`make check` runs forever', '`npm test` fails'],
  },
  {
    ...{ id: 'constraint.ask-before', version: 1, kind: 'constraint', about: 'practice' },
    pattern: new RegExp(
      `^(?<what>(?:always )?(?:ask|ping|check with|talk to|tell|consult|notify|warn|message|clear it with|coordinate with)(?: (?:me|us|${SOMEBODY}))?(?: first)? (?:before|prior to|whenever|when|if you (?:want|need|plan)) [^;]{4,80})$`,
      'u',
    ),
    fires: [
      { said: 'ask before adding dependencies', subject: 'do add ask dependency', value: 'yes' },
      { said: 'ping @ops before touching dns', subject: 'do @ops dns ping touch', value: 'yes' },
      { said: 'check with me before you change the schema', subject: 'do chang check schema', value: 'yes' },
    ],
    stays: ['ask me', 'check with curl if it works', 'did you ask before adding it?'],
  },
  {
    ...{ id: 'constraint.ask-before-plain', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:always )?(?:ask|ping|tell|check with) (?:me |us )?(?:first )?before (?:you |any(?:thing)? )?[^;]{4,80})$/i,
    fires: [{ said: 'Ask me before you touch the schema', subject: 'do ask schema touch', value: 'yes' }],
    stays: ['ask me later'],
  },
  {
    ...{ id: 'fact.ask-somebody', version: 1, kind: 'fact', about: 'practice' },
    pattern: new RegExp(
      `^(?<what>(?:[Aa]sk|[Pp]ing|[Cc]ontact|[Tt]alk to|[Gg]o to|[Rr]each out to) ${SOMEBODY} (?:for|about|if you need|when you need) [^;]{3,70})$`,
      'u',
    ),
    unless: /\b(?:Settings|Preferences|Docker|GitHub|Google|Jira)\b/,
    fires: [{ said: 'ask Maria for access to staging', subject: 'who to ask for access stag', value: 'maria' }],
    stays: ['ask him about it', 'go to Settings for that'],
  },
  {
    ...{ id: 'fact.owned-by', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>[\w./\- ]{2,50}?) (?:is|are) (?<verb>owned|maintained|reviewed|approved|run) by (?<is>(?:the )?[\p{L}@][\p{L}\w@ .-]{1,40})$/iu,
    unless: new RegExp(
      `${NO_PRACTICE.source}|\\bby (?:hand|default|design|the (?:user|code|function|test|caller|browser))\\b`,
      'i',
    ),
    fires: [{ said: 'payments is owned by team falcon', subject: 'owner of payment', value: 'team falcon' }],
    stays: ['the row is owned by the user'],
  },
  {
    ...{ id: 'constraint.need-approval', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:all |every |any |new |the )?[\w\- ]{2,40}? (?:needs?|requires?|must have|must get) (?:at least )?(?:\w+ )?(?:approvals?|reviews?|reviewers?|sign-?off|an? (?:ok|okay|lgtm|ticket|changelog entry|test|migration|adr|issue|review|approval|sign-?off|feature flag))(?: (?:from|by|of|for|before) [^;]{2,50}| first)?)(?: now| from now on)?$/i,
    unless: /\b(?:this|that|my|your) \w+ needs?\b|^(?:it|he|she|this|that)\b/i,
    fires: [
      { said: 'PRs need two approvals', subject: 'number (approval) of pr', value: '2' },
      { said: 'new dependencies need approval from Tom', subject: 'use approval dependency from:tom', value: 'yes' },
    ],
    stays: ['this PR needs a review', 'it needs a test'],
  },
  {
    ...{ id: 'fact.term', version: 1, kind: 'fact', about: 'state' },
    pattern: /^["'“]?(?<what>[\w-]{2,30})["'”]? (?:means|stands for|is short for|refers to) (?<is>[^;]{3,80})$/iu,
    unless: /^(?:it|that|this|which|what|he|she|i|you|no|yes|green|red)\b|\b(?:means|mean) (?:that |we |you |i |it )/i,
    fires: [{ said: 'SLA means 4 hours for us', subject: 'duration of sla', value: '4 hours' }],
    stays: ['it means nothing', 'that means we are done'],
  },
  {
    ...{ id: 'fact.called', version: 1, kind: 'fact', about: 'state' },
    pattern: /^we call (?<what>(?!it\b|this\b|that\b|them\b|the\b)[^,;"'“]{2,40}?) (?<is>["'“][^"'”]{2,40}["'”].*)$/iu,
    fires: [{ said: 'we call customers "members" in the UI', subject: 'customer is', value: 'members in ui' }],
    stays: ['we call it "done"'],
  },
  {
    ...{ id: 'constraint.not-supported', version: 1, kind: 'constraint', about: 'ban' },
    pattern: /^(?<what>(?!it\b|this\b|that\b|which\b|the \w+ )[\w. -]{2,30}?) (?:is|are) (?:not|no longer) supported$/i,
    fires: [{ said: 'IE is not supported', subject: 'use ie', value: 'no' }],
    stays: ['it is not supported', 'the option is not supported'],
  },
  {
    ...{ id: 'fact.form', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:all |the |our )?(?<what>[\w./\- ]{2,40}?) (?<verb>are|is) (?:always |all |now |in )?(?<is>(?:snake[_ -]?case|camel[_ -]?case|kebab[_ -]?case|pascal[_ -]?case|upper ?case|lower ?case|plural|singular|utc|iso[ -]?8601|immutable|append[- ]only|read[- ]only|write[- ]only|nullable|case[- ]sensitive|alphabetical|frozen|deprecated|unsupported|internal|private|public|optional|mandatory|required|eur|euros?|usd|dollars|gbp|chf|cents|json|yaml|toml|csv|utf-?8|milliseconds|seconds|ms|bytes|metric|markdown|gmt|cet|local time)(?:\b.*)?)$/i,
    unless: new RegExp(
      `${COMPLAINT.source}|\\b(?:isn't|aren't|is not|are not|for some reason|but)\\b|^(?:it|that|this|there|they|he|she|which|what|i|you)\\b|\\b(?:button|field|checkbox|input|page|popup|modal) is\\b`,
      'i',
    ),
    fires: [
      { said: 'columns are snake_case', subject: 'column is', value: 'snake_case' },
      { said: 'timestamps are UTC', subject: 'time zone of timestamp', value: 'utc' },
      { said: 'prices are in EUR', subject: 'pric is', value: 'eur' },
      { said: 'legacy/ is frozen', subject: 'legacy is', value: 'frozen' },
    ],
    stays: ['it is required', 'the field is required', 'the API is deprecated?'],
  },
  {
    ...{ id: 'fact.named', version: 2, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:name (?!it\b|this\b|that\b|the\b)[\w ]{3,30} [^;]{3,50}|(?:all |our )?[\w ]{3,30} are (?:named|called|prefixed|suffixed)(?: with| like| as)? [^;]{2,60}|prefix (?!it\b|this\b|that\b|the\b)[\w ]{3,30} with [^;]{2,40}))$/i,
    unless: NO_PRACTICE,
    fires: [
      { said: 'name test files *.spec.ts', subject: 'naming of fil test', value: '*.spec.ts' },
      { said: 'branches are named feature/xyz', subject: 'naming of branch', value: 'feature/xyz' },
    ],
    stays: ['name it foo', 'name the file foo.ts'],
  },
  {
    ...{ id: 'preference.put', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:always )?(?:put|place|keep|store|add|save|write|define) (?!it\b|this\b|that\b|them\b|these\b|the\b|an?\b|my\b)(?:all |new |any |shared |reusable )?[\w\- ]{3,40}? (?:in|into|under|inside|next to|beside|outside|at) (?:the |a |an )?(?:[\w.@-]*\/[\w./@*-]*|[\w-]+\.[a-z]{1,4}\b|(?:source|code|component|module|same folder|implementation|root|top|bottom)\b)[^;]{0,60})$/i,
    unless: /\b(?:this|that) (?:file|one|function)\b|^add\b.* to \b/i,
    fires: [
      {
        said: 'put helpers in lib/util, not in the components',
        subject: 'do helper lib/util put',
        value: 'yes',
      },
    ],
    stays: ['put the button in src/a.ts', 'put it in lib/util', 'add a file in src/x'],
  },
  {
    ...{ id: 'fact.measure', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>(?:[\w-]+ ){0,3}(?:timeouts?|ttl|limit|limits|size|quota|budget|retention|interval|batch size|threshold|retries|sdk|pool size|page size|expiry|lifetime|payload|cap|delay|backoff|width|height|length|depth|concurrency|replicas|workers|memory|coverage|rate|max|min|maximum|minimum)(?: (?:of|for|on|in) [\w -]{2,30}?)?) (?:is|are|should be|must be|has to be|stays?|=|must stay|should stay)(?: at| at most| at least| below| under| capped at| limited to| now| always)* (?<is>\d[^,;]{0,40})(?=$|[,;])/i,
    unless: new RegExp(`${COMPLAINT.source}|\\b(?:off|wrong)\\b|\\bis 0$`, 'i'),
    fires: [
      { said: 'timeout should be 30s', subject: 'duration of timeout', value: '30 s' },
      { said: 'max payload is 5 MB', subject: 'size of payload', value: '5 mb' },
      { said: 'min sdk is 26', subject: 'version of min sdk', value: '26' },
    ],
    stays: ['the timeout is too short', 'the list has 20 items'],
  },
  {
    ...{ id: 'fact.works-only', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>[\w./\- ]{2,40}?) (?<verb>only works?|works? only|only runs?|runs? only|only supports?|supports? only|only accepts?|only builds?|doesn't support|does not support|cannot handle|can't handle) (?<is>[^;]{2,80})$/i,
    unless: /^(?:it|that|this|i|you|he|she|which)\b/i,
    fires: [
      { said: 'the exporter only works with node 20', subject: 'version of node', value: '20' },
      { said: 'the parser only accepts UTF-8', subject: 'accept parser', value: 'utf-8' },
    ],
    stays: ['it only works sometimes', 'this works only here'],
  },
  {
    ...{ id: 'fact.flows', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>[\w./\- ]{2,40}?) (?<verb>depends? on|relies on|rely on|talks? to|reads? from|writes? to|goes? through|is fed by|are fed by|inherits? from|(?:starts?|ends?) (?:in|on)(?= (?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))|comes? out of|is derived from|are derived from|is injected by|syncs? (?:to|with|from)) (?<is>[^;]{2,80})$/i,
    unless: new RegExp(`${NO_PRACTICE.source}|^(?:it|that|this|which|what|he|she|i|you|we|they|there)\\b`, 'i'),
    fires: [
      { said: 'billing depends on the ledger service', subject: 'bill depend', value: 'ledger service' },
      { said: 'the fiscal year starts in april', subject: 'fiscal start year', value: 'april' },
    ],
    stays: ['it depends on the weather', 'that depends on you'],
  },
  {
    ...{ id: 'fact.turned-out', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:it )?(?:turns|turned) out (?:that |to be )?[^;]{8,120}|the (?:root |actual |real )?(?:cause|reason|culprit) (?:for [^,;]{3,40} |of [^,;]{3,40} )?(?:is|was) (?!unclear|simple|obvious|unknown|not)[^; ]+ [^;]{6,100})$/i,
    fires: [
      {
        said: 'turns out the flaky test was caused by the shared tmp dir',
        subject: 'do caus dir flaky out shar test tmp turn',
        value: 'yes',
      },
    ],
    stays: ['what was the cause?', 'it turned out', 'the reason is simple'],
  },
  {
    ...{ id: 'preference.reply-language', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?<what>(?:please |bitte |por favor )?(?:always )?(?:reply|answer|respond|talk to me|speak|write to me|antworte|antworten sie|sprich|responde|contesta|réponds|répondez|parle|schreib mir)(?: to me| mir| me| moi)?(?: please| bitte| immer| always)? (?:in|auf|en) (?:english|englisch|inglés|anglais|german|deutsch|spanish|español|french|français))(?=$|[ ,.!])/iu,
    fires: [
      { said: 'reply in german please', subject: 'reply language', value: 'german' },
      { said: 'antworte bitte auf deutsch', subject: 'reply language', value: 'german' },
    ],
    stays: ['reply in the thread', 'answer in detail'],
  },
  {
    ...{ id: 'preference.bare-prefer', version: 1, kind: 'preference', about: 'choice' },
    pattern: pattern(String.raw`^(?:always )?(?:prefer|favou?r) ‹it›…`),
    fires: [{ said: 'prefer early returns', subject: 'use ear return', value: 'yes' }],
    stays: ['do you prefer early returns?', 'prefer this'],
  },
  {
    ...{ id: 'preference.hate', version: 1, kind: 'preference', about: 'ban' },
    pattern: pattern(
      String.raw`^i (?:hate|can't stand|dislike|don't want|don't like|do not want|never want) (?:to see |having |seeing )?(?<what>(?!it\b|this\b|that\b|the\b|how\b|to\b|you\b|your\b|when\b|an?\b|my\b)[^,;]{3,50}?)…`,
    ),
    fires: [{ said: 'i hate semicolons, leave them out', subject: 'use semicolon', value: 'no' }],
    stays: ['i hate this', "I don't like the color", "I don't want to wait"],
  },
  {
    ...{ id: 'preference.want-small', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^i (?:want|like|need|prefer) (?<what>(?:small|short|tiny|atomic|focused|explicit|descriptive|typed|pure|verbose|concise|separate|meaningful|conventional|signed|squashed|flat) [\w ]{3,40})$/i,
    fires: [{ said: 'I want small commits', subject: 'do commit small', value: 'yes' }],
    stays: ['I want a small button', 'I like it'],
  },
  {
    ...{ id: 'constraint.thing-only', version: 2, kind: 'constraint', about: 'practice', isBroad: true },
    pattern:
      /^(?!(?:the|this|that|it|for|just|if|when|but|so|not|my|your|these|those|read|it's|one|here|show|only|i|you|he|she)\b)(?<what>[\w.@/+-]+(?: [\w.@/+-]+){0,5}) only(?=$|[,;:]| please)/i,
    unless: new RegExp(`${TASK.source}|^(?:read|append|write)$|\\b(?:the|this|that|is|are|was)\\b`, 'i'),
    fires: [
      { said: 'functional components only', subject: 'do component functional', value: 'yes' },
      { said: 'python 3.12 only', subject: 'version of python', value: '3.12' },
    ],
    stays: ['fix this one only', 'the header only', 'just this file only'],
  },
  {
    ...{ id: 'constraint.no-one-thing', version: 1, kind: 'constraint', about: 'ban' },
    pattern:
      /^no (?:more )?(?!longer|problem|idea|worries|way|need|rush|thanks|one|it|we|that|this|the|you|i|use|wait|sorry|matter|issue|not|but|changes?|questions?|issues|doubt|luck|hurry|errors?|diff|for|on|in|at|to|from|with|and|or|just|there|he|she|they|please|pull|such|keep|make|do|don't|let|tests?|commits?|explanations?|prs?|refactoring|clue|joke|kidding|offense|stress|pressure|biggie|dice|go|good|response|answer|output|result|results|access|internet|time|more|less|other|usa|es|hay|uses|se|lo|la|el|puede)(?<what>[\w.@/+#-]{2,30})(?=,| please| here| ever| anywhere| at all| in | for | inside )/i,
    unless: new RegExp(
      `${COMPLAINT.source}|\\bfound\\b|\\bno \\w+ (?:in sight|for me|for you|for that|for this|in there|in here|either)\\b`,
      'i',
    ),
    fires: [
      { said: 'no classes, functions only', subject: 'use cla', value: 'no' },
      { said: 'no any, use unknown', subject: 'use any', value: 'no' },
    ],
    stays: ['no tests, just the fix', 'no luck here', 'no, leave it', 'no rush, take your time'],
  },
  {
    ...{ id: 'constraint.before-doing', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:always )?(?:run|squash|rebase|lint|format|test|check|commit|push|save|update|bump|rerun|clear|restart|regenerate|rebuild|review|sign|tag|pull|fetch|back up|backup)\b(?! (?:it|this|that)\b)[^,;]{0,50} (?:before|after) (?:merging|pushing|committing|releasing|deploying|publishing|shipping|tagging|pulling|changing|editing|adding|opening|every|each)\b[^,;]{0,40})$/i,
    fires: [{ said: 'squash before merging', subject: 'merge method', value: 'squash' }],
    stays: ['run it before merging', 'test this after deploying'],
  },
  {
    ...{ id: 'constraint.keep-so', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^keep (?<what>(?:the |all |your |our )?(?!it\b|this\b|that\b|them\b|in mind)[\w-]+(?: [\w-]+){0,2}? (?:under|below|within|out of|free of|in sync|up to date|backwards?[- ]compatible|small|short|thin|pure|flat|stateless|sorted|alphabetical|minimal|simple|dumb|private|immutable|separate)\b[^,;]{0,50})$/i,
    unless: /\bkeep the (?:old|current|existing|same|new|original)\b/i,
    fires: [
      { said: 'keep PRs under 300 lines', subject: 'do lin prs under', value: '300 lines' },
      { said: 'keep controllers thin', subject: 'do controller thin', value: 'yes' },
    ],
    stays: ['keep it short', 'keep that in mind', 'keep going'],
  },
  {
    ...{ id: 'constraint.must-bare', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?<what>(?:must|has to|needs to) (?:work|run|stay|support|compile|build|be) (?:on|with|without|offline|under|in|idempotent|backwards?|deterministic|accessible|reproducible|thread-?safe)\b[^,;]{0,60})$/i,
    fires: [{ said: 'must work offline', subject: 'do offlin work', value: 'yes' }],
    stays: ['must be the cache', 'has to be done today'],
  },
  {
    ...{ id: 'fact.announced', version: 1, kind: 'fact', about: 'practice' },
    lead: /(?:^|[\s,])(?:remember|rule|convention|gotcha|policy|house rule|caveat|for the record|lesson learned|lesson|tip|keep in mind|merke|merk dir|regel|regla|recuerda|règle|rappel)(?: that| dass| que)?\s*[:,!–-]?\s*$/,
    pattern: /^(?<what>\S+(?: \S+){2,22})$/,
    unless: new RegExp(
      `${TASK.source}|${COMPLAINT.source}|^(?:to|when|how|what|the time|that time|i|you|he|she|we (?:had|did|were|talked|said)|it|this|last)\\b|\\?$`,
      'i',
    ),
    fires: [
      { said: 'remember: one migration per change', subject: 'do chang migration one per', value: 'yes' },
      { said: 'rule: one component per file', subject: 'do component fil one per', value: 'yes' },
    ],
    stays: ['remember to push', 'remember when we tried redis', 'rule: fix the tests'],
  },
  {
    ...{ id: 'fact.we-do', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?:in (?:this|our) [\w-]+,? |here,? )?(?<what>we (?:always |usually |generally |normally |typically |only |all |now |also )*(?!need|want|have|had|got|should|could|can|must|may|might|would|will|shall|are|were|was|do|did|don't|see|get|know|think|hope|lost|miss|just|still|keep|ran|found|saw|went|made|broke|wrote|sent|put|let|said|told|came|took|gave|tried|talk|agree|like|love|hate|wait|lack|face|hit|run into|run out|end up|forgot|never|no|not|almost|already|recently|actually|really|finally|both|then|better|probably|look|start|stop|try|plan|decided)[a-z]+(?<!ed|ing) [^;?]{4,100})$/i,
    unless: new RegExp(
      `${NO_PRACTICE.source}|\\b(?:it|this|that|them)$|\\bwe \\w+ (?:it|this|that|them|you|the same)\\b`,
      'i',
    ),
    fires: [
      { said: 'we version the API by header', subject: 'do api header version', value: 'yes' },
      { said: 'we paginate with cursors', subject: 'do cursor paginat', value: 'yes' },
    ],
    stays: ['we need a button', 'we lost the connection', 'we have a problem', 'we use it', 'do we ship on tuesdays?'],
  },
];
