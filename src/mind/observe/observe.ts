// T1 by rules: the events of a session to observations. Pure; every observation quotes T0 word for word, or is left out and counted.
import { redactText } from '../../base/redact.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { T0Event } from '../t0/contract.ts';
import { CUT_MARK } from '../t0/cut-mark.ts';
import type { Observation, Observe, ObserveInput, Quote } from './contract.ts';
import type { Draft, DraftQuote } from './draft.ts';
import { observeEnding } from './observe-ending.ts';
import { IMPORT_AGENT, observeNotes } from './observe-notes.ts';
import { observeRuns } from './observe-runs.ts';
import { observeSpeech } from './observe-speech.ts';
import { runsOf } from './runs.ts';
import { byCode } from './words.ts';

const SECRET_MARK = /\[redacted\b|<private>/i;

export const observe: Observe = (input) => {
  const rejected: Record<string, number> = {};
  const reject = (reason: string, count = 1) => (rejected[reason] = (rejected[reason] ?? 0) + count);
  const events = input.events
    .filter(({ is_retracted }) => {
      if (is_retracted) reject('retracted');
      return !is_retracted;
    })
    .toSorted((a, b) => a.seq - b.seq || byCode(a.t0_id, b.t0_id));
  const drafts: Draft[] = [];
  const findings = { add: (draft: Draft) => drafts.push(draft), reject: (reason: string) => reject(reason) };
  if (input.agent === IMPORT_AGENT) observeNotes(events, findings);
  else {
    const runs = runsOf(events);
    observeSpeech({ events, seen: seenIn(events), findings });
    observeRuns(runs, findings);
    observeEnding(events, runs, findings);
  }

  const observations = new Map<string, Observation>();
  for (const draft of drafts) {
    const made = finish(draft, input);
    if (typeof made === 'string') reject(made);
    else if (observations.has(made.observation_id)) reject('twice');
    else observations.set(made.observation_id, made);
  }
  return { observations: [...observations.values()], rejected };
};

/** Whether the session read or changed this path, or something below it. */
function seenIn(events: readonly T0Event[]): (path: string) => boolean {
  const known = new Set<string>();
  for (const { files_read, files_changed } of events) {
    for (const file of [...files_read, ...files_changed]) {
      const parts = file.split('/');
      for (let count = 1; count <= parts.length; count += 1) known.add(parts.slice(0, count).join('/'));
    }
  }
  return (path) => known.has(path.replace(/\/$/, ''));
}

/** The observation, or why it is none. */
function finish(draft: Draft, input: ObserveInput): Observation | string {
  const quotes: Quote[] = [];
  for (const quote of draft.quotes) {
    const text = textOf(quote);
    if (text === undefined || text.trim() === '') return 'without_a_quote';
    if (text.includes(CUT_MARK)) return 'erased';
    if (SECRET_MARK.test(text) || redactText(text).found.length > 0) return 'secret';
    quotes.push({ t0_id: quote.event.t0_id, of: quote.of, start: quote.start, end: quote.end, text });
  }
  const newest = draft.quotes.reduce<T0Event | undefined>(
    (last, { event }) => (!last || event.seq > last.seq ? event : last),
    undefined,
  );
  if (!newest || draft.subject.trim() === '' || draft.statement.trim() === '') return 'without_a_quote';
  const { project_id, agent, session_id } = input;
  const { rule, kind, topic, subject, value, statement, source, files, isCorrection } = draft;
  const named = [
    project_id,
    agent,
    session_id,
    rule,
    subject,
    value,
    statement,
    quotes.map(({ t0_id, of, start, end }) => [t0_id, of, start, end]),
  ];
  return {
    observation_id: uuidOf(`observation ${JSON.stringify(named)}`),
    ...{
      project_id,
      agent,
      session_id,
      tag: input.tagAt(newest.seq),
      rule,
      kind,
      topic,
      subject,
      value,
      statement,
      source,
    },
    ...{ quotes, at: newest.at, files, is_correction: isCorrection },
  };
}

function textOf({ event, of, start, end }: DraftQuote): string | undefined {
  const whole = of === 'text' ? event.text : event.command;
  if (whole === null || start < 0 || end > whole.length || start >= end) return undefined;
  return whole.slice(start, end);
}
