// Asking for the next step again and again in one process: what a daemon or an MCP server pays for it.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sha256 } from '../../src/base/hash.ts';
import type { ReadTx } from '../../src/store/store.ts';
import { readNextStep } from '../../src/work/read-next-step.ts';
import type { Home } from '../../src/main.ts';
import { describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { atMost, formatValue } from '../report.ts';
import { count, type WorkBench } from './bench.ts';
import type { BuiltHome } from './homes.ts';

const OTHERS = 8;
const LONG_MS = 3_600_000;
const CALL = { actor: 'bench' };
const GOAL_US = 30;
const TURN = 200;

const WAYS = {
  'in an open snapshot': (home: Home, projectId: string) => (turn: number) =>
    home.store.read(async (tx) => {
      for (let i = 0; i < turn; i += 1) await readNextStep({ tx, sha256 }, projectId);
    }),
  'one snapshot each': (home: Home, projectId: string) => async (turn: number) => {
    for (let i = 0; i < turn; i += 1) await home.work.reads.nextStep({ project_id: projectId }, CALL);
  },
  'the operation': (home: Home, projectId: string) => async (turn: number) => {
    for (let i = 0; i < turn; i += 1) await home.call('work.get_next_step', { project_id: projectId }, CALL);
  },
  [`one snapshot each, past ${OTHERS} claims`]: (home: Home, projectId: string) => async (turn: number) => {
    for (let i = 0; i < turn; i += 1) await home.work.reads.nextStep({ project_id: projectId, owner: 'me' }, CALL);
  },
} as const;

export async function benchWarm(bench: WorkBench): Promise<void> {
  const { report, sizes } = bench;
  const homes: Home[] = [];
  const contestants: Contestant[] = [];
  const smallest = await bench.home(sizes[0] ?? 0);
  const raw = openRawRead(smallest);
  contestants.push({ name: 'raw', operations: TURN, turn: raw.turn });
  for (const size of sizes) {
    const built = await bench.home(size);
    const home = await built.open();
    homes.push(home);
    for (let n = 0; n < OTHERS; n += 1) {
      const claim = { owner: `other-${n}`, ttl_ms: LONG_MS };
      // A small home has fewer to claim.
      await home.work.claims.claimNext(claim, CALL).catch(() => undefined);
    }
    for (const [way, asks] of Object.entries(WAYS)) {
      contestants.push({ name: `${way} ${size}`, operations: TURN, turn: asks(home, built.projectId) });
    }
    report.note(`${count(size)} tasks: ${await statements(home, built.projectId)}; built in ${built.buildSeconds} s`);
  }
  const times = await race(contestants, bench.length);
  const one = timesOf(times, 'raw');
  report.figure({
    what: 'one row by its key, by the bare driver',
    value: one.us,
    unit: 'µs',
    detail: describeTimes(one),
  });
  const [middle, largest] = [sizes.at(-2) ?? 0, sizes.at(-1) ?? 0];
  for (const way of Object.keys(WAYS)) {
    const isGoal = way === 'one snapshot each';
    for (const size of sizes) {
      const found = timesOf(times, `${way} ${size}`);
      report.figure({
        what: `next step, ${way}, ${count(size)} tasks`,
        value: found.us,
        unit: 'µs',
        ...(isGoal ? { goal: atMost(GOAL_US) } : {}),
        detail: `${describeTimes(found)}; × one row ${formatValue(1 / rateRatio(found, one), '×')}`,
      });
    }
    report.figure({
      what: `next step, ${way}, ${count(largest)} tasks, × ${count(middle)}`,
      value: timesOf(times, `${way} ${largest}`).us / timesOf(times, `${way} ${middle}`).us,
      unit: '×',
      goal: atMost(1.2),
    });
  }
  for (const home of homes) {
    for (const { task_id, owner, fencing_token } of await home.work.claims.list({}, CALL)) {
      await home.work.claims.release({ task_id, owner, fencing_token }, CALL);
    }
    await home.close();
  }
  raw.close();
}

/** A measure for the machine at this moment. */
function openRawRead({ root, projectId }: BuiltHome): { readonly turn: (turn: number) => void; close(): void } {
  const db = new DatabaseSync(join(root, '.throughline', 'work.sqlite'), { readOnly: true });
  const statement = db.prepare('SELECT project_id, name, root FROM projects WHERE project_id = ?');
  return {
    turn: (turn) => {
      for (let i = 0; i < turn; i += 1) statement.get(projectId);
    },
    close: () => db.close(),
  };
}

/** How many statements one next step takes. */
async function statements(home: Home, projectId: string): Promise<string> {
  const asked = (owner?: string) =>
    home.store.read(async (tx) => {
      let made = 0;
      const counting: ReadTx = {
        now: () => tx.now(),
        get: (statement, ...params) => {
          made += 1;
          return tx.get(statement, ...params);
        },
        all: (statement, ...params) => {
          made += 1;
          return tx.all(statement, ...params);
        },
      };
      await readNextStep({ tx: counting, sha256 }, projectId, owner);
      return made;
    });
  return `${await asked()} statements a next step, ${await asked('me')} past ${OTHERS} claims`;
}
