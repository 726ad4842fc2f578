// Values that are known by their form: addresses, ports, versions, and settings of which a project has one. Whoever names one names its
// subject too, in whatever words.
import type { About } from './speech-rule.ts';
import { meaningOf, valueOf, wordsOf } from './words.ts';

export interface Subject {
  readonly topic: string;
  readonly subject: string;
  readonly value: string | null;
}

export interface Said {
  readonly about: About;
  /** The sentence without its lead. */
  readonly body: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

const ADDRESS =
  /https?:\/\/[^\s,;)"'`<>]+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5})?\b|\b[a-z][\w-]*(?:\.[a-z][\w-]*)+(?<!\.(?:go|rs|py|rb|ts|js|tsx|jsx|java|c|h|cpp|cs|kt|php|swift|md|sql|sh)):\d{2,5}\b(?!-)/i;
const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', eight: '8' };
const GENERIC = new Set([
  'api',
  'server',
  'service',
  'url',
  'endpoint',
  'host',
  'machine',
  'address',
  'box',
  'instance',
  'running',
  'run',
  'base',
  'hostname',
  'ip',
  'vm',
]);
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ english: 'english', englisch: 'english', inglés: 'english', anglais: 'english' },
  ...{
    german: 'german',
    deutsch: 'german',
    spanish: 'spanish',
    español: 'spanish',
    french: 'french',
    français: 'french',
  },
};

interface Setting {
  readonly subject: string;
  readonly topic: string;
  readonly pattern: RegExp;
  readonly value: (found: RegExpExecArray) => string | undefined;
}

/** Single values that are known by their form. */
const SETTINGS: readonly Setting[] = [
  {
    ...{ subject: 'indentation', topic: 'style' },
    pattern:
      /\bindent\w*\b.*?\b(tabs|(?:\d|two|three|four|eight)[ -]spaces?)\b|\b(tabs|(?:\d|two|three|four|eight)[ -]spaces?)\b.*\bindent|^(?:we )?(?:use |always use |want )?(tabs|spaces(?=,? not)|(?:\d|two|four) spaces)(?:,? not (?:tabs|spaces)| everywhere| please)*$/i,
    value: ([, a, b, c]) =>
      (a ?? b ?? c)
        ?.toLowerCase()
        .replace(/^\w+/, (word) => NUMBERS[word] ?? word)
        .replace('-', ' '),
  },
  {
    ...{ subject: 'quotes', topic: 'style' },
    pattern: /\b(single|double)[ -]quotes?\b/i,
    value: ([, quotes]) => quotes?.toLowerCase(),
  },
  {
    ...{ subject: 'line length', topic: 'style' },
    pattern:
      /\bmax_width ?= ?(\d{2,3})\b|\bline (?:length|width)\D{0,15}(\d{2,3})\b|\blines?\b.*?\b(\d{2,3})[ -](?:characters|columns|chars)\b/i,
    value: ([, a, b, c]) => a ?? b ?? c,
  },
  {
    ...{ subject: 'commit message language', topic: 'process' },
    pattern:
      /\bcommits?(?:[ -]?(?:messages?|nachrichten))?\b.*?(?<!\p{L})(english|englisch|inglés|anglais|german|deutsch|spanish|español|french|français)(?!\p{L})/iu,
    value: ([, language]) => LANGUAGES[language?.toLowerCase() ?? ''],
  },
  {
    ...{ subject: 'reply language', topic: 'process' },
    pattern:
      /(?<!\p{L})(?:reply|answer|respond|talk to me|speak|write to me|antworte|antworten|sprich|responde|contesta|réponds|répondez|parle)(?!\p{L}).*?(?<!\p{L})(english|englisch|inglés|anglais|german|deutsch|spanish|español|french|français)(?!\p{L})/iu,
    value: ([, language]) => LANGUAGES[language?.toLowerCase() ?? ''],
  },
  {
    ...{ subject: 'commit message style', topic: 'process' },
    pattern:
      /^(?:the |our |all )?commits?(?: messages?)? (?:follow|are|use|look like|must be|should be|start with|in) ([^,;]{3,60})|\bwe (?:use|follow) (conventional commits)\b|^commit messages? in (?:the )?(imperative|present tense|past tense)/i,
    value: ([, a, b, c]) => valueOf(a ?? b ?? c ?? ''),
  },
  {
    ...{ subject: 'merge method', topic: 'process' },
    pattern:
      /\b(squash|rebase|fast-forward|merge commits?)\b.*\b(?:merge|merging|prs?|pull requests?|branches)\b|\b(?:merge|merging|prs?|pull requests?)\b.*\b(squash|rebase|fast-forward)\b|^(?:(?:please |always |never |don['’]t |do not |we (?:always |never |don['’]t |do not )?)*)(squash)(?:ing)? (?:all |your |our |the )?commits\b/i,
    value: ([, a, b, c]) => (a ?? b ?? c)?.toLowerCase(),
  },
  {
    ...{ subject: 'default branch', topic: 'process' },
    pattern: /\b(?:default|main|primary) branch is (?:called |now )?[`'"]?([\w/.-]+)/i,
    value: ([, branch]) => branch?.toLowerCase(),
  },
  {
    ...{ subject: 'merge target', topic: 'process' },
    pattern:
      /\b(?:prs?|pull requests?|mrs?|merge requests?|merge|merges|branch(?= off| from)|branches)\b[^,;]{0,30}?\b(?:against|to|into|from|off) [`'"]?(main|master|develop|dev|trunk|next|staging|production|release[\w/.-]*)\b/i,
    value: ([, branch]) => branch?.toLowerCase(),
  },
  {
    ...{ subject: 'deploy target', topic: 'release' },
    pattern: /\b(?:we|it|this|app) (?:deploys?|deployed|is deployed|are deployed|host|hosts) (?:to|on) ([\w.-]+)/i,
    value: ([, target]) => target?.toLowerCase().replace(/\.$/, ''),
  },
  {
    ...{ subject: 'seed', topic: 'testing' },
    pattern: /\bseed\b(?: to| is| =|:)? ?(\d+)\b|\b(\d+) (?:as|for) the (?:random )?seed\b/i,
    value: ([, a, b]) => a ?? b,
  },
  {
    ...{ subject: 'license', topic: 'release' },
    pattern: /\blicen[cs]e (?:is|stays) ([^,;]{2,40})/i,
    value: ([, license]) => valueOf(license ?? ''),
  },
  {
    ...{ subject: 'module system', topic: 'architecture' },
    pattern: /\b(esm|commonjs|cjs)[ -]only\b|\bonly (esm|commonjs|cjs)\b/i,
    value: ([, a, b]) => (a ?? b)?.toLowerCase().replace('cjs', 'commonjs'),
  },
  {
    ...{ subject: 'language', topic: 'architecture' },
    pattern:
      /\b(?:written|write|code|coded|implemented?)(?: \w+)? in (typescript|javascript|python|rust|go|ruby|java|kotlin|swift|elixir|scala|php)\b/i,
    value: ([, language]) => language?.toLowerCase(),
  },
  {
    ...{ subject: 'test coverage', topic: 'testing' },
    pattern: /\bcoverage\b[^,;]{0,40}?(\d{1,3}) ?%/i,
    value: ([, share]) => share,
  },
  {
    ...{ subject: 'cloud region', topic: 'environment' },
    pattern: /\b(?:everything|all|production|we|it|resources)\b[^,;]{0,30}?\b((?:us|eu|ap|sa|ca|af|me)-[a-z]+-\d)\b/i,
    value: ([, region]) => region?.toLowerCase(),
  },
  {
    ...{ subject: 'command:test', topic: 'testing' },
    pattern:
      /\b(?:(?:run|start|execute) (?:the |all |our )?(?:unit )?tests?|(?:unit )?tests? (?:run|(?:are|is|get) (?:run|started|executed))) (?:with|by|via|using) `?([^`,;]{3,60}?)`?(?: now)?(?=$|[,;]|\.$)/i,
    value: ([, command]) => command?.trim(),
  },
  {
    ...{ subject: 'command:build', topic: 'tooling' },
    pattern: /\b(?:build) (?:the project |it |the app )?(?:with|by|via|using) `?([^`,;]{3,60}?)`?(?=$|[,;]|\.$)/i,
    value: ([, command]) => command?.trim(),
  },
];

/** Of such words a thing is one at a time. */
const SORTS: readonly { readonly of: string; readonly pattern: RegExp }[] = [
  { of: 'tax', pattern: /(net|gross|brutto|netto)(?= |$)/i },
  {
    of: 'data type',
    pattern:
      /(?:in |as )?(floats?|integers?|ints|decimals?|(?:integer )?cents|doubles?|uuids?|ulids?|snowflakes?|strings?)(?= now| everywhere|$)/i,
  },
  { of: 'time zone', pattern: /(?:in )?(utc|local time|cet)(?= now| everywhere|$)/i },
  {
    of: 'format',
    pattern:
      /(?:in )?(iso(?: 8601)?|dd[./-]mm[./-]yyyy|mm[./-]dd[./-]yyyy|yyyy-mm-dd|unix seconds)(?= now| everywhere|$)/i,
  },
];

/** Where a thing is kept or goes to: one word with a sign of a path, a channel or a name. */
const PLACED =
  /^(?:the |our |all )*(?<what>(?!i |we |it |you |this |that )[\p{Ll}\w -]{2,30}?) (?:is|are|lives?|goes?|moved|has moved|have moved|belongs?)(?: now)?(?: tracked| kept| stored| written| filed| posted| managed)? (?:in|into|to|on|at|under) (?:the )?(?<where>#[\w-]+|[\w.@-]*\/[\w./@-]*|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|January|February|March|April|June|July|August|September|October|November|December)\p{Lu}\p{Ll}{3,}|1password)(?: now| in the repo)?$/u;

/** How things of a kind are named: by a pattern, which has a sign in it, or by something. */
const NAMING =
  /^(?:(?:please |always |we )*name (?:all |our |new |the )?(?<what>[\p{L} -]{3,30}?s)|(?:all |our |the |new )*(?<whose>[\p{L} -]{3,30}?s) (?:are|must be|should be|have to be) (?:always |now )?(?:named|called))(?: like| as| in the form)? (?:[`"“]?(?<how>(?=[\p{L}\d]*[<{*/_-])[^\s,;`"”]+)[`"”]?|(?:by|after) (?:the |their )?(?<by>[\p{L} -]{3,30}))(?: now| from now on)?(?=$|[,;])/iu;

/** Names whose number is their version. */
const VERSIONED =
  /\b(node(?:\.?js)?|python|ruby|go|golang|rust|java|jdk|php|deno|bun|postgres(?:ql)?|mysql|redis|react native|react|typescript|rails|django|chromium|chrome|kubernetes|k8s|msrv|swift|kotlin|dart|flutter|elixir|dotnet|\.net|ubuntu|debian|typesense|elasticsearch|spring boot|angular|vue|next(?:\.?js)?|pydantic|terraform|gcc|clang|llvm|cmake|ios|android|min ?sdk|target ?sdk|esp-idf|zephyr|freertos|torch|pytorch|tensorflow|numpy|pandas|cuda|xcode|gradle|kafka|mongodb|nginx|vite|svelte|express|fastapi|laravel|scala|julia|zig|unity|godot|helm|spark|airflow|keycloak|grafana|nixos|fedora|alpine)(?: (?:is|was|to|version|on|at|now|stays|at least|>=|requires?|pinned|upgraded|updated|bumped|downgraded))*[ :=]+v?(\d+(?:\.\d+){0,2})\b(?![:%]| ?(?:minutes|seconds|files|spaces|px|ms|mb|gb))/i;

/** The setting that a sentence names, if it does. */
export function settingOf(said: Said): Subject | undefined {
  const found = settingIn(said);
  // "The schedule of it" names nothing: two of these would meet that have nothing in common.
  return found?.subject.endsWith(' ') === true ? undefined : found;
}

/** A schedule in words, "nightly", is known by less than the hour or the interval that a sentence gives. */
export function isKnownByForm(setting: Subject | undefined): boolean {
  return setting !== undefined && !setting.subject.startsWith('schedule of ');
}

function settingIn({ body, groups }: Said): Subject | undefined {
  const address = ADDRESS.exec(body);
  if (address) {
    const of = nameOfAddress(body, address.index, groups['what'] ?? groups['who'] ?? '');
    if (of !== '') {
      const value = address[0].replace(/[.,:]+$/, '').toLowerCase();
      return { topic: 'environment', subject: `address of ${of}`, value };
    }
  }
  const port =
    /^(.{2,70}?) (?:should |must |will |now )?(?:listens?|runs?|is|serves?|binds?)(?: locally| in [\w-]+)? (?:on|to|at(?= port)) (?:port )?:?(\d{2,5})\b(?![:.%])([^,;]*)/i.exec(
      body,
    );
  if (port?.[1] !== undefined && port[2] !== undefined) {
    const scope = /\b(?:locally|staging|production|dev|prod)\b/i.exec(port[3] ?? '')?.[0] ?? '';
    const of = meaningOf(`${lastClause(port[1])} ${scope}`);
    if (of !== '') return { topic: 'environment', subject: `port of ${of}`, value: port[2] };
  }
  const named =
    /^(?:the |our |der |die |das |el |la |le )?(.{0,40}?) ?(?<!\p{L})(?:port|puerto)(?!\p{L})(?: of the [\w-]+)? (?:is|ist|es|est|=|:|changed to|moved to)(?: now| jetzt| ahora)? (\d{2,5})\b/iu.exec(
      body,
    ) ??
    /^(?:der |die |das |el |la |le )?(.{2,40}?) (?:läuft|lauscht|hört|corre|escucha|está|écoute|tourne)(?: jetzt| ahora)? (?:auf|en|sur) (?:dem |el |le )?(?:port |puerto )?(\d{2,5})$/iu.exec(
      body,
    );
  const moved =
    /^(?:the |our )?(.{2,40}?) (?:moved|changed|was moved|is) (?:over )?to port (\d{2,5})\b/i.exec(body) ??
    swapped(/^use port (\d{2,5}) for (?:the |our )?([^,;]{2,40})/i.exec(body));
  if (moved?.[1] !== undefined && moved[2] !== undefined && meaningOf(moved[1]) !== '')
    return { topic: 'environment', subject: `port of ${meaningOf(moved[1])}`, value: moved[2] };
  if (named?.[2] !== undefined)
    return { topic: 'environment', subject: `port of ${meaningOf(named[1] ?? '') || 'project'}`, value: named[2] };
  for (const { subject, topic, pattern, value } of SETTINGS) {
    const found = pattern.exec(body);
    const said = found && value(found);
    if (said) return { topic, subject, value: said };
  }
  const version = VERSIONED.exec(body);
  if (version?.[1] !== undefined && version[2] !== undefined) {
    const of = version[1]
      .toLowerCase()
      .replace(/^(node|next)\.?js$/, '$1')
      .replace('postgresql', 'postgres')
      .replace('golang', 'go');
    return { topic: 'environment', subject: `version of ${of}${partIn(body)}`, value: version[2] };
  }
  const owner =
    /^(.{2,30}?) (?:owns|maintains?|(?:is|are) responsible for|is in charge of|takes care of|looks after) ([^,;]{2,60})/i.exec(
      body,
    ) ??
    swapped(
      /^(?:the |our )?([^,;]{2,40}?) (?:is|are) (?:now )?(?:owned|maintained|looked after) by ([^,;]{2,30})/i.exec(
        body,
      ),
    );
  if (owner?.[1] !== undefined && owner[2] !== undefined) {
    return { topic: 'process', subject: `owner of ${meaningOf(owner[2])}`, value: valueOf(owner[1]) };
  }
  const doer =
    /^(\p{Lu}[\p{L}-]{1,20}|(?:[Tt]he )?[\w-]+ team|[Tt]eam [\w-]+|(?!he\b|she\b|it\b|that\b|this\b|who\b|which\b|nobody\b|everybody\b|someone\b)\p{Ll}[\p{L}-]{1,20}(?= (?:reviews|approves|signs off|leads) )) (?:now |always )?(reviews|approves|handles|manages|leads|signs off|decides on) (?:the |all |our )?([^,;]{2,60}?)(?: now)?(?=$|[,;]| (?:now|before|after|until|when|from|since|because)\b)/u.exec(
      body,
    );
  if (doer?.[1] !== undefined && doer[2] !== undefined && doer[3] !== undefined)
    return { topic: 'process', subject: `who ${meaningOf(doer[2])} ${meaningOf(doer[3])}`, value: valueOf(doer[1]) };
  const asked =
    swapped(
      /^(?:all )?questions (?:about|on) (?:the |our )?([^,;]{2,40}?) (?:go|are) (?:now )?(?:to|for) (?:the )?(@?\p{L}[\p{L}\w.-]{1,20}(?: team)?)(?: now)?(?=$|[,;.])/iu.exec(
        body,
      ),
    ) ??
    /^(?:ask|ping|contact|talk to|reach out to) (@?\p{L}[\p{L}\w.-]{1,20}|(?:the )?[\w-]+ team|team [\w-]+) (?:for|about) ([^,;]{2,60})/iu.exec(
      body,
    );
  if (asked?.[1] !== undefined && asked[2] !== undefined && !/^(?:me|us|him|her|them|before|first)$/i.test(asked[1]))
    return { topic: 'process', subject: `who to ask for ${meaningOf(asked[2])}`, value: valueOf(asked[1]) };
  const doneBy =
    /^(?:the |our |all )?([^,;]{2,40}?) (?:is|are|get|gets) (?:always |now |only )?(reviewed|approved|handled|managed|led|signed off) by (?:the )?(@?[\p{L}][\p{L}\w.-]{1,20})(?: now)?(?=$|[,;.]| (?:before|after|until|when|from|since|because)\b)/iu.exec(
      body,
    );
  if (doneBy?.[1] !== undefined && doneBy[2] !== undefined && doneBy[3] !== undefined)
    return {
      topic: 'process',
      subject: `who ${meaningOf(doneBy[2])} ${meaningOf(doneBy[1])}`,
      value: valueOf(doneBy[3]),
    };
  const atTime =
    /^(?:the |our )?(.{2,50}?) (?:moved to|is at|starts at|runs at|happens at|changed to|is now at) (\d{1,2}(?::\d\d)? ?(?:am|pm|utc|uhr|h|o'clock)\b[^,;]{0,30}|\d{1,2}:\d\d[^,;]{0,30})/i.exec(
      body,
    );
  if (atTime?.[1] !== undefined && atTime[2] !== undefined)
    return { topic: 'process', subject: `schedule of ${meaningOf(atTime[1])}`, value: valueOf(`at ${atTime[2]}`) };
  const written =
    /^(?:write |keep |the |our |all |please )*([\p{L}\w -]{3,30}?)(?: (?:are|is|must be|should be))?(?: always| now)?(?: written)? (?:in|auf|en) (english|englisch|inglés|anglais|german|deutsch|spanish|español|french|français)(?!\p{L})/iu.exec(
      body,
    );
  const language = LANGUAGES[written?.[2]?.toLowerCase() ?? ''];
  if (written?.[1] !== undefined && language !== undefined && meaningOf(written[1]) !== '')
    return {
      topic: 'process',
      subject: `language of ${meaningOf(written[1].replace(/^(?:die|der|das|los|las|les|le|la|el) /i, ''))}`,
      value: language,
    };
  const sort = SORTS.find(({ pattern }) => pattern.test(body));
  const sorted =
    sort &&
    new RegExp(
      String.raw`^(?:the |our |all )*([^,;]{2,40}?) (?:is|are|stays?|becomes?|moved to)(?: now| always| all)? ${sort.pattern.source}`,
      'i',
    ).exec(body);
  if (sort && sorted?.[1] !== undefined && sorted[2] !== undefined && meaningOf(sorted[1]) !== '')
    return { topic: 'data', subject: `${sort.of} of ${meaningOf(sorted[1])}`, value: sorted[2].toLowerCase() };
  const place = PLACED.exec(body)?.groups;
  if (place?.['what'] !== undefined && place['where'] !== undefined && meaningOf(place['what']) !== '')
    return { topic: 'environment', subject: `place of ${meaningOf(place['what'])}`, value: valueOf(place['where']) };
  const naming = NAMING.exec(body)?.groups;
  const form = naming?.['how']?.toLowerCase() ?? (naming?.['by'] === undefined ? '' : `by ${valueOf(naming['by'])}`);
  const formed = meaningOf(naming?.['what'] ?? naming?.['whose'] ?? '');
  if (form !== '' && formed !== '') return { topic: 'style', subject: `naming of ${formed}`, value: form };
  const schedule =
    /^(.{2,50}?) (?:runs?|starts?|happens?|(?:is|are) (?:run|cut|triggered|made|sent|started|synced)) ((?:nightly|daily|weekly|hourly|monthly|every \w+|at \d{1,2}(?!\d{2})|on \w+days?)[^,;]{0,40})/i.exec(
      body,
    );
  if (schedule?.[1] !== undefined && schedule[2] !== undefined) {
    return { topic: 'process', subject: `schedule of ${meaningOf(schedule[1])}`, value: valueOf(schedule[2]) };
  }
  return undefined;
}

/** "The lambda uses python 3.9" says nothing of the rest. */
function partIn(body: string): string {
  const part = /^(?:the |our )?([\w-]+) (?:still )?(?:uses|runs|needs|requires|is on) /i.exec(body)?.[1]?.toLowerCase();
  return part !== undefined && PARTS.has(part) ? ` @ ${meaningOf(part)}` : '';
}

const PARTS = new Set(
  'lambda lambdas function functions worker workers bot cli sdk plugin extension scheduler importer exporter crawler gateway sidecar agent notebook notebooks mobile desktop watch widget installer simulator'.split(
    ' ',
  ),
);

const NAMES_NOTHING =
  /^(?:der|die|das|dem|den|des|ein|eine|el|la|los|las|le|les|de|del|du|het|een|il|lo|unser|unsere|nuestro|nuestra|notre|onze|ist|est|es|está|c'est|l'adresse|jetzt|ahora|maintenant|nu|umgezogen|verhuisd|verschoben|cambiado)$/;

/** The thing right before the address, else the one that the sentence is about. */
function nameOfAddress(body: string, at: number, what: string): string {
  const before = body.slice(0, at);
  const near = /([\p{L}][\p{L}\p{N}_'’-]*) (?:at|on|under|:) ?(?:the )?$/iu.exec(before)?.[1];
  const isVerb =
    near === undefined ||
    /^(?:is|are|it['’]s|its|lives?|runs?|now|located|served|hosted|available|listens?|sits?|reachable)$/i.test(near);
  const name = isVerb ? what || (/^(.{2,60}?) (?:is|are|lives?|runs?|moved|has|was)\b/i.exec(before)?.[1] ?? '') : near;
  const words = wordsOf(lastClause(name)).flatMap((word) => word.split('-'));
  const specific = words.filter((word) => !GENERIC.has(word));
  return meaningOf((specific.length > 0 ? specific : words).filter((word) => !NAMES_NOTHING.test(word)).join(' '));
}

/** With what stands first in the second place. */
function swapped(found: RegExpExecArray | null): readonly [string, string | undefined, string | undefined] | undefined {
  return found ? [found[0], found[2], found[1]] : undefined;
}

function lastClause(text: string): string {
  return text.split(/[,;:]/).at(-1)?.trim() ?? text;
}
