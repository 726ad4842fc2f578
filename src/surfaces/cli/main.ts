// The CLI: commands over a home, each of which opens it, answers and closes it again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import {
  HOME_NAME,
  VERSION,
  openHome,
  parseVerifierKey,
  readConfig,
  restoreHome,
  verifyProof,
  type Home,
} from '../../main.ts';
import { refuse } from './contract.ts';
import { addKernelCommands, describeStates } from './kernel-commands.ts';
import { outliveReader, print, printError, printable, table, type Output } from './output.ts';

outliveReader(process.stdout);
outliveReader(process.stderr);

const config = readConfig();
/** Help and version, where they are asked for as JSON: they come in pieces. */
let said = '';
const output: Output = {
  json: process.argv.includes('--json'),
  color: config.isTerminal,
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
};

const program = new Command('throughline')
  .description('The continuity layer for AI agents: an append-only, verifiable ledger of work.')
  .version(VERSION)
  .option(
    '--home <folder>',
    'the home folder (default: $THROUGHLINE_HOME, which may be a Postgres URL, else the nearest .throughline/)',
  )
  .option('--json', 'print JSON on stdout and nothing else')
  .showHelpAfterError('(run with --help for examples)')
  .configureOutput({
    writeOut: (text) => {
      if (output.json) said += text;
      else output.stdout(text);
    },
    writeErr: (text) => (output.json ? undefined : output.stderr(text)),
  })
  .exitOverride();

/** Opens the home, runs, and closes it whatever happened. */
async function withHome(create: boolean, body: (home: Home) => Promise<void>): Promise<void> {
  const home = await openHome({
    config,
    create,
    ...homeOption(),
    onBackgroundError: (error) => output.stderr(`warning: ${printable((error as Error).message)}\n`),
  });
  try {
    await body(home);
  } finally {
    await home.close();
  }
}

function homeOption(): { folder?: string } {
  const { home } = program.opts<{ home?: string }>();
  return home === undefined ? {} : { folder: home };
}

async function printState(home: Home): Promise<void> {
  const { ledger, location, homeId, createdAt } = home;
  const [status, jobs, running] = [
    await ledger.status(),
    await ledger.jobs.states(),
    await ledger.workflows.count('running'),
  ];
  const streams = await ledger.streams(undefined, 20);
  const whose = { home: location, home_id: homeId, created_at: createdAt, version: VERSION };
  print(output, { ...whose, ...status, jobs, running_workflows: running }, [
    `Throughline ${VERSION}`,
    ...table([
      ['home', location],
      ['created', createdAt],
      ['database', status.database],
      ['streams', String(status.streams)],
      ['events', `${status.events} (${status.unsigned_events} not signed yet)`],
      ['last signed', status.last_signed_at ?? 'never'],
      ['jobs', describeStates(jobs)],
      ['workflows', `${running} running`],
    ]),
    ...(streams.length > 0
      ? [
          '',
          ...table([
            ['STREAM', 'KIND', 'SEQ', 'ENTITIES'],
            ...streams.map((s) => [s.workflow_id, s.kind, String(s.head_seq), String(s.entity_count)]),
          ]),
        ]
      : []),
  ]);
}

program
  .command('init')
  .description('make a home in this folder')
  .addHelpText('after', '\nExample:\n  $ throughline init')
  .action(async () => {
    const { home: folder } = program.opts<{ home?: string }>();
    // Here, not in a home above.
    const at = folder ?? (config.home === undefined ? join(config.cwd, HOME_NAME) : undefined);
    const home = await openHome({ config, create: true, ...(at === undefined ? {} : { folder: at }) });
    await home.close();
    const { location, homeId, isNew } = home;
    print(output, { home: location, home_id: homeId, created: isNew }, [
      isNew ? `Made a home in ${location}` : `There is a home in ${location} already; nothing was changed`,
    ]);
  });

program
  .command('trust')
  .description('register a home that you did not make here, or that you moved')
  .addHelpText('after', '\nExample:\n  $ throughline trust')
  .action(async () => {
    const home = await openHome({ config, trust: true, ...homeOption() });
    await home.close();
    const { location, homeId } = home;
    print(output, { home: location, home_id: homeId }, [`${location} is one of your homes now`]);
  });

program
  .command('start', { hidden: true })
  .description('open the home of this folder, making it when there is none, and print its state')
  .action(() => withHome(true, printState));

program
  .command('status')
  .description('what the home holds')
  .addHelpText('after', '\nExamples:\n  $ throughline status\n  $ throughline status --json')
  .action(() => withHome(false, printState));

program
  .command('log')
  .description('the events of a stream, oldest first')
  .argument('<stream>', 'its id, as `throughline status` shows it')
  .option('--after <seq>', 'only events after this sequence', wholeNumber, 0)
  .option('--limit <count>', 'at most so many', countingNumber, 100)
  .addHelpText('after', '\nExample:\n  $ throughline log 0199d2c8-… --after 100 --limit 20')
  .action((stream: string, options: { after: number; limit: number }) =>
    withHome(false, async ({ ledger }) => {
      await ledger.stream(stream);
      const events = await ledger.events(stream, options);
      print(
        output,
        { events },
        table([
          ['SEQ', 'TIME', 'TYPE', 'ACTOR', 'PAYLOAD'],
          ...events.map((e) => [String(e.event_seq), e.timestamp, e.event_type, e.actor, e.payload]),
        ]),
      );
    }),
  );

addKernelCommands(program, { output, withLedger: (body) => withHome(false, ({ ledger }) => body(ledger)) });

program
  .command('verify')
  .description('check every event, chain and signature')
  .option('--deep', 'also fold every stream again and compare tables, snapshots, steps and blobs')
  .addHelpText('after', '\nExamples:\n  $ throughline verify\n  $ throughline verify --deep --json')
  .action((options: { deep?: boolean }) =>
    withHome(false, async ({ ledger }) => {
      let shown = 0;
      const report = await ledger.verify({
        deep: options.deep ?? false,
        onProgress: ({ events, of }) => {
          if (!output.color || output.json || of < 50_000 || events - shown < 20_000) return;
          shown = events;
          output.stderr(`\r${Math.floor((events / of) * 100)} % of ${of} events`);
        },
      });
      if (shown > 0) output.stderr('\r\u001b[K');
      const problems = report.problems.map((problem) => [problem.code, problem.message]);
      print(output, report, [
        report.ok
          ? `Sound: ${report.events} events in ${report.streams} streams`
          : `DAMAGED: ${report.problems_found} problems in ${report.events} events`,
        `${report.signed_events} events are covered by ${report.checkpoints} verified checkpoints, ${report.unsigned_events} are not signed yet`,
        ...(report.streams_not_folded > 0 && report.deep
          ? [
              `${report.streams_not_folded} streams are of kinds that this program does not know: rebuilt from their deltas, not folded again`,
            ]
          : []),
        ...table(problems),
      ]);
      if (!report.ok) process.exitCode = 4;
    }),
  );

program
  .command('sign')
  .description('sign a checkpoint over everything so far')
  .action(() =>
    withHome(false, async ({ ledger, verifierKeyPath }) => {
      const signed = await ledger.sign();
      print(output, { signed: signed ?? null, verifier_key_path: verifierKeyPath }, [
        signed ? `Signed ${signed.tree_size} events, root ${signed.root_hash}` : 'Everything is signed already',
      ]);
    }),
  );

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
  .action((stream: string, file: string, options: { from: number; to?: number }) =>
    withHome(false, async ({ ledger, verifierKeyPath }) => {
      const exported = await ledger.exportProof(stream, {
        fromSeq: options.from,
        ...(options.to === undefined ? {} : { toSeq: options.to }),
      });
      if (exported.events.length === 0) {
        const { from: from_seq, to: to_seq } = options;
        throw refuse('nothing_to_prove', `${stream} has no event from ${from_seq} to ${to_seq ?? 'its last'}`, {
          workflow_id: stream,
          from_seq,
          to_seq,
        });
      }
      writeNew(resolve(file), `${JSON.stringify(exported)}\n`);
      print(output, { file: resolve(file), events: exported.events.length, verifier_key_path: verifierKeyPath }, [
        `${exported.events.length} events proved in ${resolve(file)}`,
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
  .action((file: string, options: { key: string }) => {
    const report = verifyProof(readJson(file), [parseVerifierKey(readText(options.key).trim())]);
    print(output, report, [
      `Holds: events ${report.first_seq} to ${report.last_seq} of ${report.workflow_id}`,
      `signed by ${report.signed_by.join(', ')} over ${report.tree_size} events of ${report.origin}`,
    ]);
  });

program
  .command('backup')
  .description('copy database and blobs into a new folder, while they are in use')
  .argument('<folder>', 'must not exist')
  .addHelpText('after', '\nExample:\n  $ throughline backup ~/backups/monday')
  .action((folder: string) =>
    withHome(false, async (home) => {
      const made = await home.backup(folder);
      print(output, made, [`Backed up ${made.events} events and ${made.blobs} blobs to ${made.to}`]);
    }),
  );

program
  .command('restore')
  .description('put the database back to a backup, after verifying it; what is there now is kept beside it')
  .argument('<folder>', 'as `throughline backup` made it')
  .addHelpText('after', '\nExample:\n  $ throughline restore ~/backups/monday')
  .action(async (from: string) => {
    const restored = await restoreHome(from, { config, ...homeOption() });
    print(output, restored, [`Restored ${restored.events} events; what was there is in ${restored.kept}`]);
  });

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

function countingNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It starts at 1.');
  return number;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw refuse('file_unreadable', `${file} cannot be read`, { path: file }, error);
  }
}

/** Never over something that exists. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw refuse('file_not_writable', `${file} cannot be made`, { path: file }, error);
  }
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function usage({ code, message }: CommanderError) {
  return {
    kind: 'refusal',
    code: 'usage',
    // Commander ends so when help was printed in place of a command.
    message: code === 'commander.help' ? 'No command was named' : message.replace(/^error: /, ''),
    hint: 'Run with --help.',
  };
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (output.json) output.stdout(`${JSON.stringify(error.exitCode === 0 ? { text: said.trim() } : usage(error))}\n`);
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    process.exitCode = printError(output, error);
  }
}
