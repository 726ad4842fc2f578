// A home on a disk that can only be read. It can be read, verified and backed up; a write is refused in plain words.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import { mountSmallDisk } from '../torture/small-disk.ts';
import type { Assault } from './assault.ts';
import { mayMount } from './full-disk.ts';
import { createUser, faultsOfCommand } from './healthy-home.ts';

export const readOnlyDisk: Assault = {
  name: 'read-only-disk',
  summary: 'hooks and commands in a home on a disk that can only be read',
  unavailable: () => (mayMount() ? undefined : 'nothing may be mounted here'),
  async run({ folder, fault, dice, isShort }) {
    const disk = mountSmallDisk(join(folder, 'read-only'), 32 * 1024 * 1024);
    if (!disk) throw new Error('nothing may be mounted here');
    const user = createUser(join(folder, 'reader'), join(disk.folder, 'project'));
    const figures = { hooks: 0, read: 0, refused: 0 };
    try {
      for (const args of [
        ['init'],
        ['goal', 'create', 'Hold'],
        ['task', 'add', 'G1', 'Stand'],
        ['task', 'start', 'T1'],
      ])
        await user.tl(args);
      await user.hook('claude', 'start');
      const { status, stderr } = spawnSync('mount', ['-o', 'remount,ro', disk.folder]);
      if (status !== 0) throw new Error(`the disk cannot be made read-only: ${stderr.toString()}`);
      for (const agent of isShort ? [dice.pick(CODING_AGENTS)] : CODING_AGENTS) {
        for (const event of ['start', 'stop', 'end']) {
          figures.hooks += 1;
          for (const what of faultsOfHook(agent, await user.hook(agent, event)))
            fault(`the hook of ${agent} at ${event}: ${what}`);
        }
      }
      const backup = join(folder, 'backup');
      for (const args of [
        ['status'],
        ['next'],
        ['log'],
        ['task', 'list'],
        ['task', 'show', 'T1'],
        ['verify'],
        ['backup', backup],
      ]) {
        const ending = await user.tl([...args, '--json']);
        figures.read += 1;
        if (ending.status !== 0)
          fault(`${args.join(' ')} ended with ${ending.status}: ${(ending.stdout + ending.stderr).slice(0, 300)}`);
      }
      for (const args of [['task', 'add', 'G1', 'More'], ['checkpoint', 'set', 'T1', 'Here.', 'Go on'], ['sign']]) {
        const ending = await user.tl([...args, '--json']);
        figures.refused += 1;
        for (const what of faultsOfCommand(ending)) fault(`${args.join(' ')}: ${what}`);
        if (ending.status === 0 && args[0] !== 'sign') fault(`${args.join(' ')} says that it was done`);
      }
    } finally {
      disk.unmount();
    }
    return figures;
  },
};
