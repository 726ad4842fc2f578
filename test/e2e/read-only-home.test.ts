// A home that cannot be written, and a machine that has run out of something: what can be read is read, everything else
// says what happened.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recorded } from '../support/hook-home.ts';

/** Each of these is dozens of processes, which take long on a busy machine. */
const LONG = { timeout: 300_000 };
const dist = join(import.meta.dirname, '..', '..', 'dist');
/** Root may write everything, so the program runs as a user without rights. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let project: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-readonly-'));
  project = join(folder, 'project');
  env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: join(folder, 'xdg'), XDG_CACHE_HOME: join(folder, 'cache') };
  delete env['THROUGHLINE_HOME'];
  mkdirSync(project);
  for (const each of [folder, project]) if (NOBODY.uid !== undefined) chownSync(each, NOBODY.uid, NOBODY.gid);
});
afterEach(() => {
  protect(join(project, '.throughline'), 0o700, 0o600);
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly prefix?: readonly string[];
  readonly input?: string;
  readonly as?: object;
  readonly cwd?: string;
}

function run(
  program: string,
  args: readonly string[],
  { prefix = [], input = '', as = NOBODY, cwd = project }: Run = {},
) {
  const [command = '', ...words] = [...prefix, process.execPath, join(dist, program), ...args];
  return spawnSync(command, words, { cwd, env, input, encoding: 'utf8', timeout: 60_000, ...as });
}

function tl(args: readonly string[], how: Run = {}): Record<string, unknown> {
  const { stdout, stderr } = run('cli.cjs', [...args, '--json'], how);
  if (!stdout.startsWith('{')) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}

const hook = (how: Run = {}) =>
  run('hook.cjs', ['claude'], { ...how, input: JSON.stringify({ ...recorded('claude', 'start', project) }) });

/** On a busy machine a hook may run out of time, and then says nothing. */
function untilAnswered(how: Run): string {
  for (let left = 10; ; left -= 1) {
    const { status, stdout } = hook(how);
    expect(status).toBe(0);
    if (stdout !== '' || left === 0) return stdout;
  }
}

/** Gives everything below a folder these modes. */
function protect(path: string, folderMode: number, fileMode: number): void {
  if (!existsSync(path)) return;
  chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const at = join(path, entry.name);
    if (entry.isDirectory()) protect(at, folderMode, fileMode);
    else chmodSync(at, fileMode);
  }
  chmodSync(path, folderMode);
}

function makeHome(how: Run = {}): void {
  tl(['init'], how);
  tl(['goal', 'create', 'A goal'], how);
  tl(['task', 'add', 'G1', 'Read me'], how);
  expect(untilAnswered(how)).toContain('Read me');
}

/** What a home that cannot be written still does, and what it refuses. */
function expectReadable(how: Run = {}): void {
  expect(tl(['status'], how)).toMatchObject({ events: 3 });
  expect(tl(['next'], how)).toMatchObject({ title: 'Read me' });
  expect(tl(['log'], how)).toMatchObject({ events: expect.any(Array) as unknown });
  expect(tl(['task', 'show', 'T1'], how)).toMatchObject({ task: { title: 'Read me' } });
  expect(tl(['verify', '--deep'], how)).toMatchObject({ ok: true });
  expect(untilAnswered(how)).toContain('Read me');
  expect(tl(['backup', join(folder, 'saved')], how)).toMatchObject({ events: 3 });
  expect(tl(['goal', 'create', 'Another'], how)).toMatchObject({ kind: 'failure', code: 'read_only' });
  expect(tl(['up'], how)).toMatchObject({ kind: 'failure', code: 'read_only' });
}

describe('a home without permission to write', () => {
  test('can be read, verified and backed up, and refuses to be written', LONG, () => {
    makeHome();
    protect(join(project, '.throughline'), 0o500, 0o400);
    expectReadable();
    protect(join(project, '.throughline'), 0o700, 0o600);
    tl(['goal', 'create', 'Later']);
    expect(tl(['restore', join(folder, 'saved')])).toMatchObject({ events: 3 });
  });

  test('can be read with the log of a process that did not close it', LONG, () => {
    makeHome();
    // As long as a process has it open, its log stays.
    using open = new DatabaseSync(join(project, '.throughline', 'work.sqlite'));
    open.exec('BEGIN; SELECT count(*) FROM events');
    tl(['goal', 'create', 'In the log']);
    expect(existsSync(join(project, '.throughline', 'work.sqlite-wal'))).toBe(true);
    protect(join(project, '.throughline'), 0o500, 0o400);
    expect(tl(['status'])).toMatchObject({ events: 4 });
    expect(tl(['verify'])).toMatchObject({ ok: true, events: 4 });
    expect(tl(['goal', 'create', 'Another'])).toMatchObject({ kind: 'failure', code: 'read_only' });
  });
});

const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs none /mnt && mount -o remount,ro /mnt']).status === 0;

test.skipIf(!canMount)('a home on a read-only disk can be read, verified and backed up', LONG, () => {
  const as = {};
  makeHome({ as });
  const script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  const prefix = ['unshare', '-m', 'sh', '-c', script, join(project, '.throughline')];
  // Entered again, so that the working directory is on the mount's side.
  expectReadable({ as, prefix });
});

describe('a folder with control characters in its name', () => {
  test.each(['line\nbreak', 'bell\u0007', 'escape\u001b[31m'])('%j becomes no home, and no half of one', (name) => {
    const cwd = join(project, name);
    mkdirSync(cwd);
    if (NOBODY.uid !== undefined) chownSync(cwd, NOBODY.uid, NOBODY.gid);
    for (const command of ['init', 'start']) {
      expect(tl([command], { cwd })).toMatchObject({ kind: 'refusal', code: 'invalid_input' });
    }
    expect(readdirSync(cwd)).toEqual([]);
    expect(existsSync(join(folder, 'xdg'))).toBe(false);
  });

  test('a folder with a longer name than a project may have becomes a home all the same', () => {
    const cwd = join(project, 'n'.repeat(250));
    mkdirSync(cwd);
    if (NOBODY.uid !== undefined) chownSync(cwd, NOBODY.uid, NOBODY.gid);
    expect(tl(['init'], { cwd })).toMatchObject({ created: true });
  });
});

test('a process without file handles says so, and never calls it a defect', LONG, () => {
  makeHome();
  const codes = new Set<unknown>();
  for (let files = 20; files <= 40; files += 1) {
    const limited = { prefix: ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh'] };
    const { stdout, stderr } = run('cli.cjs', ['log', '--json'], limited);
    // With too few, Node itself does not start.
    if (!stdout.startsWith('{')) continue;
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect({ files, stderr, ...answer }).not.toMatchObject({ code: 'bug' });
    if (answer['kind'] !== undefined) expect(answer).toMatchObject({ kind: 'failure', code: 'storage_unusable' });
    if (answer['kind'] !== undefined) expect(answer['message']).toContain('too many files open');
    codes.add(answer['code']);
  }
  expect([...codes]).toEqual(expect.arrayContaining(['storage_unusable', undefined]));
});

test('a user’s folder that cannot be written says so', LONG, () => {
  makeHome();
  protect(join(folder, 'xdg'), 0o500, 0o400);
  expect(tl(['next'])).toMatchObject({ title: 'Read me' });
  mkdirSync(join(folder, 'second'));
  if (NOBODY.uid !== undefined) chownSync(join(folder, 'second'), NOBODY.uid, NOBODY.gid);
  expect(tl(['init'], { cwd: join(folder, 'second') })).toMatchObject({ kind: 'failure', code: 'read_only' });
  writeFileSync(join(folder, 'second', 'still-writable'), '');
  protect(join(folder, 'xdg'), 0o700, 0o600);
});
