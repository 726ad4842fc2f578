// One run of a line for the shell, as if the caller had typed it: with the caller's own environment, bounded in time and
// output, and with what it came to as a value. It ends with everything it started.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { Clock } from '../../base/clock.ts';
import { createLineFeed, outputTail } from './output-text.ts';
import { isSpawnError, watchGroup } from './process-group.ts';

export interface ShellRun {
  readonly line: string;
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly maxOutputBytes: number;
  /** Characters that are kept of the end of its output. */
  readonly tailChars: number;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** Receives its output in whole lines, without colours and control characters. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

export type ShellEnd = 'exited' | 'not_started' | 'timed_out' | 'interrupted' | 'output_too_large';

export interface ShellResult {
  readonly end: ShellEnd;
  /** Null where a signal ended it. */
  readonly exit_code: number | null;
  readonly duration_ms: number;
  /** Of all bytes that it wrote, in the order in which they came. */
  readonly output_hash: string;
  readonly output_bytes: number;
  readonly tail: string;
}

/** Kept of the output, so that a secret is whole where it is looked for. */
const KEPT = 16 * 1024;

export async function runShellLine(run: ShellRun): Promise<ShellResult> {
  const { line, cwd, timeoutMs, maxOutputBytes, tailChars, clock, signal, onOutput } = run;
  const begun = clock.monotonic();
  const hash = createHash('sha256');
  let [bytes, kept] = [0, ''];
  const result = (end: ShellEnd, exitCode: number | null): ShellResult => ({
    end,
    exit_code: exitCode,
    duration_ms: Math.max(0, Math.round(clock.monotonic() - begun)),
    output_hash: hash.digest('hex'),
    output_bytes: bytes,
    tail: outputTail(kept, tailChars),
  });
  if (signal?.aborted) return result('interrupted', null);

  const child = spawn(line, { shell: true, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true, windowsHide: true });
  const watched = watchGroup<ShellEnd>(child, clock, { timeoutMs, onTimeout: () => 'timed_out' });
  const onAbort = () => watched.stop('interrupted');
  signal?.addEventListener('abort', onAbort);
  for (const stream of [child.stdout, child.stderr]) {
    const decoder = new StringDecoder('utf8');
    const feed = createLineFeed((text) => onOutput?.(text));
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxOutputBytes) {
        watched.stop('output_too_large');
        return;
      }
      hash.update(chunk);
      const text = decoder.write(chunk);
      kept = `${kept}${text}`.slice(-KEPT);
      feed.write(text);
    });
    stream.on('end', () => feed.end());
  }
  try {
    const { code } = await watched.ended;
    return result(watched.reason() ?? 'exited', code);
  } catch (error) {
    if (!isSpawnError(error)) throw error;
    return result('not_started', null);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}
