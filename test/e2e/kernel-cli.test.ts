// Jobs and workflows from the shell: the built program, over a home that another process left.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KernelHome } from '../support/kernel-home.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'cli.cjs');
const NOBODY = '01990000-0000-7000-8000-000000000001';

let folder: string;
let pristine: string;
let env: NodeJS.ProcessEnv;
let ids: KernelHome;

beforeAll(() => {
  const top = mkdtempSync(join(tmpdir(), 'throughline-kernel-'));
  [folder, pristine] = [join(top, 'home'), join(top, 'pristine')];
  env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg') };
  delete env['THROUGHLINE_HOME'];
  const maker = join(root, 'test', 'support', 'kernel-home.ts');
  const args = [maker, join(folder, '.throughline'), join(folder, 'xdg', 'throughline')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the home could not be made: ${stderr}`);
  ids = JSON.parse(stdout) as KernelHome;
  cpSync(folder, pristine, { recursive: true });
});

/** Every test begins with the same home, at the same place. */
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(pristine, folder, { recursive: true });
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** The built program, in a process of its own. */
function tl(...args: string[]) {
  return spawnSync(process.execPath, [cli, ...args], { cwd: folder, env, encoding: 'utf8' });
}

function json(...args: string[]) {
  const { stdout, stderr } = runWarm(PROGRAM, [...args, '--json'], { cwd: folder, env });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, unknown>;
}

const idsOf = (answer: Record<string, unknown>) =>
  (answer['jobs'] as { job_id: string }[]).map(({ job_id }) => job_id).toSorted();

describe('jobs', () => {
  test('are listed by state, by kind and by page', () => {
    const { dead, ready, scheduled, stuck, waits } = ids;
    expect(idsOf(json('jobs'))).toEqual([dead, ready, scheduled, stuck, waits].toSorted());
    expect(idsOf(json('jobs', '--dead'))).toEqual([dead, stuck].toSorted());
    expect(idsOf(json('jobs', '--dead', '--kind', 'mail'))).toEqual([dead]);
    expect(idsOf(json('jobs', '--kind', 'workflow:order'))).toEqual([waits]);
    expect(idsOf(json('jobs', '--state', 'scheduled'))).toEqual([scheduled, waits].toSorted());
    const first = json('jobs', '--limit', '2');
    const second = json('jobs', '--limit', '2', '--after', String(first['next_after']));
    const third = json('jobs', '--limit', '2', '--after', String(second['next_after']));
    expect(third['next_after']).toBeNull();
    expect([first, second, third].flatMap(idsOf).toSorted()).toEqual(idsOf(json('jobs')));
  });

  test('are shown to people with what is due and why it failed', () => {
    const { stdout } = tl('jobs');
    expect(stdout).toMatch(new RegExp(`${ids.dead} +mail +dead +never +1/1 +Error: no route`));
    expect(stdout).toMatch(new RegExp(`${ids.waits} +workflow:order +scheduled +on a signal`));
    const shown = tl('jobs', 'show', ids.dead).stdout;
    expect(shown).toContain('{"to":"ada"}');
    expect(shown).toContain(`throughline jobs requeue ${ids.dead}`);
    expect(json('jobs', 'show', ids.ready)).toMatchObject({ job_id: ids.ready, lane: 'bob', payload: { to: 'bob' } });
  });

  test('that were given up are put back, and the answer says what changed', () => {
    expect(json('jobs', 'requeue', ids.dead)).toEqual({
      job_id: ids.dead,
      kind: 'mail',
      was: 'dead',
      is: 'ready',
      max_attempts: 1,
      last_error: 'Error: no route',
    });
    expect(json('jobs', 'show', ids.dead)).toMatchObject({ state: 'ready', attempts: 0 });
    const again = tl('jobs', 'requeue', ids.dead);
    expect(again.status).toBe(7);
    expect(again.stderr).toContain('job_not_dead');
    expect(json('verify', '--deep')).toMatchObject({ ok: true });
  });

  test('are cancelled, but not from under a workflow', () => {
    expect(json('jobs', 'cancel', ids.scheduled)).toEqual({
      job_id: ids.scheduled,
      kind: 'post',
      was: 'scheduled',
      is: 'gone',
    });
    expect(json('jobs', 'show', ids.scheduled)).toMatchObject({ code: 'unknown_job' });
    expect(json('jobs', 'cancel', ids.waits)).toMatchObject({ code: 'job_of_workflow' });
  });

  test('are refused with a typed error when they are asked for wrongly', () => {
    expect(tl('jobs', 'show', NOBODY)).toMatchObject({ status: 2, stdout: '' });
    expect(json('jobs', 'show', NOBODY)).toMatchObject({ kind: 'refusal', code: 'unknown_job', job_id: NOBODY });
    expect(json('jobs', 'show', 'x')).toMatchObject({ code: 'invalid_id' });
    expect(json('jobs', '--after', 'x')).toMatchObject({ code: 'invalid_job' });
    for (const args of [['--state', 'lost'], ['--dead', '--state', 'ready'], ['nonsense']]) {
      expect([args, json('jobs', ...args)]).toMatchObject([args, { code: 'usage' }]);
    }
    expect(tl('jobs', '--limit', '0').status).toBe(2);
  });
});

describe('workflows', () => {
  test('are listed by status and by page', () => {
    const listed = (...args: string[]) =>
      (json('workflows', ...args)['workflows'] as { workflow_id: string }[]).map(({ workflow_id }) => workflow_id);
    expect(listed()).toEqual([ids.waits, ids.completed, ids.failed, ids.stuck].toSorted());
    expect(listed('--status', 'running')).toEqual([ids.waits, ids.stuck].toSorted());
    expect(listed('--status', 'failed')).toEqual([ids.failed]);
    expect(listed('--limit', '1', '--after', ids.waits)).toHaveLength(1);
    expect(tl('workflows').stdout).toMatch(new RegExp(`${ids.failed} +failing +failed .*TypeError`));
  });

  test('are shown with their steps, their attempts and what they wait for', () => {
    expect(json('workflows', 'show', ids.waits)).toMatchObject({
      kind: 'order',
      status: 'running',
      input: { order: 7 },
      steps: [
        { step_id: 'total', state: 'completed', effect: 'pure', attempts: 1, result: 70 },
        { step_id: 'charge', state: 'completed', attempts: 2, idempotency_key: 'order-7', result: { charged: 70 } },
      ],
      waiting: [{ event: 'approved', until: null }],
      job: { state: 'scheduled' },
      lease: null,
    });
    const { stdout } = tl('workflows', 'show', ids.waits);
    expect(stdout).toMatch(/waits for +signal "approved"/);
    expect(stdout).toMatch(/charge +external +completed +2 /);
    expect(json('workflows', 'show', NOBODY)).toMatchObject({ code: 'unknown_workflow' });
  });

  test('whose error would move the cursor are shown without it', () => {
    const { stdout } = tl('workflows', 'show', ids.failed);
    expect(stdout).toContain('TypeError');
    expect(stdout).not.toContain('\u001b');
  });

  test('that no longer fit their definition say so, and how to go on', () => {
    const { stdout } = tl('workflows', 'show', ids.stuck);
    expect(stdout).toMatch(/failed +.*continued with step "first" before/);
    expect(stdout).toContain(`throughline jobs requeue ${ids.stuck}`);
    expect(json('jobs', 'requeue', ids.stuck)).toMatchObject({ kind: 'workflow:changing', was: 'dead', is: 'ready' });
  });

  test('get a signal once for one operation id, and its payload as JSON', () => {
    const signal = () => json('workflows', 'signal', ids.waits, 'approved', '{"by":"ada"}', '--operation-id', 'one');
    const sent = { workflow_id: ids.waits, event: 'approved', payload: { by: 'ada' }, operation_id: 'one' };
    expect([signal(), signal()]).toEqual([sent, sent]);
    expect(json('workflows', 'show', ids.waits)).toMatchObject({
      signals: [{ event: 'approved', payload: { by: 'ada' } }],
      job: { state: 'ready' },
    });
    expect(json('workflows', 'signal', ids.waits, 'approved', '{by: ada}')).toMatchObject({ code: 'invalid_json' });
    expect(json('workflows', 'signal', ids.waits, 'a name')).toMatchObject({ code: 'invalid_workflow' });
    expect(json('workflows', 'signal', ids.completed, 'approved')).toMatchObject({ code: 'workflow_ended' });
  });

  test('are cancelled with a reason, once', () => {
    expect(json('workflows', 'cancel', ids.waits)).toMatchObject({ code: 'usage' });
    expect(json('workflows', 'cancel', ids.waits, '--reason', 'ordered twice')).toMatchObject({
      workflow_id: ids.waits,
      kind: 'order',
      was: 'running',
      is: 'cancelled',
      reason: 'ordered twice',
    });
    expect(json('jobs', 'show', ids.waits)).toMatchObject({ code: 'unknown_job' });
    const again = tl('workflows', 'cancel', ids.waits, '--reason', 'again');
    expect(again).toMatchObject({ status: 7, stdout: '' });
    expect(again.stderr).toContain('workflow_ended');
    expect(json('verify', '--deep')).toMatchObject({ ok: true });
  });
});

describe('the command line', () => {
  test('counts jobs by state and running workflows in its status', () => {
    expect(json('status')).toMatchObject({
      jobs: { scheduled: 2, waiting: 0, ready: 1, running: 0, dead: 2 },
      running_workflows: 2,
    });
    const { stdout } = tl('status');
    expect(stdout).toMatch(/jobs +2 scheduled, 1 ready, 2 dead/);
    expect(stdout).toMatch(/workflows +2 running/);
  });

  test('has examples in its help', () => {
    for (const command of [['jobs'], ['workflows'], ['jobs', 'requeue'], ['workflows', 'signal']]) {
      expect(tl(...command, '--help').stdout).toMatch(/Examples?:\n {2}\$ throughline /);
    }
  });
});
