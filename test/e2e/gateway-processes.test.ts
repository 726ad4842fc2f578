// Sixteen processes at one budget, on both databases; then some that are killed in the middle of a call. The limit is never passed,
// and nothing stays reserved. Processes killed at a chosen storage call: `test/faults/gateway-process-deaths.test.ts`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { bundledScript, root } from '../support/bundled-script.ts';
import { DIALECTS } from '../support/fixture.ts';
import { documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

const WORKERS = 16;
const SPENT_BY_EACH = 110;
const worker = bundledScript(join(root, 'test', 'support', 'gateway-worker.ts'));

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The server's clock cannot be moved, so the calls are: a rebuild puts their rows right again afterwards. */
async function agePast(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ schemaname: string }>(
    "SELECT schemaname FROM pg_tables WHERE tablename = 'gateway_calls'",
  );
  for (const { schemaname } of found.rows) {
    await client.query(`UPDATE "${schemaname}".gateway_calls SET expires_at = '2000-01-01' WHERE status = 'open'`);
  }
  await client.end();
}

describe.each(DIALECTS)('on %s', (dialect) => {
  let folder: string;
  let where: string;
  let database: string | undefined;
  let server: ModelServer;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-processes-'));
    mkdirSync(join(folder, 'project'));
    where = join(folder, 'project', '.throughline');
    server = await startOllama();
    database = undefined;
    if (dialect === 'sqlite') return;
    database = `budget_${process.pid}_${folder.slice(-6).toLowerCase()}`;
    await onServer(`CREATE DATABASE "${database}"`);
    where = new URL(`/${database}`, inject('postgresUrl')).href;
  });
  afterEach(async () => {
    await server.close();
    if (database !== undefined) await onServer(`DROP DATABASE "${database}" WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const configFolder = () => join(folder, 'config');
  const open = (clock: Clock = systemClock) =>
    openHome({
      create: true,
      clock,
      config: { ...readConfig(), home: where, cwd: join(folder, 'project'), configFolder: configFolder() },
    });

  function use(hard: number, timeouts: object = {}): void {
    const document = documentFor(`${server.url}/v1`, {
      provider: { timeouts },
      limits: [{ actor: 'all', unit: 'tokens', hard }],
    });
    mkdirSync(configFolder(), { recursive: true, mode: 0o700 });
    writeFileSync(join(configFolder(), 'gateway.json'), JSON.stringify(document), { mode: 0o600 });
  }

  function start(most: number) {
    const child = spawn(process.execPath, [worker, where, configFolder(), String(most)], {
      cwd: join(folder, 'project'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
    return { child, said, ended: once(child, 'close') };
  }

  const budgetOf = (home: Home) =>
    home.call('gateway.show_budget', {}, { actor: 'cli:person', person: true }) as Promise<{
      spent: Record<string, number>;
      reserved: Record<string, number>;
    }>;

  test('[AGT-23] 16 processes at one limit never pass it', async () => {
    const hard = 4_000;
    await (await open()).close();
    use(hard);
    const started = Array.from({ length: WORKERS }, () => start(20));
    await Promise.all(started.map(({ ended }) => ended));
    expect(started.map(({ said }) => said.errors).filter((text) => text !== '')).toEqual([]);
    const told = started.flatMap(({ said }) => said.out.trim().split('\n'));
    const answered = told.filter((line) => line.startsWith('answered'));
    expect(new Set(answered).size).toBe(server.requests.length);
    const home = await open();
    const { spent, reserved } = await budgetOf(home);
    expect(reserved).toEqual({ tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 0 });
    expect(spent).toMatchObject({ calls: answered.length, tokens: SPENT_BY_EACH * answered.length });
    expect(spent['tokens']).toBeLessThanOrEqual(hard);
    // Near the limit: others did not keep it reserved.
    expect(spent['tokens']).toBeGreaterThan(hard / 2);
    expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true });
    await home.close();
  });

  test('[AGT-23] what processes reserved that were killed is spent once they are taken for dead', async () => {
    await (await open()).close();
    use(1_000_000, { whole_ms: 1_000 });
    // Some answers never come, and their processes are killed while they wait; the others in the middle of anything.
    server.say(...[0, 1].map(() => ({ text: '', when: () => true, fault: { kind: 'hang' } }) as const));
    const started = Array.from({ length: 4 }, () => start(1_000));
    await until(() => server.requests.length > 12);
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    const told = started.flatMap(({ said }) => said.out.match(/^answered .*$/gm) ?? []);
    const late: Clock = { ...systemClock, now: () => systemClock.now() + 10 * 60_000 };
    const home = await open(late);
    if (dialect === 'postgres') await agePast(where);
    const { spent, reserved } = await budgetOf(home);
    expect(reserved).toEqual({ tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 0 });
    // At least what was answered, and what was only begun as well.
    expect(spent['calls']).toBeGreaterThanOrEqual(Math.max(told.length, server.requests.length - 4));
    expect(spent['tokens']).toBeGreaterThanOrEqual(SPENT_BY_EACH * told.length);
    expect(await home.call('gateway.list_calls', { status: 'open' })).toMatchObject({ calls: [] });
    if (dialect === 'postgres') await home.call('ledger.rebuild', {});
    expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true });
    await home.close();
  });
});
