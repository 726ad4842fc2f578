// Sessions to distil on either database, with small tiers of their own around the real ones: T0 that a test writes, rules that fit on a line,
// and a consolidation that only remembers what it was handed.
import { join } from 'node:path';
import { hmacSha256 } from '../../src/base/hash.ts';
import { uuidOf } from '../../src/base/named-id.ts';
import { createDistil, type Distil } from '../../src/mind/finalize/distil.ts';
import { distilRegistration } from '../../src/mind/finalize/distil-projection.ts';
import { drainDistilled, keepDistilled, type DistilWork } from '../../src/mind/finalize/keep-distilled.ts';
import type { DistilDeps, DistilTiers, Slice } from '../../src/mind/finalize/ports.ts';
import { distilSchema } from '../../src/mind/finalize/schema.ts';
import type { Observation, Observe, Quote } from '../../src/mind/observe/contract.ts';
import { findSession } from '../../src/mind/modes.ts';
import { mindSchema } from '../../src/mind/mind.ts';
import type { Reflect } from '../../src/mind/reflect/contract.ts';
import { recordBegin, recordEnd, recordTouch } from '../../src/mind/record-session.ts';
import type { T0, T0Event } from '../../src/mind/t0/contract.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { Fixture, Opened } from './fixture.ts';

export const PROJECT = '0199d2c8-1f00-7000-8000-000000000001';

/** What a person, an agent or a tool said, the oldest first; `retracted` names those that were taken back. */
export interface Script {
  readonly said: readonly string[];
  readonly retracted?: readonly number[];
}

export function t0Of(agent: string, session_id: string, { said, retracted = [] }: Script): T0Event[] {
  return said.map((text, index) => ({
    t0_id: uuidOf(`t0 ${agent} ${session_id} ${index}`),
    project_id: PROJECT,
    agent,
    session_id,
    seq: index + 1,
    kind: 'user',
    speaker: 'person',
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    text,
    tool: null,
    command: null,
    files_read: [],
    files_changed: [],
    call: null,
    exit_code: null,
    is_error: false,
    is_sidechain: false,
    is_retracted: retracted.includes(index + 1),
  }));
}

/** T0 in memory. */
export class ScriptedT0 implements T0 {
  readonly scripts = new Map<string, Script>();

  set(session_id: string, script: Script | readonly string[], agent = 'claude'): void {
    const whole = Array.isArray(script) ? { said: script as readonly string[] } : (script as Script);
    this.scripts.set(`${agent} ${session_id}`, whole);
  }

  private of(agent: string, session_id: string): T0Event[] {
    return t0Of(agent, session_id, this.scripts.get(`${agent} ${session_id}`) ?? { said: [] });
  }

  events: T0['events'] = async (_project, { agent, session_id }, { from = 1, to = Infinity, limit = Infinity } = {}) =>
    this.of(agent, session_id)
      .filter(({ seq }) => seq >= from && seq <= to)
      .slice(0, limit);

  byIds: T0['byIds'] = async (_project, ids) =>
    [...this.scripts.keys()]
      .flatMap((key) => this.of(key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)))
      .filter(({ t0_id }) => ids.includes(t0_id));

  head: T0['head'] = async (_project, { agent, session_id }) => this.of(agent, session_id).length;
}

/** `use X for Y` is a preference, `open: X` is left undone, `lie: X` quotes what was never said. */
export const observe: Observe = ({ events, tagAt, ...session }) => {
  const observations: Observation[] = [];
  let skipped = 0;
  for (const { t0_id, text, seq, at, is_retracted } of events) {
    if (is_retracted) {
      skipped += 1;
      continue;
    }
    const [, value, subject] = /^use (\S+) for (\S+)$/.exec(text) ?? [];
    const open = text.startsWith('open: ');
    const lies = text.startsWith('lie: ');
    if (subject === undefined && !open && !lies) continue;
    const quote: Quote = { t0_id, of: 'text', start: 0, end: text.length, text: lies ? 'nobody said so' : text };
    observations.push({
      observation_id: uuidOf(`observation ${session.agent} ${session.session_id} ${t0_id}`),
      ...session,
      tag: tagAt(seq),
      rule: open ? 'open_end.said' : 'preference.use',
      kind: open ? 'open_end' : 'preference',
      topic: 'tooling',
      subject: subject ?? 'rest',
      value: value ?? null,
      statement: `They said: ${text}`,
      source: 'person',
      quotes: [quote],
      at,
      files: [],
      is_correction: false,
    });
  }
  return { observations, rejected: skipped === 0 ? {} : { retracted_event: skipped } };
};

export const reflect: Reflect = (observations) => {
  const subjects = [...Map.groupBy(observations, ({ subject }) => subject)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return subjects.flatMap(([subject, some]) => {
    const last = some.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    if (!last) return [];
    const { rule: _rule, quotes: _quotes, observation_id: _id, ...said } = last;
    const ids = some.map(({ observation_id }) => observation_id).toSorted();
    return [
      {
        ...said,
        reflection_id: uuidOf(`reflection ${last.session_id} ${last.tag} ${subject} ${ids.join()}`),
        observation_ids: ids,
        is_durable: last.kind !== 'open_end',
      },
    ];
  });
};

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
