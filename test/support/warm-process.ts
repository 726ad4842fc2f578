// A process that runs one script after the other: each is evaluated anew, with the arguments, folder, environment and input
// that it is to have, while the modules it imports stay loaded.
import { flushCompileCache } from 'node:module';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

export interface WarmRequest {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly input: string;
  /** Of this run; its answer carries it. */
  readonly number: number;
}

export interface WarmAnswer {
  readonly number: number;
  readonly status: number | null;
}

let runs = 0;
const compiled = new Set<string | undefined>();

async function run({ argv, cwd, env, input, number }: WarmRequest): Promise<void> {
  runs += 1;
  process.argv = [...argv];
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  process.exitCode = undefined;
  // Its address makes it another module.
  await import(`${pathToFileURL(argv[1] ?? '').href}?run=${runs}`);
  // What the script left to the next turns belongs to it: a failure there ends this process, and the run with it.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const status = exitStatus();
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  // Each run has its own; Node warns on stderr of the eleventh, whatever test is running then.
  process.removeAllListeners('uncaughtException');
  // Written now, because at the end of the tests there is no folder to write it to.
  if (!compiled.has(argv[1])) flushCompileCache();
  compiled.add(argv[1]);
  process.send?.({ number, status } satisfies WarmAnswer);
}

function exitStatus(): number {
  return Number(process.exitCode ?? 0);
}

process.on('message', (request: WarmRequest) => void run(request));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
