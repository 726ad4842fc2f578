// Heartbeats of leases, and claims of jobs by a worker that takes as many as it may hold.
import { join } from 'node:path';
import { claimDue } from '../../src/kernel/jobs/claim.ts';
import type { Lease } from '../../src/ledger/lease/contract.ts';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { callers, type KernelBench } from './bench.ts';
import { BULK, jobPayload } from './job-queue.ts';
import { ids, openOwnLedger, type OwnLedger } from './own-ledger.ts';

const TTL_MS = 60_000;
const KIND = 'bench';
/** As many as a worker with that many places takes at once. */
const CLAIM = 64;
const payload = JSON.stringify(jobPayload(0));

export async function benchLeases(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { raw, database } = await bench.postgres();
  const folder = bench.folder('leases');
  const row = openRawRow(join(folder, 'raw'));
  const rawOf = {
    sqlite: () => (count: number) => {
      for (let i = 0; i < count; i += 1) row.commit(payload);
    },
    postgres: (concurrency: number) => (count: number) => raw.rows(concurrency, count, payload),
  };
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const own = await openOwnLedger(dialect, join(folder, dialect), await database(`leases_${dialect}`));
    for (const concurrency of [1, 16]) {
      const times = await race(
        [{ name: 'raw', operations: 100, turn: rawOf[dialect](concurrency) }, await heartbeating(own, concurrency)],
        bench.length,
      );
      const mine = timesOf(times, 'heartbeat');
      report.figure({
        what: `heartbeat, ${own.name}, ${callers(concurrency)}, × one raw row`,
        value: rateRatio(mine, timesOf(times, 'raw')),
        unit: '×',
        detail: `${describeTimes(mine)}; raw row ${describeTimes(timesOf(times, 'raw'))}`,
      });
    }
    report.progress(`jobs to claim, ${own.name}`);
    for (let filled = 0; filled < (bench.quick ? 2_000 : 30_000); filled += BULK) {
      await own.ledger.jobs.enqueueAll(
        Array.from({ length: BULK }, (_, n) => ({ kind: KIND, payload: jobPayload(n) })),
      );
    }
    const times = await race(
      [
        { name: 'raw', operations: 100, turn: rawOf[dialect](1) },
        claiming(own, 'one by one', 1, bench.quick ? 10 : 50),
        claiming(own, `${CLAIM} at a time`, CLAIM, bench.quick ? 2 : 10),
      ],
      bench.length,
    );
    for (const how of ['one by one', `${CLAIM} at a time`]) {
      const mine = timesOf(times, how);
      report.figure({
        what: `claims, ${own.name}, ${how}, × one raw row`,
        value: rateRatio(mine, timesOf(times, 'raw')),
        unit: '×',
        detail: describeTimes(mine),
      });
    }
    await own.close();
  }
  row.close();
}

/** Claims in one write after another, as a worker makes them. */
function claiming({ store }: OwnLedger, name: string, free: number, writes: number): Contestant {
  const workerId = ids.uuid();
  return {
    name,
    operations: writes * free,
    async turn(count) {
      for (let claimed = 0; claimed < count; claimed += free) {
        const { jobs } = await store.write(async (tx) =>
          claimDue(tx, { workerId, kinds: [KIND], free, nowMs: await tx.now(), ttlMs: TTL_MS }),
        );
        if (jobs.length < free) throw new Error('there are no more jobs to claim');
      }
    },
  };
}

async function heartbeating({ ledger }: OwnLedger, concurrency: number): Promise<Contestant> {
  const held: Lease[] = [];
  for (let n = 0; n < concurrency; n += 1) held.push(await ledger.leases.acquire(ids.uuid(), 'bench', TTL_MS));
  return {
    name: 'heartbeat',
    operations: concurrency === 1 ? 50 : concurrency * 10,
    turn: (count) =>
      closedLoops(concurrency, count, (loop) => {
        const lease = held[loop];
        if (!lease) throw new Error(`there is no lease ${loop}`);
        return ledger.leases.heartbeat(lease, TTL_MS);
      }),
  };
}
