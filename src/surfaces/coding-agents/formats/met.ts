// What a model met in its last turn: commands that failed and files that were read, from the end of the transcript, or from the event of a
// plugin that saw them itself. What is not understood is passed over.
import type { AgentHook, Fields, MetByAgent } from '../contract.ts';
import { endOfFile } from './file-end.ts';
import { fieldsOf } from './pressure.ts';

/** A longer turn is known from its end alone. */
const MOST_BYTES = 512 * 1024;
/** Of an output, from its beginning and from its end. */
const MOST_OUTPUT = 20_000;
const MOST_OF_EACH = 50;

/** The oldest first. Only lines with one of the marks are parsed; a record without a time, or of before, is another turn's. */
export function recordsSince(path: string, since: string, marks: readonly string[]): readonly Fields[] {
  const text = endOfFile(path, MOST_BYTES)?.text ?? '';
  return text.split('\n').flatMap((line) => {
    if (!marks.some((mark) => line.includes(mark))) return [];
    const record = recordIn(line);
    const at = record['timestamp'];
    return typeof at === 'string' && at >= since ? [record] : [];
  });
}

/** Half a line, at the beginning of what was read or while it is written, is none. */
function recordIn(line: string): Fields {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return {};
  }
}

export interface Meeting {
  failed(output: string | undefined): void;
  read(file: unknown): void;
  readonly met: MetByAgent;
}

/** Collects what is met, the oldest first. */
export function createMeeting(): Meeting {
  const outputs: string[] = [];
  const files: string[] = [];
  return {
    failed: (output) => {
      if (output !== undefined && output !== '') outputs.push(endsOf(output));
    },
    read: (file) => {
      if (typeof file === 'string' && file !== '') files.push(file);
    },
    get met() {
      const newest = (all: readonly string[]) => all.toReversed().slice(0, MOST_OF_EACH);
      return { outputs: newest(outputs), files: newest(files) };
    },
  };
}

function endsOf(output: string): string {
  if (output.length <= MOST_OUTPUT) return output;
  const half = MOST_OUTPUT / 2 - 1;
  return `${output.slice(0, half)}\n${output.slice(-half)}`;
}

export function metInTranscript(read: (path: string, since: string) => MetByAgent): NonNullable<AgentHook['met']> {
  return (_, path) => (path === null ? undefined : (since) => read(path, since));
}

/** As our plugins send it with a prompt. */
export function reportedMet({ failed, read }: Fields): (() => MetByAgent) | undefined {
  const listed = (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]).slice(0, MOST_OF_EACH) : []);
  const meeting = createMeeting();
  for (const output of listed(failed)) if (typeof output === 'string') meeting.failed(output);
  for (const file of listed(read)) meeting.read(file);
  const { met } = meeting;
  return met.outputs.length + met.files.length === 0 ? undefined : () => met;
}
