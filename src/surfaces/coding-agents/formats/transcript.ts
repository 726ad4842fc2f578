// What an agent's transcript says of a session's end: its last message, and the commands whose last run failed. Transcripts are
// the agents' own files, in formats that change: whatever is not understood is passed over.
import { closeSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { openRegularFile } from '../../../base/regular-file.ts';
import type { Said } from '../../../mind/mind.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Reads records of one agent, the oldest first. */
export type ReadRecords = (records: readonly Fields[], heard: Heard) => void;

/** The end is enough: what was said long before is no longer the last. */
const MOST_BYTES = 512 * 1024;
const ENDING = '.jsonl';

export function readTranscriptFile(path: string, read: ReadRecords): Said | undefined {
  try {
    return saidIn(endOf(path), read);
  } catch {
    // There is none, or none that may be read.
    return undefined;
  }
}

/** How our own question at a stop begins. */
const QUESTION = 'Throughline: this session ';

function saidIn(text: string, read: ReadRecords): Said {
  const heard = createHeard();
  for (const line of text.split('\n')) {
    if (line.includes(QUESTION)) heard.asked();
    const record = recordIn(line);
    if (record) read([record], heard);
  }
  return heard.said();
}

/** A process that closes a file of a database drops its own locks on it: only what is a transcript by its real name is opened. */
function endOf(path: string): string {
  if (!isAbsolute(path) || !realpathSync(path).endsWith(ENDING)) return '';
  const file = openRegularFile(path, { followsLinks: true });
  if (!file) return '';
  try {
    const { size, nlink } = file.stats;
    if (nlink > 1) return '';
    const buffer = Buffer.alloc(Math.min(size, MOST_BYTES));
    const bytes = readSync(file.fd, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8', 0, bytes);
  } finally {
    closeSync(file.fd);
  }
}

/** Undefined for half a line: at the beginning of what was read, or while it is written. */
function recordIn(line: string): Fields | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return isFields(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

// ── What was heard ───────────────────────────────────────────────────────────────────────────────────────────

export interface Heard {
  message(text: string | undefined): void;
  /** A command that begins; its result names it by this id. */
  command(id: unknown, command: unknown): void;
  /** How a command ended: a code, or only whether it failed. */
  result(id: unknown, ended: { readonly exitCode?: number | undefined; readonly isFailed: boolean }): void;
}

/** An answer to our question says little of the work: what was said before it goes first. */
function createHeard(): Heard & { asked(): void; said(): Said } {
  let last: string | undefined;
  let question: { readonly before: string | undefined; answers: number } | undefined;
  const commands = new Map<string, string>();
  const failed = new Map<string, number | null>();
  return {
    message(text) {
      if (text === undefined || text.trim() === '') return;
      last = text;
      if (question) question.answers += 1;
    },
    asked() {
      // Several records tell of one question.
      if (question?.answers !== 0) question = { before: last, answers: 0 };
    },
    command(id, command) {
      if (typeof id === 'string' && typeof command === 'string') commands.set(id, command);
    },
    result(id, { exitCode, isFailed }) {
      const command = typeof id === 'string' ? commands.get(id) : undefined;
      if (command === undefined) return;
      // Taken out first, so that the newest run counts and stands last. What passes by now has nothing to tell.
      failed.delete(command);
      if (isFailed) failed.set(command, exitCode ?? null);
    },
    said: () => ({
      ...(last === undefined ? {} : { last_message: withBefore(last, question) }),
      failed_commands: [...failed].toReversed().map(([command, exit_code]) => ({ command, exit_code })),
    }),
  };
}

function withBefore(last: string, question: { before: string | undefined; answers: number } | undefined): string {
  return question?.before !== undefined && question.answers === 1 ? `${question.before}\n${last}` : last;
}

// ── Values of any shape ──────────────────────────────────────────────────────────────────────────────────────

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The objects of a list. */
export function itemsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

const TEXTS: ReadonlySet<unknown> = new Set(['text', 'output_text', 'input_text', undefined]);

/** A text, or the texts of a list of blocks. */
export function textIn(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  let all: string | undefined;
  for (const block of content as readonly unknown[]) {
    if (!isFields(block)) continue;
    const { type, text } = block;
    if (TEXTS.has(type) && typeof text === 'string') all = all === undefined ? text : `${all}\n${text}`;
  }
  return all;
}

const CODE = /\b(?:exit(?:ed with)? code|exited with|exit status)\W{0,3}(\d{1,3})\b/i;

/** As agents write it into the first or the last lines of a command's output. */
export function exitCodeIn(output: string | undefined): number | undefined {
  if (output === undefined) return undefined;
  const [, code] = CODE.exec(output.slice(0, 500)) ?? CODE.exec(output.slice(-500)) ?? [];
  return code === undefined ? undefined : Number(code);
}
