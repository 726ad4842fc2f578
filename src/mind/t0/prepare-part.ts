// From the steps of a part to what is written of it: judged, reduced, cleaned and hashed, before any lock is taken.
import { canonicalJson } from '../../base/canonical-json.ts';
import { uuidOf } from '../../base/named-id.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { RetractReason, TranscriptEvent, TranscriptSession, TranscriptStep } from '../transcripts/contract.ts';
import type { Clean } from './clean.ts';
import { NOTHING_ERASED, type ErasedPort, type Evidence, type Speaker, type T0Kind } from './contract.ts';
import { isOwnCall, judgeEvidence, type Instructions } from './evidence.ts';
import type { PlaceInProject } from './place-in-project.ts';
import { withoutPrivate } from './private-text.ts';
import type { CompactRow } from './queries.ts';
import { POLICY_VERSION, reduceCommand, reduceText } from './reduce.ts';

/** What T0 holds of an event, as canonical JSON in one column that can be erased. */
export interface T0Body {
  readonly text: string;
  readonly tool?: string;
  readonly command?: string;
  readonly files_read?: readonly string[];
  readonly files_changed?: readonly string[];
  readonly call?: string;
  readonly exit_code?: number;
  readonly is_error?: true;
}

export interface PreparedEvent {
  readonly step: 'event';
  readonly session_id: string;
  readonly base_id: string;
  readonly kind: T0Kind;
  readonly speaker: Speaker;
  readonly is_sidechain: boolean;
  /** In milliseconds; undefined where the record has no time. */
  readonly atMs: number | undefined;
  readonly body: string;
  readonly compact_hash: string;
  readonly original_hash: string;
  readonly evidence: Evidence;
  readonly tokens: number;
  readonly place: { readonly offset: number; readonly length: number };
  /** Files that it changed, as its body names them; none where its result says that it failed. */
  readonly changed: readonly string[];
}

export type PreparedStep =
  | PreparedEvent
  | { readonly step: 'session'; readonly session: TranscriptSession }
  | {
      readonly step: 'retract';
      readonly session_id: string;
      readonly bases?: readonly string[];
      readonly from?: string;
      readonly reason: RetractReason;
    }
  | { readonly step: 'restore'; readonly session_id: string; readonly bases: readonly string[] };

/** What is known of a session when a part begins. */
export interface KnownSession {
  readonly isTaken: boolean;
  cwd: string | undefined;
  /** Calls of our own tools whose results may still come. */
  readonly ownCalls: Set<string>;
}

export interface PrepareContext {
  readonly projectId: string;
  readonly agent: string;
  readonly place: PlaceInProject;
  readonly instructions: Instructions;
  readonly keyedHash: (text: string) => string;
  readonly clean: Clean;
  readonly sessions: ReadonlyMap<string, KnownSession>;
  readonly erased?: ErasedPort | undefined;
}

export interface Prepared {
  readonly steps: readonly PreparedStep[];
  /** Events of sessions that are none of this project's. */
  readonly elsewhere: number;
  /** Where events stand that were erased. */
  readonly dropped: ReadonlySet<number>;
}

/** The same for the same key of the same session, whenever it is read. */
export function baseIdOf(projectId: string, agent: string, sessionId: string, key: string): string {
  return uuidOf(`t0 event 1\n${canonicalJson([projectId, agent, sessionId, key].map((part) => part.toWellFormed()))}`);
}

export function prepareSteps(context: PrepareContext, steps: readonly TranscriptStep[]): Prepared {
  const prepared: PreparedStep[] = [];
  const { erased = NOTHING_ERASED } = context;
  const dropped = new Set<number>();
  const failed = failedCalls(steps);
  let elsewhere = 0;
  const baseOf = (sessionId: string) => (key: string) => baseIdOf(context.projectId, context.agent, sessionId, key);
  for (const step of steps) {
    const sessionId =
      step.step === 'event'
        ? step.event.session_id
        : step.step === 'session'
          ? step.session.session_id
          : step.session_id;
    const session = context.sessions.get(sessionId);
    if (!session?.isTaken) {
      if (step.step === 'event') elsewhere += 1;
      continue;
    }
    switch (step.step) {
      case 'session':
        session.cwd = step.session.cwd ?? session.cwd;
        prepared.push({ step: 'session', session: step.session });
        break;
      case 'event':
        if (erased.hasEvent(baseOf(sessionId)(step.event.key))) dropped.add(step.event.place.offset);
        else prepared.push(prepareEvent(context, session, withoutErased(step.event, erased), failed));
        break;
      case 'retract':
        prepared.push({
          step: 'retract',
          session_id: sessionId,
          reason: step.reason,
          ...(step.keys ? { bases: step.keys.map(baseOf(sessionId)) } : {}),
          ...(step.from === undefined ? {} : { from: baseOf(sessionId)(step.from) }),
        });
        break;
      case 'restore':
        prepared.push({ step: 'restore', session_id: sessionId, bases: step.keys.map(baseOf(sessionId)) });
        break;
    }
  }
  return { steps: prepared, elsewhere, dropped };
}

/** Before anything is made of it, a hash among it. */
function withoutErased(event: TranscriptEvent, { isEmpty, texts }: ErasedPort): TranscriptEvent {
  if (isEmpty) return event;
  const { tool } = event;
  const left = (paths: readonly string[] | undefined) => paths?.filter((path) => !texts.has(path)) ?? [];
  return {
    ...event,
    text: texts.cut(event.text),
    ...(tool === undefined
      ? {}
      : {
          tool: {
            ...tool,
            ...(tool.command === undefined ? {} : { command: texts.cut(tool.command) }),
            read: left(tool.read),
            changed: left(tool.changed),
          },
        }),
  };
}

const callOf = (sessionId: string, call: string) => JSON.stringify([sessionId, call]);

/** Where the result is not there yet, a call counts: too much is noticed rather than too little. */
function failedCalls(steps: readonly TranscriptStep[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap((step) => {
      const result = step.step === 'event' ? step.event.result : undefined;
      if (step.step !== 'event' || !result) return [];
      return result.is_error || (result.exit_code ?? 0) !== 0 ? [callOf(step.event.session_id, result.call)] : [];
    }),
  );
}

function prepareEvent(
  context: PrepareContext,
  session: KnownSession,
  given: TranscriptEvent,
  failed: ReadonlySet<string>,
): PreparedEvent {
  // Before anything is made of it, a hash among it.
  const event = { ...given, text: withoutPrivate(given.text) };
  const { kind, session_id, tool, result, is_sidechain = false } = event;
  const { clean } = context;
  const { evidence, text } = judgeEvidence(event, context.instructions, session.ownCalls);
  if (tool && isOwnCall(event)) session.ownCalls.add(tool.call);
  const cwd = tool?.cwd ?? session.cwd;
  const files = (paths: readonly string[] | undefined) => filesOf(context, paths, cwd);
  const [read, changed] = [files(tool?.read), files(tool?.changed)];
  const call = tool?.call ?? result?.call;
  const command = tool?.command === undefined ? undefined : reduceCommand(tool.command, clean);
  const body: T0Body = {
    text: reduceText(kind, text, evidence === 'yes', clean),
    ...(tool ? { tool: named(tool.tool, clean) } : {}),
    ...(command === undefined ? {} : { command }),
    ...(read.length === 0 ? {} : { files_read: read }),
    ...(changed.length === 0 ? {} : { files_changed: changed }),
    ...(call === undefined ? {} : { call: named(call, clean) }),
    ...(Number.isSafeInteger(result?.exit_code) ? { exit_code: result?.exit_code as number } : {}),
    ...(result?.is_error === true ? { is_error: true } : {}),
  };
  const speaker = speakerOf(kind, is_sidechain);
  const stored = canonicalJson(body);
  const original = [kind, event.text, withoutPrivate(tool?.command ?? ''), result?.exit_code ?? null];
  return {
    step: 'event',
    session_id,
    base_id: baseIdOf(context.projectId, context.agent, session_id, event.key),
    kind,
    speaker,
    is_sidechain,
    atMs: timeOf(event.at),
    body: stored,
    compact_hash: compactHash(context.keyedHash, { kind, speaker, body: stored, policy_version: POLICY_VERSION }),
    original_hash: context.keyedHash(JSON.stringify(original)),
    evidence,
    tokens: tokenBound(body.text) + (command === undefined ? 0 : tokenBound(command)),
    place: event.place,
    changed: tool && failed.has(callOf(session_id, tool.call)) ? [] : changed,
  };
}

/** The body is held against it whenever it is read. */
export function compactHash(
  keyedHash: (text: string) => string,
  {
    kind,
    speaker,
    body,
    policy_version,
  }: Pick<CompactRow, 'kind' | 'speaker' | 'policy_version'> & { readonly body: string },
): string {
  return keyedHash(`t0 ${policy_version}\n${kind}\n${speaker}\n${body}`);
}

function speakerOf(kind: T0Kind, isSidechain: boolean): Speaker {
  switch (kind) {
    case 'user':
      return isSidechain ? 'agent' : 'person';
    case 'result':
      return 'tool';
    case 'compaction':
      return 'summary';
    default:
      return 'agent';
  }
}

const MOST_FILES = 50;

function filesOf(
  { place, clean }: Pick<PrepareContext, 'place' | 'clean'>,
  paths: readonly string[] | undefined,
  cwd: string | undefined,
): string[] {
  const files = (paths ?? []).slice(0, 10 * MOST_FILES).flatMap((path) => place.fileOf(path, cwd) ?? []);
  return [...new Set(files.map((path) => clean(path)))].slice(0, MOST_FILES);
}

function named(name: string, clean: Clean): string {
  return clean(name.slice(0, 1_000)).slice(0, 200).toWellFormed();
}

/** Behind it a text could not be compared with others. */
const END_MS = Date.UTC(9999, 0);

function timeOf(at: string | undefined): number | undefined {
  const ms = at === undefined ? Number.NaN : Date.parse(at);
  return ms > 0 && ms < END_MS ? Math.floor(ms) : undefined;
}
