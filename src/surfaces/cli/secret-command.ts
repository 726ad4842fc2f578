// `provider secret`: puts the key of a provider into the keychain, or takes it out. It comes by a prompt or by stdin, never as
// an argument, which other programs could read.
import type { Command } from 'commander';
import { refuse as refuseInput } from '../../base/contract.ts';
import { print } from '../terminal/output.ts';
import type { CliContext } from './context.ts';

export function addSecretCommand(program: Command, context: CliContext): void {
  const { output, withHome } = context;
  const parent = program.commands.find((each) => each.name() === 'provider');
  parent
    ?.command('secret')
    .description('put a provider’s key into the keychain, from a prompt or stdin; again to replace it')
    .argument('<name>', 'the provider')
    .option('--remove', 'take the key out of the keychain')
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline provider secret anthropic\n  $ pass show anthropic | throughline provider secret anthropic\n  $ throughline provider secret anthropic --remove',
    )
    .action((name: string, { remove = false }: { readonly remove?: boolean }) =>
      withHome(async (home) => {
        const gateway = await home.gateway();
        const ref = await gateway.secretRefOf(name);
        if (remove) {
          const removed = await gateway.secrets.remove(ref);
          print(output, { provider: name, secret_ref: ref, removed }, [
            removed ? `The key ${ref} is removed` : `There was no key ${ref}`,
          ]);
          return;
        }
        const { readSecretFrom } = await import('../terminal/ask-secret.ts');
        const value = await readSecretFrom(`Key of ${name} (it is not shown): `);
        if (value === undefined || value === '')
          throw refuseInput('invalid_input', 'No key was given', { field: 'key' });
        await gateway.secrets.write(ref, value);
        print(output, { provider: name, secret_ref: ref, stored: true }, [`The key of ${name} is in ${ref}`]);
      }),
    );
}
