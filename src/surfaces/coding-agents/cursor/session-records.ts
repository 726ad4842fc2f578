// The agent transcripts of Cursor, as its documentation and its files show them: a role and Anthropic's blocks, without ids and times.
import { basename, dirname } from 'node:path';
import type { RecordFormat } from '../../../mind/mind.ts';
import { contextBlocks } from '../formats/context-text.ts';
import { recordSteps, stringIn, stringsIn, timeIn, type OwnCalls, type RecordSteps } from '../formats/record-steps.ts';
import { createSessionsTold } from '../formats/sessions-told.ts';
import type { ToolInputs } from '../formats/tool-calls.ts';
import { exitCodeIn, fieldsIn, itemsIn, textIn, type Fields } from '../formats/transcript.ts';

const TOOLS: Readonly<Record<string, ToolInputs>> = {
  Shell: { command: 'command' },
  run_terminal_cmd: { command: 'command' },
  Read: { read: 'path' },
  read_file: { read: 'target_file' },
  Write: { changed: 'path' },
  StrReplace: { changed: 'path' },
  Delete: { changed: 'path' },
  EditNotebook: { changed: 'target_notebook' },
  edit_file: { changed: 'target_file' },
  delete_file: { changed: 'target_file' },
  ApplyPatch: { patch: 'patch' },
};

const BLOCKS = contextBlocks([
  ...['user_info', 'git_status', 'rules', 'agent_skills', 'open_and_recently_viewed_files', 'attached_files'],
  ...['manually_attached_skills', 'system_notification', 'timestamp', 'project_layout', 'agent_transcripts'],
]);
/** Around what a person wrote. */
const QUERY = /<\/?user_query>\n?/g;

const SILENT: ReadonlySet<unknown> = new Set(['turn_ended', 'turn_started', 'session_start', 'meta']);

export const cursorRecords: RecordFormat = {
  version: 1,
  open({ path, state, mark }) {
    const past = fieldsIn(state);
    const sessions = createSessionsTold(past['sessions'], mark);
    const own: OwnCalls = new Set(stringsIn(past['own']));
    const session_id = basename(path).replace(/\.jsonl$/, '');
    const isSidechain = basename(dirname(path)) === 'subagents';
    const parent_id = isSidechain ? basename(dirname(dirname(path))) : undefined;
    return {
      read(record, place, steps) {
        const message = fieldsIn(record['message']);
        const role = record['role'] ?? message['role'];
        const content = message['content'] ?? record['content'];
        if (role !== 'user' && role !== 'assistant' && role !== 'tool') return SILENT.has(record['type']);
        sessions.tell({ session_id, ...(parent_id === undefined ? undefined : { parent_id }) }, steps);
        const at = timeIn(record['timestamp']);
        const to = recordSteps(steps, { session_id, id: `@${place.offset}`, at, place, isSidechain }, own);
        if (typeof content === 'string') say(to, role, content);
        for (const block of itemsIn(content)) readBlock(to, role, block, place.offset);
        return true;
      },
      state: () => ({ sessions: sessions.state(), own: [...own] }),
    };
  },
};

function say(to: RecordSteps, role: unknown, text: string | undefined): void {
  if (role === 'assistant') to.say('agent', text);
  else to.say('user', text?.replaceAll(QUERY, ''), { blocks: BLOCKS });
}

function readBlock(to: RecordSteps, role: unknown, block: Fields, offset: number): void {
  if (block['type'] === 'text') say(to, role, stringIn(block['text']));
  else if (block['type'] === 'tool_use') {
    const tool = stringIn(block['name']);
    const call = stringIn(block['id']) ?? `@${offset}#${to.count}`;
    if (tool !== undefined) to.call({ tool, call, inputs: TOOLS[tool], input: fieldsIn(block['input']) });
  } else if (block['type'] === 'tool_result') {
    const call = stringIn(block['tool_use_id']);
    const text = textIn(block['content']) ?? '';
    const exit_code = exitCodeIn(text) ?? null;
    const is_error = block['is_error'] === true || (exit_code !== null && exit_code !== 0);
    if (call !== undefined) to.result({ call, exit_code, is_error }, text);
  }
}

export function isCursor([first]: readonly Fields[], path: string): boolean {
  const isRole = first?.['role'] === 'user' || first?.['role'] === 'assistant';
  return isRole && (path.includes('agent-transcripts') || (first['type'] === undefined && 'message' in first));
}
