// The commands that mission control tells people to run are commands that there are, with options that they have.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { createContext } from '../../src/surfaces/cli/context.ts';
import { fillIn } from '../../src/surfaces/cli/operation-commands.ts';
import { createProgram } from '../../src/surfaces/cli/program.ts';

const AGENT = 'claude';

/** What is wrong with it, or undefined. */
function faultOf(program: Command, said: string): string | undefined {
  const words = (said.match(/"[^"]*"|\S+/g) ?? []).slice(1);
  let command = program;
  while (words[0] !== undefined) {
    const next = command.commands.find((each) => each.name() === words[0]);
    if (!next) break;
    command = next;
    words.shift();
  }
  if (command === program) return 'no such command';
  if (command.commands.length > 0 && words.length > 0 && !words[0]?.startsWith('-')) return `no such part: ${words[0]}`;
  fillIn(command);
  const options = new Set(command.options.map(({ long }) => long));
  const unknown = words.filter((word) => word.startsWith('--') && !options.has(word));
  return unknown.length > 0 ? `no such option: ${unknown.join(' ')}` : undefined;
}

test('every command on a page is one of the program', async () => {
  const silent = { config: readConfig(), stdout: () => {}, stderr: () => {}, readStdin: async () => '' };
  const program = createProgram(createContext([], silent), operationDefinitions);
  const folder = join(import.meta.dirname, '..', '..', 'web', 'src');
  const faults: string[] = [];
  let found = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    for (const [, said = ''] of text.matchAll(/['"`>](throughline [^'`<]*?)(?:['`<]|" )/g)) {
      found += 1;
      const fault = faultOf(program, said.replace('${id}', AGENT));
      if (fault !== undefined) faults.push(`${name}: ${said}: ${fault}`);
    }
  }
  expect([found > 12, faults]).toEqual([true, []]);
});
