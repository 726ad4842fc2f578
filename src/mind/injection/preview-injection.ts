// What would be said at an event, without writing anything: the same code as the hooks', over a session that could begin or over one as it is.
import { sessionOwner, type CodingAgent } from '../../base/coding-agents.ts';
import { toTimestamp } from '../../base/clock.ts';
import { Bug } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart } from '../../base/redact.ts';
import { MAIN_TAG } from '../../base/tags.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx } from '../../store/store.ts';
import type { ReadWorkWords, ToldOfWork } from '../session/ports.ts';
import type { SessionRow } from '../queries.ts';
import { sessionOf } from '../session/find-session.ts';
import { freshContext, resumedContext, switchedTag } from './context.ts';
import { refuseInjection, type PreviewedInjection, type PreviewInjection, type PreviewLine } from './contract.ts';
import type { Decision } from './decide.ts';
import { consider, messageOf, NEEDS_WORK, type Pressure, type Spoken } from './inject.ts';
import { isGrave, lineOf, type Line, type WorkWords } from './lines.ts';
import * as log from './log-queries.ts';
import { type Beginning, type Reason } from './matrix.ts';
import * as q from './queries.ts';
import { gatesOf, withoutRoom, type ReadDeps } from './read-injections.ts';
import { REASONS } from './reasons.ts';

export interface PreviewDeps extends ReadDeps {
  readonly readWorkWords: ReadWorkWords;
}

const DEFAULT_AGENT: CodingAgent = 'claude';
/** No window has this key, so that nothing was told in it. */
const NO_WINDOW = 'preview';
const NO_SESSION = 'preview';
const MOST_LINES = 200;

export async function previewInjection(
  { store, projectOf, readWorkWords }: PreviewDeps,
  input: PreviewInjection,
  call: Call,
): Promise<PreviewedInjection> {
  const { session: ref, tag, trigger } = input;
  const project_id = await projectOf(input.project_id, call);
  const session = ref === undefined ? undefined : await store.read((tx) => sessionOf(tx, project_id, ref, input.agent));
  const agent = session?.agent ?? input.agent ?? DEFAULT_AGENT;
  const work = await readWorkWords(toldOf(session, agent, project_id, call));
  return store.read(async (tx) => {
    await mustKnow(tx, project_id, tag);
    const stored = session && (await tx.all(q.contextsOf, session.agent, session.session_id))[0];
    const now = toTimestamp(await tx.now());
    const as = contextAt(trigger, { agent, session_id: session?.session_id ?? NO_SESSION }, stored, now);
    const switched = session && !stored ? await switchedTag(tx, session) : as.switched_tag;
    const context = { ...as, switched_tag: tag ?? switched };
    const pressure = await lastPressure(tx, session);
    // A project whose work cannot be read is told the rest: as hooks do where the mind has to do without.
    const event = { project_id, opted_out: false, pressure: () => pressure, work: work ?? NO_WORK };
    const considered = await consider(tx, context, event);
    if (considered === NEEDS_WORK) throw new Bug('the work was read, and is asked for');
    const { loaded, situation } = considered;
    const spoken = messageOf(considered);
    const { decision, message } = spoken;
    return {
      project_id,
      agent,
      session_id: session?.session_id ?? null,
      trigger,
      shown_as: trigger === 'prompt' ? trigger : (context.due ?? trigger),
      tag: loaded.tag,
      mode: situation.mode,
      decision: decision.decision,
      reason: decision.reason,
      ...REASONS[decision.reason],
      gates: gatesOf(decision.reason === 'no_room' ? withoutRoom(decision) : decision),
      work: message.work === '' ? null : { text: message.work, tokens: tokenBound(message.work) },
      lines: [
        ...loaded.lines.map((line) => previewLine(line, spoken)),
        ...(await toldAlready(tx, project_id, context, loaded.lines)),
      ],
      tokens: message.tokens,
      most_tokens: decision.most_tokens,
      text: message.text,
      is_compiled: !loaded.isUncompiled,
    };
  });
}

async function mustKnow(tx: ReadTx, projectId: string, tag: string | undefined): Promise<void> {
  if (tag === undefined || tag === MAIN_TAG) return;
  if (await tx.get(log.knownTag, projectId, tag, projectId, tag)) return;
  throw refuseInjection('unknown_tag', `This project has no tag "${redactedStart(tag, 60)}"`);
}

const NO_WORK: WorkWords = { say: () => '' };

function toldOf(session: SessionRow | undefined, agent: string, project_id: string, call: Call): ToldOfWork {
  if (!session) {
    const owner = sessionOwner(agent, NO_SESSION);
    // A folder that a caller elsewhere names is none of this machine.
    const cwd = (call.isLocal ? call.cwd : undefined) ?? '/';
    return { project_id, owner, cwd, worktree: null, branch: null };
  }
  const { owner, cwd, worktree, branch } = session;
  return { project_id, owner, cwd, worktree, branch };
}

/** As `beginContext` and `enterTurn` make it, in memory. */
function contextAt(
  trigger: PreviewInjection['trigger'],
  key: Pick<q.ContextRow, 'agent' | 'session_id'>,
  stored: q.ContextRow | undefined,
  now: string,
): q.ContextRow {
  const begun = (by: Beginning) => freshContext({ ...key, window_key: NO_WINDOW }, stored, by, now);
  if (trigger === 'prompt') {
    const at = stored ?? begun('start');
    return { ...at, turn_id: null, turns: at.turns + 1, turn_at: now, is_in_turn: 1 };
  }
  if (trigger !== 'resume') return begun(trigger);
  if (!stored || (stored.due !== null && stored.due !== 'resume')) return begun(stored?.due ?? 'start');
  return resumedContext(stored, stored.window_key, now);
}

/** As the session's agent said last. */
async function lastPressure(tx: ReadTx, session: SessionRow | undefined): Promise<Pressure> {
  const row = session && (await tx.get(log.lastPressure, session.agent, session.session_id));
  return row ? { bps: row.pressure_bps, source: row.pressure_source } : { bps: null, source: 'not known' };
}

// ── Why each line is in, cut or left out ─────────────────────────────────────────────────────────────────────

const IN: Readonly<Record<Line['what'], string>> = {
  new: 'This context was not told it.',
  changed: 'This context was told other words of it.',
  ended: 'This context was told it, and it holds no more.',
};

function previewLine(line: Line, { decision, message }: Spoken): PreviewLine {
  const as = (outcome: PreviewLine['outcome'], why: string): PreviewLine => ({ ...line, outcome, why });
  if (message.said.includes(line)) return as('in', IN[line.what]);
  if (message.left.includes(line)) return as('cut', 'The message has no room for it.');
  if (message.said.some(({ key }) => key === line.key)) return as('left_out', 'It is said once, as what was just met.');
  const stopped = stoppedBy(line, decision);
  if (stopped !== undefined) return as('left_out', REASONS[stopped].why);
  return as(
    'left_out',
    isGrave(line) ? REASONS.no_room.why : 'The context is nearly full: only work and risks are said.',
  );
}

/** The reason of the gate that did not let its trigger through; undefined where all did. */
function stoppedBy({ trigger }: Line, { gates, reason, decision }: Decision): Reason | undefined {
  const stop = gates.find(({ left }) => !left.includes(trigger));
  if (!stop) return undefined;
  return decision === 'nothing' ? reason : HELD_BACK[stop.gate];
}

/** Where something else is said, and this is held back. */
const HELD_BACK: Readonly<Record<Decision['gates'][number]['gate'], Reason>> = {
  opt_out: 'opted_out',
  mode: 'startup_only',
  one_per_turn: 'already_this_turn',
  dedupe: 'nothing_new',
  pressure: 'pressure',
  cooldown: 'cooldown',
  budget: 'no_room',
};

/** What holds and is not due. */
async function toldAlready(
  tx: ReadTx,
  projectId: string,
  context: q.ContextRow,
  due: readonly Line[],
): Promise<PreviewLine[]> {
  const tag = context.switched_tag ?? context.task_tag ?? MAIN_TAG;
  const baseline = await tx.get(q.readBaseline, projectId, tag);
  if (!baseline) return [];
  const keys = new Set(due.map(({ key }) => key));
  const told = new Map(
    (await tx.all(q.toldOf, context.agent, context.session_id, context.window_key)).map((row) => [
      row.line_key,
      row.anchor,
    ]),
  );
  return (await tx.all(q.linesThatHold, projectId, baseline.tag, MOST_LINES)).flatMap((row): PreviewLine[] => {
    const line = keys.has(row.line_key) ? undefined : lineOf(row, new Map(), context.due ?? 'canon');
    if (!line) return [];
    const why = told.has(line.key)
      ? 'This context was told it.'
      : 'It did not fit when the context began, and has not changed since; `throughline recall` finds it.';
    return [{ ...line, outcome: 'left_out', why }];
  });
}
