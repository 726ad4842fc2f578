// The ledger against the bare drivers, as its state and its history grow, in figures and ratios of one run:
// npm run bench -- ledger [--quick] [--only <section>]… [--folder <path>] [--json]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAppends } from './ledger/appends.ts';
import type { Bench } from './ledger/bench.ts';
import { createBigLedger, type BigLedger } from './ledger/big-ledger.ts';
import { benchBytes } from './ledger/bytes.ts';
import { benchRestore, benchStateSize } from './ledger/growth.ts';
import { benchHead } from './ledger/head.ts';
import { benchPostgres } from './ledger/postgres.ts';
import { benchRedaction } from './ledger/redaction.ts';
import type { RaceLength } from './ledger/race.ts';
import { benchVerify } from './ledger/verification.ts';
import { createReport } from './report.ts';

interface SectionOf {
  readonly title: string;
  run(bench: Bench, big: BigLedger): Promise<void>;
}

const SECTIONS: ReadonlyMap<string, SectionOf> = new Map<string, SectionOf>([
  ['append', { title: 'Durable appends, SQLite, one caller', run: (bench) => benchAppends(bench, [1], false) }],
  [
    'concurrent',
    { title: 'Durable appends, SQLite, many callers', run: (bench) => benchAppends(bench, [16, 64], false) },
  ],
  [
    'step',
    {
      title: 'Exactly-once steps (with an operation id), SQLite',
      run: (bench) => benchAppends(bench, [1, 16, 64], true),
    },
  ],
  ['state-size', { title: 'Appends as the state grows', run: benchStateSize }],
  ['head', { title: 'The newest head, kept outside the home', run: benchHead }],
  ['restore', { title: 'Restore as history and state grow', run: benchRestore }],
  ['verify', { title: 'Verification of a long history', run: benchVerify }],
  ['bytes', { title: 'Bytes on the disk, SQLite', run: benchBytes }],
  ['redaction', { title: 'Redaction', run: benchRedaction }],
  ['postgres', { title: 'Durable appends and steps, Postgres', run: benchPostgres }],
]);

const RACE: RaceLength = { turns: 25, warmUpTurns: 5, fewestTurns: 7, budgetMs: 8_000 };
const QUICK_RACE: RaceLength = { turns: 4, warmUpTurns: 1, fewestTurns: 2, budgetMs: 500 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [...SECTIONS.keys()] },
      folder: { type: 'string', default: tmpdir() },
      json: { type: 'boolean', default: false },
    },
  });
  const { quick, only, json } = values;
  const unknown = only.filter((name) => !SECTIONS.has(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no section "${unknown.join(', ')}"; there are ${[...SECTIONS.keys()].join(', ')}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  mkdirSync(resolve(values.folder), { recursive: true });
  const root = mkdtempSync(join(resolve(values.folder), 'throughline-bench-'));
  const report = createReport('ledger', { json, folder: root });
  const bench: Bench = {
    report,
    quick,
    length: quick ? QUICK_RACE : RACE,
    folder: (name) => {
      const path = join(root, name);
      mkdirSync(path, { mode: 0o700 });
      return path;
    },
  };
  const big = createBigLedger(() => bench.folder('big'), quick);
  try {
    for (const [name, section] of SECTIONS) {
      if (only.includes(name)) await report.section(name, section.title, () => section.run(bench, big));
    }
  } finally {
    await big.close();
    rmSync(root, { recursive: true, force: true });
  }
  report.end();
}

await main();
