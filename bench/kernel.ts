// Workflows, leases and jobs against the bare drivers and against others who do the same, in one run:
// npm run bench -- kernel [--quick] [--only <part>]… [--folder <path>] [--json]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchBacklog } from './kernel/backlog.ts';
import { openPostgres, type KernelBench, type Postgres } from './kernel/bench.ts';
import { benchEnqueue, benchSchedule } from './kernel/enqueue.ts';
import { benchLeases } from './kernel/leases.ts';
import { benchRecovery } from './kernel/recovery.ts';
import { benchStepCosts } from './kernel/step-costs.ts';
import { benchStepsOnPostgres, benchStepsOnSqlite } from './kernel/steps.ts';
import { benchIdle, benchTimers, benchWake } from './kernel/waiting.ts';
import { benchWorkflows } from './kernel/workflows.ts';
import type { RaceLength } from './ledger/race.ts';
import { createReport } from './report.ts';

type Part = readonly [title: string, run: (bench: KernelBench) => Promise<void>];

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['steps-sqlite', ['Durable steps of running workflows, SQLite', benchStepsOnSqlite]],
  ['steps-postgres', ['Durable steps of running workflows, Postgres', benchStepsOnPostgres]],
  ['step-costs', ['What a step costs Postgres', benchStepCosts]],
  ['workflows', ['Whole workflows of ten steps', benchWorkflows]],
  ['recovery', ['Recovery after kill -9', benchRecovery]],
  ['leases', ['Heartbeats and claims', benchLeases]],
  ['enqueue', ['Enqueueing one job at a time', benchEnqueue]],
  ['backlog', ['Working off a backlog', benchBacklog]],
  ['schedule', ['Scheduling many future jobs', benchSchedule]],
  ['wake', ['Waking an idle worker', benchWake]],
  ['timers', ['Lateness of timers', benchTimers]],
  ['idle', ['Nothing to do', benchIdle]],
]);

const RACE: RaceLength = { turns: 25, warmUpTurns: 3, fewestTurns: 7, budgetMs: 8_000 };
const QUICK_RACE: RaceLength = { turns: 3, warmUpTurns: 1, fewestTurns: 2, budgetMs: 500 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [...PARTS.keys()] },
      folder: { type: 'string', default: tmpdir() },
      json: { type: 'boolean', default: false },
    },
  });
  const { quick, only, json } = values;
  const unknown = only.filter((name) => !PARTS.has(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no part "${unknown.join(', ')}"; there are ${[...PARTS.keys()].join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  mkdirSync(resolve(values.folder), { recursive: true });
  const root = mkdtempSync(join(resolve(values.folder), 'throughline-bench-'));
  const report = createReport('kernel', { json, folder: root });
  let postgres: Promise<Postgres> | undefined;
  const bench: KernelBench = {
    report,
    quick,
    length: quick ? QUICK_RACE : RACE,
    folder: (name) => {
      const path = join(root, name);
      mkdirSync(path, { mode: 0o700 });
      return path;
    },
    postgres: () => (postgres ??= openPostgres()),
  };
  try {
    for (const [name, [title, run]] of PARTS) {
      if (only.includes(name)) await report.section(name, title, () => run(bench));
    }
  } finally {
    await (await postgres)?.close();
    rmSync(root, { recursive: true, force: true });
  }
  report.end();
}

await main();
