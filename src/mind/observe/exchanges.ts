// A known thing that a person names as no longer so, beside the one that has its place: "we left Slack, the bot speaks Mattermost". Both name
// the slot, in whatever words the rest is said. Data, with sentences on both sides. What is named alone as gone is left to the rules: of a part
// of the project it says nothing about the whole.
import { slotNamesIn, type SlotName } from './slots.ts';
import type { Subject } from './settings.ts';
import { scoped } from './subjects.ts';

export interface ExchangeRule {
  readonly id: string;
  /** `old` is no longer so. */
  readonly pattern: RegExp;
  /** A sentence, and the slot with its value. */
  readonly is: readonly (readonly [said: string, subject: string, value: string])[];
  readonly isNot: readonly string[];
}

const OLD = String.raw`(?:the |our )?(?<old>@?[\p{L}\p{N}][\p{L}\p{N}.@/_-]*(?: [\p{L}\p{N}]+)?)`;
const rule = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}])${source.replaceAll('‹old›', OLD)}`, 'giu');

export const EXCHANGE_RULES: readonly ExchangeRule[] = [
  {
    id: 'left',
    pattern: rule(
      String.raw`we(?:'re|'ve| are| have)?(?: just| now| finally| all)? (?:no longer (?:on|with|at|in|using|use|have)|leaving|left|off|done with|getting rid of|got rid of|get rid of|dropping|dropped|drop|scrapping|scrapped|ditching|ditched|retiring|retired|moving (?:off|away from)|moved (?:off|away from)) ‹old›`,
    ),
    is: [
      ["we're leaving slack, the bot speaks mattermost from march on", 'chat', 'mattermost'],
      ["we're no longer on heroku, deploys go to railway", 'deploy target', 'railway'],
    ],
    isNot: ['we left the slack channel', 'we read from redis and write to postgres'],
  },
  {
    id: 'instead-of',
    pattern: rule(
      String.raw`(?:instead of|rather than|in place of|statt|anstatt|anstelle von|en vez de|en lugar de|au lieu de|à la place de|in plaats van|invece di|em vez de) ‹old›`,
    ),
    is: [
      ['statt mailchimp nehmen wir postmark', 'mail service', 'postmark'],
      ['the bot is tested with vitest instead of jest', 'test framework of javascript', 'vitest'],
    ],
    isNot: ['use redis instead of a file', 'postgres reads a copy instead of the original'],
  },
  {
    id: 'from-to',
    pattern: rule(
      String.raw`(?:switch(?:ed|ing)?|mov(?:ed|ing|e)|migrat(?:ed|ing|e)|went|going|go|chang(?:ed|ing)|upgraded|umgestellt|gewechselt|umgestiegen|wechseln|passés?|passons|passe|pasamos|cambiamos|migramos|overgestapt|over)(?: over| back)? (?:from|von|vom|de|du|desde|van) ‹old› (?:(?:over|back) )?(?:to|auf|zu|zum|a|à|au|para|naar)(?!\p{L})`,
    ),
    is: [
      ['on passe de jest à vitest', 'test framework of javascript', 'vitest'],
      ['the team went from jira to linear', 'issue tracker', 'linear'],
    ],
    isNot: ['rows are copied from postgres to clickhouse', 'we moved the events from postgres to clickhouse'],
  },
  {
    id: 'is-gone',
    pattern: rule(
      String.raw`‹old› (?:is|are|got|was|were|has been|turned out)(?: now| all| just| finally)? (?:out|gone|dead|history|retired|cancell?ed|dropped|removed|off the table|replaced|too \p{L}+)(?!\p{L})`,
    ),
    is: [['jira is gone, tickets are in linear', 'issue tracker', 'linear']],
    isNot: ['redis was too slow to start', 'jest is out of memory'],
  },
  {
    id: 'replaced',
    pattern: rule(String.raw`(?:replac(?:es|ed|ing)|took over from|takes over from|superseded) ‹old›`),
    is: [['vitest replaces jest everywhere', 'test framework of javascript', 'vitest']],
    isNot: ['the new index replaces the one in postgres'],
  },
  {
    id: 'forget',
    pattern: rule(
      String.raw`(?:forget|scrap|skip|ignore)(?: about| what i said about| what we said about| the idea of| the)? ‹old›`,
    ),
    is: [['forget what i said about jira, we track it in linear', 'issue tracker', 'linear']],
    isNot: ['forget the redis dump'],
  },
  {
    id: 'no-more-other',
    pattern: rule(
      String.raw`(?:nicht mehr (?:auf|mit|bei|in|über)|plus (?:sur|chez|avec)|ya no (?:usamos|estamos en|va con|van por)|niet meer (?:op|met|bij)|não usamos mais|non usiamo più) ‹old›`,
    ),
    is: [['wir sind nicht mehr bei heroku, sondern bei hetzner', 'deploy target', 'hetzner']],
    isNot: ['ich komme nicht mehr auf postgres'],
  },
];

/** The slot with the value that it has now; undefined where a sentence exchanges no known thing for another. */
export function exchangeIn(body: string): Subject | undefined {
  const names = slotNamesIn(body);
  if (names.length < 2) return undefined;
  for (const { pattern } of EXCHANGE_RULES) {
    for (const found of body.matchAll(pattern)) {
      const start = found.index + found[0].indexOf(found.groups?.['old'] ?? '');
      const old = names.find(({ at }) => at === start);
      const isOther = (each: SlotName) =>
        each.slot === old?.slot && each.value !== old.value && !(each.isEveryday && old.isEveryday);
      const other = names.find(isOther);
      if (old && other) return subjectFor(other, body, names);
    }
  }
  return undefined;
}

function subjectFor({ slot, value }: SlotName, body: string, names: readonly SlotName[]): Subject {
  const known = [...slot.called, ...names.flatMap(({ words }) => words)];
  return { topic: slot.topic, subject: scoped(slot.subject, body, undefined, known), value };
}
