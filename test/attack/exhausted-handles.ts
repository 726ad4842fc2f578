// A daemon and hooks that may open only few files, while others hold as many connections as they get.
import { connect, type Socket } from 'node:net';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import { pause } from '../torture/pause.ts';
import type { Assault } from './assault.ts';

const limited = (files: number) => ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh'];
/** Enough for the daemon's own files and some connections. */
const DAEMON_FILES = 160;
/** Node itself needs most of them. */
const HOOK_FILES = [24, 28, 32, 40];

export const exhaustedHandles: Assault = {
  name: 'exhausted-handles',
  summary: 'a daemon and hooks under a small limit of open files, with more connections than it allows',
  daemon: { under: limited(DAEMON_FILES) },
  async run({ beside, dice, isShort, fault }) {
    const { hostname, port } = new URL(beside.daemon.url);
    const sockets: Socket[] = [];
    const figures = { connections: 0, hooks: 0, writes: 0 };
    try {
      for (let round = 0; round < (isShort ? 1 : 6); round += 1) {
        for (let count = 0; count < 400; count += 1) {
          const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
          socket.on('error', () => {});
          socket.write(dice.pick(['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'GET /health HTTP/1.1\r\n']));
          sockets.push(socket);
          figures.connections += 1;
        }
        await pause(isShort ? 1_000 : 6_000);
        for (const files of isShort ? [dice.pick(HOOK_FILES)] : HOOK_FILES) {
          const agent = dice.pick(CODING_AGENTS);
          const ending = await beside.hook(agent, 'start', {}, { under: limited(files) });
          figures.hooks += 1;
          for (const what of faultsOfHook(agent, ending)) fault(`a hook with ${files} files: ${what}`);
        }
        for (const socket of sockets.splice(0)) socket.destroy();
        await pause(200);
        const { status, text } = await beside.post('/v1/work/create_goal', { text: `Round ${round}` });
        if (status !== 200) fault(`a write afterwards got ${status} ${text.slice(0, 300)}`);
        figures.writes += 1;
      }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    return figures;
  },
};
