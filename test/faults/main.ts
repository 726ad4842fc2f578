// The command: every fault instead of a sample, in one go or in parts whose counts are recorded and added up.
// Usage: npm run faults [-- <sweep>[:<words of its test's name>]… --parts N --from-part K --record <file> --minutes M]
//        npm run faults -- --sum --record <file>, to see the counts so far
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/bundled-script.ts';
import type { FaultCounts } from '../support/fault-part.ts';
import { misfitOf, parseRecord, partsToRun, sumOf, type PartLine } from './fault-record.ts';

let child: ChildProcess | undefined;
let stoppedBy: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stoppedBy = signal;
    child?.kill(signal);
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parts: { type: 'string', default: '1' },
    'from-part': { type: 'string', default: '1' },
    record: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    sum: { type: 'boolean', default: false },
  },
});
try {
  process.exitCode = await main(values.record === undefined ? undefined : fromWhereOneStood(values.record));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

async function main(record: string | undefined): Promise<number> {
  const parts = Number(values.parts);
  if (!Number.isSafeInteger(parts) || parts < 1)
    throw new Error(`--parts is a whole number from 1, not "${values.parts}"`);
  const begin = Number(values['from-part']);
  if (!Number.isSafeInteger(begin) || begin < 1 || begin > parts)
    throw new Error(`--from-part is one of the ${parts} parts, not "${values['from-part']}"`);
  if (record === undefined) {
    if (parts > 1 || values.sum) throw new Error('Say with --record <file> where the counts of the parts are');
    return runTests(positionals.length > 0 ? positionals.flatMap(testsOf) : ['test/faults'], {});
  }
  if (!values.sum) {
    const exit = await runParts(record, begin, parts);
    if (exit !== 0) return exit;
  }
  const { lines, isBroken } = sumOf(recorded(record));
  process.stdout.write(`${lines.join('\n')}\n`);
  return isBroken ? 1 : 0;
}

async function runParts(record: string, begin: number, parts: number): Promise<number> {
  const all = globSync('test/faults/*.test.ts', { cwd: root }).map((path) => basename(path, '.test.ts'));
  const sweeps = positionals.length > 0 ? positionals : all.toSorted();
  const commit = commitHere();
  const untilMs = performance.now() + minutes() * 60_000;
  const misfit = misfitOf(recorded(record), { commit, sweeps, parts });
  if (misfit !== undefined) throw new Error(misfit);
  for (const what of sweeps) {
    for (const part of partsToRun(recorded(record), what, { begin, parts })) {
      if (performance.now() > untilMs) return 0;
      process.stdout.write(`── ${what}, part ${part} of ${parts}\n`);
      const line = await runPart(what, part, parts);
      if (stoppedBy !== undefined) return 128 + constants.signals[stoppedBy];
      appendFileSync(record, `${JSON.stringify({ commit, ...line } satisfies PartLine)}\n`);
    }
  }
  return 0;
}

function minutes(): number {
  const read = Number(values.minutes);
  if (!(read >= 0)) throw new Error(`--minutes is a number from 0, not "${values.minutes}"`);
  return read;
}

async function runPart(what: string, part: number, of: number): Promise<Omit<PartLine, 'commit'>> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-faults-'));
  const file = join(folder, 'counts');
  const startedMs = performance.now();
  try {
    const exit = await runTests(testsOf(what), {
      THROUGHLINE_FAULTS_PART: `${part}/${of}`,
      THROUGHLINE_FAULTS_COUNTS: file,
    });
    const kinds = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    if (kinds.length === 0 && stoppedBy === undefined)
      throw new Error(`${what} has counted nothing (exit ${exit}), so there is nothing to record`);
    return {
      what,
      part,
      of,
      passed: exit === 0,
      seconds: Math.round((performance.now() - startedMs) / 1000),
      kinds: kinds.map((line) => JSON.parse(line) as FaultCounts),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A name is one of test/faults/, and a path a test elsewhere that has a longer form. Words after a colon choose its tests. */
function testsOf(sweep: string): string[] {
  const [name = '', words] = sweep.split(':');
  const path = name.includes('/') ? name : `test/faults/${name}.test.ts`;
  return [path, ...(words === undefined ? [] : ['--testNamePattern', words])];
}

async function runTests(tests: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--testTimeout=0', ...tests];
  const running = spawn(process.execPath, vitest, {
    cwd: root,
    env: { ...process.env, ...env, THROUGHLINE_FAULTS: 'all' },
    stdio: 'inherit',
  });
  child = running;
  return new Promise((ended, failed) => {
    running.on('error', failed);
    running.on('close', (code, signal) => ended(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

function recorded(record: string): PartLine[] {
  return existsSync(record) ? parseRecord(readFileSync(record, 'utf8')) : [];
}

/** Of changes that are not committed there is no name by which a later call could know them again. */
function commitHere(): string {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) throw new Error('A record names the commit that it is of, and this is no git checkout');
  if (git('status', '--porcelain', '--untracked-files=no').stdout !== '')
    throw new Error('A record names the commit that it is of: commit your changes first');
  return stdout.trim();
}

/** `npm run` moves to the package's folder. */
function fromWhereOneStood(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
