// Sessions as they are distilled, and what is told of them, as people read it.
import type { z } from 'zod';
import { sessionOwner } from '../../../base/coding-agents.ts';
import type { mindOperations } from '../../../mind/operations.ts';
import { countOf, listing, paint, prose, shorten, type Cell, type Line } from '../../terminal/text.ts';
import { leftText } from './left-files.ts';
import { attentionLines } from './status.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof mindOperations> = z.output<(typeof mindOperations)[Name]['output']>;

const next = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];
const more = (after: number | string | null): Line[] =>
  after === null
    ? []
    : [[paint('dim', 'More: '), paint('bold', `--after ${typeof after === 'number' ? after : `'${after}'`}`)]];
const wordsOf = (text: string | null) => (text === null ? '(erased)' : text.replaceAll(/\s+/g, ' '));
const ownerCell = ({ agent, session_id }: { readonly agent: string; readonly session_id: string }): Cell =>
  shorten(sessionOwner(agent, session_id), 40);

// ── Handshake ────────────────────────────────────────────────────────────────────────────────────────────────

const REASONS = {
  no_room: 'no room',
  said_in_instructions: 'the instruction files say it',
  erased: 'erased',
} as const;

export function renderHandshake(handshake: AnswerOf<'mind.handshake'>): readonly Line[] {
  const { payload_text, token_estimate, version, payload_hash, left_out, left_out_count } = handshake;
  const unseen = left_out_count - left_out.length;
  const byReason = Map.groupBy(left_out, ({ reason }) => reason);
  return [
    ...prose(payload_text.trimEnd(), ''),
    '',
    [paint('dim', `${token_estimate} tokens · version ${version} · ${payload_hash.slice(0, 12)}`)],
    ...[...byReason].map(([reason, of]): Line => [
      paint('dim', `Left out, ${REASONS[reason]}: `),
      shorten(of.map(({ anchor }) => anchor).join(', '), 160),
    ]),
    ...(unseen > 0 ? [[paint('dim', `Left out, of less worth: ${countOf(unseen, 'entry', 'entries')} more`)]] : []),
  ];
}

// ── Transcripts ──────────────────────────────────────────────────────────────────────────────────────────────

export function renderIngested(answer: AnswerOf<'mind.ingest'>): readonly Line[] {
  const { files, records, events, created, retracted, exchanges, sessions, failed } = answer;
  const counted = [
    ['not known', answer.unknown],
    ['not readable', answer.broken],
    ['events of sessions elsewhere', answer.elsewhere],
  ] as const;
  const others = leftText(answer.left);
  const beside = counted.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`);
  return [
    `${countOf(files, 'file', 'files')} read with ${countOf(records, 'record', 'records')}: ${countOf(events, 'event', 'events')} of this project, ${created} new`,
    ...(exchanges === 0 ? [] : [`${countOf(exchanges, 'conversation', 'conversations')} with a model`]),
    ...(retracted === 0 ? [] : [`${retracted} taken back by their agent`]),
    ...(beside.length === 0 ? [] : [[paint('dim', `Counted and left: ${beside.join(', ')}`)]]),
    ...(others === '' ? [] : [[paint('dim', `Not read: ${others}`)]]),
    ...(sessions.length === 0 ? [] : [`New in: ${shorten(sessions.join(', '), 200)}`]),
    ...failed.map(({ path, code, message }): Line => [paint('red', `${code} `), `${path}: ${message}`]),
    ...(created === 0 ? [] : [next('throughline mind finalize')]),
  ];
}

export function renderTranscript({
  agent,
  session_id,
  events,
  next_after,
}: AnswerOf<'mind.show_transcript'>): readonly Line[] {
  return [
    [paint('bold', sessionOwner(agent, session_id))],
    ...listing(
      ['SEQ', 'WHO', 'WHEN', 'WHAT'],
      events.map(({ seq, speaker, kind, at, command, text, retraction, evidence }) => [
        String(seq),
        kind === 'call' ? paint('cyan', 'runs') : speaker,
        timeCell(at),
        retraction === null && evidence === 'yes'
          ? shorten(wordsOf(command ?? text), 110)
          : paint('dim', `(${retraction ?? evidence}) ${shorten(wordsOf(command ?? text), 90)}`),
      ]),
    ),
    ...more(next_after),
  ];
}

// ── Distilling ───────────────────────────────────────────────────────────────────────────────────────────────

export function renderObserved({ runs }: AnswerOf<'mind.run_observer'>): readonly Line[] {
  if (runs.length === 0) return ['Nothing new'];
  return listing(
    ['SESSION', 'TAG', 'BY', 'EVENTS', 'NEW', 'WITHDRAWN', 'NOTE'],
    runs.map((run) => [
      ownerCell(run),
      run.tag,
      run.method === 'fallback' ? paint('yellow', 'fallback') : run.method,
      `${run.from_seq}–${run.to_seq}`,
      String(run.made),
      String(run.withdrawn),
      run.error ?? (run.created ? '' : 'as before'),
    ]),
  );
}

export function renderFinalized({ sessions }: AnswerOf<'mind.finalize_session'>): readonly Line[] {
  if (sessions.length === 0) return ['No session has ended since it was last sealed'];
  return [
    ...listing(
      ['SESSION', 'TAGS', 'OBSERVED', 'MAY LAST', 'BUNDLE', 'NOTE'],
      sessions.map(({ agent, session_id, manifest, created }) => [
        ownerCell({ agent, session_id }),
        shorten(manifest.tags.join(', '), 30),
        String(manifest.observations),
        String(manifest.durable),
        manifest.folder,
        created ? '' : 'as before',
      ]),
    ),
    ...(sessions.some(({ job_id, created }) => created && job_id !== null)
      ? [next('throughline mind consolidate')]
      : []),
  ];
}

const STATES = { queued: 'yellow', running: 'cyan', open: 'blue', done: 'green', error: 'red', dead: 'red' } as const;

export function renderMindStatus({ attention, canon_hash, jobs, lanes }: AnswerOf<'mind.status'>): readonly Line[] {
  const { queued, running, dead } = jobs;
  // A session has a lane for each of its tags, and one record.
  const untaken = lanes.flatMap((lane) =>
    lane.transcript_left === null
      ? []
      : [[`${lane.agent} ${lane.session_id}`, [lane.session_id, lane.transcript_left] as const] as const],
  );
  const notTaken = [...new Map(untaken).values()];
  return [
    ...attentionLines(attention),
    `${queued} waiting, ${running} running, ${dead} given up`,
    [paint('dim', canon_hash === null ? 'The canon holds nothing yet' : `canon ${canon_hash.slice(0, 12)}`)],
    ...(lanes.length === 0
      ? [next('throughline mind ingest')]
      : listing(
          ['SESSION', 'TAG', 'STATE', 'OBSERVED', 'REFLECTED', 'RUNS', 'SEALED'],
          lanes.map((lane) => [
            ownerCell(lane),
            lane.tag,
            paint(STATES[lane.state], lane.state),
            String(lane.observations),
            String(lane.reflections),
            lane.fallbacks === 0 ? String(lane.runs) : `${lane.runs}, ${lane.fallbacks} fallback`,
            lane.finalized_at === null ? '' : timeCell(lane.finalized_at),
          ]),
        )),
    ...lanes.flatMap((lane): Line[] =>
      lane.error === null ? [] : [[paint('red', `${lane.session_id}: `), lane.error]],
    ),
    ...notTaken.map(([session, left]): Line => [paint('yellow', `${session}: `), NOT_TAKEN[left]]),
    ...(notTaken.length > 0 ? [next('throughline mind ingest <path>')] : []),
    ...(dead === 0 ? [] : [next('throughline mind t3')]),
  ];
}

const NOT_TAKEN = {
  irregular: 'nothing is learned of it: the record that its agent named is no regular file of a known format',
  outside: 'nothing is learned of it: the record that its agent named lies outside of the agent’s own folder',
  elsewhere: 'nothing is learned of it: the record that its agent named is only of sessions that worked elsewhere',
} as const;

const CELLS = { ...STATES, none: 'dim', fallback: 'yellow' } as const;

const CONTROL_OUTCOMES = { begun: 'yellow', done: 'green', failed: 'red' } as const;

export function renderControls({ controls, next_after }: AnswerOf<'mind.list_controls'>): readonly Line[] {
  if (controls.length === 0) return ['Nothing was asked by hand'];
  return [
    ...listing(
      ['WHEN', 'WHO', 'WHAT', 'ABOUT', 'OUTCOME', 'HOW MUCH'],
      controls.map(({ asked_at, actor, control, subject, outcome, counts }) => [
        timeCell(asked_at),
        actor,
        control,
        shorten(subject ?? 'the project', 40),
        paint(CONTROL_OUTCOMES[outcome], outcome),
        Object.entries(counts)
          .map(([what, count]) => `${count} ${what}`)
          .join(', '),
      ]),
    ),
    ...more(next_after),
  ];
}

export function renderLanes({ lanes, sessions }: AnswerOf<'mind.list_lanes'>): readonly Line[] {
  if (sessions === 0) return ['No session yet', next('throughline mind ingest')];
  if (lanes.length === 0) return ['No such session'];
  const cell = ({ state, count }: (typeof lanes)[number]['t0']) =>
    state === 'none' ? paint('dim', '-') : paint(CELLS[state], `${state} ${count}`);
  return [
    ...listing(
      ['SESSION', 'TAG', 'TRANSCRIPT', 'OBSERVED', 'REFLECTED', 'CANON', 'LAST HEARD'],
      lanes.map((lane) => [
        ownerCell(lane),
        lane.tag,
        cell(lane.t0),
        cell(lane.t1),
        cell(lane.t2),
        cell(lane.t3),
        timeCell(lane.last_event_at),
      ]),
    ),
    ...lanes.flatMap((lane) =>
      [lane.t1, lane.t3].flatMap(({ error }): Line[] =>
        error === null ? [] : [[paint('red', `${lane.session_id}: `), error]],
      ),
    ),
  ];
}

export function renderObservations({ observations, reflections }: AnswerOf<'mind.list_observations'>): readonly Line[] {
  if (observations.length === 0) return ['Nothing was observed', next('throughline mind observe')];
  return [
    ...listing(
      ['KIND', 'SAID BY', 'TAG', 'WHAT', 'IN ITS WORDS'],
      observations.map(({ kind, source, tag, statement, quotes, withdrawn_at }) => [
        withdrawn_at === null ? kind : paint('dim', `${kind}, withdrawn`),
        source,
        tag,
        shorten(wordsOf(statement), 70),
        paint('dim', shorten(quotes.map(({ text }) => wordsOf(text)).join(' … '), 60)),
      ]),
    ),
    [
      paint(
        'dim',
        `${countOf(reflections.length, 'reflection', 'reflections')} of these, ${reflections.filter((each) => each.is_durable).length} may become canon`,
      ),
    ],
  ];
}

const SLICES = { pending: 'yellow', running: 'cyan', completed: 'green', failed: 'yellow', dead: 'red' } as const;

export function renderT3({
  backlog,
  consolidator,
  watermarks,
  jobs,
  canon_hash,
}: AnswerOf<'mind.t3_status'>): readonly Line[] {
  const counts = Object.entries(backlog).filter(([, count]) => count > 0);
  return [
    counts.length === 0 ? 'No slice yet' : counts.map(([state, count]) => `${count} ${state}`).join(', '),
    [paint('dim', `canon ${canon_hash.slice(0, 12)}`)],
    ...(consolidator ? [`${consolidator.owner} consolidates until ${consolidator.lease_expires_at}`] : []),
    ...watermarks.map(({ tag, last_artifact_ts, slices }): Line => [
      paint('dim', `${tag}: ${countOf(slices, 'slice', 'slices')}, up to ${last_artifact_ts}`),
    ]),
    ...(jobs.length === 0
      ? []
      : listing(
          ['SLICE', 'STATE', 'SESSION', 'TAG', 'REFLECTIONS', 'TRIES', 'WHEN', 'WHY'],
          jobs.map((job) => [
            job.job_id.slice(0, 8),
            paint(SLICES[job.status], job.status),
            ownerCell(job),
            job.tag,
            String(job.artifact_refs.length),
            String(job.attempts),
            timeCell(job.updated_at),
            shorten(job.last_error ?? '', 80),
          ]),
        )),
    ...((backlog.dead ?? 0) > 0 ? [next('throughline mind requeue')] : []),
  ];
}

// ── In and out ───────────────────────────────────────────────────────────────────────────────────────────────

export function renderMigrated({ files, skipped, entries }: AnswerOf<'mind.migrate'>): readonly Line[] {
  const leftOut = (rejected: Readonly<Record<string, number>>) =>
    Object.entries(rejected)
      .map(([reason, count]) => `${count} ${reason}`)
      .join(', ');
  return [
    ...listing(
      ['FILE', 'OF', 'NOTES', 'NEW', 'FACTS', 'LEFT OUT'],
      files.map(({ name, from, notes, created, facts, rejected }) => [
        shorten(name, 60),
        from,
        String(notes),
        String(created),
        String(facts),
        leftOut(rejected),
      ]),
    ),
    ...skipped.map((name): Line => [paint('yellow', `${name}: `), 'not read, nothing says what its tables hold']),
    `${countOf(entries, 'entry', 'entries')} of the canon changed`,
  ];
}

export function renderMindImport({ changes, left_out, dry_run }: AnswerOf<'mind.import'>): readonly Line[] {
  return [
    changes.length === 0
      ? 'Nothing to change'
      : `${countOf(changes.length, 'change', 'changes')}${dry_run ? ' would be made' : ''}`,
    ...changes.map(({ act, anchor, before, after, tag }): Line => [
      paint(act === 'reject' ? 'red' : 'green', `${act} `),
      paint('bold', anchor ?? tag ?? ''),
      ' ',
      before === null ? '' : paint('dim', `${shorten(wordsOf(before), 80)} `),
      after === null ? '' : `→ ${shorten(wordsOf(after), 100)}`,
    ]),
    ...left_out.map(({ text, reason }): Line => [paint('dim', `left out (${reason}): ${shorten(wordsOf(text), 100)}`)]),
  ];
}

// ── From a line to where it was said ─────────────────────────────────────────────────────────────────────────

type Traced = AnswerOf<'mind.trace'>;

export function renderTrace(traced: Traced): readonly Line[] {
  const { canon, t2, t1, t0, left_out } = traced;
  const shown = new Set<string>();
  const lines: Line[] = [];
  for (const entry of canon) {
    lines.push([paint('bold', entry.anchor), ' ', wordsOf(entry.summary)]);
    lines.push([
      paint(
        'dim',
        `${entry.state}, ${entry.tag === '*' ? 'the whole project' : entry.tag}${entry.newest === entry.anchor ? '' : `; its newest revision is ${entry.newest}`}`,
      ),
    ]);
    for (const { type, words, actor, at } of entry.acts)
      lines.push([`├ ${type} by ${actor}`, paint('dim', ` ${at}`), words === null ? '' : ` ${wordsOf(words)}`]);
    for (const evidence of entry.evidence) {
      const reflection = t2.find(({ reflection_id }) => reflection_id === evidence.reflection_id);
      if (reflection) lines.push(...reflectionLines(reflection, traced, shown));
      else lines.push(['└ ', saidBy(evidence), wordsOf(evidence.statement)]);
    }
  }
  for (const reflection of t2)
    if (!shown.has(reflection.reflection_id)) lines.push(...reflectionLines(reflection, traced, shown));
  const loose = t1.filter(({ observation_id }) => !shown.has(observation_id));
  for (const observation of loose) lines.push(...observationLines(observation, traced, shown, ''));
  for (const place of t0) if (place.observation_ids.length === 0) lines.push(...placeLines(place, ''));
  if (lines.length === 0) lines.push('It leads to nothing that is on record.');
  if (left_out > 0)
    lines.push([paint('dim', `${left_out} more places; `), paint('bold', `--limit ${t0.length + left_out}`)]);
  return lines;
}

export function renderInsight({ items, left_out, scope }: AnswerOf<'mind.insight'>): readonly Line[] {
  if (items.length === 0) return ['Nothing is known of it', next(`throughline recall`)];
  return [
    ...items.flatMap(({ anchor, text, citations }): Line[] => [
      ['- ', wordsOf(text), ' ', paint('dim', `[${scope === 'session' ? anchor.slice(0, 19) : anchor}]`)],
      ...citations.map(({ agent, session_id, seq, file, offset, quote }): Line => [
        paint(
          'dim',
          `  ${sessionOwner(agent, session_id)} event ${seq}${file === null ? '' : `, ${file} at byte ${offset ?? 0}`}`,
        ),
        quote === null ? '' : ` “${shorten(wordsOf(quote), 160)}”`,
      ]),
    ]),
    ...(left_out === 0 ? [] : [[paint('dim', `${left_out} more; `), paint('bold', '--limit')]]),
  ];
}

function reflectionLines(reflection: Traced['t2'][number], traced: Traced, shown: Set<string>): Line[] {
  shown.add(reflection.reflection_id);
  const below = traced.t1.filter(({ observation_id }) => reflection.observation_ids.includes(observation_id));
  return [
    ['└ ', saidBy(reflection), wordsOf(reflection.statement)],
    ...below.flatMap((each) => observationLines(each, traced, shown, '  ')),
  ];
}

function observationLines(
  observation: Traced['t1'][number],
  { t0 }: Traced,
  shown: Set<string>,
  margin: string,
): Line[] {
  shown.add(observation.observation_id);
  const places = t0.filter(({ observation_ids }) => observation_ids.includes(observation.observation_id));
  return [
    [
      `${margin}└ `,
      paint('dim', `${observation.rule} ${observation.observation_id.slice(0, 8)} `),
      wordsOf(observation.statement),
    ],
    ...places.flatMap((place) => placeLines(place, `${margin}  `)),
  ];
}

function placeLines(place: Traced['t0'][number], margin: string): Line[] {
  const where = place.file === null ? 'no file' : `${place.file} at byte ${place.offset ?? 0}`;
  const wrong = place.holds === false ? ' (the event says something else now)' : '';
  return [
    [
      `${margin}└ `,
      place.speaker,
      ': ',
      place.quote === null ? paint('dim', '(no quote)') : `“${wordsOf(place.quote)}”`,
      paint('red', `${place.is_retracted ? ' (taken back)' : ''}${wrong}`),
    ],
    [paint('dim', `${margin}  ${sessionOwner(place.agent, place.session_id)} event ${place.seq}, ${where}`)],
    ...(place.line === null ? [] : [[paint('dim', `${margin}  ${shorten(place.line, 160)}`)]]),
  ];
}

function saidBy({
  source,
  kind,
  agent,
  session_id,
  is_withdrawn,
}: Traced['t2'][number] | Traced['canon'][number]['evidence'][number]): Cell {
  return paint(
    'cyan',
    `${source} ${kind}, ${shorten(sessionOwner(agent, session_id), 40)}${is_withdrawn ? ', withdrawn' : ''}: `,
  );
}
