// A home on Postgres, used by several processes that know nothing but its URL; large snapshots in S3 where it runs.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import {
  openHome,
  readConfig,
  register,
  restoreHome,
  type Config,
  type Home,
  type HomeOptions,
} from '../../src/main.ts';
import { board } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { startRgw, whyNoRgw, type Rgw } from '../support/rgw.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const STREAM = '01990000-0000-7000-8000-000000000002';

let folder: string;
let url: string;
let rgw: Rgw | undefined;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own, because a home's schema has a fixed name. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-pghome-'));
  const name = `home_${process.pid}_${Date.now()}`;
  await onServer(`CREATE DATABASE ${name}`);
  const parsed = new URL(inject('postgresUrl'));
  parsed.pathname = `/${name}`;
  parsed.password = 'not-a-secret-but-must-not-show';
  url = parsed.href;
});

afterEach(async () => {
  await onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rgw?.stop());

async function inHome<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const schemas = async (like: string) =>
  (await inHome<{ nspname: string }>(`SELECT nspname FROM pg_namespace WHERE nspname LIKE '%${like}%'`)).map(
    ({ nspname }) => nspname,
  );

/** Every column, constraint, index and function of a schema, without its name. */
async function shapeOf(schema: string): Promise<string[]> {
  const rows = await inHome<{ text: string }>(
    `SELECT format('%s %s %s %s', table_name, column_name, data_type, is_nullable) AS text
       FROM information_schema.columns WHERE table_schema = '${schema}'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = '${schema}'
     UNION ALL SELECT conname || ' ' || pg_get_constraintdef(c.oid) FROM pg_constraint c
       JOIN pg_namespace n ON n.oid = c.connamespace WHERE nspname = '${schema}'
     UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p
       JOIN pg_namespace n ON n.oid = p.pronamespace WHERE nspname = '${schema}'
     ORDER BY text`,
  );
  return rows.map(({ text }) => text.replaceAll(`${schema}.`, ''));
}

function tl(...args: string[]) {
  const env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg'), THROUGHLINE_HOME: url };
  const { status, stdout, stderr } = runWarm(PROGRAM, args, { cwd: folder, env });
  expect(stdout + stderr).not.toContain('must-not-show');
  return { status, stdout, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

const config = () => ({ ...readConfig(), configFolder: join(folder, 'xdg', 'throughline') });

async function inside<T>(body: (home: Home) => Promise<T>, as = config()): Promise<T> {
  const home = await openHome({ postgres: url, config: as });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

/** A goal, signed. */
const begin = (text: string, as?: Config) =>
  inside(async (home) => {
    await home.call('work.create_goal', { text });
    await home.ledger.sign();
  }, as);
const verified = (as?: Config) => inside((home) => home.ledger.verify({ deep: true }), as);
const backup = (to: string) => inside((home) => home.backup(to));
const restore = (name: string, options: HomeOptions = {}) =>
  restoreHome(name, { postgres: url, config: config(), ...options });

/** Each trusts what the other signs. */
async function anotherMachine(): Promise<Config> {
  const [one, other] = [config(), { ...readConfig(), configFolder: join(folder, 'another machine') }];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const key = await inside(async (home) => home.verifierKeyPath, from);
    mkdirSync(join(to.configFolder, 'trusted-keys'), { recursive: true, mode: 0o700 });
    copyFileSync(key, join(to.configFolder, 'trusted-keys', 'other.pub'));
  }
  return other;
}

const card = (n: number) => ({ type: 'card.added', payload: { card_id: `c${n}`, title: 'x'.repeat(600) } }) as const;

describe('a home on Postgres', () => {
  test('is made, written, shown, verified, proved and backed up like one in a folder', async () => {
    expect(tl('init', '--json').json()).toMatchObject({ created: true });
    expect(tl('init', '--json').json()).toMatchObject({ created: false });
    const home = await openHome({ postgres: url, kinds: [register(board)], config: config() });
    for (let n = 0; n < 3; n += 1) await home.ledger.append({ kind: board, id: STREAM }, [card(n)], { create: true });
    await home.close();
    // Beside these, the event that made the default project.
    expect(tl('status', '--json').json()).toMatchObject({ events: 4, streams: 2 });
    expect(tl('sign').status).toBe(0);
    expect(tl('verify', '--deep', '--json').json()).toMatchObject({ ok: true, events: 4, signed_events: 4 });
    expect(tl('log', STREAM).stdout).toContain('card.added');
    expect(tl('backup', 'work_saved', '--json').json()).toMatchObject({ to: 'work_saved', events: 4 });
    expect(tl('backup', 'work_saved', '--json').json()).toMatchObject({ code: 'backup_exists' });
    expect(tl('backup', './monday', '--json').json()).toMatchObject({ code: 'invalid_schema_name' });
  });

  test('is restored from a backup that is wrong only in its tables, which are made again', async () => {
    tl('init');
    await begin('Kept');
    expect(tl('task', 'add', 'G1', 'Do it').status).toBe(0);
    const next = tl('next', '--json').json();
    await backup('damaged');
    await inHome("DELETE FROM damaged.goals; DELETE FROM damaged.tasks; UPDATE damaged.state_entities SET body = '{}'");
    const { rebuilt_rows } = await restore('damaged');
    expect(rebuilt_rows).toBeGreaterThan(1);
    expect(tl('next', '--json').json()).toEqual(next);
    expect(await verified()).toMatchObject({ ok: true });
    await inHome('DELETE FROM work.goals');
    expect(tl('next', '--json').json()).toMatchObject({ code: 'projection_damaged' });
    expect(tl('rebuild', '--dry-run', '--json')).toMatchObject({ status: 4 });
    expect(tl('rebuild').stdout).toContain('Rebuilt');
    expect(tl('next', '--json').json()).toEqual(next);
  });

  test('is put back to a backup as if it had always stood there, and what was there is kept', async () => {
    tl('init');
    await begin('Before');
    const other = await anotherMachine();
    await backup('monday');
    await begin('After', other);
    await begin('Later');
    const before = await shapeOf('work');
    const restored = tl('restore', 'monday', '--json').json();
    expect(restored).toMatchObject({ events: 2, kept: expect.stringMatching(/^work_replaced_\d+$/) as string });
    expect(await shapeOf('work')).toEqual(before);
    expect(await shapeOf('monday')).toEqual(before);
    // Also where the signature of what was restored away is kept.
    expect(await verified(other)).toMatchObject({ ok: true, events: 2 });
    await begin('Instead', other);
    expect(await verified()).toMatchObject({ ok: true, events: 3 });
    expect(await verified(other)).toMatchObject({ ok: true, events: 3 });
    expect(tl('doctor').stdout).toMatch(/leftovers +1 copy kept by upgrades and restores[^]*All is well/);
    // Again without its head, and with nothing at all.
    for (const damage of ['DELETE FROM work.ledger_meta', 'DROP SCHEMA work CASCADE']) {
      await inHome(damage);
      expect(await restore('monday')).toMatchObject({ events: 2 });
      expect(await verified()).toMatchObject({ ok: true, events: 2 });
    }
    expect(await schemas('restoring')).toEqual([]);
  });

  test('is put back to nothing that is missing, damaged, of others, or while another process uses it', async () => {
    const using = await openHome({ postgres: `${url}?application_name=mine`, config: config() });
    await using.call('work.create_goal', { text: 'Before' });
    const reason = async (name: string, options?: HomeOptions) => (await refusalOf(restore(name, options))).code;
    expect((await refusalOf(using.backup('mind'))).code).toBe('backup_exists');
    await using.backup('monday');
    const hurried = { ...systemClock, monotonic: () => systemClock.monotonic() * 50 };
    expect(await reason('monday', { clock: hurried })).toBe('lock_held');
    await using.ledger.sign();
    await using.backup('signed');
    await using.close();
    for (const missing of ['tuesday', 'work', '../monday', 'pg_catalog']) {
      expect(await reason(missing)).toBe('backup_missing');
    }
    expect(await reason('public')).toBe('backup_damaged');
    expect(await reason('signed', { config: { ...readConfig(), configFolder: join(folder, 'stranger') } })).toBe(
      'unknown_signer',
    );
    await inHome('ALTER TABLE monday.events DISABLE TRIGGER USER');
    await inHome("UPDATE monday.events SET actor = 'somebody else' WHERE position = 2");
    expect(await reason('monday')).toBe('backup_damaged');
    await inHome("UPDATE monday.ledger_meta SET database_id = '01990000-0000-7000-8000-00000000000c'");
    expect(await reason('monday')).toBe('backup_of_another_home');
    expect(await verified()).toMatchObject({ ok: true, events: 2 });
    expect(await schemas('restoring')).toEqual([]);
    expect(await schemas('replaced')).toEqual([]);
  });

  test('is no damaged one where another machine has signed, and says which command makes its key known', async () => {
    tl('init');
    const other = { ...readConfig(), configFolder: join(folder, 'another machine', 'throughline') };
    await begin('Elsewhere', other);
    const judged = tl('verify', '--json');
    expect(judged.status).toBe(0);
    expect(judged.json()).toMatchObject({ ok: true, signed_events: 0, unknown_signers: [{ events: 2 }] });
    expect(tl('verify').stdout).toMatch(
      /Not judged: 1 checkpoint over 2 events by throughline-[^]*throughline key trust/,
    );
    expect(tl('doctor').stdout).toMatch(/signatures +.*cannot be judged[^]*throughline key trust/);
    // It is signed here once this machine has found it sound, and not said to be signed before.
    expect(tl('status', '--json').json()).toMatchObject({ unsigned_events: 2 });
    expect(tl('sign', '--json').json()).toMatchObject({ signed: { tree_size: 2 } });
    expect(tl('verify', '--json').json()).toMatchObject({ ok: true, signed_events: 2 });
    await begin('Again', other);
    const { public_key } = await inside((home) => home.keys.own(), other);
    expect(tl('key', 'trust', 'scribble', '--json').json()).toMatchObject({ code: 'invalid_key' });
    const trusted = tl('key', 'trust', public_key, '--json').json() as { key: string };
    expect(tl('verify', '--json').json()).toMatchObject({ ok: true, signed_events: 3, unknown_signers: [] });
    expect(tl('key', 'list').stdout).toContain(trusted.key);
    expect(tl('key', 'forget', trusted.key).status).toBe(0);
    expect(tl('key', 'forget', trusted.key, '--json').json()).toMatchObject({ code: 'unknown_key' });
    expect(tl('verify', '--json').json()).toMatchObject({ ok: true, signed_events: 2 });
  });

  test('says what is wrong when its server cannot be reached', () => {
    const reachable = url;
    const gone = new URL(url);
    gone.port = '1';
    url = gone.href;
    const refused = tl('status', '--json');
    expect(refused.json()).toMatchObject({ kind: 'failure', code: 'database_unreachable' });
    expect(refused.status).toBe(5);
    url = reachable;
  });

  test('keeps merged snapshots in S3, where another machine finds them', async (ctx) => {
    const why = whyNoRgw();
    if (why !== undefined) ctx.skip(why);
    rgw ??= await startRgw();
    const { endpoint, region, accessKeyId, secretAccessKey } = rgw;
    const bucket = 'homes';
    await rgw.createBucket(bucket);
    const found = await shareWithAnotherMachine({
      s3: { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: 'homes/' },
    });
    expect(found).toEqual(WHOLE);
  });

  test('keeps them in the database where there is no S3', async () => {
    expect(await shareWithAnotherMachine({})).toEqual(WHOLE);
  });
});

const WHOLE = { seq: 800, snapshot_parts: 1, events_replayed: 0, cards: 800, problems: 0 };

/** One machine writes, another one with its own configuration reads. */
async function shareWithAnotherMachine(blobs: Pick<HomeOptions, 's3'>): Promise<typeof WHOLE> {
  const one = await openHome({ postgres: url, ...blobs, kinds: [register(board)], config: config() });
  for (let n = 0; n < 8; n += 1) {
    const events = Array.from({ length: 100 }, (_, index) => card(n * 100 + index));
    await one.ledger.append({ kind: board, id: STREAM }, events, { create: true });
  }
  await one.ledger.settled();
  await one.close();
  const other = await openHome({ postgres: url, ...blobs, kinds: [register(board)], config: await anotherMachine() });
  const restored = await other.ledger.restore({ kind: board, id: STREAM });
  const { problems } = await other.ledger.verify({ deep: true });
  await other.close();
  const { seq, snapshot_parts, events_replayed, state } = restored;
  return {
    seq,
    snapshot_parts,
    events_replayed,
    cards: Object.keys(state['cards'] ?? {}).length,
    problems: problems.length,
  };
}
