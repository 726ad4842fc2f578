// The command line as a process: its arguments, streams and exit code.
import { readConfig } from '../../config.ts';
import { readStream } from './files.ts';
import { outliveReader } from '../terminal/output.ts';
import { tellUncaught } from '../terminal/tell-uncaught.ts';
import { runCli } from './program.ts';

tellUncaught();
outliveReader(process.stdout);
outliveReader(process.stderr);

const exitCode = await runCli(process.argv.slice(2), {
  config: readConfig(),
  stdout: (said) => process.stdout.write(said),
  stderr: (said) => process.stderr.write(said),
  readStdin: async () => (process.stdin.isTTY ? '' : await readStream(process.stdin, 'stdin')),
});
// A code that an output stream set stays.
process.exitCode ||= exitCode;
