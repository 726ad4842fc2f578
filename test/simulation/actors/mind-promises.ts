// What the mind promises of a project, held against every commit: nothing is distilled twice, whatever the canon says leads back to what was
// said, what people took out stays out, and how far it came is never less than before.
import { canonIdOf } from '../../../src/mind/canon/evolve.ts';
import { distilIdOf } from '../../../src/mind/finalize/distil-kind.ts';
import type { EventRow } from '../../../src/ledger/contract.ts';
import type { Commit } from '../actor.ts';
import { countTokens } from '../mind-home.ts';
import type { World } from '../world.ts';

export const MIND_PROJECT = '01900000-0000-7000-8000-0000000000e1';
const CANON = canonIdOf(MIND_PROJECT);
const DISTIL = distilIdOf(MIND_PROJECT);

export interface EntryRow {
  readonly entry_id: string;
  readonly number: number;
  readonly revision: number;
  readonly state: string;
  readonly is_pinned: number;
  readonly summary: string | null;
}

interface Payload {
  readonly project_id: string;
  readonly run_id: string;
  readonly slice_id: string;
  readonly export_id: string;
  readonly entry_id: string;
  readonly made: number;
  readonly trigger: string;
  readonly session_ref: string;
  readonly t1_hash: string;
  readonly t2_hash: string;
  readonly manifest_hash: string;
  readonly observations: readonly { readonly observation_id: string }[];
  readonly reflections: readonly { readonly reflection_id: string }[];
  readonly evidence: readonly { readonly reflection_id: string }[];
}

/** Evidence of an entry, or what that rests on in turn, that is not there. */
const UNFOUNDED = [
  [
    'evidence of an entry',
    `SELECT e.entry_id AS id FROM canon_entries e, json_each(e.evidence_refs_json) r
    LEFT JOIN canon_evidence v ON v.reflection_id = r.value WHERE e.project_id = ? AND v.reflection_id IS NULL`,
  ],
  [
    'reflection of evidence',
    `SELECT v.reflection_id AS id FROM canon_evidence v
    LEFT JOIN reflections_t2 r ON r.reflection_id = v.reflection_id WHERE v.project_id = ? AND r.reflection_id IS NULL`,
  ],
  [
    'observation of a reflection',
    `SELECT r.reflection_id AS id FROM reflections_t2 r, json_each(r.observation_ids) o
    LEFT JOIN observations_t1 t ON t.observation_id = o.value WHERE r.project_id = ? AND t.observation_id IS NULL`,
  ],
  [
    'event of an observation',
    `SELECT t.observation_id AS id FROM observations_t1 t, json_each(t.quotes) q
    LEFT JOIN raw_events w ON w.event_id = q.value ->> 't0_id' WHERE t.project_id = ? AND w.event_id IS NULL`,
  ],
] as const;

export class MindPromises {
  private readonly world: World;
  /** What happens once, by what it is. */
  private readonly once = new Set<string>();
  private readonly bundles = new Map<string, string>();
  private watermarks = new Map<string, { readonly slices: number; readonly last_artifact_ts: string }>();
  /** Entries that a person ended, with what they said then. */
  private readonly ended = new Map<string, { readonly how: string; readonly said: string | null }>();
  /** Words of which nothing is left. */
  private readonly gone = new Set<string>();
  private lastHandshake = 0;
  private entryRows: readonly EntryRow[] = [];
  private before = new Map<string, EntryRow>();

  constructor(world: World) {
    this.world = world;
  }

  entries(): readonly EntryRow[] {
    return this.entryRows;
  }

  // ── Commits

  committed({ rows, nowMs }: Commit): void {
    this.expectGone();
    this.expectHandshakes();
    const own = rows.filter(({ workflow_id }) => workflow_id === CANON || workflow_id === DISTIL);
    for (const row of own) this.arrived(row, nowMs);
    if (own.length === 0) return;
    this.expectFounded();
    this.expectEnded(own);
    this.expectWatermarks();
  }

  private arrived({ event_type, payload: text }: EventRow, nowMs: number): void {
    const payload = JSON.parse(text) as Payload;
    switch (event_type) {
      case 'distil.observed':
        this.first('run', payload.run_id);
        break;
      case 'distil.observations_made':
        for (const { observation_id } of payload.observations) this.first('observation', observation_id);
        break;
      case 'distil.reflections_made':
        for (const { reflection_id } of payload.reflections) this.first('reflection', reflection_id);
        break;
      case 'distil.finalized':
        this.sealed(payload);
        break;
      case 'canon.evidence_taken':
        for (const { reflection_id } of payload.evidence) this.first('evidence', reflection_id);
        break;
      case 'canon.slice_applied':
        this.first('slice', payload.slice_id);
        this.expectOne(nowMs);
    }
  }

  private first(what: string, id: string): void {
    this.world.expect(!this.once.has(`${what} ${id}`), 'nothing is distilled twice', () => `${what} ${id}`);
    this.once.add(`${what} ${id}`);
    this.world.branches.reached(`mind: ${what}`);
  }

  private sealed({ export_id, trigger, ...payload }: Payload): void {
    const hashes = `${payload.t1_hash} ${payload.t2_hash} ${payload.manifest_hash}`;
    const known = this.bundles.get(export_id);
    this.world.expect(known === undefined, 'a session as it was is sealed once', () => `${export_id} ${trigger}`);
    this.bundles.set(export_id, hashes);
    this.world.branches.reached(`mind: sealed by ${trigger}`);
  }

  /** By its lease, whose tokens the ledger's own promises watch. */
  private expectOne(nowMs: number): void {
    const lease = this.world.promises.leases.current(CANON);
    this.world.expect(
      lease !== undefined && lease.lease_expires_at > new Date(nowMs).toISOString(),
      'only the one consolidator of a project takes in slices',
      () => JSON.stringify(lease),
    );
  }

  private expectFounded(): void {
    for (const [what, text] of UNFOUNDED) {
      const found = this.world.observer.rows<{ id: string }>(text, MIND_PROJECT);
      this.world.expect(found.length === 0, 'whatever the canon says rests on what was said', () =>
        found.map(({ id }) => `${what}: ${id}`).join(', '),
      );
    }
  }

  private expectEnded(rows: readonly EventRow[]): void {
    const { world } = this;
    this.entryRows = world.observer.rows<EntryRow>(
      'SELECT entry_id, number, revision, state, is_pinned, summary FROM canon_entries WHERE project_id = ? ORDER BY number',
      MIND_PROJECT,
    );
    for (const { event_type, payload } of rows) {
      const { entry_id } = JSON.parse(payload) as Payload;
      const how = event_type.slice('canon.'.length);
      if (event_type === 'canon.rejected' || event_type === 'canon.forgotten')
        this.ended.set(entry_id, { how, said: this.before.get(entry_id)?.summary ?? null });
      else if (event_type === 'canon.reverted') this.ended.delete(entry_id);
    }
    for (const { entry_id, state, number, summary } of this.entryRows) {
      const ended = this.ended.get(entry_id);
      world.expect(
        ended === undefined || state === ended.how,
        'what a person rejected or forgot does not come back',
        () => `C${number} was ${ended?.how} and is ${state}`,
      );
      world.expect(state !== 'forgotten' || summary === null, 'what was forgotten has no words', () => `C${number}`);
      world.branches.reached(`mind: entry ${state}`);
    }
    this.before = new Map(this.entryRows.map((row) => [row.entry_id, row]));
  }

  private expectWatermarks(): void {
    const rows = this.world.observer.rows<{ scope_key: string; slices: number; last_artifact_ts: string }>(
      'SELECT scope_key, slices, last_artifact_ts FROM project_watermarks WHERE project_id = ?',
      MIND_PROJECT,
    );
    for (const row of rows) {
      const before = this.watermarks.get(row.scope_key);
      this.world.expect(
        before === undefined || (row.slices >= before.slices && row.last_artifact_ts >= before.last_artifact_ts),
        'a watermark never goes back',
        () => `${JSON.stringify(before)} became ${JSON.stringify(row)}`,
      );
    }
    this.watermarks = new Map(rows.map((row) => [row.scope_key, row]));
  }

  private expectHandshakes(): void {
    const { world } = this;
    const rows = world.observer.rows<HandshakeRow>(NEW_HANDSHAKES, MIND_PROJECT, this.lastHandshake);
    for (const { id, scope, version, payload_text: text, before } of rows) {
      this.lastHandshake = id;
      if (text === null) continue;
      const tokens = countTokens(text);
      world.expect(tokens <= MOST_TOKENS, 'a handshake has at most 500 tokens', () => `${tokens}: ${text}`);
      world.expect(
        text !== before,
        'a handshake is the same until something changes',
        () => `version ${version} of ${scope} says what the one before said: ${text}`,
      );
      world.branches.reached('mind: handshake');
    }
  }

  // ── Erasing

  erased(words: string, receipt: { readonly remaining: number | null; readonly still_in: readonly string[] }): void {
    // Somebody who was just writing it is cleaned up after by whoever opens the mind next.
    if (receipt.remaining === 0) this.gone.add(words);
    else this.world.branches.reached(`mind: erased but for ${receipt.still_in.join(', ')}`);
    this.expectGone();
  }

  isErased(words: string): boolean {
    return this.gone.has(words);
  }

  private expectGone(): void {
    for (const words of this.gone) {
      for (const [place, text] of TEXTS) {
        const [found] = this.world.observer.rows<{ text: string }>(text, `%${words}%`);
        this.world.expect(found === undefined, 'what was erased does not come back', () => `${place}: ${found?.text}`);
      }
    }
  }

  // ── What is left to do

  /** Nothing waits in a queue, and everything that was said is sealed. */
  get isSettled(): boolean {
    return this.count(OPEN_JOBS) === 0 && this.count(OPEN_SLICES) === 0 && this.count(UNSEALED) === 0;
  }

  /** Only that nobody said that a session has ended. */
  get waitsForIdle(): boolean {
    return this.count(OPEN_JOBS) === 0 && this.count(OPEN_SLICES) === 0;
  }

  deadJobs(): readonly string[] {
    const rows = this.world.observer.rows<{ job_id: string }>(
      `SELECT job_id FROM jobs WHERE kind LIKE 'mind.%' AND state = 'dead' ORDER BY job_id`,
    );
    return rows.map(({ job_id }) => job_id);
  }

  private count(text: string): number {
    return this.world.observer.rows<{ count: number }>(text)[0]?.count ?? 0;
  }
}

interface HandshakeRow {
  readonly id: number;
  readonly scope: string;
  readonly version: number;
  readonly payload_text: string | null;
  /** Of the version before; null where there is none, or something in it was erased. */
  readonly before: string | null;
}

const MOST_TOKENS = 500;
const NEW_HANDSHAKES = `SELECT h.rowid AS id, h.scope || ' ' || h.scope_key AS scope, h.version, h.payload_text, b.payload_text AS before
  FROM handshake_snapshots h LEFT JOIN handshake_snapshots b
    ON b.project_id = h.project_id AND b.scope = h.scope AND b.scope_key = h.scope_key AND b.version = h.version - 1
  WHERE h.project_id = ? AND h.rowid > ? ORDER BY h.rowid`;

/** Wherever the mind keeps words. */
const TEXTS = [
  ['compact_events_t0', 'body'],
  ['observations_t1', 'statement'],
  ['observations_t1', 'quote_texts'],
  ['reflections_t2', 'statement'],
  ['session_exports', 't1'],
  ['session_exports', 't2'],
  ['canon_entries', 'summary'],
  ['canon_entry_revisions', 'summary'],
  ['canon_evidence', 'statement'],
  ['handshake_snapshots', 'payload_text'],
  ['handshake_lines', 'line'],
  ['injection_lines', 'line'],
  ['injections', 'payload_text'],
].map(([table, column]) => [
  `${table}.${column}`,
  `SELECT ${column} AS text FROM ${table} WHERE ${column} LIKE ? LIMIT 1`,
]) as readonly (readonly [place: string, text: string])[];

const OPEN_JOBS = "SELECT count(*) AS count FROM jobs WHERE kind LIKE 'mind.%'";
const OPEN_SLICES = "SELECT count(*) AS count FROM t3_backlog_jobs WHERE status <> 'completed'";
const UNSEALED = `SELECT count(*) AS count FROM agent_sessions s LEFT JOIN distil_sessions d USING (agent, session_id)
  WHERE s.project_id = '${MIND_PROJECT}' AND (d.sealed_event_at IS NULL OR d.sealed_event_at <> s.last_event_at)`;
