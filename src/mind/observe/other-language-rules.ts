// The strongest of the rules in German, Spanish, French and Portuguese: what to use instead of what, always, never, from now on, decided.
import { pattern, type SpeechRule } from './speech-rule.ts';

export const OTHER_LANGUAGE_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'correction.use-not-de', version: 1, kind: 'correction', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:nimm|nehmt|benutze?|verwende|wir (?:nutzen|verwenden|benutzen|nehmen)) (?:bitte )?‹it›,? (?:nicht|statt|anstatt|und nicht|kein(?:e|en)?) ‹not›…`,
    ),
    fires: [{ said: 'wir nehmen pnpm statt npm, weil es schneller ist', subject: 'package manager', value: 'pnpm' }],
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
  {
    ...{ id: 'constraint.must-not-other', version: 1, kind: 'constraint', about: 'ban' },
    pattern:
      /^(?<who>[^,;:]{2,60}?)(?<!\p{L})(?:darf nicht|dürfen nicht|darf nie|dürfen nie|no debe|no deben|no puede|no pueden|ne doit pas|ne doivent pas|não pode|não podem)(?!\p{L}) (?<what>[^;]{3,90}?)(?=[,;.!]|$)/iu,
    fires: [
      { said: 'Passwörter dürfen nicht geloggt werden', subject: 'do geloggt passwörter werden', value: 'no' },
      { said: 'los tests no deben usar la red', subject: 'do la los red test usar', value: 'no' },
    ],
    stays: ['das darf nicht wahr sein?', 'no puede ser?'],
  },
  {
    ...{ id: 'constraint.must-other', version: 1, kind: 'constraint', about: 'practice' },
    pattern:
      /^(?!(?:ich|wir|du|das|es|yo|je|on|tu|ça|il y) )(?<who>[^,;:]{3,60}?)(?<!\p{L})(?:muss|müssen|deben|debe|tienen que|tiene que|doivent|doit|devem|deve)(?!\p{L}) (?!nicht|pas|ser el|sein die)(?<what>[^;]{4,90}?)(?=[,;.!]|$)/iu,
    unless:
      /(?<!\p{L})(?:button|botón|bouton|seite|página|page|liste|lista|formular|formulario)(?!\p{L})|(?:muss|müssen|debe|doit) (?:noch|wohl|irgendwo|estar|être (?:le|la))/iu,
    fires: [
      { said: 'tests müssen ohne netz laufen', subject: 'do laufen netz ohn test', value: 'yes' },
      { said: 'los endpoints deben tener un test', subject: 'do endpoint los tener test un', value: 'yes' },
    ],
    stays: ['wir müssen das fixen', 'der Button muss grün sein', 'es muss am cache liegen'],
  },
  {
    ...{ id: 'constraint.none-other', version: 1, kind: 'constraint', about: 'ban' },
    pattern:
      /^(?:bitte )?(?:kein(?:e|en)?|pas de|pas d['’]|nada de|sin|jamais de|aucune?|nenhum(?:a)?) (?!(?:ahnung|problem|zeit|sorge|angst|eile|idee|stress|problème|souci|idée|problema|idea|prisa)(?!\p{L}))(?<what>[\p{L}\w.@/-]{3,30}(?: [\p{L}\w.@/-]+){0,5})(?=[,;.!]|$)/iu,
    fires: [
      { said: 'bitte keine default exports', subject: 'use default export', value: 'no' },
      { said: 'pas de logique dans les vues', subject: 'do dan les logiqu vue', value: 'no' },
    ],
    stays: ['keine Ahnung', 'pas de problème', 'sin problema'],
  },
  {
    ...{ id: 'constraint.dont-other', version: 1, kind: 'constraint', about: 'ban' },
    pattern:
      /^(?:bitte |por favor )?(?:(?<what>(?:[\p{L}\w./-]+ ){1,5})nicht (?:anfassen|ändern|verwenden|benutzen|editieren|löschen|committen|pushen|mocken|nutzen|bearbeiten)|ne (?:touche|modifie|change|commit|pousse)[szr]? (?:pas|jamais) (?<quoi>[^;]{3,60})|no (?:toques|toquéis|modifiques|cambies|subas|hagas|metas|pongas|borres) (?<was>[^;]{3,60}))(?=[,;.!]|$)/iu,
    unless: /(?<!\p{L})(?:das|dies|es|ihn|sie|jetzt|noch|eso|esto|ça|nada)(?!\p{L})/iu,
    fires: [
      { said: 'generierte dateien nicht anfassen', subject: 'do dateien generiert', value: 'no' },
      { said: 'no toques la carpeta legacy', subject: 'do carpeta la legacy', value: 'no' },
    ],
    stays: ['das nicht anfassen', 'noch nicht pushen'],
  },
  {
    ...{ id: 'fact.port-other', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>(?:der|die|das|el|la|le|unser|unsere|nuestro|notre|o|a)? ?[\p{L}\w -]{2,40}?) (?:läuft|lauscht|hört|ist|corre|escucha|está|es|est|écoute|tourne|roda)(?: jetzt| ahora| maintenant)?(?: auf| en| sur| na| no)?(?: dem| el| le)? ?(?:port|puerto|porta)? ?:?(?<is>\d{2,5})$/iu,
    fires: [
      { said: 'die API läuft auf Port 4000', subject: 'port of api', value: '4000' },
      { said: 'el puerto es 8081', subject: 'port of project', value: '8081' },
    ],
    stays: ['es sind 40', 'der Fehler ist 404?'],
  },
  {
    ...{ id: 'preference.language-other', version: 1, kind: 'preference', about: 'practice' },
    pattern:
      /^(?:die |los |las |les )?(?<what>[\p{L}-]{4,30}(?: [\p{L}-]+){0,2} (?:auf|en|in) (?:englisch|deutsch|inglés|español|anglais|français|english|german))(?: bitte| por favor| s'il te plaît)?$/iu,
    unless: /^(?:antwort|frag|kannst|puedes|tu peux|c'est|ist|es |está)/iu,
    fires: [
      { said: 'kommentare auf englisch', subject: 'language of kommentar', value: 'english' },
      { said: 'los commits en inglés por favor', subject: 'commit message language', value: 'english' },
    ],
    stays: ['ist das auf englisch?', 'está en inglés'],
  },
  {
    ...{ id: 'fact.goes-other', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?<what>(?:die |der |das |los |las |el |la |les |le |our )?[\p{L}\w -]{3,40}?) (?<verb>gehören|gehört|liegen|liegt|kommen|kommt|leben|van|va|viven|vive|están|está|vont|va|se trouvent|se trouve|sont|est) (?<is>(?:in|nach|unter|neben|en|dentro de|dans|sous|à côté de) [^;]{2,60})$/iu,
    unless: /(?<!\p{L})(?:kaputt|falsch|lento|lent|roto|cassée?|problem\p{L}*|fehler|error|retard|panne)(?!\p{L})/iu,
    fires: [
      { said: 'los tests van en spec/', subject: 'los test van', value: 'en spec' },
      { said: 'les tests vont dans spec/', subject: 'les test vont', value: 'dans spec' },
    ],
    stays: ['la page est en panne', 'das liegt in der Luft?'],
  },
  {
    ...{ id: 'fact.we-do-other', version: 1, kind: 'fact', about: 'practice' },
    pattern:
      /^(?<what>(?:wir (?:deployen|schreiben|testen|mergen|loggen|speichern|hosten|bauen|unterstützen|committen|releasen|taggen|verwenden|nutzen|benutzen|arbeiten)|(?:desplegamos|escribimos|guardamos|probamos|usamos|utilizamos|publicamos)|(?:on|nous) (?:utilise|déploie|écrit|stocke|teste|publie|utilisons|déployons|écrivons)) (?!es\b|das\b|ihn\b|eso\b|ça\b)[^;?]{3,80})$/iu,
    unless: /(?<!\p{L})(?:gerade|heute|hoy|aujourd|vielleicht|eventuell)(?!\p{L})/iu,
    fires: [
      { said: 'wir deployen freitags nicht', subject: 'do deployen freitag nicht wir', value: 'yes' },
      { said: 'on déploie avec kamal', subject: 'do avec déploi kamal', value: 'yes' },
    ],
    stays: ['wir testen das', 'wir testen gerade'],
  },
];
