// Rules for a known thing that is chosen or ruled out in few words, as people do in passing: "pnpm, not npm", "its vitest", "auth: keycloak".
// What is named must be such a thing and nothing else, else the same words could mean anything.
import { pattern, type SpeechRule } from './speech-rule.ts';

const TAIL = String.raw`(?: here| please| only| everywhere| for everything| in this (?:repo|project)| from now on| again| always| instead| now| anymore| any more| ici| aquí| hier| bitte|!)*`;
const NOT = String.raw`(?:not|instead of|rather than|over|and not|but not|never|statt|anstatt|nicht|en vez de|en lugar de|au lieu de|plutôt que|plutôt qu'|pas|em vez de)`;

export const KNOWN_THING_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'correction.this-not-that', version: 1, kind: 'correction', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:it's |it is |that's |we use |we're on |use |take |bitte |nimm |usa |utilise )?‹it›,? ${NOT} ‹not›${TAIL}$`,
    ),
    fires: [
      { said: 'pnpm, not npm', subject: 'package manager', value: 'pnpm' },
      { said: 'its pnpm not npm', subject: 'package manager', value: 'pnpm' },
      { said: 'bitte pnpm statt npm', subject: 'package manager', value: 'pnpm' },
      { said: 'github actions instead of jenkins please', subject: 'ci system', value: 'github-actions' },
    ],
    stays: ['react not rendering', 'docker, not again', 'vitest over the weekend'],
  },
  {
    ...{ id: 'correction.not-that-this', version: 1, kind: 'correction', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:no|not|nicht|kein(?:e|en)?|pas de|nada de|forget|drop|don't use|you keep using|you used|you're using) ‹not›[,;:–-]+ ?(?:but |sondern |just |only |use |mais |sino |it's |we use |we're on |this is )*‹it›${TAIL}$`,
    ),
    fires: [
      { said: 'kein npm, sondern pnpm', subject: 'package manager', value: 'pnpm' },
      { said: "you keep using npm, it's pnpm", subject: 'package manager', value: 'pnpm' },
      { said: 'not jest, vitest', subject: 'test framework of javascript', value: 'vitest' },
    ],
    stays: ['no docker, no fun', 'not npm, the other thing'],
  },
  {
    ...{ id: 'correction.no-this', version: 1, kind: 'correction', about: 'choice', isBare: true, corrects: true },
    pattern: pattern(String.raw`^‹it›${TAIL}$`),
    lead: /^(?:no|nope|nein|non|wrong|again|i said|i told you)\b/,
    fires: [{ said: 'no, pnpm', subject: 'package manager', value: 'pnpm' }],
    stays: ['no, wait', 'pnpm', 'no, moment'],
  },
  {
    ...{ id: 'correction.out-and-in', version: 1, kind: 'correction', about: 'choice', isBare: true, corrects: true },
    pattern: pattern(
      String.raw`^‹not› (?:is|are) (?:out|history|dead|gone|deprecated|legacy)(?: now)?[,;:–-]? (?:and |use |we use |it's |we're on |now it's )*‹it›(?: is in)?${TAIL}$`,
    ),
    fires: [{ said: 'npm is out, pnpm is in', subject: 'package manager', value: 'pnpm' }],
    stays: ['redis is dead, restart it'],
  },
  {
    ...{ id: 'constraint.known-is-out', version: 1, kind: 'constraint', about: 'ban', isBare: true, corrects: true },
    pattern: pattern(
      String.raw`^(?:‹what› (?:is|are) (?:out|history|deprecated|legacy|not used|not in use|not supported)(?: here| anymore| any more| now| in this repo)*|(?:forget(?: about)?|no more|nicht|kein(?:e|en)?|pas de|pas d'|nada de|enough with) ‹was›${TAIL})$`,
    ),
    fires: [
      { said: 'npm is not used here anymore', subject: 'package manager', value: 'not npm' },
      { said: 'forget npm', subject: 'package manager', value: 'not npm' },
      { said: 'pas de npm ici', subject: 'package manager', value: 'not npm' },
    ],
    stays: ['redis is down', 'the page is deprecated?', 'nicht schlecht', 'forget it'],
  },
  {
    ...{ id: 'preference.use-known', version: 2, kind: 'preference', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:(?:just|always|only|you should|you must|you have to|you need to|i want you to|make sure to|make sure you|wir nutzen|wir verwenden|wir benutzen|wir nehmen|nutze|verwende|benutze|nimm|usamos|utilizamos|usa|utiliza|on utilise|nous utilisons|utilise|we gebruiken|gebruiken we|gebruik|jetzt|ahora|ab jetzt|ab sofort|désormais|immer|siempre|toujours) )*(?:use|using|take|go with|stick (?:to|with)|stay (?:on|with)|default to|nutzen|verwenden|usamos|usa|utiliza|utilizamos|utilise|on utilise|nous utilisons|nutze|verwende|benutze|nimm|wir nutzen(?: jetzt)?|wir verwenden(?: jetzt)?|wir benutzen(?: jetzt)?|wir nehmen(?: jetzt)?|we gebruiken(?: nu)?|gebruiken we(?: nu)?|gebruik|build with|test with|lint with|format with|deploy (?:to|with)|host on) ‹it›${TAIL}$`,
    ),
    fires: [
      { said: 'please use pnpm', subject: 'package manager', value: 'pnpm' },
      { said: 'you should use pnpm', subject: 'package manager', value: 'pnpm' },
      { said: 'wir verwenden jetzt pnpm', subject: 'package manager', value: 'pnpm' },
      { said: 'ahora usamos pnpm', subject: 'package manager', value: 'pnpm' },
      { said: 'we gebruiken pnpm', subject: 'package manager', value: 'pnpm' },
    ],
    stays: ['use it', 'use docker to start it', 'should I use pnpm?', 'run npm install please'],
  },
  {
    ...{ id: 'preference.known-please', version: 1, kind: 'preference', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:from now on |ab jetzt |ab sofort |always |only )‹it›$|^‹was›(?: please| only| everywhere| from now on| for everything|!)+$`,
    ),
    fires: [
      { said: 'pnpm please', subject: 'package manager', value: 'pnpm' },
      { said: 'ab jetzt pnpm', subject: 'package manager', value: 'pnpm' },
    ],
    stays: ['one moment please', 'pnpm', 'more tests please', 'npm install please'],
  },
  {
    ...{ id: 'correction.switch-known', version: 1, kind: 'correction', about: 'choice', isBare: true, corrects: true },
    pattern: pattern(
      String.raw`^(?:we (?:are |'re )?)?(?:switch|move|migrate|go|change|back|went|gone|moving|switching)(?:ed)?(?: (?:everything|it|all|over|back))*(?: from ‹not›)? to ‹it›${TAIL}$|^(?:wir (?:haben|sind) (?:jetzt |nun )?(?:auf|zu) ‹was› (?:umgestellt|umgestiegen|gewechselt|migriert))$|^we(?:'ve| have)? (?:moved|switched|migrated|changed) [\p{L}\w -]{2,25}? (?:over )?(?:from [\w.-]+ )?to ‹choisi›${TAIL}$|^(?:on est passés? (?:à|sur)|pasamos a|cambiamos a|migramos a) ‹quoi›${TAIL}$`,
    ),
    fires: [
      { said: 'switch to pnpm', subject: 'package manager', value: 'pnpm' },
      { said: 'wir sind auf pnpm umgestiegen', subject: 'package manager', value: 'pnpm' },
      { said: 'on est passé à pnpm', subject: 'package manager', value: 'pnpm' },
    ],
    stays: ['switch to the other branch', 'go to docker settings'],
  },
  {
    ...{ id: 'constraint.no-known-other', version: 1, kind: 'constraint', about: 'ban', isBare: true, corrects: true },
    pattern: pattern(
      String.raw`^(?:wir (?:nutzen|verwenden|benutzen) ‹what› nicht(?: mehr)?|(?:wir (?:nutzen|verwenden|benutzen) )?kein(?:e|en)? ‹was›(?: mehr)?|(?:ya )?no (?:usamos|uses|usar|utilices|utilizamos) ‹quoi›|(?:on |nous )?n'utilis(?:e|ez|ons|er) (?:pas|plus) ‹choisi›)${TAIL}$`,
    ),
    fires: [
      { said: 'wir nutzen npm nicht mehr', subject: 'package manager', value: 'not npm' },
      { said: 'ya no usamos npm', subject: 'package manager', value: 'not npm' },
      { said: "on n'utilise plus npm", subject: 'package manager', value: 'not npm' },
    ],
    stays: ['wir nutzen das nicht', 'no usamos eso'],
  },
  {
    ...{ id: 'fact.known-is', version: 1, kind: 'fact', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:the |our |for )?(?<for>(?!(?:(?:the|our) )?(?:problem|issue|question|answer|cause|culprit|bottleneck|reason|error|it|that|this|there|one|thing|i|you|which|what|only|rest|next|first)\b)[\p{L}\w /-]{2,30}?)(?:\s*[:=]| is| are| runs? on| run on| goes through| go through| is handled by| is done (?:by|with)| lives on| is on| is in| are in| lives? in| is managed in| are managed in| is kept in| are kept in) (?:now )?‹it›(?: now| everywhere| these days)?$`,
    ),
    fires: [
      { said: 'auth: keycloak', subject: 'identity provider', value: 'keycloak' },
      { said: 'CI is github actions', subject: 'ci system', value: 'github-actions' },
      { said: 'login goes through keycloak', subject: 'identity provider', value: 'keycloak' },
    ],
    stays: ['the problem is docker', 'it is redis', 'what is docker'],
  },
  {
    ...{ id: 'fact.with-known', version: 1, kind: 'fact', about: 'choice', isBare: true },
    pattern: pattern(
      String.raw`^(?:we|everything|all [\w ]{2,20}|it's|it is|hosted|the (?:app|site|service|api|frontend|backend|project|repo|website))\b(?<for>[^,;]{0,40}?)\b(?:with|on|via|through|using|uses|in) ‹it›(?: now| here| these days)?$`,
    ),
    unless:
      /\b(?:blocked|waiting|stuck|working|spend\w*|depend\w*|based|wait|fail\w*|issues?|problems?|trouble|running out|error|down|happens?)\b/i,
    fires: [
      { said: 'we run CI on github actions', subject: 'ci system', value: 'github-actions' },
      { said: 'everything is on pnpm', subject: 'package manager', value: 'pnpm' },
      { said: "it's hosted on hetzner", subject: 'deploy target', value: 'hetzner' },
    ],
    stays: ["we're blocked on postgres", 'it only fails with docker', 'do we build with bazel?'],
  },
];
