// What a person lays down, corrects, prefers, decides and tells, and what an agent claims, sentence by sentence.
import type { T0Event } from '../t0/contract.ts';
import { answerIn } from './answers.ts';
import { saysChanged } from './changes.ts';
import { isPointing } from './correction-rules.ts';
import { provingCommand } from './commands.ts';
import type { Draft, Findings } from './draft.ts';
import { isUnlikely, learnedFrom, subjectIn, type Scorer } from './observe-learned.ts';
import { exchangeIn } from './exchanges.ts';
import { moodOf } from './moods.ts';
import { plainBody, sentencesOf, withoutRetraction, type Sentence } from './reading.ts';
import { restated } from './restated.ts';
import type { Retraction } from './retractions.ts';
import { naming, replacedBy, toldAs, type Told } from './taken-back.ts';
import { TASK, type SpeechRule } from './speech-rule.ts';
import { AGENT_RULES, PERSON_RULES } from './speech-rules.ts';
import { filesIn, MOST_STATEMENT, reasonIn, statementOf } from './statements.ts';
import { isBareName, isOfSlot, namedBy, slotNamesIn } from './slots.ts';
import { isKnownByForm, settingOf, type Subject } from './settings.ts';
import { subjectOf } from './subjects.ts';
import { isMeasure } from './value-shapes.ts';
import { givesValue, valuedIn, withOtherValue } from './values.ts';
import { wordsOf } from './words.ts';

const CORRECTS = /^(?:no|nope|actually|change of plans?|wait|nein)\b/;

/** In characters. */
const LONG_TURN = 3000;

export interface Speech {
  readonly events: readonly T0Event[];
  readonly seen: (path: string) => boolean;
  readonly findings: Findings;
  readonly score?: Scorer;
}

export function observeSpeech(speech: Speech): void {
  const { events, findings } = speech;
  let before: T0Event | undefined;
  let isAsked = false;
  const person = createListener(speech);
  for (const event of events) {
    if (event.kind === 'agent') {
      for (const draft of draftsOfAgent(event, speech)) findings.add(draft);
      if (event.is_sidechain) continue;
      before = event;
      isAsked = sentencesOf(event.text).at(-1)?.isQuestion === true;
    }
    if (event.kind !== 'user' || event.speaker !== 'person' || event.is_sidechain) continue;
    person.hear(event, before, isAsked);
    isAsked = false;
  }
  for (const draft of person.drafts()) findings.add(draft);
}

function draftsOfAgent(event: T0Event, { seen, findings, score }: Speech): Draft[] {
  const sentences = sentencesOf(event.text);
  const text: Text = { event, sentences, before: undefined, rules: AGENT_RULES, source: 'agent' };
  return sentences.flatMap((_, at) => {
    const made = draftAt(text, at, seen, score);
    if (typeof made === 'string') findings.reject(made);
    return typeof made === 'object' ? [made.draft] : [];
  });
}

/** Hears a person turn by turn: what they take back goes, whenever they said it. */
function createListener({ seen, findings, score }: Speech) {
  const told: Told[] = [];
  let turn = 0;
  const drop = (gone: Told) => {
    told.splice(told.lastIndexOf(gone), 1);
    findings.reject('taken_back');
  };

  /** Takes back what was said before, where a sentence says no more than that, or nothing that is like it. */
  function takeBack({ gone, isOfSaid }: Retraction, isBare: boolean, isAtHead: boolean, isAsked: boolean): void {
    const last = told.at(-1);
    if (gone !== undefined) {
      const named = naming(gone, told);
      if (named) drop(named);
    } else if (last?.turn === turn) drop(last);
    // "Never mind" answers an agent that asks.
    else if (isAtHead && (isOfSaid || !isAsked))
      for (const each of told.filter((one) => one.turn === turn - 1).slice(isBare ? 0 : -1)) drop(each);
  }

  function hear(event: T0Event, before: T0Event | undefined, isAsked: boolean): void {
    turn += 1;
    const whole = sentencesOf(event.text);
    const sentences = whole.map((each) => withoutRetraction(each));
    const text: Text = { event, sentences, before, rules: PERSON_RULES, source: 'person' };
    const answer = before ? answerIn(event, sentences, before) : undefined;
    if (answer) told.push(toldAs({ ...answer.draft, files: filesIn(answer.draft.statement, seen) }, turn));
    /** Of a sentence that said nothing in its place: the next one may. */
    let waiting: Retraction | undefined;
    let isAtHead = true;
    for (let at = answer?.sentencesUsed ?? 0; at < sentences.length; at += 1) {
      const sentence = sentences[at];
      if (!sentence) continue;
      const retraction = sentence.retraction ?? waiting;
      if (sentence.retraction && !/\p{L}/u.test(sentence.body)) {
        waiting = sentence.retraction;
        continue;
      }
      const isInstead = retraction !== undefined;
      const alone = draftAt(text, at, seen, score, isInstead);
      // "Forget the 250, it's 200" reads only as a whole. "Forget Redis, look at the login bug" gives nothing in its place.
      const isPart =
        typeof alone !== 'object' &&
        sentence.retraction?.takes === 'other' &&
        sentence.retraction.gone !== undefined &&
        givesValue(sentence.body) &&
        !TASK.test(sentence.body);
      const made = isPart ? draftAt({ ...text, sentences: whole }, at, seen, score, isInstead) : alone;
      const said = otherValue(event, sentence, isInstead, isAsked) ?? (typeof made === 'object' ? made : undefined);
      const replaced =
        said && (retraction ?? CORRECTS.test(sentence.lead))
          ? (named(retraction) ?? replacedBy(said.draft, told, retraction, turn))
          : undefined;
      if (said && replaced) {
        drop(replaced);
        told.push(toldAs({ ...said.draft, isCorrection: true }, turn));
      } else {
        if (retraction?.takes === 'whole' && !SOLVED.test(sentence.body))
          takeBack(retraction, waiting !== undefined, isAtHead, isAsked);
        if (typeof made === 'string') findings.reject(made);
        if (said && !said.isLikely) findings.reject('unlikely');
        if (said) told.push({ ...toldAs(said.draft, turn), isLost: !said.isLikely });
      }
      waiting = undefined;
      isAtHead &&= sentence.body.split(/\s+/).length < FEWEST_SAID;
    }
    if (waiting?.takes === 'whole') takeBack(waiting, true, isAtHead, isAsked);
  }

  /** "No wait, Thursdays": what was said last, with that in it. */
  function otherValue(
    event: T0Event,
    { body, lead, start, end }: Sentence,
    isInstead: boolean,
    isAsked: boolean,
  ): Drafted | undefined {
    const last = told.at(-1);
    if (!last || last.turn < turn - 1 || isAsked || !(isInstead || CORRECTS.test(lead))) return undefined;
    const statement = withOtherValue(last.draft.statement, body);
    const [sentence] = statement === undefined ? [] : sentencesOf(statement);
    if (statement === undefined || !sentence) return undefined;
    const { subject, value } = subjectSaid(sentence);
    if (subject !== last.draft.subject || value === last.draft.value) return undefined;
    const quote = { event, of: 'text', start, end } as const;
    const draft = { ...last.draft, statement, value, quotes: [...last.draft.quotes, quote], isCorrection: true };
    return { draft, isLikely: true };
  }

  const named = (retraction: Retraction | undefined) =>
    retraction?.gone === undefined ? undefined : naming(retraction.gone, told);

  return { hear, drafts: () => told.filter(({ isLost }) => isLost !== true).map(({ draft }) => draft) };
}

/** In words: fewer only lead to what is said. */
const FEWEST_SAID = 4;
/** "Never mind, I found it": what was asked is meant, and nothing that was laid down. */
const SOLVED =
  /^(?:i(?:['’]ve)? (?:found|see|saw|got|figured|fixed)|got it|found it|fixed|solved|it works|works|all good)\b/i;

interface Text {
  readonly event: T0Event;
  readonly sentences: readonly Sentence[];
  /** What the agent said last. */
  readonly before: T0Event | undefined;
  readonly rules: readonly SpeechRule[];
  readonly source: 'person' | 'agent';
}

interface Drafted {
  readonly draft: Draft;
  /** Else hardly anybody who says it this way means it to last. */
  readonly isLikely: boolean;
}

/** What is learned from a sentence; or why nothing is. `isInstead`: it is said in place of something, which speaks for it. */
function draftAt(
  { event, sentences, before, rules, source }: Text,
  at: number,
  seen: (path: string) => boolean,
  score?: Scorer,
  isInstead = false,
): Drafted | string | undefined {
  const sentence = sentences[at];
  if (!sentence) return undefined;
  // What is this long was written elsewhere: its rules may be meant, what it tells is about its own matter.
  const isPasted = event.text.length > LONG_TURN;
  const found = ruleFor(sentence, rules);
  const points = found !== undefined && isDangling(found, sentence);
  const place = { event, sentences, at, before };
  if (!found || (points && source === 'person')) {
    if (source !== 'person' || isPasted) return undefined;
    // "Forget what I said about mocks, it is fine": what it is stands in what was forgotten.
    if (isInstead && moodOf(sentence) === 'dangling') return 'dangling';
    const likely = learnedFrom(place, score);
    const learned = likely === undefined && isInstead ? learnedFrom(place, score, true) : likely;
    if (typeof learned !== 'object') return learned;
    return {
      draft: { ...learned, ...sinceChanged(plainBody(sentence)), files: filesIn(learned.statement, seen) },
      isLikely: typeof likely === 'object',
    };
  }
  const mood = isPasted && found.rule.kind === 'fact' ? 'pasted' : moodOf(sentence);
  if (mood && (mood !== 'dangling' || points)) return mood;
  const isLikely = source !== 'person' || !isDoubtful(found, sentence) || !isUnlikely(place, found.rule, score);
  const next = sentences[at + 1];
  const takesReason =
    found.rule.about !== 'state' &&
    next &&
    // What stands on a line of its own is a thought of its own.
    !event.text.slice(sentence.end, next.start).includes('\n') &&
    !ruleFor(next, rules) &&
    !moodOf({ ...next, body: 'x' });
  const reason = takesReason ? reasonIn(next) : undefined;
  // Of a long sentence with a rule in its second half, that half.
  const isLate =
    sentence.body.length > MOST_STATEMENT && found.at > 0 && plainBody(sentence).length <= sentence.body.length;
  const statement = statementOf(
    isLate ? sentence.body.slice(found.at).replace(/^[\s,;:]+/, '') : sentence.body,
    reason,
  );
  if (statement === undefined) return isLikely ? 'too_long' : 'unlikely';
  const isReasonSaid = reason !== undefined && next !== undefined && statement.includes(reason.slice(0, 20));
  const draft: Draft = {
    ...{ rule: found.rule.id, kind: found.rule.kind, statement, source },
    ...about(found.rule, found.groups, sentence),
    quotes: [sentence, ...(isReasonSaid ? [next] : [])].map(({ start, end }) => ({
      event,
      of: 'text' as const,
      start,
      end,
    })),
    files: filesIn(statement, seen),
    isCorrection:
      source === 'person' &&
      ((found.rule.corrects ?? false) ||
        sentence.retraction !== undefined ||
        // Who names what is not meant knows that it was.
        found.groups['not'] !== undefined ||
        CORRECTS.test(sentence.lead) ||
        saysChanged(sentence.text)),
  };
  return { draft, isLikely };
}

interface Found {
  readonly rule: SpeechRule;
  readonly groups: Readonly<Record<string, string | undefined>>;
  /** Where in the sentence. */
  readonly at: number;
}

/** The first rule that fires on a sentence. */
export function ruleFor(sentence: Sentence, rules: readonly SpeechRule[]): Found | undefined {
  const body = plainBody(sentence);
  for (const rule of rules) {
    if (rule.lead && !rule.lead.test(sentence.lead)) continue;
    const found = rule.pattern.exec(body);
    if (!found) continue;
    if (rule.unless?.test(body) || (rule.about === 'state' && TASK.test(body))) continue;
    const groups = found.groups ?? {};
    if (rule.kind === 'fact' && rule.about === 'state' && !isThing(groups['what'] ?? '')) continue;
    if (rule.about === 'choice' && groups['it'] !== undefined && isPointing(groups['it'])) continue;
    if (rule.isOfSlot && !namedBy(wordsOf(groups['it'] ?? ''))) continue;
    if (rule.isBare && !NAMES.every((name) => groups[name] === undefined || isBareName(groups[name]))) continue;
    return { rule, groups, at: found.index };
  }
  return undefined;
}

/** It points to something said elsewhere, and what it names does not read alone. */
function isDangling({ rule }: Found, sentence: Sentence): boolean {
  return !rule.isOfSlot && !rule.isBare && moodOf(sentence) === 'dangling';
}

/** What it names is neither a known thing nor a setting that is known by its form. */
function isDoubtful({ rule, groups }: Found, sentence: Sentence): boolean {
  const said = { about: rule.about, body: plainBody(sentence), groups };
  return !settingOf(said) && !isOfSlot(subjectOf(said).subject);
}

/** Groups that name a thing. */
const NAMES = ['it', 'not', 'what', 'was', 'quoi', 'choisi', 'uso'] as const;

const MOST_THING = 7;
const NO_THING =
  /\b(?:if|when|that|which|whatever|who|then|should|would|will|i|you|know|so|before|it|was|were|because|there|to|needs?|already|do|does|did|have|now|current|affected|issue|error|bug|problem|exception|crash|screenshot)\b|['’](?:ll|ve|re|m|d)\b/i;

/** Facts are about a thing that a few words name. */
function isThing(what: string): boolean {
  return !NO_THING.test(what) && what.trim().split(/\s+/).length <= MOST_THING;
}

/** Of a machine or a channel with a name. */
const PLACES = /\b(?:runs?|lives?|moved|hosted|is|are) (?:on|at|to)\b/i;

/** What is measured has one value at a time, whichever rule tells of it. */
function measureIn(
  rule: SpeechRule,
  groups: Found['groups'],
  body: string,
): Pick<Subject, 'subject' | 'value'> | undefined {
  if (rule.about === 'ban') return undefined;
  const said = { about: rule.about, body, groups };
  if (isKnownByForm(settingOf(said)) || isOfSlot(subjectOf(said).subject)) return undefined;
  const valued = valuedIn(body);
  const isSaid = valued && (isMeasure(valued.shape) || (valued.shape === 'name' && PLACES.test(body)));
  return isSaid ? { subject: valued.subject, value: valued.value } : undefined;
}

/** What a change comes to, as its plain statement is about it; a known thing says itself what it is. */
function sinceChanged(body: string): Subject | undefined {
  const plain = restated(body);
  const [sentence] = plain === undefined || slotNamesIn(body).length > 0 ? [] : sentencesOf(plain);
  const found = sentence && subjectSaid(sentence);
  return found?.value === null ? undefined : found;
}

/** What a person's sentence is about, whether or not anything is learned from it. */
export function subjectSaid(sentence: Sentence): Subject {
  const found = ruleFor(sentence, PERSON_RULES);
  return found
    ? about(found.rule, found.groups, sentence)
    : (sinceChanged(plainBody(sentence)) ?? subjectIn(sentence.body));
}

function about(
  rule: SpeechRule,
  groups: Found['groups'],
  sentence: Sentence,
): Pick<Draft, 'topic' | 'subject' | 'value'> {
  const body = plainBody(sentence);
  const plainly = sinceChanged(body);
  if (plainly) return plainly;
  const said = subjectOf({ about: rule.about, body, groups });
  const found = { ...said, ...(exchangeIn(body) ?? measureIn(rule, groups, body)) };
  // A command that a person names meets the one that ran.
  const proving =
    found.subject.startsWith('command:') && found.value !== null ? provingCommand(found.value) : undefined;
  return proving ? { ...found, subject: proving.subject, value: proving.base } : found;
}
