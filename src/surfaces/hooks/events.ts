// Reads an agent's event from stdin as one of ours. Tolerant: unknown fields are ignored, and so are events of other
// kinds.
import { isAbsolute } from 'node:path';
import { sessionOwner, type CodingAgent } from '../../base/coding-agents.ts';
import { withoutTokens } from '../../base/secrets/known-token.ts';
import type { HookEvent } from './hook-answers.ts';
import type { AgentHook, EventKind, Fields, ReportedPressure } from '../coding-agents/contract.ts';
import { agentHooks } from '../coding-agents/hooks.ts';

export function parseEvent(
  agent: CodingAgent,
  input: unknown,
  { cwd, owner }: { readonly cwd: string; readonly owner: string | undefined },
): HookEvent | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const hook = agentHooks[agent];
  const fields = input as Fields;
  const event = textIn(fields, 'hook_event_name', 100);
  const kind = event === undefined || !Object.hasOwn(hook.kinds, event) ? undefined : hook.kinds[event];
  if (event === undefined || kind === undefined) return undefined;
  if (hook.isIdle?.(event, fields)) return undefined;
  // What a subagent changes is the work of its session.
  if (kind !== 'edit' && isOfSubagent(fields)) return undefined;
  const files = kind === 'edit' ? filesOf(hook, fields) : undefined;
  if (files?.length === 0) return undefined;
  const sessionId = sessionIdOf(agent, fields);
  const transcript = textIn(fields, 'transcript_path', 4_096) ?? null;
  const compactedAt = kind === 'prompt' && transcript !== null ? hook.compactedAt?.(transcript) : undefined;
  return {
    agent,
    kind,
    event,
    session_id: sessionId,
    cwd: folderOf(agent, fields) ?? cwd,
    transcript_path: transcript,
    source: sourceOf(hook, event, fields),
    ways: waysAt(hook, event, kind, fields),
    owner: owner === undefined ? sessionOwner(agent, sessionId) : withoutTokens(owner),
    is_unheard: hook.isUnheard?.(kind, fields) ?? false,
    keeps_block: hook.keepsBlock ?? false,
    ...turnOf(hook, fields),
    ...summaryOf(hook, fields, transcript),
    ...(kind === 'prompt' ? metOf(hook, fields, transcript) : {}),
    ...(hook.pressure && { pressure: pressureOf(hook.pressure, fields, transcript) }),
    ...(compactedAt === undefined ? {} : { compacted_at: compactedAt }),
    ...(files === undefined ? {} : { files }),
    ...(kind === 'end' && fields['said'] !== undefined ? { said: fields['said'] } : {}),
  };
}

function turnOf({ turnField }: AgentHook, fields: Fields): Pick<HookEvent, 'turn_id'> {
  const turn = turnField === undefined ? undefined : textIn(fields, turnField, 200);
  return turn === undefined ? {} : { turn_id: withoutTokens(turn) };
}

function summaryOf({ summary: read }: AgentHook, fields: Fields, path: string | null): Pick<HookEvent, 'summary'> {
  if (!read) return {};
  return {
    summary(since) {
      try {
        return read(fields, path, since);
      } catch {
        return undefined;
      }
    },
  };
}

function metOf({ met: readerOf }: AgentHook, fields: Fields, path: string | null): Pick<HookEvent, 'met'> {
  const read = readerOf?.(fields, path);
  if (!read) return {};
  return {
    met(since) {
      try {
        const { outputs, files } = read(since);
        return { outputs, files: files.flatMap((file) => textOf(file, 4_096) ?? []) };
      } catch {
        return NOTHING_MET;
      }
    },
  };
}

const NOTHING_MET = { outputs: [], files: [] };

/** What an agent says of itself may be anything: what cannot be is unknown. */
function pressureOf(
  read: NonNullable<AgentHook['pressure']>,
  fields: Fields,
  transcript: string | null,
): () => ReportedPressure {
  return () => {
    try {
      const { bps, ...rest } = read(fields, transcript);
      const isPossible = bps !== null && Number.isFinite(bps) && bps >= 0 && bps <= MOST_PRESSURE;
      return { ...rest, bps: isPossible ? Math.round(bps) : null };
    } catch {
      return { bps: null, source: 'unreadable' };
    }
  };
}

/** Of the window: an agent that counts a little more than fits is believed. */
const MOST_PRESSURE = 12_000;

export function sessionIdOf(agent: CodingAgent, fields: Fields): string | null {
  const { sessionField } = agentHooks[agent];
  const named = textIn(fields, 'session_id', 200);
  const id = named ?? (sessionField === undefined ? undefined : textIn(fields, sessionField, 200));
  return id === undefined ? null : withoutTokens(id);
}

export function folderOf(agent: CodingAgent, input: unknown): string | undefined {
  const fields = input as Fields;
  return [fields['cwd'], agentHooks[agent].folder?.(fields)]
    .map((value) => textOf(value, 4_096))
    .find((path) => path !== undefined && isAbsolute(path));
}

/**
 * A subagent has a context of its own: its compaction says nothing about the session, although it carries the
 * session's id.
 */
function isOfSubagent(fields: Fields): boolean {
  return textIn(fields, 'agent_id', 200) !== undefined;
}

/** More than one call of a tool changes. */
const MOST_FILES = 50;

function filesOf({ changedFiles }: AgentHook, fields: Fields): string[] {
  const named = changedFiles?.(fields).slice(0, MOST_FILES) ?? [];
  return named.flatMap((path) => textOf(path, 4_096) ?? []);
}

/** A session that continues only because a hook spoke is not spoken to again. */
function waysAt(hook: AgentHook, event: string, kind: EventKind, fields: Fields): HookEvent['ways'] {
  if (fields['stop_hook_active'] === true || hook.isRepeat?.(fields)) return { ask: false, remind: false };
  return { ask: hook.ask?.[event] !== undefined, remind: hook.notice[kind] !== undefined };
}

function sourceOf({ afterCompaction = [] }: AgentHook, event: string, fields: Fields): string {
  if (afterCompaction.includes(event)) return 'compact';
  return textIn(fields, 'source', 50) ?? textIn(fields, 'reason', 50) ?? textIn(fields, 'trigger', 50) ?? 'unknown';
}

function textIn(fields: Fields, name: string, most: number): string | undefined {
  return Object.hasOwn(fields, name) ? textOf(fields[name], most) : undefined;
}

/** Text that both databases can store. */
function textOf(value: unknown, most: number): string | undefined {
  const isText = typeof value === 'string' && value !== '' && value.length <= most;
  return isText && value.isWellFormed() && !value.includes('\0') ? value : undefined;
}
