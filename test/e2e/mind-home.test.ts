// The mind's database as part of its home: backed up, restored, looked at and verified with it; on Postgres too.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createHookHome, recorded, type HookHome } from '../support/hook-home.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';
import { claudeSession, writeLines } from '../support/transcript-files.ts';

let home: HookHome;

beforeEach(() => {
  home = createHookHome();
});
afterEach(() => home.dispose());

const mindPath = () => join(home.folder, '.throughline', 'mind.sqlite');
const begin = (session: string) =>
  home.hook('claude', { ...recorded('claude', 'start', home.folder), session_id: session });
const ids = () => home.sessions().map((session) => session['session_id']);

function failing(...args: string[]) {
  const { status, stdout } = runWarm(PROGRAM, [...args, '--json'], { cwd: home.folder, env: home.env });
  return { status, json: JSON.parse(stdout) as Record<string, unknown> };
}

test('a home has no mind before a command needs it; a command that needs none makes none', () => {
  home.tl('goal', 'create', 'A goal');
  home.tl('verify');
  home.tl('next');
  home.tl('backup', 'saved');
  const { checks } = home.tl('doctor') as { checks: { name: string; status: string }[] };
  expect(checks.find(({ name }) => name === 'mind database')).toMatchObject({ status: 'skipped' });
  expect(existsSync(mindPath())).toBe(false);
  expect(home.tl('session', 'list')).toEqual({ sessions: [], next_after: null });
  expect(statSync(mindPath()).mode & 0o777).toBe(0o600);
});

test('sessions go into a backup, and come back with it', () => {
  begin('before');
  home.tl('backup', 'saved');
  begin('after');
  expect(ids()).toEqual(['after', 'before']);
  home.tl('restore', 'saved');
  expect(ids()).toEqual(['before']);
  expect(begin('later').stdout).toContain('Next step');
  expect(ids()).toEqual(['before', 'later']);
  expect(home.log()).toBe('');
  expect(home.tl('session', 'list', '--limit', '1')['sessions']).toMatchObject([{ session_id: 'later' }]);
});

test('the mind is printed to be edited, or written as files into a new folder, by the same command', () => {
  home.tl('memory', 'save', 'fact', 'Parcels weigh at most thirty kilograms.');
  const printed = home.tl('mind', 'export') as { content: string };
  expect(home.tl('mind', 'export', '--to', 'given')).toMatchObject({ files: 2, bundles: 0, missing: 0 });
  expect(readFileSync(join(home.folder, 'given', 'project_mind.md'), 'utf8')).toBe(printed.content);
  expect(JSON.parse((home.tl('mind', 'export', '--format', 'json') as { content: string }).content)).toMatchObject({
    format: 'throughline-canon',
  });
  expect(failing('mind', 'export', '--to', 'given')).toMatchObject({ status: 3, json: { code: 'export_folder' } });
  expect(failing('mind', 'export', '--to', 'other', '--format', 'json').status).toBe(2);
  expect(existsSync(join(home.folder, 'other'))).toBe(false);
  const { stdout } = runWarm(PROGRAM, ['mind', 'export'], { cwd: home.folder, env: home.env });
  expect(stdout).toBe(printed.content);
});

test('a damaged mind in a backup is refused, and nothing is exchanged', () => {
  begin('one');
  home.tl('backup', 'saved');
  writeFileSync(join(home.folder, 'saved', 'mind.sqlite'), Buffer.alloc(8_192, 7));
  const before = readFileSync(join(home.folder, '.throughline', 'work.sqlite'));
  expect(failing('restore', 'saved').status).not.toBe(0);
  expect(readFileSync(join(home.folder, '.throughline', 'work.sqlite')).equals(before)).toBe(true);
  expect(ids()).toEqual(['one']);
});

test('doctor and verify find a damaged mind, and one that is gone', () => {
  begin('one');
  home.tl('verify');
  const report = home.tl('doctor') as { checks: { name: string; status: string }[] };
  expect(report.checks.find(({ name }) => name === 'mind database')).toMatchObject({ status: 'ok' });
  // Folds the log, so that the file is all there is.
  home.tl('session', 'list');
  const bytes = readFileSync(mindPath());
  bytes.fill(0xab, 4_096 + 8, 4_096 + 200);
  writeFileSync(mindPath(), bytes);
  expect(failing('verify').status).toBe(4);
  expect(failing('doctor').status).toBe(6);
  // Half a backup stands in nobody's way.
  expect(failing('backup', 'half').json).toMatchObject({ code: 'database_corrupt' });
  expect(existsSync(join(home.folder, 'half'))).toBe(false);
  spawnSync('rm', [mindPath(), `${mindPath()}-wal`, `${mindPath()}-shm`]);
  expect(failing('doctor').status).toBe(6);
  expect(failing('verify')).toMatchObject({ status: 4, json: { problems: [{ code: 'database_missing' }] } });
  expect(existsSync(mindPath())).toBe(false);
  expect(failing('session', 'list').json).toMatchObject({ code: 'database_missing' });
  home.tl('trust');
  expect(begin('anew').stdout).toContain('Next step');
});

describe('on Postgres', () => {
  const url = new URL(inject('postgresUrl'));

  async function onServer(statement: string, at = inject('postgresUrl')): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const inHome = (statement: string) => onServer(statement, url.href);

  beforeEach(async () => {
    url.pathname = `/mind_${process.pid}`;
    await onServer(`CREATE DATABASE ${url.pathname.slice(1)}`);
    home.env['THROUGHLINE_HOME'] = url.href;
    home.tl('init');
  });
  afterEach(() => onServer(`DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`));

  const minded = (report: Record<string, unknown>) =>
    (report as { checks: { name: string }[] }).checks.find(({ name }) => name === 'mind database');

  test('sessions are rows in a schema of their own', () => {
    home.tl('goal', 'create', 'A goal');
    expect(begin('far').stdout).toContain('Next step');
    // Not its end, which a loaded machine may miss: agents wait no longer than a second for that.
    const stopped = home.hook('claude', { ...recorded('claude', 'stop', home.folder), session_id: 'far' });
    expect(stopped.answer).toEqual({});
    const { sessions } = home.tl('session', 'list') as { sessions: Record<string, unknown>[] };
    expect(sessions).toMatchObject([{ session_id: 'far', agent: 'claude', last_event: 'Stop' }]);
  });

  test('a session that ends without a checkpoint leaves a draft there too', async () => {
    home.tl('goal', 'create', 'A goal');
    home.tl('task', 'add', 'G1', 'Write it');
    begin('far');
    home.tl('task', 'start', 'T1', '--owner', 'claude:far');
    const edit = recorded('claude', 'edit', home.folder);
    home.hook('claude', { ...edit, session_id: 'far' });
    home.hook('claude', { ...recorded('claude', 'end', home.folder), session_id: 'far' });
    const drafts = () => home.tl('checkpoint', 'drafts')['drafts'] as object[];
    await eventually('a draft is made', () => drafts().length > 0);
    expect(drafts()).toMatchObject([{ session_id: 'far', number: 1, made_by: 'session end', files: ['src/login.ts'] }]);
    expect(home.tl('next')['draft']).toEqual(drafts()[0]);
  });

  test('a session is told what the project knows, a correction at its next prompt, and all of it after a compaction', () => {
    home.tl('goal', 'create', 'A goal');
    const path = writeLines(join(home.folder, 'taught.jsonl'), [
      claudeSession('taught', home.folder).prompt('Always use pnpm, never npm.'),
    ]);
    home.tl('mind', 'ingest', path);
    home.tl('mind', 'finalize', 'taught');
    home.tl('mind', 'consolidate');
    const session = { session_id: 'far', transcript_path: writeLines(join(home.folder, 'far.jsonl'), []) };
    const tells = (agent: string, event: string) =>
      home.hook(agent, { ...recorded(agent, event, home.folder), ...session }).stdout;
    expect(tells('claude', 'start')).toContain('pnpm');
    expect(tells('claude', 'prompt')).not.toContain('pnpm');
    const corrected = ['canon', 'correct', 'C1', 'Always use yarn, never npm.'];
    home.tl(...corrected, '--confirm', String(failing(...corrected).json['digest']));
    tells('claude', 'stop');
    const next = { ...recorded('claude', 'prompt', home.folder), ...session, prompt_id: 'next' };
    expect(home.hook('claude', next).stdout).toContain('Always use yarn, never npm.');
    tells('claude', 'compacting');
    expect(tells('claude', 'compacted')).toContain('Always use yarn, never npm.');
    expect(tells('codex', 'start')).toContain('Always use yarn, never npm.');
    expect(home.log()).toBe('');
  });

  test('a backup holds them once there are any, of the same moment and all or nothing', async () => {
    home.tl('backup', 'early');
    expect(await inHome("SELECT 1 FROM pg_namespace WHERE nspname IN ('mind', 'early_mind')")).toEqual([]);
    begin('kept');
    await inHome('CREATE SCHEMA monday_mind');
    expect(failing('backup', 'monday').json).toMatchObject({ code: 'backup_exists' });
    expect(await inHome("SELECT 1 FROM pg_namespace WHERE nspname = 'monday'")).toEqual([]);
    await inHome('DROP SCHEMA monday_mind');
    home.tl('backup', 'monday');
    begin('later');
    expect(await inHome('SELECT session_id FROM monday_mind.agent_sessions')).toEqual([{ session_id: 'kept' }]);
    home.tl('restore', 'monday');
    expect(home.tl('session', 'list')['sessions']).toMatchObject([{ session_id: 'kept' }]);
    expect(home.tl('verify', '--deep')).toMatchObject({ ok: true });
    expect(begin('anew').stdout).toContain('Next step');
    // One without a mind in it keeps aside what is there.
    home.tl('restore', 'early');
    expect(home.tl('session', 'list')['sessions']).toHaveLength(0);
    expect(await inHome("SELECT 1 FROM pg_namespace WHERE nspname LIKE 'mind_replaced_%'")).toHaveLength(2);
  });

  test('doctor and verify find damage in it, and that it is gone', async () => {
    expect(minded(home.tl('doctor'))).toMatchObject({ status: 'skipped' });
    expect(home.tl('verify')).toMatchObject({ ok: true });
    begin('one');
    expect(minded(home.tl('doctor'))).toMatchObject({ status: 'ok' });
    expect(home.tl('verify')).toMatchObject({ ok: true });
    await inHome('ALTER TABLE mind.agent_sessions DROP COLUMN cwd');
    expect(minded(failing('doctor').json)).toMatchObject({ status: 'fail' });
    expect(failing('verify')).toMatchObject({ status: 4, json: { problems: [{ code: 'database_corrupt' }] } });
    await inHome('DROP SCHEMA mind CASCADE');
    expect(minded(failing('doctor').json)).toMatchObject({ status: 'fail' });
    expect(failing('verify')).toMatchObject({ status: 4, json: { problems: [{ code: 'database_missing' }] } });
    expect(failing('session', 'list').json).toMatchObject({ code: 'database_missing' });
    expect(await inHome("SELECT 1 FROM pg_namespace WHERE nspname = 'mind'")).toEqual([]);
    home.tl('trust');
    expect(home.tl('session', 'list')).toEqual({ sessions: [], next_after: null });
  });
});
