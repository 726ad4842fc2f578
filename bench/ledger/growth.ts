// Whether an append or a restore costs more as the state and the history behind it grow.
import { join } from 'node:path';
import type { RestoredState } from '../../src/ledger/snapshots/restore.ts';
import { SNAPSHOT_EVERY } from '../../src/ledger/contract.ts';
import { atMost, formatValue, median } from '../report.ts';
import type { Bench } from './bench.ts';
import type { BigLedger } from './big-ledger.ts';
import { describeTimes, race, rateRatio, timesOf } from './race.ts';
import { change, fill, items, openSubject, type Subject } from './subject.ts';

const APPEND_TURN = 100;

export async function benchStateSize(bench: Bench): Promise<void> {
  const { report } = bench;
  const folder = bench.folder('state-size');
  const sizes = bench.quick ? [10, 1_000, 5_000] : [10, 1_000, 100_000];
  const opened: Subject[] = [];
  const contestants = [];
  for (const size of sizes) {
    const subject = await openSubject(join(folder, String(size)));
    opened.push(subject);
    report.progress(`${size} entities`);
    const id = await fill(subject, size);
    let appended = 0;
    contestants.push({
      name: String(size),
      operations: APPEND_TURN,
      async turn(count: number) {
        for (let i = 0; i < count; i += 1) {
          appended += 1;
          // A large prime apart, so that neighbours in time are none in the table.
          await subject.ledger.append({ kind: items, id }, [change((appended * 7_919) % size, appended)]);
        }
      },
    });
  }
  const times = await race(contestants, bench.length);
  for (const subject of opened) await subject.close();
  const smallest = timesOf(times, String(sizes[0]));
  for (const size of sizes) {
    const mine = timesOf(times, String(size));
    const detail = `${describeTimes(mine)}, slowest turn ${formatValue(Math.max(...mine.turns), 'µs')}`;
    const isLargest = size === sizes.at(-1);
    report.figure({
      what: `append at ${size.toLocaleString('en-US')} entities, × at ${sizes[0]}`,
      value: 1 / rateRatio(mine, smallest),
      unit: '×',
      ...(isLargest ? { goal: atMost(1.3) } : {}),
      detail,
    });
  }
}

export async function benchRestore(bench: Bench, big: BigLedger): Promise<void> {
  const { report } = bench;
  const folder = bench.folder('restore');
  const rounds = bench.quick ? 5 : 15;

  const short = await openSubject(join(folder, 'short'));
  const shortStream = await fill(short, big.entities, big.entities);
  await leaveMostToReplay(short, shortStream, big.entities);
  const { subject: long, stream: longStream, events } = await big.open(report);
  await leaveMostToReplay(long, longStream, big.entities);
  const shortTimes = [];
  const longTimes = [];
  for (let round = 0; round < rounds; round += 1) {
    shortTimes.push(await timedRestore(short, shortStream));
    longTimes.push(await timedRestore(long, longStream));
  }
  await short.close();
  const [before, after] = [summary(shortTimes), summary(longTimes)];
  report.figure({
    what: `restore behind ${big.entities.toLocaleString('en-US')} events`,
    value: before.ms,
    unit: 'ms',
    detail: describe(before.restored),
  });
  report.figure({
    what: `restore behind ${events.toLocaleString('en-US')} events, × behind ${big.entities.toLocaleString('en-US')}`,
    value: after.ms / before.ms,
    unit: '×',
    goal: atMost(1.5),
    detail: `${formatValue(after.ms, 'ms')}; ${describe(after.restored)}`,
  });
  report.figure({
    what: 'events replayed by that restore',
    value: after.restored.events_replayed,
    unit: 'events',
    goal: atMost(100),
  });
  for (const size of bench.quick ? [10, 1_000, 5_000] : [10, 1_000, 100_000]) {
    const subject = await openSubject(join(folder, String(size)));
    report.progress(`${size} entities`);
    const stream = await fill(subject, size);
    const times = [];
    for (let round = 0; round < (size > 10_000 ? 3 : rounds); round += 1) {
      times.push(await timedRestore(subject, stream));
    }
    await subject.close();
    const { ms, restored } = summary(times);
    report.figure({
      what: `restore of ${size.toLocaleString('en-US')} entities`,
      value: ms,
      unit: 'ms',
      detail: `${formatValue((ms * 1000) / size, 'µs')} an entity; ${describe(restored)}`,
    });
  }
  report.note('Everything is in the page cache; a restore reads, hashes and compares the whole state.');
}

/** Brings a stream to the point from which a restore has most events to replay. */
async function leaveMostToReplay({ ledger }: Subject, id: string, entities: number): Promise<void> {
  const { head_seq, snapshot_seq } = await ledger.stream(id);
  const missing = SNAPSHOT_EVERY - 1 - (head_seq - snapshot_seq);
  const events = Array.from({ length: missing }, (_, index) => change(index % entities, 1_000_000 + index));
  await ledger.append({ kind: items, id }, events);
  await ledger.settled();
}

interface TimedRestore {
  readonly ms: number;
  readonly restored: RestoredState;
}

async function timedRestore({ ledger }: Subject, id: string): Promise<TimedRestore> {
  const startedMs = performance.now();
  const restored = await ledger.restore({ kind: items, id });
  return { ms: performance.now() - startedMs, restored };
}

function summary(times: readonly TimedRestore[]): TimedRestore {
  const [first] = times;
  if (!first) throw new Error('nothing was restored');
  return { ms: median(times.map(({ ms }) => ms)), restored: first.restored };
}

function describe({ entity_count, events_replayed, snapshot_parts }: RestoredState): string {
  return `${entity_count} entities from ${snapshot_parts} parts and ${events_replayed} events`;
}
