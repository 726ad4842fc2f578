// `npm start` ends in `throughline start`: serves the home of this folder, and says where it is when it is served already.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const cli = join(import.meta.dirname, '..', '..', 'dist', 'cli.cjs');
const folder = mkdtempSync(join(tmpdir(), 'throughline-start-'));
const env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
let daemon: ChildProcess | undefined;
let logged = '';

afterAll(() => {
  daemon?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function started(): Promise<{ url: string; login: string }> {
  const line = [cli, 'start', '--json', '--port', '0', '--log', 'errors'];
  daemon = spawn(process.execPath, line, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout } = daemon;
  daemon.stderr?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  return new Promise((resolve, reject) => {
    let said = '';
    stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\n')) resolve(JSON.parse(said) as { url: string; login: string });
    });
    daemon?.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

test('a folder without a home gets one and is served; a second start points to the first and ends well', async () => {
  const { url, login } = await started();
  expect(login).toMatch(new RegExp(`^${url}/#code=[\\w-]{20,}$`));
  expect(existsSync(join(folder, '.throughline', 'config.json'))).toBe(true);
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ status: 'ready' });

  for (const command of ['start', 'login']) {
    const again = spawnSync(process.execPath, [cli, command, '--json'], { cwd: folder, env, encoding: 'utf8' });
    expect(again).toMatchObject({ status: 0, stderr: '' });
    const answer = JSON.parse(again.stdout) as { url: string; login: string };
    expect(answer.url).toBe(url);
    // A link of its own: each works once.
    expect(answer.login).not.toBe(login);
  }

  const ended = new Promise((resolve) => daemon?.once('exit', resolve));
  daemon?.kill('SIGINT');
  expect(await ended).toBe(130);
  // Each request was one line otherwise, and the link would scroll away.
  expect(logged).toBe('');
});

test('login without a daemon says how to get one', () => {
  const { status, stdout } = spawnSync(process.execPath, [cli, 'login', '--json'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ code: 'daemon_not_running' });
});
