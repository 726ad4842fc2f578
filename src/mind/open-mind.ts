// Puts the mind together over a home: its database, the tiers of distilling, and what it asks of others.
import { join } from 'node:path';
import { keyedHash, openOriginalsKey, type OriginalsKey } from '../ask/ask.ts';
import { systemRandom } from '../base/random.ts';
import type { DomainHome } from '../kernel/domain.ts';
import type { JobHandler } from '../kernel/jobs/contract.ts';
import { createDistil } from './finalize/distil.ts';
import { drainDistilled, keepDistilled, type DistilWork } from './finalize/keep-distilled.ts';
import type { DistilTiers } from './finalize/ports.ts';
import { createMind, type Mind, type ReadTranscript, type WorkOfSessions } from './mind.ts';
import { findSession } from './modes.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
  /** Of the home; undefined on a server. */
  readonly folder: string | undefined;
}

/** Where bundles of sessions lie in a home. */
const INSIGHT = ['mind', 'insight'] as const;

export async function openMind(home: DomainHome & MindHome): Promise<Mind> {
  const { store, ledger } = await home.database();
  const { work, git, readTranscript, clock, ids, folder } = home;
  let key: Promise<OriginalsKey> | undefined;
  const distil = createDistil({
    ...TIERS,
    store,
    ledger,
    clock,
    ids,
    async openKeyedHash() {
      key ??= openOriginalsKey(home, systemRandom);
      const opened = await key;
      return (text) => keyedHash(opened, text);
    },
    tagsOfTasks: (projectId, taskIds) => work.tagsOfTasks(projectId, taskIds),
    projectOf: (ref, call) => work.projectOf(ref, call),
    insightFolder: folder === undefined ? undefined : join(folder, ...INSIGHT),
    findSession,
  });
  const workWith = (onError: (error: unknown) => void): DistilWork => ({
    store,
    jobs: ledger.jobs,
    clock,
    distil,
    handlers: HANDLERS,
    onError,
  });
  return createMind({
    store,
    work,
    git,
    readTranscript,
    distilling: {
      distil,
      keepDistilled: (onError) => keepDistilled(workWith(onError)),
      drain: (mostMs, onError) => drainDistilled(workWith(onError), mostMs),
    },
  });
}

/** Of a home whose sessions have no T0: each is sealed as empty. */
const TIERS: DistilTiers = {
  t0: { events: async () => [], byIds: async () => [], head: async () => 0 },
  observe: () => ({ observations: [], rejected: {} }),
  reflect: () => [],
  ingest: async () => {},
  enqueueSlice: async ({ slice_key }) => ({ job_id: slice_key, created: false }),
  canonHash: async () => null,
};

/** Of the tiers above. */
const HANDLERS: Readonly<Record<string, JobHandler>> = {};
