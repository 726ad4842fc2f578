// Runs a script of this checkout as `spawnSync` would, in a process that is already there with its modules loaded: for
// tests about what the script does, where neither its start nor its end nor its streams are what is tested.
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { WarmAnswer, WarmRequest } from './warm-process.ts';

/** The command line from its sources. */
export const PROGRAM = join(import.meta.dirname, '..', '..', 'src', 'surfaces', 'cli', 'main.ts');

export interface WarmOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
}

export interface WarmRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Longer than any script takes; a test that waits for ever could not be told. */
const MOST_MS = 120_000;

let warm: ((request: Omit<WarmRequest, 'number'>) => WarmRun) | undefined;

export function runWarm(script: string, args: readonly string[], options: WarmOptions = {}): WarmRun {
  warm ??= startWarm();
  return warm({
    argv: [process.execPath, script, ...args],
    cwd: options.cwd ?? process.cwd(),
    env: options.env ?? process.env,
    input: options.input ?? '',
  });
}

/** The caller waits without giving way, so a thread talks to the process. */
function startWarm(): (request: Omit<WarmRequest, 'number'>) => WarmRun {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-warm-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Files, because what a process has written to them is there when it says that it has ended.
  const [stdout, stderr] = [join(folder, 'stdout'), join(folder, 'stderr')];
  for (const path of [stdout, stderr]) writeFileSync(path, '');
  const isAnswered = new Int32Array(new SharedArrayBuffer(4));
  const { port1: port, port2: far } = new MessageChannel();
  const thread = new Worker(new URL('./warm-thread.ts', import.meta.url), {
    workerData: { port: far, isAnswered, stdout, stderr },
    transferList: [far],
    execArgv: [],
  });
  thread.unref();
  port.unref();
  let runs = 0;
  return (request) => {
    for (const path of [stdout, stderr]) truncateSync(path);
    runs += 1;
    Atomics.store(isAnswered, 0, 0);
    port.postMessage({ ...request, number: runs } satisfies WarmRequest);
    if (Atomics.wait(isAnswered, 0, 0, MOST_MS) === 'timed-out') {
      throw new Error(`${request.argv.join(' ')} did not end in ${MOST_MS} ms: ${readFileSync(stderr, 'utf8')}`);
    }
    const { number, status } = (receiveMessageOnPort(port) as { readonly message: WarmAnswer }).message;
    if (number !== runs) throw new Error(`the answer of run ${number} came to run ${runs}`);
    return { status, stdout: readFileSync(stdout, 'utf8'), stderr: readFileSync(stderr, 'utf8') };
  };
}
