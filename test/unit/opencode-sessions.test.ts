// The sessions in OpenCode's database: read without changing or holding it, and again after it changed.
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventsIn, readAll, standing } from '../support/transcript-files.ts';

let folder: string;
let db: DatabaseSync;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-opencode-'));
  path = join(folder, 'opencode.db');
  db = new DatabaseSync(path);
  db.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE session (id TEXT PRIMARY KEY, project_id TEXT, parent_id TEXT, slug TEXT, directory TEXT NOT NULL, title TEXT,
      version TEXT, revert TEXT, time_created INTEGER NOT NULL, time_updated INTEGER NOT NULL);
    CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT NOT NULL, time_created INTEGER NOT NULL, time_updated INTEGER NOT NULL,
      data TEXT NOT NULL);
    CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT NOT NULL, session_id TEXT NOT NULL, time_created INTEGER NOT NULL,
      time_updated INTEGER NOT NULL, data TEXT NOT NULL);
    CREATE TABLE session_message (id TEXT PRIMARY KEY, session_id TEXT NOT NULL, type TEXT NOT NULL, seq INTEGER NOT NULL,
      time_created INTEGER NOT NULL, time_updated INTEGER NOT NULL, data TEXT NOT NULL);`);
});
afterEach(() => {
  if (db.isOpen) db.close();
  rmSync(folder, { recursive: true, force: true });
});

const MS = Date.parse('2026-11-16T05:00:00.000Z');
let clock = MS;

function session(id: string, directory = '/w/shop', parent: string | null = null): void {
  db.prepare('INSERT INTO session (id, parent_id, directory, time_created, time_updated) VALUES (?, ?, ?, ?, ?)').run(
    id,
    parent,
    directory,
    MS,
    MS,
  );
}

/** A message and its parts, whose ids follow those before. */
function message(id: string, role: string, parts: readonly object[], more: object = {}, of = 'ses_1'): void {
  clock += 1_000;
  const data = JSON.stringify({ role, time: { created: clock, completed: clock }, ...more });
  db.prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?)').run(id, of, clock, clock, data);
  for (const [n, part] of parts.entries()) {
    db.prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)').run(
      `prt_${id}_${n}`,
      id,
      of,
      clock,
      clock,
      JSON.stringify(part),
    );
  }
}

function newer(id: string, type: string, seq: number, data: object, of = 'ses_1'): void {
  clock += 1_000;
  db.prepare('INSERT INTO session_message VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    id,
    of,
    type,
    seq,
    clock,
    clock,
    JSON.stringify({ time: { created: clock }, ...data }),
  );
}

const text = (words: string, more: object = {}) => ({
  type: 'text',
  text: words,
  time: { start: MS, end: MS },
  ...more,
});
const tool = (name: string, input: object, state: object) => ({
  type: 'tool',
  tool: name,
  callID: `call_${name}`,
  state: { input, time: { start: MS, end: MS }, ...state },
});
const read = (after?: Parameters<typeof readAll>[1], id = '#ses_1') =>
  readAll({ agent: 'opencode', path: `${path}${id}` }, after);

function aSession(): void {
  session('ses_1');
  message('msg_1', 'user', [
    text('Use npm, not pnpm'),
    text('be good', { synthetic: true }),
    { type: 'file', mime: 'text/plain' },
  ]);
  message('msg_2', 'assistant', [
    { type: 'step-start' },
    text('On it'),
    tool('bash', { command: 'npm test > out.log' }, { status: 'completed', output: 'red', metadata: { exit: 1 } }),
    tool('edit', { filePath: '/w/shop/a.ts' }, { status: 'error', error: 'no such text' }),
    tool('throughline_work_next', {}, { status: 'completed', output: 'T1', metadata: {} }),
  ]);
  message('msg_3', 'assistant', [text('Summary of all')], { summary: true });
}

const SAID = [
  'user Use npm, not pnpm',
  'user? be good',
  'agent On it',
  'call bash npm test > out.log [changed out.log]',
  'result red [code 1 error]',
  'call edit filePath: /w/shop/a.ts [changed /w/shop/a.ts]',
  'result no such text [code null error]',
  'call? throughline_work_next ',
  'result? T1 [code null]',
  'compaction Summary of all',
];

test('are told in one shape, and once', async () => {
  aSession();
  const whole = await read();
  expect(standing(whole.steps)).toEqual(SAID);
  expect(whole.steps[0]).toEqual({
    step: 'session',
    session: { session_id: 'ses_1', cwd: '/w/shop', started_at: '2026-11-16T05:00:00.000Z' },
  });
  expect(whole.counts).toEqual({ records: 9, unknown: 0, broken: 0 });
  const bytes = Buffer.concat(whole.raw.map((part) => part.bytes));
  for (const { place, text: words } of eventsIn(whole.steps)) {
    expect(bytes.toString('utf8', place.offset, place.offset + place.length)).toContain(
      JSON.stringify(words).slice(1, 8),
    );
  }
  expect((await read(whole.cursor)).parts).toBe(0);
  for (const word of ['npm', 'Summary', '/w/shop']) expect(JSON.stringify(whole.cursor)).not.toContain(word);
});

test('are told part by part as they come, and what is not finished only when it is, or when more follows', async () => {
  session('ses_1');
  message('msg_1', 'user', [text('Go')]);
  const first = await read();
  const running = tool('bash', { command: 'ls' }, { status: 'running' });
  message('msg_2', 'assistant', [text('On it'), running], { time: { created: clock } });
  const second = await read(first.cursor);
  expect(standing(second.steps)).toEqual(['agent On it']);
  const done = JSON.stringify(
    tool('bash', { command: 'ls' }, { status: 'completed', output: 'a', metadata: { exit: 0 } }),
  );
  db.prepare('UPDATE part SET data = ? WHERE id = ?').run(done, 'prt_msg_2_1');
  message('msg_3', 'assistant', [{ type: 'text', text: 'Half a', time: { start: MS } }], { time: { created: clock } });
  const third = await read(second.cursor);
  expect(standing(third.steps)).toEqual(['call bash ls', 'result a [code 0]']);
  message('msg_4', 'user', [text('Stop')]);
  const last = await read(third.cursor);
  expect(standing(last.steps)).toEqual(['agent Half a', 'user Stop']);
  expect([first, second, third, last].some(({ isAnew }) => isAnew)).toBe(false);
});

describe('what was taken back', () => {
  const revert = (value: object | null) =>
    db.prepare('UPDATE session SET revert = ? WHERE id = ?').run(value && JSON.stringify(value), 'ses_1');

  test('by a revert counts again when that is taken back', async () => {
    aSession();
    const first = await read();
    revert({ messageID: 'msg_2', partID: 'prt_msg_2_2' });
    const second = await read(first.cursor);
    expect(standing([...first.steps, ...second.steps])).toEqual(SAID.slice(0, 3));
    expect((await read(second.cursor)).parts).toBe(0);
    revert(null);
    const third = await read(second.cursor);
    expect(standing([...first.steps, ...second.steps, ...third.steps])).toEqual(SAID);
    revert({ messageID: 'msg_3' });
    expect(standing((await read()).steps)).toEqual(SAID.slice(0, -1));
  });

  test('by a revert that was carried out stays so', async () => {
    aSession();
    const first = await read();
    db.exec(`DELETE FROM part WHERE message_id >= 'msg_2'; DELETE FROM message WHERE id >= 'msg_2'`);
    message('msg_5', 'user', [text('Another way')]);
    const second = await read(first.cursor);
    expect(standing([...first.steps, ...second.steps])).toEqual([...SAID.slice(0, 2), 'user Another way']);
  });
});

test('of the newer form are told, alone and behind older messages', async () => {
  session('ses_1');
  message('msg_1', 'user', [text('Old')]);
  newer('msg_1', 'user', 1, { text: 'Old' });
  newer('msg_2', 'user', 2, { text: 'New' });
  newer('msg_3', 'assistant', 3, {
    content: [
      { type: 'reasoning', id: 'r', text: 'hm' },
      { type: 'text', id: 't', text: 'On it' },
      {
        type: 'tool',
        id: 'c',
        name: 'bash',
        state: {
          status: 'completed',
          input: { command: 'ls' },
          content: [{ type: 'text', text: 'a' }],
          structured: { exit: 0 },
        },
      },
    ],
    time: { created: clock, completed: clock },
  });
  newer('msg_4', 'shell', 4, { callID: 's', command: 'pwd', output: '/w', time: { created: clock, completed: clock } });
  newer('msg_5', 'synthetic', 5, { text: 'be good' });
  newer('msg_6', 'compaction', 6, { summary: 'Summary', recent: '', reason: 'auto' });
  newer('msg_7', 'agent-switched', 7, { agent: 'plan' });
  newer('msg_8', 'assistant', 8, { content: [{ type: 'text', id: 't', text: 'Half' }] });
  const first = await read();
  expect(standing(first.steps)).toEqual([
    'user Old',
    'user New',
    'agent On it',
    'call bash ls',
    'result a [code 0]',
    'call bash pwd',
    'result /w [code null]',
    'user? be good',
    'compaction Summary',
  ]);
  newer('msg_9', 'user', 9, { text: 'Stop' });
  expect(standing((await read(first.cursor)).steps)).toEqual(['agent Half', 'user Stop']);
});

test('of other sessions are left out where one is named, and those of a subagent are marked', async () => {
  aSession();
  session('ses_2', '/w/shop', 'ses_1');
  message('msg_9', 'user', [text('Task')], {}, 'ses_2');
  expect(standing((await read(undefined, '#ses_2')).steps)).toEqual(['user> Task']);
  expect(standing((await read(undefined, '#ses_3')).steps)).toEqual([]);
  expect(standing((await read(undefined, '')).steps)).toEqual([...SAID, 'user> Task']);
});

test('with parts that are broken or too long are counted', async () => {
  session('ses_1');
  message('msg_1', 'user', [text('x'.repeat(1_100_000)), text('Short'), { type: 'dream' }]);
  db.prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)').run('prt_z', 'msg_1', 'ses_1', clock, clock, '{');
  const { steps, counts } = await read();
  expect([standing(steps), counts]).toEqual([['user Short'], { records: 2, unknown: 1, broken: 2 }]);
});

test('with many parts come in parts of bounded size, and go on behind each', async () => {
  session('ses_1');
  for (let n = 0; n < 60; n += 1)
    message(`msg_${String(n).padStart(3, '0')}`, 'user', [text(`${n} ${'x'.repeat(99_000)}`)]);
  const { steps, parts, raw } = await read();
  expect([eventsIn(steps).length, parts]).toEqual([60, 3]);
  for (const { bytes } of raw) expect(bytes.length).toBeLessThan(3_200_000);
  expect(raw.map(({ offset }) => offset)).toEqual([
    0,
    raw[0]?.bytes.length,
    (raw[0]?.bytes.length ?? 0) + (raw[1]?.bytes.length ?? 0),
  ]);
});

describe('the database', () => {
  const bytesOf = () =>
    readdirSync(folder)
      .toSorted()
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

  test('is as it was, with and without a log, and its writer never waits', async () => {
    aSession();
    const before = bytesOf();
    expect(before.map(([name]) => name)).toEqual(['opencode.db', 'opencode.db-wal']);
    db.exec('BEGIN IMMEDIATE');
    expect(standing((await read()).steps)).toEqual(SAID);
    db.exec('ROLLBACK');
    expect(bytesOf()).toEqual(before);
    db.close();
    const alone = bytesOf();
    expect(standing((await read()).steps)).toEqual(SAID);
    expect(bytesOf()).toEqual(alone);
    expect(readdirSync(folder)).toEqual(['opencode.db']);
  });

  test('that was put in its place is told from the beginning', async () => {
    aSession();
    const { cursor } = await read();
    db.close();
    // Both are there at once, so that the system cannot give the second the number of the first.
    copyFileSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
    const again = await read(cursor);
    expect([again.isAnew, standing(again.steps)]).toEqual([true, SAID]);
  });

  test('that is none, or of somebody else, is refused', async () => {
    db.close();
    writeFileSync(path, 'no database');
    await expect(read()).rejects.toThrow('cannot be read as a database');
    rmSync(path);
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE session (id TEXT)');
    other.close();
    await expect(read()).rejects.toThrow('holds no sessions');
  });
});
