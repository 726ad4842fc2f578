// The records of a Claude Code session. One file may hold several sessions, and a record twice. Records form a tree: a prompt that goes on
// before an earlier prompt takes that one back, with everything after it.
import type { RecordFormat, TranscriptRecord } from '../../../mind/mind.ts';
import {
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
import { exitCodeIn, fieldsIn, itemsIn, textIn, type Fields } from '../formats/transcript.ts';
import { createRecordsSeen } from './records-seen.ts';

const TOOLS: Readonly<Record<string, ToolInputs>> = {
  Bash: { command: 'command' },
  Read: { read: 'file_path' },
  NotebookRead: { read: 'notebook_path' },
  Edit: { changed: 'file_path' },
  MultiEdit: { changed: 'file_path' },
  Write: { changed: 'file_path' },
  NotebookEdit: { changed: 'notebook_path' },
};

/** Kinds that hold nothing said or done. */
const SILENT: ReadonlySet<unknown> = new Set([
  ...['summary', 'progress', 'file-history-snapshot', 'queue-operation', 'last-prompt', 'custom-title', 'ai-title'],
  ...['agent-name', 'agent-color', 'agent-setting', 'pr-link', 'mode', 'permission-mode', 'tag', 'worktree-state'],
  ...['content-replacement', 'attribution-snapshot', 'saved_hook_context', 'marble-origami-commit'],
  ...['api-request', 'api-request-shape', 'api-request-blob', 'atis-latch', 'tools-used', 'cost-state'],
]);

export const claudeRecords: RecordFormat = {
  version: 1,
  open({ state, mark }) {
    const past = fieldsIn(state);
    const sessions = createSessionsTold(past['sessions'], mark);
    const own: OwnCalls = new Set(stringsIn(past['own']));
    const seen = createRecordsSeen(stringsIn(past['seen']));

    return {
      read(record, place, steps) {
        const { type, uuid, sessionId, isSidechain } = record;
        const id = stringIn(uuid);
        if (id === undefined || typeof sessionId !== 'string') return SILENT.has(type) || type === 'system';
        if (seen.has(id)) return true;
        const [cwd, branch, at] = [stringIn(record['cwd']), stringIn(record['gitBranch']), timeIn(record['timestamp'])];
        if (!sessions.isTold(sessionId, cwd, branch)) {
          const parent_id = sessions.last === sessionId ? undefined : sessions.last;
          sessions.tell(
            {
              session_id: sessionId,
              ...(cwd === undefined ? undefined : { cwd }),
              ...(branch === undefined ? undefined : { branch }),
              ...(at === undefined ? undefined : { started_at: at }),
              ...(parent_id === undefined ? undefined : { parent_id }),
            },
            steps,
          );
        }
        const isContext = record['isMeta'] === true || record['isApiErrorMessage'] === true || type === 'system';
        const to = recordSteps(
          steps,
          { session_id: sessionId, id, at, place, isSidechain: isSidechain === true, isContext },
          own,
        );
        const from = steps.length;
        const isPrompt = readInto(to, record, cwd) && isSidechain !== true;
        if (isPrompt) {
          const retracted = seen.takeBack(record['parentUuid']);
          if (retracted !== undefined) steps.splice(from, 0, retractFrom(sessionId, retracted, 'rewind'));
        }
        seen.add(id, isPrompt);
        return KNOWN.has(type) || SILENT.has(type);
      },
      state: () => ({
        sessions: sessions.state(),
        own: [...own],
        seen: seen.state(),
      }),
    };
  },
};

const KNOWN: ReadonlySet<unknown> = new Set(['user', 'assistant', 'system', 'attachment']);

/** Whether it is a prompt of a person. */
function readInto(to: RecordSteps, record: TranscriptRecord, cwd: string | undefined): boolean {
  const { content } = fieldsIn(record['message']);
  switch (record['type']) {
    case 'user':
      return readUser(to, record, content);
    case 'assistant':
      if (typeof content === 'string') to.say('agent', content);
      for (const block of itemsIn(content)) {
        if (block['type'] === 'text') to.say('agent', stringIn(block['text']));
        else if (block['type'] === 'tool_use') readCall(to, block, cwd);
      }
      return false;
    case 'system':
      to.say('user', stringIn(record['content']));
      return false;
    case 'attachment':
      readAttachment(to, fieldsIn(record['attachment']));
      return false;
    default:
      return false;
  }
}

function readUser(to: RecordSteps, record: TranscriptRecord, content: unknown): boolean {
  if (record['isCompactSummary'] === true) {
    to.say('compaction', textIn(content));
    return false;
  }
  if (typeof content === 'string') return to.say('user', content);
  let [isWord, isResult] = [false, false];
  for (const block of itemsIn(content)) {
    if (block['type'] === 'tool_result') {
      isResult = true;
      readResult(to, block);
    } else if (block['type'] === 'text') isWord = to.say('user', stringIn(block['text'])) || isWord;
  }
  return isWord && !isResult;
}

function readCall(to: RecordSteps, block: Fields, cwd: string | undefined): void {
  const [tool, call] = [stringIn(block['name']), stringIn(block['id'])];
  if (tool === undefined || call === undefined) return;
  to.call({ tool, call, inputs: TOOLS[tool], input: fieldsIn(block['input']), cwd });
}

function readResult(to: RecordSteps, block: Fields): void {
  const call = stringIn(block['tool_use_id']);
  if (call === undefined) return;
  const text = textIn(block['content']) ?? '';
  const is_error = block['is_error'] === true;
  // Claude Code says the code only where a command failed.
  to.result({ call, exit_code: is_error ? (exitCodeIn(text) ?? null) : null, is_error }, text);
}

/** A prompt that was typed while the agent worked, and what hooks added. */
function readAttachment(to: RecordSteps, attachment: Fields): void {
  if (attachment['type'] === 'queued_command') to.say('user', textIn(attachment['prompt']));
  else if (attachment['type'] === 'hook_additional_context') {
    const { content } = attachment;
    const text = Array.isArray(content) ? stringsIn(content).join('\n') : stringIn(content);
    to.say('user', text, { isContext: true });
  }
}

/** Whether these are the first records of a session. */
export function isClaude(records: readonly Fields[]): boolean {
  return records.some(
    ({ type, sessionId, uuid, message }) =>
      (typeof sessionId === 'string' && typeof uuid === 'string' && (KNOWN.has(type) || SILENT.has(type))) ||
      (type === 'file-history-snapshot' && message === undefined),
  );
}

export function claudeFolder(records: readonly Fields[]): string | undefined {
  return records.map(({ cwd }) => stringIn(cwd)).find((cwd) => cwd !== undefined);
}
