// The ledger of one database: what other domains append to, read from and verify.
import type { Clock } from '../base/clock.ts';
import { toTimestamp } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Blobs } from '../store/blobs.ts';
import { localSignals, tellApart, type OwnSignals, type Signals } from '../store/signals.ts';
import type { Store, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { createAppend, createAppendWithin, type AppendWithin } from './append/append.ts';
import type { AppendDeps } from './append/append-request.ts';
import type { Decide } from './append/append-plan.ts';
import { lastCheckpointBy, type SignedCheckpoint, type Signing } from './proof/checkpoints.ts';
import { HeadKeeper, findLoss, type LostEvents } from './proof/head-keeper.ts';
import { SignBehind } from './proof/sign-behind.ts';
import { sweepBlobs } from './blobs/sweep-blobs.ts';
import { MergeBehind } from './snapshots/merge-behind.ts';
import { reportFailures } from './streams/report-failures.ts';
import {
  checkId,
  refuse,
  type AnyEntities,
  type AppendOptions,
  type AppendResult,
  type AppendedWith,
  type Entity,
  type EntityTypes,
  type EventDefinitions,
  type EventRow,
  type NewEvent,
  type StreamInfo,
  type StreamRef,
} from './contract.ts';
import { kernelKind } from './lease/kernel-stream.ts';
import { LastSeen } from './append/last-seen.ts';
import {
  ledgerMetrics,
  sampleSnapshotAge,
  snapshotAge,
  type LedgerMetrics,
  type SnapshotAge,
} from './streams/ledger-metrics.ts';
import type { Leases } from './lease/contract.ts';
import { createLeases } from './lease/leases.ts';
import { readLog, type LogOptions, type LogPage } from './read/log.ts';
import { checkPage, checkStreamPage, type Page } from './streams/page.ts';
import { exportProof, type Proof, type ProofRange } from './proof/proof.ts';
import * as q from './queries.ts';
import { readEvents, type ReadEvent, type ReadPage } from './read/read-events.ts';
import { createRegistry, register, type Registration, type Registry } from './streams/registry.ts';
import { restore, type RestoredState } from './snapshots/restore.ts';
import { rollback, type RollbackOptions } from './append/rollback.ts';
import { rebuild } from './rebuild/rebuild.ts';
import type { RebuildOptions, RebuildReport } from './rebuild/report.ts';
import { checkStored } from './state/stored-entities.ts';
import type { VerifyOptions, VerifyReport } from './verify/report.ts';
import { acceptLoss, type AcceptedLoss, type AcceptLossOptions } from './verify/accept-loss.ts';
import { verify } from './verify/verify.ts';

export interface LedgerDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: Metrics;
  readonly kinds: readonly Registration[];
  /** At most 20 characters. */
  readonly producerVersion: string;
  /** Without it nothing is signed, and verification ends where inconsistency does. */
  readonly signing?: Signing;
  /** Notifies other processes of a commit. Without it they notice when they next poll. */
  readonly signals?: Signals;
  /** Called when merging or signing behind an append fails; the next append tries again. */
  readonly onBackgroundError?: (error: unknown) => void;
}

export interface LedgerStatus {
  readonly database: string;
  readonly database_id: string;
  readonly host_id: string;
  readonly events: number;
  readonly streams: number;
  readonly signed_events: number;
  readonly unsigned_events: number;
  readonly last_signed_at: string | null;
}

export interface Ledger {
  append<Events extends EventDefinitions, Also = unknown, Entities extends EntityTypes = AnyEntities>(
    stream: StreamRef<Events, Entities>,
    what: readonly NewEvent<NoInfer<Events>>[] | Decide<NoInfer<Events>, NoInfer<Entities>>,
    options?: AppendOptions<Also>,
  ): Promise<AppendedWith<Also>>;
  /** The state at its newest, or at an earlier sequence, rebuilt from snapshot and events, everything verified. */
  restore<Events extends EventDefinitions, Entities extends EntityTypes = AnyEntities>(
    stream: StreamRef<Events, Entities>,
    atSeq?: number,
  ): Promise<RestoredState<Entities>>;
  rollback<Events extends EventDefinitions, Entities extends EntityTypes = AnyEntities>(
    stream: StreamRef<Events, Entities>,
    toSeq: number,
    options: RollbackOptions,
  ): Promise<AppendResult>;
  readonly leases: Leases;
  stream(workflowId: string): Promise<StreamInfo>;
  streams(after?: string, limit?: number): Promise<readonly StreamInfo[]>;
  /** The events as their domain declared them, old versions lifted, every row held against its hashes. */
  read<Events extends EventDefinitions, Entities extends EntityTypes = AnyEntities>(
    stream: StreamRef<Events, Entities>,
    page?: ReadPage,
  ): Promise<readonly ReadEvent<Events>[]>;
  /** The rows as they are stored, of any version: for logs. A program that acts on events uses `read`. */
  events(workflowId: string, page?: Page): Promise<readonly EventRow[]>;
  /** The same, of one stream or of all, from either end, of all types or of some. */
  log(options?: LogOptions): Promise<LogPage>;
  entity(workflowId: string, collection: string, id: string): Promise<Entity | undefined>;
  status(): Promise<LedgerStatus>;
  verify(options?: VerifyOptions): Promise<VerifyReport>;
  /** Makes entities, snapshots and projected tables again from verified events, of one stream or of all. */
  rebuild(options?: RebuildOptions): Promise<RebuildReport>;
  /** Undefined when there is no key, or nothing new to sign. */
  sign(options?: { readonly restored?: boolean }): Promise<SignedCheckpoint | undefined>;
  /** Acknowledged events that this machine has seen and the ledger no longer holds; undefined if there are none. */
  lost(): Promise<LostEvents | undefined>;
  /**
   * Signs that the ledger goes on without the events that it lost, after verifying the others. Undefined if it lost
   * none.
   */
  acceptLoss(options?: AcceptLossOptions): Promise<AcceptedLoss | undefined>;
  /** Every blob that a row names, into another place; part of a backup. Returns how many. */
  copyBlobs(to: Blobs): Promise<number>;
  /** Gives this copy of the ledger a new host id: two copies must never continue under the same one. */
  becomeNewHost(): Promise<void>;
  exportProof(workflowId: string, range?: ProofRange): Promise<Proof>;
  /** The metrics of a stream's snapshots, which depend on the time of asking. */
  observeStream(workflowId: string): Promise<SnapshotAge>;
  /** Deletes blobs that no row names and that no process can be about to name. Returns how many. */
  sweepBlobs(olderThanMs?: number): Promise<number>;
  /** Resolves when the work behind the appends so far is done. */
  settled(): Promise<void>;
  /** Settles, and signs if that is due. The store stays open; its owner closes it. */
  close(): Promise<void>;
}

/** What the kernel needs from the ledger besides its interface. */
export interface LedgerInternals {
  readonly appendWithin: AppendWithin;
  readonly registry: Registry;
  readonly signals: OwnSignals;
  readonly metrics: LedgerMetrics;
  /** Counts and reports what failed behind an acknowledged write. */
  readonly report: (error: unknown) => void;
  /** The listener is awaited behind every merge that has left blobs that no row names. */
  readonly onBlobsReplaced: (listener: () => Promise<void>) => void;
}

export interface OpenLedger {
  readonly ledger: Ledger;
  readonly internals: LedgerInternals;
}

export async function openLedger(deps: LedgerDeps): Promise<OpenLedger> {
  const { store, blobs, clock, ids, signing } = deps;
  const metrics = ledgerMetrics(deps.metrics);
  const registry = createRegistry([...deps.kinds, register(kernelKind)]);
  if (deps.producerVersion.length > 20)
    throw refuse('invalid_append', `The version "${deps.producerVersion}" is longer than 20 characters`);
  await identifyLedger(store, ids);

  const report = reportFailures(metrics, deps.onBackgroundError);
  const sweep = (olderThanMs?: number) => sweepBlobs({ store, blobs, clock }, olderThanMs);
  let onBlobsReplaced: () => Promise<void> = () => Promise.resolve();
  const merging = new MergeBehind({ store, blobs, blobsReplaced: () => onBlobsReplaced(), report });
  const signingBehind = new SignBehind({ store, clock, signing, report });
  const headKeeper = new HeadKeeper({ store, clock, signing, report });
  const signals = tellApart(deps.signals ?? localSignals());
  let raisedAt = 0;
  const appending: AppendDeps = {
    store,
    clock,
    ids,
    metrics,
    registry,
    seen: new LastSeen(clock),
    producerVersion: deps.producerVersion,
    appended({ workflow_id, position, isMergeDue, age }) {
      if (age) sampleSnapshotAge(metrics, age);
      if (isMergeDue) merging.partWritten(workflow_id);
      signingBehind.appended(position);
      headKeeper.appended();
      // The streams of one commit share its position, and are one hint.
      if (position <= raisedAt) return;
      raisedAt = position;
      signals.raise();
    },
    catchUp: () => merging.catchUp(),
  };
  const all = { ...appending, blobs };

  const append = createAppend(appending);
  const appendWithin = createAppendWithin(appending);
  const leases = createLeases({ store, clock, appendWithin, metrics });
  const ledger: Ledger = {
    append,
    leases,
    restore: (stream, atSeq) => restore(all, stream, atSeq),
    rollback: (stream, toSeq, options) => rollback(all, stream, toSeq, options),
    async stream(workflowId) {
      checkId(workflowId);
      const found = await store.read((tx) => tx.get(q.readStream, workflowId));
      if (!found) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
      return found;
    },
    streams: async (from, count) => {
      const { after, limit } = checkStreamPage(from, count);
      return store.read((tx) => tx.all(q.listStreams, after, limit));
    },
    read: (stream, page) => readEvents({ store, registry, metrics }, stream, page),
    events: async (workflowId, page = {}) => {
      checkId(workflowId);
      const { after, limit } = checkPage(page);
      return store.read((tx) => tx.all(q.readEvents, workflowId, after, Number.MAX_SAFE_INTEGER, limit));
    },
    log: (options = {}) => readLog({ store, clock }, options),
    async entity(workflowId, collection, id) {
      checkId(workflowId);
      const row = await store.read((tx) => tx.get(q.readEntity, workflowId, collection, id));
      checkStored(workflowId, { collection, id }, row);
      return row && (JSON.parse(row.body) as Entity);
    },
    async status() {
      return store.read(async (tx) => {
        const [meta, counts, last] = await Promise.all([
          tx.get(q.readMeta),
          tx.get(q.countAll),
          lastCheckpointBy(tx, signing?.verifiers),
        ]);
        const events = counts?.events ?? 0;
        const signedEvents = last?.tree_size ?? 0;
        return {
          database: store.location,
          database_id: meta?.database_id ?? '',
          host_id: meta?.host_id ?? '',
          events,
          streams: counts?.streams ?? 0,
          signed_events: signedEvents,
          unsigned_events: events - signedEvents,
          last_signed_at: last?.created_at ?? null,
        };
      });
    },
    verify: (options) => verify({ store, blobs, clock, registry, signing }, options),
    rebuild: (options) => rebuild({ store, blobs, clock, ids, registry, signing }, options),
    sign: (options) => signingBehind.sign(options),
    lost: () => findLoss(store, signing),
    acceptLoss: (options) =>
      acceptLoss({ store, blobs, clock, registry, signing }, () => signingBehind.sign({ restored: true }), options),
    exportProof: async (workflowId, range) => {
      checkId(workflowId);
      if (!signing) throw refuse('not_signed', 'This ledger has no signing key');
      return exportProof(store, clock, signing, workflowId, range);
    },
    async observeStream(workflowId) {
      checkId(workflowId);
      const { stream, nowMs } = await store.read(async (tx) => ({
        stream: await tx.get(q.readStream, workflowId),
        nowMs: await tx.now(),
      }));
      if (!stream) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
      const age = snapshotAge(stream, nowMs);
      sampleSnapshotAge(metrics, age);
      return age;
    },
    sweepBlobs: sweep,
    async copyBlobs(to) {
      const keys = await store.read((tx) => tx.all(q.readBlobKeys));
      for (const { key } of keys) await to.put(await blobs.get(key));
      return keys.length;
    },
    becomeNewHost: async () => {
      await store.write((tx) => tx.run(q.updateHost, ids.uuid()));
    },
    async settled() {
      await Promise.all([merging.settled(), signingBehind.settled(), headKeeper.settled()]);
    },
    async close() {
      await merging.settled();
      await signingBehind.close();
      await headKeeper.close();
    },
  };
  const internals: LedgerInternals = {
    appendWithin,
    registry,
    signals,
    metrics,
    report,
    onBlobsReplaced(listener) {
      onBlobsReplaced = listener;
    },
  };
  return { ledger, internals };
}

/** The ids of the ledger in a database, given to it when it is opened for the first time. */
export async function identifyLedger(
  store: Store,
  ids: Ids,
): Promise<{ readonly database_id: string; readonly created_at: string; readonly isNew: boolean }> {
  for (let isNew = false; ;) {
    const meta = await store.read((tx) => tx.get(q.readMeta));
    if (meta) return { database_id: meta.database_id, created_at: meta.created_at, isNew };
    // Two processes may open a new database at once: the first one's row stays.
    isNew = await store.write((tx) => giveIdentity(tx, ids));
  }
}

/** Gives a ledger that has none its id: `databaseId`, if the caller has chosen it. False if it has one. */
export async function giveIdentity(
  tx: Pick<WriteTx, 'now' | 'run'>,
  ids: Ids,
  databaseId = ids.uuid(),
): Promise<boolean> {
  const inserted = await writeRow(tx, q.insertMeta, {
    one: 1,
    database_id: databaseId,
    host_id: ids.uuid(),
    host_counter: 0,
    position: 0,
    created_at: toTimestamp(await tx.now()),
    written_as: null,
  });
  return inserted === 1;
}
