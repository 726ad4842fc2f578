// The strongest of the rules in German, Spanish, French and Portuguese: what to use instead of what, always, never, from now on, decided.
import { pattern, type SpeechRule } from './speech-rule.ts';

export const OTHER_LANGUAGE_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'correction.use-not-de', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:nimm|nehmt|benutze?|verwende|wir (?:nutzen|verwenden|benutzen|nehmen)) (?:bitte )?‹it›,? (?:nicht|statt|anstatt|und nicht|kein(?:e|en)?) ‹not›…`,
    ),
    fires: [{ said: 'nein, nimm pnpm statt npm', subject: 'package manager', value: 'pnpm' }],
    stays: ['nimm dir Zeit'],
  },
  {
    ...{ id: 'correction.use-not-es', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:usa|usad|utiliza|usamos|utilizamos|use) ‹it›(?:,? (?:no|en vez de|en lugar de|y no|em vez de) )‹not›…`,
    ),
    fires: [{ said: 'no, usa rspec, no minitest', subject: 'test framework of ruby', value: 'rspec' }],
    stays: ['usa la cabeza'],
  },
  {
    ...{ id: 'correction.use-not-fr', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:utilise[rz]?|on utilise|nous utilisons|prends|prenez) ‹it›(?:,? (?:pas|plutôt que|au lieu de|et pas|et non) )(?:de |d')?‹not›…`,
    ),
    fires: [{ said: 'on utilise Turbo, pas React', subject: 'frontend framework', value: 'turbo' }],
    stays: ['on utilise quoi ?'],
  },
  {
    ...{ id: 'constraint.never-other', version: 1, kind: 'constraint', about: 'ban' },
    pattern:
      /(?<who>^[^;:]{0,90}?)(?<!\p{L})(?:niemals|nie|nunca|jamás|jamais|ne jamais|nunca mais|bitte kein(?:e|en)?|auf keinen fall)(?!\p{L}) (?<what>[^;]{3,100}?)(?=[,;.!]|$)/iu,
    unless: /(?<!\p{L})(?:noch nie|nie gesehen|nunca (?:he|vi)|jamais vu|nie mehr gesehen)(?!\p{L})/iu,
    fires: [
      { said: 'jamais de requêtes SQL dans les vues', subject: 'do dan de les requêt sql vue', value: 'no' },
      { said: 'nunca hagas push a main', subject: 'do haga main push', value: 'no' },
    ],
    stays: ['das habe ich noch nie gesehen', 'vielleicht nie'],
  },
  {
    ...{ id: 'constraint.always-other', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /(?<who>^[^;:]{0,90}?)(?<!\p{L})(?:immer|siempre|toujours|sempre)(?!\p{L}) (?<what>[^;]{3,100}?)(?=[,;.!]|$)/iu,
    unless:
      /(?<!\p{L})(?:immer (?:noch|wieder|mehr)|falla|fehler|scheitert|échoue|plante|kaputt|langsam|lento|lent|erro)(?!\p{L})/iu,
    fires: [
      { said: 'los precios siempre incluyen IVA', subject: 'do incluyen iva los precio', value: 'yes' },
      {
        said: 'vor jedem Commit immer yarn lint laufen lassen',
        subject: 'do commit jedem lassen laufen lint vor yarn',
        value: 'yes',
      },
    ],
    stays: ['das ist immer noch kaputt', 'siempre falla'],
  },
  {
    ...{ id: 'preference.from-now-on-other', version: 1, kind: 'preference', about: 'practice', corrects: true },
    pattern:
      /(?<!\p{L})(?:ab jetzt|ab sofort|künftig|in zukunft|a partir de ahora|de ahora en adelante|désormais|à partir de maintenant|a partir de agora)(?!\p{L}),? (?<what>[^;]{4,120}?)(?=[;.!]|$)/iu,
    fires: [
      { said: 'ab jetzt bitte Commit-Nachrichten auf Englisch', subject: 'commit message language', value: 'english' },
    ],
    stays: ['ab jetzt?'],
  },
  {
    ...{ id: 'decision.decided-other', version: 1, kind: 'decision', about: 'choice' },
    pattern: pattern(
      String.raw`(?:wir haben uns (?:für|auf) ‹it› (?:entschieden|geeinigt)|hemos decidido (?:usar|utilizar) ‹was›…|on a (?:choisi|décidé d'utiliser) ‹quoi›…|nous avons choisi ‹choisi›…|decidimos usar ‹uso›…)`,
    ),
    fires: [
      {
        said: 'wir haben uns für Prisma entschieden, weil es Typen erzeugt',
        subject: 'data access of javascript',
        value: 'prisma',
      },
    ],
    stays: ['haben wir uns für Prisma entschieden?'],
  },
  {
    ...{ id: 'fact.address-other', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>(?:der|die|das|el|la|le|les|los|unser|unsere|nuestro|notre|o|a) [^,;]{2,60}?) (?:ist|liegt|läuft|es|está|est|se trouve|fica|é)(?!\p{L})(?<is>[^;]{0,60}?(?:https?:\/\/\S+|\b\d{1,3}(?:\.\d{1,3}){3}\b).*)$/iu,
    fires: [
      {
        said: 'der Staging-Server ist https://stg.shop.example',
        subject: 'address of stag',
        value: 'https://stg.shop.example',
      },
    ],
    stays: ['der Server ist kaputt'],
  },
];
