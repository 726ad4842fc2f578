// What the agents say on stdin, each in its own words, as one event. Tolerant: unknown fields are passed over, and an
// event that is not ours is none.
import { isAbsolute } from 'node:path';
import type { HookEvent } from '../../hook-answers.ts';

type Fields = Readonly<Record<string, unknown>>;
type Kind = HookEvent['kind'];

/** Held equal to the mind's list of agents by a test. */
export const HOOK_AGENTS = ['claude', 'codex', 'cursor', 'gemini', 'opencode', 'pi'] as const;
export type HookAgent = (typeof HOOK_AGENTS)[number];

export function isHookAgent(name: string | undefined): name is HookAgent {
  return HOOK_AGENTS.some((agent) => agent === name);
}

const CLAUDE: Readonly<Record<string, Kind>> = {
  SessionStart: 'start',
  PreCompact: 'compacting',
  Stop: 'stop',
  SessionEnd: 'end',
};

const KINDS: Readonly<Record<HookAgent, Readonly<Record<string, Kind>>>> = {
  claude: CLAUDE,
  codex: CLAUDE,
  cursor: { sessionStart: 'start', preCompact: 'compacting', stop: 'stop', sessionEnd: 'end' },
  gemini: {
    SessionStart: 'start',
    BeforeAgent: 'prompt',
    // No sign that anything is compressed: that is seen afterwards, in the transcript.
    PreCompress: 'stop',
    AfterAgent: 'stop',
    SessionEnd: 'end',
  },
  // As the extensions in integrations/ say it.
  opencode: {
    'session.created': 'start',
    'chat.message': 'refresh',
    'session.compacting': 'compacting',
    'session.compacted': 'start',
    'session.idle': 'stop',
    'session.deleted': 'end',
    'server.instance.disposed': 'end',
  },
  pi: {
    session_start: 'start',
    session_before_compact: 'compacting',
    session_compact: 'start',
    agent_end: 'stop',
    agent_settled: 'stop',
    session_shutdown: 'end',
  },
};

const COMPACTED = new Set(['session.compacted', 'session_compact']);

export function parseEvent(
  agent: HookAgent,
  input: unknown,
  { cwd, owner }: { readonly cwd: string; readonly owner: string | undefined },
): HookEvent | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const fields = input as Fields;
  const event = textIn(fields, 'hook_event_name', 100);
  const kind = event === undefined ? undefined : ownKind(agent, event);
  if (event === undefined || kind === undefined) return undefined;
  if (isIdle(event, fields) || isOfSubagent(fields)) return undefined;
  const sessionId = sessionIdOf(fields);
  return {
    agent,
    kind,
    event,
    session_id: sessionId,
    cwd: folderOf(fields) ?? cwd,
    transcript_path: textIn(fields, 'transcript_path', 4_096) ?? null,
    source: sourceOf(event, fields),
    is_repeat: isRepeat(agent, fields),
    owner: owner ?? ownerOf(agent, sessionId),
    is_unheard: isUnheard(agent, kind, fields),
  };
}

export function sessionIdOf(fields: Fields): string | null {
  return textIn(fields, 'session_id', 200) ?? textIn(fields, 'conversation_id', 200) ?? null;
}

/** It has a context of its own: that it is compacted says nothing of the session, by whose id it goes. */
function isOfSubagent(fields: Fields): boolean {
  return textIn(fields, 'agent_id', 200) !== undefined;
}

function ownKind(agent: HookAgent, event: string): Kind | undefined {
  const kinds = KINDS[agent];
  return Object.hasOwn(kinds, event) ? kinds[event] : undefined;
}

/** The end of the id: ids that begin with the time look alike at their beginning. */
export function ownerOf(agent: string, sessionId: string | null): string {
  const short = (sessionId ?? '').replaceAll(/[^A-Za-z0-9]/g, '').slice(-8);
  return short === '' ? agent : `${agent}:${short}`;
}

/** Whether it is one of those ids, of whichever session. */
export function isSessionOwner(owner: string): boolean {
  const [agent, short = '', ...more] = owner.split(':');
  return isHookAgent(agent) && /^[A-Za-z0-9]{1,8}$/.test(short) && more.length === 0;
}

function sourceOf(event: string, fields: Fields): string {
  if (COMPACTED.has(event)) return 'compact';
  return textIn(fields, 'source', 50) ?? textIn(fields, 'reason', 50) ?? textIn(fields, 'trigger', 50) ?? 'unknown';
}

/** Gemini CLI passes nothing on of what it is told when its session is cleared. */
function isUnheard(agent: HookAgent, kind: Kind, fields: Fields): boolean {
  return agent === 'gemini' && kind === 'start' && fields['source'] === 'clear';
}

/** Gemini CLI says so with every request of the model, whether anything is compressed or not. */
function isIdle(event: string, fields: Fields): boolean {
  return event === 'PreCompress' && fields['trigger'] === 'auto';
}

/** Cursor counts its follow-ups, and also stops when somebody aborts: then nothing is asked of it. */
function isRepeat(agent: HookAgent, fields: Fields): boolean {
  if (fields['stop_hook_active'] === true) return true;
  if (agent !== 'cursor') return false;
  const { loop_count: loops, status } = fields;
  return (typeof loops === 'number' && loops > 0) || (typeof status === 'string' && status !== 'completed');
}

export function folderOf(input: unknown): string | undefined {
  const fields = input as Fields;
  const roots = fields['workspace_roots'];
  const [root] = Array.isArray(roots) ? (roots as unknown[]) : [];
  return [fields['cwd'], root]
    .map((value) => textOf(value, 4_096))
    .find((path) => path !== undefined && isAbsolute(path));
}

function textIn(fields: Fields, name: string, most: number): string | undefined {
  return Object.hasOwn(fields, name) ? textOf(fields[name], most) : undefined;
}

/** What both databases can store. */
function textOf(value: unknown, most: number): string | undefined {
  const isText = typeof value === 'string' && value !== '' && value.length <= most;
  return isText && value.isWellFormed() && !value.includes('\0') ? value : undefined;
}
