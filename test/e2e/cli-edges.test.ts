// The command line at its edges: readers that leave, signals, help, and arguments that make no sense.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'cli.cjs');
const worker = join(root, 'test', 'support', 'append-worker.ts');
const STREAM = '01990000-0000-7000-8000-000000000001';
const EVENTS = 600;

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-edges-'));
  env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg') };
  delete env['THROUGHLINE_HOME'];
  const configFolder = join(folder, 'xdg', 'throughline');
  const home = join(folder, '.throughline');
  const made = runWarm(worker, [home, configFolder, STREAM, String(EVENTS), 'w']);
  if (made.status !== 0 || tl('sign').status !== 0) throw new Error(`no home was made: ${made.stderr}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tl(...args: string[]) {
  const { status, stdout, stderr } = runWarm(PROGRAM, args, { cwd: folder, env });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

/** With nobody at the other end of its output from the start. */
function unheard(command: string) {
  const script = `{ sleep 1; "$0" "$1" ${command}; echo "exit $?" >&2; } | true`;
  return spawnSync('sh', ['-c', script, process.execPath, cli], { cwd: folder, env, encoding: 'utf8' }).stderr;
}

describe('an input without end', () => {
  test('is refused before it fills the memory, as a file and from stdin', () => {
    const large = join(folder, 'large.json');
    writeFileSync(large, '{');
    truncateSync(large, 65 * 1024 * 1024);
    const file = tl('import', large, '--json');
    expect([file.status, file.json()['code']]).toEqual([2, 'file_too_large']);
    const script = '"$0" "$1" import - --json < /dev/zero';
    const { status, stdout } = spawnSync('sh', ['-c', script, process.execPath, cli], { cwd: folder, env });
    expect([status, (JSON.parse(stdout.toString()) as { code: string }).code]).toEqual([2, 'file_too_large']);
  });
});

test('a pipe or a device by its name is refused at once', () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  for (const path of [pipe, '/dev/zero', folder]) {
    const { status, json } = tl('import', path, '--json');
    expect([path, status, json()]).toMatchObject([path, 2, { code: 'file_unreadable' }]);
    expect(json()['hint']).toContain('stdin');
  }
});

describe('an argument that cannot be meant', () => {
  test('a home by a Postgres URL is refused without saying its password, and makes no folder', () => {
    for (const command of ['init', 'status', 'up', 'doctor']) {
      const { status, stdout, stderr } = tl('--home', 'postgres://me:hunter2@box/db', command);
      expect([command, status]).toEqual([command, 2]);
      expect(stderr).toContain('home_url_in_argument');
      expect(stdout + stderr).not.toContain('hunter2');
    }
    expect(existsSync(join(folder, 'postgres:'))).toBe(false);
  });

  test('of a token is named', () => {
    expect(tl('token', 'create', 'My Laptop').stderr).toContain('"My Laptop" is not a name for a token');
    expect(tl('token', 'create', 'ci', '--expires', '2020-01-01').stderr).toContain(
      '"2020-01-01" is not a time in the future',
    );
    expect(tl('token', 'revoke', 'nobody').stderr).toContain('There is no token "nobody"');
    expect(tl('token', 'list').stdout).toContain('throughline token create');
  });

  test('of a certificate is named with what is wrong with it', () => {
    const { status, stderr } = tl('up', '--port', '0', '--tls-cert', 'no.pem', '--tls-key', 'no.key');
    expect([status, stderr]).toEqual([2, expect.stringContaining('ENOENT')]);
  });
});

describe('a reader that leaves', () => {
  test('ends a command quietly, with the exit code that it would have had', () => {
    expect(unheard(`log ${STREAM} --limit ${EVENTS}`)).toBe('exit 0\n');
    expect(unheard(`log ${STREAM} --json`)).toBe('exit 0\n');
    expect(unheard('log nothing --json')).toBe('exit 2\n');
  });

  test('of a long output gets its first line and nothing else is said', () => {
    const script = `"$0" "$1" log ${STREAM} --limit ${EVENTS} | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, cli], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^SEQ .*\n$/);
    expect(stderr).toBe('');
  });

  test.skipIf(!existsSync('/dev/full'))('because its disk is full shows on stderr and by the exit code', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [cli, 'status'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    expect(stderr).toMatch(/^The output cannot be written: ENOSPC.*\n$/);
    expect(status).toBe(6);
  });
});

describe('help', () => {
  test('is given on stdout where it is asked for, and on stderr where a command is missing', () => {
    expect(tl('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Usage: throughline') as string,
    });
    expect(tl()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage:') as string });
    expect(tl('verify', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('verify --deep --json') as string,
    });
  });

  test('and version are JSON where that is asked for', () => {
    const help = tl('verify', '--help', '--json');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.json()['text']).toMatch(/^Usage: throughline verify[^]*Examples:/);
    expect(tl('--version', '--json').json()).toEqual({ text: expect.stringMatching(/^\d+\.\d+\.\d+/) as string });
  });

  test.each([[[]], [['proof']]])('in place of a command is a usage error in JSON (%s)', (args) => {
    const refused = tl(...args, '--json');
    expect(refused).toMatchObject({ status: 2, stderr: '' });
    expect(refused.json()).toMatchObject({ kind: 'refusal', code: 'usage', message: 'No command was named' });
  });
});

describe('arguments', () => {
  test.each([
    [['status', '--nope'], "unknown option '--nope'"],
    [['backup'], "missing required argument 'folder'"],
    [['log', STREAM, '--limit'], 'argument missing'],
    [['log', STREAM, '--limit', '0'], 'It starts at 1.'],
    [['log', STREAM, '--limit', '-1'], 'It is not a whole number.'],
    [['log', STREAM, '--after', '1e3'], 'It is not a whole number.'],
    [['proof', 'export', STREAM, 'p.json', '--from', '0'], 'It starts at 1.'],
    [['proof', 'check', 'p.json'], "required option '--key <file>' not specified"],
    [['status', 'superfluous'], 'too many arguments'],
  ])('%s are refused in words and in JSON', (args, why) => {
    const words = tl(...args);
    expect(words).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(why) as string });
    // In front: behind an option that wants a value it would be that value.
    const json = tl('--json', ...args);
    expect(json).toMatchObject({ status: 2, stderr: '' });
    expect(json.json()).toMatchObject({ code: 'usage', message: expect.stringContaining(why) as string });
    expect(json.json()['message']).not.toMatch(/^error/);
  });

  test.each([
    ['beyond the end', ['--from', String(EVENTS + 1)]],
    ['that ends before it begins', ['--from', '3', '--to', '2']],
  ])('of a proof for a range %s are refused, and no file is made', (_, range) => {
    const refused = tl('proof', 'export', STREAM, 'empty.json', ...range, '--json');
    expect(refused.json()).toMatchObject({ kind: 'refusal', workflow_id: STREAM });
    expect(refused.status).toBe(2);
    expect(existsSync(join(folder, 'empty.json'))).toBe(false);
  });
});

test('Ctrl-C at any moment of a verification ends it, and breaks nothing', async () => {
  const ends = new Set<string>();
  for (let delayMs = 0; delayMs <= 600; delayMs += 60) {
    const child = spawn(process.execPath, [cli, 'verify', '--deep'], { cwd: folder, env, stdio: 'ignore' });
    const ended = once(child, 'close');
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    child.kill('SIGINT');
    await ended;
    // Ended by the signal itself, which a shell shows as 130; or it was done before.
    ends.add(child.signalCode ?? String(child.exitCode));
  }
  expect(ends).toContain('SIGINT');
  expect([...ends].filter((end) => !['SIGINT', '130', '0'].includes(end))).toEqual([]);
  expect(tl('verify', '--deep', '--json').json()).toMatchObject({ ok: true, events: EVENTS + 1 });
});
