// From nothing to the answer: a new process that says the next step or the status, as a multiple of an empty program,
// beside others who keep tasks.
import { spawnSync } from 'node:child_process';
import { atMost, formatValue, median } from '../report.ts';
import { count, emptyProgramMs, environmentOf, programPath, type WorkBench } from './bench.ts';
import { openPeers } from './peers/task-lists.ts';

interface Program {
  readonly name: string;
  readonly run: () => void;
}

export async function benchCold(bench: WorkBench): Promise<void> {
  const { report, sizes } = bench;
  const cli = programPath();
  const programs: Program[] = [];
  for (const size of sizes) {
    const home = await bench.home(size);
    for (const command of ['next', 'status']) {
      const [cwd, env] = [home.root, environmentOf(home)];
      programs.push({
        name: `${command} ${size}`,
        run: () => start(process.execPath, [cli, command, '--json'], cwd, env),
      });
    }
  }
  const ratios = await ratiosOf(programs, bench.quick ? 3 : 21);
  for (const command of ['next', 'status']) {
    for (const size of sizes) {
      const { ratio, ms, empty } = ratioOf(ratios, `${command} ${size}`);
      report.figure({
        what: `throughline ${command} at ${count(size)} tasks, × node -e 0`,
        value: ratio,
        unit: '×',
        goal: atMost(1.5),
        detail: `${formatValue(ms, 'ms')}; empty ${formatValue(empty, 'ms')}`,
      });
    }
    const [middle, largest] = [sizes.at(-2) ?? 0, sizes.at(-1) ?? 0];
    report.figure({
      what: `throughline ${command} at ${count(largest)} tasks, × at ${count(middle)}`,
      value: ratioOf(ratios, `${command} ${largest}`).ms / ratioOf(ratios, `${command} ${middle}`).ms,
      unit: '×',
      goal: atMost(1.1),
    });
  }
  for (const size of sizes.slice(0, 2)) {
    for (const peer of openPeers(report, bench.folder(`peers-${size}`), size)) {
      const run = () => start(peer.command, peer.args, peer.cwd, { ...process.env, ...peer.env });
      const found = ratioOf(await ratiosOf([{ name: peer.name, run }], bench.quick ? 1 : 5), peer.name);
      report.figure({
        what: `${peer.name} at ${count(size)} tasks, × node -e 0`,
        value: found.ratio,
        unit: '×',
        detail: `${formatValue(found.ms, 'ms')}; empty ${formatValue(found.empty, 'ms')}`,
      });
    }
  }
  report.note(
    'Each start of a program stands beside an empty one; ratios are medians over such pairs. All files are cached.',
  );
}

function start(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}${stdout}`);
}

interface Ratio {
  readonly ratio: number;
  readonly ms: number;
  readonly empty: number;
}

async function ratiosOf(programs: readonly Program[], rounds: number): Promise<ReadonlyMap<string, Ratio>> {
  const pairs = new Map<string, { ms: number; empty: number }[]>(programs.map(({ name }) => [name, []]));
  // The first start of each fills caches.
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, run } of programs) {
      const before = emptyProgramMs();
      const startedMs = performance.now();
      run();
      const ms = performance.now() - startedMs;
      const empty = (before + emptyProgramMs()) / 2;
      if (round >= 0) pairs.get(name)?.push({ ms, empty });
    }
  }
  return new Map(
    [...pairs].map(([name, measured]) => [
      name,
      {
        ratio: median(measured.map(({ ms, empty }) => ms / empty)),
        ms: median(measured.map(({ ms }) => ms)),
        empty: median(measured.map(({ empty }) => empty)),
      },
    ]),
  );
}

function ratioOf(ratios: ReadonlyMap<string, Ratio>, name: string): Ratio {
  const found = ratios.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}
