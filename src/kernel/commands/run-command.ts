// One run of a declared command: input on stdin, the result from stdout, bounded in time and output. It runs in a process
// group of its own, so that it ends with everything it started.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import type { Clock } from '../../base/clock.ts';
import { RETRY_NEVER } from '../../base/errors.ts';
import { redactText } from '../../base/redact.ts';
import { fail, type RunCommandOptions } from './contract.ts';
import { endLeftBehind, RUN_VARIABLE } from './end-left-behind.ts';

export interface CommandRun extends RunCommandOptions {
  readonly name: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxOutputBytes: number;
  readonly clock: Clock;
}

/** How long it may take to end after it was asked to. */
const GRACE_MS = 5_000;
/** Shown of its stderr in the message of a failure. */
const TAIL = 500;
/** Kept of it, so that a secret is whole where it is looked for, and what is shown does not begin in the middle of one. */
const KEPT = 16 * 1024;

export async function runCommand(run: CommandRun): Promise<string> {
  const { name, argv, cwd, input, signal, runId, clock, timeoutMs, maxOutputBytes } = run;
  if (runId !== undefined) await endLeftBehind(runId, clock, GRACE_MS);
  signal?.throwIfAborted();
  const env = { ...run.env, ...(runId === undefined ? {} : { [RUN_VARIABLE]: runId }) };
  const [program = '', ...args] = argv;
  const child = spawn(program, args, { cwd, env, stdio: 'pipe', detached: true, windowsHide: true });
  const ended = endOf(child);
  // Processes that it left behind would go on unseen, and keep its output open.
  child.once('exit', () => kill(child, 'SIGKILL'));
  const over = new AbortController();
  /** Why it is being ended: what `run` throws. */
  let reason: Error | undefined;
  const stop = (why: unknown) => {
    if (reason !== undefined || over.signal.aborted) return;
    reason = why instanceof Error ? why : new Error(String(why));
    kill(child, 'SIGTERM');
    void clock.sleep(GRACE_MS, over.signal).then(() => {
      if (!over.signal.aborted) kill(child, 'SIGKILL');
    });
  };
  const onAbort = () => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  void clock.sleep(timeoutMs, over.signal).then(() => {
    if (over.signal.aborted) return;
    stop(fail('command_timed_out', `"${name}" did not end within ${timeoutMs} ms`, RETRY_NEVER, { command: name }));
  });

  const output: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxOutputBytes) output.push(chunk);
    else {
      const message = `"${name}" wrote more than ${maxOutputBytes} bytes to stdout`;
      stop(fail('command_output_too_large', message, RETRY_NEVER, { command: name }));
    }
  });
  const errors = followErrors(child, run);
  // A command may end without reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const { code, killedBy } = await ended;
    if (reason) throw reason;
    if (code !== 0) {
      const how = code === null ? `was ended by ${killedBy ?? 'a signal'}` : `ended with code ${code}`;
      const said = errors().trim();
      const message = `"${name}" ${how}${said === '' ? '' : `: ${said}`}`;
      throw fail('command_failed', message, RETRY_NEVER, { command: name, exit_code: code });
    }
    return Buffer.concat(output).toString('utf8');
  } catch (error) {
    if (!isSpawnError(error)) throw error;
    const message = `"${name}" could not be started: ${program} in ${cwd} (${error.code})`;
    throw fail('command_not_started', message, RETRY_NEVER, { command: name }, error);
  } finally {
    over.abort('over');
    signal?.removeEventListener('abort', onAbort);
  }
}

async function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly killedBy: string | null }> {
  const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, killedBy };
}

/** Passes stderr on as whole characters; returns the last of it, without secrets. */
function followErrors(child: ChildProcess, { onStderr, maxOutputBytes }: CommandRun): () => string {
  const decoder = new StringDecoder('utf8');
  let [tail, size] = ['', 0];
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = decoder.write(chunk);
    tail = `${tail}${text}`.slice(-KEPT);
    size += chunk.length;
    if (size <= maxOutputBytes) onStderr?.(text);
  });
  return () => redactText(tail).text.slice(-TAIL);
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended, or the system has no groups.
    child.kill(signal);
  }
}

function isSpawnError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('spawn');
}
