// Every operation of a home over HTTP on both databases, and by the command line, which knows neither: real sockets,
// real files.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openHome, operationDefinitions, readConfig } from '../../src/main.ts';
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { refusesPersonsActs, useEveryOperation, type Answer } from '../support/every-operation.ts';
import { DIALECTS } from '../support/fixture.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';
import { tokenOf } from '../support/served-home.ts';

const OWNER = 'walker';
const byTool = new Map(
  operationDefinitions.map((definition) => [definition.tool ?? definition.name.replace('.', '_'), definition]),
);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What only a person does. */
const NOBODY = '01990000-0000-7000-8000-00000000dead';

async function refusesToPrograms(call: (tool: string, args?: Record<string, unknown>) => Promise<Answer>) {
  await expect(call('mind_set_checkpoint_mode', { mode: 'off' })).rejects.toThrow('confirmation_required');
  await expect(call('mind_set_injection_mode', { mode: 'off' })).rejects.toThrow('confirmation_required');
  for (const act of ['pin', 'correct', 'reject', 'revert', 'forget'])
    await expect(call(`mind_${act}_canon`, { anchor: 'C99', project_id: 'first' })).rejects.toThrow('unknown_anchor');
  await expect(call('mind_merge_canon', { anchor: 'C99', into: 'C98', project_id: 'first' })).rejects.toThrow(
    'unknown_anchor',
  );
  await refusesPersonsActs(call);
}

describe.each(DIALECTS)('on %s, every operation is reached', (dialect) => {
  let folder: string;
  let where: string;
  let database: string | undefined;
  const used = new Set<string>();
  const definitionOf = (tool: string) => {
    const definition = byTool.get(tool);
    if (!definition) throw new Error(`there is no operation for ${tool}`);
    used.add(tool);
    return definition;
  };

  beforeEach(async () => {
    used.clear();
    folder = mkdtempSync(join(tmpdir(), 'throughline-every-'));
    mkdirSync(join(folder, 'project'));
    where = join(folder, 'project', '.throughline');
    database = undefined;
    if (dialect === 'sqlite') return;
    database = `every_${process.pid}_${folder.slice(-6).toLowerCase()}`;
    await onServer(`CREATE DATABASE "${database}"`);
    where = new URL(`/${database}`, inject('postgresUrl')).href;
  });
  afterEach(async () => {
    if (database !== undefined) await onServer(`DROP DATABASE "${database}" WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });
  const config = () => ({
    ...readConfig(),
    cwd: join(folder, 'project'),
    home: where,
    configFolder: join(folder, 'config', 'throughline'),
  });

  test('over HTTP', async () => {
    const home = await openHome({ create: true, config: config() });
    const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
    try {
      const token = await tokenOf(home.daemonPlace);
      const call = async (tool: string, args: Record<string, unknown> = {}): Promise<Answer> => {
        const { name, input, output } = definitionOf(tool);
        const body = JSON.stringify('owner' in input.shape ? { owner: OWNER, ...args } : args);
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const response = await fetch(`${daemon.url}/v1/${name.replace('.', '/')}`, { method: 'POST', headers, body });
        const answer = (await response.json()) as Answer & { code: string };
        if (!response.ok) throw new Error(answer.code);
        output.parse(answer);
        return answer;
      };
      await useEveryOperation({ call, folder, dialect, owner: /^walker$/ });
      await refusesToPrograms(call);
    } finally {
      await daemon.stop();
      await home.close();
    }
    const served = [...byTool].filter(([, { local }]) => !local).map(([tool]) => tool);
    expect([...used].toSorted()).toEqual(served.toSorted());
  });

  // It takes the same way to a server as in postgres-home.test.ts.
  if (dialect === 'postgres') return;

  test('by the command line', { timeout: 240_000 }, async () => {
    await (await openHome({ create: true, config: config() })).close();
    const env = {
      ...process.env,
      THROUGHLINE_HOME: where,
      THROUGHLINE_OWNER: OWNER,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    };
    const call = async (tool: string, args: Record<string, unknown> = {}): Promise<Answer> => {
      const { name, output } = definitionOf(tool);
      const line = ['call', name, JSON.stringify(args)];
      const { status, stdout } = runWarm(PROGRAM, line, { cwd: join(folder, 'project'), env });
      const answer = JSON.parse(stdout) as Answer & { code: string };
      if (status !== 0) throw new Error(answer.code);
      output.parse(answer);
      return answer;
    };
    await useEveryOperation({ call, folder, dialect, owner: /^walker$/ });
    await expect(call('execute_step')).rejects.toThrow('unknown_command');
    await expect(call('ask_propose_actuation', { command: 'restart' })).rejects.toThrow('tier_not_allowed');
    await expect(call('ask_run_actuation', { actuation_id: NOBODY })).rejects.toThrow('unknown_actuation');
    await expect(call('prove_task', { task_id: 'T999' })).rejects.toThrow('unknown_task');
    await expect(call('diff_checkpoint', { task_id: 'T1' })).rejects.toThrow('no_code');
    await expect(call('mind_draft_checkpoint', { task_id: 'T1' })).rejects.toThrow('unknown_session');
    await expect(call('mind_ingest', { agent: 'nobody' })).rejects.toThrow('unknown_agent');
    await expect(call('mind_ingest', { paths: ['nowhere.jsonl'] })).rejects.toThrow('no_transcript');
    await expect(call('mind_import', { path: 'nowhere.md' })).rejects.toThrow('no_mind_file');
    await expect(call('mind_migrate', { path: 'nowhere' })).rejects.toThrow('no_notes');
    await expect(call('mind_export_files', { to: where })).rejects.toThrow('export_folder');
    await expect(call('mind_promote_canon', { anchor: 'C99' })).rejects.toThrow('unknown_anchor');
    await expect(call('restore_checkpoint', { task_id: 'T1', to: 'nowhere' })).rejects.toThrow('no_code');
    await refusesToPrograms(call);
    expect([...used].toSorted()).toEqual([...byTool.keys()].toSorted());
  });
});
