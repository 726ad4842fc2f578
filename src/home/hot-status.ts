// What a home holds, read from one snapshot; the operation `ledger.status` gives the same answer for an open home.
import { toTimestamp } from '../base/clock.ts';
import * as jobs from '../kernel/jobs/queries.ts';
import type { LedgerStatus } from '../ledger/ledger.ts';
import * as ledger from '../ledger/queries.ts';
import * as workflows from '../kernel/workflows/queries.ts';
import type { HotDatabase, HotHome } from './hot-home.ts';

/** As `ledger.status` answers it. */
export interface HotStatus extends LedgerStatus {
  readonly home: string;
  readonly home_id: string;
  readonly created_at: string;
  readonly version: string;
  readonly jobs: Readonly<Record<'scheduled' | 'waiting' | 'ready' | 'running' | 'dead', number>>;
  readonly running_workflows: number;
  readonly live_leases: number;
}

export function readHotStatus(home: HotHome, database: HotDatabase, version: string): Promise<HotStatus> {
  return database.read(async (tx) => {
    const now = toTimestamp(home.nowMs);
    const meta = await tx.get(ledger.readMeta);
    const { events = 0, streams = 0 } = (await tx.get(ledger.countAll)) ?? {};
    const last = await tx.get(ledger.lastCheckpoint);
    const signed = last?.tree_size ?? 0;
    const { jobs: all = 0, waiting = 0, ready = 0, running = 0, dead = 0 } = (await tx.get(jobs.countByState)) ?? {};
    return {
      home: home.folder,
      home_id: home.homeId,
      created_at: home.createdAt,
      version,
      database: database.path,
      database_id: meta?.database_id ?? '',
      host_id: meta?.host_id ?? '',
      events,
      streams,
      signed_events: signed,
      unsigned_events: events - signed,
      last_signed_at: last?.created_at ?? null,
      jobs: { scheduled: all - waiting - ready - running - dead, waiting, ready, running, dead },
      running_workflows: (await tx.get(workflows.countWithStatus, 'running'))?.workflows ?? 0,
      live_leases: (await tx.get(ledger.countLeases, now, now))?.live ?? 0,
    };
  });
}
