// By which words a person takes back what they said before, and what then stands in its place. Data, with sentences on both sides. A preface
// is no part of what is said: "Sorry, I was wrong: backups run at four" tells of the backups.

/**
 * How much is taken back.
 *   whole  what was said before, even where nothing is said in its place
 *   other  what is now said otherwise
 */
export type Takes = 'whole' | 'other';

export interface RetractionRule {
  readonly id: string;
  readonly version: number;
  readonly takes: Takes;
  /** It names what the person said, so that it cannot be an answer to the agent. */
  readonly isOfSaid?: boolean;
  /** At the beginning of a sentence, behind words that only lead to it: `gone` is what holds no longer, `of` what was told wrongly. */
  readonly pattern: RegExp;
  /** A sentence, and what is left of it. */
  readonly is: readonly (readonly [said: string, left: string])[];
  readonly isNot: readonly string[];
}

/** Where such words end: with a sign, or with the sentence. */
const STOP = String.raw`\s*(?:[,;:.!–—-]+\s*|$)`;
/** Where they also end at the next word. */
const LOOSE = String.raw`(?:\s*[,;:.!–—-]+\s*|\s+|$)`;

function preface(words: string, end: string): RegExp {
  return new RegExp(`^(?:${words.replaceAll("'", "['’]")})(?!\\p{L})${end}`, 'iu');
}

export const RETRACTION_RULES: readonly RetractionRule[] = [
  {
    ...{ id: 'what-i-said', version: 1, takes: 'whole', isOfSaid: true },
    pattern: preface(
      String.raw`(?:forget|ignore|disregard|scratch|strike|scrap)(?: about)? (?:what i(?:'ve)? (?:just )?(?:said|told you|wrote)(?: (?:earlier|before|above|just now))?|(?:that|the|my) (?:last )?(?:decision|rule|idea|instruction|convention|remark|statement))(?: (?:about|on|for|of) (?:the |our )?(?<gone>[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,40}?))?(?=\s*(?:[,;:.!–—]|$))|i (?:hereby )?take (?:that|it) back|vergiss,? was ich (?:eben |gerade )?gesagt habe|ich nehme das zurück|olvida lo que (?:te )?dije|retiro lo (?:dicho|que dije)|oublie ce que j'ai dit|je retire ce que j'ai dit|esquece o que (?:eu )?disse|retiro o que (?:eu )?disse|vergeet wat ik (?:net )?zei|ik neem dat terug`,
      STOP,
    ),
    is: [
      ['Scrap that decision, the public API stays REST.', 'the public API stays REST.'],
      ['forget what I said about mocks: they are fine in unit tests', 'they are fine in unit tests'],
      ['I take that back.', ''],
      ['retiro lo dicho, usamos pnpm', 'usamos pnpm'],
    ],
    isNot: ['forget the footer', 'ignore the first rule of the linter', 'I take it to the backend'],
  },
  {
    ...{ id: 'forget-it', version: 1, takes: 'whole' },
    pattern: preface(
      String.raw`never ?mind(?: that| about that)?|(?:scratch|strike|scrap|cancel|disregard) (?:that|this)|forget (?:that|it|about (?:that|it))|ignore that|vergiss (?:das|es)(?: wieder)?|streich das(?: wieder)?|olvídalo|olvida eso|déjalo|oublie(?:z)? ça|laisse tomber|esquece(?: isso)?|esqueça isso|deixa (?:para|pra) lá|vergeet dat(?: maar)?|laat maar|schrap dat`,
      STOP,
    ),
    is: [
      ['Scratch that, use Memcached for sessions', 'use Memcached for sessions'],
      ['never mind', ''],
      ['strike that: tokens live an hour', 'tokens live an hour'],
      ['vergiss das, wir nehmen pnpm', 'wir nehmen pnpm'],
      ['laat maar, we gebruiken bun', 'we gebruiken bun'],
    ],
    isNot: ['never mind the lint errors', 'forget it is there', 'ignore that file'],
  },
  {
    ...{ id: 'forget-this', version: 1, takes: 'other' },
    pattern: preface(
      String.raw`(?:forget(?: about)?|scrap|scratch|ditch|vergiss|vergeet|olvida(?:te de)?|oublie|esquece) (?:the |our |den |die |das |el |la |le |o |a |de )?(?<gone>(?!(?:that|it|this|what|how|when|if|was|lo|ce|wat|about)(?!\p{L}))[\p{L}\p{N}@][\p{L}\p{N}@._/-]*(?: [\p{L}\p{N}][\p{L}\p{N}._/-]*){0,2})(?=\s*[,;:–—])`,
      STOP,
    ),
    is: [
      ['forget Kafka, use NATS for the event bus', 'use NATS for the event bus'],
      ['vergiss npm, wir nehmen pnpm', 'wir nehmen pnpm'],
    ],
    isNot: ['forget Kafka', 'forget it, use NATS', 'do not forget the tests, run them'],
  },
  {
    ...{ id: 'was-wrong', version: 1, takes: 'other' },
    pattern: preface(
      String.raw`(?:sorry|pardon|oops|apologies),? (?:(?:i was |that was |that's |i got (?:that|it) )?wrong|(?:my|a) (?:mistake|error|bad)|falsch|fehler|mal|faux|errado)|i was wrong about (?:the |our )?(?<of>[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,40}?)(?=\s*(?:[,;:.!–—]|$))|(?:that was |i was |i got (?:that|it) )wrong|i (?:misspoke|mistyped|(?:was|am) mistaken|made a mistake|got (?:that|it) mixed up|mixed (?:that|it) up|mean(?:t)? to say)|my (?:mistake|bad)|correction|ich habe? mich (?:geirrt|vertan|versprochen|verschrieben)|mein fehler|das war falsch(?: von mir)?|korrektur|me (?:equivoqué|he equivocado)|(?:fue )?(?:error|culpa) m[íi][ao]|corrección|je me suis trompée?|erreur de ma part|au temps pour moi|me enganei|enganei-me|errei|erro meu|correção|ik (?:had het mis|vergiste me)|mijn fout|correctie`,
      STOP,
    ),
    is: [
      ['Sorry, wrong: name branches <ticket>-<slug>.', 'name branches <ticket>-<slug>.'],
      ['Sorry, I was wrong: the backup job runs at 4am.', 'the backup job runs at 4am.'],
      ['I misspoke, the limit is 20', 'the limit is 20'],
      ['I was wrong about the gateway, it listens on 9090', 'the gateway listens on 9090'],
      ["I was wrong about the seed: it's 7", 'the seed is 7'],
      ['Correction: the port is 4001', 'the port is 4001'],
      ['Korrektur: der Job läuft um 4:00', 'der Job läuft um 4:00'],
      ['me equivoqué, el puerto es 8082', 'el puerto es 8082'],
    ],
    isNot: ['the port was wrong', 'corrections go to the desk', 'my mistakes are listed there'],
  },
  {
    ...{ id: 'thought-again', version: 1, takes: 'other' },
    pattern: preface(
      String.raw`on (?:second|further) thoughts?|(?:now that i think|thinking|having thought) about it(?: again| more)?|come to think of it|(?:actually|wait|hm+|oh|ah),? no|no,? (?:wait|actually|hold on)|(?:we|i)(?: have|'ve)? changed (?:our|my) minds?|change of plans?|doch lieber|nein,? (?:warte|moment|halt)|(?:warte|moment|halt),? nein|ich (?:hab|habe) es mir anders überlegt|planänderung|finalement,? non|à la réflexion|réflexion faite|non,? attends|en fait,? non|j'ai changé d'avis|changement de plan|pensándolo (?:bien|mejor)|no,? espera|mejor dicho|(?:he cambiado|cambié) de (?:idea|opinión)|cambio de planes?|pensando (?:melhor|bem)|não,? espera|mudei de (?:ideia|ideias)|mudança de planos?|bij nader inzien|nee,? wacht|ik heb me bedacht`,
      LOOSE,
    ),
    is: [
      ["On second thought, let's deploy with plain kubectl.", "let's deploy with plain kubectl."],
      ['no wait, use NATS', 'use NATS'],
      ['Actually no, keep them', 'keep them'],
      ['à la réflexion, on garde npm', 'on garde npm'],
      ['bij nader inzien gebruiken we bun', 'gebruiken we bun'],
    ],
    isNot: ['no waiting here', 'a change of plan needs a ticket', 'the second thought was better'],
  },
];

export interface Retraction {
  readonly takes: Takes;
  readonly isOfSaid: boolean;
  /** The thing that it names. */
  readonly gone?: string;
}

/** Words in front that only lead to such a preface. */
const BEFORE =
  /^(?:(?:oh|ah|hm+|uh+|um|erm?|ups|oops|no|nope|nein|non|não|nee|wait|hold on|hey|stop|sorry|ok(?:ay)?|well|but|and|actually|aber|ach|pero|mais|mas|maar)(?:\s*[,.:!–—-]+\s*|\s+))/iu;
const MOST_PREFACES = 4;

export interface Retracted {
  readonly retraction: Retraction;
  /** Of the text, what is said in place of what was taken back; empty where nothing is. */
  readonly left: string;
}

/** What a sentence takes back and what is left of it; undefined where it takes nothing back. */
export function retractionIn(text: string): Retracted | undefined {
  let all: Retracted | undefined;
  for (let count = 0; count < MOST_PREFACES; count += 1) {
    const found = prefaceIn(all?.left ?? text);
    if (!found) break;
    const { retraction, left } = found;
    const takes = all?.retraction.takes === 'whole' ? 'whole' : retraction.takes;
    const isOfSaid = all?.retraction.isOfSaid === true || retraction.isOfSaid;
    all = { retraction: { ...all?.retraction, ...retraction, takes, isOfSaid }, left };
  }
  return all;
}

function prefaceIn(text: string): Retracted | undefined {
  let rest = text;
  for (let count = 0; count <= MOST_PREFACES; count += 1) {
    for (const { pattern, takes, isOfSaid } of RETRACTION_RULES) {
      const found = pattern.exec(rest);
      if (!found) continue;
      const { gone, of } = found.groups ?? {};
      const retraction = { takes, isOfSaid: isOfSaid === true, ...(gone === undefined ? {} : { gone }) };
      const left = rest.slice(found[0].length);
      return { retraction, left: of === undefined ? left : naming(of, left) };
    }
    const before = BEFORE.exec(rest)?.[0].length ?? 0;
    if (before === 0) return undefined;
    rest = rest.slice(before);
  }
  return undefined;
}

/** "I was wrong about the seed: it is 7" */
function naming(of: string, left: string): string {
  return left.replace(/^(?:it|that)(?:['’]s| is)(?= )/i, `the ${of} is`).replace(/^(?:it|they)(?= )/i, `the ${of}`);
}
