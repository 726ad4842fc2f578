// What a home holds, read from one snapshot; the operation `ledger.status` gives the same answer for an open home.
import { join } from 'node:path';
import { toTimestamp } from '../base/clock.ts';
import { readRegularText } from '../base/regular-file.ts';
import { signersOf } from '../base/signed-note.ts';
import * as jobs from '../kernel/jobs/queries.ts';
import type { LedgerStatus } from '../ledger/ledger.ts';
import * as ledger from '../ledger/queries.ts';
import * as workflows from '../kernel/workflows/queries.ts';
import { MustOpen, type HotDatabase, type HotHome } from './hot-home.ts';

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

export function readHotStatus(
  home: HotHome,
  database: HotDatabase,
  { version, configFolder }: { readonly version: string; readonly configFolder: string },
): Promise<HotStatus> {
  return database.read(async (tx) => {
    const now = toTimestamp(home.nowMs);
    const meta = await tx.get(ledger.readMeta);
    const { events = 0, streams = 0 } = (await tx.get(ledger.countAll)) ?? {};
    const last = await tx.get(ledger.lastCheckpoint);
    // Whether another machine's key counts takes more than this to find out.
    if (last && !isByOwnKey(last.note, configFolder, home.homeId)) throw new MustOpen('another key signed last');
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

const MOST_KEY_BYTES = 64 * 1024;

function isByOwnKey(note: string, configFolder: string, homeId: string): boolean {
  let own: string | undefined;
  try {
    own = readRegularText(join(configFolder, 'keys', `${homeId}.pub`), MOST_KEY_BYTES);
  } catch {
    return false;
  }
  return signersOf(note).some(({ name, keyId }) => own?.startsWith(`${name}+${keyId}+`));
}
