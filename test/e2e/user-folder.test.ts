// Where the program runs without a folder to be in, or without a folder of the user's own: keys and trust never come
// from the project instead, and a hook still ends well.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '..', '..', 'dist');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-user-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['', 'relative'])('a HOME of %j is not taken for a folder of the project', (value) => {
  const env = { ...process.env, HOME: value, XDG_CONFIG_HOME: value, XDG_CACHE_HOME: value };
  const args = [join(dist, 'cli.cjs'), 'setup', 'opencode', '--user', '--check', '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  const { files } = JSON.parse(stdout) as { files: { path: string }[] };
  const own = join(userInfo().homedir, '.config', 'opencode');
  expect(files.map(({ path }) => path)).toEqual([
    join(own, 'plugins', 'throughline.ts'),
    expect.stringMatching(/opencode\.jsonc?$/),
    ...['throughline-resume.md', 'throughline-checkpoint.md'].map((name) => join(own, 'commands', name)),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('in a folder that is gone the command says so, and the hook has an empty answer', () => {
  const run = (...args: string[]) => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    const script = 'cd "$1" && rmdir "$1" && shift && exec "$@"';
    const words = ['-c', script, 'sh', gone, process.execPath, ...args];
    return spawnSync('sh', words, { cwd: folder, input: '{}', encoding: 'utf8' });
  };
  const why = expect.stringMatching(/^Throughline cannot run here: .+\n$/) as string;
  expect(run(join(dist, 'cli.cjs'), 'next')).toMatchObject({ status: 6, stdout: '', stderr: why });
  expect(run(join(dist, 'hook.cjs'), 'cursor')).toMatchObject({ status: 0, stdout: '{}\n', stderr: why });
  expect(run(join(dist, 'hook.cjs'), 'claude')).toMatchObject({ status: 0, stdout: '', stderr: why });
});
