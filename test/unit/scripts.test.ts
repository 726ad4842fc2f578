// The scripts that run before anything is installed: their locks, exit codes, streams and skip reasons.
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = join(dirname(dirname(import.meta.dirname)), 'scripts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-scripts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, ended };
}

/** Runs a module text in which `scripts` is importable. */
function evaluate(imports: string, module: string, body: string, env?: NodeJS.ProcessEnv) {
  const text = `import { ${imports} } from ${JSON.stringify(join(scripts, module))};\n${body}`;
  return start(['--input-type=module', '-e', text], env);
}

test('an unknown task names the known ones on stderr and leaves stdout alone', async () => {
  const { code, stdout, stderr } = await start([join(scripts, 'run.mjs'), 'nonsense']).ended;
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('usage: node scripts/run.mjs <start|tl|demo|test|');
});

test('the exit code of a child is passed on, also when a signal ended it', async () => {
  const body = `
    const { code } = await run(process.execPath, ['-e', 'process.exit(7)']);
    const ended = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9e4)']);
    console.log(code, ended.code);`;
  expect((await evaluate('run', 'process.mjs', body).ended).stdout).toBe('7 143\n');
});

test('a SIGTERM reaches the child, which ends in its own way', async () => {
  const program = `process.on('SIGTERM', () => process.exit(5)); console.log('ready'); setInterval(() => {}, 1000)`;
  const body = `const { code } = await run(process.execPath, ['-e', ${JSON.stringify(program)}]); process.exitCode = code;`;
  const { child, ended } = evaluate('run', 'process.mjs', body);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect((await ended).code).toBe(5);
});

test('a child ends with the npm that started it, which passes on no more than it likes', async () => {
  const program = `process.on('SIGTERM', () => process.exit(5)); console.log('ready'); setInterval(() => {}, 1000)`;
  const text = `import { run } from ${JSON.stringify(join(scripts, 'process.mjs'))};
    const { code } = await run(process.execPath, ['-e', ${JSON.stringify(program)}]); console.log(code);`;
  const file = join(folder, 'started.mjs');
  writeFileSync(file, text);
  // Stands for the shell between: whoever kills it does not reach what it runs.
  const shell = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(file)}], { stdio: 'inherit' })`;
  const { child, ended } = start(['-e', shell], { ...process.env, npm_lifecycle_event: 'start' });
  child.stdout.once('data', () => child.kill('SIGKILL'));
  expect((await ended).stdout).toBe('ready\n5\n');
});

test('two holders of a lock never overlap', async () => {
  const lock = JSON.stringify(join(folder, 'lock'));
  const log = JSON.stringify(join(folder, 'log'));
  const body = `import { appendFileSync } from 'node:fs';
    await withLock(${lock}, 'waiting', async () => {
      appendFileSync(${log}, 'in ');
      await new Promise((resolve) => setTimeout(resolve, 100));
      appendFileSync(${log}, 'out ');
    });`;
  await Promise.all([1, 2, 3].map(() => evaluate('withLock', 'process.mjs', body).ended));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in out in out in out ');
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const dead = start(['-e', '']);
  await dead.ended;
  writeFileSync(join(folder, 'lock'), String(dead.child.pid));
  const body = `await withLock(${JSON.stringify(join(folder, 'lock'))}, 'waiting', async () => console.log('held'));`;
  expect((await evaluate('withLock', 'process.mjs', body).ended).stdout).toBe('held\n');
});

async function skipReason(env: NodeJS.ProcessEnv, service: 'S3' | 'KEYCHAIN' = 'S3'): Promise<string> {
  const body = `console.log((await prepareServices()).THROUGHLINE_TEST_${service}_SKIP);`;
  // Only the test's folder is searched, so that the real apt-get is never found.
  const { code, stdout } = await evaluate('prepareServices', 'services.mjs', body, { ...env, PATH: folder }).ended;
  expect(code).toBe(0);
  return stdout.trimEnd();
}

test('outside of CI nothing is installed, and the reason says what is missing', async () => {
  expect(await skipReason({})).toMatch(/^no S3 server: radosgw, .* not installed \(apt-get install /);
  expect(await skipReason({}, 'KEYCHAIN')).toMatch(/^no keychain: gnome-keyring-daemon, .* not installed \(apt-get /);
});

test('a failed installation in CI is a reason to skip, not an error', async (context) => {
  if (process.getuid?.() !== 0) context.skip('only root may install');
  expect(await skipReason({ CI: 'true' })).toContain('cannot run apt-get');
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\necho "E: no network"\nexit 100\n', { mode: 0o755 });
  expect(await skipReason({ CI: 'true' })).toBe('no S3 server: apt-get update failed: E: no network');
  expect(await skipReason({ CI: 'true' }, 'KEYCHAIN')).toBe('no keychain: apt-get update failed: E: no network');
});

test('one service that cannot be installed does not keep the other from being installed', async (context) => {
  if (process.getuid?.() !== 0) context.skip('only root may install');
  const commands = ['gnome-keyring-daemon', 'dbus-daemon', 'dbus-send'].map((name) => join(folder, name));
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh
case "$*" in
  *radosgw*) echo "E: no package"; exit 100 ;;
  *gnome-keyring*) for each in ${commands.join(' ')}; do echo > "$each"; /bin/chmod +x "$each"; done ;;
esac
`,
    { mode: 0o755 },
  );
  expect(await skipReason({ CI: 'true' })).toContain('no S3 server: apt-get install failed: E: no package');
  expect(await skipReason({ CI: 'true' }, 'KEYCHAIN')).toBe('undefined');
});

test('the command is found through a link, and works where one stands, with the words as they were given', () => {
  const clone = join(folder, 'a clone', 'scripts');
  mkdirSync(clone, { recursive: true });
  copyFileSync(join(scripts, 'throughline'), join(clone, 'throughline'));
  writeFileSync(join(clone, 'run.mjs'), 'console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)]));');
  symlinkSync(join(clone, 'throughline'), join(folder, 'linked'));
  mkdirSync(join(folder, 'elsewhere'));
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
  const words = ['goal', 'create', 'a "b" $c', ''];
  const { stdout } = spawnSync(join(folder, 'linked'), words, {
    cwd: join(folder, 'elsewhere'),
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([join(realpathSync(folder), 'elsewhere'), 'tl', ...words]);
});
