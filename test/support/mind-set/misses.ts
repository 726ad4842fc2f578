// What a miss is for, by class and without a word of what was said: a part of the set that nobody may read still tells where to look.
import { learnedFrom } from '../../../src/mind/observe/observe-learned.ts';
import { scoreOf } from '../../../src/mind/observe/learned-score.ts';
import { moodOf } from '../../../src/mind/observe/moods.ts';
import { ruleFor } from '../../../src/mind/observe/observe-speech.ts';
import { sentencesOf } from '../../../src/mind/observe/reading.ts';
import { PERSON_RULES } from '../../../src/mind/observe/speech-rules.ts';
import type { T0Event } from '../../../src/mind/t0/contract.ts';
import { byCode, meaningOf } from '../../../src/mind/observe/words.ts';
import type { LabelledProject, Words } from './labelled.ts';
import { distil, holds, isJunk, marksOf, standing, type Distilled, type Line } from './measure.ts';

/** How often each class of miss, junk line and superseded line occurs. */
export function missesOf(projects: readonly LabelledProject[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const project of projects) for (const each of missesIn(project)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => byCode(a, b)));
}

function missesIn(project: LabelledProject): string[] {
  const sessions = project.sessions.map((session) => distil(project, session));
  const lines = standing(sessions);
  const marks = marksOf(sessions);
  const marked = new Set(marks.values());
  const isFound = (event: string, words: Words) =>
    lines.some(({ reflection, evidence }) => evidence.has(event) && holds(reflection.statement, words));
  const missed = project.wanted.flatMap(({ words, anchor }) => {
    const event = marks.get(anchor) ?? '';
    return isFound(event, words) ? [] : [`missed, ${whyMissed(sessions, event, words)}`];
  });
  const isWanted = (line: Line) =>
    project.wanted.some(
      ({ words, anchor }) => line.evidence.has(marks.get(anchor) ?? '') && holds(line.reflection.statement, words),
    );
  const junk = lines.filter((line) => isJunk(project, line, marked));
  const stale = project.superseded.flatMap((words) =>
    lines.filter(({ reflection }) => holds(reflection.statement, words)),
  );
  return [
    ...missed,
    ...junk.map((line) => `junk, ${madeBy(sessions, line)}, ${standsIn(sessions, line)}`),
    ...stale.map((line) => `superseded, ${shapeOf(line)}, ${successorOf(line, lines, isWanted)}`),
  ];
}

function whyMissed(sessions: readonly Distilled[], id: string, words: Words): string {
  const own = sessions.find(({ played }) => played.events.some(({ t0_id }) => t0_id === id));
  const event = own?.played.events.find(({ t0_id }) => t0_id === id);
  if (!own || !event) return 'no such event';
  const quoting = own.observations.filter(({ quotes }) => quotes.some(({ t0_id }) => t0_id === id));
  const saying = quoting.find(({ statement }) => holds(statement, words));
  if (saying) return `replaced, by ${saying.rule}`;
  if (quoting[0]) return `worded otherwise, by ${quoting[0].rule}`;
  return event.kind === 'user' ? `not observed, ${judged(own, event, words)}` : `not observed, a ${event.kind}`;
}

/** What became of the sentence that says most of it. */
function judged({ played }: Distilled, event: T0Event, words: Words): string {
  const sentences = sentencesOf(event.text);
  const at = sentences.findIndex(({ text }) => words.some((word) => holds(text, [word])));
  const sentence = sentences[at];
  if (!sentence) return 'no sentence';
  const before = played.events.findLast(
    ({ kind, is_sidechain, seq }) => kind === 'agent' && !is_sidechain && seq < event.seq,
  );
  const rule = ruleFor(sentence, PERSON_RULES)?.rule.id;
  if (rule !== undefined) return `${rule}, but ${moodOf(sentence) ?? 'left out'}`;
  const learned = learnedFrom({ event, sentences, at, before });
  if (learned !== undefined) return `learned, but ${typeof learned === 'string' ? learned : 'replaced or taken back'}`;
  const said = { text: sentence.text, index: at, count: sentences.length, before: before?.text ?? null };
  const mood = moodOf(sentence);
  if (mood !== undefined) return `in a mood: ${mood}`;
  return `${scoreOf(said).lasting >= 0 ? 'less likely' : 'unlikely'}${before ? '' : ', opens the session'}`;
}

function madeBy(sessions: readonly Distilled[], { reflection, session }: Line): string {
  const own = sessions.find((each) => each.session.id === session);
  return (
    own?.observations.find(({ observation_id }) => reflection.observation_ids.includes(observation_id))?.rule ?? ''
  );
}

/** Where in its session the line was said. */
function standsIn(sessions: readonly Distilled[], { session, evidence }: Line): string {
  const own = sessions.find((each) => each.session.id === session);
  const said = own?.played.events.filter(({ kind, speaker }) => kind === 'user' && speaker === 'person') ?? [];
  const at = said.findIndex(({ t0_id }) => evidence.has(t0_id));
  const isLong = (said[at]?.text.length ?? 0) > 200 || sentencesOf(said[at]?.text ?? '').length > 2;
  return `${at === 0 ? 'opens the session' : at < 0 ? 'nobody said it' : 'said later'}${isLong ? ', in a long message' : ''}`;
}

/** What probably took its place: a wanted line said later that shares words with it. */
function successorOf(stale: Line, lines: readonly Line[], isWanted: (line: Line) => boolean): string {
  const wordsOf = (text: string) => new Set(meaningOf(text).split(' '));
  const shared = (one: string, other: string) => [...wordsOf(one)].filter((word) => wordsOf(other).has(word)).length;
  const later = lines
    .filter((line) => line !== stale && line.reflection.at > stale.reflection.at && isWanted(line))
    .map((line) => ({ line, count: shared(stale.reflection.statement, line.reflection.statement) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0];
  if (!later) return 'nothing later shares a word';
  const [one, other] = [stale.reflection.subject, later.line.reflection.subject];
  const ofSubject = `${shared(one, other)} of ${wordsOf(one).size} and ${wordsOf(other).size} words of the subject`;
  return `${shapeOf(later.line)} later shares ${later.count} words, ${ofSubject}${one === other ? ', the same' : ''}`;
}

function shapeOf({ reflection: { subject, value } }: Line): string {
  const known = /^(?:do|use|said|for|choice of|place of|[a-z]+ of|[a-z]+ \([a-z]+\) of|command:|error:)/.exec(
    subject,
  )?.[0];
  return `${known ?? 'a subject of its own'}, ${value === null ? 'no value' : 'a value'}`;
}
