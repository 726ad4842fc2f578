// The commands over the ledger itself: its events, whether they are sound, and proofs of them.
import { resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { parseVerifierKey, verifyProof, type CliContext } from './context.ts';
import { refuse } from './contract.ts';
import { readJson, readText, writeNew } from './files.ts';
import { print } from '../terminal/output.ts';
import { countOf, listing, paint, table, type Line } from '../terminal/text.ts';

export function addLedgerCommands(program: Command, context: CliContext): void {
  addLog(program, context);
  addVerify(program, context);
  addSign(program, context);
  addProof(program, context);
}

function addLog(program: Command, { output, withHome }: CliContext): void {
  program
    .command('log')
    .description('what happened, oldest first: in one stream, or in all')
    .argument('[stream]', 'its id; of a project’s work, the project’s id')
    .option('--after <seq>', 'only events after this sequence, or after this position among all', wholeNumber, 0)
    .option('--limit <count>', 'at most so many', countingNumber, 100)
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline log --limit 20\n  $ throughline log 0199d2c8-… --after 100 --limit 20',
    )
    .action((stream: string | undefined, { after, limit }: { after: number; limit: number }) =>
      withHome(async ({ ledger }) => {
        if (stream !== undefined) await ledger.stream(stream);
        const events =
          stream === undefined
            ? (await ledger.log({ after, limit })).events
            : await ledger.events(stream, { after, limit });
        print(
          output,
          { events },
          listing(
            [stream === undefined ? 'POSITION' : 'SEQ', 'TIME', 'TYPE', 'ACTOR', 'PAYLOAD'],
            events.map((e) => [
              String(stream === undefined ? e.position : e.event_seq),
              e.timestamp,
              e.event_type,
              e.actor,
              e.payload,
            ]),
          ),
        );
      }),
    );
}

function addVerify(program: Command, context: CliContext): void {
  const { output, withHome } = context;
  program
    .command('verify')
    .description('check every event, chain and signature')
    .option('--deep', 'also fold every stream again and compare tables, snapshots, steps and blobs')
    .addHelpText('after', '\nExamples:\n  $ throughline verify\n  $ throughline verify --deep --json')
    .action(({ deep = false }: { deep?: boolean }) =>
      withHome(async (home) => {
        const report = (await context.asCaller((call) => home.call('ledger.verify', { deep }, call))) as Report;
        print(output, report, verdict(report));
        if (!report.ok) context.exitCode = 4;
      }),
    );
}

type Report = Awaited<ReturnType<Parameters<Parameters<CliContext['withHome']>[0]>[0]['ledger']['verify']>>;

function verdict(report: Report): Line[] {
  const { events, streams, problems, streams_not_folded: unknown } = report;
  return [
    report.ok
      ? [paint('green', 'Sound'), `: ${countOf(events, 'event', 'events')} in ${countOf(streams, 'stream', 'streams')}`]
      : [
          paint('red', 'DAMAGED'),
          `: ${countOf(report.problems_found, 'problem', 'problems')} in ${countOf(events, 'event', 'events')}`,
        ],
    `${countOf(report.signed_events, 'event is', 'events are')} covered by ${countOf(report.checkpoints, 'verified checkpoint', 'verified checkpoints')}, ${countOf(report.unsigned_events, 'is', 'are')} not signed yet`,
    ...(unknown > 0 && report.deep
      ? [`${unknown} streams are of kinds that this program does not know: rebuilt from their deltas, not folded again`]
      : []),
    ...table(problems.map((problem) => [problem.code, problem.message])),
  ];
}

function addSign(program: Command, { output, withHome }: CliContext): void {
  program
    .command('sign')
    .description('sign a checkpoint over everything so far')
    .addHelpText('after', '\nExample:\n  $ throughline sign')
    .action(() =>
      withHome(async ({ ledger, verifierKeyPath }) => {
        const signed = await ledger.sign();
        print(output, { signed: signed ?? null, verifier_key_path: verifierKeyPath }, [
          signed
            ? `Signed ${countOf(signed.tree_size, 'event', 'events')}, root ${signed.root_hash}`
            : 'Everything is signed already',
        ]);
      }),
    );
}

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
      withHome(async ({ ledger, verifierKeyPath }) => {
        const range = { fromSeq: from, ...(to === undefined ? {} : { toSeq: to }) };
        const exported = await ledger.exportProof(stream, range);
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
          `Give the public key ${verifierKeyPath} to whoever checks it, by another way than the proof`,
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

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

function countingNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It starts at 1.');
  return number;
}
