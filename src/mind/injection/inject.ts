// One decision at one event of a session, inside a caller's write: loads what the decider looks at, decides, makes the message and puts the
// decision on record. What the message tells counts as told only when `hear` says that the answer was written: a crash between the two
// repeats a line, and loses none. No zod, no tokenizer and nothing of the ledger: hooks load it.
import { toTimestamp } from '../../base/clock.ts';
import { plainSha256 } from '../../base/plain-sha256.ts';
import { runRows } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { decide, type Decision, type Due, type Situation } from './decide.ts';
import { dueLines, type DueLines } from './due-lines.ts';
import { nearestMode, nearestRelated } from './injection-mode.ts';
import { compose, isGrave, type Line, type Message, type WorkWords } from './lines.ts';
import { LIMITS, MATRIX, type InjectionMode, type RelatedMode } from './matrix.ts';
import * as q from './queries.ts';

/** How full the model's context is, as its agent reports it. */
export interface Pressure {
  /** Of the whole window, in basis points; null where nobody knows. */
  readonly bps: number | null;
  /** Where it was read. */
  readonly source: string;
  /** There was nothing to read it from, as before the first answer of a context. */
  readonly isNewEmpty?: true;
}

export interface InjectionEvent {
  readonly project_id: string;
  /** As the agent calls it. */
  readonly event: string;
  readonly opted_out: boolean;
  /** Read only where something is to be said. */
  readonly pressure: () => Pressure;
  /** Undefined where the work was not read. */
  readonly work: WorkWords | undefined;
  /** Where the caller has read it. */
  readonly soFar?: SoFar;
}

export interface SoFar {
  /** Of the newest decision of the session; 0 before the first. */
  readonly seq: number;
  readonly mode: InjectionMode;
  readonly related: RelatedMode;
}

export async function readSoFar(
  tx: ReadTx,
  { agent, session_id }: Pick<q.ContextRow, 'agent' | 'session_id'>,
  projectId: string,
): Promise<SoFar> {
  const row = await tx.get(q.readSoFar, agent, session_id, agent, session_id, projectId);
  const { session_related: session, project_related: project, home_related: home } = row ?? {};
  return {
    seq: row?.seq ?? 0,
    mode: nearestMode(row ?? {}).mode,
    related: nearestRelated({ session, project, home }, agent).related,
  };
}

export interface Injected {
  readonly decision: Decision;
  readonly message: Message;
  readonly seq: number;
  readonly payload_hash: string | null;
  /** There is a canon, and its lines are not there: somebody should compile them. */
  readonly isUncompiled: boolean;
  /** What was told, once the answer was written; undefined where nothing is to be said. */
  readonly hear: ((tx: WriteTx) => Promise<void>) | undefined;
}

/** The work has to be read first: the context is to be told of it. */
export const NEEDS_WORK = Symbol('needs work');

/** An answer that was not written by then will not be. */
const UNHEARD_AFTER_MS = 6_000;

/** What the decider looks at, and what may be said. */
export interface Considered {
  readonly situation: Situation;
  readonly loaded: DueLines;
  readonly words: WorkWords | undefined;
  readonly pressure: Pressure;
  readonly nowMs: number;
  /** Of this decision, the next of its session. */
  readonly seq: number;
}

/** Writes nothing, so that a preview goes the same way. */
export async function consider(
  tx: ReadTx,
  context: q.ContextRow,
  event: Omit<InjectionEvent, 'event'>,
  { isSame = false }: { readonly isSame?: boolean } = {},
): Promise<Considered | typeof NEEDS_WORK> {
  const nowMs = await tx.now();
  const loaded = await dueLines(tx, context, event.project_id, nowMs);
  const speaksOfWork = loaded.isWorkDue && !event.opted_out;
  if (speaksOfWork && event.work === undefined && !isSame) return NEEDS_WORK;
  const { seq, mode, related } = event.soFar ?? (await readSoFar(tx, context, event.project_id));
  const words = speaksOfWork ? workOf(event.work, context, loaded) : undefined;
  const due = dueOf(loaded, words);
  const isWanted = due.some(({ costs }) => costs.length > 0);
  const pressure = isWanted ? pressureIn(context, event.pressure()) : NOT_READ;
  const wasHeard = context.is_heard === 1 || nowMs - Date.parse(context.said_at ?? '') < UNHEARD_AFTER_MS;
  const situation: Situation = {
    due,
    opted_out: event.opted_out,
    mode,
    is_related_on: related === 'on',
    spoken_this_turn: isSame || (context.said_turn === context.turns && wasHeard),
    pressure_bps: pressure.bps,
    since_said_ms: context.delta_at === null ? null : Math.max(0, nowMs - Date.parse(context.delta_at)),
  };
  return { situation, loaded, words, pressure, nowMs, seq: seq + 1 };
}

export async function inject(
  tx: WriteTx,
  context: q.ContextRow,
  event: InjectionEvent,
  how: { readonly isSame?: boolean } = {},
): Promise<Injected | typeof NEEDS_WORK> {
  const considered = await consider(tx, context, event, how);
  if (considered === NEEDS_WORK) return NEEDS_WORK;
  const spoken = await speak(tx, context, considered);
  return record(tx, context, event, { ...considered, ...spoken });
}

const NOT_READ: Pressure = { bps: null, source: 'not read' };

function pressureIn({ began_by, begun_turn, turns }: q.ContextRow, { isNewEmpty, ...read }: Pressure): Pressure {
  const isBeforeAnswer = began_by !== 'resume' && turns <= begun_turn + 1;
  return isNewEmpty && isBeforeAnswer ? { ...read, bps: 0 } : read;
}

/** Unless the context was told the same words of it. */
function workOf(work: WorkWords | undefined, { work_hash }: q.ContextRow, loaded: DueLines): WorkWords | undefined {
  if (!work) return undefined;
  return loaded.isWhole || hashOf(work.say(LIMITS.work)) !== work_hash ? work : undefined;
}

/** Cheap: it only tells two texts of one session apart, and a hook's code runs once, unoptimised. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) + at;
  }
  return `${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}-${text.length}`;
}

function dueOf({ lines, beginning }: DueLines, work: WorkWords | undefined): Due[] {
  const groups = Map.groupBy(lines, ({ trigger }) => trigger);
  if (beginning !== null && !groups.has(beginning)) groups.set(beginning, []);
  return [...groups].map(([trigger, own]) => {
    const ofWork = trigger === beginning && work ? [1] : [];
    return {
      trigger,
      costs: [...ofWork, ...own.map(({ tokens }) => tokens)],
      grave: ofWork.length + own.filter(isGrave).length,
    };
  });
}

type Speaking = Pick<Considered, 'situation' | 'loaded' | 'words' | 'nowMs'>;

export interface Spoken {
  readonly situation: Situation;
  readonly decision: Decision;
  readonly message: Message;
  readonly words: WorkWords | undefined;
}

const SILENCE: Message = { text: '', work: '', tokens: 0, said: [], left: [] };

/** Pure: the decision and the message that follows from it. */
export function messageOf({ situation, loaded, words }: Omit<Speaking, 'nowMs'>): Spoken {
  const decision = decide(situation);
  if (decision.decision === 'nothing') return { situation, decision, words, message: SILENCE };
  const says = new Set(decision.says);
  const lines = withoutTwins(
    loaded.lines.filter((line) => says.has(line.trigger) && (!decision.is_trimmed || isGrave(line))),
  );
  const ofWork = loaded.beginning !== null && says.has(loaded.beginning) ? words : undefined;
  const message = compose(lines, ofWork, decision.most_tokens);
  // A line fits by itself, and not with the words around it.
  if (message.text === '') {
    const silent: Decision = { ...decision, decision: 'nothing', reason: 'no_room', says: [], most_tokens: 0 };
    return { situation, decision: silent, words, message: { ...SILENCE, left: message.left } };
  }
  return { situation, decision, words: ofWork, message };
}

/** A line that is due for what was met, and as one of the canon, is said once: as the first. */
function withoutTwins(lines: readonly Line[]): readonly Line[] {
  const met = new Set(lines.flatMap(({ section, key }) => (section === 'related' ? [key] : [])));
  return met.size === 0 ? lines : lines.filter(({ section, key }) => section === 'related' || !met.has(key));
}

async function speak(tx: WriteTx, context: q.ContextRow, speaking: Speaking): Promise<Spoken> {
  const { situation, nowMs } = speaking;
  const spoken = messageOf(speaking);
  const isSilent = spoken.decision.decision === 'nothing';
  if (isSilent || situation.mode !== 'adaptive') return spoken;
  if (!(await isFlood(tx, context, spoken.message.tokens, nowMs))) return spoken;
  const mode: InjectionMode = 'startup-only';
  if (!(await switchByItself(tx, context, mode))) return spoken;
  return messageOf({ ...speaking, situation: { ...situation, mode } });
}

async function isFlood(tx: ReadTx, { agent, session_id }: q.ContextRow, tokens: number, nowMs: number) {
  const since = toTimestamp(nowMs - LIMITS.flood.withinMs);
  const said = (await tx.get(q.saidSince, agent, session_id, since))?.tokens ?? 0;
  return said + tokens > LIMITS.flood.tokens;
}

/** Once: where a person has set the session's mode, it stays. */
async function switchByItself(tx: WriteTx, { agent, session_id }: q.ContextRow, mode: InjectionMode): Promise<boolean> {
  const { flood } = LIMITS;
  const reason = `more than ${flood.tokens} tokens within ${flood.withinMs / 60_000} minutes`;
  const set_at = toTimestamp(await tx.now());
  return (await tx.run(q.putOwnMode, agent, session_id, mode, reason, set_at, 'throughline')) > 0;
}

type Recording = Spoken & Pick<Considered, 'pressure' | 'loaded' | 'nowMs' | 'seq'>;

async function record(
  tx: WriteTx,
  context: q.ContextRow,
  event: InjectionEvent,
  { situation, decision, message, words, pressure, loaded, nowMs, seq }: Recording,
): Promise<Injected> {
  const { agent, session_id, window_key } = context;
  const now = toTimestamp(nowMs);
  const speaks = decision.decision !== 'nothing';
  const payload_hash = speaks ? plainSha256(message.text) : null;
  const naive = speaks && decision.decision === 'whole' ? message.tokens : context.base_tokens;
  await writeRow(tx, q.putInjection, {
    agent,
    session_id,
    seq,
    decided_at: now,
    project_id: event.project_id,
    tag: loaded.tag,
    window_key,
    context: context.context,
    turn: context.turns,
    turn_id: context.turn_id,
    event: event.event,
    trigger_name: decision.trigger,
    decision: decision.decision,
    reason: decision.reason,
    situation: JSON.stringify(situation),
    said: JSON.stringify(
      message.said.map(({ key, anchor, tokens, what, section }) => [key, anchor, tokens, what, section]),
    ),
    left_over: JSON.stringify(message.left.map(({ key, anchor, tokens, trigger }) => [key, anchor, tokens, trigger])),
    payload_hash,
    payload_text: speaks ? message.text : null,
    tokens_said: message.tokens,
    tokens_saved: Math.max(0, naive - message.tokens),
    pressure_bps: pressure.bps,
    pressure_source: pressure.source,
    is_heard: 0,
  });
  const kept: q.ContextRow = speaks
    ? { ...context, said_seq: seq, said_turn: context.turns, said_at: now, is_heard: 0 }
    : context;
  await writeRow(tx, q.putContext, kept);
  const { isUncompiled, answered } = loaded;
  for (const { trigger_name, due_key } of answered) await tx.run(q.dropDue, agent, session_id, trigger_name, due_key);
  if (!speaks) return { decision, message, seq, payload_hash, isUncompiled, hear: undefined };
  const handoff = message.said.find(({ section }) => section === 'handoff');
  if (handoff) await tx.run(q.offerHandoff, agent, session_id, seq, now, handoff.key);
  return {
    decision,
    message,
    seq,
    payload_hash,
    isUncompiled,
    hear: (later) => hear(later, kept, { seq, decision, message, words, loaded }),
  };
}

interface Heard {
  readonly seq: number;
  readonly decision: Decision;
  readonly message: Message;
  readonly words: WorkWords | undefined;
  readonly loaded: DueLines;
}

async function hear(tx: WriteTx, context: q.ContextRow, heard: Heard): Promise<void> {
  const { seq, decision, message, words, loaded } = heard;
  const { agent, session_id, window_key } = context;
  const now = toTimestamp(await tx.now());
  await tx.run(q.hearInjection, agent, session_id, seq);
  const isOfCanon = ({ section }: Line) =>
    section === 'risk' || section === 'canon' || section === 'changed' || section === 'related';
  const told = message.said.filter((line) => line.what !== 'ended' && (isOfCanon(line) || line.section === 'dropped'));
  await Promise.all(
    runRows(
      tx,
      q.putTold,
      told.map(({ key, anchor }) => ({ agent, session_id, window_key, line_key: key, anchor, seq, told_at: now })),
    ),
  );
  for (const { key, what } of message.said) {
    if (what === 'ended') await tx.run(q.dropToldLine, agent, session_id, window_key, key);
  }
  for (const { section, key, trigger } of message.said) {
    if (section === 'handoff') await tx.run(q.takeHandoff, now, key);
    else if (section === 'collision' || section === 'related') await tx.run(q.dropDue, agent, session_id, trigger, key);
  }
  const says = new Set(decision.says);
  const isBase = loaded.beginning !== null && says.has(loaded.beginning);
  // Lines of another list than the one it was told, and nothing of them is left.
  const isCaughtUp = says.has('canon') && context.base_list !== loaded.list && message.left.length === 0;
  const isTold = isBase || says.has('tag') || isCaughtUp;
  const isResumed = loaded.beginning === 'resume';
  const isUrgent = decision.says.some((trigger) => MATRIX[trigger].urgent);
  await writeRow(tx, q.putContext, {
    ...context,
    is_heard: 1,
    due: isBase ? null : context.due,
    // A resumed context has its lines; what changed since stays due until it is said. So do lines that pressure took out.
    base_tag: isTold ? loaded.tag : context.base_tag,
    base_list: isTold && !isResumed ? loaded.list : context.base_list,
    base_version: isTold && !isResumed ? (decision.is_trimmed ? 0 : loaded.version) : context.base_version,
    base_tokens: decision.decision === 'whole' ? message.tokens : context.base_tokens,
    work_hash: words ? hashOf(words.say(LIMITS.work)) : context.work_hash,
    delta_at: isUrgent ? context.delta_at : now,
  });
}
