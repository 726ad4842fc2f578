// Goals and tasks: how fast a session learns its next step, cold and warm, over every surface, at 10, 1,000 and 1,000,000
// tasks, and how fast it writes: npm run bench -- work [--quick] [--only <part>]… [--folder <path>] [--json]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RaceLength } from './ledger/race.ts';
import { createReport } from './report.ts';
import type { WorkBench } from './work/bench.ts';
import { benchCold } from './work/cold.ts';
import { buildHome, type BuiltHome } from './work/homes.ts';
import { benchHttp, benchMcp } from './work/surfaces.ts';
import { benchWarm } from './work/warm.ts';
import { benchWritesOnPostgres } from './work/writes-postgres.ts';
import { benchWrites } from './work/writes.ts';

type Part = readonly [title: string, run: (bench: WorkBench) => Promise<void>];

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['cold', ['The next step and the status from a cold start', benchCold]],
  ['warm', ['The next step in a running process', benchWarm]],
  ['http', ['Round trips over HTTP', benchHttp]],
  ['mcp', ['Round trips over MCP, and its start', benchMcp]],
  ['writes', ['Commands that write, SQLite', benchWrites]],
  ['writes-postgres', ['Commands that write, Postgres', benchWritesOnPostgres]],
]);

const RACE: RaceLength = { turns: 41, warmUpTurns: 5, fewestTurns: 9, budgetMs: 15_000 };
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
  const report = createReport('work', { json, folder: root });
  const homes = new Map<number, Promise<BuiltHome>>();
  const folder = (name: string) => {
    const path = join(root, name);
    mkdirSync(path, { mode: 0o700 });
    return path;
  };
  const bench: WorkBench = {
    report,
    quick,
    folder,
    length: quick ? QUICK_RACE : RACE,
    sizes: quick ? [10, 1_000, 20_000] : [10, 1_000, 1_000_000],
    home: (tasks) => {
      const built = homes.get(tasks) ?? buildHome(folder(`home-${tasks}`), tasks, (text) => report.progress(text));
      homes.set(tasks, built);
      return built;
    },
  };
  try {
    for (const [name, [title, run]] of PARTS) {
      if (only.includes(name)) await report.section(name, title, () => run(bench));
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  report.end();
}

await main();
