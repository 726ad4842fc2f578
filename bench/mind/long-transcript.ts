// A long transcript of Claude Code, as one person's work on this repository would leave it: prompts, thoughts with their signatures, answers,
// files read with numbered lines, edits that are told twice over as that agent does, commands with what they printed as it came and as a
// whole, snapshots of the files' history, reminders, and a screenshot now and then.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { uuidOf } from '../../src/base/named-id.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_MS = Date.UTC(2026, 0, 5, 9);
/** Of a file that is read whole. */
const MOST_READ = 24 * 1024;

interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}

function sourceFiles(): readonly SourceFile[] {
  return ['src/base', 'src/ledger', 'src/work', 'docs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|md)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => ({
        path: path.slice(ROOT.length + 1),
        lines: readFileSync(path, 'utf8').slice(0, MOST_READ).split('\n'),
      })),
  );
}

function changed(file: SourceFile = { path: 'none', lines: [] }, turn: number): SourceFile {
  return { path: file.path, lines: [`// as of step ${turn}`, ...file.lines] };
}

export interface LongTranscript {
  readonly bytes: number;
  readonly records: number;
  /** Bytes of each kind of record. */
  readonly bytesByKind: ReadonlyMap<string, number>;
}

/** Bytes that look drawn, always the same: a signature or a picture. */
function drawn(name: string, length: number): string {
  let [text, round] = ['', 0];
  while (text.length < length)
    text += createHash('sha512')
      .update(`${name} ${(round += 1)}`)
      .digest('base64url');
  return text.slice(0, length);
}

const SCREENSHOT = { every: 48, length: 240_000 };

/** Writes so many bytes and a little more. The same for the same size. */
export function writeLongTranscript(to: string, mostBytes: number, cwd: string): LongTranscript {
  const files = sourceFiles();
  const session = {
    sessionId: uuidOf('long transcript'),
    cwd,
    version: '2.1.0',
    gitBranch: 'main',
    userType: 'external',
  };
  const fd = openSync(to, 'w');
  let [bytes, records] = [0, 0];
  let parentUuid: string | null = null;
  const bytesByKind = new Map<string, number>();
  const put = (kind: string, type: string, fields: object) => {
    records += 1;
    const uuid = uuidOf(`record ${records}`);
    const timestamp = new Date(START_MS + records * 2_000).toISOString();
    const record = { parentUuid, isSidechain: false, ...session, type, uuid, timestamp, ...fields };
    const written = writeSync(fd, `${JSON.stringify(record)}\n`);
    bytes += written;
    bytesByKind.set(kind, (bytesByKind.get(kind) ?? 0) + written);
    parentUuid = uuid;
  };
  const say = (...content: object[]) =>
    put('answers and calls', 'assistant', {
      requestId: `req_${records}`,
      message: { id: `msg_${records}`, role: 'assistant', model: 'claude', content, usage: { output_tokens: 120 } },
    });
  const think = (turn: number, text: string) =>
    say({ type: 'thinking', thinking: text, signature: drawn(`thought ${turn}`, 700) });
  const answer = (id: string, content: string | readonly object[], toolUseResult: object) =>
    put(typeof content === 'string' ? 'results of tools' : 'pictures', 'user', {
      message: { role: 'user', content: [{ tool_use_id: id, type: 'tool_result', content, is_error: false }] },
      toolUseResult,
    });
  const progress = (id: string, data: object) => put('progress', 'progress', { toolUseID: id, data });
  for (let turn = 0; bytes < mostBytes; turn += 1) {
    // No two turns show the same text: whoever remembers what it read before must not look faster for it.
    const file = changed(files[(turn * 7) % files.length], turn);
    const other = changed(files[(turn * 13 + 5) % files.length], turn);
    const file_path = join(cwd, file.path);
    const whole = file.lines.join('\n');
    put('prompts', 'user', {
      message: { role: 'user', content: `Look at ${file.path}, step ${turn}: it should say what it refuses, and why.` },
    });
    put('snapshots and reminders', 'file-history-snapshot', {
      isSnapshotUpdate: turn > 0,
      snapshot: {
        trackedFileBackups: Object.fromEntries(
          files.slice(turn % 40, (turn % 40) + 30).map(({ path }, at) => [
            path,
            {
              backupFileName: `${drawn(path, 16)}@v${at}`,
              version: at,
              backupTime: new Date(START_MS).toISOString(),
            },
          ]),
        ),
      },
    });
    put('snapshots and reminders', 'attachment', {
      attachment: { type: 'todo_reminder', content: other.lines.slice(0, 12), itemCount: 12 },
    });
    think(turn, `${file.path} is read first. ${other.lines.slice(0, 10).join(' ')}`);
    say({ type: 'text', text: `I will read ${file.path} first, then its tests.` });
    say({ type: 'tool_use', id: `read-${turn}`, name: 'Read', input: { file_path } });
    progress(`read-${turn}`, {
      type: 'hook_progress',
      hookEvent: 'PreToolUse',
      hookName: 'PreToolUse:Read',
      command: 'check',
    });
    const numbered = file.lines.map((line, at) => `${String(at + 1).padStart(6)}→${line}`).join('\n');
    answer(`read-${turn}`, numbered, { type: 'text', file: { filePath: file_path, content: whole } });
    const [old_string, new_string] = [other.lines.slice(0, 12).join('\n'), other.lines.slice(4, 20).join('\n')];
    say(
      { type: 'text', text: `The rule belongs beside the others.\n\n${other.lines.slice(0, 8).join('\n')}` },
      { type: 'tool_use', id: `edit-${turn}`, name: 'Edit', input: { file_path, old_string, new_string } },
    );
    progress(`edit-${turn}`, {
      type: 'hook_progress',
      hookEvent: 'PostToolUse',
      hookName: 'PostToolUse:Edit',
      command: 'format',
    });
    answer(`edit-${turn}`, `The file ${file_path} has been updated.\n${numbered.slice(0, 1_200)}`, {
      ...{ filePath: file_path, oldString: old_string, newString: new_string, originalFile: whole },
      structuredPatch: [{ oldStart: 1, lines: other.lines.slice(0, 20).map((line) => `+${line}`) }],
    });
    say({ type: 'tool_use', id: `run-${turn}`, name: 'Bash', input: { command: `npm test -- ${file.path} --only` } });
    const printed = other.lines.map((line, at) => `✓ ${other.path} > ${line.slice(0, 60)} ${at} ms`);
    // What a command prints is told again and again while it runs.
    for (const share of [0.3, 0.6, 0.9]) {
      const output = printed
        .slice(0, Math.ceil(printed.length * share))
        .slice(-40)
        .join('\n');
      progress(`run-${turn}`, { type: 'bash_progress', output, fullOutput: output, elapsedTimeSeconds: share * 10 });
    }
    const stdout = printed.join('\n');
    answer(`run-${turn}`, `${stdout}\nTests ${turn} passed`, { stdout, stderr: '', interrupted: false });
    if (turn % SCREENSHOT.every === SCREENSHOT.every - 1) {
      say({
        type: 'tool_use',
        id: `look-${turn}`,
        name: 'Read',
        input: { file_path: join(cwd, `screen-${turn}.png`) },
      });
      const base64 = drawn(`screen ${turn}`, SCREENSHOT.length);
      const source = { type: 'base64', media_type: 'image/png', data: base64 };
      answer(`look-${turn}`, [{ type: 'image', source }], { type: 'image', file: { base64, type: 'image/png' } });
    }
  }
  closeSync(fd);
  return { bytes, records, bytesByKind };
}
