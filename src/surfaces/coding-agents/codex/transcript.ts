// The rollout of a Codex session. Its events repeat its messages: only the items of responses are read.
import { exitCodeIn, fieldsIn, isFields, textIn, type ReadRecords } from '../formats/transcript.ts';

export const readCodex: ReadRecords = (records, heard) => {
  for (const { type, payload } of records) {
    if (type !== 'response_item') continue;
    const item = fieldsIn(payload);
    if (item['type'] === 'message' && item['role'] === 'assistant') heard.message(textIn(item['content']));
    else if (item['type'] === 'function_call') heard.command(item['call_id'], commandIn(item['arguments']));
    else if (item['type'] === 'local_shell_call')
      heard.command(item['call_id'], lineOf(fieldsIn(item['action'])['command']));
    else if (item['type'] === 'function_call_output') {
      const exitCode = codeIn(item['output']);
      heard.result(item['call_id'], { exitCode, isFailed: exitCode !== undefined && exitCode !== 0 });
    }
  }
};

/** Of any tool that runs one. */
function commandIn(args: unknown): string | undefined {
  if (typeof args !== 'string') return undefined;
  try {
    const { command, cmd } = fieldsIn(JSON.parse(args));
    return lineOf(command ?? cmd);
  } catch {
    return undefined;
  }
}

/** `['bash', '-lc', 'npm test']` is `npm test`. */
function lineOf(command: unknown): string | undefined {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command) || !command.every((word) => typeof word === 'string')) return undefined;
  const [program = '', option = '', line] = command;
  const isShell = command.length === 3 && /(?:^|\/)(?:ba|z|da)?sh$/.test(program) && /^-l?c$/.test(option);
  return isShell ? line : command.join(' ');
}

function codeIn(output: unknown): number | undefined {
  const { metadata, content, body } = fieldsIn(output);
  if (isFields(metadata)) return codeOf(metadata);
  const text = textIn(isFields(output) ? (content ?? body) : output);
  try {
    return codeOf(fieldsIn(fieldsIn(JSON.parse(text ?? ''))['metadata'])) ?? exitCodeIn(text);
  } catch {
    return exitCodeIn(text);
  }
}

function codeOf({ exit_code: code }: Readonly<Record<string, unknown>>): number | undefined {
  return typeof code === 'number' ? code : undefined;
}
