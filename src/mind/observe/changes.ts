// Whether a person says that something is no longer as it was, and words that only tell when that happened. Data, with sentences on both
// sides.

export interface ChangeRule {
  readonly id: string;
  readonly pattern: RegExp;
  readonly is: readonly string[];
  readonly isNot: readonly string[];
}

export const CHANGE_RULES: readonly ChangeRule[] = [
  {
    id: 'no-longer',
    pattern:
      /\b(?:no longer|not any longer|any ?more|instead|from now on|going forward|used to (?:be|use|have|run|live))\b/i,
    is: ['we no longer use redux', 'npm is not used here anymore', 'use luxon instead', 'it used to be on Fly'],
    isNot: ['the seed is used to shuffle', 'we use redux'],
  },
  {
    id: 'now',
    pattern:
      /\b(?:is|are|runs?|lives?|uses?|we|listens?) now\b|\bnow (?:on|at|in|uses?|runs?|lives?|requires?|needs?|use|listens?|points?)\b|\bnow(?=\s*(?:$|[,.;!]))|\b(?:as of|starting|since|effective) (?:today|now|this|next|last|yesterday|tomorrow|v?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
    is: [
      'mlflow is at http://mlflow.prod:8080 now, the lab machine is gone',
      'we are now on pnpm',
      'as of v3 it is ESM',
    ],
    isNot: ['we know the port', 'since it is slow, cache it'],
  },
  {
    id: 'gone',
    pattern:
      /\b(?:is|are|was|were|got|has been|have been) (?:just |only |now |finally |all )?(?:gone|dead|history|retired|deprecated|obsolete|decommissioned|shut down|switched off|turned off|removed|dropped|replaced|superseded|end of life|eol|out|outdated|wrong|old|legacy|an? (?:joke|mistake|typo|placeholder|experiment|stopgap|bad idea|leftover|misunderstanding)|too (?:expensive|slow|old|big|small|flaky|limited|complicated|low|high|short|long))\b/i,
    is: [
      'use 2024 as the seed, 1337 was a joke',
      'we deploy to Hetzner, Fly.io got too expensive',
      'npm is out, pnpm is in',
      'v1 is deprecated, use v2',
    ],
    isNot: ['the joke is in the readme', 'we deploy to Fly.io'],
  },
  {
    id: 'moved',
    pattern:
      /\b(?:moved|switched|migrated|changed|went back|gone back|upgraded|downgraded|bumped|renamed|replaced|swapped|transitioned|converted)\b[^.;]{0,60}?\b(?:to|by|with|over|from|back)\b|\b(?:moving|switching|migrating) (?:\w+ ){0,3}(?:to|over|off|away)\b|\b(?:dropped|ditched|abandoned|got rid of|retired|moved (?:off|away)|gave up on|back (?:to|on))\b|\bnew (?:address|url|host|port|home|name|default|owner|rule|policy|version|domain|limit|place)\b/i,
    is: [
      'we upgraded postgres to 17',
      'the feed moved to https://x.example',
      'back to npm',
      'the NAS has a new address',
    ],
    isNot: ['move the button to the left', 'the limit is new to me'],
  },
  {
    id: 'corrected',
    pattern:
      /^(?:correction|update|scratch that|i was wrong|my mistake|my bad|sorry|actually|change of plans?|on second thought|turns out|wait|nope|no)\b[,:. ]/i,
    is: ['correction: the port is 4001', 'sorry, the port is 4001', 'on second thought, keep npm'],
    isNot: ['the update runs nightly', 'actual prices are in EUR'],
  },
  {
    id: 'other-languages',
    pattern:
      /(?<!\p{L})(?:nicht mehr|kein(?:e|en)? mehr|stattdessen|inzwischen|mittlerweile|ab jetzt|ab sofort|jetzt|nun|umgestellt|umgestiegen|gewechselt|umgezogen|abgeschafft|ya no|ahora|en su lugar|desde ahora|a partir de ahora|cambiamos|migramos|pasamos a|désormais|maintenant|à la place|n['’]\p{L}+ plus|ne \p{L}+ plus|on est passés? (?:à|sur)|on a (?:migré|changé|remplacé)|agora|já não|mudamos)(?!\p{L})/iu,
    is: ['wir nutzen npm nicht mehr', 'ahora usamos pnpm', "on n'utilise plus npm", 'wir sind auf pnpm umgestiegen'],
    isNot: ['wir nutzen npm', 'usamos pnpm', 'on utilise pnpm'],
  },
];

/** What a person says has changed, whatever was said of it before. */
export function saysChanged(said: string): boolean {
  return CHANGE_RULES.some(({ pattern }) => pattern.test(said));
}

/** Told of when, and not of what: it makes a lasting statement sound like one of the day. */
const WHEN =
  /,?\s+(?:(?:as of|since|starting|from) )?(?:last (?:night|week|month|year|quarter|sprint|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this (?:morning|week|month|year|quarter|sprint)|yesterday|the other day|(?:a|two|three|a few|some) (?:days?|weeks?|months?) ago|recently|lately|currently|nowadays|at the moment|at present|as of now|just now)(?=\s*(?:$|[,.;:!)]|\p{L}))/giu;
const WHEN_FIRST =
  /^(?:as of|since|starting|from)? ?(?:last (?:week|month|year|sprint)|this (?:week|month|year|sprint)|today|yesterday|recently|currently|nowadays|at the moment),?\s+/i;

export function withoutWhen(said: string): string {
  return said.replace(WHEN_FIRST, '').replaceAll(WHEN, '');
}
