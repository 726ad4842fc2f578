// A port on loopback whose queue of connections is full: whoever connects waits, and nobody says no. Its process never accepts one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const SCRIPT = `
const server = require('node:net').createServer();
server.listen({ host: process.argv[1], port: Number(process.argv[2]), backlog: 1 }, () => {
  require('node:fs').writeSync(1, String(server.address().port));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});`;

/** More than the queue of a backlog of one holds, on every system. */
const ENOUGH = 16;

export async function startFullListener(
  host = '127.0.0.1',
  port = 0,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', SCRIPT, host, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const own = Number(String(text));
  const waiting: Socket[] = Array.from({ length: ENOUGH }, () => connect(own, host).on('error', () => {}));
  // The first is taken into the queue; the others are sent before any request of a test.
  const [first] = waiting;
  if (first) await once(first, 'connect');
  return {
    port: own,
    async stop() {
      for (const socket of waiting) socket.destroy();
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
