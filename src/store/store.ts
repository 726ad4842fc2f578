// The one small interface behind which SQLite and Postgres stand. A body passed to `write` may await nothing but
// its transaction; statements issued together, without awaiting each, travel together.

export type SqlValue = string | number | null;

/** A statement written once for both dialects, with `?` for parameters. Prepared once per connection. */
export interface Statement<Row = never> {
  readonly id: number;
  readonly text: string;
  readonly parameters: number;
  /** Makes a row from the values of its columns, in their order. Worth it where many rows or every append pass. */
  readonly map: RowMap<Row> | undefined;
  /** Exists for the type checker only. */
  readonly row?: Row;
}

/** Its parameter is a tuple of the columns' types, which only the statement's text knows. */
export type RowMap<Row> = (values: never) => Row;

let declared = 0;

/**
 * Declares a statement, at module level. `Row` is what a returned row looks like. A text that is a function is made on first
 * use: a hook declares many statements and uses few of them.
 */
export function sql<Row = never>(
  text: string | (() => string),
  options: { readonly map?: RowMap<Row> } = {},
): Statement<Row> {
  declared += 1;
  return new DeclaredStatement(declared, text, options.map);
}

class DeclaredStatement<Row> implements Statement<Row> {
  readonly id: number;
  readonly map: RowMap<Row> | undefined;
  #text: string | (() => string);
  #parameters: number | undefined;

  constructor(id: number, text: string | (() => string), map: RowMap<Row> | undefined) {
    this.id = id;
    this.#text = text;
    this.map = map;
  }

  get text(): string {
    if (typeof this.#text === 'function') this.#text = this.#text();
    return this.#text;
  }

  get parameters(): number {
    return (this.#parameters ??= countParameters(this.text));
  }
}

function countParameters(text: string): number {
  let count = 0;
  for (let at = text.indexOf('?'); at !== -1; at = text.indexOf('?', at + 1)) count += 1;
  return count;
}

export interface ReadTx {
  /** The time that decides expiry, taken once per transaction: after the locks that were asked for before it. */
  now(): Promise<number>;
  get<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row | undefined>;
  all<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row[]>;
}

export interface WriteTx extends ReadTx {
  /** Returns how many rows changed. */
  run(statement: Statement, ...params: readonly SqlValue[]): Promise<number>;
  /** Runs once the commit is durable, before the caller gets its result. If it throws, the write still stands. */
  afterCommit(effect: () => void): void;
}

/**
 * A write that its caller worked out beforehand. Its statement takes the write lock, and changes nothing when something
 * else is stored than what the caller rested on.
 */
export interface ForeseenWrite<T> {
  readonly statement: Statement<{ now_ms: number }>;
  readonly params: readonly SqlValue[];
  /** The answer where the statement is the whole transaction; else what goes before and behind it in its transaction. */
  readonly rest: { readonly value: T } | ForeseenBody<T>;
  /** Runs once the commit is durable, as an effect does, with the time that the statement returned. */
  readonly committed: (nowMs: number) => void;
}

/**
 * Both run under the write lock. When one of them throws anything but a failure of the database, nothing is written, and
 * the write is done step by step.
 */
export interface ForeseenBody<T> {
  /** Reads again what the caller has read without the lock, before the statement; throws when an answer differs. */
  readonly check: (tx: ReadTx) => Promise<void>;
  readonly body: (tx: WriteTx) => Promise<T>;
}

export interface WriteOptions<T> {
  /**
   * Asked when the turn has come, where that saves round trips; `look` reads what is stored now, without any lock. The
   * body runs when nothing can be foreseen, or something else came.
   */
  readonly foresee?: (look: ReadTx) => Promise<ForeseenWrite<T> | undefined>;
}

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Where this database is, for messages: a path, or a URL without its credentials. */
  readonly location: string;
  /** The format of the database as this process knows it: a write to a newer one is refused. */
  readonly format: number;
  /** One consistent snapshot, never blocked by writers. */
  read<T>(body: (tx: ReadTx) => Promise<T>): Promise<T>;
  /**
   * One writer at a time per database, in every process. Durable when it resolves; a throw rolls back this body only.
   * Bodies that wait together share a commit.
   */
  write<T>(body: (tx: WriteTx) => Promise<T>, options?: WriteOptions<T>): Promise<T>;
  /** Resolves if the database answers and has the format that this process knows. Refuses `database_newer`. */
  ready(): Promise<void>;
  /** A consistent copy of the whole database: at a new path (SQLite), or in a new schema (Postgres). */
  backup(to: string): Promise<void>;
  /**
   * After texts were erased: the log that may still hold them is emptied. `in_use` while another process reads from it; a server
   * keeps its own log, and cleans its pages when it will.
   */
  emptyLog(): Promise<'emptied' | 'in_use' | 'of_the_server'>;
  /**
   * After texts were erased: a server keeps old rows in a table's file until it is written anew, which this does; of a SQLite file all of it,
   * which overwrites what it deletes, but where a process of before did not. `in_use` where others kept it from that, or there was no room.
   */
  rewrite(tables: readonly string[]): Promise<'rewritten' | 'in_use' | 'unneeded'>;
  /** What the engine itself finds wrong with its file, in its words; empty when sound. */
  check(): Promise<readonly string[]>;
  /** Waits for pending calls, then closes the database. */
  close(): Promise<void>;
  /** Closes at once and finishes nothing, as a dying process would. */
  abandon(): void;
}

/** Called before and after every call that reaches the database or the disk. A probe that throws simulates a crash. */
export type StorageProbe = (call: { readonly at: 'before' | 'after'; readonly what: string }) => void;
