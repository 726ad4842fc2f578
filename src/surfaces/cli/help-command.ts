// `help`: for any command by its words, and for topics that belong to no command.
import type { Command } from 'commander';
import type { CliContext } from './context.ts';
import { environmentLines } from './environment-topic.ts';
import { exitCodeLines } from './exit-codes.ts';
import { fillIn } from './operation-commands.ts';
import { print } from '../terminal/output.ts';
import { lineText, type Line } from '../terminal/text.ts';

const TOPICS: Readonly<Record<string, () => Line[]>> = {
  'exit-codes': exitCodeLines,
  environment: environmentLines,
};

export function addHelpCommand(program: Command, { output }: CliContext): void {
  program
    .helpCommand(false)
    .command('help')
    .description('help for a command, or for a topic: exit-codes, environment')
    .argument('[words...]', 'as in `help task start`')
    .addHelpText('after', '\nExamples:\n  $ throughline help task start\n  $ throughline help exit-codes')
    .action((words: string[]) => {
      const topic = TOPICS[words.join(' ')];
      if (topic) {
        const lines = topic();
        print(output, { text: lines.map((line) => lineText(line, false)).join('\n') }, lines);
        return;
      }
      let command = program;
      for (const word of words) {
        const found = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
        if (!found) command.error(`error: unknown command '${word}'`, { code: 'commander.unknownCommand' });
        else command = found;
      }
      fillIn(command);
      command.help();
    });
}
