// One bounded run of git: arguments without a shell, a clean environment, a group of its own that ends with it.
import { spawn, type ChildProcess } from 'node:child_process';
import { after } from '../../base/clock.ts';
import type { NoGit } from './contract.ts';

/** Thrown inside this folder only; its callers get undefined and the reason. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: NoGit;

  constructor(reason: NoGit, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

export interface GitRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly maxBytes: number;
  readonly input?: string;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
  /** It wrote more than `maxBytes` and was ended; `stdout` is the beginning. */
  readonly isCut: boolean;
}

/** How long it may take to end after it was asked to, and again after it was killed. */
const GRACE_MS = 500;
const MOST_ERRORS = 4_096;

export function runGit({ args, cwd, env, timeoutMs, signal, maxBytes, input }: GitRun): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new NoAnswer('stopped'));
      return;
    }
    if (timeoutMs <= 0) {
      reject(new NoAnswer('took_too_long'));
      return;
    }
    const child = spawn('git', args, { cwd, env, stdio: 'pipe', detached: true, windowsHide: true });
    const output: Buffer[] = [];
    let [size, errors, isCut] = [0, '', false];
    let reason: NoAnswer | undefined;
    const timers = [after(timeoutMs, () => stop(new NoAnswer('took_too_long')))];
    const onAbort = () => stop(new NoAnswer('stopped'));
    signal?.addEventListener('abort', onAbort);

    function stop(why?: NoAnswer): void {
      reason ??= why;
      endGroup(child, 'SIGTERM');
      timers.push(
        after(GRACE_MS, () => endGroup(child, 'SIGKILL')),
        // A process in an uninterruptible wait cannot be ended: the caller goes on without it.
        after(2 * GRACE_MS, () => settle(() => finish(null))),
      );
    }
    let isSettled = false;
    function settle(how: () => void): void {
      if (isSettled) return;
      isSettled = true;
      for (const cancel of timers) cancel();
      signal?.removeEventListener('abort', onAbort);
      child.stdout.destroy();
      child.stderr.destroy();
      child.unref();
      how();
    }
    function finish(code: number | null): void {
      if (reason) reject(reason);
      else if (isCut) resolve({ code: 0, stdout: Buffer.concat(output), stderr: errors, isCut });
      else if (code === null) reject(new NoAnswer('failed', `git ${args.at(-1) ?? ''} was ended: ${errors}`));
      else resolve({ code, stdout: Buffer.concat(output), stderr: errors, isCut });
    }

    child.stdout.on('data', (chunk: Buffer) => {
      if (isCut) return;
      output.push(chunk.subarray(0, maxBytes - size));
      size += chunk.length;
      if (size <= maxBytes) return;
      isCut = true;
      stop();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < MOST_ERRORS) errors += chunk.toString('utf8').slice(0, MOST_ERRORS);
    });
    // Git may end without reading its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    // Processes that it left behind would go on unseen, and keep its output open.
    child.once('exit', () => endGroup(child, 'SIGKILL'));
    child.once('error', (error: NodeJS.ErrnoException) => {
      settle(() => reject(new NoAnswer(error.code === 'ENOENT' ? 'no_git' : 'failed', error.message)));
    });
    child.once('close', (code) => settle(() => finish(code)));
  });
}

function endGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has ended, or the system has no groups.
    child.kill(name);
  }
}
