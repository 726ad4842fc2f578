// What a hook costs does not grow with what is in the home: its reads begin at the few rows they want, and the log that
// its writes go to stays short.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import * as injection from '../../src/mind/injection/queries.ts';
import * as mind from '../../src/mind/queries.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { openSqliteWriter } from '../../src/home/sqlite-writer.ts';
import { sql } from '../../src/store/store.ts';
import * as work from '../../src/work/queries.ts';
import { schemaScript } from '../../src/store/migrations.ts';
import { workSchema } from '../../src/work/schema.ts';
import { countStatements, makeToldHome, WAYS } from '../support/told-home.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-statements-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['what a session holds', work.readTasksTakenBy],
  ['what others hold', work.readTasksHeldByOthers],
  ['where others stand in their queues', work.readClaimedTasks],
  ['the newest checkpoint of a task', work.readLatestCheckpoint],
  ['the goals with work in progress', work.readGoalsInProgress],
  ['a session', mind.readSession],
  ['where a session works', mind.readPlaceOfOwner],
  ['the sessions of one name', mind.readOpenSessionsOf],
  ['the windows of a session', mind.readWindows],
  ['the windows on a machine', mind.readWindowsHere],
  ['the tasks that are no longer in flight', mind.landTasks],
  ['the tasks to tell of', mind.tellOfTasks],
  ['the files that it changed', mind.countFiles],
  ['a file that it changes again', mind.touchFile],
  ['the modes that hold for it', mind.readModes],
  ['the draft to show', mind.readDraft],
  ['who recorded work last', work.readNewestActors],
  ['the contexts of a session', injection.contextsOf],
  ['the baseline of a tag', injection.readBaseline],
  ['the lines that hold', injection.linesThatHold],
  ['the lines behind a version', injection.linesSince],
  ['what a context was told', injection.toldOf],
  ['what waits for a session', injection.dueOf],
  ['a handoff that waits', injection.waitingHandoffs],
  ['the modes of injection', injection.readInjectionModes],
  ['what was said lately', injection.saidSince],
  ['the texts of a context', injection.textsOfContext],
  ['what a compaction dropped', injection.droppedOf],
  ['the words that a context was told', injection.toldWords],
  ['what somebody switched a session to', injection.readSwitch],
  ['a run of a session that is not over', injection.openRunOf],
])('%s is read by key', (_, { text }) => {
  using db = new DatabaseSync(':memory:');
  db.exec(schemaScript('sqlite', [ledgerSchema, workSchema, ...mindDomain.schema]));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
  const [first] = plan.map(({ detail }) => detail);
  expect(first).toMatch(/^(?:SEARCH|MULTI-INDEX OR)/);
  // A project has many tasks, and few that are held.
  expect(first).not.toMatch(/^SEARCH t /);
});

test.each([
  ['how what was told stands now', injection.entriesNow],
  ['what the canon knows of things that were met', injection.entriesNaming],
  ['what waits of these', injection.entriesToTell],
])('%s is read by key, entry by entry', (_, { bySize }) => {
  using db = new DatabaseSync(':memory:');
  db.exec(schemaScript('sqlite', [ledgerSchema, ...mindDomain.schema]));
  for (const { statement } of bySize) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${statement.text}`).all() as { detail: string }[];
    expect(plan.filter(({ detail }) => /SCAN (?!naming|\(subquery)/.test(detail))).toEqual([]);
  }
});

test('of handoffs only those that nobody took are looked through', () => {
  using db = new DatabaseSync(':memory:');
  db.exec(schemaScript('sqlite', [ledgerSchema, ...mindDomain.schema]));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${injection.waitingHandoffs.text}`).all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH handoffs USING INDEX idx_handoffs_waiting (project_id=?)']);
});

test('work in progress that nobody holds is read in the order of its index, goal by goal', () => {
  using db = new DatabaseSync(':memory:');
  db.exec(schemaScript('sqlite', [ledgerSchema, workSchema]));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${work.readUnheldDoing.text}`).all() as { detail: string }[];
  const details = plan.map(({ detail }) => detail);
  expect(details[0]).toBe('SEARCH t USING INDEX idx_tasks_doing (project_id=? AND goal_id=?)');
  expect(details.filter((detail) => detail.includes('SCAN') || detail.includes('TEMP B-TREE'))).toEqual([]);
});

test('the log is folded before it grows long, and left where it is', async () => {
  const path = join(folder, 'mind.sqlite');
  const made = new DatabaseSync(path);
  made.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  made.close();
  const put = sql('INSERT INTO notes (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text');
  const sizes: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const writer = openSqliteWriter(path, 0);
    await writer.write((tx) => tx.run(put, round % 3, `${round}`.padStart(20_000, '.')));
    writer.close();
    expect(existsSync(`${path}-wal`)).toBe(true);
    sizes.push(statSync(`${path}-wal`).size);
  }
  expect(Math.max(...sizes)).toBeLessThan(600_000);
  expect(sizes.some((size) => size > 300_000)).toBe(true);
  using db = new DatabaseSync(path);
  expect(db.prepare('SELECT id, CAST(trim(text, ?) AS INTEGER) AS round FROM notes').all('.')).toEqual([
    { id: 0, round: 99 },
    { id: 1, round: 97 },
    { id: 2, round: 98 },
  ]);
});

test('a hook sends no more statements, and begins no more writes, than it needs for what it says', async () => {
  const place = await makeToldHome(folder, 10);
  const counted: string[] = [];
  for (const name of [WAYS.start, WAYS.delta, WAYS.silent]) {
    const { statements, transactions } = await countStatements(name, place);
    counted.push(`${name}: ${statements} in ${transactions}`);
  }
  // The second write keeps what was told, once the answer was written.
  expect(counted).toEqual([
    'start with canon: 38 in 2',
    'prompt that is told a change: 20 in 2',
    'prompt that is told nothing: 15 in 1',
  ]);
});
