// A change as the plain statement of what holds since: "we moved the design docs to docs/rfcs" is "design docs live in docs/rfcs". It is about
// the same thing then as whoever said it before, in whatever words. Data, with sentences on both sides.

export interface RestatingRule {
  readonly id: string;
  readonly version: number;
  /** `what` is now `value`; it lies there where `isPlace` says so. */
  readonly pattern: RegExp;
  readonly isPlace?: boolean;
  readonly isName?: boolean;
  readonly is: readonly (readonly [said: string, plain: string])[];
  readonly isNot: readonly string[];
}

const WE = String.raw`(?:we|i|the team|ops)(?:'ve| have| just| now| all| finally| also)*`;
const WHAT = String.raw`(?:the |our |all |all the |all our )?(?<what>(?!it\b|this\b|that\b|them\b|everything\b|from\b|to\b)[\p{L}\p{N}][\p{L}\p{N} ./_-]{1,40}?)`;
const FROM = String.raw`(?: (?:over |away )?from [^,;]{1,40}?)?`;
const SINCE = String.raw`(?:,? (?:now|instead|from now on|last \w+|this \w+|yesterday|recently|for good|as of \w+|since \w+|because [^;]*|so [^;]*))*$`;
/** A path, a channel, or a name. */
const PLACE = String.raw`(?<value>#[\w-]+|(?!\d+\/)[\w.@-]*\/[\w./@<>*-]*|[\w-]+\.(?:ya?ml|toml|json|env|ini|md)|the (?:wiki|vault|repo|readme|monorepo|handbook|drive)|(?:\p{Lu}[\p{L}\p{N}]{3,})(?: \p{Lu}[\p{L}\p{N}]+)?)`;
const AMOUNT = String.raw`(?<value>(?:\d[^,;]{0,40}?|(?:an?|one) (?:second|minute|hour|day|week|month|year)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) [\p{L}]+|v\d[\w.]*|[A-Z]{3}))`;
const SET =
  '(?:raised|lowered|increased|reduced|decreased|bumped|cut|extended|shortened|doubled|halved|upped|dropped|changed|set|adjusted)';

function rule(source: string): RegExp {
  return new RegExp(source.replaceAll("'", "['’]"), 'iu');
}

/** Names are told by their capitals. */
function named(source: string): RegExp {
  return new RegExp(source.replaceAll("'", "['’]").replace(/^\^/, '^(?:[Tt]he |[Oo]ur |[Aa]ll )?'), 'u');
}

export const RESTATING_RULES: readonly RestatingRule[] = [
  {
    ...{ id: 'we-set', version: 1 },
    pattern: rule(`^${WE} ${SET} ${WHAT}${FROM} to ${AMOUNT}${SINCE}`),
    is: [
      ['we raised the upload limit from 10 MB to 50 MB', 'upload limit is 50 MB'],
      ["we've lowered the session timeout to 20 minutes now", 'session timeout is 20 minutes'],
    ],
    isNot: ['we changed the code to fix it', 'we set the table to two columns wide'],
  },
  {
    ...{ id: 'was-set', version: 1 },
    pattern: rule(
      `^${WHAT} (?:was|were|has been|have been|got|is|are)(?: now| just| recently)? ${SET}${FROM} to ${AMOUNT}${SINCE}`,
    ),
    is: [['the session timeout was raised to 45 minutes', 'session timeout is 45 minutes']],
    isNot: ['the flag was set to true', 'it was raised to 5'],
  },
  {
    ...{ id: 'was-set-it-is', version: 1 },
    pattern: rule(
      `^${WHAT} (?:was|were|has been|have been|got|has|have|is|are)?(?: now| just| recently)? ?(?:${SET}|moved|grown|shrunk|gone up|gone down|went up|went down)(?: up| down)?[,;:–-]+ ?(?:and )?(?:it|they|that)(?:'s| is| are|'re)(?: now)?(?: at)? ${AMOUNT}${SINCE}`,
    ),
    is: [
      ['the rate limit was raised, it is 500 requests per minute now', 'rate limit is 500 requests per minute'],
      ['the standup moved, it is at 9:15 now', 'standup is at 9:15'],
    ],
    isNot: ['the build got slower, it is 5 minutes', 'the rate limit was raised, it is fine'],
  },
  {
    ...{ id: 'we-moved', version: 1, isPlace: true },
    pattern: named(
      `^[Ww]e(?:'ve| have| just| now| all| finally| also)* (?:moved|relocated|migrated) ${WHAT}${FROM} (?:over )?(?:to|into|under) ${PLACE}${SINCE}`,
    ),
    is: [
      ['we moved the design docs to docs/rfcs', 'design docs live in docs/rfcs'],
      ['We moved alerts from #ops to #noc', 'alerts live in #noc'],
    ],
    isNot: ['we moved on to the next topic', 'we moved the events to clickhouse'],
  },
  {
    ...{ id: 'was-moved', version: 1, isPlace: true },
    pattern: named(
      `^${WHAT} (?:(?:was|were|has been|have been|got|has|have|just|now|all|recently) )*(?:moved|relocated|migrated)${FROM} (?:over )?(?:to|into|under) ${PLACE}${SINCE}`,
    ),
    is: [
      ['Design docs were moved to docs/rfcs', 'Design docs live in docs/rfcs'],
      ['fixtures have been moved from test/ to spec/fixtures', 'fixtures live in spec/fixtures'],
    ],
    isNot: ['the button was moved to the left', 'design docs were moved'],
  },
  {
    ...{ id: 'we-renamed', version: 1, isName: true },
    pattern: rule(
      String.raw`^${WE} renamed ${WHAT}${FROM} to (?<value>[\x60"“]?[\p{L}\p{N}][\p{L}\p{N}_./@-]*[\x60"”]?)${SINCE}`,
    ),
    is: [['we renamed the default branch to main', 'default branch is called main']],
    isNot: ['rename the file to a.ts'],
  },
  {
    ...{ id: 'was-renamed', version: 1, isName: true },
    pattern: rule(
      String.raw`^${WHAT} (?:(?:was|were|has been|have been|got|is|are|just|now|recently) )+renamed${FROM} to (?<value>[\x60"“]?[\p{L}\p{N}][\p{L}\p{N}_./@-]*[\x60"”]?)${SINCE}`,
    ),
    is: [['the staging bucket was renamed to media-2', 'staging bucket is called media-2']],
    isNot: ['the function should be renamed to run'],
  },
];

const CHANGED = new RegExp(`\\b(?:${SET}|moved|relocated|migrated|renamed|grown|shrunk|gone|went)\\b`, 'i');

/** What holds since, as somebody says it who knows of no change; undefined where nothing changed. */
export function restated(body: string): string | undefined {
  if (!CHANGED.test(body)) return undefined;
  for (const { pattern, isPlace, isName } of RESTATING_RULES) {
    const found = pattern.exec(body)?.groups;
    const [what, value] = [found?.['what'], found?.['value']];
    if (what === undefined || value === undefined) continue;
    if (isPlace === true) return `${what} live in ${value}`;
    return `${what} is ${isName === true ? 'called ' : ''}${/^\d{1,2}:\d\d/.test(value) ? 'at ' : ''}${value}`;
  }
  return undefined;
}
