// Refs to exchanges in the context of a task, over a whole home on both databases: quoted, only of the same project, and honest about
// what is gone.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { DIALECTS } from '../support/fixture.ts';

const PERSON = { actor: 'ada', person: true } as const;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

interface Loaded {
  readonly refs: readonly { readonly status: string; readonly content?: string; readonly why?: string }[];
}

describe.each(DIALECTS)('exchanges as context on %s', (dialect) => {
  let folder: string;
  let database: string;
  let home: Home;

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-ask-context-')));
    const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') };
    made += 1;
    database = `ask_context_${process.pid}_${made}`;
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

  const call = <Answer>(name: string, input: object = {}) => home.call(name, input, PERSON) as Promise<Answer>;
  async function load(task_id: string, refs?: readonly string[], project_id?: string): Promise<Loaded['refs']> {
    const override = refs === undefined ? {} : { refs, override: 'To see' };
    return (await call<Loaded>('work.load_context', { task_id, project_id, ...override })).refs;
  }

  test('loads question, answer and outcome of an exchange that a checkpoint names, and nothing of another project', async () => {
    const { projects } = await call<{ projects: { project_id: string }[] }>('work.list_projects');
    const project_id = projects[0]?.project_id ?? '';
    await call('work.create_goal', { project_id, text: 'Ship' });
    const { task_id } = await call<{ task_id: string }>('work.add_task', { project_id, goal_id: 'G1', title: 'Build' });
    // Looking makes no database.
    const nobody = 'exchange:01990000-0000-7000-8000-00000000dead';
    expect(await load(task_id, [nobody, 'exchange:e1'], project_id)).toMatchObject([
      { status: 'missing' },
      { status: 'missing' },
    ]);
    expect((await home.databases.made()).map(({ name }) => name)).not.toContain('exchanges');

    const { exchange_id } = await call<{ exchange_id: string }>('ask.ask', { project_id, question: 'Where were we?' });
    await call('work.start_task', { project_id, task_id });
    await call('work.update_checkpoint', {
      project_id,
      task_id,
      where_we_left_off: 'It was asked.',
      next_step: 'Read the answer',
      needed_context_refs: [`exchange:${exchange_id}`],
    });
    const [loaded] = await load(task_id, undefined, project_id);
    expect(loaded).toMatchObject({ status: 'loaded' });
    expect(JSON.parse(loaded?.content ?? '')).toMatchObject({
      exchange_id,
      outcome: 'answered',
      question: 'Where were we?',
      model_id: 'offline extract',
    });

    const { project } = await call<{ project: { project_id: string } }>('work.create_project', { name: 'other' });
    const other = { project_id: project.project_id };
    await call('work.create_goal', { ...other, text: 'Ship' });
    const second = await call<{ task_id: string }>('work.add_task', { ...other, goal_id: 'G1', title: 'Spy' });
    expect(await load(second.task_id, [`exchange:${exchange_id}`], other.project_id)).toMatchObject([
      { status: 'missing' },
    ]);

    await call('ask.prune_exchanges', { project_id, older_than_days: 0 });
    expect(await load(task_id, undefined, project_id)).toMatchObject([
      { status: 'missing', why: expect.stringMatching(/pruned/) as string },
    ]);
  });
});
