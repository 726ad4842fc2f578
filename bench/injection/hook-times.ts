// What the hooks of injection cost the agent that waits for them, in a home with little and with much: wall time beside `node -e 0`, as
// `bench/hooks.ts` measures all others, the processor time that it comes from, and how many statements each sends to its databases.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CASES,
  countStatements,
  eventOf,
  makeToldHome,
  WAYS,
  type Case,
  type Place,
} from '../../test/support/told-home.ts';
import type { InjectionBench } from '../injection.ts';
import { atMost, median, type Report } from '../report.ts';

const hook = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const SIZES = [10, 10_000] as const;
const MOST = { silent: 1.5, any: 1.6, growth: 1.1 } as const;
/** The kernel tells the time of ended children in these. */
const TICK_MS = 10;

export async function benchHooks({ report, quick }: InjectionBench): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'throughline-bench-'));
  try {
    const ratios = new Map<string, number>();
    for (const size of SIZES) {
      const place = await makeToldHome(root, size);
      measure(report, place, size, quick ? 7 : 40, ratios);
      if (size === SIZES[0]) await reportStatements(report, place);
    }
    for (const name of CASES) {
      const [few, many] = SIZES.map((size) => ratios.get(`${name} ${size}`) ?? Number.NaN);
      report.figure({
        what: `${name}: growth`,
        value: (many ?? Number.NaN) / (few ?? Number.NaN),
        unit: '×',
        goal: atMost(MOST.growth),
        detail: 'from 10 to 10,000 sessions and canon lines, of the times beside node -e 0',
      });
    }
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 20 });
  }
}

function isAsMeant(name: Case, stdout: string): boolean {
  return stdout.includes('[C1@') === (name !== WAYS.silent);
}

/** Processor time of all processes that this one has waited for; undefined where the system does not tell. */
function childrenMs(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return undefined;
  }
}

function measure(report: Report, place: Place, size: number, rounds: number, ratios: Map<string, number>): void {
  const run = (args: readonly string[], input = '') => {
    const [startedMs, before] = [performance.now(), childrenMs()];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: place.folder,
      env: place.env,
      input,
      encoding: 'utf8',
    });
    const after = childrenMs();
    const cpuMs = before === undefined || after === undefined ? Number.NaN : after - before;
    return { stdout, wallMs: performance.now() - startedMs, cpuMs };
  };
  const hooked = (name: Case) => {
    const made = run([hook, 'claude'], JSON.stringify(eventOf(name, place)));
    if (!isAsMeant(name, made.stdout)) throw new Error(`"${name}" was answered with ${made.stdout}`);
    return made;
  };
  // The first run of each way compiles it.
  for (const name of [WAYS.start, WAYS.silent, WAYS.delta, WAYS.silent]) hooked(name);
  const bare: { wallMs: number; cpuMs: number }[] = [];
  const times = new Map<Case, { wallMs: number; cpuMs: number }[]>(CASES.map((name) => [name, []]));
  // Turn by turn, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(run(['-e', '0']));
    for (const name of CASES) times.get(name)?.push(hooked(name));
  }
  const least = Math.min(...bare.map(({ wallMs }) => wallMs));
  const bareCpu = sum(bare.map(({ cpuMs }) => cpuMs));
  for (const [name, made] of times) {
    const ofCpu = sum(made.map(({ cpuMs }) => cpuMs)) / bareCpu;
    const fastest = Math.min(...made.map(({ wallMs }) => wallMs)) / least;
    const middle = median(made.map(({ wallMs }, at) => wallMs / (bare[at]?.wallMs ?? Number.NaN)));
    ratios.set(`${name} ${size}`, middle);
    report.figure({
      what: `${name}, ${size} sessions and lines`,
      value: middle,
      unit: '×',
      goal: atMost(name === WAYS.silent ? MOST.silent : MOST.any),
      detail: `of node -e 0, median of ${rounds} rounds; fastest ${fastest.toFixed(2)} × its fastest; processor time ${ofCpu.toFixed(2)} ×, in ticks of ${TICK_MS} ms`,
    });
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function reportStatements(report: Report, place: Place): Promise<void> {
  for (const name of CASES) {
    const { statements, transactions, others } = await countStatements(name, place);
    report.figure({
      what: `${name}: statements`,
      value: statements,
      unit: 'statements',
      detail: `in ${transactions} write transactions; besides ${others} to open and close the files`,
    });
  }
}
