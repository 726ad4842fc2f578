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
import { plainBody, sentencesOf, type Sentence } from './reading.ts';
import { TASK, type SpeechRule } from './speech-rule.ts';
import { AGENT_RULES, PERSON_RULES } from './speech-rules.ts';
import { filesIn, MOST_STATEMENT, reasonIn, statementOf } from './statements.ts';
import { isBareName, isOfSlot, namedBy } from './slots.ts';
import { isKnownByForm, settingOf, type Subject } from './settings.ts';
import { subjectOf } from './subjects.ts';
import { isMeasure } from './value-shapes.ts';
import { valuedIn } from './values.ts';
import { wordsOf } from './words.ts';

const TAKES_BACK =
  /^(?:never ?mind|scratch that|forget (?:that|it|what i (?:just )?said)|ignore (?:that|what i (?:just )?said)|i take that back|vergiss das|olvídalo|oublie ça)\b/iu;
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
  // A person takes back what they said in this turn or the one before.
  let lastTurn: Draft[] = [];
  for (const event of events) {
    if (event.kind === 'agent') {
      for (const draft of draftsOf(event, AGENT_RULES, speech)) findings.add(draft);
      if (!event.is_sidechain) before = event;
    }
    if (event.kind !== 'user' || event.speaker !== 'person' || event.is_sidechain) continue;
    const sentences = sentencesOf(event.text);
    if (sentences[0] && TAKES_BACK.test(sentences[0].body)) {
      for (const _ of lastTurn) findings.reject('taken_back');
      lastTurn = [];
    }
    for (const draft of lastTurn) findings.add(draft);
    lastTurn = draftsOf(event, PERSON_RULES, speech, before);
  }
  for (const draft of lastTurn) findings.add(draft);
}

function draftsOf(
  event: T0Event,
  rules: readonly SpeechRule[],
  { seen, findings, score }: Speech,
  before?: T0Event,
): Draft[] {
  const drafts: Draft[] = [];
  const sentences = sentencesOf(event.text);
  const source = event.speaker === 'person' && event.kind === 'user' && !event.is_sidechain ? 'person' : 'agent';
  // What is this long was written elsewhere: its rules may be meant, what it tells is about its own matter.
  const isPasted = event.text.length > LONG_TURN;
  let skipTo = 0;
  const answer = before && source === 'person' ? answerIn(event, sentences, before) : undefined;
  if (answer) {
    drafts.push({ ...answer.draft, files: filesIn(answer.draft.statement, seen) });
    skipTo = answer.sentencesUsed;
  }
  for (let at = skipTo; at < sentences.length; at += 1) {
    const sentence = sentences[at];
    if (!sentence) continue;
    const found = ruleFor(sentence, rules);
    const points = found !== undefined && isDangling(found, sentence);
    if (!found || (points && source === 'person')) {
      const learned =
        source === 'person' && !isPasted ? learnedFrom({ event, sentences, at, before }, score) : undefined;
      if (typeof learned === 'string') findings.reject(learned);
      else if (learned) drafts.push({ ...learned, files: filesIn(learned.statement, seen) });
      continue;
    }
    const mood = isPasted && found.rule.kind === 'fact' ? 'pasted' : moodOf(sentence);
    if (mood && (mood !== 'dangling' || points)) {
      findings.reject(mood);
      continue;
    }
    if (
      source === 'person' &&
      isDoubtful(found, sentence) &&
      isUnlikely({ event, sentences, at, before }, found.rule, score)
    ) {
      findings.reject('unlikely');
      continue;
    }
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
    if (statement === undefined) {
      findings.reject('too_long');
      continue;
    }
    const isReasonSaid = reason !== undefined && next !== undefined && statement.includes(reason.slice(0, 20));
    drafts.push({
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
          // Who names what is not meant knows that it was.
          found.groups['not'] !== undefined ||
          CORRECTS.test(sentence.lead) ||
          saysChanged(sentence.text)),
    });
  }
  return drafts;
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

/** What a person's sentence is about, whether or not anything is learned from it. */
export function subjectSaid(sentence: Sentence): Subject {
  const found = ruleFor(sentence, PERSON_RULES);
  return found ? about(found.rule, found.groups, sentence) : subjectIn(sentence.body);
}

function about(
  rule: SpeechRule,
  groups: Found['groups'],
  sentence: Sentence,
): Pick<Draft, 'topic' | 'subject' | 'value'> {
  const body = plainBody(sentence);
  const said = subjectOf({ about: rule.about, body, groups });
  const found = { ...said, ...(exchangeIn(body) ?? measureIn(rule, groups, body)) };
  // A command that a person names meets the one that ran.
  const proving =
    found.subject.startsWith('command:') && found.value !== null ? provingCommand(found.value) : undefined;
  return proving ? { ...found, subject: proving.subject, value: proving.base } : found;
}
