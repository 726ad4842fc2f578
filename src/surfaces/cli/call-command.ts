// `call`: every operation by its name, JSON in and JSON out, for programs.
import type { Command } from 'commander';
import { refuse as refuseOfBase } from '../../base/contract.ts';
import { jsonSchemaOf } from '../../base/json-schema.ts';
import type { Operation } from '../../base/operation.ts';
import type { CliContext } from './context.ts';
import { confirmOption } from './confirm-option.ts';
import { refuse } from './contract.ts';
import { isStoppable, onInterrupt } from './on-interrupt.ts';
import { print } from '../terminal/output.ts';
import { listing } from '../terminal/text.ts';

type Definition = Operation['definition'];

interface CallOptions {
  readonly list?: boolean;
  readonly schema?: boolean;
}

export function addCallCommand(program: Command, context: CliContext, definitions: readonly Definition[]): void {
  const { argv, output } = context;
  // A person asks for text; every other answer is JSON, and so is the refusal of arguments.
  const isForPeople = ['--list', '--help', '-h'].some((flag) => argv.includes(flag));
  program.hook('preSubcommand', (_, chosen) => {
    if (chosen.name() === 'call' && !isForPeople) context.settle({ json: true });
  });
  program
    .command('call')
    .description('run any operation by its name: JSON in, JSON out')
    .argument('[operation]', 'as in work.add_task; --list shows them all')
    .argument('[json]', 'its input; `-` or nothing reads it from stdin')
    .option('--list', 'show all operations')
    .option('--schema', 'show what the operation takes, as JSON schema')
    .addOption(confirmOption())
    .addHelpText(
      'after',
      "\nExamples:\n  $ throughline call --list\n  $ throughline call work.get_next_step '{}'\n" +
        '  $ echo \'{"text":"Ship the login"}\' | throughline call work.create_goal',
    )
    .action(async (name: string | undefined, json: string | undefined, { list, schema }: CallOptions) => {
      if (list) {
        const operations = definitions.map(({ name: each, summary, risk, tier = 'admin' }) => ({
          name: each,
          summary,
          risk,
          tier,
        }));
        print(
          output,
          { operations },
          listing(
            ['OPERATION', 'RISK', 'WHAT IT DOES'],
            operations.map((each) => [each.name, each.risk, each.summary]),
          ),
        );
        return;
      }
      if (name === undefined) throw refuseOfBase('unknown_operation', 'No operation was named');
      if (schema) {
        const definition = definitions.find((each) => each.name === name);
        if (!definition) throw refuseOfBase('unknown_operation', `There is no operation ${name}`, { operation: name });
        print(output, jsonSchemaOf(definition.input), []);
        return;
      }
      const input = parseInput(json === undefined || json === '-' ? await context.readStdin() : json);
      const definition = definitions.find((each) => each.name === name);
      const answer =
        definition && isStoppable(definition)
          ? await onInterrupt((signal) => context.call(name, input, { signal }))
          : await context.call(name, input);
      print(output, answer ?? null, []);
    });
}

function parseInput(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse('invalid_json', `The input is not JSON: ${(error as Error).message}`, {}, error);
  }
}
