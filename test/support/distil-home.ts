// Sessions to distil on either database, with small tiers around, and a consolidation that only remembers what it was handed.
import { join } from 'node:path';
import { hmacSha256 } from '../../src/base/hash.ts';
import { createDistil, type Distil } from '../../src/mind/finalize/distil.ts';
import { distilRegistration } from '../../src/mind/finalize/distil-projection.ts';
import { drainDistilled, keepDistilled, type DistilWork } from '../../src/mind/finalize/keep-distilled.ts';
import type { DistilDeps, DistilTiers, Slice } from '../../src/mind/finalize/ports.ts';
import { distilSchema } from '../../src/mind/finalize/schema.ts';
import { findSession } from '../../src/mind/session/find-session.ts';
import { mindSchema } from '../../src/mind/mind.ts';
import { recordBegin, recordEnd, recordTouch } from '../../src/mind/record-session.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { observe, reflect, ScriptedT0 } from './distil-tiers.ts';
import type { Fixture, Opened } from './fixture.ts';

export const PROJECT = '0199d2c8-1f00-7000-8000-000000000001';

export interface DistilProcess extends Opened {
  readonly distil: Distil;
  readonly t0: ScriptedT0;
  /** What consolidation was handed, each key once. */
  readonly slices: Map<string, Slice>;
  /** The tags of the goals of tasks, by their ids. */
  readonly tags: Map<string, string>;
  readonly insight: string | undefined;
  /** Sessions whose transcript was read. */
  readonly ingested: string[];
  readonly errors: unknown[];
  work(): DistilWork;
  keep(): { stop(): Promise<void> };
  drain(mostMs?: number): ReturnType<typeof drainDistilled>;
  begin(session_id: string, agent?: string): Promise<void>;
  touch(session_id: string, agent?: string): Promise<void>;
  end(session_id: string, agent?: string): Promise<void>;
}

const SEQUENCES = [ledgerSchema, mindSchema, distilSchema];
const call = { actor: 'test' };
export const CALL = call;

export async function openDistil(fixture: Fixture, more: Partial<DistilTiers> = {}): Promise<DistilProcess> {
  const opened = await fixture.open({ sequences: SEQUENCES, kinds: [distilRegistration] });
  const { store, ledger } = opened;
  const t0 = new ScriptedT0();
  const slices = new Map<string, Slice>();
  const tags = new Map<string, string>();
  const ingested: string[] = [];
  const errors: unknown[] = [];
  const insight = fixture.dialect === 'sqlite' ? join(fixture.folder, 'mind', 'insight') : undefined;
  const key = new TextEncoder().encode('a key of tests');
  const deps: DistilDeps = {
    t0,
    observe,
    reflect,
    ingest: async ({ session_id }) => {
      ingested.push(session_id);
    },
    enqueueSlice: async (slice) => {
      const created = !slices.has(slice.slice_key);
      slices.set(slice.slice_key, slice);
      return { job_id: slice.slice_key, created };
    },
    canonHash: async () => null,
    ...more,
    store,
    ledger,
    clock: fixture.clock,
    ids: fixture.ids,
    openKeyedHash: async () => (text) => `00ff:${hmacSha256(key, text)}`,
    tagsOfTasks: async (_project, ids) => [...new Set(ids.flatMap((id) => tags.get(id) ?? []))],
    projectOf: async (ref) => ref ?? PROJECT,
    readAttention: async () => null,
    insightFolder: insight,
    findSession,
  };
  const distil = createDistil(deps);
  const work = (): DistilWork => ({
    store,
    jobs: ledger.jobs,
    clock: fixture.clock,
    distil,
    handlers: {},
    tidy: async () => {},
    onError: (error) => void errors.push(error),
  });
  const seen = (session_id: string, agent = 'claude') => ({
    agent,
    session_id,
    project_id: PROJECT,
    owner: `${agent}:${session_id}`,
    cwd: '/nowhere',
    transcript_path: null,
    source: 'startup',
    event: 'Stop',
  });
  return {
    ...opened,
    distil,
    t0,
    slices,
    tags,
    insight,
    ingested,
    errors,
    work,
    keep: () => keepDistilled(work()),
    drain: (mostMs = 10_000) => drainDistilled(work(), mostMs),
    begin: (id, agent) => store.write((tx) => recordBegin(tx, seen(id, agent))),
    touch: (id, agent) =>
      store.write(async (tx) => {
        await recordTouch(tx, seen(id, agent));
      }),
    end: (id, agent) =>
      store.write(async (tx) => {
        await recordEnd(tx, seen(id, agent), 'exit');
      }),
  };
}
