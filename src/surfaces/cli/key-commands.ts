// `key`: whose signatures count on this machine.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CliContext } from './context.ts';
import { refuse } from './contract.ts';
import { readText } from './files.ts';
import { print } from '../terminal/output.ts';
import { listing, paint } from '../terminal/text.ts';

export function addKeyCommands(program: Command, context: CliContext): void {
  const { config, output, withHome } = context;
  const key = program.command('key').description('the keys whose signatures count on this machine');

  key
    .command('show')
    .description('print the public key with which this machine signs this home')
    .addHelpText('after', '\nExample:\n  $ throughline key show')
    .action(() =>
      withHome(async ({ keys }) => {
        const own = await keys.own();
        print(output, own, [
          [paint('bold', own.public_key)],
          'Other machines on this home count its signatures after `throughline key trust <this key>`',
        ]);
      }),
    );

  key
    .command('list')
    .description('list the keys of other machines that you trust')
    .addHelpText('after', '\nExample:\n  $ throughline key list')
    .action(() =>
      withHome(async ({ keys }) => {
        const [own, trusted] = [await keys.own(), await keys.trusted()];
        print(
          output,
          { own, trusted },
          listing(
            ['KEY', 'FILE'],
            [own, ...trusted].map((each) => [each === own ? `${each.key} (this machine)` : each.key, each.path]),
          ),
        );
      }),
    );

  key
    .command('trust')
    .description('count the signatures of another machine; get its key by a channel that you trust')
    .argument('<key>', 'the public key as `throughline key show` prints it there, or a file that holds it')
    .addHelpText(
      'after',
      "\nExamples:\n  $ throughline key trust 'throughline-0199…+1a2b3c4d+AXk…'\n  $ throughline key trust laptop.pub",
    )
    .action((given: string) =>
      withHome(async ({ keys }) => {
        const path = resolve(config.cwd, given);
        const isFile = existsSync(path);
        // A key has a plus sign between its parts, which a path hardly has.
        if (!isFile && /^[^+]*[./\\][^+]*$/.test(given)) {
          throw refuse('file_unreadable', `No such file exists: ${path}`, { path });
        }
        const trusted = await keys.trust(isFile ? readText(path) : given);
        print(output, trusted, [
          `${trusted.key} is trusted from now on; \`throughline verify\` counts what it signed`,
          `Kept in ${trusted.path}`,
        ]);
      }),
    );

  key
    .command('forget')
    .description('count the signatures of a key no more')
    .argument('<key>', 'its name+id, or its id, as `throughline key list` shows it')
    .addHelpText('after', '\nExample:\n  $ throughline key forget 1a2b3c4d')
    .action((asked: string) =>
      withHome(async ({ keys }) => {
        const forgotten = await keys.forget(asked);
        print(output, forgotten, [`${forgotten.key} is not trusted any more`]);
      }),
    );
}
