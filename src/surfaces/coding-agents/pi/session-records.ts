// The session file of pi, versions 1 to 3. From the second on its entries form a tree, and what another branch says does not count.
import { basename } from 'node:path';
import type { RecordFormat, TranscriptStep } from '../../../mind/mind.ts';
import { createRecordTree } from '../formats/record-tree.ts';
import { recordSteps, stringIn, stringsIn, timeIn, type OwnCalls, type RecordSteps } from '../formats/record-steps.ts';
import { createSessionsTold } from '../formats/sessions-told.ts';
import type { ToolInputs } from '../formats/tool-calls.ts';
import { exitCodeIn, fieldsIn, itemsIn, textIn, type Fields } from '../formats/transcript.ts';

const TOOLS: Readonly<Record<string, ToolInputs>> = {
  bash: { command: 'command' },
  read: { read: 'path' },
  edit: { changed: 'path' },
  write: { changed: 'path' },
};

const KNOWN: ReadonlySet<unknown> = new Set([
  ...['message', 'compaction', 'branch_summary', 'custom_message', 'custom', 'label', 'session_info'],
  ...['model_change', 'thinking_level_change'],
]);

export const piRecords: RecordFormat = {
  version: 1,
  open({ state, mark }) {
    const past = fieldsIn(state);
    const sessions = createSessionsTold(past['sessions'], mark);
    const own: OwnCalls = new Set(stringsIn(past['own']));
    const tree = createRecordTree(past['tree']);
    let session = stringIn(past['session']);
    // Entries of a fork that are older than it are copies.
    let forkedAt = stringIn(past['forked_at']);

    const readHeader = (header: Fields, steps: TranscriptStep[]) => {
      session = stringIn(header['id']);
      if (session === undefined) return;
      const [cwd, started_at] = [stringIn(header['cwd']), timeIn(header['timestamp'])];
      const parent = stringIn(header['parentSession']) ?? stringIn(header['branchedFrom']);
      forkedAt = parent === undefined ? undefined : started_at;
      const parent_id = parent === undefined ? undefined : sessionIn(parent);
      sessions.tell(
        {
          session_id: session,
          ...(cwd === undefined ? undefined : { cwd }),
          ...(started_at === undefined ? undefined : { started_at }),
          ...(parent_id === undefined ? undefined : { parent_id }),
        },
        steps,
      );
    };

    return {
      read(record, place, steps) {
        const { type } = record;
        if (type === 'session') {
          readHeader(record, steps);
          return true;
        }
        if (session === undefined) return KNOWN.has(type);
        const ownId = stringIn(record['id']);
        const id = ownId ?? `@${place.offset}`;
        const at = timeIn(record['timestamp']) ?? timeIn(fieldsIn(record['message'])['timestamp']);
        // The first version has neither ids nor branches.
        const parent = ownId === undefined ? undefined : (stringIn(record['parentId']) ?? null);
        if (parent !== undefined) {
          const { left, entered } = tree.move(parent);
          if (left.length > 0) steps.push({ step: 'retract', session_id: session, keys: left, reason: 'branch' });
          if (entered.length > 0) steps.push({ step: 'restore', session_id: session, keys: entered });
        }
        const isContext = forkedAt !== undefined && at !== undefined && at < forkedAt;
        const to = recordSteps(steps, { session_id: session, id, at, place, isContext }, own);
        readEntry(to, record, id);
        if (parent !== undefined) tree.add(id, parent, to.count);
        return KNOWN.has(type);
      },
      state: () => ({
        sessions: sessions.state(),
        own: [...own],
        tree: tree.state(),
        session: session ?? null,
        forked_at: forkedAt ?? null,
      }),
    };
  },
};

/** `<time>_<id>.jsonl` */
function sessionIn(path: string): string {
  return basename(path)
    .replace(/\.jsonl$/, '')
    .replace(/^.*_/, '');
}

function readEntry(to: RecordSteps, entry: Fields, id: string): void {
  switch (entry['type']) {
    case 'message':
      readMessage(to, fieldsIn(entry['message']), id);
      break;
    case 'compaction':
    case 'branch_summary':
      to.say('compaction', stringIn(entry['summary']));
      break;
    case 'custom_message':
      to.say('user', textIn(entry['content']), { isContext: true });
      break;
    default:
  }
}

function readMessage(to: RecordSteps, message: Fields, id: string): void {
  const { role, content } = message;
  switch (role) {
    case 'user':
      if (typeof content === 'string') to.say('user', content);
      for (const { type, text } of itemsIn(content)) if (type === 'text') to.say('user', stringIn(text));
      break;
    case 'assistant':
      for (const block of itemsIn(content)) readBlock(to, block);
      break;
    case 'toolResult': {
      const call = stringIn(message['toolCallId']);
      const text = textIn(content) ?? '';
      const is_error = message['isError'] === true;
      if (call !== undefined) to.result({ call, exit_code: exitCodeIn(text) ?? null, is_error }, text);
      break;
    }
    case 'bashExecution':
      readShell(to, message, id);
      break;
    // `hookMessage` until version 2.
    case 'custom':
    case 'hookMessage':
      to.say('user', textIn(content), { isContext: true });
      break;
    case 'branchSummary':
    case 'compactionSummary':
      to.say('compaction', stringIn(message['summary']));
      break;
    default:
  }
}

function readBlock(to: RecordSteps, block: Fields): void {
  if (block['type'] === 'text') to.say('agent', stringIn(block['text']));
  if (block['type'] !== 'toolCall') return;
  const [tool, call] = [stringIn(block['name']), stringIn(block['id'])];
  if (tool === undefined || call === undefined) return;
  to.call({ tool, call, inputs: TOOLS[tool], input: fieldsIn(block['arguments']) });
}

/** A command that the person ran. */
function readShell(to: RecordSteps, { command, output, exitCode }: Fields, id: string): void {
  const line = stringIn(command);
  if (line === undefined) return;
  to.call({ tool: 'bash', call: id, inputs: TOOLS['bash'], input: { command: line } });
  const exit_code = typeof exitCode === 'number' && Number.isSafeInteger(exitCode) ? exitCode : null;
  to.result({ call: id, exit_code, is_error: exit_code !== null && exit_code !== 0 }, stringIn(output) ?? '');
}

export function isPi([first]: readonly Fields[]): boolean {
  return first?.['type'] === 'session' && typeof first['id'] === 'string' && typeof first['cwd'] === 'string';
}

export function piFolder([first]: readonly Fields[]): string | undefined {
  return stringIn(first?.['cwd']);
}
