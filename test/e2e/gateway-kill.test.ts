// The kill switch as a person types it: on a full disk too, and off by a person alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayMount } from '../attack/full-disk.ts';
import { cli } from '../support/hook-home.ts';
import { mountSmallDisk, type SmallDisk } from '../torture/small-disk.ts';

const MIB = 1024 * 1024;
let folder: string;
let disk: SmallDisk | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-kill-'));
});
afterEach(() => {
  disk?.unmount();
  disk = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function run(cwd: string, ...args: string[]) {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: join(folder, 'user'), XDG_CONFIG_HOME: join(folder, 'xdg') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  // A process that stays would hold the disk.
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args, '--json'], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stderr, json: JSON.parse(stdout === '' ? '{}' : stdout) as Record<string, unknown> };
}

test('[AGT-24] kill on works on a full disk and is recorded when there is space; a person alone switches it off', (context) => {
  if (!mayMount()) context.skip('nothing may be mounted here');
  disk = mountSmallDisk(join(folder, 'disk'), 16 * MIB);
  const project = join(disk?.folder ?? '', 'project');
  mkdirSync(project);
  expect(run(project, 'init').status).toBe(0);
  const ask = () => run(project, 'provider', 'test', 'offline', 'extract');
  expect(ask()).toMatchObject({ status: 0, json: { recorded: true } });
  disk?.fill();
  const killed = run(project, 'kill', 'on', '--reason', 'a leak');
  const told = { scope: 'all', reason: 'a leak', by: expect.stringMatching(/^cli:/) as string };
  expect(killed).toMatchObject({ status: 0, json: { killed: true, switches: [{ ...told, recorded: false }] } });
  const file = readFileSync(join(project, '.throughline', 'kill-switch'), 'utf8');
  expect(JSON.parse(file)).toMatchObject([told]);
  expect(ask().status).not.toBe(0);
  disk?.giveSpace();
  expect(ask()).toMatchObject({ json: { code: 'provider_killed' } });
  expect(run(project, 'kill', 'status').json).toMatchObject({ switches: [{ ...told, recorded: true }] });
  const refused = run(project, 'kill', 'off');
  expect(refused.json).toMatchObject({ code: 'confirmation_required' });
  expect(ask()).toMatchObject({ json: { code: 'provider_killed' } });
  const digest = String(refused.json['digest']);
  expect(run(project, 'kill', 'off', '--confirm', digest).json).toEqual({ killed: false, switches: [] });
  expect(ask().status).toBe(0);
  expect(run(project, 'verify', '--deep').status).toBe(0);
});

test('[AGT-24] kill on works where the database of calls is gone, with the file or without it, and holds once there is one again', () => {
  const project = join(folder, 'project');
  mkdirSync(project);
  expect(run(project, 'init').status).toBe(0);
  const ask = () => run(project, 'provider', 'test', 'offline', 'extract');
  expect(ask()).toMatchObject({ status: 0, json: { recorded: true } });
  const home = join(project, '.throughline');
  const lose = (prefix: string) => {
    for (const name of readdirSync(home)) if (name.startsWith(prefix)) rmSync(join(home, name));
  };
  lose('exchanges.sqlite');
  const told = { reason: 'a leak', by: expect.stringMatching(/^cli:/) as string, recorded: false };
  const offline = { ...told, scope: 'offline' };
  const all = { ...told, scope: 'all' };
  const kill = (...args: string[]) => run(project, 'kill', 'on', ...args, '--reason', 'a leak');
  expect(kill('offline')).toMatchObject({ status: 0, json: { killed: true, switches: [offline] } });
  expect(kill()).toMatchObject({ status: 0, json: { killed: true, switches: [all, offline] } });
  // A process that has the lost database open still looks at the file, and so it is made anew.
  lose('kill-switch');
  expect(kill()).toMatchObject({ status: 0, json: { killed: true, switches: [all] } });
  expect(ask()).toMatchObject({ json: { code: 'database_missing' } });
  expect(run(project, 'trust').status).toBe(0);
  expect(ask()).toMatchObject({ json: { code: 'provider_killed' } });
  expect(run(project, 'kill', 'status').json).toMatchObject({ switches: [{ ...all, recorded: true }] });
});
