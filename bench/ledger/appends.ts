// Durable appends on SQLite against the bare driver: one caller, 16 and 64; plain and as an exactly-once step.
import { join } from 'node:path';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { atLeast, type Goal } from '../report.ts';
import type { Bench } from './bench.ts';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from './race.ts';
import { openRawRow, openReplay, recordWrites, type RawRow, type Transaction } from './raw-sqlite.ts';
import { change, ids, items, openSubject, sqliteFile, step, steps, PAYLOAD_BYTES, type Subject } from './subject.ts';

export const CONCURRENCY_GOALS: ReadonlyMap<number, Goal> = new Map([
  [1, atLeast(0.6)],
  [16, atLeast(2)],
  [64, atLeast(2)],
]);

const TURN = 100;
/** Entities that each stream's changes go round. */
const ENTITIES = 100;
const LEASE_MS = 3_600_000;

export async function benchAppends(bench: Bench, concurrencies: readonly number[], asStep: boolean): Promise<void> {
  const { report } = bench;
  const kind = asStep ? 'step' : 'append';
  const folder = bench.folder(`${kind}-${concurrencies.join('-')}`);
  const { turns, warmUpTurns } = bench.length;
  const transactions = await record(join(folder, 'recorded'), (turns + warmUpTurns) * TURN, asStep);
  for (const concurrency of concurrencies) {
    const here = join(folder, String(concurrency));
    const raw = openRawRow(join(here, 'row'));
    const replay = await openReplay(join(here, 'rows'), transactions);
    const subject = await openSubject(join(here, 'ledger'));
    const times = await race(
      [
        { name: 'row', operations: TURN, turn: rawTurn(raw) },
        { name: 'rows', operations: TURN, turn: (count) => replay.appends(count) },
        await appender('ledger', subject, concurrency, asStep),
      ],
      bench.length,
    );
    await subject.close();
    replay.close();
    raw.close();
    const [row, rows, mine] = [timesOf(times, 'row'), timesOf(times, 'rows'), timesOf(times, 'ledger')];
    const callers = concurrency === 1 ? '1 caller' : `${concurrency} callers`;
    const goal = CONCURRENCY_GOALS.get(concurrency);
    report.figure({
      what: `${kind}, ${callers}, × one raw row`,
      value: rateRatio(mine, row),
      unit: '×',
      ...(goal ? { goal } : {}),
      detail: `${describeTimes(mine)}; raw row ${describeTimes(row)}`,
    });
    report.figure({
      what: `${kind}, ${callers}, × the same rows raw`,
      value: rateRatio(mine, rows),
      unit: '×',
      detail: `raw rows ${describeTimes(rows)}`,
    });
  }
  report.note(
    `Medians over up to ${turns} turns side by side; payloads of ${PAYLOAD_BYTES} bytes; each caller has its own stream.`,
  );
  if (concurrencies.some((concurrency) => concurrency > 1)) {
    report.note('The bare driver is synchronous: its rate with one caller is its rate with any number.');
  }
}

export function rawTurn(raw: RawRow): Contestant['turn'] {
  let written = 0;
  return (count) => {
    for (let i = 0; i < count; i += 1) {
      written += 1;
      raw.commit(canonicalJson(change(written % ENTITIES, written).payload));
    }
  };
}

export async function appender(
  name: string,
  subject: Subject,
  concurrency: number,
  asStep: boolean,
): Promise<Contestant> {
  return asStep ? stepper(name, subject, concurrency) : changer(name, subject, concurrency);
}

const operationsOf = (concurrency: number) => (concurrency === 1 ? TURN : concurrency * 10);

/** Each caller does the steps of a workflow of its own, whose lease it holds. */
async function stepper(name: string, { ledger }: Subject, concurrency: number): Promise<Contestant> {
  const workflows = await Promise.all(
    Array.from({ length: concurrency }, async () => {
      const stream = { kind: steps, id: ids.uuid() };
      await ledger.append(stream, [step(0)], { create: true });
      const { workflow_id, owner_id, fencing_token } = await ledger.leases.acquire(stream.id, 'bench', LEASE_MS);
      return { stream, lease: { workflow_id, owner_id, fencing_token } };
    }),
  );
  let done = 0;
  return {
    name,
    operations: operationsOf(concurrency),
    turn: (count) =>
      closedLoops(concurrency, count, (loop) => {
        const workflow = workflows[loop];
        if (!workflow) throw new Error(`there is no workflow ${loop}`);
        done += 1;
        return ledger.append(workflow.stream, [step(done)], { operationId: `step-${done}`, lease: workflow.lease });
      }),
  };
}

async function changer(name: string, subject: Subject, concurrency: number): Promise<Contestant> {
  const streams = Array.from({ length: concurrency }, () => ({ kind: items, id: ids.uuid() }));
  for (const stream of streams) await subject.ledger.append(stream, [change(0, 0)], { create: true });
  let appended = 0;
  return {
    name,
    operations: operationsOf(concurrency),
    turn: (count) =>
      closedLoops(concurrency, count, (loop) => {
        const stream = streams[loop];
        if (!stream) throw new Error(`there is no stream ${loop}`);
        appended += 1;
        return subject.ledger.append(stream, [change(appended % ENTITIES, appended)]);
      }),
  };
}

/** What the ledger writes for so many appends of one caller, and for what comes with them. */
async function record(folder: string, appends: number, asStep: boolean): Promise<readonly Transaction[]> {
  const recording = recordWrites(sqliteFile(folder));
  const subject = await openSubject(folder, { driver: recording.driver, opened: () => recording.start() });
  const contestant = await appender('recorded', subject, 1, asStep);
  await contestant.turn(appends);
  await subject.close();
  return recording.transactions;
}
