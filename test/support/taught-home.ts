// A home whose mind has learned three lines from a session, a correction of one of them, and what agents write and are answered.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTimestamp } from '../../src/base/clock.ts';
import { createHookHome, type HookHome } from './hook-home.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
export const TAUGHT = 'Always use pnpm, never npm. We deploy with fly.io only. The API listens on port 8081.';
/** As many lines as that comes to. */
export const LINES = 3;

export interface TaughtHome extends HookHome {
  /** The line about a port says another one from now on: what it says then. */
  correct(): string;
  /** What holds under the tag `docs` alone: a session was switched to it before its person said so. */
  teachDocs(): void;
}

export const OF_DOCS = 'Always write the docs in English.';

export function createTaughtHome(): TaughtHome {
  const home = createHookHome();
  home.tl('goal', 'create', 'Ship the shop');
  home.tl('task', 'add', 'G1', 'Write the login');
  const path = join(home.folder, 'taught.jsonl');
  // Only a session that has been quiet for a while is sealed.
  const at = Date.now() - WEEK_MS;
  const records = [promptRecord('u1', null, TAUGHT, at), answerRecord('u2', 'u1', at)];
  writeFileSync(path, transcriptOf('taught', home.folder, records));
  home.tl('mind', 'ingest', path);
  home.tl('mind', 'finalize');
  home.tl('mind', 'consolidate');
  let port = 8_081;
  return {
    ...home,
    correct() {
      const { entries } = home.tl('canon', 'list') as { entries: { anchor: string; summary: string }[] };
      const number = /^C\d+/.exec(entries.find(({ summary }) => summary.includes('port'))?.anchor ?? '')?.[0] ?? 'none';
      port += 1;
      const words = `The API listens on port ${port}`;
      home.asPerson('canon', 'correct', number, `${words}.`);
      return words;
    },
    teachDocs() {
      const place = join(home.folder, 'docs.jsonl');
      const atMs = Date.now();
      const first = [promptRecord('d1', null, 'Look at the docs.', atMs), answerRecord('d2', 'd1', atMs)];
      writeFileSync(place, transcriptOf('docs-taught', home.folder, first));
      home.tl('mind', 'ingest', place);
      home.tl('tag', 'switch', 'docs', '--session', 'docs-taught');
      const then = [promptRecord('d3', 'd2', OF_DOCS, atMs + 1), answerRecord('d4', 'd3', atMs + 1)];
      writeFileSync(place, transcriptOf('docs-taught', home.folder, [...first, ...then]));
      home.tl('mind', 'ingest', place);
      home.tl('mind', 'finalize', 'docs-taught');
      home.tl('mind', 'consolidate');
    },
  };
}

// ── What agents write ────────────────────────────────────────────────────────────────────────────────────────

export type TranscriptRecord = Readonly<Record<string, unknown>>;

function recordOf(uuid: string, parentUuid: string | null, atMs: number, message: { readonly role: string }) {
  return { type: message.role, uuid, parentUuid, timestamp: toTimestamp(atMs), message };
}

export function promptRecord(uuid: string, parent: string | null, content: string, atMs: number): TranscriptRecord {
  return recordOf(uuid, parent, atMs, { role: 'user', content } as never);
}

export function answerRecord(uuid: string, parent: string, atMs: number): TranscriptRecord {
  const content = [{ type: 'text', text: 'Understood.' }];
  return recordOf(uuid, parent, atMs, { id: uuid, role: 'assistant', content } as never);
}

/** Of Claude Code. */
export function transcriptOf(sessionId: string, cwd: string, records: readonly TranscriptRecord[]): string {
  return records.map((each) => `${JSON.stringify({ ...each, sessionId, cwd })}\n`).join('');
}

// ── What agents are answered ─────────────────────────────────────────────────────────────────────────────────

/** What the model gets of it. */
export function textIn(answer: unknown): string {
  const { hookSpecificOutput, additional_context, context } = answer as Record<string, never>;
  const { additionalContext } = (hookSpecificOutput ?? {}) as { additionalContext?: string };
  return additionalContext ?? (additional_context as string | undefined) ?? (context as string | undefined) ?? '';
}

const ANCHOR = /\[(C\d+@\d+)\]/g;
export const anchorsIn = (text: string) => [...text.matchAll(ANCHOR)].map(([, anchor]) => anchor);

/** For `--require`: the process is killed as soon as it has written its answer. */
export function killsAfterAnswer(folder: string): string {
  const path = join(folder, 'killer.cjs');
  writeFileSync(
    path,
    `const fs = require('node:fs');
     const { writeSync } = fs;
     fs.writeSync = (fd, ...rest) => {
       const written = writeSync(fd, ...rest);
       if (fd === 1) process.kill(process.pid, 'SIGKILL');
       return written;
     };`,
  );
  return path;
}
