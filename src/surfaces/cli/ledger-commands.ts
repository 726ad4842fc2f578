// The commands over the ledger that are not operations: its rows as they are stored, and proofs as files.
import { resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { askOwner, databaseOf, type MadeDatabases } from '../../home/operations/across-databases.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { EventRow } from '../../ledger/contract.ts';
import { parseVerifierKey } from '../../base/signed-note.ts';
import { verifyProof } from '../../main.ts';
import type { CliContext } from './context.ts';
import { refuse } from './contract.ts';
import { readJson, readText, writeNew } from './files.ts';
import { print } from '../terminal/output.ts';
import { countOf, listing } from '../terminal/text.ts';

export function addLedgerCommands(program: Command, context: CliContext): void {
  addLog(program, context);
  addProof(program, context);
}

interface LogOptions {
  readonly database?: string;
  readonly after: number;
  readonly limit: number;
  readonly type?: readonly string[];
}

/** Its JSON holds the rows exactly as stored; the operation `ledger.log` returns them decoded. */
function addLog(program: Command, { output, withHome }: CliContext): void {
  program
    .command('log')
    .description('what happened, oldest first: in one stream, or in all')
    .argument('[stream]', 'its id; of a project’s work, the project’s id')
    .option('--database <name>', 'the database, if no stream is given (default: the first one)')
    .option('--after <seq>', 'only events after this sequence, or after this position among all', wholeNumber, 0)
    .option('--limit <count>', 'at most this many', countingNumber, 100)
    .option('--type <type>', 'only events of this type, however rare; may be given several times', another)
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline log --limit 20\n  $ throughline log 0199d2c8-… --after 100 --limit 20' +
        '\n  $ throughline log --type task.completed --type task.reopened',
    )
    .action((stream: string | undefined, { database, type: types, ...page }: LogOptions) =>
      withHome(async ({ databases }) => {
        const { events, ...ended } = await readRows(databases, stream, database, { ...page, ...(types && { types }) });
        print(output, { events, ...ended }, [
          ...listing(
            [stream === undefined ? 'POSITION' : 'SEQ', 'TIME', 'TYPE', 'ACTOR', 'PAYLOAD'],
            events.map((e) => [
              String(stream === undefined ? e.position : e.event_seq),
              e.timestamp,
              e.event_type,
              e.actor,
              e.payload,
            ]),
          ),
          ...(types && events.length === 0 ? [`No event of type ${types.join(' or ')} was found`] : []),
          ...(ended.next_after ? [`There may be more: --after ${ended.next_after}`] : []),
        ]);
      }),
    );
}

/** Some types are looked for in a long log, and the answer says where that ended. */
async function readRows(
  databases: MadeDatabases,
  stream: string | undefined,
  database: string | undefined,
  page: { readonly after: number; readonly limit: number; readonly types?: readonly string[] },
): Promise<{ readonly events: readonly EventRow[]; readonly next_after?: number | null }> {
  if (stream !== undefined && !page.types)
    return { events: await (await ownerOf(databases, stream)).events(stream, page) };
  const ledger =
    stream === undefined ? (await databaseOf(databases, database)).ledger : await ownerOf(databases, stream);
  const { events, next_after } = await ledger.log({ ...page, ...(stream === undefined ? {} : { stream }) });
  return page.types ? { events, next_after } : { events };
}

function another(type: string, before: readonly string[] = []): readonly string[] {
  return [...before, type];
}

/** They write and read files, and a proof can be checked without any home. */
function addProof(program: Command, { output, withHome }: CliContext): void {
  const proof = program.command('proof').description('proofs that can be checked without this home');
  proof
    .command('export')
    .description('write events of a stream with their place under a signed checkpoint')
    .argument('<stream>')
    .argument('<file>', 'must not exist')
    .option('--from <seq>', 'first event', countingNumber, 1)
    .option('--to <seq>', 'last event', countingNumber)
    .addHelpText(
      'after',
      '\nExample:\n  $ throughline sign && throughline proof export 0199d2c8-… proof.json --from 10 --to 20',
    )
    .action((stream: string, file: string, { from, to }: { from: number; to?: number }) =>
      withHome(async ({ databases, verifierKeyPath }) => {
        const range = { fromSeq: from, ...(to === undefined ? {} : { toSeq: to }) };
        const exported = await (await ownerOf(databases, stream)).exportProof(stream, range);
        if (exported.events.length === 0) {
          throw refuse('nothing_to_prove', `${stream} has no event from ${from} to ${to ?? 'its last'}`, {
            workflow_id: stream,
            from_seq: from,
            to_seq: to,
          });
        }
        writeNew(resolve(file), `${JSON.stringify(exported)}\n`);
        print(output, { file: resolve(file), events: exported.events.length, verifier_key_path: verifierKeyPath }, [
          `${countOf(exported.events.length, 'event', 'events')} proved in ${resolve(file)}`,
          `Give the public key ${verifierKeyPath} to the person who checks the proof, by another channel than the proof`,
        ]);
      }),
    );
  proof
    .command('check')
    .description('check a proof offline; needs no home')
    .argument('<file>')
    .requiredOption('--key <file>', "the signer's public key")
    .addHelpText('after', '\nExample:\n  $ throughline proof check proof.json --key signer.pub')
    .action((file: string, { key }: { key: string }) => {
      const report = verifyProof(readJson(file), [parseVerifierKey(readText(key).trim())]);
      print(output, report, [
        `Holds: events ${report.first_seq} to ${report.last_seq} of ${report.workflow_id}`,
        `signed by ${report.signed_by.join(', ')} over ${report.tree_size} events of ${report.origin}`,
      ]);
    });
}

/** The ledger that holds the stream. */
function ownerOf(databases: MadeDatabases, stream: string): Promise<Kernel> {
  return askOwner(databases, 'unknown_stream', async (ledger) => {
    await ledger.stream(stream);
    return ledger;
  });
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is not a whole number.');
  return Number(text);
}

function countingNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It starts at 1.');
  return number;
}
