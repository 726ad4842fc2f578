// `task run` from the shell, with real processes: a command that does a step, killed and interrupted in the middle, and
// who may start it at all.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'cli.cjs');

/**
 * A command as a person would declare it: notes that it ran, waits while there is a file `wait`, and proposes what
 * `result.json` says.
 */
const COMMAND = `
const { readFileSync, appendFileSync, existsSync } = require('node:fs');
const step = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync('../ran.jsonl', JSON.stringify({ pid: process.pid, step }) + '\\n');
console.error('working on ' + step.next_step);
const wait = () => existsSync('../wait') ? setTimeout(wait, 20) : console.log(readFileSync('../result.json', 'utf8'));
wait();
`;
const NEXT = {
  operation: 'update_checkpoint',
  where_we_left_off: 'It is green.',
  next_step: 'Write about it',
  needed_context_refs: ['file:a.txt'],
};

let folder: string;
let project: string;
let env: NodeJS.ProcessEnv;
let children: ChildProcess[];

beforeEach(() => {
  children = [];
  folder = mkdtempSync(join(tmpdir(), 'throughline-run-'));
  project = join(folder, 'project');
  mkdirSync(project);
  mkdirSync(join(folder, 'xdg', 'throughline'), { recursive: true, mode: 0o700 });
  env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg'), XDG_CACHE_HOME: join(folder, 'cache') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER']) delete env[name];
  writeFileSync(join(folder, 'command.cjs'), COMMAND);
  writeFileSync(join(project, 'a.txt'), 'alpha\n');
  writeFileSync(join(project, 'b.txt'), 'beta\n');
  declare({ name: 'build', argv: [process.execPath, join(folder, 'command.cjs')], for: 'step' });
  proposes({ changes: [NEXT] });
  for (const line of [
    ['init'],
    ['goal', 'create', 'Ship it'],
    ['task', 'add', 'G1', 'Parse', '--acceptance-criteria', 'It runs'],
    ['task', 'start', 'T1'],
    ['checkpoint', 'set', 'T1', 'It is red.', 'Make it green', '--needed-context-refs', 'file:a.txt'],
  ]) {
    const { status, stderr } = tl(...line);
    if (status !== 0) throw new Error(`${line.join(' ')}: ${stderr}`);
  }
});
afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  rmSync(join(folder, 'wait'), { force: true });
  rmSync(folder, { recursive: true, force: true });
});

function declare(...commands: unknown[]): void {
  writeFileSync(join(folder, 'xdg', 'throughline', 'commands.json'), JSON.stringify({ commands }), { mode: 0o600 });
}
function proposes(result: unknown): void {
  writeFileSync(join(folder, 'result.json'), JSON.stringify(result));
}
function tl(...args: string[]) {
  const { status, stdout, stderr } = runWarm(PROGRAM, args, { cwd: project, env });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}
const RUN = ['task', 'run', 'T1', '--command', 'build'];
/** What a person was shown, confirmed. */
function digest(...args: string[]): string {
  return String(tl(...args, '--json').json()['digest']);
}
const confirmed = (...args: string[]) => [...args, '--confirm', digest(...args)];

/** The built program in a process of its own. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  return { child, said, ended: once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]> };
}

interface Ran {
  readonly pid: number;
  readonly step: Record<string, unknown> & { readonly run_id: string };
}
function ran(): Ran[] {
  if (!existsSync(join(folder, 'ran.jsonl'))) return [];
  const lines = readFileSync(join(folder, 'ran.jsonl'), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Ran);
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** An orphan that has ended stays in the table of processes until the system's first process takes note. */
const isRunning = (pid: number): boolean => {
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
function typesSince(seq: number): string[] {
  const { events } = tl('history', '--after', String(seq), '--json').json() as {
    events: { event_type: string }[];
  };
  return events.map(({ event_type: type }) => type);
}
const headSeq = () => (tl('state', '--json').json() as { head_seq: number }).head_seq;

describe('a command that does a step', () => {
  test('gets the step and exactly the context of the checkpoint, and its proposal is recorded', () => {
    const head = headSeq();
    const { status, stdout, stderr, json } = tl(...confirmed(...RUN), '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'working on Make it green\n' });
    expect(json()).toMatchObject({
      executor: 'command:build',
      resumed: false,
      recorded: ['update_checkpoint'],
      task: { status: 'doing' },
      checkpoint: { next_step: 'Write about it' },
    });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(ran()).toMatchObject([
      {
        step: {
          next_step: 'Make it green',
          where_we_left_off: 'It is red.',
          task: { title: 'Parse', acceptance_criteria: ['It runs'] },
          goal: { text: 'Ship it' },
          context: [{ ref: 'file:a.txt', status: 'loaded', content: 'alpha\n' }],
        },
      },
    ]);
    expect(JSON.stringify(ran())).not.toContain('beta');
    expect(typesSince(head)).toEqual(['checkpoint.recorded']);
    expect(tl('workflows', '--json').json()).toMatchObject({
      workflows: [{ kind: 'work.execute_step', status: 'completed' }],
    });
    expect(tl('task', 'claims', '--json').json()).toEqual({ claims: [] });
    expect(tl('verify', '--deep').status).toBe(0);
  });

  test('is shown to people in words', () => {
    const { stdout } = tl(...confirmed(...RUN));
    expect(stdout).toMatch(/^T1 Parse +doing\n/);
    expect(stdout).toContain('command:build recorded update_checkpoint');
    expect(stdout).toContain('Write about it');
  });

  test('finishes a task only with proof', () => {
    const head = headSeq();
    proposes({ changes: [{ operation: 'complete_task' }] });
    const refused = tl(...confirmed(...RUN), '--json');
    expect(refused.status).toBe(5);
    expect(refused.json()).toMatchObject({ code: 'evidence_missing' });
    expect(typesSince(head)).toEqual([]);
    proposes({ changes: [{ operation: 'complete_task' }], evidence: 'npm test: 12 passed' });
    expect(tl(...confirmed(...RUN), '--json').json()).toMatchObject({ task: { status: 'done' } });
  });

  test.each([
    ['writes no JSON', `console.log('hello')`, 'invalid_result', 5],
    ['writes nothing', '', 'invalid_result', 5],
    ['ends with another code', `console.error('no disk'); process.exit(4)`, 'command_failed', 6],
  ])('that %s is refused, and nothing is recorded', (_what, code, expected, exit) => {
    declare({ name: 'build', argv: [process.execPath, '-e', code], for: 'step' });
    const head = headSeq();
    const { status, json } = tl(...confirmed(...RUN), '--json');
    expect(json()).toMatchObject({ code: expected });
    expect(status).toBe(exit);
    expect(typesSince(head)).toEqual([]);
    expect(tl('task', 'claims', '--json').json()).toEqual({ claims: [] });
  });
});

describe('who starts it', () => {
  test('a program is shown what would be run, and runs nothing', () => {
    const { status, json } = tl(...RUN, '--json');
    expect(status).toBe(5);
    expect(json()).toMatchObject({
      code: 'confirmation_required',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      would: {
        operation: 'work.execute_step',
        argv: [process.execPath, join(folder, 'command.cjs')],
        folder: project,
        task: 'T1 Parse',
        next_step: 'Make it green',
        needed_context_refs: ['file:a.txt'],
      },
    });
    expect(ran()).toEqual([]);
  });

  test('what was confirmed is no longer confirmed once the command or the step is another', () => {
    const before = digest(...RUN);
    declare({ name: 'build', argv: [process.execPath, join(folder, 'other.cjs')], for: 'step' });
    expect(tl(...RUN, '--confirm', before, '--json').json()).toMatchObject({ code: 'confirmation_required' });
    expect(ran()).toEqual([]);
  });

  test('a person is given the command line to copy', () => {
    const { status, stderr } = tl(...RUN, '--confirm', 'f'.repeat(64));
    expect(status).toBe(5);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      `throughline task run T1 --command build --confirm ${digest(...RUN)}`,
    );
    expect(tl('token', 'create', "bo's", '--role', 'admin').stderr).toMatch(
      / 'bo'\\''s' --role admin --confirm \w{64}\n$/,
    );
  });

  // A terminal of its own, by the tool that records sessions.
  test.skipIf(spawnSync('script', ['--version']).status !== 0)('a person at a terminal starts it at once', () => {
    const line = [process.execPath, cli, ...RUN].map((word) => `'${word}'`).join(' ');
    const { status } = spawnSync('script', ['-qec', line, '/dev/null'], { cwd: project, env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(ran()).toHaveLength(1);
  });

  test('a command for another purpose does not run, nor one that is not declared, nor one of the home', () => {
    declare({ name: 'key', argv: [process.execPath, join(folder, 'command.cjs')], for: 'secret' });
    expect(tl('task', 'run', 'T1', '--command', 'key', '--json').json()).toMatchObject({ code: 'command_not_for' });
    expect(tl(...RUN, '--json').json()).toMatchObject({ code: 'unknown_command' });
    const planted = {
      commands: [{ name: 'build', argv: [process.execPath, join(folder, 'command.cjs')], for: 'step' }],
    };
    for (const where of ['.throughline', '.']) {
      writeFileSync(join(project, where, 'commands.json'), JSON.stringify(planted), { mode: 0o600 });
    }
    expect(tl(...RUN, '--json').json()).toMatchObject({ code: 'unknown_command' });
    expect(ran()).toEqual([]);
  });

  test('an admin token is made by a person', () => {
    const line = ['token', 'create', 'boss', '--role', 'admin'];
    expect(tl(...line, '--json').json()).toMatchObject({ code: 'confirmation_required' });
    expect(tl('token', 'list', '--json').json()).toEqual({ tokens: [] });
    expect(tl(...confirmed(...line), '--json').json()).toMatchObject({ name: 'boss', role: 'admin' });
  });
});

describe('a process that ends in the middle', () => {
  test('[ACL-19] killed and run again, it ends in one recorded result', async () => {
    const head = headSeq();
    const line = confirmed(...RUN);
    writeFileSync(join(folder, 'wait'), '');
    const { child, ended } = start(...line);
    await eventually('the command runs', () => ran().length === 1);
    child.kill('SIGKILL');
    await ended;
    const [first] = ran();
    // The command itself outlives its caller; whatever it prints now reaches nobody.
    rmSync(join(folder, 'wait'));
    const again = start(...line, '--json');
    expect((await again.ended)[0]).toBe(0);
    expect(again.said.stderr).toContain('The run was cut off');
    expect(JSON.parse(again.said.stdout)).toMatchObject({ resumed: true, recorded: ['update_checkpoint'] });
    expect(ran()).toHaveLength(2);
    expect(ran()[1]?.step).toMatchObject({
      run_id: first?.step.run_id,
      idempotency_key: first?.step['idempotency_key'],
    });
    expect(typesSince(head)).toEqual(['checkpoint.recorded']);
    expect(tl('task', 'claims', '--json').json()).toEqual({ claims: [] });
    expect(tl('verify', '--deep').status).toBe(0);
  }, 60_000);

  // The system must say what runs on it.
  test.skipIf(!existsSync('/proc/self/environ'))(
    'a command that outlived its caller is ended before it runs again',
    async () => {
      const line = confirmed(...RUN);
      writeFileSync(join(folder, 'wait'), '');
      const { child, ended } = start(...line);
      await eventually('the command runs', () => ran().length === 1);
      child.kill('SIGKILL');
      await ended;
      const first = ran()[0]?.pid ?? 0;
      expect(isRunning(first)).toBe(true);
      const again = start(...line, '--json');
      await eventually('the command runs again', () => ran().length === 2);
      expect(isRunning(first)).toBe(false);
      rmSync(join(folder, 'wait'));
      expect((await again.ended)[0]).toBe(0);
      expect(JSON.parse(again.said.stdout)).toMatchObject({ resumed: true });
    },
    60_000,
  );

  test('after it was killed, a person confirms and runs the step that was shown, not the one before', async () => {
    writeFileSync(join(folder, 'wait'), '');
    const { child, ended } = start(...confirmed(...RUN));
    await eventually('the command runs', () => ran().length === 1);
    child.kill('SIGKILL');
    await ended;
    const run = ran()[0]?.step.run_id ?? '';
    expect(tl(...RUN, '--json').json()).toMatchObject({ note: `It continues run ${run}` });
    expect(tl('checkpoint', 'set', 'T1', 'Changed by a person.', 'Do something else', '--override', 'x').status).toBe(
      0,
    );
    const shown = tl(...RUN, '--json').json();
    expect(shown).toMatchObject({
      would: { next_step: 'Do something else' },
      note: expect.stringContaining('a new run takes its place') as string,
    });
    rmSync(join(folder, 'wait'));
    const again = start(...RUN, '--confirm', String(shown['digest']), '--json');
    expect((await again.ended)[0]).toBe(0);
    expect(JSON.parse(again.said.stdout)).toMatchObject({ resumed: false });
    expect(ran().map(({ step }) => step['next_step'])).toEqual(['Make it green', 'Do something else']);
  }, 60_000);

  test('Ctrl-C ends the command, records nothing, and leaves the task free', async () => {
    const head = headSeq();
    const line = confirmed(...RUN);
    writeFileSync(join(folder, 'wait'), '');
    const { child, said, ended } = start(...line, '--json');
    await eventually('the command runs', () => ran().length === 1);
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(130);
    expect(JSON.parse(said.stdout)).toMatchObject({ code: 'step_interrupted' });
    await eventually('the command has ended', () => !isAlive(ran()[0]?.pid ?? 0));
    expect(typesSince(head)).toEqual([]);
    expect(tl('task', 'claims', '--json').json()).toEqual({ claims: [] });
    expect(tl('task', 'show', 'T1', '--json').json()).toMatchObject({ task: { status: 'doing' } });
    rmSync(join(folder, 'wait'));
    expect(tl(...line, '--json').json()).toMatchObject({ resumed: false, recorded: ['update_checkpoint'] });
  }, 60_000);
});
