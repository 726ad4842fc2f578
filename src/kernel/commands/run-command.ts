// One run of a declared command: input on stdin, the result from stdout, bounded in time and output. It runs in a process
// group of its own, so that it ends with everything it started.
import { spawn, type ChildProcess } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Clock } from '../../base/clock.ts';
import { RETRY_NEVER } from '../../base/errors.ts';
import { redactText } from '../../base/redact.ts';
import { fail, type RunCommandOptions } from './contract.ts';
import { endLeftBehind, RUN_VARIABLE } from './end-left-behind.ts';
import { GRACE_MS, isSpawnError, watchGroup } from './process-group.ts';

export interface CommandRun extends RunCommandOptions {
  readonly name: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxOutputBytes: number;
  readonly clock: Clock;
}

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
  const { stop, reason, ended } = watchGroup<Error>(child, clock, {
    timeoutMs,
    onTimeout: () =>
      fail('command_timed_out', `"${name}" did not end within ${timeoutMs} ms`, RETRY_NEVER, { command: name }),
  });
  const onAbort = () => stop(signal?.reason instanceof Error ? signal.reason : new Error(String(signal?.reason)));
  signal?.addEventListener('abort', onAbort);

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
    const why = reason();
    if (why) throw why;
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
    signal?.removeEventListener('abort', onAbort);
  }
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
