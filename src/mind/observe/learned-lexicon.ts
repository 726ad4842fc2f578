// Words that say what a sentence does rather than what it is about, by what they mean, in the languages that people write to agents in. A
// model over these meanings knows a sentence of which it has never seen the words.

/** Words and phrases by meaning; a phrase is written with blanks. The first list that holds a word counts. */
const MEANINGS: Readonly<Record<string, string>> = {
  NOWON: `from now on|going forward|from here on|in future|in the future|henceforth|as of|starting with|ab jetzt|ab sofort|künftig|in zukunft|a partir de
    ahora|de ahora en adelante|a partir de la|à partir de maintenant|désormais|a partir de agora|d'ora in poi`,
  NOLONGER: `no longer|any more|anymore|any longer|not any more|nicht mehr|ya no|no existe|ne plus|c'est fini|não mais|outdated|deprecated|legacy|obsolete|end of
    life|is gone|are gone|was gone|long gone|dead|retired|discontinued|leftover|predecessor`,
  FORNOW: `for now|for the moment|for the time being|right now|this time|this once|just this once|temporarily|yet|today|tonight|tomorrow|later|in a moment|in
    a bit|in a sec|in an hour|at the moment|while i|for this|only for this|for the demo|for the test|next week|monday|erstmal|fürs erste|heute|morgen|por ahora|de
    momento|hoy|mañana|pour le moment|pour l'instant|demain|aujourd'hui|por enquanto|amanhã|hoje|per ora|domani`,
  HEDGE: `maybe|perhaps|might|could|possibly|probably|i guess|guess|i think|think|i wonder|wonder|wondering|not sure|unsure|suppose|assume|imagine|what if|someday|some
    day|one day|at some point|in theory|theoretically|would be nice|would be cool|would be lovely|i suspect|suspect|curious|tempted|tending|consider|considered|considering|
    one could|dunno|hopefully|hope|let's say|pretend|depends|vielleicht|könnte|könnten|eventuell|man müsste|quizás|quizá|tal vez|a lo mejor|creo|podríamos|podría|je
    crois|peut-être|pourrait|il faudrait|talvez|acho|poderíamos|forse|misschien|chyba|may be|mybe|thnk|i feel|feeling`,
  HEARSAY: `apparently|supposedly|allegedly|i heard|heard|rumor|rumour|claims|claim|claimed|according to|someone said|somebody said|someone told|somebody told|says|i
    read|mentioned|announced|promised|word is|angeblich|irgendwer|dicen|alguien dijo|alguien|dizem|il paraît|quelqu'un|told me|meinte`,
  NEVER: `never|ever|under no circumstances|on no account|in no case|nie|niemals|nunca|jamás|jamais|mai|nooit|nigdy|auf keinen fall|hands off|off limits|stay away|stay out|leave
    alone|finger weg|surtout`,
  MAYNOT: `must not|mustn't|may not|can't|cant|cannot|can not|not allowed|isn't allowed|aren't allowed|not permitted|forbidden|prohibited|banned|not acceptable|not supposed|darf
    nicht|dürfen nicht|darf|dürfen|no pueden|no puede|no se puede|prohibido|interdit|il est interdit|ne doivent|ne doit|não pode|não se pode|proibido|verboten|not to be|is not ours|shouldn't`,
  MUST: `must|has to|have to|had to|needs to|need to|need|needs|neds|required|requires|require|mandatory|obligatory|requirement|make sure|ensure|muss|müssen|debe|deben|hay
    que|tiene que|obligatorio|doit|doivent|il faut|obligatoire|deve|devem|precisa|obrigatório|insists|insist|supposed to|got to|gotta`,
  SHOULD: `should|ought|shall|soll|sollte|sollen|debería|deberían|devrait|deveria`,
  ALWAYS: `always|immer|siempre|toujours|sempre|altijd|everywhere|überall|throughout|without exception|no exceptions|in general|as a rule|by default|usually|normally|generally|on purpose`,
  EVERY: `every|each|all|any|everything|everybody|everyone|anything|anybody|anyone|whoever|whatever|whenever|wherever|nothing|nobody|none|evry|jede|jeder|jedes|jedem|jeden|alle|allen|alles|cada|todo|toda|todos|todas|chaque|tout|toute|tous|toutes|ogni|nada|ninguna|ningún|keiner|niemand`,
  ONLY: `only|nur|solo|sólo|solamente|seulement|uniquement|só|apenas|soltanto|alleen|exclusively|solely|at most|at least|max|maximum|minimum|höchstens|mindestens|no more than`,
  UNLESS: `unless|except|without|ohne|sin|sans|sem|senza|before|vor|antes|avant|until|bis|as long as`,
  DONT: `don't|dont|do not|dotn|don’t|please don't|no hagas|no toques|não mexe`,
  INSTEAD: `instead|instead of|rather than|in favour of|in favor of|rather|not just|statt|anstatt|stattdessen|en vez de|en lugar de|au lieu de|plutôt|em vez de|invece`,
  PREFER: `prefer|prefers|preferred|i'd rather|i like|we like|i want|i find|not a fan|can't stand|avoid|lieber|bevorzuge|ich möchte|prefiero|préfère|prefiro|preferisco|liever|stick to|easier to read`,
  DECIDE: `decided|decide|desided|decision|agreed|we agreed|settled|chose|chosen|picked|voted|vote|consensus|verdict|winner|approved|resolved|opted|signed off|standardised|standardized|committed
    to|final|we went|went with|went for|going with|go with|we go|let's go with|we take|we'll take|as discussed|outcome|we talked|we discussed|after talking|off the table|out of scope|it is|beschlossen|entschieden|geeinigt|wahl|decidido|decidimos|acordó|acordado|descartamos|optámos|décidé|choisi|décision|finalement|al final|on garde|on passe|vamos ficar|nos quedamos|restiamo|wir bleiben|we blijven|zostajemy`,
  KEEP: `stay|stays|staying|stayed|keep|keeps|keeping|kept|stick|sticking|remain|remains|bleiben|bleibt|bleibe|quedamos|queda|garde|gardons|gardez|ficar|manter|mantener|live with|stuck`,
  DROP: `drop|dropped|droped|dropping|drops|removed|removing|scrapped|scrap|abandoned|cancelled|canceled|rejected|postponed|gave up|giving up|getting rid|get rid|got rid|threw out|throw out|kill|killing|cut|leaving|stop|stopped|we stop|quitar|tirar|fliegt raus|abgeschaltet|lassen|laisse tomber`,
  MOVED: `moved|moves|move to|move into|switched|switch|switching|migrated|migrate|renamed|renmaed|changed|bumped|raised|lowered|upgraded|replaced|replaces|replace|rotated|went from|transferred|closed|ended|umgezogen|geändert|cambió|mudou|déménagé|passe|passé|replacing|superseded`,
  NOW: `now|nowadays|these days|meanwhile|since|inzwischen|jetzt|mittlerweile|seit|ahora|desde|maintenant|depuis|agora|adesso|nt|currently`,
  USE: `use|uses|using|used|we use|take|takes|nimm|nimmst|benutze|benutzen|verwende|verwenden|nutzen|usa|usamos|utiliza|usar|utilise|utilisons|utiliser|prends|uso|use only|via|through|goes through|go through|rely`,
  BECAUSE: `because|bc|cause|otherwise|or else|so that|weil|denn|sonst|porque|parce que|puisque|pois|perché|reason|reasons|due to|thanks to|therefore|hence|learned`,
  GRATITUDE: `thanks|thank|thx|thakns|great|nice|cool|perfect|awesome|lgtm|danke|dank|gracias|merci|obrigado|valeu|grazie|bedankt|dzięki|lovely|beautiful|super|prima|bravo|wow|lol|haha|ha|jaja|sweet|neat|excellent|perfecto|nickel|top|ok|okay|sure|fine|yes|yeah|yep|great job|well done|good work|good job|sorry|oops|whoops|ugh|hmm|hm|omg|yo|hello|hi|hey`,
  DONE: `done|finished|merged|pushed|deployed|works|worked|fixed|passes|passed|pass|green|solved|fertig|erledigt|listo|läuft|marche|recovered|almost there|complete|completed|in progress`,
  SYMPTOM: `fails|failes|fail|failed|failing|crash|crashes|crashed|broken|broke|breaks|breaking|error|errors|eror|exception|slow|slower|flaky|hangs|hang|stuck|weird|strange|odd|empty|bug|issue|problem|down|red|oom|leak|leaks|doesn't work|dosnt work|does not work|not working|undefined|blank|white screen|timeouts|time out|times out|kaputt|rot|fehler|komisch|falla|plante|bizarre|erreur|erro|lento|lenta|lente|langsam|nervt|ugly|terrible|mess|annoying|off by|looks wrong|acting up|growing|melting|fire|died|crackles|clicks|drifted|red again`,
  PAST_I: `i ran|i tried|i've tried|i tried|i pushed|i moved|i changed|i removed|i deployed|i looked|i restarted|i noticed|i found|i forgot|i saw|i went|i have asked|i asked|i broke|i forwarded|i printed|i've|i have|ich habe|he|j'ai`,
  FUTURE_I: `i'll|i will|i'm|i am|i'm going|let me|lemme|i shall|i need|i'd like|i would like|i try|ich melde|we'll see|we shall`,
  IS: `is|are|it's|its|that's|there's|ist|sind|son|está|están|est|sont|é|são|fica|ficam|liegt|liegen|è|sono|staat|jest|są|heißt|means|mean|equals|counts`,
  WAS: `was|were|wasn't|weren't|war|waren|era|était|foi|used to`,
  LIVES: `lives|live|sits|sit|runs|run|listens|located|hosted|stored|goes|go|belongs|belong|comes|come|arrives|arrive|starts|begins|begin|ends|expires|expire|lasts|costs|contains|includes|include|has|have|owns|gets|get|happens|holds|serves|sends|reports|caps|allows|supports|accepts|covers|share|shares|follows|follow|läuft|kommen|kommt|gehört|gehören|haben|hat|tiene|tienen|llega|viene|vienen|vêm|arrive|vont|va|tem|têm|caduca|commencent`,
  CALLED: `called|named|name|spelled|stands for|short for|known as|se llama|s'appelle|chama|nazywa|heet|we say|we call`,
  OWNER: `owner|owns|responsible|maintains|maintained|in charge|contact|belongs to|zuständig|responsable|responsável|responsabile|gère|cuida|takes care|ask|approve|approves|approval|permission|sign-off|confirming|flag`,
  WRONG: `wrong|incorrect|not correct|not quite|falsch|equivocaste|mistake|misunderstood|actually|correct myself|correction|careful|nope|not what|other way round|wrong way`,
  WE: `we|we're|we've|we'll|wir|nosotros|nous|nós|a gente|noi|wij`,
  OUR: `our|ours|unser|unsere|unserem|unseren|nuestro|nuestra|notre|nos|nosso|nossa|nostro`,
  I: `i|i'd|me|my|mine|ich|mir|mich|yo|mi|je|moi|mon|ma|eu|meu|minha|io`,
  YOU: `you|your|you're|you've|u|du|dir|dich|dein|tu|te|vous|votre|você|sie`,
  THEY: `they|they're|their|them|he|she|him|her|somebody|someone`,
  THIS: `this|that|these|those|it|dies|diese|dieser|dieses|esto|eso|este|esta|ça|cela|ceci|cette|ce|isso|isto|esse|questo|dit|deze`,
  NOT: `not|isn't|isnt|aren't|doesn't|doesnt|didn't|didnt|won't|wouldn't|haven't|hasn't|nicht|pas|não|non|ne|niet|nie|n't`,
  NO: `no|kein|keine|keinen|keiner|aucun|aucune|nenhum|nenhuma|ningún|ninguno|zero`,
  PLEASE: `please|pls|plz|plase|kindly|bitte|por favor|stp|svp|s'il te plaît|s'il vous plaît|graag|proszę|per favore`,
  ASKS: `can you|could you|would you|can we|could we|should we|should i|do we|do you|is there|is it|are we|kannst du|können wir|puedes|podrías|peux-tu|tu peux|pourriez-vous|pode|puoi|cna you|kun je`,
  WHAT: `what|what's|whats|why|how|how's|where|who|which|waht|hwo|was|wieso|warum|wie|wo|wer|qué|por qué|cómo|quoi|pourquoi|comment|qui|quem|como|cosa`,
  IF: `if|when|whenever|once|wenn|falls|cuando|si|quand|se|quando|in case|should you`,
  PER: `per|a day|a month|a week|an hour|a minute|a year|times a|nightly|daily|weekly|hourly|monthly|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|at night|jeden tag|chaque nuit`,
  TIME: `minutes|minute|hours|hour|seconds|second|days|day|weeks|week|months|month|years|year|january|february|march|april|june|july|august|september|october|november|december|quarter|q1|q2|q3|q4|spring|summer|autumn|winter|utc|tage|stunden|minuten|uhr|días|horas|minutos|jours|heures|dias|anos`,
  TOO: `too|so much|very|quite|really|totally|obviously|clearly|of course|brilliant|captain`,
  AGAIN: `again|once more|still|wieder|noch|encore|otra vez|de novo|ainda|already`,
};

/** What an agent is asked to do once, where a sentence begins with it. */
const TASKS = new Set(
  `add analyze analyse apply archive attach bench bisect bounce build bump cancel center change check clean clear click clip close color comment commit compare compile compute
  continue convert copy count create cut debug define delete deploy describe disable document download drain draw drop dump edit email enable enlarge execute explain export extend
  extract figure fill find finish fix format forward generate get give go grab grep group gzip handle have hide hit hover implement import improve include increase insert inspect install
  introduce investigate kill launch let lets limit list load log look lower make mark measure merge migrate mock modify move name open paste ping play plot point port prepare print proceed
  produce profile proofread propose publish pull purge push put rebase reboot recalibrate reconcile record reduce refactor reload remind remove rename render renew replace reproduce rerun
  reset resolve restart restore resume retry return revert review revise rewrite roll rollback rotate round run save scroll search see send set setup ship shorten show silence simplify skip
  slow solve sort speed split squash start stop stub submit summarize swap switch tell test throw touch train translate transform trigger try turn undo uninstall unify update upgrade upload
  use vacuum verify wait walk wire wrap write zoom compare crank
  baue bau ergänze füge lösche führe teste schau mach mache ändere entferne schreib zeige starte prüfe erstelle korrigiere push
  añade agrega borra ejecuta mira haz revisa cambia quita crea prueba sube arregla revise termine haga
  ajoute regarde relance supprime corrige corrigez fais lance teste change mets crée enlève continuez
  adiciona apaga roda olha muda cria testa corrige remove execute adicione dá
  aggiungi guarda riprova dodaj uruchom draai`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Kept as they are: they carry the frame of a sentence. */
const FRAME = new Set(
  `the a an in on at to for from with of by and or but as than into under over there here then just also more most after between up out off back same new old other one two first last
  der die das den dem ein eine und oder aber auf bei mit von zu für im am el la los las un una y o pero en de con para por le les des du et ou mais dans sur avec pour à au os as um uma e em no na com do da il i per con di
  true false default like via per only both`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const BY_WORDS = new Map<string, string>();
let longest = 1;
for (const [meaning, words] of Object.entries(MEANINGS)) {
  for (const each of words.split('|')) {
    const phrase = each.replaceAll(/\s+/g, ' ').trim();
    if (phrase === '' || BY_WORDS.has(phrase)) continue;
    BY_WORDS.set(phrase, meaning);
    longest = Math.max(longest, phrase.split(' ').length);
  }
}
/** In words. */
const LONGEST_PHRASE = longest;

export function isTask(word: string): boolean {
  return TASKS.has(word);
}

export function isFrame(word: string): boolean {
  return FRAME.has(word);
}

/** The longest phrase that begins at a word: its meaning, and how many words it has. */
export function meaningAt(words: readonly string[], at: number): readonly [meaning: string, count: number] | undefined {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1) {
    const meaning = BY_WORDS.get(count === 1 ? (words[at] ?? '') : words.slice(at, at + count).join(' '));
    if (meaning !== undefined) return [meaning, count];
  }
  return undefined;
}
