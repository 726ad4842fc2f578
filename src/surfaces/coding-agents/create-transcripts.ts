// The agents' own records of their sessions, as the mind asks for them: which files there are, whose they are, and what they say. Never
// loaded by a hook.
import { opendir, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { CODING_AGENTS, isCodingAgent, type CodingAgent } from '../../base/coding-agents.ts';
import { irregularFile } from '../../base/regular-file.ts';
import {
  MOST_LINE_BYTES,
  openByteSource,
  type ByteSource,
  type ChangedFile,
  type LeftFile,
  type Transcripts,
} from '../../mind/mind.ts';
import { claudeTranscripts } from './claude/session-files.ts';
import { codexTranscripts } from './codex/session-files.ts';
import type { AgentTranscripts, Fields, ProjectFolder } from './contract.ts';
import { cursorTranscripts } from './cursor/session-files.ts';
import { isFields } from './formats/transcript.ts';
import { geminiTranscripts } from './gemini/session-files.ts';
import { openChatDocument } from './gemini/session-records.ts';
import { opencodeTranscripts } from './opencode/session-files.ts';
import { splitSession } from './opencode/session-records.ts';
import { piTranscripts } from './pi/session-files.ts';

export const AGENT_TRANSCRIPTS: Readonly<Record<CodingAgent, AgentTranscripts>> = {
  claude: claudeTranscripts,
  codex: codexTranscripts,
  cursor: cursorTranscripts,
  gemini: geminiTranscripts,
  opencode: opencodeTranscripts,
  pi: piTranscripts,
};

export interface TranscriptPlaces {
  /** An environment variable; undefined if it is unset or empty. */
  readonly variable: (name: string) => string | undefined;
  /** The user's home directory. */
  readonly homeFolder: () => string;
}

export function createTranscripts({ variable, homeFolder }: TranscriptPlaces): Transcripts {
  const foldersOf = (agent: CodingAgent) => AGENT_TRANSCRIPTS[agent].folders({ user: homeFolder(), variable });

  async function* changedIn(
    root: string,
    seen: Map<string, string> | undefined,
    agent: string | undefined,
  ): AsyncGenerator<ChangedFile> {
    const folder = await projectFolder(root);
    for (const each of agentsOf(agent)) {
      const definition = AGENT_TRANSCRIPTS[each];
      for (const top of foldersOf(each)) {
        for await (const { path, left } of filesIn(top, definition.isTranscript)) {
          if (seen) {
            const stamp = await stampOf(path);
            if (seen.get(path) === stamp) continue;
            seen.set(path, stamp);
          }
          yield left === undefined
            ? { path, ...(await transcriptsIn(each, path, folder)) }
            : { path, transcripts: [], left };
        }
      }
    }
  }

  return {
    async *read({ agent, path }, after, keyedHash) {
      if (!isCodingAgent(agent))
        throw irregularFile(path, `is of an agent that is not known: ${JSON.stringify(agent)}`);
      yield* AGENT_TRANSCRIPTS[agent].read(path, after, keyedHash);
    },
    recognise: async (path) => recognise(path),
    async *find(root, agent, onLeft) {
      for await (const { path, transcripts, left } of changedIn(root, undefined, agent)) {
        if (left !== undefined) onLeft?.(path, left);
        yield* transcripts;
      }
    },
    changed: (root, seen, agent) => changedIn(root, seen, agent),
    folders: (agent) => agentsOf(agent).flatMap(foldersOf),
    async isOwn({ agent, path }) {
      if (!isCodingAgent(agent)) return false;
      const [file] = splitSession(path);
      const real = await realOf(file);
      if (real === undefined) return false;
      const tops = await Promise.all(foldersOf(agent).map(realOf));
      return tops.some((top) => top !== undefined && isWithin(top, real));
    },
  };
}

function agentsOf(agent: string | undefined): readonly CodingAgent[] {
  return CODING_AGENTS.filter((each) => agent === undefined || agent === each);
}

/** Another one after each write; a database is written beside its file. */
async function stampOf(path: string): Promise<string> {
  const stats = await Promise.all([path, `${path}-wal`].map((each) => stat(each).catch(() => undefined)));
  return stats.map((each) => (each ? `${each.ino} ${each.size} ${each.mtimeMs}` : '')).join();
}

async function transcriptsIn(
  agent: CodingAgent,
  path: string,
  folder: ProjectFolder,
): Promise<Omit<ChangedFile, 'path'>> {
  const definition = AGENT_TRANSCRIPTS[agent];
  try {
    const found = definition.within
      ? definition.within(path, folder)
      : (await definition.isOf(folder, path, () => readHead(path)))
        ? [path]
        : [];
    const transcripts = found.map((name) => ({ agent, path: name }));
    return transcripts.length > 0 ? { transcripts } : { transcripts, left: 'elsewhere' };
  } catch {
    return { transcripts: [], left: 'irregular' };
  }
}

async function recognise(path: string): Promise<string | undefined> {
  const [file] = splitSession(path);
  try {
    const isDatabase = file.endsWith('.db');
    const records = isDatabase ? [] : await readHead(file);
    if (isDatabase && !opencodeTranscripts.isFormat([], file)) return undefined;
    if (isDatabase) opencodeTranscripts.within?.(file, NOWHERE);
    return CODING_AGENTS.find((agent) => AGENT_TRANSCRIPTS[agent].isFormat(records, file));
  } catch {
    return undefined;
  }
}

const NOWHERE: ProjectFolder = { paths: [], holds: () => false };

// ── Folders ──────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_DEPTH = 6;
/** Of one agent's folder: more than years of sessions. */
const MOST_ENTRIES = 200_000;

interface NamedFile {
  readonly path: string;
  readonly left?: LeftFile;
}

/** What a link leads to is not the agent's, and what is no regular file is not opened: whoever looks hears of both. */
async function* filesIn(top: string, isTranscript: (path: string) => boolean): AsyncGenerator<NamedFile> {
  const real = await realOf(top);
  if (real === undefined) return;
  if (isTranscript(basename(real))) yield { path: real };
  let entries = 0;
  const waiting = [{ folder: real, depth: 1 }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { folder, depth } = at;
    for (const entry of await entriesOf(folder)) {
      entries += 1;
      if (entries > MOST_ENTRIES) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (depth < MOST_DEPTH) waiting.push({ folder: path, depth: depth + 1 });
      } else if (isTranscript(relative(real, path).split(sep).join('/'))) {
        const left = entry.isSymbolicLink() ? 'link' : 'irregular';
        yield entry.isFile() ? { path } : { path, left };
      }
    }
  }
}

async function entriesOf(folder: string) {
  try {
    const entries = [];
    for await (const entry of await opendir(folder)) {
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) break;
    }
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // Gone by now, no folder, or not ours to read.
    return [];
  }
}

async function realOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}

async function projectFolder(root: string): Promise<ProjectFolder> {
  const paths = [...new Set([root, (await realOf(root)) ?? root])];
  return {
    paths,
    holds: (path) => path !== undefined && isAbsolute(path) && paths.some((each) => isWithin(each, path)),
  };
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

// ── The first records ────────────────────────────────────────────────────────────────────────────────────────

const HEAD_BYTES = 256 * 1024;

/** Of a line that is longer than that, all of it. */
async function readHead(path: string): Promise<readonly Fields[]> {
  const source = path.endsWith('.json') ? openChatDocument(path) : openByteSource(path);
  try {
    const bytes = Buffer.allocUnsafe(HEAD_BYTES + MOST_LINE_BYTES);
    let length = await fill(source, bytes, 0, HEAD_BYTES);
    if (length === HEAD_BYTES && !bytes.subarray(0, length).includes(10)) {
      length = await fill(source, bytes, length, bytes.length);
    }
    const end = bytes.subarray(0, length).lastIndexOf(10);
    return bytes
      .toString('utf8', 0, Math.max(0, end))
      .split('\n')
      .flatMap((line) => recordIn(line));
  } finally {
    source.close();
  }
}

async function fill(source: ByteSource, bytes: Buffer, from: number, to: number): Promise<number> {
  let length = from;
  while (length < to) {
    const read = await source.read(bytes.subarray(0, to), length);
    if (read === 0) break;
    length += read;
  }
  return length;
}

function recordIn(line: string): readonly Fields[] {
  try {
    const record: unknown = JSON.parse(line);
    return isFields(record) ? [record] : [];
  } catch {
    return [];
  }
}
