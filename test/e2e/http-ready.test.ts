// `/health` says that the daemon runs, `/ready` whether its databases answer, in bounded time whatever they do.
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import type { ServedDatabase } from '../../src/surfaces/http/ports.ts';
import { createReadiness } from '../../src/surfaces/http/readiness.ts';
import { ask } from '../support/http-request.ts';
import { openServedBoard, type ServedBoard } from '../support/served-home.ts';

describe('a daemon', () => {
  let folder: string;
  let served: ServedBoard;
  let daemon: Daemon;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-ready-'));
    served = await openServedBoard(folder);
    daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {}, version: '1.2.3' });
  });

  afterEach(async () => {
    await daemon.stop();
    await served.home.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('says its version and since when it runs, and that every database is ready', async () => {
    expect((await ask(`${daemon.url}/health`)).json).toEqual({
      status: 'ok',
      version: '1.2.3',
      uptime_seconds: expect.any(Number) as number,
    });
    const ready = await ask(`${daemon.url}/ready`);
    expect([ready.status, ready.json]).toEqual([
      200,
      {
        status: 'ready',
        databases: [
          { name: 'work', status: 'ok' },
          { name: 'mind', status: 'ok' },
          { name: 'exchanges', status: 'ok' },
          { name: 'embeddings', status: 'ok' },
        ],
      },
    ]);
    expect((await ask(`${daemon.url}/ready`, { method: 'POST' })).status).toBe(405);
  });

  test('is not ready when a database was upgraded under it, and still healthy', async () => {
    const db = new DatabaseSync(join(folder, '.throughline', 'mind.sqlite'));
    db.exec('UPDATE schema_format SET format = format + 1');
    db.close();
    const answer = await ask(`${daemon.url}/ready`);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(answer.json).toEqual({
      status: 'not_ready',
      databases: [
        { name: 'work', status: 'ok' },
        { name: 'mind', status: 'failed', code: 'database_newer' },
        { name: 'exchanges', status: 'ok' },
        { name: 'embeddings', status: 'ok' },
      ],
    });
    expect((await ask(`${daemon.url}/health`)).status).toBe(200);
  });
});

describe('readiness', () => {
  const databaseOf = (name: string, ready: () => Promise<void>) => ({ name, ready }) as unknown as ServedDatabase;

  test('does not wait for a database that is silent, and asks it once', async () => {
    const clock = manualClock();
    let asked = 0;
    const answer = Promise.withResolvers<void>();
    const silent = databaseOf('b', () => {
      asked += 1;
      return answer.promise;
    });
    const all = async () => [databaseOf('a', async () => {}), silent];
    const ready = createReadiness({ databases: { all }, names: ['a', 'b', 'c'], clock });
    const seen = {
      status: 'not_ready',
      databases: [
        { name: 'a', status: 'ok' },
        { name: 'b', status: 'failed', code: 'no_answer' },
        { name: 'c', status: 'failed', code: 'no_answer' },
      ],
    };
    clock.park();
    const both = [ready(), ready()];
    await clock.macrotask();
    clock.advance(2_000);
    expect(await Promise.all(both)).toEqual([seen, seen]);
    expect(asked).toBe(1);
    answer.resolve();
    await clock.macrotask();
    const again = ready();
    await clock.macrotask();
    expect((await again).databases[1]).toEqual({ name: 'b', status: 'ok' });
    expect(asked).toBe(2);
  });
});
