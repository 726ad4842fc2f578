// Durable steps inside running workflows, against the bare drivers and the other engines.
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { atLeast, type Goal } from '../report.ts';
import { callers, type KernelBench } from './bench.ts';
import { stepResult, type WorkflowEngine } from './engine.ts';
import { openOwnEngine } from './own-engine.ts';
import { CONCURRENCIES, openPeerEngines } from './peer-engines.ts';

const SQLITE_GOALS: ReadonlyMap<number, Goal> = new Map([
  [1, atLeast(0.6)],
  [16, atLeast(2)],
  [64, atLeast(2)],
]);
const POSTGRES_GOALS: ReadonlyMap<number, Goal> = new Map([
  [1, atLeast(0.65)],
  [16, atLeast(1.2)],
  [64, atLeast(2)],
]);

/** What a step returns, as a raw row. */
export const rawPayload = canonicalJson(stepResult(0));

export async function benchStepsOnSqlite(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const folder = bench.folder('steps-sqlite');
  const raw = openRawRow(`${folder}/raw`);
  const own = await openOwnEngine('sqlite', `${folder}/own`);
  for (const concurrency of CONCURRENCIES) {
    const mine = await stepping(own, concurrency, 10);
    const rawTurn = (count: number) => {
      for (let i = 0; i < count; i += 1) raw.commit(rawPayload);
    };
    const times = await race([{ name: 'raw', operations: 100, turn: rawTurn }, mine.contestant], bench.length);
    await mine.finish();
    const [rawTimes, ownTimes] = [timesOf(times, 'raw'), timesOf(times, own.name)];
    const goal = SQLITE_GOALS.get(concurrency);
    report.figure({
      what: `step, ${callers(concurrency)}, × one raw row`,
      value: rateRatio(ownTimes, rawTimes),
      unit: '×',
      ...(goal ? { goal } : {}),
      detail: `${describeTimes(ownTimes)}; raw row ${describeTimes(rawTimes)}`,
    });
  }
  await own.close();
  raw.close();
  report.note('The bare driver is synchronous: its rate with one caller is its rate with any number.');
  report.note('Neither DBOS nor Restate runs on SQLite.');
}

export async function benchStepsOnPostgres(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { raw, database } = await bench.postgres();
  const folder = bench.folder('steps-postgres');
  const own = await openOwnEngine('postgres', `${folder}/own`, await database('steps_own'));
  const peers = await openPeerEngines(bench, 'steps');
  for (const concurrency of CONCURRENCIES) {
    const opened = [await stepping(own, concurrency, 10)];
    for (const peer of peers) opened.push(await stepping(peer, concurrency, peer.name === 'DBOS' ? 2 : 5));
    const rawInserts: Contestant = {
      name: 'raw',
      operations: concurrency === 1 ? 100 : concurrency * 10,
      turn: (count) => raw.rows(concurrency, count, rawPayload),
    };
    const times = await race([rawInserts, ...opened.map(({ contestant }) => contestant)], bench.length);
    for (const { finish } of opened) await finish();
    const rawTimes = timesOf(times, 'raw');
    const goal = POSTGRES_GOALS.get(concurrency);
    for (const { name } of [own, ...peers]) {
      const mine = timesOf(times, name);
      report.figure({
        what: `${name === own.name ? 'step' : `step by ${name}`}, ${callers(concurrency)}, × one raw row`,
        value: rateRatio(mine, rawTimes),
        unit: '×',
        ...(goal && name === own.name ? { goal } : {}),
        detail: `${describeTimes(mine)}${name === own.name ? `; raw row ${describeTimes(rawTimes)}` : ''}`,
      });
    }
  }
  await own.close();
  for (const peer of peers) await peer.close();
  report.note(`Postgres ${await raw.version()}, fsync on; raw inserts on as many connections as callers, at most 32;`);
  report.note(
    'DBOS with 32 connections. Restate keeps its own log in a server of its own; CPU is of this process only.',
  );
}

/** So many running workflows, each of which is asked for one step after another. */
async function stepping(
  engine: WorkflowEngine,
  concurrency: number,
  stepsInATurn: number,
): Promise<{ readonly contestant: Contestant; readonly finish: () => Promise<void> }> {
  const workflows = await engine.openWorkflows(concurrency);
  return {
    contestant: {
      name: engine.name,
      operations: concurrency === 1 ? stepsInATurn * 10 : stepsInATurn * concurrency,
      turn: (count) => closedLoops(concurrency, count, (loop) => workflows.step(loop)),
    },
    finish: () => workflows.finish(),
  };
}
