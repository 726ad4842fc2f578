// The observational tools over an open home, on both databases: its daemon, jobs, backups, switches and sizes as they are.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { SightTool } from '../../src/ask/sight/contract.ts';
import { createSight } from '../../src/ask/sight/sight.ts';
import { systemClock } from '../../src/base/clock.ts';
import { systemMachine } from '../../src/base/machine.ts';
import { VERSION } from '../../src/base/version.ts';
import { gatewayDomain } from '../../src/gateway/domain.ts';
import { observeHome } from '../../src/home/observe-home.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { sql } from '../../src/store/store.ts';
import { findDaemon } from '../../src/surfaces/http/daemon-info.ts';
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { DIALECTS } from '../support/fixture.ts';
import { until } from '../support/until.ts';

const PROJECT = '01990000-0000-7000-8000-00000000b001';
/** As a newer version leaves it. */
const UPGRADE = sql('UPDATE schema_format SET format = format + 1');
const PERSON = { actor: 'ada', person: true } as const;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

describe.each(DIALECTS)('[AEG-11] sight of a home on %s', (dialect) => {
  let folder: string;
  let database: string;
  let home: Home;

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-sight-home-')));
    const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') };
    made += 1;
    database = `sight_${process.pid}_${made}`;
    if (dialect === 'postgres') {
      await onServer(`CREATE DATABASE ${database}`);
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${database}`;
      home = await openHome({ postgres: url.href, config });
    } else home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
  });

  afterEach(async () => {
    await home.close();
    if (dialect === 'postgres') await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  /** As the composition root puts it together. */
  const sight = () =>
    createSight({
      machine: systemMachine,
      home: observeHome(
        { ...home, folder: dialect === 'sqlite' ? home.location : undefined },
        {
          version: VERSION,
          findDaemon: () => findDaemon(home.daemonPlace),
          // Looking must not make the database.
          async killScopes() {
            const opened = await home.databases.made(() => {});
            const isMade = opened.some(({ name }) => name === gatewayDomain.database);
            return isMade ? (await home.gateway()).kills.scopes() : [];
          },
        },
      ),
      clock: systemClock,
      ids: home.ids,
      // A machine that is busy with other tests may be slow.
      withinMs: 60_000,
      freshForMs: 0,
    });

  async function read(tool: SightTool) {
    const [reading] = await sight().read(tool, { tier: 2, scope: { projectId: PROJECT, projectRoot: folder } });
    if (!reading?.entry.available) throw new Error(`not available: ${JSON.stringify(reading)}`);
    return reading.entry;
  }

  test('service_status counts the jobs of every database, and sees each switch without recording it', async () => {
    expect((await read('service_status')).values).toMatchObject({
      program_version: VERSION,
      daemon_running: false,
      databases: 1,
      databases_fitting: 1,
      schemas_fit: true,
      jobs_ready: 0,
      jobs_running: 0,
      jobs_dead: 0,
      kill_switches_on: 0,
    });
    await home.jobs.enqueue('mail', {});
    const dying = await home.jobs.enqueue('dying', {}, { maxAttempts: 1 });
    const fail = () => Promise.reject(new Error('no route'));
    const worker = home.jobs.worker({ handlers: { dying: fail }, onError: () => {} });
    await until(async () => (await home.jobs.get(dying.job_id))?.state === 'dead');
    await worker.stop();
    const other = await home.databases.get('mind');
    await other.ledger.jobs.enqueue('mail', {});
    await (await home.gateway()).kills.on('openai', 'a leak', PERSON);
    const events = () => home.databases.get(gatewayDomain.database).then(({ ledger }) => ledger.log({ limit: 100 }));
    const before = await events();
    // Switched on by a process that could not write the database.
    if (dialect === 'sqlite') writeFileSync(join(home.location, 'kill-switch'), '["all","openai"]');
    expect((await read('service_status')).values).toMatchObject({
      databases: 3,
      jobs_ready: 2,
      jobs_running: 0,
      jobs_dead: 1,
      kill_switches_on: dialect === 'sqlite' ? 2 : 1,
      kill_switch_scopes: dialect === 'sqlite' ? 'openai, all' : 'openai',
    });
    expect(await events()).toEqual(before);
  });

  test('service_status sees the running daemon, and that it has stopped', async () => {
    const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, version: '9.9.9', log: () => {} });
    try {
      const { values } = await read('service_status');
      expect(values).toMatchObject({
        daemon_running: true,
        daemon_port: Number(new URL(daemon.url).port),
        daemon_version: '9.9.9',
      });
      expect(values['daemon_since']).toBe((await findDaemon(home.daemonPlace))?.started_at);
      expect(values['daemon_up_s']).toBeGreaterThanOrEqual(0);
    } finally {
      await daemon.stop();
    }
    expect((await read('service_status')).values).toMatchObject({ daemon_running: false });
  });

  test('a daemon that has not published itself runs, and its address is not known', async () => {
    const claim = await home.daemonPlace.claim();
    try {
      expect(await read('service_status')).toMatchObject({
        values: { daemon_running: true },
        unknowns: expect.arrayContaining(['daemon_port', 'daemon_since', 'daemon_up_s', 'daemon_version']) as unknown,
      });
    } finally {
      await claim?.release();
    }
  });

  test('a database that another version upgraded does not fit, and the others are still counted', async () => {
    const mind = await home.databases.get('mind');
    await mind.store.write(async (tx) => tx.run(UPGRADE));
    expect(await read('service_status')).toMatchObject({
      values: { databases: 2, databases_fitting: 1, schemas_fit: false },
      unknowns: expect.arrayContaining(['jobs_of_databases_that_do_not_fit']) as unknown,
    });
  });

  test('no reading names the place of the home, its server or its user', async () => {
    const readings = await sight().read('all', { tier: 3, scope: { projectId: PROJECT, projectRoot: folder } });
    const text = JSON.stringify(readings);
    for (const secret of [folder, tmpdir(), home.location, '127.0.0.1', 'postgres']) expect(text).not.toContain(secret);
    expect(readings.map(({ entry }) => entry.available)).toEqual([true, true, true, false, false]);
  });

  test('[AEG-11] disk_usage says how much room the home takes, where that can be seen', async () => {
    const { values, unknowns } = await read('disk_usage');
    if (dialect === 'postgres') {
      expect(unknowns).toEqual(
        expect.arrayContaining(['home_disk', 'home_databases_bytes', 'home_blobs_bytes', 'home_backups_bytes']),
      );
      expect(values['project_disk_total_bytes']).toBeGreaterThan(0);
      return;
    }
    const files = readdirSync(home.location).filter((name) => name.includes('.sqlite'));
    const bytes = files.reduce((sum, name) => sum + statSync(join(home.location, name)).size, 0);
    expect(values).toMatchObject({
      project_disk: 'same as home_disk',
      home_databases_bytes: bytes,
      home_blobs_bytes: 0,
      home_backups_bytes: 0,
    });
    const { totalBytes } = await systemMachine.disk(home.location);
    expect(values['home_disk_total_bytes']).toBe(totalBytes);
  });
});

describe('[AEG-11] the folder of a home', () => {
  let folder: string;
  let home: Home;
  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-sight-folder-')));
    const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') };
    home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
  });
  afterEach(async () => {
    await home.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const observed = () =>
    observeHome(
      { ...home, folder: home.location },
      { version: VERSION, findDaemon: async () => undefined, killScopes: async () => [] },
    );
  const sizes = () => observed().sizes(new AbortController().signal);

  test('is counted without following links, deep in its blobs and backups', async () => {
    writeFileSync(join(folder, 'outside'), 'x'.repeat(1_000_000));
    symlinkSync(join(folder, 'outside'), join(home.location, 'blobs', 'link'));
    symlinkSync(folder, join(home.location, 'backups', 'loop'));
    mkdirSync(join(home.location, 'blobs', 'work', 'ab'), { recursive: true });
    writeFileSync(join(home.location, 'blobs', 'work', 'ab', 'blob'), 'x'.repeat(700));
    writeFileSync(join(home.location, 'backups', 'kept'), 'x'.repeat(30));
    expect(await sizes()).toMatchObject({ blobsBytes: 700, backupsBytes: 30 });
  });

  test('with more files than are counted is not known, instead of too small', async () => {
    for (let each = 0; each <= 10_000; each += 1) writeFileSync(join(home.location, 'blobs', `b${each}`), '');
    expect(await sizes()).toMatchObject({ blobsBytes: undefined, backupsBytes: 0 });
  });

  test('is not counted on when nobody waits any more', async () => {
    await expect(observed().sizes(AbortSignal.abort())).rejects.toThrow('abort');
  });

  test('has the age of its newest backup, and a folder that is none does not count', async () => {
    expect((await observed().service()).backups).toEqual({ count: 0, newestAtMs: undefined });
    mkdirSync(join(home.location, 'backups', 'no backup'));
    writeFileSync(join(home.location, 'backups', 'work.1.backup.sqlite'), '');
    const before = systemClock.now();
    await home.backup(join(home.location, 'backups', 'monday'));
    const { backups } = await observed().service();
    expect(backups?.count).toBe(2);
    expect(backups?.newestAtMs).toBeGreaterThanOrEqual(before);
    expect(backups?.newestAtMs).toBeLessThanOrEqual(systemClock.now());
  });

  test('does not make a database that was never needed by being looked at', async () => {
    await observed().service();
    expect(readdirSync(home.location).filter((name) => name.endsWith('.sqlite'))).toEqual(['work.sqlite']);
  });

  test('shows the rest where one part fails', async () => {
    const broken = observeHome(
      {
        ...home,
        folder: home.location,
        daemonPlace: { ...home.daemonPlace, isClaimed: () => Promise.reject(new Error('no lock')) },
      },
      {
        version: VERSION,
        findDaemon: async () => undefined,
        killScopes: () => Promise.reject(new Error('no gateway')),
      },
    );
    expect(await broken.service()).toMatchObject({
      daemon: undefined,
      killScopes: undefined,
      databases: { made: 1, fitting: 1 },
    });
  });
});
