// What another memory wrote down: each sentence that tells how something is, as a fact that nobody here vouches for. Whatever tells anybody
// what to do is none, nor is whatever tells to leave a check out, in the form of a fact too: nobody here said it. Its events are of no
// conversation.
import type { T0Event } from '../t0/contract.ts';
import { short, type Findings } from './draft.ts';
import { moodOf } from './moods.ts';
import type { Mood } from './mood-rule.ts';
import { ruleFor } from './observe-speech.ts';
import { sentencesOf, type Sentence } from './reading.ts';
import { TASK } from './speech-rule.ts';
import { PERSON_RULES } from './speech-rules.ts';
import { subjectOf } from './subjects.ts';

/** The agent under whose name notes stand in T0. */
export const IMPORT_AGENT = 'import';
const RULE = 'import.note';
const LONGEST = 400;

/** Why a sentence of a note is no fact. `order`: it lays something down or leaves a check out; `unclear`: it does not say plainly how something is. */
export type NoNote = Mood | 'order' | 'unclear';

export function observeNotes(events: readonly T0Event[], findings: Findings): void {
  for (const event of events) {
    const { told, rejected } = readNote(event.text);
    for (const reason of rejected) findings.reject(reason);
    for (const { start, end, text } of told) {
      const body = text.replace(/[.!]+$/, '').trim();
      const { topic, subject, value } = subjectOf({ about: 'practice', body, groups: { what: body } });
      findings.add({
        rule: RULE,
        kind: 'fact',
        topic,
        subject,
        value,
        statement: short(text, LONGEST),
        source: 'import',
        quotes: [{ event, of: 'text', start, end }],
        files: [],
        isCorrection: false,
      });
    }
  }
}

export interface ReadNote {
  readonly told: readonly Sentence[];
  /** One for each sentence that is no fact, and for a note that has none. */
  readonly rejected: readonly NoNote[];
}

export function readNote(text: string): ReadNote {
  const sentences = sentencesOf(text);
  const judged = sentences.map((sentence) => ({ sentence, no: noFact(sentence) }));
  const rejected = judged.flatMap(({ no }) => no ?? []);
  return {
    told: judged.flatMap(({ sentence, no }) => (no === undefined ? sentence : [])),
    rejected: sentences.length === 0 ? ['unclear'] : rejected,
  };
}

/** Whether a text of unknown origin says how something is, and nothing else. */
export function isDescriptive(text: string): boolean {
  const { told, rejected } = readNote(text);
  return told.length > 0 && rejected.length === 0;
}

const RULES_THAT_LAY_DOWN = PERSON_RULES.filter(({ kind }) => kind !== 'fact');

/** Words that oblige, forbid, prefer or address whoever reads. */
const ORDERS =
  /\b(?:always|never|must(?:n['’]?t)?|should(?:n['’]?t)?|shall|ought|(?:has|have|had|need|needs|needed|got|is|are) to|cannot|can['’]?t|can not|may not|do(?:es)? not (?:use|run|push|commit|touch|edit|change|write|add|ask)|don['’]?t|please|make sure|ensure|remember|ignore[sd]?|ignoring|disregard\w*|forget|overrides?|override[sd]?|instead of asking|without asking|prefer\w*|(?:dis)?like[sd]?|wants?|wanted|wish(?:es)?|hates?|insists?|avoid|only (?:use|run)|required|forbidden|prohibited|mandatory|obligatory|not allowed|compulsory|rules?|polic(?:y|ies)|instructions?|prompts?|guidelines?|you|your|yours|yourself|let['’]?s|agents?|assistants?|claude|codex|gemini|copilot|cursor|llms?|chatbots?|models? (?:is|are|must|will)|immer|nie|niemals|muss|müssen|soll|sollen|sollte|darf|dürfen|bitte|du|sie|siempre|nunca|jamás|debe|deben|hay que|usted|toujours|jamais|doit|doivent|faut|vous|sempre|deve|devem)\b/iu;

/** That a check is left out or gone around, which is an order to whoever reads it as how things are done here. */
const LEAVES_OUT =
  /\b(?:by-?pass\w*|skip\w*|ignor(?:e[sd]?|ing)|disabl\w+|circumvent\w*|suppress\w*|evad(?:e[sd]?|ing)|omit\w*|sidestep\w*|work(?:s|ed|ing)? around|(?:turn|switch)(?:s|es|ed|ing)? off|(?:turn|switch)(?:s|es|ed|ing)? (?:\S+ ){1,3}off|(?:force|self)[- ](?:push|merg|approv)\w*|without (?:\S+ ){0,3}?(?:reviews?|tests?|testing|checks?|checking|hooks?|approvals?|confirm\w*|verif\w+|validat\w+|lint\w*|permissions?|auth\w*|sandbox\w*|pull requests?|prs?|ci)|(?:merg|commit|push|releas|deploy)\w*\b.{0,80}\b(?:directly|straight|unreviewed|untested|unchecked)|überspring\w*|umgeh(?:t|en)|deaktivier\w*|ohne (?:review|tests?|prüfung\w*)|desactiv\w+|sin (?:revisión|pruebas)|ignorent|contourn\w+|désactiv\w+|sans (?:revue|tests?)|sem (?:revisão|testes))\b|--(?:no-verify|force|yolo|skip-\w+|no-\w*check\w*)\b/iu;
/** What was fetched or made is run unseen. */
const INTO_SHELL =
  /\|\s*(?:sudo\s+)?(?:\/\S*\/)?(?:env\s+)?(?:ba|z|da|k|fi)?sh\b|\|\s*(?:sudo\s+)?(?:python\d?|node|perl|ruby|pwsh|powershell|iex|xargs)\b|\b(?:ba|z|da|k)?sh\s+<\(|\beval\s+["'$`(]|\b(?:ba|z|da|k)?sh\s+-c\b|\$\(\s*(?:curl|wget)\b/iu;

/** With an article or whose it is, what follows names a thing; so do words that stand for the project's people. */
const NAMED =
  /^(?:the|an?|our|its|their|these|those|both|most|some|many|we|der|die|das|ein|eine|unser\w*|el|la|los|las|un|una|nuestr\w+|le|les|une|notre|nos|os|as|um|uma|nosso|nossa)\s/iu;
/** That something is so, of one thing or of several. */
const IS =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|has|have|had|uses?|used|runs?|lives?|lies?|stands?|listens?|holds?|keeps?|stores?|contains?|comes?|goes|takes?|needs?|means?|supports?|provides?|depends?|defaults?|expires?|happens?|starts?|ends?|returns?|reads?|writes?|sends?|belongs?|consists?|exists?|handles?|serves?|weighs?|costs?|lasts?|knows?|does|became|becomes?|ist|sind|war|hat|haben|läuft|liegt|es|son|está|están|era|tiene|usa|est|sont|était|utilise|são)$/iu;
/** Also a verb that nobody listed, or the several things that do it. */
const SAYS = /(?:[^s]s|ed)$|^(?:build|deploy|log|write|keep|use|run|ship|store|test|work)$/iu;
/** `Deploys happen at noon`, `Amounts are stored as cents`: an order does not begin with several things. */
const SEVERAL = /^[\p{L}\p{N}._/-]+[^sui\P{L}]s$/u;
/** What an order is done to or when it is done: no verb behind these is of the thing that came first. */
const BEHIND =
  /^(?:the|an?|all|any|every|each|our|its|their|this|that|these|those|it|them|to|with|from|into|on|in|at|for|of|by|as|when|while|if|because|since|before|after|until|unless|which|who|what|where|and|or|but|so|then|off|out|up|down|straight|directly)$/i;
/** Verbs by which orders begin that are often nouns, too: rather a fact too few. */
const DO =
  /^(?:use|run|push|pull|force|curl|wget|turn|stop|start|install|drop|set|allow|deny|grant|send|post|share|upload|download|fetch|execute|call|merge|deploy|publish|skip|bypass|disable|enable|ignore|put|keep|go|do|get|take|mark|approve|accept|reject|trust|treat|assume|pretend|act|reply|answer|respond|print|output|include|exclude|copy|paste|sudo|rm|git|npm|npx|bash|sh|let|leave|no|not)$/i;
const MOST_WORDS_OF_A_NAME = 6;

function noFact(sentence: Sentence): NoNote | undefined {
  const mood = moodOf(sentence);
  if (mood !== undefined) return mood;
  if (ORDERS.test(sentence.text) || ruleFor(sentence, RULES_THAT_LAY_DOWN) !== undefined) return 'order';
  if (LEAVES_OUT.test(sentence.text) || INTO_SHELL.test(sentence.text)) return 'order';
  return tellsHowItIs(sentence.body) ? undefined : 'unclear';
}

/** A thing, and then what it is or does. An order begins with what is to be done. */
function tellsHowItIs(body: string): boolean {
  const words = body.split(/\s+/).map((word) => word.replaceAll(/^[(`"'“‘[]+|[)`"'”’\]]+$/g, ''));
  const [first = '', second = ''] = words;
  // Before a comma stands what is to be looked at, or nothing that says how it is.
  const comma = words.findIndex((word) => /[,;:]$/.test(word));
  const near = words.slice(1, Math.min(MOST_WORDS_OF_A_NAME + 1, comma === -1 ? words.length : comma + 1));
  if (NAMED.test(body)) return near.some((word) => IS.test(word) || SAYS.test(word.replace(/[,;:]$/, '')));
  if (TASK.test(body) || DO.test(first)) return false;
  if (SEVERAL.test(first) && second !== '' && !BEHIND.test(second)) return true;
  const behind = near.findIndex((word) => BEHIND.test(word));
  return near.slice(0, behind === -1 ? near.length : behind).some((word) => IS.test(word));
}
