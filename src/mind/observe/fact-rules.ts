// Rules for how something in the project is, as a person says it. What is broken at the moment is no such thing.
import { pattern, COMPLAINT, type SpeechRule } from './speech-rule.ts';

const NO_FACT = new RegExp(
  `${COMPLAINT.source}|\\b(?:isn't|aren't|is not|are not|wasn't|not (?:shown|displayed|found|updated))\\b`,
  'i',
);

export const FACT_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'fact.address', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>[^,;]{2,80}?) (?:is|are|lives?|runs?|sits?|listens?|moved|points?|tracked|served|hosted)\b(?<is>[^;]{0,80}?(?:https?:\/\/\S+|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[a-z][\w-]*(?:\.[a-z][\w-]*)+(?<!\.(?:go|rs|py|rb|ts|js|tsx|jsx|java|c|h|cpp|cs|kt|php|swift|md|sql|sh)):\d{2,5}\b(?!-)).*)$/i,
    unless: NO_FACT,
    fires: [
      { said: 'the feed API is https://feed.example/v2', subject: 'address of feed', value: 'https://feed.example/v2' },
      {
        said: 'runs are tracked in mlflow at http://mlflow.lab:5000',
        subject: 'address of mlflow',
        value: 'http://mlflow.lab:5000',
      },
    ],
    stays: ['https://example.com is down, the login is broken', 'look at https://example.com'],
  },
  {
    ...{ id: 'fact.port', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>[^,;]{2,60}?) (?:should |must |will |now )?(?:listens?|runs?|is|serves?|binds?|is served)(?: locally| in [\w-]+)? (?:on|to|at(?= port)) (?:port )?:?(?<is>\d{2,5})\b(?![:.%])/i,
    unless: NO_FACT,
    fires: [
      { said: 'the API listens on 4000', subject: 'port of api', value: '4000' },
      { said: 'courier should listen on 9100 then', subject: 'port of courier', value: '9100' },
    ],
    stays: ['is the API on 4000?', 'it listens on 4000'],
  },
  {
    ...{ id: 'fact.version', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>[^,;]{0,50}?)\b(?:is(?: on| at)?|are(?: on| at)?|runs?(?: on)?|supports?|requires?|targets?|stays? on|stay on|stick to|need|needs|bump(?:ed)? (?:the )?[\w-]+ to|minimum is|use|uses)(?: now| only| at least)? (?<is>(?:[a-z][\w.-]* ){0,2}v?\d+(?:\.\d+){0,2}\+?)(?=$|[\s,;.]|\+)(?<=\b(?:node(?:\.?js)?|python|ruby|go|rust|java|jdk|php|deno|bun|postgres(?:ql)?|mysql|redis|native|react|typescript|rails|django|chromium|chrome|kubernetes|k8s|msrv|swift|kotlin|flutter|elixir|ubuntu|debian|boot|angular|vue|next(?:\.?js)?|version|terraform|postgres is|postgres is now|v) ?\d+(?:\.\d+){0,2}\+?|\d\.\d+(?:\.\d+)?\+?)/i,
    unless: new RegExp(
      `${NO_FACT.source}|^(?:it|that|this|there|my|your|bump the version|on my) |\\b(?:use|need|is|are) (?:the )?\\d+ \\w+s\\b|\\d+ (?:minutes?|hours?|seconds?|days?|files?|errors?|times|of \\d)`,
      'i',
    ),
    fires: [
      { said: 'we support node 18 and up', subject: 'version of node', value: '18' },
      { said: 'the kiosks run Chromium 109, so no container queries', subject: 'version of chromium', value: '109' },
      { said: 'MSRV is 1.74', subject: 'version of msrv', value: '1.74' },
    ],
    stays: ['there are 3 files', 'it is 5 minutes'],
  },
  {
    ...{ id: 'fact.contrast', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?!i |you |he |she |it |that |this |just |look|fix|change|check|add|make|move|put|show|rename)(?<what>(?:the |our )?[\w/.\- ]{2,50}?) (?<verb>is|are|comes?|goes?|explains?|lives?|belongs?|means?|uses?|returns?|holds?|starts?|ends?|follows?) (?<is>[^,;]{2,70}), (?:not|never|no) [^;]{2,60}$/i,
    unless: NO_FACT,
    fires: [
      { said: 'IDs are UUIDs, not integers', subject: 'ids is', value: 'uuids' },
      { said: 'comments explain why, not what', subject: 'comment explain', value: 'why' },
    ],
    stays: ['I meant the header, not the footer', 'fix the header, not the footer'],
  },
  {
    ...{ id: 'fact.done-by', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?!i |you |it |that |this |which )(?<what>[^,;]{2,60}?) (?:is|are|gets?) (?:all |always |only |currently |now )?(?<verb>(?:(?:auto-?)?generated|read-only|immutable|append-only|vendored)(?=$|[,.]| (?:by|from|in|with|at)\b)|(?:done|written|kept|built|run|made|cut|sent|held|stored|saved|encrypted|hashed|tracked|handled|managed|deployed|hosted|published|released|signed|formatted|configured|defined|declared|documented|logged|cached|served|validated|reviewed|named|organi[sz]ed|grouped|versioned|pinned|used(?= (?:for|as|only)\b)|reserved|maintained|bundled|persisted|triggered|started|loaded|injected|provided|enforced|checked|tested|measured|reported|monitored|based|shipped|installed|backed up|synced|indexed|seeded|mocked|translated|numbered|prefixed|wrapped)(?= (?:by|in|with|from|as|via|through|under|at|on|to|after|for|until|using)\b)|in(?= (?:utc|english|integer|cents|the [\w/.-]+$|[\w.-]*\/))) ?(?<is>[^;]{0,110})$/i,
    unless: new RegExp(
      `${NO_FACT.source}|\\b(?:is|are) (?:in (?:progress|the way|there|place|trouble|a|my)|needed|used to|supposed|expected|related|fixed|finished|failed|done(?:[.!]|$)|merged|updated|gone|on it|added|changed|called with|displayed|applied|set(?:[.!]|$))\\b`,
      'i',
    ),
    fires: [
      { said: 'publishing is done by the release workflow', subject: 'done publish', value: 'by release workflow' },
      { said: 'the folder data/raw is read-only', subject: 'data/raw folder read-only', value: 'yes' },
      { said: 'secrets are encrypted with sops', subject: 'secrets tool', value: 'sops' },
    ],
    stays: ['the page is broken by the last change', 'the tests are fixed', 'it is done'],
  },
  {
    ...{ id: 'fact.lives', version: 1, kind: 'fact', about: 'state', isBroad: true },
    pattern:
      /^(?!i |you |it |that |this |we |my |your |after |before |when |please |then )(?<what>[\w/.'\- ]{2,60}?) (?<verb>lives?|belongs?|goes|go|comes?|stays?|resides?|happens?|follows?|reconciles?|runs? on|uses|starts? with|ends? (?:with|in)) (?<is>(?:in|into|at|under|from|through|to|on|via|inside|after|only)? ?[^;]{2,110})$/i,
    unless: new RegExp(
      `${NO_FACT.source}|\\bgo(?:es)? (?:ahead|on|away|down|up|offline|back)\\b|^(?:let|don't|do|please|what|who|how|where|why)\\b|\\bcome back\\b|\\buses (?:it|that|this)\\b|, (?:add|write|make|create|implement|fix|change)\\b|\\bwhile\\b|^(?:the )?(?:sidebar|button|modal|icon|menu|popup|tooltip|dialog|label|card|text|cursor|scrollbar|page)\\b`,
      'i',
    ),
    fires: [
      { said: 'business logic goes into app/services', subject: 'place of business logic', value: 'app/services' },
      { said: 'temp files belong in /tmp', subject: 'place of fil temp', value: 'tmp' },
      { said: 'commits follow conventional commits', subject: 'commit message style', value: 'conventional commits' },
    ],
    stays: ['the device goes offline', "let's go to the next one"],
  },
  {
    ...{ id: 'fact.need', version: 1, kind: 'fact', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<what>(?:you need|(?:the |our )?[\w\- ]{2,40} needs?) [^,;:]{2,50}? (?:up|running|first|started|installed|open|set)(?: first)?)…`,
    ),
    unless: /\bneeds? to be (?:set|open)\b/i,
    fires: [
      {
        said: 'the auth tests need redis running, start it with npm run redis',
        subject: 'do auth redis run test',
        value: 'yes',
      },
    ],
    stays: ['the login needs a rework', 'you need sleep first?'],
  },
  {
    ...{ id: 'fact.run-with', version: 1, kind: 'fact', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<what>(?:run|start|build|deploy|lint|format|test|launch) (?:the |our )?[\w\- ]{2,40}? (?:with|via|using|through) [^,;]{2,60}?)…`,
    ),
    unless: /^\w+ (?:it|this|that|your|my)\b/i,
    fires: [
      { said: 'run the tests with `bun run test`', subject: 'command:test of js', value: 'bun run test' },
      { said: 'start the server with make dev', subject: 'do dev mak server start', value: 'yes' },
    ],
    stays: ['run it with sudo'],
  },
  {
    ...{ id: 'fact.owner', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<is>(?:the )?[\p{L}][\p{L}\- ]{1,30}?) (?:owns|maintains|is responsible for|are responsible for|is in charge of|takes care of) (?<what>[^,;]{2,60})/iu,
    unless: /^(?:i|you|it|we|who|this|that)\b/i,
    fires: [
      {
        said: 'Jonas owns the spsc module, ask him before changing it',
        subject: 'owner of modul spsc',
        value: 'jonas',
      },
    ],
    stays: ['who owns this?'],
  },
  {
    ...{ id: 'fact.schedule', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>(?:the |our )?[\w\- ]{2,50}?) (?:runs?|starts?|happens?|(?:is|are) (?:run|cut|triggered|made|sent|started|synced)) (?<is>(?:nightly|daily|weekly|hourly|monthly|every \w+|each \w+|at \d{1,2}(?=[:.h]\d\d|\s?(?:am|pm|utc|cet|gmt|o'clock|uhr|h)\b)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)[^;]{0,60})/i,
    unless: NO_FACT,
    fires: [{ said: 'backups run nightly at 3am', subject: 'clock of backup', value: '3am' }],
    stays: ['does it run nightly?', 'the loop starts at 1'],
  },
  {
    ...{ id: 'fact.we', version: 1, kind: 'fact', about: 'choice' },
    pattern: pattern(
      String.raw`(?:^|^[\w ]{2,20}, |^(?:in|for) (?:this|our|the) [\w-]+,? |\b(?:because|since|but|and|that) )we(?: all| also| always| only| now| currently|'re| are)* (?:use|using|deploy (?:to|with|on)|indent with|build with|support|require|ship|target|run on|stay on|are on|on|follow|log with|log to|host on|develop on|format with|write|store|keep|name|sign|test with|rely on|release) ‹it›…(?:,? for (?<for>[^,;]{2,40}?)…)?`,
    ),
    unless: new RegExp(
      `${NO_FACT.source}|\\bwe (?:all )?(?:use|keep|store|support|write|require) (?:it|that|this|them|to|getting|seeing|having)\\b|\\bon (?:it|the same|track|call|desktop|mobile)\\b|\\bif\\b|^(?:for|tell|are|do) `,
      'i',
    ),
    fires: [
      { said: 'we use ruff for linting', subject: 'linter of python', value: 'ruff' },
      { said: 'we deploy to Fly.io', subject: 'deploy target', value: 'fly.io' },
      { said: 'we indent with two spaces', subject: 'indentation', value: '2 spaces' },
    ],
    stays: ['do we use ruff?', 'we keep getting errors', 'we use it'],
  },
  {
    ...{ id: 'fact.this-project', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:this|the|our) (?<what>library|project|repo|repository|crate|package|service|app|codebase|monorepo|module|cli|tool) (?<verb>has|is|uses|supports|targets|needs|requires|contains|is on) (?<is>[^;]{3,100})$/i,
    unless: new RegExp(`${NO_FACT.source}|\\bneeds (?:an?|more|some|to|another|the)\\b`, 'i'),
    fires: [
      { said: 'this library has zero runtime dependencies', subject: 'this library has', value: null },
      { said: 'the package is ESM only', subject: 'module system', value: 'esm' },
    ],
    stays: ['the app is slow', 'this project is broken'],
  },
  {
    ...{ id: 'fact.defined', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>(?:[\w-]+ ){0,3}(?:licen[cs]e|domain|zone|branch|exit codes?|seed|limit|timeout|prefix|suffix|owner|maintainer|locale|time ?zone|currency|region|bucket|cluster|namespace|schema|entry point|main file|staging|production|server|host|database|db|endpoint|url|base url|default|id|ids|key|keys|linter|formatter|framework|test runner|package manager|orm|queue|broker|cache|language|convention|style|format|encoding|budget|deadline|sla|scope|name|names|namespace|password policy|retention)s?(?: (?:of|for|in) [^,;]{2,40}?)?) (?<verb>is|are|stays?|follows?) (?:always |now |called )?(?<is>[^;]{2,100})$/i,
    unless: new RegExp(
      `${NO_FACT.source}|^(?:my|your) |\\b(?:is|are) (?:too|so|very|up|down|back|ready|ok|okay|fine|good|bad|empty|gone|old|there|it|that|not|no|failing|done|green|red|happy|unreachable|reached|hit|exceeded|late|huge|big|small|behind|ahead|truncated|duplicated|[a-z]+ing)\\b`,
      'i',
    ),
    fires: [
      { said: 'the license is MIT OR Apache-2.0', subject: 'license', value: 'mit or apache-2.0' },
      { said: 'the domain is lab.example.org', subject: 'domain is', value: 'lab.example.org' },
    ],
    stays: ['the server is down', 'the format is wrong'],
  },
  {
    ...{ id: 'fact.value', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the |our )?(?<what>(?:[\w-]+ ){0,4}(?:command|size|length|ttl|interval|quota|path|folder|directory|port|account|role|channel|variable|threshold|image|topic|header|entry point|version|number|prefix|level)(?: (?:of|for|to|in) [^,;]{2,40}?)?) is (?:now )?(?<is>[^,;]{0,20}?[\d/._`:#@-][^,;]{0,60})$/i,
    unless: new RegExp(
      `${NO_FACT.source}|^(?:my|your) |\\b(?:pr|issue|line|ticket|error) number\\b|\\bis 0$|\\b(?:off|wrong|at line|on line|\\d+ (?:lines|rows|errors|times))\\b`,
      'i',
    ),
    fires: [
      { said: 'the max upload size is 25 MB', subject: 'size of upload', value: '25 mb' },
      { said: 'the correct command is make test-unit', subject: 'command correct is', value: 'make test-unit' },
    ],
    stays: ['the size is wrong', 'the path is empty'],
  },
  {
    ...{ id: 'fact.need-to', version: 1, kind: 'fact', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<what>you need (?:to be|to have|an?|the) [^,;]{2,50}? to (?:run|reach|access|build|use|start|connect|log|deploy|test)\b[^,;]{0,40}?)…`,
    ),
    fires: [{ said: 'you need to be on the VPN to reach staging', subject: 'do reach stag vpn', value: 'yes' }],
    stays: ['you need to be careful'],
  },
  {
    ...{ id: 'fact.setting', version: 1, kind: 'fact', about: 'state' },
    pattern: /^(?<what>[\w. -]{2,40}?)(?: with| has| uses|:)? `?(?<is>[a-z][\w.-]* ?= ?[\w".-]+)`?$/i,
    unless: NO_FACT,
    fires: [{ said: 'rustfmt with max_width = 100', subject: 'line length', value: '100' }],
    stays: ['x = y = z is wrong'],
  },
];
