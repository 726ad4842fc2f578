// The rollout of a Codex session. Its events repeat its messages: only the items of responses are read, and the events that take turns
// back. A fork begins with a copy of what it was forked from.
import type { RecordFormat, TranscriptStep } from '../../../mind/mind.ts';
import { contextBlocks } from '../formats/context-text.ts';
import {
  keyOf,
  recordSteps,
  retractFrom,
  stringIn,
  stringsIn,
  timeIn,
  type OwnCalls,
  type RecordSteps,
} from '../formats/record-steps.ts';
import { createSessionsTold } from '../formats/sessions-told.ts';
import type { ToolInputs } from '../formats/tool-calls.ts';
import { fieldsIn, isFields, itemsIn, textIn, type Fields } from '../formats/transcript.ts';
import { argumentsIn, numberIn, outputIn } from './calls.ts';

const SHELL: ToolInputs = { command: 'command' };
const TOOLS: Readonly<Record<string, ToolInputs>> = {
  shell: SHELL,
  shell_command: SHELL,
  'container.exec': SHELL,
  local_shell: SHELL,
  exec_command: { command: 'cmd' },
  apply_patch: { patch: 'input' },
  read_file: { read: 'file_path' },
  view_image: { read: 'path' },
};

const BLOCKS = contextBlocks([
  'user_instructions',
  'environments?_(?:context|instructions)',
  '(?:apps|skills|plugins|managed_developer|permissions)_instructions',
  'permissions instructions',
  'collaboration_mode',
  'multi_agent_(?:mode|role)',
  'realtime_(?:conversation|delegation)',
  'context_window(?:_guidance)?',
  'hook_prompt',
  'codex_internal_context',
  'goal_context',
  'model_switch',
  'personality_spec',
  'turn_aborted',
  'user_shell_command',
  'subagent_notification',
  'recommended_plugins',
  'current_time_reminder',
  'image_resize_notice',
  'skill',
  'tools',
  'INSTRUCTIONS',
]);

const KNOWN: ReadonlySet<unknown> = new Set([
  ...['session_meta', 'turn_context', 'event_msg', 'response_item', 'compacted', 'world_state', 'security_risk_score'],
  ...['inter_agent_communication', 'inter_agent_communication_metadata', 'token_usage_record'],
]);

/** Items as the first versions wrote them, without a record around them. */
const ITEMS: ReadonlySet<unknown> = new Set([
  ...['message', 'agent_message', 'reasoning', 'local_shell_call', 'function_call', 'function_call_output'],
  ...['custom_tool_call', 'custom_tool_call_output', 'web_search_call', 'image_generation_call', 'tool_search_call'],
  ...['tool_search_output', 'compaction', 'compaction_summary', 'context_compaction', 'ghost_snapshot', 'other'],
]);

/** Turns that can be taken back: the newest. */
const MOST_TURNS = 2_048;
/** A copy is written at once; whoever goes on takes longer. */
const PAUSE_MS = 1_000;

/** What is carried on besides what was told and called. */
interface Progress {
  session: string | undefined;
  /** What follows is the copy of another session, until its own turns begin. */
  isInherited: boolean;
  isSubagent: boolean;
  /** The first ordinal that is its own, where the file says so. */
  firstOrdinal: number | undefined;
  lastMs: number | undefined;
}

export const codexRecords: RecordFormat = {
  version: 2,
  open({ state, mark }) {
    const past = fieldsIn(state);
    const sessions = createSessionsTold(past['sessions'], mark);
    const own: OwnCalls = new Set(stringsIn(past['own']));
    const turns = [...stringsIn(past['turns'])];
    const progress: Progress = {
      session: stringIn(past['session']),
      isInherited: past['inherited'] === true,
      isSubagent: past['subagent'] === true,
      firstOrdinal: numberIn(past['first_ordinal']),
      lastMs: numberIn(past['last_ms']),
    };

    const readMeta = (meta: Fields, steps: TranscriptStep[]) => {
      const session_id = stringIn(meta['id']);
      // A copied one is of the session that this was forked from.
      if (session_id === undefined || progress.session !== undefined) return;
      const { git, source, forked_from_id: forked } = meta;
      const cwd = stringIn(meta['cwd']);
      const branch = stringIn(fieldsIn(git)['branch']);
      const started_at = timeIn(meta['timestamp']);
      const parent_id = stringIn(forked) ?? stringIn(meta['parent_thread_id']);
      progress.session = session_id;
      progress.isInherited = stringIn(forked) !== undefined && !isFields(meta['history_base']);
      progress.isSubagent = isFields(source) && 'subagent' in source;
      progress.firstOrdinal = numberIn(meta['subagent_history_start_ordinal']);
      sessions.tell(
        {
          session_id,
          ...(cwd === undefined ? undefined : { cwd }),
          ...(branch === undefined ? undefined : { branch }),
          ...(started_at === undefined ? undefined : { started_at }),
          ...(parent_id === undefined ? undefined : { parent_id }),
        },
        steps,
      );
    };

    const readTurn = (turn: Fields, steps: TranscriptStep[]) => {
      const [session_id, cwd] = [progress.session, stringIn(turn['cwd'])];
      if (isNewer(stringIn(turn['turn_id']), session_id)) progress.isInherited = false;
      if (session_id !== undefined && cwd !== undefined && !progress.isInherited)
        sessions.tell({ session_id, cwd }, steps);
    };

    const rollBack = (count: unknown, steps: TranscriptStep[]) => {
      if (typeof count !== 'number' || !(count >= 1) || progress.session === undefined) return;
      const [from] = turns.splice(Math.max(0, turns.length - Math.floor(count)));
      if (from !== undefined) steps.push(retractFrom(progress.session, from, 'rollback'));
    };

    return {
      read(record, place, steps) {
        const { type } = record;
        const isBare = ITEMS.has(type) && record['payload'] === undefined;
        if (!isBare && !KNOWN.has(type)) {
          // The first line of the first versions.
          if (type !== undefined || typeof record['id'] !== 'string') return record['record_type'] !== undefined;
          readMeta(record, steps);
          return true;
        }
        const payload = isBare ? record : fieldsIn(record['payload']);
        const at = timeIn(record['timestamp']);
        follow(progress, at, numberIn(record['ordinal']));
        switch (type) {
          case 'session_meta':
            readMeta(payload, steps);
            return true;
          case 'turn_context':
            readTurn(payload, steps);
            return true;
          case 'event_msg':
            if (payload['type'] === 'thread_rolled_back') rollBack(payload['num_turns'], steps);
            else if (isNewer(stringIn(payload['turn_id']), progress.session)) progress.isInherited = false;
            return true;
          default:
        }
        const { session } = progress;
        if (session === undefined) return true;
        const id = `@${place.offset}`;
        const to = recordSteps(
          steps,
          {
            session_id: session,
            id,
            at,
            place,
            isSidechain: progress.isSubagent,
            isContext: progress.isInherited || isBefore(record, progress.firstOrdinal),
          },
          own,
        );
        if (type === 'compacted') to.say('compaction', stringIn(payload['message']));
        else if (type === 'response_item' || isBare) {
          const isTurn = readItem(to, payload);
          if (isTurn) turns.push(keyOf(id, 0));
          if (turns.length > MOST_TURNS) turns.shift();
          return ITEMS.has(payload['type']);
        }
        return true;
      },
      state: () => ({
        sessions: sessions.state(),
        own: [...own],
        turns,
        session: progress.session ?? null,
        inherited: progress.isInherited,
        subagent: progress.isSubagent,
        first_ordinal: progress.firstOrdinal ?? null,
        last_ms: progress.lastMs ?? null,
      }),
    };
  },
};

/** A pause between two records of a fork ends its copy. */
function follow(progress: Progress, at: string | undefined, ordinal: number | undefined): void {
  if (!progress.isInherited || at === undefined) return;
  const ms = Date.parse(at);
  const isAfterPause = progress.lastMs !== undefined && ms - progress.lastMs > PAUSE_MS;
  if (isAfterPause && (progress.firstOrdinal === undefined || (ordinal ?? 0) >= progress.firstOrdinal)) {
    progress.isInherited = false;
  }
  progress.lastMs = ms;
}

function isBefore({ ordinal }: Fields, first: number | undefined): boolean {
  return first !== undefined && typeof ordinal === 'number' && ordinal < first;
}

/** Ids of both begin with their time. */
function isNewer(turn: string | undefined, session: string | undefined): boolean {
  const [turnMs, sessionMs] = [msOf(turn), msOf(session)];
  return turnMs !== undefined && sessionMs !== undefined && turnMs >= sessionMs;
}

function msOf(id: string | undefined): number | undefined {
  return id !== undefined && /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : undefined;
}

/** Whether a turn begins with it. Inherited turns can be taken back, too. */
function readItem(to: RecordSteps, item: Fields): boolean {
  switch (item['type']) {
    case 'message':
      return readMessage(to, item);
    case 'function_call':
      readCall(to, item, argumentsIn(item['arguments']));
      return false;
    case 'custom_tool_call':
      readCall(to, item, { input: item['input'] });
      return false;
    case 'local_shell_call':
      readCall(to, { ...item, name: 'local_shell' }, fieldsIn(item['action']));
      return false;
    case 'function_call_output':
    case 'custom_tool_call_output':
      readResult(to, item);
      return false;
    default:
      return false;
  }
}

function readMessage(to: RecordSteps, { role, content }: Fields): boolean {
  if (role === 'assistant') {
    to.say('agent', textIn(content));
    return false;
  }
  const before = to.count;
  const isPerson = role === 'user';
  let isTurn = false;
  for (const part of itemsIn(content)) {
    const text = stringIn(part['text']);
    if (text === undefined) continue;
    to.say('user', text, { blocks: BLOCKS, isContext: !isPerson });
    isTurn ||= isPerson && !isInstruction(text);
  }
  return isTurn && to.count > before;
}

/** Whether a text is one that Codex itself put in, from its beginning to its end. */
function isInstruction(text: string): boolean {
  return (
    /^\s*(?:# AGENTS\.md|<)/.test(text) &&
    text
      .replaceAll(BLOCKS, '')
      .replace(/^\s*# AGENTS\.md.*/, '')
      .trim() === ''
  );
}

function readCall(to: RecordSteps, item: Fields, input: Fields): void {
  const [name, namespace, call] = [stringIn(item['name']), stringIn(item['namespace']), stringIn(item['call_id'])];
  if (name === undefined || call === undefined) return;
  const tool = namespace === undefined ? name : `${namespace.replace(/_+$/, '')}__${name}`;
  const cwd = stringIn(input['workdir']) ?? stringIn(input['working_directory']);
  to.call({ tool, call, inputs: TOOLS[tool], input, cwd });
}

function readResult(to: RecordSteps, item: Fields): void {
  const call = stringIn(item['call_id']);
  if (call === undefined) return;
  const { text, code } = outputIn(item['output']);
  const isFailed = (code !== undefined && code !== 0) || fieldsIn(item['output'])['success'] === false;
  to.result({ call, exit_code: code ?? null, is_error: isFailed }, text);
}

export function isCodex([first]: readonly Fields[]): boolean {
  if (first === undefined) return false;
  const { type, payload, id, timestamp } = first;
  if (type === 'session_meta') return typeof fieldsIn(payload)['id'] === 'string';
  return type === undefined && typeof id === 'string' && typeof timestamp === 'string' && 'instructions' in first;
}

export function codexFolder(records: readonly Fields[]): string | undefined {
  return records.map(({ payload }) => stringIn(fieldsIn(payload)['cwd'])).find((cwd) => cwd !== undefined);
}
