// What real agents recorded, read by our readers: sessions of `npm run agents -- --record`, each of two processes with a person's
// correction, and sessions that were compacted.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TranscriptCursor, TranscriptFile, TranscriptStep } from '../../src/mind/mind.ts';
import { LESSON, lessonIn } from '../support/lesson.ts';
import { anyTranscripts, eventsIn, readAll, standing } from '../support/transcript-files.ts';

const fixtures = join(import.meta.dirname, '..', 'support', 'transcripts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Table {
  readonly name: string;
  readonly sql: string;
  readonly rows: readonly Record<string, SQLInputValue>[];
}

/** OpenCode's rows become a database again. */
function fixture(agent: string, name: string): TranscriptFile {
  if (agent !== 'opencode') return { agent, path: join(fixtures, agent, `${name}.jsonl`) };
  const path = join(folder, 'opencode.db');
  const tables = JSON.parse(readFileSync(join(fixtures, agent, `${name}.json`), 'utf8')) as Table[];
  using db = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  for (const { name: table, sql, rows } of tables) {
    db.exec(sql);
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const insert = `INSERT INTO "${table}" (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
      db.prepare(insert).run(...Object.values(row));
    }
  }
  return { agent, path };
}

describe.each(['claude', 'codex', 'gemini', 'opencode', 'pi'])('[MND-16] a record of %s', (agent) => {
  test('says what was said, run, changed and answered, before it ended and after it went on', async () => {
    const file = fixture(agent, 'taught');
    const { steps, counts } = await readAll(file);
    expect(counts).toMatchObject({ unknown: 0, broken: 0 });
    expect(lessonIn(steps)).toEqual(LESSON);
    const sessions = steps.flatMap((step) => (step.step === 'session' ? [step.session] : []));
    expect(new Set(sessions.map(({ session_id }) => session_id)).size).toBe(1);
    expect(sessions[0]).toMatchObject(agent === 'gemini' ? {} : { cwd: '/home/ada/shop' });
    expect(await anyTranscripts.recognise(file.path)).toBe(agent);
  });

  test('that was compacted says everything once, and its summary as that', async () => {
    const { steps, counts } = await readAll(fixture(agent, 'compacted'));
    expect(counts).toMatchObject({ unknown: 0, broken: 0 });
    expect(eventsIn(steps).filter(({ kind }) => kind === 'compaction').length).toBe(1);
    const prompts = standing(steps).filter((line) => line.startsWith('user '));
    expect(prompts.map((line) => line.replaceAll('⏎', ''))).toEqual(PROMPTS[agent]);
  });
});

/** Of the compacted sessions: what a person typed, and nothing that hooks, the system or the agent put there. */
const PROMPTS: Readonly<Record<string, readonly string[]>> = {
  claude: ['user Read much', 'user Go on'],
  codex: ['user Start the order', 'user Go on', 'user Go on again', 'user And on'],
  gemini: ['user First', 'user Second', 'user Third'],
  opencode: ['user Start the order', 'user Go on', 'user Go on again', 'user And on'],
  pi: ['user Hello', 'user Go on', 'user And on'],
};

test.each(['claude', 'codex', 'gemini', 'pi'])(
  '[MND-16] a record of %s that is read while it grows says the same as one that is read at once',
  async (agent) => {
    const { path } = fixture(agent, 'taught');
    const lines = readFileSync(path, 'utf8').split(/(?<=\n)/);
    const growing = { agent, path: join(folder, basename(path)) };
    writeFileSync(growing.path, '');
    const steps: TranscriptStep[] = [];
    let cursor: TranscriptCursor | undefined;
    for (const at of [0.2, 0.5, 0.6, 1].map((share) => Math.ceil(lines.length * share))) {
      writeFileSync(growing.path, lines.slice(0, at).join(''));
      const read = await readAll(growing, cursor);
      expect(read.isAnew).toBe(false);
      steps.push(...read.steps);
      ({ cursor } = read);
    }
    expect(standing(steps)).toEqual(standing((await readAll({ agent, path })).steps));
  },
);
