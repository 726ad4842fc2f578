// What the ledger promises to whoever appends, held against every commit and every answer: acknowledged means there,
// refused means not there, no gaps, an operation once, and nothing under a lease that was lost.
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { Refusal } from '../../src/base/errors.ts';
import type { AppendResult, EntityTypes, EventRow, LeaseClaim, StateOf } from '../../src/ledger/contract.ts';
import { ROLLED_BACK } from '../../src/ledger/streams/registry.ts';
import { foldBoard, type BoardEvent } from '../support/board-model.ts';
import { board, boardCollections, type BoardEntities } from '../support/board.ts';
import { misfits } from '../support/misfits.ts';
import { LeasePromises } from './lease-promises.ts';
import { codeOf, type Life } from './life.ts';
import type { World } from './world.ts';

export interface Asked {
  readonly workflowId: string;
  /** Two uses of one operation id are the same when these are. */
  readonly content: string;
  readonly operationId?: string;
  readonly lease?: LeaseClaim;
}

export type Answer =
  | { readonly code: 'ok'; readonly result: AppendResult }
  | { readonly code: string; readonly result?: undefined; readonly error: unknown };

interface Request extends Asked {
  readonly id: string;
  rows: readonly EventRow[] | undefined;
  answer: string | undefined;
}

interface Operation {
  readonly content: string;
  readonly by: Request;
  /** What everybody is told who asks. */
  told: AppendResult | undefined;
}

interface Counted {
  readonly event: BoardEvent;
  readonly before: Counted | undefined;
}

export class LedgerPromises {
  readonly leases: LeasePromises;
  private readonly world: World;
  private readonly requests = new Map<string, Request>();
  private readonly operations = new Map<string, Operation>();
  /** Every event there ever was, in commit order. */
  private readonly all: EventRow[] = [];
  /** The last position of every append, in commit order. */
  readonly appends: number[] = [];
  private readonly streams = new Map<string, EventRow[]>();
  /** Of each stream and each of its sequences, the events that count. */
  private readonly histories = new Map<string, (Counted | undefined)[]>();

  constructor(world: World) {
    this.world = world;
    this.leases = new LeasePromises(world);
  }

  /** Of all events that there are. */
  get count(): number {
    return this.all.length;
  }

  events(workflowId: string): readonly EventRow[] {
    return this.streams.get(workflowId) ?? [];
  }

  // ── Asking

  /** Runs an append whose `actor` is the name it is given, so that its events can be told from all others. */
  async ask(life: Life, asked: Asked, append: (actor: string) => Promise<AppendResult>): Promise<Answer> {
    const request: Request = { ...asked, id: `r${this.requests.size + 1}`, rows: undefined, answer: undefined };
    this.requests.set(request.id, request);
    const claim = asked.lease ? ` under ${asked.lease.fencing_token}` : '';
    life.note(`${request.id} asks ${asked.content}${asked.operationId ? ` as ${asked.operationId}` : ''}${claim}`);
    try {
      const result = await append(request.id);
      request.answer = 'ok';
      life.note(`${request.id} ok ${result.first_seq}-${result.last_seq} ${result.head_hash.slice(0, 12)}`);
      this.acknowledged(request, result);
      return { code: 'ok', result };
    } catch (error) {
      const code = codeOf(life, `of ${request.id}`, error);
      request.answer = code;
      if (error instanceof Refusal) life.note(`${request.id} ${code}`);
      this.world.branches.reached(`answer: ${code}`);
      this.refused(request, code);
      if (code === 'lease_lost' && asked.lease) this.leases.expectLost(life, asked.lease);
      return { code, error };
    }
  }

  private acknowledged(request: Request, result: AppendResult): void {
    const { world } = this;
    const { id, operationId } = request;
    const rows = this.events(result.workflow_id).slice(result.first_seq - 1, result.last_seq);
    if (result.events.length > 0) {
      world.expect(
        sameRows(rows, result.events),
        'what is acknowledged is there',
        () => `${id} was told ${list(result.events)}, there is ${list(rows)}`,
      );
    }
    if (operationId === undefined) {
      world.expect(
        result.events.every(({ actor }) => actor === id),
        'an answer is about what was asked',
        () => `${id} was told of ${list(result.events)}`,
      );
      return;
    }
    const key = `${request.workflowId} ${operationId}`;
    // An operation without events leaves no row that would have been seen.
    const operation = this.operations.get(key) ?? { content: request.content, by: request, told: undefined };
    this.operations.set(key, operation);
    world.expect(
      operation.content === request.content,
      'an operation id stands for one content',
      () => `${id} was acknowledged for "${request.content}", ${operation.by.id} for "${operation.content}"`,
    );
    operation.told ??= result;
    if (result.repeated) world.branches.reached('operation repeated');
    const told = operation.told;
    world.expect(
      sameRows(result.events, told.events) && result.head_hash === told.head_hash && result.last_seq === told.last_seq,
      'an operation always answers the same',
      () => `${id} was told ${list(result.events)}, others ${list(told.events)}`,
    );
  }

  private refused(request: Request, code: string): void {
    const { rows } = request;
    if (code === 'commit_unknown') return;
    this.world.expect(
      rows === undefined,
      'what is refused is not there',
      () => `${request.id} ended with ${code}, but there is ${list(rows ?? [])}`,
    );
  }

  // ── Commits

  committed(life: Life, nowMs: number): readonly EventRow[] {
    const { world } = this;
    const rows = world.observer.eventsAfter(this.all.length);
    for (const row of rows) this.arrived(row, nowMs);
    const byRequest = Map.groupBy(
      rows.filter(({ actor }) => this.requests.has(actor)),
      ({ actor }) => actor,
    );
    for (const [id, own] of byRequest) this.done(id, own);
    // After the rows: they were written under the leases as these stood before.
    this.leases.committed(life, nowMs, rows);
    return rows;
  }

  private arrived(row: EventRow, nowMs: number): void {
    const { world } = this;
    const stream = this.streams.get(row.workflow_id) ?? [];
    this.streams.set(row.workflow_id, stream);
    world.expect(
      row.position === this.all.length + 1 && row.event_seq === stream.length + 1,
      'positions and sequences have no gap',
      () =>
        `${row.event_id} is ${row.position} after ${this.all.length}, ${row.event_seq} after ${stream.length} in its stream`,
    );
    world.expect(
      row.prev_hash === (stream.at(-1)?.row_hash ?? row.prev_hash),
      'every event is chained to the one before',
      () => list([row]),
    );
    const last = this.all.at(-1);
    if (last?.workflow_id === row.workflow_id && last.append_seq === row.append_seq) this.appends.pop();
    this.appends.push(row.position);
    this.all.push(row);
    stream.push(row);
    this.remember(row);
    if (row.event_type === ROLLED_BACK) world.branches.reached('rollback');
    const request = this.requests.get(row.actor);
    if (request?.lease) this.leases.expectHeld(request.id, request.lease, nowMs);
  }

  private done(id: string, rows: readonly EventRow[]): void {
    const { world } = this;
    const request = this.requests.get(id);
    if (!request) return;
    world.expect(
      request.rows === undefined,
      'an append commits at most once',
      () => `${id} is there as ${list(request.rows ?? [])} and again as ${list(rows)}`,
    );
    world.expect(
      request.answer === undefined || request.answer === 'commit_unknown',
      'nothing commits after its answer',
      () => `${id} had ended with ${request.answer}, and then there was ${list(rows)}`,
    );
    request.rows = rows;
    const { operationId, workflowId, content } = request;
    if (operationId === undefined) return;
    const key = `${workflowId} ${operationId}`;
    const before = this.operations.get(key);
    world.expect(
      before === undefined,
      'an operation commits at most once',
      () => `${operationId} was done by ${before?.by.id} and again by ${id}`,
    );
    this.operations.set(key, { content, by: request, told: undefined });
  }

  // ── State

  /** What the state of a board must be after `seq`, folded in the plainest way. */
  boardAt(workflowId: string, seq: number): StateOf<BoardEntities> {
    const events: BoardEvent[] = [];
    for (let at = this.histories.get(workflowId)?.[seq]; at; at = at.before) events.push(at.event);
    return foldBoard(events.toReversed());
  }

  /** A rollback makes the events since its target count for nothing. */
  private remember({ workflow_id, event_type: type, payload: text }: EventRow): void {
    const history = this.histories.get(workflow_id) ?? [undefined];
    this.histories.set(workflow_id, history);
    const payload = JSON.parse(text) as { readonly to_seq: number };
    if (type === ROLLED_BACK) history.push(history[payload.to_seq]);
    else history.push({ event: { type, payload } as unknown as BoardEvent, before: history.at(-1) });
  }

  /** Restores a board and compares; `atSeq` for an earlier state of it. */
  async restoreBoard(life: Life, id: string, atSeq?: number): Promise<void> {
    const { world } = this;
    const leastSeq = atSeq ?? this.events(id).length;
    const { state, seq } = await life.ledger.restore({ kind: board, id }, atSeq);
    world.expect(
      seq >= leastSeq && seq <= this.events(id).length && (atSeq === undefined || seq === atSeq),
      'a reader sees everything that was committed before it asked',
      () => `${id} was at ${leastSeq}, and ${life.name} read ${seq}`,
    );
    const expected = this.boardAt(id, seq);
    world.expect(
      stateText(state) === stateText(expected),
      "a restored state is the fold of the stream's events",
      () => `${id} at ${seq} is ${stateText(state)}, not ${stateText(expected)}`,
    );
    world.expect(
      misfits(boardCollections, state).length === 0,
      'an entity fits the schema of its collection',
      () => `${id} at ${seq}: ${misfits(boardCollections, state).join('; ')}`,
    );
    life.note(`restored ${id.slice(-2)} at ${seq}`);
  }

  // ── The end

  async finish(life: Life): Promise<void> {
    const { world } = this;
    const now = world.observer.eventsAfter(0);
    world.expect(
      sameRows(now, this.all),
      'what was committed stays',
      () => `${this.all.length} events were seen, ${now.length} are left`,
    );
    const report = await life.ledger.verify({ deep: true });
    world.expect(report.ok, 'the ledger verifies', () => JSON.stringify(report.problems));
    world.branches.reached('event', this.all.length);
    const parts = world.observer.rows<{ level: number }>('SELECT level FROM snapshots');
    if (parts.length > 0) world.branches.reached('snapshot part', parts.length);
    const merged = parts.filter(({ level }) => level > 0);
    if (merged.length > 0) world.branches.reached('snapshot parts merged', merged.length);
    world.trace.line(`  end ${report.events} ${now.at(-1)?.row_hash ?? ''}`);
  }
}

/** The hash stands for every other column; `verify` holds it against them. */
function sameRows(a: readonly EventRow[], b: readonly EventRow[]): boolean {
  const same = (row: EventRow, other: EventRow | undefined) =>
    row.position === other?.position && row.row_hash === other.row_hash && row.payload === other.payload;
  return a.length === b.length && a.every((row, index) => same(row, b[index]));
}

function list(rows: readonly EventRow[]): string {
  const names = rows.map((row) => `${row.event_type} ${row.event_seq} of ${row.workflow_id.slice(-2)} by ${row.actor}`);
  return `[${names.join(', ')}]`;
}

/** Without the collections in which nothing is left. */
function stateText(state: StateOf<EntityTypes>): string {
  return canonicalJson(Object.fromEntries(Object.entries(state).filter(([, members]) => Object.keys(members).length)));
}
