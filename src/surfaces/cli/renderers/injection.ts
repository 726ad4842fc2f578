// What sessions are told, as people read it: decisions and why, a preview, modes, sums, handoffs, tags and one session.
import type { z } from 'zod';
import { CODING_AGENT_NAMES, IN_PROCESS_AGENTS, sessionOwner } from '../../../base/coding-agents.ts';
import type { mindOperations } from '../../../mind/operations.ts';
import { countOf, listing, paint, prose, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof mindOperations> = z.output<(typeof mindOperations)[Name]['output']>;
type Injection = AnswerOf<'mind.list_injections'>['injections'][number];
type Gate = AnswerOf<'mind.explain_injection'>['gates'][number];

const next = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];
const more = (after: string | null): Line[] =>
  after === null ? [] : [[paint('dim', 'More: '), paint('bold', `--after '${after}'`)]];
const fact = (name: string, value: Cell): Cell[] => [paint('dim', name.padEnd(11)), value];
const percent = (bps: number | null): string => (bps === null ? '–' : `${Math.round(bps / 10) / 10} %`);
const ownerCell = ({ agent, session_id }: { readonly agent: string; readonly session_id: string }): Cell =>
  shorten(sessionOwner(agent, session_id), 40);
const DECISIONS = { whole: 'green', delta: 'green', nothing: 'dim' } as const;

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────

export function renderInjections({ injections, next_after }: AnswerOf<'mind.list_injections'>): readonly Line[] {
  if (injections.length === 0) return ['No session was told anything yet', next('throughline setup --check')];
  return [
    ...listing(
      ['WHEN', 'SESSION', 'SEQ', 'TURN', 'SAID', 'WHY', 'TOKENS', 'SAVED', 'FULL', 'LINES'],
      injections.map((each) => [
        timeCell(each.decided_at),
        ownerCell(each),
        String(each.seq),
        String(each.turn),
        paint(DECISIONS[each.decision], each.decision),
        each.reason,
        String(each.tokens_said),
        String(each.tokens_saved),
        percent(each.pressure_bps),
        linesCell(each),
      ]),
    ),
    ...more(next_after),
  ];
}

function linesCell({ said, left_over, heard, decision }: Injection): Cell {
  const anchors = said.map(({ anchor }) => anchor).join(' ');
  const left = left_over.length === 0 ? '' : ` (${left_over.length} left over)`;
  const unheard = decision !== 'nothing' && !heard ? ' not heard' : '';
  return shorten(`${anchors}${left}${unheard}` || '–', 60);
}

function gateLines(gates: readonly Gate[], isAnythingDue: boolean): Line[] {
  const colours = { passed: 'green', trimmed: 'yellow', stopped: 'red' } as const;
  return listing(
    ['GATE', 'OUTCOME', 'LEFT', ''],
    gates.map(({ gate, outcome, left, says }) => [
      gate,
      paint(colours[outcome], outcome),
      left.join(', ') || (isAnythingDue ? '–' : 'nothing waited'),
      says,
    ]),
  );
}

const COMPARED = {
  not_compacted: 'The session was not compacted.',
  not_yet: 'Not compared yet: the agent’s summary, or what was observed before the compaction, is not there yet.',
  no_summary: 'Not compared: the agent’s summary of the compaction could not be read.',
  compared: 'Nothing was dropped: the agent’s summary holds what the session had laid down.',
} as const;

export function renderExplainedInjection(answer: AnswerOf<'mind.explain_injection'>): readonly Line[] {
  const { decision, reason, injection, todo, gates, matches, dropped, compacted_at, compared, due, others } = answer;
  return [
    [
      ownerCell(injection),
      ` turn ${injection.turn}, ${injection.event}: `,
      paint(DECISIONS[decision], decision),
      ` (${reason})`,
    ],
    injection.why,
    ...(todo === null ? [] : [[paint('dim', 'To do: '), todo]]),
    '',
    ...gateLines(gates, due.length > 0),
    ...(others.length === 0 ? [] : [`In the same turn: ${others.map((seq) => `--seq ${seq}`).join(', ')}`]),
    ...(matches
      ? []
      : [
          paint(
            'red',
            'Decided again on what was stored, it comes out otherwise: the row was changed, or an older version wrote it.',
          ),
        ]),
    ...(injection.text === null ? [] : ['', ...prose(injection.text, '')]),
    ...(dropped.length === 0
      ? compared === null
        ? []
        : ['', COMPARED[compared]]
      : [
          '',
          `Dropped by the compaction${compacted_at === null ? '' : ` of ${compacted_at}`}:`,
          ...listing(
            ['KIND', 'WHAT', 'FROM'],
            dropped.map(({ kind, text, ref }) => [kind, shorten(text, 100), ref]),
          ),
        ]),
  ];
}

export function renderPreview(answer: AnswerOf<'mind.preview_injection'>): readonly Line[] {
  const { decision, reason, why, todo, text, tokens, most_tokens, work, lines, gates, is_compiled, tag, mode } = answer;
  const { trigger, shown_as } = answer;
  const colours = { in: 'green', cut: 'yellow', left_out: 'dim' } as const;
  return [
    ...(text === '' ? [] : [...prose(text, ''), '']),
    [paint(DECISIONS[decision], decision), ` (${reason}): ${why}`],
    ...(todo === null ? [] : [[paint('dim', 'To do: '), todo]]),
    paint(
      'dim',
      `${tokens} of ${most_tokens} tokens · tag ${tag} · mode ${mode}${work ? ` · work ${work.tokens}` : ''}`,
    ),
    ...(shown_as === trigger
      ? []
      : [paint('yellow', `Shown as ${shown_as}: a session that was told nothing begins. Name one by --session.`)]),
    ...(is_compiled ? [] : [paint('yellow', 'The lines of the canon are not compiled: `throughline mind compile`')]),
    '',
    ...listing(
      ['LINE', 'TOKENS', 'OUTCOME', 'WHY', 'TEXT'],
      lines.map((line) => [
        shorten(line.anchor, 24),
        String(line.tokens),
        paint(colours[line.outcome], line.outcome.replace('_', ' ')),
        shorten(line.why, 60),
        shorten(line.text.replaceAll(/\s+/g, ' '), 80),
      ]),
    ),
    ...(decision === 'nothing' ? ['', ...gateLines(gates, lines.length > 0 || work !== null)] : []),
  ];
}

// ── Modes and sums ───────────────────────────────────────────────────────────────────────────────────────────

const MEANING = {
  adaptive: 'it is told what is new at the turn where it helps',
  'startup-only': 'it is told something only when it begins, resumes, is cleared or was compacted',
  off: 'it is told nothing',
} as const;

const MET = 'commands that failed and files that it read';
const MEANING_RELATED = {
  on: `it is told at its next turn what is known about ${MET}`,
  off: `it is not told about ${MET}`,
  by_agent: `only ${IN_PROCESS_AGENTS.map((agent) => CODING_AGENT_NAMES[agent]).join(' and ')} are told about ${MET}`,
} as const;

export function renderInjectionMode(modes: AnswerOf<'mind.get_injection_mode'>): readonly Line[] {
  const { mode, decided_by, related, agent, session_id, switched } = modes;
  const whose = session_id === null ? 'a session' : `session ${session_id} of ${agent}`;
  const set = (['session', 'project', 'home'] as const).flatMap((scope) => {
    const at = modes[scope];
    return at ? [[scope, decided_by === scope ? paint('bold', at.mode) : at.mode, at.set_by, at.reason ?? '–']] : [];
  });
  const setRelated = (['session', 'project', 'home'] as const).flatMap((scope) => {
    const at = related[scope];
    const holds = related.decided_by === scope;
    return at ? [[scope, holds ? paint('bold', at.related) : at.related, at.set_by]] : [];
  });
  return [
    ['For ', whose, ': ', paint('bold', MEANING[mode]), ` (${mode}).`],
    ...(set.length === 0 ? [] : listing(['SET FOR', 'MODE', 'BY', 'WHY'], set)),
    ['Related: ', paint('bold', MEANING_RELATED[related.holds]), '.'],
    ...(setRelated.length === 0 ? [] : listing(['SET FOR', 'RELATED', 'BY'], setRelated)),
    ...(switched.length === 0
      ? []
      : [
          '',
          paint('yellow', 'Switched by Throughline itself:'),
          ...listing(
            ['SESSION', 'MODE', 'WHEN', 'WHY'],
            switched.map((each) => [ownerCell(each), each.mode, timeCell(each.set_at), each.reason ?? '–']),
          ),
        ]),
  ];
}

export function renderInjectionStats({
  total,
  agents,
  days,
  since,
}: AnswerOf<'mind.injection_stats'>): readonly Line[] {
  if (total.said + total.silent === 0) return [`Nothing was decided since ${since.slice(0, 10)}`];
  const row = (name: string, sum: typeof total): Cell[] => [
    name,
    String(sum.sessions),
    String(sum.turns),
    String(sum.said),
    String(sum.silent),
    String(sum.tokens_said),
    String(sum.tokens_saved),
    percent(sum.avoided_bps),
  ];
  const titles = ['SESSIONS', 'TURNS', 'SAID', 'SILENT', 'TOKENS', 'SAVED', 'AVOIDED'];
  return [
    ...listing(['AGENT', ...titles], [...agents.map((sum) => row(sum.agent, sum)), row('all', total)]),
    '',
    ...listing(
      ['DAY', ...titles],
      days.map((sum) => row(sum.day, sum)),
    ),
    '',
    ...listing(
      ['SILENT BECAUSE', 'TIMES'],
      Object.entries(total.silent_by_reason).map(([reason, times]) => [reason, String(times)]),
    ),
  ];
}

// ── Handoffs ─────────────────────────────────────────────────────────────────────────────────────────────────

type Handoff = AnswerOf<'mind.show_handoff'>;
const from = ({ from_agent: agent, from_session: session_id }: Handoff): Cell => ownerCell({ agent, session_id });
const taken = ({ taken_by }: Handoff): Cell => (taken_by === null ? '–' : ownerCell(taken_by));

export function renderHandoff(handoff: Handoff): readonly Line[] {
  const { handoff_id, state, note, lines, expires_at, to_agent, tag, payload_hash, is_intact } = handoff;
  return [
    [paint('bold', handoff_id), ` ${state}`],
    ...table([
      fact('from', from(handoff)),
      fact('to', to_agent ?? 'any other session'),
      fact('tag', tag),
      ...(note === null ? [] : [fact('note', note.replaceAll(/\s+/g, ' '))]),
      ...(state === 'taken' ? [fact('taken by', taken(handoff))] : [fact('until', expires_at)]),
      ...(payload_hash === null ? [] : [fact('sealed', payload_hash)]),
    ]),
    ...(is_intact === false ? [paint('red', 'It was changed since it was sealed, and is told to nobody')] : []),
    ...(lines === null
      ? [state === 'expired' ? '(its words are gone)' : '(erased)']
      : lines.length === 0
        ? []
        : listing(
            ['KIND', 'WHAT', 'FROM'],
            lines.map(({ kind, text, ref }) => [kind.replace('_', ' '), shorten(text, 110), ref]),
          )),
  ];
}

export function renderMadeHandoff({ handoff, observed }: AnswerOf<'mind.handoff'>): readonly Line[] {
  return [
    ...renderHandoff(handoff),
    ...(observed.done
      ? []
      : [paint('yellow', `What the session said last was not distilled: ${observed.error ?? ''}`)]),
    next('throughline handoff list'),
  ];
}

export function renderHandoffs({ handoffs, next_after }: AnswerOf<'mind.list_handoffs'>): readonly Line[] {
  if (handoffs.length === 0) return ['Nothing was handed over'];
  return [
    ...listing(
      ['HANDOFF', 'WHEN', 'STATE', 'FROM', 'TO', 'TAKEN BY', 'NOTE'],
      handoffs.map((each) => [
        each.handoff_id,
        timeCell(each.created_at),
        each.state,
        from(each),
        each.to_agent ?? 'any',
        taken(each),
        shorten(each.note ?? '–', 60),
      ]),
    ),
    ...more(next_after),
  ];
}

// ── Tags ─────────────────────────────────────────────────────────────────────────────────────────────────────

const DECIDED = {
  switch: 'somebody switched it',
  task: 'the goal of the task in hand says so',
  default: 'nobody said another',
} as const;

export function renderTag({ agent, session_id, tag, decided_by, history }: AnswerOf<'mind.show_tag'>): readonly Line[] {
  return [
    [ownerCell({ agent, session_id }), ' has the tag ', paint('bold', tag), `: ${DECIDED[decided_by]}.`],
    ...(history.length === 0
      ? []
      : listing(
          ['WHEN', 'TAG', 'SOURCE', 'FROM SEQ', 'BY'],
          history.map((mark) => [
            timeCell(mark.set_at),
            mark.tag ?? '(cleared)',
            mark.source,
            String(mark.from_seq),
            mark.set_by,
          ]),
        )),
  ];
}

export function renderTags({ tags }: AnswerOf<'mind.list_tags'>): readonly Line[] {
  return listing(
    ['TAG', 'ENTRIES', 'SESSIONS', 'LAST'],
    tags.map(({ tag, entries, sessions, last_at }) => [
      tag,
      String(entries),
      String(sessions),
      last_at === null ? '–' : timeCell(last_at),
    ]),
  );
}

// ── One session ──────────────────────────────────────────────────────────────────────────────────────────────

export function renderSession(answer: AnswerOf<'mind.get_session'>): readonly Line[] {
  const { session, tag, injection, contexts, told, left, handoffs } = answer;
  return [
    [
      paint('bold', sessionOwner(session.agent, session.session_id)),
      session.ended_at === null ? ' open' : ` ended ${session.ended_at}`,
    ],
    ...table([
      fact('folder', session.worktree ?? session.cwd),
      fact('tag', tag),
      fact(
        'told',
        `${countOf(told.said, 'message', 'messages')}, ${told.tokens_said} tokens (${told.tokens_saved} saved, silent ${told.silent} times)`,
      ),
      fact('mode', `${injection.mode}${injection.session?.reason ? `: ${injection.session.reason}` : ''}`),
      fact(
        'left',
        `${countOf(left.files_changed, 'file', 'files')} changed, ${countOf(left.tasks, 'task', 'tasks')}, ${left.claims} held now, ${countOf(left.checkpoints_written, 'checkpoint', 'checkpoints')} written, asked for ${countOf(left.checkpoints_asked, 'time', 'times')}, ${countOf(left.drafts, 'draft', 'drafts')}`,
      ),
      fact(
        'transcript',
        `${countOf(left.transcript_events, 'event', 'events')}, ${left.tools_called === null ? 'tool calls not known' : countOf(left.tools_called, 'tool call', 'tool calls')}, ${countOf(left.observations, 'observation', 'observations')}`,
      ),
    ]),
    ...(contexts.length === 0
      ? []
      : listing(
          ['CONTEXT', 'BEGAN BY', 'WHEN', 'TURNS', 'LINES', 'DUE'],
          contexts.map((each) => [
            String(each.context),
            each.began_by,
            timeCell(each.begun_at),
            String(each.turns),
            String(each.told_lines),
            each.due ?? '–',
          ]),
        )),
    ...handoffs.given.map((each): Line => [
      paint('dim', 'Handed over: '),
      each.handoff_id,
      each.taken_by === null
        ? `, ${each.state}`
        : `, taken by ${sessionOwner(each.taken_by.agent, each.taken_by.session_id)}`,
    ]),
    ...handoffs.taken.map((each): Line => [
      paint('dim', 'Took over: '),
      each.handoff_id,
      ` from ${sessionOwner(each.from_agent, each.from_session)}`,
    ]),
  ];
}
