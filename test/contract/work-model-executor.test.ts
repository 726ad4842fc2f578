// A step that a model proposes, over a whole home on both databases: what the model is shown, that nothing is recorded by itself, and how a
// person takes it over.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

const PERSON = { actor: 'ada', person: true } as const;
const RESULT = {
  summary: 'The notes are begun.',
  changes: [
    {
      operation: 'update_checkpoint',
      where_we_left_off: 'The notes have a title.',
      next_step: 'Write the second line',
    },
  ],
};

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

interface Ran {
  readonly run_id: string | null;
  readonly recorded: readonly string[];
  readonly context: readonly { readonly ref: string }[];
  readonly checkpoint: { readonly next_step: string } | null;
  readonly task: { readonly status: string; readonly revision: number };
  readonly proposal?: {
    readonly exchange_id: string;
    readonly answer: string;
    readonly result: unknown;
    readonly problem: string | null;
  };
}

describe.each(DIALECTS)('the model executor on %s', (dialect) => {
  let folder: string;
  let database: string;
  let home: Home;
  let server: ModelServer;
  let project_id: string;

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-model-step-')));
    const configFolder = join(folder, 'config');
    const config = { ...readConfig(), cwd: folder, home: undefined, configFolder };
    server = await startOllama();
    mkdirSync(configFolder, { mode: 0o700 });
    writeFileSync(join(configFolder, 'gateway.json'), JSON.stringify(documentFor(`${server.url}/v1`)), { mode: 0o600 });
    made += 1;
    database = `model_step_${process.pid}_${made}`;
    if (dialect === 'postgres') {
      await onServer(`CREATE DATABASE ${database}`);
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${database}`;
      home = await openHome({ postgres: url.href, config });
    } else home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
    const { projects } = await call<{ projects: { project_id: string }[] }>('work.list_projects');
    project_id = projects[0]?.project_id ?? '';
    await call('work.update_project', { project_id, name: 'site', root: folder });
    writeFileSync(join(folder, 'changes.txt'), 'fixed: the crash at start\n');
    writeFileSync(join(folder, 'other.txt'), 'nobody names this\n');
    await call('work.create_goal', { project_id, text: 'Release' });
    await call('work.add_task', {
      project_id,
      goal_id: 'G1',
      title: 'Write notes',
      acceptance_criteria: ['All named'],
    });
    await call('work.start_task', { project_id, task_id: 'T1' });
    await call('work.update_checkpoint', {
      project_id,
      task_id: 'T1',
      where_we_left_off: 'Nothing is written.',
      next_step: 'Draft the notes',
      needed_context_refs: ['file:changes.txt'],
    });
    await call('work.pause_task', { project_id, task_id: 'T1' });
  });
  afterEach(async () => {
    await home.close();
    await server.close();
    if (dialect === 'postgres') await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const call = <Answer>(name: string, input: object = {}) => home.call(name, input, PERSON) as Promise<Answer>;
  const run = (input: object) => call<Ran>('work.execute_step', { project_id, task_id: 'T1', ...input });
  const propose = (answer: string) => {
    server.say({ text: answer, when: () => true });
    return run({ executor: 'model', model: `lab/${MODEL}` });
  };
  const standing = async () => {
    const { task, checkpoint } = await call<Ran>('work.get_task', { project_id, task_id: 'T1' });
    return { status: task.status, revision: task.revision, next_step: checkpoint?.next_step };
  };

  test('shows the step with the context that its checkpoint names, and records nothing in the task', async () => {
    await call('ask.ask', { project_id, question: 'Is nobody interested in bananas?' });
    const before = await standing();
    const ran = await propose(JSON.stringify(RESULT));
    expect(ran).toMatchObject({ run_id: null, recorded: [], proposal: { result: RESULT, problem: null } });
    expect(ran.context.map(({ ref }) => ref)).toEqual(['file:changes.txt']);
    expect(await standing()).toEqual(before);
    const sent = JSON.stringify(server.requests.at(-1));
    expect(sent).toContain('the crash at start');
    expect(sent).not.toMatch(/nobody names this|bananas/);
    const exchange_id = ran.proposal?.exchange_id;
    expect(await call('ask.get_exchange', { project_id, exchange_id })).toMatchObject({
      prompt_id: 'work.execute_step',
      prompt_version: '1',
      bundle: { turns: [], facts: [], sight: {}, work: [{ kind: 'next_step' }, { kind: 'checkpoint' }] },
    });
    expect(await call('ask.replay_exchange', { project_id, exchange_id })).toMatchObject({ ok: true, gone: [] });
    // What the caller asks next has nothing of it.
    await call('ask.ask', { project_id, question: 'And now?' });
    const { exchanges } = await call<{ exchanges: { exchange_id: string }[] }>('ask.list_exchanges', { project_id });
    const last = await call<{ bundle: unknown }>('ask.get_exchange', {
      project_id,
      exchange_id: exchanges[0]?.exchange_id,
    });
    expect(JSON.stringify(last.bundle)).not.toContain('crash at start');
  });

  test('a person takes the proposal over, once, while the task is what the model was shown', async () => {
    const exchange = (await propose(`Here it is:\n\`\`\`json\n${JSON.stringify(RESULT)}\n\`\`\``)).proposal
      ?.exchange_id;
    expect(
      (
        await refusalOf(
          home.call('work.execute_step', { project_id, task_id: 'T1', proposal: exchange }, { actor: 'bot' }),
        )
      ).code,
    ).toBe('confirmation_required');
    const ran = await run({ proposal: exchange });
    expect(ran).toMatchObject({ recorded: ['update_checkpoint'], checkpoint: { next_step: 'Write the second line' } });
    expect(ran.run_id).not.toBeNull();
    expect((await refusalOf(run({ proposal: exchange }))).code).toBe('context_changed');

    const stale = (await propose(JSON.stringify(RESULT))).proposal?.exchange_id;
    await call('work.update_task', { project_id, task_id: 'T1', priority: 1 });
    expect((await refusalOf(run({ proposal: stale }))).code).toBe('context_changed');
  });

  test('what is no result, breaks a rule or is about another task cannot be taken over', async () => {
    const words = (await propose('I would write the notes.')).proposal;
    expect(words).toMatchObject({ result: null, problem: expect.stringMatching(/no result/) as string });
    expect((await refusalOf(run({ proposal: words?.exchange_id }))).code).toBe('proposal_unusable');
    const done = (await propose(JSON.stringify({ changes: [{ operation: 'complete_task' }] }))).proposal;
    expect(done?.problem).toMatch(/All named|evidence|proof/i);
    expect((await refusalOf(run({ proposal: done?.exchange_id }))).code).toBe('evidence_missing');
    await call('work.add_task', { project_id, goal_id: 'G1', title: 'Another' });
    const other = { task_id: 'T2', proposal: done?.exchange_id };
    expect((await refusalOf(run(other))).code).toBe('unknown_proposal');
    // A question of anybody that looks like a step is none.
    const asked = await call<{ exchange_id: string }>('ask.ask', {
      project_id,
      question: 'work.execute_step 1 task x',
    });
    expect((await refusalOf(run({ proposal: asked.exchange_id }))).code).toBe('unknown_proposal');
  });

  test('without a model the context is quoted, and the answer says so', async () => {
    const { proposal } = await run({ executor: 'model' });
    expect(proposal).toMatchObject({ result: null });
    expect(proposal?.answer).toMatch(/No model was asked/);
    expect(proposal?.answer).toContain('Draft the notes');
  });
});
