// Prunes the texts of old exchanges and keeps their hashes. What a younger exchange still needs stays; what is gone leaves the file
// too. Which texts are shared is worked out without the write lock, and completed under it by what came since.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { askIdOf } from '../pipeline/record.ts';
import type { OpenExchange, Pruned } from '../state/entities.ts';
import { PRUNED, askKind } from '../state/evolve.ts';
import { NeedsWalk } from './needs.ts';
import { oldActuations, pruneActuations } from './prune-actuations.ts';
import * as q from './queries.ts';

const MOST_AT_ONCE = 1_000;
const PAGE = 500;
const DAY_MS = 86_400_000;
/** Needed by what is under way now. */
const NOW = Number.MAX_SAFE_INTEGER;

export interface RetentionDeps {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
  /** Exchanges of one transaction, with one event: it holds the write lock for some tenths of a second. */
  readonly mostAtOnce?: number;
}

export interface PrunePlan {
  readonly older_than: string;
  readonly exchanges: number;
  readonly actuations: number;
  /** Of all texts that would be emptied. */
  readonly bytes: number;
}

export interface PruneResult extends PrunePlan {
  readonly turns: number;
  readonly contents: number;
  readonly readings: number;
  /** Whether the file's log was emptied as well, so that no byte is left of what was pruned. */
  readonly log: 'emptied' | 'in_use' | 'of_the_server' | 'untouched';
}

export interface Retention {
  /** What pruning would take away now. */
  plan(projectId: string, days: number): Promise<PrunePlan>;
  prune(projectId: string, days: number, actor: string): Promise<PruneResult>;
  /** Of every project. */
  pruneAll(days: number, actor: string, signal?: AbortSignal): Promise<readonly PruneResult[]>;
}

/** Which exchanges are old, and which texts of theirs nobody else needs. */
interface Marked {
  readonly cutoff: string;
  /** Those that ended at this event or before were pruned earlier. */
  readonly done: number;
  readonly boundary: number;
  /** The newest exchange that `walk` knows. */
  readonly seen: number;
  readonly walk: NeedsWalk;
}

export function createRetention({ store, appendWithin, mostAtOnce = MOST_AT_ONCE }: RetentionDeps): Retention {
  /** Undefined where nothing is old. */
  async function mark(projectId: string, days: number): Promise<Marked | undefined> {
    const begun = await store.read(async (tx) => {
      const cutoff = toTimestamp((await tx.now()) - days * DAY_MS);
      const done = await prunedUpTo(tx, projectId);
      const last = (await tx.get(q.lastExchange, projectId))?.seq ?? 0;
      const young = (await tx.get(q.firstYoung, projectId, done, cutoff))?.seq ?? null;
      return { cutoff, done, boundary: young === null ? last : young - 1 };
    });
    const { done, boundary } = begun;
    if (boundary <= done) return undefined;
    const walk = new NeedsWalk(projectId);
    let seen = done;
    // Page by page: a snapshot that is held for long keeps the log from being emptied.
    for (;;) {
      const page = await store.read((tx) => walkOn(tx, walk, projectId, seen, PAGE));
      if (page === undefined) break;
      seen = page;
    }
    // Between two exchanges lie other events.
    const any = await store.read((tx) => tx.all(q.exchangesUpTo, projectId, done, boundary, 1));
    return any.length === 0 ? undefined : { ...begun, seen, walk };
  }

  return {
    async plan(projectId, days) {
      const marked = await mark(projectId, days);
      const older_than = marked?.cutoff ?? (await cutoffOf(store, days));
      return store.read(async (tx) => {
        const { ids, bytes } = await oldActuations(tx, projectId, older_than, NOW);
        const plan = { older_than, exchanges: 0, actuations: ids.length, bytes };
        if (!marked) return plan;
        const rows = await tx.all(q.exchangesUpTo, projectId, marked.done, marked.boundary, NOW);
        const old = await whatIsOld(tx, projectId, marked, marked.boundary);
        return { ...plan, exchanges: rows.length, bytes: bytes + old.bytes };
      });
    },
    prune,
    async pruneAll(days, actor, signal) {
      const projects = await store.read((tx) => tx.all(q.projectsAsked));
      const results: PruneResult[] = [];
      for (const { project_id } of projects) {
        signal?.throwIfAborted();
        results.push(await prune(project_id, days, actor));
      }
      return results;
    },
  };

  async function prune(projectId: string, days: number, actor: string): Promise<PruneResult> {
    const marked = await mark(projectId, days);
    const cutoff = marked?.cutoff ?? (await cutoffOf(store, days));
    const total = { exchanges: 0, turns: 0, contents: 0, readings: 0, actuations: 0, bytes: 0 };
    for (let from = marked?.done ?? 0; marked && from < marked.boundary;) {
      const pruned = await store.write((tx) => pruneSome(tx, projectId, { ...marked, done: from }, actor));
      if (!pruned) break;
      for (const name of ['exchanges', 'turns', 'contents', 'readings', 'bytes'] as const) total[name] += pruned[name];
      from = pruned.to_seq;
    }
    for (let count = mostAtOnce; count === mostAtOnce;) {
      const about = { projectId, cutoff, actor, most: mostAtOnce };
      const { ids, bytes } = await store.write((tx) => pruneActuations(tx, appendWithin, about));
      count = ids.length;
      total.actuations += count;
      total.bytes += bytes;
    }
    const isAny = marked !== undefined || total.actuations > 0;
    return { older_than: cutoff, ...total, log: isAny ? await store.emptyLog() : 'untouched' };
  }

  /** One event with the texts that it speaks of. Undefined where another process was faster. */
  async function pruneSome(tx: WriteTx, projectId: string, marked: Marked, actor: string): Promise<Pruned | undefined> {
    const done = Math.max(marked.done, await prunedUpTo(tx, projectId));
    const rows = await tx.all(q.exchangesUpTo, projectId, done, marked.boundary, mostAtOnce);
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return undefined;
    const boundary = rows.length < mostAtOnce ? marked.boundary : last.seq;
    const { turns, contents, readings, bytes } = await whatIsOld(tx, projectId, marked, boundary);
    for (const turn of turns) await tx.run(q.emptyTurn, turn);
    for (const content of contents) await tx.run(q.emptyContent, projectId, content);
    await tx.run(q.emptyReadings, projectId, marked.cutoff);
    await tx.run(q.emptyExchanges, projectId, done, boundary);
    const pruned: Pruned = {
      older_than: marked.cutoff,
      from_seq: first.seq,
      to_seq: last.seq,
      exchanges: rows.length,
      exchanges_hash: sha256(canonicalJson(rows.map(({ exchange_id }) => exchange_id))),
      turns: turns.length,
      contents: contents.length,
      readings,
      bytes,
    };
    const tokens = [{ token_class: 'semanticKey', token_value: 'RETENTION' }] as const;
    const event = { type: 'exchange.texts_pruned' as const, payload: { ...pruned, project_id: projectId }, tokens };
    await appendWithin(tx, { kind: askKind, id: askIdOf(projectId) }, [event], { actor });
    return pruned;
  }
}

/** Under the write lock this also counts what was asked since `marked` was made, and what is under way. */
async function whatIsOld(tx: ReadTx, projectId: string, { cutoff, seen, walk }: Marked, boundary: number) {
  for (let at: number | undefined = seen; at !== undefined;) at = await walkOn(tx, walk, projectId, at, PAGE);
  for (const { body } of await tx.all(q.openEntities, askIdOf(projectId)))
    await walk.add(tx, JSON.parse(body) as OpenExchange, NOW);
  const { contents, turns } = walk.last;
  for (const { intent_hash } of await tx.all(q.intentsInUse, projectId, cutoff)) contents.set(intent_hash, NOW);
  const isOld = (last: number | undefined) => last === undefined || last <= boundary;
  const oldTurns = (await tx.all(q.fullTurns, projectId, boundary, boundary)).filter(({ turn_id }) =>
    isOld(turns.get(turn_id)),
  );
  const oldContents = (await tx.all(q.fullContents, projectId, cutoff)).filter(({ content_hash }) =>
    isOld(contents.get(content_hash)),
  );
  const readings = (await tx.get(q.fullReadings, projectId, cutoff)) ?? { readings: 0, bytes: 0 };
  const bytes = [...oldTurns, ...oldContents, readings].reduce((sum, each) => sum + each.bytes, 0);
  return {
    turns: oldTurns.map(({ turn_id }) => turn_id),
    contents: oldContents.map(({ content_hash }) => content_hash),
    readings: readings.readings,
    bytes,
  };
}

/** The last exchange of the next page; undefined behind the last page. */
async function walkOn(
  tx: ReadTx,
  walk: NeedsWalk,
  projectId: string,
  after: number,
  most: number,
): Promise<number | undefined> {
  const rows = await tx.all(q.exchangesAfter, projectId, after, most);
  for (const row of rows) await walk.add(tx, row, row.seq);
  return rows.at(-1)?.seq;
}

async function prunedUpTo(tx: ReadTx, projectId: string): Promise<number> {
  const row = await tx.get(q.readEntity, askIdOf(projectId), 'pruned', PRUNED);
  return row ? (JSON.parse(row.body) as Pruned).to_seq : 0;
}

async function cutoffOf(store: Store, days: number): Promise<string> {
  return toTimestamp((await store.read((tx) => tx.now())) - days * DAY_MS);
}
