// `token`: who may call the daemon of this home, and with which role.
import { Option, type Command } from 'commander';
import { ROLES, type Role } from '../../base/operation.ts';
import { checkPerson } from '../../base/persons-act.ts';
import { confirmOption } from './confirm-option.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';
import { listing, paint } from '../terminal/text.ts';

interface CreateOptions {
  readonly role: Role;
  readonly expires?: string;
}

export function addTokenCommands(program: Command, context: CliContext): void {
  const { output, withHome } = context;
  const token = program.command('token').description('tokens for the daemon, each with a name and a role');

  token
    .command('create')
    .description('make a token; it is shown once and stored only as a hash')
    .argument('<name>', 'its name: a–z, 0–9, dot, dash and underscore')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).default('operate'))
    .option('--expires <time>', 'when it ends, as in 2027-01-31T00:00:00Z; default: never')
    .addOption(confirmOption())
    .addHelpText('after', '\nExamples:\n  $ throughline token create ci --role read\n  $ throughline token create ada')
    .action((name: string, { role, expires }: CreateOptions) =>
      withHome(async ({ daemonPlace: place, location: home }) => {
        const { createToken } = await import('../http/tokens.ts');
        // Its holder could make further tokens, and change which folders agents read.
        if (role === 'admin') {
          await checkPerson(context.attended(), 'token create', async () => ({
            command: 'token create',
            home,
            name,
            role,
            expires: expires ?? null,
          }));
        }
        const wanted = { name, role, ...(expires === undefined ? {} : { expiresAt: expires }) };
        const made = await createToken({ place }, wanted);
        print(output, made, [
          [paint('bold', made.token)],
          `Token "${made.name}" may ${made.role}, ${made.expires_at === null ? 'without end' : `until ${made.expires_at}`}; it is not shown again`,
        ]);
      }),
    );

  token
    .command('list')
    .description('list the tokens, without their secrets')
    .addHelpText('after', '\nExample:\n  $ throughline token list')
    .action(() =>
      withHome(async ({ daemonPlace: place }) => {
        const { listTokens } = await import('../http/tokens.ts');
        const tokens = await listTokens(place);
        const rows = tokens.map((each) => [each.name, each.role, each.created_at, each.expires_at ?? 'never']);
        print(
          output,
          { tokens },
          rows.length === 0
            ? [
                'No tokens yet: `throughline token create <name>`. Your own programs use the daemon’s token, in its file',
              ]
            : listing(['NAME', 'ROLE', 'CREATED', 'ENDS'], rows),
        );
      }),
    );

  token
    .command('revoke')
    .description('end a token; a running daemon refuses it at once, and ends the streams and sessions that it opened')
    .argument('<name>')
    .addHelpText('after', '\nExample:\n  $ throughline token revoke ci')
    .action((name: string) =>
      withHome(async ({ daemonPlace: place }) => {
        const { revokeToken } = await import('../http/tokens.ts');
        await revokeToken(place, name);
        print(output, { name, revoked: true }, [`Token "${name}" is revoked`]);
      }),
    );
}
