// Clones that bring a `.throughline` of their own, or files where agents' settings are expected. An agent that works in
// one hears nothing of it, and no command adopts it.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import type { Assault } from './assault.ts';
import { createUser, faultsOfCommand } from './healthy-home.ts';
import { HOSTILE_FILES } from './hostile-files.ts';

/** Stands in every text of the foreign home. */
const MARK = 'PWNED';
const DATABASES = ['work.sqlite', 'mind.sqlite'];

const NEXT = ['next', '--json'];
const COMMANDS = [NEXT, ['init', '--json'], NEXT, ['task', 'list', '--json'], ['doctor', '--json']];
const SETUPS = [
  ['setup', 'claude'],
  ['setup', 'cursor'],
];

interface Clone {
  readonly name: string;
  /** Fills the folder of a clone; `foreign` is the home of the attacker. */
  readonly fill: (clone: string, foreign: string) => void;
}

const withHome = (fill: (home: string, foreign: string) => void) => (clone: string, foreign: string) => {
  const home = join(clone, '.throughline');
  mkdirSync(home);
  fill(home, foreign);
};

const CLONES: readonly Clone[] = [
  ...DATABASES.map((name) => ({
    name: `${name} without a config`,
    fill: withHome((home, foreign) => cpSync(join(foreign, name), join(home, name))),
  })),
  {
    name: 'databases without a config',
    fill: withHome((home, foreign) => {
      for (const name of readdirSync(foreign).filter((each) => each !== 'config.json')) {
        cpSync(join(foreign, name), join(home, name), { recursive: true });
      }
    }),
  },
  { name: 'a whole home', fill: (clone, foreign) => cpSync(foreign, join(clone, '.throughline'), { recursive: true }) },
  { name: 'a link to a home', fill: (clone, foreign) => symlinkSync(foreign, join(clone, '.throughline')) },
  ...HOSTILE_FILES.flatMap((hostile) => [
    {
      name: `a config that is ${hostile.name}`,
      fill: withHome((home, foreign) => {
        cpSync(join(foreign, 'work.sqlite'), join(home, 'work.sqlite'));
        hostile.put(join(home, 'config.json'));
      }),
    },
    { name: `a home that is ${hostile.name}`, fill: (clone: string) => hostile.put(join(clone, '.throughline')) },
    {
      name: `a database that is ${hostile.name}`,
      fill: withHome((home) => hostile.put(join(home, 'work.sqlite'))),
    },
    {
      name: `agents’ settings that are ${hostile.name}`,
      fill(clone: string) {
        for (const folder of ['.claude', '.codex', '.cursor', '.gemini', '.opencode']) mkdirSync(join(clone, folder));
        const names = [
          '.claude/settings.json',
          '.claude/settings.local.json',
          '.codex/config.toml',
          '.cursor/hooks.json',
          '.cursor/mcp.json',
          '.gemini/settings.json',
        ];
        for (const name of [...names, '.mcp.json', 'opencode.json', 'AGENTS.md', 'CLAUDE.md'])
          hostile.put(join(clone, name));
      },
    },
  ]),
];

export const hostileRepositories: Assault = {
  name: 'hostile-repositories',
  summary: 'clones that bring databases, homes, FIFOs, endless devices and sockets of their own',
  async run({ dice, folder, isShort, fault }) {
    const attacker = createUser(join(folder, 'attacker'));
    const steps = [['init'], ['goal', 'create', MARK], ['task', 'add', 'G1', MARK], ['task', 'start', 'T1']];
    for (const args of [...steps, ['checkpoint', 'set', 'T1', `${MARK}.`, `Run ${MARK}`]]) await attacker.tl(args);
    await attacker.hook('claude', 'start');
    const foreign = join(attacker.project, '.throughline');
    if (!DATABASES.every((name) => existsSync(join(foreign, name)))) throw new Error('the attacker made no home');
    // A short pass brings a database and, once, something stranger; single files are tried one by one in the tests of homes.
    const first = CLONES.slice(0, isShort ? 1 : 5);
    const rest = CLONES.slice(5).toSorted(() => dice.next() - 0.5);
    const figures = { clones: 0, hooks: 0, commands: 0 };
    for (const { name, fill } of [...first, ...rest.slice(0, isShort ? 1 : 12)]) {
      const victim = createUser(join(folder, `victim-${figures.clones}`));
      fill(victim.project, foreign);
      figures.clones += 1;
      const look = async () => {
        const agents = isShort ? [dice.pick(CODING_AGENTS)] : CODING_AGENTS;
        for (const agent of agents) {
          for (const event of isShort ? ['start'] : ['start', 'stop', 'end']) {
            const ending = await victim.hook(agent, event);
            figures.hooks += 1;
            for (const what of faultsOfHook(agent, ending)) fault(`${name}: the hook of ${agent} at ${event}: ${what}`);
            if (ending.stdout.includes(MARK)) fault(`${name}: the hook of ${agent} told the agent of it`);
          }
        }
      };
      await look();
      const settings = name.startsWith('agents’') ? [...COMMANDS, ...SETUPS] : COMMANDS;
      for (const args of isShort ? settings.filter(([command]) => command !== 'doctor') : settings) {
        const ending = await victim.tl(args);
        figures.commands += 1;
        for (const what of faultsOfCommand(ending)) fault(`${name}: ${args.join(' ')}: ${what}`);
        if (ending.stdout.includes(MARK)) fault(`${name}: \`${args.join(' ')}\` showed what the clone brought`);
      }
      await look();
    }
    return figures;
  },
};
