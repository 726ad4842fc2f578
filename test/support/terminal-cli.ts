// The command line as a process whose output is a terminal, which a test can read.
import { readConfig } from '../../src/config.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  config: { ...readConfig(), isTerminal: true },
  stdout: (said) => process.stdout.write(said),
  stderr: (said) => process.stderr.write(said),
  readStdin: async () => '',
});
