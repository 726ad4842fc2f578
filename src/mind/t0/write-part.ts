// One part of a transcript in one transaction with its cursor: the cursor decides under the lock, so that nothing comes twice and nothing
// is lost between two parts.
import { toTimestamp } from '../../base/clock.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import { readAny, runRows } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { RetractReason } from '../transcripts/contract.ts';
import type { PreparedEvent, PreparedStep } from './prepare-part.ts';
import { noteSessions } from './note-sessions.ts';
import * as q from './queries.ts';
import { POLICY_VERSION } from './reduce.ts';
import { batchHash, idsHash, t0IdOf, t0Kind, type NewT0Event } from './t0-kind.ts';

export interface WriteContext {
  /** A conversation went back behind events that it had: whatever was told there is not before its model any more. */
  readonly onTakenBack?: OnTakenBack | undefined;
  /** Sessions changed files that were not known from this record before. */
  readonly onFilesChanged?: OnFilesChanged | undefined;
  /** The linked worktree that a folder lies in. */
  readonly worktreeOf?: ((cwd: string) => string | null) | undefined;
  readonly appendWithin: AppendWithin;
  readonly projectId: string;
  readonly agent: string;
  readonly actor: string;
  readonly keyId: string;
  /** The record that it is read from; undefined for what came by other ways. */
  readonly file?: { readonly file_id: string; readonly generation: number } | undefined;
}

export type OnTakenBack = (
  tx: WriteTx,
  session: { readonly agent: string; readonly session_id: string },
  taken: { readonly from: string; readonly to: string },
) => Promise<void>;

export interface ChangesRead {
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly changes: readonly { readonly path: string; readonly at: string }[];
}

export type OnFilesChanged = (tx: WriteTx, read: ChangesRead) => Promise<void>;

/** Of a block in the system prompt, as with `revert`, nothing is lost; what was `replaced` is told again in other words. */
const TAKES_BACK: ReadonlySet<RetractReason> = new Set(['rewind', 'rollback', 'branch']);

export interface Written {
  /** Events that are new. */
  readonly created: number;
  /** Those that were known already. */
  readonly known: number;
  readonly retracted: number;
  readonly restored: number;
}

/** More than this ahead of the clock of the home, a time is none. */
const MOST_AHEAD_MS = 86_400_000;

interface Variant {
  readonly event_id: string;
  readonly seq: number;
  readonly file_id: string | null;
  readonly generation: number;
  readonly original_hash: string;
  readonly key_id: string;
  retraction: RetractReason | null;
}

/** Applies steps in their order. */
export async function writeSteps(tx: WriteTx, context: WriteContext, steps: readonly PreparedStep[]): Promise<Written> {
  const writer = new PartWriter(tx, context, await tx.now());
  await writer.load(steps);
  for (const step of steps) await writer.apply(step);
  return writer.finish();
}

/** What a file said before it was written anew and does not say any more is taken back. */
export async function sweepGone(tx: WriteTx, context: WriteContext): Promise<number> {
  const { file } = context;
  if (!file) return 0;
  const gone = await tx.all(q.goneOfFile, file.file_id, file.generation);
  const events: NewT0Event[] = [];
  for (const [sessionId, rows] of Map.groupBy(gone, ({ session_id }) => session_id)) {
    const ids = rows.map(({ t0_id }) => t0_id);
    await Promise.all(ids.map((id) => tx.run(q.setRetraction, 'replaced', id)));
    events.push(retractedEvent(context, sessionId, 'replaced', ids));
  }
  await append(tx, context, events);
  await tx.run(q.setSwept, file.file_id, file.generation);
  return gone.length;
}

class PartWriter {
  private readonly tx: WriteTx;
  private readonly context: WriteContext;
  private readonly nowMs: number;
  private readonly sessions = new Map<string, q.T0SessionRow>();
  private readonly variants = new Map<string, Variant[]>();
  private raw: q.RawRow[] = [];
  private compact: q.CompactRow[] = [];
  private readonly inserted: q.CompactRow[] = [];
  private readonly changes: { readonly session_id: string; readonly path: string; readonly at: string }[] = [];
  private readonly events: NewT0Event[] = [];
  private ordinal = 0;
  private readonly counts = { created: 0, known: 0, retracted: 0, restored: 0 };

  constructor(tx: WriteTx, context: WriteContext, nowMs: number) {
    this.tx = tx;
    this.context = context;
    this.nowMs = nowMs;
  }

  async load(steps: readonly PreparedStep[]): Promise<void> {
    const { projectId, agent } = this.context;
    const sessionIds = new Set(steps.map(sessionOf));
    const bases = new Set(
      steps.flatMap((step) => {
        if (step.step === 'event') return [step.base_id];
        if (step.step === 'session') return [];
        return [...(step.bases ?? []), ...('from' in step && step.from !== undefined ? [step.from] : [])];
      }),
    );
    const keys = [...sessionIds].map((id) => [projectId, agent, id]);
    const [sessions, known, last] = await Promise.all([
      readAny(this.tx, q.sessionsByKey, keys),
      readAny(
        this.tx,
        q.rawByBase,
        [...bases].map((id) => [id]),
      ),
      this.tx.get(q.lastOrdinal, projectId),
    ]);
    for (const row of sessions) this.sessions.set(row.session_id, row);
    for (const [base, rows] of Map.groupBy(known, ({ base_id }) => base_id))
      this.variants.set(
        base,
        rows.toSorted((a, b) => a.seq - b.seq),
      );
    this.ordinal = last?.ordinal ?? 0;
  }

  async apply(step: PreparedStep): Promise<void> {
    switch (step.step) {
      case 'session': {
        const { cwd, branch, parent_id, started_at } = step.session;
        const row = this.sessionRow(step.session.session_id);
        const startedMs = started_at === undefined ? Number.NaN : Date.parse(started_at);
        this.sessions.set(row.session_id, {
          ...row,
          cwd: storedName(cwd) ?? row.cwd,
          branch: storedName(branch) ?? row.branch,
          parent_id: row.parent_id ?? storedName(parent_id) ?? null,
          started_at: row.started_at ?? (this.isTime(startedMs) ? toTimestamp(startedMs) : null),
        });
        return;
      }
      case 'event':
        return this.event(step);
      case 'retract':
        return this.retract(step);
      case 'restore':
        return this.restore(step.session_id, step.bases);
    }
  }

  private async event(step: PreparedEvent): Promise<void> {
    const { file } = this.context;
    const variants = this.variants.get(step.base_id) ?? [];
    // Under another key nobody can tell whether the words are the same: then they are taken for that.
    const same = variants.find(
      ({ original_hash, key_id }) => original_hash === step.original_hash || key_id !== this.context.keyId,
    );
    const others = variants.filter((each) => each !== same && each.retraction === null);
    if (others.length > 0)
      await this.setRetracted(
        step.session_id,
        'replaced',
        others.map(({ event_id }) => event_id),
      );
    if (!same) {
      this.insert(step, variants);
      return;
    }
    this.counts.known += 1;
    const isToldAnew = file !== undefined && same.file_id === file.file_id && same.generation < file.generation;
    if (isToldAnew) {
      await this.flush();
      await this.tx.run(q.moveRaw, file.file_id, file.generation, step.place.offset, step.place.length, same.event_id);
    }
    if (same.retraction !== null && (isToldAnew || same.retraction === 'replaced'))
      await this.setRestored(step.session_id, [same.event_id]);
    if (isToldAnew) this.replaceVariant(step.base_id, same, { ...same, generation: file.generation });
  }

  private insert(step: PreparedEvent, variants: readonly Variant[]): void {
    const { projectId, agent, file, keyId } = this.context;
    const row = this.sessionRow(step.session_id);
    const seq = row.seq + 1;
    const at = this.timeOf(step, row);
    this.ordinal += 1;
    const event_id =
      variants.length === 0 ? step.base_id : uuidOf(`t0 variant 1\n${step.base_id}\n${variants.length + 1}`);
    const of = { project_id: projectId, agent, session_id: step.session_id, seq, kind: step.kind, at };
    this.raw.push({
      ...of,
      event_id,
      base_id: step.base_id,
      file_id: file?.file_id ?? null,
      generation: file?.generation ?? 1,
      byte_offset: step.place.offset,
      byte_length: step.place.length,
      original_hash: step.original_hash,
      key_id: keyId,
    });
    const compact: q.CompactRow = {
      ...of,
      t0_id: event_id,
      ordinal: this.ordinal,
      speaker: step.speaker,
      is_sidechain: step.is_sidechain ? 1 : 0,
      body: step.body,
      compact_hash: step.compact_hash,
      policy_version: POLICY_VERSION,
      tokens: step.tokens,
      evidence: step.evidence,
      retraction: null,
      recorded_at: toTimestamp(this.nowMs),
    };
    this.compact.push(compact);
    this.inserted.push(compact);
    this.changes.push(...step.changed.map((path) => ({ session_id: step.session_id, path, at })));
    this.counts.created += 1;
    const tokens = row.tokens + (step.evidence === 'yes' ? step.tokens : 0);
    this.sessions.set(step.session_id, { ...row, seq, last_at: at, tokens });
    const made: Variant = {
      event_id,
      seq,
      file_id: file?.file_id ?? null,
      generation: file?.generation ?? 1,
      original_hash: step.original_hash,
      key_id: keyId,
      retraction: null,
    };
    this.variants.set(step.base_id, [...variants, made]);
  }

  /** Its own time, unless that lies before what came before it in its session; without one, the time of that. */
  private timeOf({ atMs }: PreparedEvent, { last_at, started_at }: q.T0SessionRow): string {
    const before = last_at ?? started_at;
    const beforeMs = before === null ? 0 : Date.parse(before);
    if (atMs !== undefined && this.isTime(atMs)) return toTimestamp(Math.max(atMs, beforeMs));
    return before ?? toTimestamp(this.nowMs);
  }

  private isTime(ms: number): boolean {
    return ms > 0 && ms <= this.nowMs + MOST_AHEAD_MS;
  }

  private async retract(step: Extract<PreparedStep, { step: 'retract' }>): Promise<void> {
    const { projectId, agent } = this.context;
    const { session_id, bases, from, reason } = step;
    if (bases) {
      const live = bases
        .flatMap((base) => this.variants.get(base) ?? [])
        .filter(({ retraction }) => retraction === null);
      if (live.length > 0)
        await this.setRetracted(
          session_id,
          reason,
          live.map(({ event_id }) => event_id),
        );
    }
    if (bases && from === undefined) return;
    const first = from === undefined ? 1 : this.variants.get(from)?.[0]?.seq;
    // What it goes back to was never read: nothing behind it either.
    if (first === undefined) return;
    await this.flush();
    const live = await this.tx.all(q.liveFrom, projectId, agent, session_id, first);
    if (live.length > 0)
      await this.setRetracted(
        session_id,
        reason,
        live.map(({ t0_id }) => t0_id),
      );
  }

  /** The newest words of each, unless they were replaced: those are not what the agent came back to. */
  private async restore(sessionId: string, bases: readonly string[]): Promise<void> {
    const back = bases.flatMap((base) => this.variants.get(base)?.at(-1) ?? []);
    const ids = back.filter(({ retraction }) => retraction !== null).map(({ event_id }) => event_id);
    if (ids.length > 0) await this.setRestored(sessionId, ids);
  }

  private async setRetracted(sessionId: string, reason: RetractReason, given: readonly string[]): Promise<void> {
    const ids = [...new Set(given)];
    await this.flush();
    await Promise.all(ids.map((id) => this.tx.run(q.setRetraction, reason, id)));
    this.mark(ids, reason);
    this.counts.retracted += ids.length;
    this.events.push(retractedEvent(this.context, sessionId, reason, ids));
    if (TAKES_BACK.has(reason)) await this.takeBack(sessionId, ids);
  }

  private async takeBack(session_id: string, ids: readonly string[]): Promise<void> {
    const { agent, onTakenBack } = this.context;
    if (!onTakenBack) return;
    const keys = ids.map((id) => [id]);
    const times = (await readAny(this.tx, q.timesById, keys)).map(({ at }) => at).toSorted();
    const [from, to] = [times[0], times.at(-1)];
    if (from !== undefined && to !== undefined) await onTakenBack(this.tx, { agent, session_id }, { from, to });
  }

  private async setRestored(sessionId: string, given: readonly string[]): Promise<void> {
    const ids = [...new Set(given)];
    await this.flush();
    await Promise.all(ids.map((id) => this.tx.run(q.setRetraction, null, id)));
    this.mark(ids, null);
    this.counts.restored += ids.length;
    const { projectId, agent } = this.context;
    this.events.push({
      type: 't0.restored',
      payload: { project_id: projectId, agent, session_id: sessionId, events: ids.length, ids_hash: idsHash(ids) },
    });
  }

  private mark(ids: readonly string[], retraction: RetractReason | null): void {
    const marked = new Set(ids);
    for (const variants of this.variants.values())
      for (const variant of variants) if (marked.has(variant.event_id)) variant.retraction = retraction;
  }

  private replaceVariant(base: string, old: Variant, made: Variant): void {
    // Its retraction may have been taken back meanwhile.
    const next = { ...made, retraction: old.retraction };
    this.variants.set(
      base,
      (this.variants.get(base) ?? []).map((each) => (each === old ? next : each)),
    );
  }

  private sessionRow(sessionId: string): q.T0SessionRow {
    const { projectId, agent } = this.context;
    const known = this.sessions.get(sessionId);
    if (known) return known;
    return {
      project_id: projectId,
      agent,
      session_id: sessionId,
      cwd: null,
      branch: null,
      parent_id: null,
      started_at: null,
      last_at: null,
      seq: 0,
      tokens: 0,
      recorded_at: toTimestamp(this.nowMs),
    };
  }

  private async flush(): Promise<void> {
    const [raw, compact] = [this.raw, this.compact];
    this.raw = [];
    this.compact = [];
    await Promise.all([...runRows(this.tx, q.insertRaw, raw), ...runRows(this.tx, q.insertCompact, compact)]);
  }

  async finish(): Promise<Written> {
    await this.flush();
    await Promise.all([...this.sessions.values()].map((row) => writeRow(this.tx, q.upsertSession, row)));
    const heard = new Set(this.inserted.map(({ session_id }) => session_id));
    await noteSessions(
      this.tx,
      [...this.sessions.values()].filter(({ session_id }) => heard.has(session_id)),
      this.context.worktreeOf,
    );
    const { projectId, agent, file, onFilesChanged } = this.context;
    for (const [session_id, changes] of Map.groupBy(this.changes, (change) => change.session_id))
      await onFilesChanged?.(this.tx, { project_id: projectId, agent, session_id, changes });
    const [first, last] = [this.inserted[0], this.inserted.at(-1)];
    const ingested: NewT0Event[] =
      first && last
        ? [
            {
              type: 't0.ingested',
              payload: {
                project_id: projectId,
                agent,
                file_id: file?.file_id ?? null,
                sessions: new Set(this.inserted.map(({ session_id }) => session_id)).size,
                first: first.ordinal,
                last: last.ordinal,
                events: this.inserted.length,
                hash: batchHash(this.inserted),
              },
            },
          ]
        : [];
    await append(this.tx, this.context, [...ingested, ...this.events]);
    return this.counts;
  }
}

function sessionOf(step: PreparedStep): string {
  return step.step === 'session' ? step.session.session_id : step.session_id;
}

function retractedEvent(
  { projectId, agent }: WriteContext,
  sessionId: string,
  reason: RetractReason,
  ids: readonly string[],
): NewT0Event {
  return {
    type: 't0.retracted',
    payload: {
      project_id: projectId,
      agent,
      session_id: sessionId,
      reason,
      events: ids.length,
      ids_hash: idsHash(ids),
    },
  };
}

/** The ledger takes a hundred at once. */
const MOST_EVENTS = 100;

async function append(tx: WriteTx, { appendWithin, projectId, actor }: WriteContext, events: readonly NewT0Event[]) {
  for (let at = 0; at < events.length; at += MOST_EVENTS)
    await appendWithin(tx, { kind: t0Kind, id: t0IdOf(projectId) }, events.slice(at, at + MOST_EVENTS).map(withToken), {
      create: true,
      actor,
    });
}

function withToken(event: NewT0Event): NewT0Event {
  return { ...event, tokens: [{ token_class: 'semanticKey', token_value: 'T0' }] };
}

function storedName(name: string | undefined): string | undefined {
  return name === undefined || name.includes('\0') || !name.isWellFormed() ? undefined : name.slice(0, 1_000);
}
