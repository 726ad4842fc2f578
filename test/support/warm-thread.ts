// The thread between a test that waits and its warm process: passes requests on, and starts the process anew when it died.
import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { workerData, type MessagePort } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { WarmAnswer, WarmRequest } from './warm-process.ts';

const { port, isAnswered, stdout, stderr } = workerData as {
  readonly port: MessagePort;
  readonly isAnswered: Int32Array;
  readonly stdout: string;
  readonly stderr: string;
};
const script = fileURLToPath(new URL('./warm-process.ts', import.meta.url));
let child: ChildProcess | undefined;
/** The run that waits for an answer. */
let pending: number | undefined;

function answer(message: WarmAnswer): void {
  if (message.number !== pending) return;
  pending = undefined;
  port.postMessage(message);
  Atomics.store(isAnswered, 0, 1);
  Atomics.notify(isAnswered, 0);
}

function start(): ChildProcess {
  // For appending: the test truncates them between two runs.
  const started = fork(script, [], {
    execArgv: [],
    stdio: ['ignore', openSync(stdout, 'a'), openSync(stderr, 'a'), 'ipc'],
  });
  started.on('message', (message) => answer(message as WarmAnswer));
  const died = (status: number | null) => {
    if (child === started) child = undefined;
    if (pending !== undefined) answer({ number: pending, status });
  };
  started.on('exit', died);
  started.on('error', () => died(null));
  return started;
}

port.on('message', (request: WarmRequest) => {
  pending = request.number;
  child ??= start();
  // One that is just dying cannot be sent to; its exit answers.
  child.send(request, () => {});
});
