// Keys in a real keychain: the Secret Service of a Linux desktop, in a private session. Where it is locked, silent or absent, nothing is
// read and nothing is put anywhere else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, type TestContext } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { redactTexts } from '../../src/base/redact.ts';
import { createKeychain, type OpenKeychain } from '../../src/gateway/secrets/keychain.ts';
import { createSecretProvider } from '../../src/gateway/secrets/secret-provider.ts';
import { openHome, readConfig } from '../../src/main.ts';
import { createLog } from '../../src/surfaces/http/log.ts';
import { printError } from '../../src/surfaces/terminal/print-error.ts';
import { eventually } from '../support/eventually.ts';
import { refusalOf } from '../support/expect-error.ts';
import { drawn } from '../support/secret-samples.ts';
import { startSecretService, whyNoSecretService, type SecretService } from '../support/secret-service.ts';

const REF = 'keychain:canary-provider';
const noCommands = { find: () => Promise.reject(new Error('no command is asked for')) };
/** Of no known form, so that only its value gives it away. */
const canary = (name: string) => `${drawn('a', 24, `canary ${name}`)}/+ ${drawn('a', 24, `rest ${name}`)}`;

const opened: OpenKeychain[] = [];
afterEach(() => opened.splice(0).forEach((keychain) => keychain.close()));

function keychainAt(env: Readonly<Record<string, string>>, limits: { timeoutMs?: number; idleMs?: number } = {}) {
  const keychain = createKeychain({ clock: systemClock, variable: (name) => env[name], ...limits });
  opened.push(keychain);
  return keychain;
}

function providerAt(env: Readonly<Record<string, string>>, limits: { timeoutMs?: number } = {}) {
  return createSecretProvider({ keychain: keychainAt(env, limits), commands: noCommands, clock: systemClock });
}

/** What every act is refused with. */
async function refusedBy(provider: ReturnType<typeof providerAt>) {
  const acts = [() => provider.read(REF), () => provider.write(REF, canary('refused')), () => provider.remove(REF)];
  const refused = [];
  for (const act of acts) {
    const { code, details } = await refusalOf(act());
    expect(code).toBe('secret_unavailable');
    expect(details).toEqual({ secret_ref: REF, reason: expect.any(String) as string });
    refused.push(details['reason']);
  }
  return refused;
}

/** Every file below a folder, sockets left out. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
}

const kernelKeys = () => (existsSync('/proc/keys') ? readFileSync('/proc/keys', 'utf8') : '');

const startOfFile = (path: string) => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
const processIds = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** The processes that talk to this keychain for a process. Files of tests share a process: others may talk to a keychain of theirs. */
function talkers({ folder }: Pick<SecretService, 'folder'>, parent = process.pid): number[] {
  return processIds()
    .filter((pid) => {
      const [, state, ppid] = /^\d+ \(.*\) (\S) (\d+)/.exec(startOfFile(`/proc/${pid}/stat`)) ?? [];
      const isChild = Number(ppid) === parent && state !== 'Z';
      const isTalker = isChild && startOfFile(`/proc/${pid}/cmdline`).includes('keychain-process');
      return isTalker && startOfFile(`/proc/${pid}/environ`).includes(folder);
    })
    .map(Number);
}

const isRunning = (pid: number) => /^\d+ \(.*\) [^Z]/.test(startOfFile(`/proc/${pid}/stat`));

const skipWithout = (context: TestContext) => {
  const reason = whyNoSecretService();
  if (reason !== undefined) context.skip(reason);
};

beforeEach((context) => {
  if (process.platform !== 'linux') context.skip('only Linux has a Secret Service');
});

describe('with a keychain', () => {
  let service: SecretService;
  beforeAll(async () => {
    if (whyNoSecretService() === undefined) service = await startSecretService();
  });
  afterAll(() => service?.stop());
  beforeEach(skipWithout);

  test('[AGT-21] a key is created, rotated and revoked; every process of the person reads the newest', async () => {
    const [provider, other] = [providerAt(service.env), providerAt(service.env)];
    expect((await refusalOf(provider.read(REF))).details).toEqual({ secret_ref: REF, reason: 'not_set' });
    await provider.write(REF, canary('first'));
    expect(await provider.read(REF)).toBe(canary('first'));
    expect(await other.read(REF)).toBe(canary('first'));
    await provider.write(REF, canary('second'));
    expect(await other.read(REF)).toBe(canary('second'));
    expect((await refusalOf(other.read('keychain:another'))).details['reason']).toBe('not_set');
    expect(await other.remove(REF)).toBe(true);
    expect(await other.remove(REF)).toBe(false);
    expect((await refusalOf(provider.read(REF))).details['reason']).toBe('not_set');
  });

  test('many readers at once all get the key', async () => {
    const provider = providerAt(service.env);
    await provider.write(REF, canary('many'));
    const values = await Promise.all(Array.from({ length: 64 }, () => provider.read(REF)));
    expect(new Set(values)).toEqual(new Set([canary('many')]));
    await provider.remove(REF);
  });

  test('the built program talks to the keychain too', async () => {
    const built = join(import.meta.dirname, '../../dist/program/keychain.js');
    const talker = spawn(process.execPath, [built], { env: { ...service.env }, stdio: ['pipe', 'pipe', 'inherit'] });
    talker.stdin.write('{"id":1,"account":"built","act":"get"}\n');
    const [answer] = (await once(talker.stdout, 'data')) as [Buffer];
    expect(answer.toString()).toBe('{"id":1,"value":null}\n');
    talker.stdin.end();
    await once(talker, 'exit');
  });

  test('a keychain that is locked refuses every act and changes nothing; unlocked again, it has the key', async () => {
    const own = await startSecretService();
    try {
      const provider = providerAt(own.env);
      await provider.write(REF, canary('locked'));
      await own.lock();
      const before = filesBelow(own.env['HOME'] ?? '').map((path) => readFileSync(path));
      expect(await refusedBy(provider)).toEqual(['locked', 'locked', 'locked']);
      expect(filesBelow(own.env['HOME'] ?? '').map((path) => readFileSync(path))).toEqual(before);
      expect(kernelKeys()).not.toContain('canary-provider');
      await own.unlock();
      expect(await provider.read(REF)).toBe(canary('locked'));
    } finally {
      await own.stop();
    }
  });

  test('a keychain that waits for a person to unlock it is left after the time limit', async () => {
    const own = await startSecretService({ isAsking: true });
    try {
      await providerAt(own.env).write(REF, canary('asking'));
      await own.lock();
      const provider = providerAt(own.env, { timeoutMs: 500 });
      expect(await refusedBy(provider)).toEqual(['timed_out', 'timed_out', 'timed_out']);
    } finally {
      await own.stop();
    }
  });

  test('the process that talks to the keychain ends when nothing is asked of it, and another takes over', async () => {
    const keychain = keychainAt(service.env, { idleMs: 20 });
    await keychain.set('idle', canary('idle'));
    const [first] = talkers(service);
    await eventually('its end', () => first !== undefined && !isRunning(first));
    expect(await keychain.get('idle')).toBe(canary('idle'));
    await keychain.delete('idle');
  });

  test('no byte of a key is in the home, the folders of the user, any process, the log or an error', async () => {
    const [first, second] = [canary('seen'), canary('seen later')];
    const folder = mkdtempSync(join(tmpdir(), 'tl-canary-'));
    const provider = providerAt(service.env);
    let told = '';
    /** What `ps` shows of every process but this one: its command line and its environment. */
    const listed = () => {
      const others = processIds().filter((pid) => Number(pid) !== process.pid);
      return others.map((pid) => startOfFile(`/proc/${pid}/cmdline`) + startOfFile(`/proc/${pid}/environ`)).join('\n');
    };
    try {
      await provider.write(REF, first);
      expect(await provider.read(REF)).toBe(first);
      await provider.write(REF, second);
      expect(await provider.read(REF)).toBe(second);
      expect(talkers(service)).toHaveLength(1);
      told += listed();

      const home = await openHome({
        folder: join(folder, 'home'),
        create: true,
        config: { ...readConfig(), configFolder: join(folder, 'config'), cacheFolder: join(folder, 'cache') },
      });
      const log = createLog((line) => (told += line), systemClock);
      const output = {
        json: true,
        color: false,
        isWatched: false,
        stdout: (text: string) => (told += text),
        stderr: (text: string) => (told += text),
      };
      for (const key of [first, second]) {
        const forms = [...formsOf(key), `x-api-key: ${key}`, `https://host/?k=${encodeURIComponent(key)}&n=1`];
        for (const form of forms) {
          await home.call('work.create_goal', { text: `It says ${form}.` });
          log.error('The provider refused the key', { said: form, headers: { authorization: `Bearer ${form}` } });
          printError(output, new Error(`401 for ${form}`));
          printError({ ...output, json: false }, new Error(`401 for ${form}`));
          told += JSON.stringify(redactTexts({ echoed: form }));
        }
      }
      await home.close();
      await provider.remove(REF);
      told += JSON.stringify(await refusalOf(provider.read(REF)));

      const files = [folder, service.folder].flatMap(filesBelow);
      expect(files.length).toBeGreaterThan(3);
      const bytes = files.map((path) => [path, readFileSync(path, 'latin1')] as const);
      const parts = [first, second].flatMap(partsOf);
      const places = [['what was told', told] as const, ...bytes];
      const found = places.filter(([, text]) => parts.some((part) => text.includes(part))).map(([place]) => place);
      expect(found).toEqual([]);
      // The search itself finds what is there.
      expect(bytes.some(([, text]) => text.includes('It says '))).toBe(true);
      expect(told).toContain('[redacted:provider-key]');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const formsOf = (key: string) => [
  key,
  ...['', 'a', 'ab'].flatMap((lead) =>
    (['base64', 'base64url', 'hex'] as const).map((form) => Buffer.from(`${lead}${key}`).toString(form)),
  ),
  encodeURIComponent(key),
  JSON.stringify(key),
];

/** The key and the parts of it that no other text has, in every form. */
function partsOf(key: string): string[] {
  const [front = '', rest = ''] = key.split('/+ ');
  const inBase64 = (part: string) =>
    // Without the ends, which depend on what stands beside it.
    ['', 'a', 'ab'].map((lead) => Buffer.from(`${lead}${part}`).toString('base64').slice(4, 24));
  return [front, rest].flatMap((part) => [part, Buffer.from(part).toString('hex')].concat(inBase64(part)));
}

describe('without a keychain', () => {
  test('closing a home ends the process that talked to the keychain for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tl-closed-'));
    const all = () => talkers({ folder: '' });
    try {
      const before = new Set(all());
      const config = { ...readConfig(), configFolder: join(folder, 'config'), cacheFolder: join(folder, 'cache') };
      const home = await openHome({ folder: join(folder, 'home'), create: true, config });
      await refusalOf((await home.gateway()).secrets.read('keychain:nobody-has-this'));
      const started = all().filter((pid) => !before.has(pid));
      expect(started).toHaveLength(1);
      await home.close();
      await eventually('its end', () => !started.some(isRunning));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('no bus: every act is refused, and nothing is left in the keyring of the kernel', async () => {
    expect(await refusedBy(providerAt({ PATH: process.env['PATH'] ?? '' }))).toEqual(['absent', 'absent', 'absent']);
    expect(kernelKeys()).not.toContain('canary-provider');
  });

  test('a bus without a keychain: the same', async (context) => {
    skipWithout(context);
    const service = await startSecretService({ isBusOnly: true });
    try {
      expect(await refusedBy(providerAt(service.env))).toEqual(['absent', 'absent', 'absent']);
      expect(filesBelow(service.env['HOME'] ?? '')).toEqual([]);
      expect(kernelKeys()).not.toContain('canary-provider');
    } finally {
      await service.stop();
    }
  });

  describe('with a bus that takes every call and answers none', () => {
    let folder: string;
    let silent: Server;
    let env: Record<string, string>;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tl-silent-'));
      silent = createServer(() => {}).listen(join(folder, 'bus'));
      await once(silent, 'listening');
      env = { PATH: process.env['PATH'] ?? '', DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'bus')}` };
    });
    afterEach(() => {
      silent.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('a request ends at its time limit, meanwhile the process goes on, and no process is left', async () => {
      const keychain = keychainAt(env, { timeoutMs: 500 });
      let turns = 0;
      const turning = setInterval(() => (turns += 1), 5);
      const refused = await Promise.all([refusalOf(keychain.get('one')), refusalOf(keychain.get('two'))]);
      clearInterval(turning);
      expect(refused.map(({ details }) => details['reason'])).toEqual(['timed_out', 'timed_out']);
      expect(turns).toBeGreaterThan(1);
      await eventually('its end', () => talkers({ folder }).length === 0);
    });

    test('a set that was not answered says that the key may be stored', async () => {
      const { message } = await refusalOf(keychainAt(env, { timeoutMs: 300 }).set('one', canary('unknown')));
      expect(message).toContain('Whether the key was stored is not known');
    });

    test('the process that talks to it ends with the one that asked, also when that one is killed', async () => {
      const connected = once(silent, 'connection');
      const asking = spawn(process.execPath, [join(import.meta.dirname, '../support/keychain-asker.ts')], { env });
      await connected;
      const [talker] = talkers({ folder }, asking.pid);
      expect(talker).toBeDefined();
      asking.kill('SIGKILL');
      await eventually('its end', () => talker !== undefined && !isRunning(talker));
    });
  });
});
