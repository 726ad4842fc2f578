#!/usr/bin/env node
// `npm run fresh-clone`: whether both promised commands work for a newcomer. Clones HEAD, once for each command, and runs
// it with an empty home, an empty npm cache and no Node but the machine's own. `-- --start-only` leaves out `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST = 20;
const STOP_WITHIN_MS = 30_000;
/** How the machine reaches the network is its own affair; everything else is left behind. */
const NETWORK = /^(https?_proxy|no_proxy|all_proxy|node_extra_ca_certs|ssl_cert_file|ssl_cert_dir)$/i;

class Broken extends Error {}

const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (since) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** The first one on the PATH that is no part of a project. */
function findOnPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Broken(`there is no ${name} on the PATH`);
  return realpathSync(found);
}

function answerOf(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Broken(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.trim();
}

function machine() {
  const node = findOnPath('node');
  const npm = findOnPath('npm');
  const version = answerOf(node, ['--version']);
  if (Number(version.slice(1).split('.')[0]) < OLDEST) throw new Broken(`${node} is ${version}, older than ${OLDEST}`);
  const registry = answerOf(node, [npm, 'config', 'get', 'registry'], { cwd: tmpdir() });
  say(`node ${version}, npm ${answerOf(node, [npm, '--version'])}`);
  return { node, npm, registry };
}

/** A clone and everything a newcomer has around it: nothing. */
function freshClone(folder, { node, npm, registry }) {
  const paths = Object.fromEntries(['bin', 'home', 'cache', 'tmp', 'clone'].map((name) => [name, join(folder, name)]));
  for (const name of ['bin', 'home', 'cache', 'tmp']) mkdirSync(paths[name], { recursive: true });
  symlinkSync(node, join(paths.bin, 'node'));
  symlinkSync(npm, join(paths.bin, 'npm'));
  answerOf('git', ['clone', '--quiet', '--no-hardlinks', root, paths.clone]);
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  return {
    cwd: paths.clone,
    env: {
      ...Object.fromEntries(network),
      PATH: [paths.bin, '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
      HOME: paths.home,
      TMPDIR: paths.tmp,
      LANG: 'C.UTF-8',
      npm_config_cache: paths.cache,
      npm_config_registry: registry,
    },
  };
}

/** Runs `npm <command>` in a group of its own, with its output in a file. */
function npmRun(command, folder, { cwd, env }) {
  const log = join(folder, `${command}.log`);
  writeFileSync(log, '');
  // In a terminal, where there is a program that brings one: Ctrl-C is then what it is for people.
  const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script');
  const [program, args] = hasTerminal
    ? ['/usr/bin/script', ['--quiet', '--flush', '--return', '--command', `npm ${command}`, log]]
    : ['/bin/sh', ['-c', `exec npm ${command} >"$LOG" 2>&1`]];
  const child = spawn(program, args, {
    cwd,
    env: { ...env, LOG: log, NO_COLOR: '1', TERM: 'dumb' },
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  const kill = (signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  return {
    ended,
    said: () => readFileSync(log, 'utf8').replaceAll('\r', ''),
    interrupt: () => (hasTerminal ? child.stdin.write('\u0003') : kill('SIGINT')),
    end: () => kill('SIGKILL'),
  };
}

const tail = (text) => text.trimEnd().split('\n').slice(-40).join('\n');
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function checkStart(folder, tools) {
  const place = freshClone(folder, tools);
  const since = performance.now();
  const { ended, said, interrupt, end } = npmRun('start', folder, place);
  let hasEnded = false;
  void ended.finally(() => (hasEnded = true)).catch(() => {});
  try {
    let url;
    while (url === undefined) {
      if (hasEnded) throw new Broken(`npm start ended by itself with ${await ended}:\n${tail(said())}`);
      url = /^Serving .* at (http:\/\/[\w.:]+)$/m.exec(said())?.[1];
      if (url === undefined) await sleep(100);
    }
    say(`npm start: serves ${url} after ${seconds(since)}`);
    const health = await fetch(`${url}/health`);
    if (!health.ok) throw new Broken(`/health answers with ${health.status}`);
    const page = await fetch(url);
    if (!page.ok) throw new Broken(`mission control answers with ${page.status}`);
    if (!/#code=/.test(said())) throw new Broken(`no login link was printed:\n${tail(said())}`);
    if (!existsSync(join(place.cwd, '.throughline', 'config.json'))) throw new Broken('there is no home in the clone');
    say('npm start: /health and the page answer, the login link is printed, the home is in the clone');
    const stopping = performance.now();
    interrupt();
    const how = await Promise.race([ended, sleep(STOP_WITHIN_MS).then(() => 'never')]);
    if (how === 'never') throw new Broken(`npm start does not stop on Ctrl-C:\n${tail(said())}`);
    if (
      await fetch(`${url}/health`).then(
        () => true,
        () => false,
      )
    )
      throw new Broken('the daemon outlives npm start');
    say(`npm start: stopped by Ctrl-C after ${seconds(stopping)} (${how})`);
  } finally {
    end();
  }
}

async function checkTest(folder, tools) {
  const place = freshClone(folder, tools);
  const since = performance.now();
  const { ended, said } = npmRun('test', folder, place);
  const code = await ended;
  if (code !== 0) throw new Broken(`npm test ended with ${code} after ${seconds(since)}:\n${tail(said())}`);
  say(`npm test: passed after ${seconds(since)}: ${said().trimEnd().split('\n').at(-1)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'throughline-fresh-'));
// As open as /tmp is to a newcomer: the tests of root run Postgres as another user.
chmodSync(folder, 0o755);
try {
  if (answerOf('git', ['status', '--porcelain'], { cwd: root }) !== '')
    say('changes that are not committed are left out');
  const tools = machine();
  say(`commit ${answerOf('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })}`);
  await checkStart(join(folder, 'start'), tools);
  if (!process.argv.includes('--start-only')) await checkTest(join(folder, 'test'), tools);
} catch (error) {
  if (!(error instanceof Broken)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
