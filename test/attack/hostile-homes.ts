// The user's own home and folder, with a file in them exchanged for something that is none. Hooks and commands end, and
// say what is wrong; with the file back, everything is as before.
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import type { Assault } from './assault.ts';
import { createUser, faultsOfCommand } from './healthy-home.ts';
import { HOSTILE_FILES, exchange } from './hostile-files.ts';

const COMMANDS = [
  ['status', '--json'],
  ['next', '--json'],
  ['task', 'add', 'G1', 'More', '--json'],
  ['verify', '--json'],
  ['doctor', '--json'],
];

export const hostileHomes: Assault = {
  name: 'hostile-homes',
  summary:
    'every file of a home and of the user’s folder exchanged for a FIFO, a device, a folder, a link, a foreign file',
  async run({ dice, folder, isShort, fault }) {
    const user = createUser(folder);
    for (const args of [['init'], ['goal', 'create', 'Hold'], ['task', 'add', 'G1', 'Stand'], ['sign']])
      await user.tl(args);
    await user.hook('claude', 'start');
    await user.hook('codex', 'stop');
    const places = [join(user.project, '.throughline'), join(folder, 'config', 'throughline')];
    const files = places.flatMap(filesBelow).toSorted();
    const pairs = files.flatMap((file) => HOSTILE_FILES.map((hostile) => ({ file, hostile })));
    const chosen = pairs.toSorted(() => dice.next() - 0.5).slice(0, isShort ? 3 : 40);
    const figures = { files: files.length, exchanged: 0, hooks: 0, commands: 0 };
    for (const { file, hostile } of chosen) {
      const name = `${relative(folder, file)} is ${hostile.name}`;
      const back = exchange(file, hostile);
      figures.exchanged += 1;
      try {
        const agent = dice.pick(CODING_AGENTS);
        for (const event of isShort ? [dice.pick(['start', 'end'])] : ['start', 'stop', 'end']) {
          const ending = await user.hook(agent, event);
          figures.hooks += 1;
          for (const what of faultsOfHook(agent, ending)) fault(`${name}: the hook of ${agent} at ${event}: ${what}`);
        }
        for (const args of isShort ? [dice.pick(COMMANDS)] : COMMANDS) {
          figures.commands += 1;
          for (const what of faultsOfCommand(await user.tl(args))) fault(`${name}: ${args.join(' ')}: ${what}`);
        }
      } finally {
        back();
      }
    }
    const { status, stdout, stderr } = await user.tl(['verify', '--deep', '--json']);
    if (status !== 0) fault(`with every file back, verify ended with ${status}: ${(stdout + stderr).slice(0, 500)}`);
    return figures;
  },
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) return filesBelow(path);
    // SQLite's own files beside a database last only as long as a process has it open.
    return /-(?:wal|shm)$/.test(name) ? [] : [path];
  });
}
