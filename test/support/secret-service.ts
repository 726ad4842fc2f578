// A real keychain for the tests: GNOME's Secret Service on a bus of its own, in a folder of its own, as children of this process. No
// keychain of the machine is touched, and nothing of it outlives the tests.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from './eventually.ts';

export interface SecretService {
  /** Where its files are. */
  readonly folder: string;
  /** For processes that use it. */
  readonly env: Readonly<Record<string, string>>;
  lock(): Promise<void>;
  /** As the next login of the person does. */
  unlock(): Promise<void>;
  stop(): Promise<void>;
}

export interface SecretServiceOptions {
  /** A bus alone, on which there is no keychain. */
  readonly isBusOnly?: boolean;
  /** Whoever is asked to unlock it does not answer; otherwise there is nobody to ask. */
  readonly isAsking?: boolean;
}

const PASSWORD = 'the password of the keychain\n';
const NEEDED = ['gnome-keyring-daemon', 'dbus-daemon', 'dbus-send'];

/** Why there is no keychain to test with; undefined when there is one. */
export function whyNoSecretService(): string | undefined {
  const told = process.env['THROUGHLINE_TEST_KEYCHAIN_SKIP'];
  if (told !== undefined && told !== '') return told;
  const missing = NEEDED.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return `no keychain: ${missing.join(', ')} not on the PATH (Debian: gnome-keyring dbus)`;
}

export async function startSecretService({ isBusOnly = false, isAsking = false }: SecretServiceOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tl-keychain-'));
  const children: ChildProcess[] = [];
  const leave = () => {
    children.forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);

  const bus = join(folder, 'bus');
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${bus}`,
  };
  const start = (command: string, args: readonly string[], input = '') => {
    // Where the kernel can be asked to, it ends the child when this process is killed.
    const [program = command, ...before] = isInstalled('setpriv')
      ? ['setpriv', '--pdeathsig', 'KILL', command]
      : [command];
    const child = spawn(program, [...before, ...args], { env, stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    children.push(child);
    return child;
  };
  const send = (destination: string, path: string, method: string, ...args: string[]) =>
    promisify(execFile)('dbus-send', ['--session', '--print-reply', `--dest=${destination}`, path, method, ...args], {
      env,
      timeout: 30_000,
    });
  const isOwned = async (name: string) => {
    const asked = ['org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus.NameHasOwner'] as const;
    return send(...asked, `string:${name}`).then(
      ({ stdout }) => stdout.includes('boolean true'),
      () => false,
    );
  };

  let keychain: ChildProcess | undefined;
  async function startKeychain(): Promise<void> {
    keychain = start('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], PASSWORD);
    await eventually('the keychain', () => isOwned('org.freedesktop.secrets'));
  }

  const service: SecretService = {
    folder,
    env,
    async lock() {
      const login = '/org/freedesktop/secrets/collection/login';
      const lock = ['/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock'] as const;
      await send('org.freedesktop.secrets', ...lock, `array:objpath:${login}`);
    },
    async unlock() {
      keychain?.kill('SIGKILL');
      await eventually('the end of the keychain', async () => !(await isOwned('org.freedesktop.secrets')));
      await startKeychain();
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map(ended));
      process.off('exit', leave);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await Promise.all(['home', 'services'].map((name) => mkdir(join(folder, name))));
    await mkdir(env.XDG_RUNTIME_DIR, { mode: 0o700 });
    await writeFile(join(folder, 'bus.conf'), busSettings(folder));
    if (isAsking) await addPrompter(folder, bus);
    start('dbus-daemon', [`--config-file=${join(folder, 'bus.conf')}`, '--nofork', '--nopidfile']);
    await eventually('the bus', () => isOwned('org.freedesktop.DBus'));
    if (isBusOnly) return service;
    await startKeychain();
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}

function busSettings(folder: string): string {
  return `<busconfig>
  <type>session</type>
  <listen>unix:path=${join(folder, 'bus')}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>${join(folder, 'services')}</servicedir>
  <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
  <limit name="service_start_timeout">120000</limit>
</busconfig>
`;
}

/** The bus starts it for the keychain, and waits for it. It ends with the bus. */
async function addPrompter(folder: string, bus: string): Promise<void> {
  const program = join(folder, 'prompter');
  await writeFile(program, `#!/bin/sh\nwhile [ -S ${bus} ]; do sleep 0.1; done\n`, { mode: 0o755 });
  await writeFile(
    join(folder, 'services', 'prompter.service'),
    `[D-BUS Service]\nName=org.gnome.keyring.SystemPrompter\nExec=${program}\n`,
  );
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function isInstalled(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
