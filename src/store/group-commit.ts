// Bodies that wait together in this process share one commit. Each stands behind its own savepoint, so that a
// refusal rolls back only itself; nothing is acknowledged before COMMIT, and a failed COMMIT fails all.
import { batchCalls } from '../base/batch-calls.ts';
import type { Clock } from '../base/clock.ts';
import { Bug, Failure } from '../base/errors.ts';
import { fail } from './contract.ts';
import type { Connection } from './driver.ts';
import type { ForeseenBody, ForeseenWrite, SqlValue, Statement, WriteOptions, WriteTx } from './store.ts';

/** Bounds how long one commit keeps the writers of other processes waiting. */
const MAX_MEMBERS = 128;
const YIELD_EVERY = 16;

interface Member {
  readonly body: (tx: WriteTx) => Promise<unknown>;
  readonly foresee: WriteOptions<unknown>['foresee'];
}

type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly effects: readonly (() => void)[] }
  | { readonly ok: false; readonly error: unknown };

export interface GroupCommit {
  write<T>(body: (tx: WriteTx) => Promise<T>, options?: WriteOptions<T>): Promise<T>;
  /** Resolves when everything asked for so far is settled. */
  drained(): Promise<void>;
}

export interface GroupCommitOptions {
  /** Asked in every write transaction, whose commit waits for it. What it throws, every member gets. */
  readonly check?: (conn: Connection) => Promise<void>;
  /** Told what an effect threw after its commit. The write stands and is acknowledged all the same. */
  readonly onEffectError?: (error: unknown) => void;
}

export function createGroupCommit(
  clock: Clock,
  connection: () => Promise<Connection>,
  options: GroupCommitOptions = {},
): GroupCommit {
  const stalls = new StallWatch(clock);
  let commits = 0;
  const { call, drained } = batchCalls<Member, unknown, Outcome>({
    most: MAX_MEMBERS,
    run: (take) => commitTogether(stalls, connection, take(), options),
    served: ({ effects }) => runEffects(effects, options),
    // Lets every caller that just heard ask for its next write, so that they go together again; and lets timers and
    // sockets have their turn when one caller writes on and on.
    rest(size) {
      commits += 1;
      return size > 1 || commits % YIELD_EVERY === 0 ? clock.macrotask() : undefined;
    },
  });

  return {
    write: <T>(body: (tx: WriteTx) => Promise<T>, { foresee }: WriteOptions<T> = {}) =>
      call({ body, foresee }) as Promise<T>,
    drained,
  };
}

async function commitTogether(
  stalls: StallWatch,
  connection: () => Promise<Connection>,
  members: readonly Member[],
  { check }: GroupCommitOptions,
): Promise<readonly Outcome[]> {
  const failAll = (error: unknown) => members.map((): Outcome => ({ ok: false, error }));
  const outcomes: Outcome[] = [];
  const alone = members.length === 1;
  let conn: Connection;
  try {
    conn = await connection();
    const foreseen = alone && (await commitForeseen(stalls, conn, members[0]));
    if (foreseen) return [foreseen];
    await conn.begin('write');
  } catch (error) {
    return failAll(error);
  }
  // Not awaited yet, so that it costs no round trip.
  const checked = check?.(conn);
  let checkError: unknown;
  checked?.catch((error: unknown) => {
    checkError = error;
  });
  try {
    for (const member of members) {
      if (!alone) await conn.savepoint();
      const outcome = await runMember(stalls, conn, member);
      if (!conn.usable || !conn.inTransaction) {
        await conn.rollback();
        return failAll(outcome.ok ? (checkError ?? endedWithoutError(conn)) : outcome.error);
      }
      if (!alone) {
        if (!outcome.ok) await conn.rollbackToSavepoint();
        await conn.release();
      }
      outcomes.push(outcome);
    }
    await checked;
    if (!outcomes.some((outcome) => outcome.ok)) {
      await conn.rollback();
      return outcomes;
    }
    await conn.commit();
  } catch (error) {
    await conn.rollback();
    return failAll(error);
  }
  return outcomes;
}

/** Every statement had its answer and the transaction is gone all the same; COMMIT was not asked for, so nothing is kept. */
function endedWithoutError({ usable }: Connection): Failure {
  if (usable) return fail('database_error', 'The engine ended the transaction', { retry: false });
  return fail('database_unreachable', 'The connection broke before COMMIT', { retry: true, afterMs: 100 });
}

/** Undefined when the body has to run. Only for a member that is alone: members that wait together share their round trips anyway. */
async function commitForeseen(
  stalls: StallWatch,
  conn: Connection,
  member: Member | undefined,
): Promise<Outcome | undefined> {
  if (!conn.atOnce || !member?.foresee) return undefined;
  const foreseen = await member.foresee({
    now: () => conn.now(),
    get: (statement, ...params) => conn.get(statement, params),
    all: (statement, ...params) => conn.all(statement, params),
  });
  if (!foreseen) return undefined;
  const { statement, params, rest, committed } = foreseen;
  if ('body' in rest) return commitWithBody(stalls, conn, foreseen, rest);
  const row = await conn.atOnce(statement, params);
  return row && { ok: true, value: rest.value, effects: [() => committed(row.now_ms)] };
}

/** Nothing is awaited before the body: all that is asked for first travels together. Should one of it fail, so does the rest. */
async function commitWithBody(
  stalls: StallWatch,
  conn: Connection,
  { statement, params, committed }: ForeseenWrite<unknown>,
  { check, body }: ForeseenBody<unknown>,
): Promise<Outcome | undefined> {
  await conn.begin('write');
  let called: Promise<{ now_ms: number } | undefined> | undefined;
  const whole = async (tx: WriteTx) => {
    const checked = check(tx);
    called = conn.atOnce?.(statement, params);
    called?.catch(() => {});
    // Most bodies ask for it, later.
    conn.now().catch(() => {});
    const [value] = await Promise.all([body(tx), checked]);
    return value;
  };
  const outcome = await runMember(stalls, conn, { body: whole, foresee: undefined });
  try {
    const row = await called;
    if (row && outcome.ok) {
      await conn.commit();
      return { ...outcome, effects: [() => committed(row.now_ms), ...outcome.effects] };
    }
    // A refusal is made by the body that runs step by step; a failure of the database would only come again.
    return row && !outcome.ok && outcome.error instanceof Failure ? outcome : undefined;
  } finally {
    await conn.rollback();
  }
}

/** What is committed stays so: neither an effect nor whoever hears of its error can keep the next write waiting. */
function runEffects(effects: readonly (() => void)[], { onEffectError = () => {} }: GroupCommitOptions): void {
  for (const effect of effects) {
    try {
      effect();
    } catch (error) {
      try {
        onEffectError(error);
      } catch {
        continue;
      }
    }
  }
}

async function runMember(stalls: StallWatch, conn: Connection, member: Member): Promise<Outcome> {
  const tx = new MemberTx(stalls, conn);
  try {
    const value = await Promise.race([member.body(tx), tx.stalled]);
    await tx.last;
    // Postgres ends a transaction at the first failing statement, so a body cannot live on with one, caught or not.
    if (tx.failure) return { ok: false, error: tx.failure.error };
    return { ok: true, value, effects: tx.effects };
  } catch (error) {
    return { ok: false, error };
  } finally {
    tx.ended = true;
  }
}

/**
 * Notices a body that awaits anything but its transaction: it would hold the write lock for as long as that takes.
 * Whoever only awaits statements has, when a macrotask comes, either ended or a statement in flight.
 */
class StallWatch {
  current: MemberTx | undefined;
  private readonly clock: Clock;
  private isScheduled = false;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    void this.clock.macrotask().then(() => {
      this.isScheduled = false;
      const { current } = this;
      if (!current || current.ended || current.inFlight > 0) return;
      current.stall(new Bug('a write transaction awaited something other than its own statements'));
    });
  }
}

class MemberTx implements WriteTx {
  readonly effects: (() => void)[] = [];
  readonly stalled: Promise<never>;
  ended = false;
  inFlight = 0;
  stall: (error: Bug) => void = () => {};
  /** Settles with the statement issued last; those before it have settled by then. */
  last: Promise<void> | undefined;
  failure: { readonly error: unknown } | undefined;
  private readonly stalls: StallWatch;
  private readonly conn: Connection;

  constructor(stalls: StallWatch, conn: Connection) {
    this.stalls = stalls;
    this.conn = conn;
    this.stalled = new Promise((_, reject) => {
      this.stall = reject;
    });
    this.stalled.catch(() => {});
    stalls.current = this;
    stalls.schedule();
  }

  private track<T>(call: () => Promise<T>): Promise<T> {
    if (this.ended) return Promise.reject(new Bug('a statement was issued after its transaction had ended'));
    if (this.conn.synchronous) return this.noting(call());
    this.inFlight += 1;
    const settled = () => {
      this.inFlight -= 1;
      if (this.inFlight === 0 && !this.ended) this.stalls.schedule();
    };
    const pending = call();
    this.last = pending.then(settled, (error: unknown) => {
      this.failure ??= { error };
      settled();
    });
    return pending;
  }

  private noting<T>(pending: Promise<T>): Promise<T> {
    pending.catch((error: unknown) => {
      this.failure ??= { error };
    });
    return pending;
  }

  now(): Promise<number> {
    return this.track(() => this.conn.now());
  }

  get<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row | undefined> {
    if (this.conn.synchronous && !this.ended) return this.noting(this.conn.get(statement, params));
    return this.track(() => this.conn.get(statement, params));
  }

  all<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row[]> {
    if (this.conn.synchronous && !this.ended) return this.noting(this.conn.all(statement, params));
    return this.track(() => this.conn.all(statement, params));
  }

  run(statement: Statement, ...params: readonly SqlValue[]): Promise<number> {
    if (this.conn.synchronous && !this.ended) return this.noting(this.conn.run(statement, params));
    return this.track(() => this.conn.run(statement, params));
  }

  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }
}
