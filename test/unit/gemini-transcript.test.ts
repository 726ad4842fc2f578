// When a session of Gemini CLI was compressed, by its transcript.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressedAt } from '../../src/surfaces/coding-agents/gemini/compressed-at.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-transcript-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const summary = (timestamp: unknown) => ({ timestamp, content: [{ text: '<state_snapshot>…</state_snapshot>' }] });
const said = { timestamp: '2026-11-16T05:09:00.000Z', content: [{ text: 'Hello' }] };
const anew = (...messages: object[]) => ({ $set: { messages } });

function transcript(...lines: object[]): string {
  const path = join(folder, 'chat.jsonl');
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

test('is the time of the newest summary', () => {
  const first = anew(said, summary('2026-11-16T05:01:00.000Z'), said);
  const second = anew(said, summary('2026-11-16T05:02:00.000Z'), said);
  expect(compressedAt(transcript({ id: '1' }, first, said, second, said))).toBe('2026-11-16T05:02:00.000Z');
});

test('is none where nothing was compressed', () => {
  expect(compressedAt(transcript(said, anew(said)))).toBeUndefined();
});

test('is none where a message only mentions a summary, or has no time', () => {
  expect(compressedAt(transcript(summary('2026-11-16T05:01:00.000Z')))).toBeUndefined();
  expect(compressedAt(transcript(anew(summary('never'))))).toBeUndefined();
  expect(compressedAt(transcript(anew(summary(7))))).toBeUndefined();
});

test('is none where there is no transcript, or what is there would never end', () => {
  expect(compressedAt(join(folder, 'none'))).toBeUndefined();
  expect(compressedAt(folder)).toBeUndefined();
  spawnSync('mkfifo', [join(folder, 'pipe')]);
  expect(compressedAt(join(folder, 'pipe'))).toBeUndefined();
});

test('is found at the end of a transcript of any length', () => {
  const long = { content: 'x'.repeat(5 * 1024 * 1024) };
  expect(compressedAt(transcript(long, anew(summary('2026-11-16T05:03:00.000Z'))))).toBe('2026-11-16T05:03:00.000Z');
});
