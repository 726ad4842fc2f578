// A daemon and hooks with little memory, under the largest bodies and events that they take.
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import type { Assault } from './assault.ts';
import { asked } from './healthy-home.ts';

const HEAP_MIB = 128;
const MIB = 1024 * 1024;

export const smallMemory: Assault = {
  name: 'small-memory',
  summary: 'a daemon and hooks with little memory, under the largest bodies that they take',
  daemon: { nodeArgs: [`--max-old-space-size=${HEAP_MIB}`] },
  async run({ beside, dice, isShort, fault }) {
    const headers = { authorization: `Bearer ${beside.daemon.token}`, 'content-type': 'application/json' };
    const figures = { bodies: 0, hooks: 0 };
    const bodies = [
      () => JSON.stringify({ goal_id: 'G1', title: 'x'.repeat(8 * MIB - 100) }),
      () => JSON.stringify({ content: '- [ ] a\n'.repeat(MIB / 2) }),
      () => `{"a":[${'{},'.repeat(2 * MIB)}{}]}`,
      () => `{${Array.from({ length: 400_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
      () => '"'.padEnd(8 * MIB, 'é'),
    ];
    for (let round = 0; round < (isShort ? 1 : 6); round += 1) {
      const path = dice.pick(['/v1/work/add_task', '/v1/work/import', '/v1/work/create_goal', '/mcp']);
      const body = dice.pick(bodies)();
      const answers = await Promise.all(
        Array.from({ length: isShort ? 4 : 20 }, () =>
          asked(beside.daemon.url + path, { method: 'POST', headers, body }),
        ),
      );
      figures.bodies += answers.length;
      for (const { status, text } of answers)
        if (status >= 500) fault(`${path} answered ${status} ${text.slice(0, 300)}`);
      const agent = dice.pick(CODING_AGENTS);
      const env = { ...beside.env, NODE_OPTIONS: '--max-old-space-size=64' };
      const ending = await beside.hook(agent, 'stop', { last_assistant_message: 'x'.repeat(7 * MIB) }, { env });
      figures.hooks += 1;
      for (const what of faultsOfHook(agent, ending)) fault(`a hook of ${agent} with little memory: ${what}`);
    }
    return figures;
  },
};
