// The daemon of the built program as a process of its own, under limits where a caller wants them.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundled-script.ts';

export const BUILT_PROGRAM = join(root, 'dist', 'cli.cjs');

export interface RunningDaemon {
  readonly url: string;
  /** The daemon's own, of the role admin. */
  readonly token: string;
  readonly pid: number;
  isAlive(): boolean;
  /** How it ended, in words; undefined while it runs. */
  ending(): string | undefined;
  /** Everything that it logged. */
  log(): string;
  stop(): Promise<void>;
}

export interface DaemonStart {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** A command that runs the rest of its arguments, such as a shell with a limit. */
  readonly under?: readonly string[];
  /** Options of Node, such as a limit on its memory. */
  readonly nodeArgs?: readonly string[];
  /** How much it logs; errors alone unless said otherwise. */
  readonly log?: 'all' | 'errors';
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Never more than that much of a log is kept. */
const MOST_LOGGED = 1_000_000;

export async function startBuiltDaemon({
  cwd,
  env,
  under = [],
  nodeArgs = [],
  log = 'errors',
}: DaemonStart): Promise<RunningDaemon> {
  const line = [...under, process.execPath, ...nodeArgs, BUILT_PROGRAM];
  const args = [...line.slice(1), 'up', '--port', '0', '--json', '--tier', 'admin', '--log', log];
  const child = spawn(line[0] ?? '', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let [stdout, stderr] = ['', ''];
  let ending: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      ending = `exit ${code ?? signal ?? 'unknown'}`;
      resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < MOST_LOGGED) stderr += chunk.toString();
  });
  const told = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.includes('\n')) resolve();
    });
  });
  await Promise.race([told, ended]);
  if (ending !== undefined) throw new Error(`the daemon did not start (${ending}): ${stdout}${stderr}`);
  const { url, token_file } = JSON.parse(stdout) as { readonly url: string; readonly token_file: string };
  return {
    url,
    token: readFileSync(token_file, 'utf8').trim(),
    pid: child.pid ?? 0,
    isAlive: () => ending === undefined,
    ending: () => ending,
    log: () => stderr,
    async stop() {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(patience);
    },
  };
}
