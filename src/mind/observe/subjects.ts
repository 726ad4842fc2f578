// What a statement is about, and what it says of it. Two statements meet only where the subject is equal, so it is narrow where nothing
// is known: a wrong meeting would supersede something that holds.
import { denialOf } from './denials.ts';
import { settingOf, type Said, type Subject } from './settings.ts';
import { isNameOf, namedBy, slotNamesIn } from './slots.ts';
import type { About } from './speech-rule.ts';
import { actedOn } from './voices.ts';
import { byCode, meaningOf, valueOf, wordsOf } from './words.ts';

export function subjectOf(said: Said): Subject {
  if (said.about === 'ban') return bySort.ban(said);
  const setting = settingOf(said);
  if (setting) return setting;
  const acted = said.groups['not'] === undefined && said.groups['for'] === undefined ? actedOn(said.body) : undefined;
  return acted ? { ...acted, topic: topicOf(said.body) } : bySort[said.about](said);
}

const bySort: Readonly<Record<About, (said: Said) => Subject>> = {
  choice({ body, groups }) {
    const [it, purpose] = thingAndPurpose(
      groups['it'] ?? groups['was'] ?? groups['quoi'] ?? groups['choisi'] ?? groups['uso'] ?? '',
    );
    const not = groups['not'] ?? '';
    const words = wordsOf(it).slice(0, 5);
    const named = namedBy(words, wordsOf(not));
    if (named) {
      return {
        ...{ topic: named.slot.topic, value: named.value },
        subject: scoped(named.slot.subject, body, groups['for'] ?? purpose, [
          ...named.slot.called,
          ...words,
          ...wordsOf(not),
        ]),
      };
    }
    const topic = topicOf(body);
    const deployed = deployedWith(body);
    if (deployed) return deployed;
    const [thing, place] = thingAndPlace(
      groups['for'] === undefined && purpose !== undefined ? `${it} for ${purpose}` : it,
    );
    const forWhat = groups['for'] === undefined ? '' : meaningOf(groups['for']);
    if (forWhat !== '') return { topic, subject: `for ${forWhat}`, value: valueOf(thing) };
    if (not !== '') {
      const both = [meaningOf(thing) || valueOf(thing), meaningOf(not) || valueOf(not)].toSorted(byCode);
      return { topic, subject: `choice of ${both.join(' or ')}`, value: meaningOf(thing) || valueOf(thing) };
    }
    return { topic, subject: withPlace(`use ${meaningOf(thing) || valueOf(thing)}`, place), value: 'yes' };
  },
  ban(said) {
    const { body, groups } = said;
    const what = groups['what'] ?? groups['was'] ?? groups['quoi'] ?? groups['choisi'] ?? '';
    const who = groups['who'] ?? '';
    const denied = deniedIn(said, who, what);
    return denied ?? { topic: topicOf(body), subject: act(who, what), value: 'no' };
  },
  practice({ body, groups }) {
    const what = groups['what'] ?? '';
    const who = groups['who'] ?? '';
    const named = /\b(?:done|made|handled|written|built|checked) (?:with|by|in|via)\b/i.test(what)
      ? namedBy(wordsOf(what))
      : undefined;
    if (named) return { topic: named.slot.topic, subject: named.slot.subject, value: named.value };
    const deployed = deployedWith(body);
    if (deployed) return deployed;
    const measured = withoutMeasure(what);
    return measured
      ? { topic: topicOf(body), subject: act(who, measured.rest), value: measured.value }
      : { topic: topicOf(body), subject: act(who, what), value: 'yes' };
  },
  state({ body, groups }) {
    const what = groups['what'] ?? '';
    const verb = groups['verb'] ?? 'is';
    const is = groups['is'] ?? '';
    const topic = topicOf(body);
    if (
      /^(?:library|project|repo|repository|crate|package|service|app|codebase|monorepo|module|cli|tool)$/i.test(what)
    ) {
      return { topic, subject: `this ${what.toLowerCase()} ${verb.toLowerCase()}`, value: null };
    }
    const isNamed = /\b(?:with|by|through|via|on|in|to) \S/i.test(is) || is.trim().split(' ').length <= 3;
    const named = isNamed ? namedBy(wordsOf(mainClause(is))) : undefined;
    if (named && wordsOf(what).some((word) => named.slot.called.includes(word))) {
      const subject = scoped(named.slot.subject, body, what, named.slot.called);
      return { topic: named.slot.topic, subject, value: named.value };
    }
    const said = valueOf(mainClause(is));
    const place = placeIn(verb, is);
    if (place !== undefined) return { topic, subject: `place of ${thingOf(what)}`, value: valueOf(place) };
    const relation = /^(?:is|are|in)$/i.test(verb)
      ? verb.toLowerCase()
      : meaningOf(verb) || verb.toLowerCase().replace(/(?<=\w{3})s$/, '');
    const thing = thingOf(what);
    const subject =
      relation === 'is' || relation === 'are' || relation === 'in' ? `${thing} is` : sorted(thing, relation);
    return { topic, subject, value: said === '' ? 'yes' : said };
  },
};

/** "kafka for the event bus": a thing, and what it is for. */
function thingAndPurpose(text: string): readonly [string, string | undefined] {
  const [, thing, purpose] = /^(\S+(?: \S+)?) for (?:the |our |all )?(.{2,40})$/i.exec(text) ?? [];
  return [thing ?? text, purpose];
}

const DEPLOYED =
  /\bdeploy(?:s|ed|ing|ments?)?(?: everything| it all)?(?: (?:are|is) (?:done|made|run))? (?:with|using|via) (?:plain |just |only )?`?((?!an?\b|the\b|our\b|this\b|care\b|caution\b)[\p{L}][\w.-]{1,20})`?(?=$|[,;.]| (?:now|from|instead|because|since|everywhere)\b)/iu;

/** What a project deploys with is one thing, which need not be a known one. */
export function deployedWith(body: string): Subject | undefined {
  const value = DEPLOYED.exec(body)?.[1]?.toLowerCase();
  return value === undefined || slotNamesIn(body).length > 0
    ? undefined
    : { topic: 'release', subject: 'deploy tool', value };
}

const MEASURE =
  /(?<![\w.-])(\d+(?:\.\d+)?|one|two|three|four|five|six|ten)[ -]?(%|percent\b|ms\b|s\b|seconds?\b|minutes?\b|mins?\b|hours?\b|days?\b|weeks?\b|months?\b|lines?\b|chars\b|characters\b|columns\b|[kmg]i?b\b|px\b|approvals?\b|reviewers?\b|reviews?\b|retries\b|attempts\b|items\b|workers\b|replicas\b)/i;

/** How much or how many, where that is said once: a later figure takes the place of an earlier one. */
function withoutMeasure(what: string): { readonly rest: string; readonly value: string } | undefined {
  const found = MEASURE.exec(what);
  if (!found) return undefined;
  const rest = `${what.slice(0, found.index)} ${COUNTED.test(found[2] ?? '') ? found[2] : ''} ${what.slice(found.index + found[0].length)}`;
  return MEASURE.test(rest) || meaningOf(rest) === '' ? undefined : { rest, value: valueOf(found[0]) };
}

/** What is counted is part of what is spoken of; a unit is not. */
const COUNTED = /^(?:lines?|approvals?|reviewers?|reviews?|retries|attempts|items|workers|replicas)$/i;

/** Where something is, by whichever verb; undefined where nothing is said of that. */
function placeIn(verb: string, is: string): string | undefined {
  const main = mainClause(is).replace(/\s+(?:now|instead|from now on)$/i, '');
  const found = /^(?:in|into|at|under|inside|on|to|next to|beside)\s+(?:the |our )?(.+)$/i.exec(main)?.[1];
  if (/^(?:lives?|belongs?|goes|go|resides?|stays?|sits?)$/i.test(verb)) return found;
  const at = /^(?:is|are|in)$/i.test(verb) ? (found ?? main) : undefined;
  // A path, or a place where such things are kept.
  return at !== undefined &&
    /^[\w.@-]*\/[\w./@-]*$|^[\w-]+\.(?:ya?ml|toml|json|env|ini|md|ts|js|py)$|^(?:the |our )?(?:wiki|vault|notion|confluence|1password|repo|monorepo|readme|drive)$/i.test(
      at,
    )
    ? at
    : undefined;
}

function sorted(...texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(' ')))]
    .filter((word) => word !== '')
    .toSorted(byCode)
    .join(' ');
}

/** What is named, with the words that otherwise carry no meaning where hardly anything else is left: "the app id". */
function thingOf(what: string): string {
  const meaning = meaningOf(what);
  const all = valueOf(what);
  return meaning.includes(' ') || !all.includes(' ') ? meaning || all : sorted(all);
}

const USES =
  /^(?:use|using|uses|bring in|bringing in|install|installing|import|importing|link|linking|introduce|introducing|rely on|depend on|run|running|support|supporting|deploy to|deploying to|be on)\s+(.+)$/i;
/** A ban of more words than these is of something that is done with the thing. */
const MOST_BANNED = 3;

/** A ban of a known thing says of its slot or setting what it is not. */
function deniedIn({ body }: Said, who: string, what: string): Subject | undefined {
  const main = mainClause(what).replace(/\s+(?:here|anymore|any more|at all|ever|again|any longer)$/i, '');
  const used = USES.exec(main)?.[1] ?? main;
  const [thing, place] = thingAndPlace(used);
  const words = wordsOf(thing).filter((word) => !/^(?:the|an?|our|any|more)$/.test(word));
  if (meaningOf(who) !== '' || words.length === 0 || words.length > MOST_BANNED) return undefined;
  const named = namedBy(words);
  if (named && words.every((word) => word === named.value || isNameOf(named.slot, word)))
    return { topic: named.slot.topic, subject: withPlace(named.slot.subject, place), value: denialOf(named.value) };
  const setting = settingOf({ about: 'choice', body, groups: {} });
  if (!setting || setting.value === null || !DENIABLE.test(setting.subject)) return undefined;
  return { ...setting, value: denialOf(setting.value) };
}

/** Settings of which it makes sense to say what they are not. */
const DENIABLE = /^(?:version of |deploy target$|module system$|merge method$|indentation$|quotes$|language$)/;

/** "use x" in whatever words, or what is done. */
function act(who: string, what: string): string {
  const usage =
    /^(?:use|using|bring in|bringing in|install|installing|import|importing|link|linking|introduce|introducing|rely on|depend on|touch)\s+(.+)$/i.exec(
      mainClause(what),
    );
  const subject = meaningOf(who);
  if (usage?.[1] !== undefined && !/^touch/i.test(what)) {
    const [thing, place] = thingAndPlace(usage[1]);
    const used = meaningOf(thing) || valueOf(thing);
    // What something is used for is part of it; by whom, is not: "core must not import ui" is no ban of core in ui.
    return withPlace(/^to /i.test(who) ? `use ${sorted(used, subject)}` : withPlace(`use ${used}`, subject), place);
  }
  const isThing = !/\s/.test(what.trim()) || NOUN_PHRASE.test(what);
  const [rest, origins] = withoutOrigins(mainClause(what).replaceAll(BRANCH, '$1'));
  const by = DIRECTED.test(what) ? subject.split(' ').filter((word) => word !== '') : [];
  const whole = by.length > 0 ? rest : `${who} ${rest}`;
  const meaning = sorted(meaningOf(whole), ...origins, ...by.map((word) => `from:${word}`)) || valueOf(what);
  return `${isThing && subject === '' ? 'use' : 'do'} ${meaning}`;
}

/** Who does it to what cannot be told the other way round. */
const DIRECTED =
  /^(?:directly )?(?:call|access|query|know|reference|reach|talk to|write to|read from|send|notify|block|own|include)\b/i;

/** "the main branch" is "main". */
const BRANCH = /\b(main|master|develop|trunk|staging|production) branch\b/gi;

/** From where something comes is not where it goes to. */
function withoutOrigins(text: string): readonly [string, readonly string[]] {
  const origins: string[] = [];
  const rest = text.replaceAll(/\bfrom (?:the |an? |our )?([\w./-]+)/gi, (_, of: string) => {
    origins.push(`from:${meaningOf(of) || valueOf(of)}`);
    return ' ';
  });
  return [rest, origins];
}

/** "default exports", "unsafe code in this crate": things and not acts. */
const NOUN_PHRASE =
  /^(?:the |an? )?(?!run|edit|write|push|commit|add|store|put|touch|create|link|call|return|log|merge|change|publish|deploy|delete|remove|generate|bump|do|make|go|contain|include|hard-?code|mock|skip|disable|ask|test|build)[\w.@-]+(?: (?:code|exports?|imports?|dependencies|deps|types?|classes|comments?|shim|alloc|mocks?|any|calls?|loops?|globals?|state)\b| in | here|$)/i;

const PLACE = /\s(?:in|inside|within|under|on|for)\s+(?:the |our |any )?([^,;]{2,40})$/i;
const NO_PLACE =
  /^(?:this|that|here|everything|all|it|general|place|use|production code|the (?:project|repo|repository|codebase|crate)|these days|(?:this|our) \w+|anything.*)$/i;

function thingAndPlace(text: string): readonly [string, string] {
  const main = mainClause(text);
  const place = PLACE.exec(main);
  if (!place?.[1]) return [main, ''];
  return [main.slice(0, place.index), NO_PLACE.test(place[1]) ? '' : meaningOf(place[1])];
}

function withPlace(subject: string, place: string): string {
  return place === '' ? subject : `${subject} @ ${place}`;
}

/** A slot is another one where a part of the project is named: "yarn in the mobile app". */
export function scoped(subject: string, body: string, forWhat: string | undefined, known: readonly string[]): string {
  const place =
    forWhat ??
    /\b(?:in|for|inside|under) (?:the |our )?([\w/.\- ]{2,40}?)(?=$|[,;:.]|\s(?:because|since|so|and|but|we|it|these|now|last|from)\b)/i.exec(
      body,
    )?.[1] ??
    '';
  if (place === '' || NO_PLACE.test(place)) return subject;
  const words = wordsOf(place).filter((word) => !known.includes(word) && !DOING.has(word) && !KIND.has(word));
  const meaning = meaningOf(words.join(' '));
  // "ruff for Python" says no more than the slot itself.
  return withPlace(subject, meaning.split(' ').every((word) => subject.includes(word)) ? '' : meaning);
}

/** What is done with the thing says nothing of where. */
const DOING = new Set(
  'run runs running build builds building host hosts hosted deploy deploys deployed test tests ship ships everything manage manages handle handles'.split(
    ' ',
  ),
);

/** Words that name a slot however it is meant. */
const KIND = new Set(
  'framework library libraries tool tools tooling runner system manager service provider engine default main current primary client server store'.split(
    ' ',
  ),
);

/** Up to where a reason or another thought begins. */
function mainClause(text: string): string {
  return text.split(/[,;]|\s(?:because|since|so that|so|as|until|weil|parce que|porque)\s/i)[0] ?? text;
}

const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['testing', /\b(?:tests?|testing|specs?|coverage|mocks?|fixtures?|e2e|benchmarks?|bench)\b/i],
  ['release', /\b(?:releas\w+|deploy\w*|publish\w*|changelog|versions?|tags?|rollout|ship)\b/i],
  [
    'process',
    /\b(?:prs?|pull requests?|commits?|branch\w*|merge\w*|reviews?|approv\w+|push|ci|main|master|develop)\b/i,
  ],
  ['data', /\b(?:databases?|db|tables?|migrations?|sql|schema|rows?|columns?|queries|timestamps?|backups?|data)\b/i],
  [
    'style',
    /\b(?:comments?|names?|naming|format\w*|indent\w*|style|docstrings?|docs?|exports?|imports?|lint\w*|flags?)\b/i,
  ],
  [
    'environment',
    /\b(?:ports?|hosts?|servers?|env|environment|staging|production|local\w*|docker|urls?|address|clusters?|regions?)\b/i,
  ],
  ['errors', /\b(?:errors?|exceptions?|retries|retry|failures?|logging|logs?)\b/i],
  ['tooling', /\b(?:commands?|scripts?|install|build|tools?|npm|cargo|make)\b/i],
];

/** One of a short list, by the words of the statement. */
export function topicOf(text: string): string {
  return TOPICS.find(([, words]) => words.test(text))?.[0] ?? 'architecture';
}
