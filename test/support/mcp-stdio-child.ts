// A process that serves a desk in memory over stdio, as `throughline mcp` serves a home. With `--answer-at-end` a call
// that waits is let go once the input has ended; with `--no-home` there is nothing to serve.
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import type { Tier } from '../../src/base/operation.ts';
import { systemRandom } from '../../src/base/random.ts';
import type { Change } from '../../src/surfaces/mcp/contract.ts';
import { refuse } from '../../src/work/contract.ts';
import { serveStdio } from '../../src/surfaces/mcp/serve-stdio.ts';
import { createDesk } from './mcp-desk.ts';

const listeners = new Set<(change: Change) => void>();
const desk = createDesk((taskId) => {
  for (const listener of listeners) listener({ taskIds: [taskId] });
});
const stopping = new AbortController();
const letGo = () => setTimeout(() => desk.release(), 20);
process.once('SIGTERM', () => {
  stopping.abort();
  letGo();
});
if (process.argv.includes('--answer-at-end')) process.stdin.once('end', letGo);
const tier = process.argv.find((each) => each.startsWith('--tier='))?.slice('--tier='.length) as Tier | undefined;

await serveStdio({
  operations: process.argv.includes('--no-home')
    ? () => Promise.reject(refuse('no_project', 'There is no project'))
    : desk.operations,
  ...(tier === undefined ? {} : { tier }),
  version: '0.0.0-test',
  ids: createIds(systemClock, systemRandom),
  clock: systemClock,
  stdin: process.stdin,
  stdout: process.stdout,
  signal: stopping.signal,
  changes: {
    subscribe: async (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
process.stderr.write(`ended: ${desk.ends.join(' ')}\n`);
