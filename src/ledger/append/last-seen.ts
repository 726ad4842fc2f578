// What this process last saw or wrote: the place in the ledger, heads of streams, entities, the store's time. Nothing is
// trusted: a foreseen append rests on it, and is compared with the tables where it is written.
import type { Clock } from '../../base/clock.ts';
import { type AppendBatch, type BatchChanges, type Place } from './append-batch.ts';
import type { EntityRef, StreamInfo, StoredEntity } from '../contract.ts';
import { entityKey } from '../state/state.ts';

const MAX_STREAMS = 2_000;
const MAX_ENTITIES = 10_000;
/** Larger ones are read when they are needed. */
const MAX_BODY = 4_096;

export class LastSeen {
  private readonly clock: Clock;
  private readonly streams = new Recent<StreamInfo>(MAX_STREAMS);
  private readonly entities = new Recent<StoredEntity | null>(MAX_ENTITIES);
  private time: { readonly nowMs: number; readonly atMs: number } | undefined;
  private place: Place | undefined;
  /** False while another process writes as well: foreseeing would only cost. */
  private isAlone = false;
  /** Where round trips cost nothing nobody foresees, and nothing needs to be remembered. */
  private isAsked = false;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** What the next write would find if no other process has written; undefined when one does. */
  expected(): { readonly place: Place; readonly nowMs: number } | undefined {
    const { place, time, clock } = this;
    this.isAsked = true;
    if (!this.isAlone || !place || !time) return undefined;
    // Never ahead of the store: its time was taken before we heard of it.
    return { place, nowMs: Math.floor(time.nowMs + clock.monotonic() - time.atMs) };
  }

  stream(workflowId: string): StreamInfo | undefined {
    return this.streams.get(workflowId);
  }

  /** Null for one that is not there, undefined for one that is not known. */
  entity(workflowId: string, ref: EntityRef): StoredEntity | null | undefined {
    return this.entities.get(`${workflowId}\n${entityKey(ref)}`);
  }

  /**
   * The place and time that a transaction has read. When another process has written since, everything else that was
   * seen may have changed, and is forgotten.
   */
  found(place: Place, nowMs: number): void {
    if (!this.isAsked) return;
    const last = this.place;
    this.isAlone =
      last?.position === place.position && last.host_counter === place.host_counter && last.host_id === place.host_id;
    if (!this.isAlone) {
      this.streams.clear();
      this.entities.clear();
    }
    this.sawTime(nowMs);
  }

  /** What a batch has left, once that is committed. */
  committed({ hostId, hostCounter, position }: AppendBatch, { heads, entities }: BatchChanges): void {
    if (!this.isAsked) return;
    this.place = { host_id: hostId, host_counter: hostCounter, position };
    for (const { now, isSnapshotDue } of heads) {
      // A snapshot has changed it beside its head.
      if (isSnapshotDue) this.streams.delete(now.workflow_id);
      else this.streams.set(now.workflow_id, now);
    }
    for (const { workflowId, ref, now } of entities) {
      const key = `${workflowId}\n${entityKey(ref)}`;
      if (now && now.body.length > MAX_BODY) this.entities.delete(key);
      else this.entities.set(key, now ?? null);
    }
  }

  sawTime(nowMs: number): void {
    this.time = { nowMs, atMs: this.clock.monotonic() };
  }

  /** Something else may be stored by now. */
  wasWrong(): void {
    this.isAlone = false;
  }

  wasRight(batch: AppendBatch, changes: BatchChanges, nowMs: number): void {
    this.isAlone = true;
    this.sawTime(nowMs);
    this.committed(batch, changes);
  }
}

/** The most recent of many. */
class Recent<T> {
  private readonly values = new Map<string, T>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): T | undefined {
    return this.values.get(key);
  }

  set(key: string, value: T): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
