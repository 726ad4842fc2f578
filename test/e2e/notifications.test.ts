// Notifications between real processes on both databases: woken by each other's commits, killed, and gone on with.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openHome, readConfig, register, type Home } from '../../src/main.ts';
import { board } from '../support/board.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { eventually } from '../support/eventually.ts';
import { DIALECTS } from '../support/fixture.ts';
import type { NotificationWorker } from '../support/notification-worker.ts';

const worker = bundledScript(join(import.meta.dirname, '..', 'support', 'notification-worker.ts'));
const STREAM = '01990000-0000-7000-8000-000000000003';

interface Running {
  readonly child: ChildProcess;
  /** Positions in the order in which they were told. */
  readonly got: number[];
  readonly errors: () => string;
}

describe.each(DIALECTS)('notifications between processes on %s', (dialect) => {
  let folder: string;
  let where: NotificationWorker['home'];
  let home: Home;
  let database: string | undefined;
  const running = new Set<ChildProcess>();
  const configFolder = () => join(folder, 'config');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-notify-'));
    database = undefined;
    where = { folder: join(folder, '.throughline') };
    if (dialect === 'postgres') {
      database = `notify_${process.pid}_${Date.now()}`;
      await onServer(`CREATE DATABASE ${database}`);
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${database}`;
      where = { postgres: url.href };
    }
    home = await openHome({
      ...where,
      create: true,
      kinds: [register(board)],
      config: { ...readConfig(), configFolder: configFolder() },
    });
  });

  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    await home.close();
    if (database !== undefined) await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (consumer?: string): Promise<Running> => {
    const argument: NotificationWorker = {
      home: where,
      configFolder: configFolder(),
      ...(consumer === undefined ? {} : { consumer }),
    };
    const child = spawn(process.execPath, [worker, JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const got: number[] = [];
    let [rest, errors, isReady] = ['', '', false];
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'ready') isReady = true;
        else got.push(Number(line));
      }
    });
    await eventually(`a worker (${errors})`, () => {
      if (child.exitCode !== null) throw new Error(`the worker ended: ${errors}`);
      return isReady;
    });
    return { child, got, errors: () => errors };
  };

  const stop = async ({ child }: Running, signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    running.delete(child);
  };

  let cards = 0;
  const write = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      cards += 1;
      await home.ledger.append(
        { kind: board, id: STREAM },
        [{ type: 'card.added', payload: { card_id: `c${cards}`, title: 'x' } }],
        { create: true },
      );
    }
  };

  test('a second process is woken by every commit of the first, and ends when its signal fires', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    for (let n = 1; n <= 5; n += 1) {
      await write(1);
      await eventually('both hear', () => one.got.length === n && two.got.length === n);
    }
    await write(50);
    await eventually('both hear all', () => one.got.length === 55 && two.got.length === 55);
    // The first event made the project that every home begins with.
    const all = Array.from({ length: 55 }, (_, index) => index + 2);
    expect([one.got, two.got]).toEqual([all, all]);
    await stop(one, 'SIGTERM');
    await stop(two, 'SIGTERM');
    expect([one, two].map(({ child, errors }) => [child.exitCode, errors()])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });

  test('a killed consumer goes on where its cursor was: nothing missed, nothing out of order', async () => {
    const got: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const killed = await start('indexer');
      const writing = write(40);
      await eventually('some progress', () => killed.got.length >= 10);
      await stop(killed, 'SIGKILL');
      await writing;
      got.push(...killed.got);
    }
    const last = await start('indexer');
    await write(1);
    const positions = (await home.ledger.events(STREAM, { limit: 1_000 })).map(({ position }) => position);
    await eventually('everything', () => last.got.at(-1) === positions.at(-1));
    got.push(...last.got);
    expect([...new Set(got)]).toEqual(positions);
    // At least once: told again of what was handled when it was killed, before its cursor moved.
    expect(got.length - positions.length).toBeLessThanOrEqual(2);
  });
});

test('the folder of signals holds one empty, private file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-notify-'));
  const home = await openHome({
    folder: join(folder, '.throughline'),
    create: true,
    kinds: [register(board)],
    config: { ...readConfig(), configFolder: join(folder, 'config') },
  });
  const subscription = await home.ledger.notifications.subscribe({}, () => {});
  await home.ledger.append(
    { kind: board, id: STREAM },
    [{ type: 'card.added', payload: { card_id: 'c', title: 'x' } }],
    { create: true },
  );
  subscription.stop();
  await home.close();
  const signals = join(folder, '.throughline', 'signals');
  expect(readdirSync(signals)).toEqual(['work']);
  const { size, mode } = statSync(join(signals, 'work'));
  expect([size, mode & 0o777]).toEqual([0, 0o600]);
  rmSync(folder, { recursive: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
