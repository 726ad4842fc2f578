// Which files and folders of src/ a command walks through: the functions that run while it answers, counted by V8, not
// what is only loaded. npm run trace -- <hook|complete>
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../src/config.ts';
import { runCli } from '../src/surfaces/cli/program.ts';
import { runHook } from '../src/surfaces/hooks/run-hook.ts';
import * as wholeProgram from '../src/surfaces/hooks/answer-from-home.ts';
import { databases } from './build-facts.ts';

const root = dirname(import.meta.dirname);
const event = join(root, 'test', 'support', 'hook-inputs', 'claude', 'start.json');

/** What is traced, and what has to be there before. */
const PATHS = {
  hook: { prepare: ['hook'], traced: ['hook'] },
  complete: { prepare: ['task', 'start', 'T1'], traced: ['task', 'complete', 'T1', '--json'] },
} as const;

function main([name = '', ...rest]: readonly string[]): void {
  if (name === '--run') void runTraced(rest);
  else if (name === 'hook' || name === 'complete') show(trace(PATHS[name]));
  else {
    process.stderr.write('usage: npm run trace -- <hook|complete>\n');
    process.exitCode = 2;
  }
}

// ── The traced process ───────────────────────────────────────────────────────────────────────────────────────

async function runTraced(argv: readonly string[]): Promise<void> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  // Begins when everything is loaded, so that what modules do while they load does not count.
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  process.on('exit', () => {
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      process.stderr.write(`\n${JSON.stringify(taken.result.flatMap(functionsRun))}`);
    });
  });
  if (argv[0] === 'hook') {
    await runHook('claude', {
      config: readConfig(),
      databases,
      isApart: false,
      loadWhole: async () => wholeProgram,
    });
    return;
  }
  const environment = {
    config: readConfig(),
    stdout: (text: string) => void process.stdout.write(text),
    stderr: (text: string) => void process.stderr.write(text),
    readStdin: async () => '',
  };
  process.exitCode = await runCli(argv, environment);
}

interface Run {
  readonly path: string;
  readonly functions: readonly string[];
}

function functionsRun({ url, functions }: { url: string; functions: readonly Covered[] }): Run[] {
  if (!url.startsWith(pathToFileURL(join(root, 'src')).href)) return [];
  const run = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
  // A module is a function without a name that begins where the file does.
  const named = run.filter(({ functionName, ranges }) => functionName !== '' || ranges[0]?.startOffset !== 0);
  if (named.length === 0) return [];
  const path = relative(root, fileURLToPath(url)).split(sep).join('/');
  return [{ path, functions: named.map(({ functionName }) => functionName || '(anonymous)') }];
}

interface Covered {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
}

// ── The one that starts it ───────────────────────────────────────────────────────────────────────────────────

function trace({ prepare, traced }: (typeof PATHS)[keyof typeof PATHS]): readonly Run[] {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-trace-'));
  const start = (...argv: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, '--run', ...argv], {
      cwd: folder,
      env: {
        ...process.env,
        HOME: join(folder, 'user'),
        XDG_CONFIG_HOME: join(folder, 'config'),
        THROUGHLINE_HOME: '',
        THROUGHLINE_OWNER: '',
      },
      // Where the recorded session worked is not here.
      input: readFileSync(event, 'utf8').replace(/"cwd": *"[^"]*"/, `"cwd": ${JSON.stringify(folder)}`),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return { stdout, stderr };
  };
  try {
    mkdirSync(join(folder, 'user'));
    start('init');
    const { goal_id } = JSON.parse(start('goal', 'create', 'Ship', '--json').stdout) as { readonly goal_id: string };
    start('task', 'add', goal_id, 'First');
    start(...prepare);
    return JSON.parse(
      start(...traced)
        .stderr.trimEnd()
        .split('\n')
        .at(-1) ?? '',
    ) as Run[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function show(runs: readonly Run[]): void {
  const folders = Map.groupBy(runs, ({ path }) => dirname(path));
  const rooms = Map.groupBy(runs, ({ path }) => path.split('/').slice(0, 2).join('/'));
  for (const [folder, files] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    process.stdout.write(`${folder}/\n`);
    for (const { path, functions } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
      process.stdout.write(`  ${path.slice(folder.length + 1).padEnd(26)} ${functions.join(' ')}\n`);
  }
  const named = [...rooms.keys()].toSorted().map((room) => room.slice('src/'.length));
  process.stdout.write(`\n${runs.length} files, ${folders.size} folders; at the top of src/: ${named.join(' ')}\n`);
}

main(process.argv.slice(2));
