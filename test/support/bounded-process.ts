// A process that is killed when it takes too long or too much memory, and then says so: for programs that are given
// something hostile to read.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ending {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly ms: number;
  /** Why it was killed. */
  readonly killed: string | undefined;
}

export interface BoundedStart {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  readonly input?: string | Uint8Array;
  /** Stdin stays open, as of a program that never closes it. */
  readonly isLeftOpen?: boolean;
  /** Called for as long as the process takes what it gets. */
  readonly endless?: () => Uint8Array;
}

const MOST_MIB = 1_024;
const LOOK_EVERY_MS = 50;

export function runBounded(line: readonly string[], start: BoundedStart): Promise<Ending> {
  const { cwd, env, limitMs, input = '', isLeftOpen = false, endless } = start;
  const startedMs = performance.now();
  const child = spawn(line[0] ?? '', line.slice(1), { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const lastResort = () => child.kill('SIGKILL');
  process.once('exit', lastResort);
  return new Promise((resolve, reject) => {
    let killed: string | undefined;
    let [stdout, stderr] = ['', ''];
    const kill = (why: string) => {
      killed ??= why;
      child.kill('SIGKILL');
      // A process of its own may hold the streams.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const late = setTimeout(() => kill(`it had not ended after ${limitMs} ms`), limitMs);
    const look = setInterval(() => {
      const mib = residentMib(child.pid);
      if (mib > MOST_MIB) kill(`it took ${mib} MiB`);
    }, LOOK_EVERY_MS);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(late);
      clearInterval(look);
      process.off('exit', lastResort);
      resolve({ status, stdout, stderr, ms: performance.now() - startedMs, killed });
    });
    const more = () => {
      while (endless && !child.stdin.destroyed && child.stdin.write(endless()));
    };
    if (endless) child.stdin.on('drain', more);
    child.stdin.write(input);
    if (endless) more();
    else if (!isLeftOpen) child.stdin.end();
  });
}

/** 0 where the system does not say. */
function residentMib(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
