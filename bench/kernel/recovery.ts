// A program with many interrupted workflows is killed; another one finds and ends them. How long that takes, from the
// start of its process on, as a multiple of what an empty program takes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';
import { atMost, formatValue, median, type Goal } from '../report.ts';
import { openPeer, pause, type KernelBench } from './bench.ts';
import { loadPeer } from './peers/load-peer.ts';

const FIRST_GOAL = atMost(3);
const ALL_GOAL = atMost(20);

export async function benchRecovery(bench: KernelBench): Promise<void> {
  const { report, quick } = bench;
  const { database } = await bench.postgres();
  const workflows = quick ? 50 : 1_000;
  const rounds = quick ? 1 : 3;
  const folder = bench.folder('recovery');
  // How long the dead one's leases keep others away; a shorter one would mostly be spent on renewing a thousand of them.
  const ttlMs = quick ? 2_000 : 10_000;
  const own = await bundleOwn();
  for (const dialect of ['SQLite', 'Postgres'] as const) {
    const times: Recovered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report.progress(`Throughline on ${dialect}, round ${round + 1}`);
      const where =
        dialect === 'SQLite'
          ? [join(folder, `own-${round}`)]
          : [join(folder, `files-${round}`), await database(`recovery_own_${round}`)];
      const args = [String(workflows), String(ttlMs), dialect.toLowerCase(), ...where];
      await interrupt(own, args);
      // Only then does nobody hold them any more.
      await pause(ttlMs + 200);
      times.push(await resume(own, args));
    }
    reportRecovery(bench, `Throughline on ${dialect}`, times, [FIRST_GOAL, ALL_GOAL]);
  }
  await openPeer(report, 'DBOS', async () => {
    await loadPeer('@dbos-inc/dbos-sdk');
    const times: Recovered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report.progress(`DBOS, round ${round + 1}`);
      const args = [String(workflows), await database(`recovery_dbos_${round}`)];
      const program = join(import.meta.dirname, 'peers', 'dbos-recovery.ts');
      await interrupt(program, args);
      times.push(await resume(program, args));
    }
    reportRecovery(bench, 'DBOS', times, []);
  });
  report.note(
    `${formatValue(workflows, 'workflows')} with one of two steps done when their process was killed. Ours is bundled as the product`,
  );
  report.note(
    `is, and starts when the dead one's lease of ${ttlMs / 1000} s has run out; DBOS has none: its executor takes its own up again.`,
  );
}

interface Recovered {
  readonly firstMs: number;
  readonly allMs: number;
  /** What an empty program took just before and after. */
  readonly emptyMs: number;
}

function reportRecovery(
  { report }: KernelBench,
  name: string,
  times: readonly Recovered[],
  goals: readonly Goal[],
): void {
  const figures = [
    ['first resumed', ({ firstMs }: Recovered) => firstMs],
    ['all done', ({ allMs }: Recovered) => allMs],
  ] as const;
  for (const [index, [what, msOf]] of figures.entries()) {
    const goal = goals[index];
    report.figure({
      what: `${what}, ${name}, × node -e 0`,
      value: median(times.map((time) => msOf(time) / time.emptyMs)),
      unit: '×',
      ...(goal ? { goal } : {}),
      detail: `${formatValue(median(times.map(msOf)), 'ms')}; empty ${formatValue(median(times.map(({ emptyMs }) => emptyMs)), 'ms')}`,
    });
  }
}

function emptyProgramMs(): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - startedMs;
}

/** Runs the program until it says that everything is begun, and kills it. */
async function interrupt(program: string, args: readonly string[]): Promise<void> {
  const child = start(program, 'interrupt', args);
  for await (const line of child.lines) if (line === 'interrupted') break;
  child.kill();
  await child.ended;
}

async function resume(program: string, args: readonly string[]): Promise<Recovered> {
  const empty = Array.from({ length: 5 }, emptyProgramMs);
  const startedMs = performance.now();
  const child = start(program, 'resume', args);
  let firstMs = Number.NaN;
  let allMs = Number.NaN;
  for await (const line of child.lines) {
    if (line === 'first') firstMs = performance.now() - startedMs;
    if (line === 'all') allMs = performance.now() - startedMs;
  }
  const code = await child.ended;
  if (Number.isNaN(allMs)) throw new Error(`the recovering program ended with ${code} before all was done`);
  empty.push(...Array.from({ length: 5 }, emptyProgramMs));
  return { firstMs, allMs, emptyMs: median(empty) };
}

function start(program: string, mode: string, args: readonly string[]) {
  const child = spawn(process.execPath, [program, mode, ...args], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    lines: createInterface({ input: child.stdout }),
    ended: once(child, 'exit').then(([code]) => code as number | null),
    kill: () => child.kill('SIGKILL'),
  };
}

/** JavaScript beside its packages, as the product is installed. */
async function bundleOwn(): Promise<string> {
  const root = join(import.meta.dirname, '..', '..');
  const folder = join(root, '.cache', 'bench');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const bundler = await rolldown({
    cwd: root,
    input: { 'own-recovery': join(import.meta.dirname, 'own-recovery.ts') },
    platform: 'node',
    external: [/^node:/, ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`))],
  });
  await bundler.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await bundler.close();
  return join(folder, 'own-recovery.mjs');
}
