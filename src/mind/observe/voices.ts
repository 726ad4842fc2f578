// What is done with a thing, whether it is told of the thing or of whoever does it: "we keep logs in S3", "logs are kept in S3". Pure.
import { settingOf, type Subject } from './settings.ts';
import { slotNamesIn } from './slots.ts';
import { meaningOf, valueOf } from './words.ts';

export interface Act {
  /** In its plain form. */
  readonly verb: string;
  readonly object: string;
  readonly preposition: string;
  readonly complement: string;
}

/** Verbs by their participle, the regular ones by themselves. Of the first sort a thing is somewhere afterwards. */
const KEEPING: Readonly<Record<string, string>> = {
  ...{ kept: 'keep', stored: 'store', saved: 'save', written: 'write', put: 'put', placed: 'place', held: 'hold' },
  ...{
    recorded: 'record',
    tracked: 'track',
    logged: 'log',
    filed: 'file',
    documented: 'document',
    archived: 'archive',
  },
};
const DOING: Readonly<Record<string, string>> = {
  ...{ built: 'build', run: 'run', deployed: 'deploy', tested: 'test', published: 'publish', released: 'release' },
  ...{
    shipped: 'ship',
    signed: 'sign',
    sent: 'send',
    hosted: 'host',
    served: 'serve',
    cached: 'cache',
    hashed: 'hash',
  },
  ...{ encrypted: 'encrypt', generated: 'generate', formatted: 'format', validated: 'validate', handled: 'handle' },
  ...{ managed: 'manage', wrapped: 'wrap', merged: 'merge', rendered: 'render', measured: 'measure', made: 'make' },
};
const PARTICIPLES: Readonly<Record<string, string>> = { ...KEEPING, ...DOING };

const OFTEN = String.raw`(?:always|usually|generally|normally|only|all|never|now|please|strictly)`;
const THING = String.raw`(?<object>(?!(?:it|this|that|them|these|those|we|you|i)\b)[\p{L}\p{N}][\p{L}\p{N} _./-]{1,40}?)`;
const WHERE = String.raw`(?<preposition>in|into|inside|under|at|on|to|with|by|via|using|through|as|from) (?:the |our |an? )?(?<complement>[^,;]{2,40}?)`;
const END = String.raw`(?:,? (?:always|everywhere|from now on|now|as well|please))*$`;
const TELLS_OF_IT = new RegExp(
  String.raw`^(?:${OFTEN} |the |our |every |each |any )*${THING} (?:(?:is|are|gets?|(?:must|should|shall|has to|have to|need to|needs to)(?: ${OFTEN})? be) (?:${OFTEN} )*)(?<done>${Object.keys(PARTICIPLES).join('|')}) (?:${OFTEN} )?${WHERE}${END}`,
  'iu',
);
const TELLS_OF_DOING = new RegExp(
  String.raw`^(?:(?:we|you should|you must|you have to|to) )?(?:${OFTEN} )*(?:(?:must|should|have to) )?(?<verb>${[...new Set(Object.values(PARTICIPLES))].join('|')}) (?:${OFTEN} |the |our |every |each |any )*${THING} (?:${OFTEN} )?${WHERE}${END}`,
  'iu',
);

export function actIn(body: string): Act | undefined {
  const found = (TELLS_OF_IT.exec(body) ?? TELLS_OF_DOING.exec(body))?.groups;
  if (!found) return undefined;
  const { done, verb, object = '', preposition = '', complement = '' } = found;
  const plain = done === undefined ? verb : PARTICIPLES[done.toLowerCase()];
  return { verb: plain?.toLowerCase() ?? '', object, preposition: preposition.toLowerCase(), complement };
}

const SOMEWHERE = /^(?:in|into|inside|under|at|on|to|as)$/;
/** In which manner, and not where. */
const MANNER =
  /\b(?:form|forms|format|order|case|way|time|transaction|batch|batches|parallel|sequence|place|sync|mind)\b/i;
const MOST_WORDS = 3;

/** What the act is about, in one form for both voices; undefined where a known thing says it, or nobody knows. */
export function actedOn(body: string): Subject | undefined {
  const act = actIn(body);
  const object = meaningOf(act?.object ?? '');
  if (!act || object === '' || /^\d/.test(act.complement) || slotNamesIn(body).length > 0) return undefined;
  const isKept = Object.values(KEEPING).includes(act.verb);
  if (isKept && SOMEWHERE.test(act.preposition)) {
    const setting = settingOf({ about: 'state', body: `${act.object} are in ${act.complement}`, groups: {} });
    if (setting) return setting;
    if (!MANNER.test(act.complement) && act.complement.split(' ').length <= MOST_WORDS)
      return { topic: 'environment', subject: `place of ${object}`, value: valueOf(act.complement) };
  }
  const meaning = meaningOf(`${act.verb} ${act.object} ${act.complement}`);
  return { topic: 'process', subject: `do ${meaning}`, value: 'yes' };
}
