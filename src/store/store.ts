// The one small interface behind which SQLite and Postgres stand. A body passed to `write` may await nothing but
// its transaction; statements issued together without awaiting each travel together.

export type SqlValue = string | number | null;

/** A statement written once for both dialects, with `?` for parameters. Compiled and cached by identity. */
export interface Statement<Row = never> {
  readonly id: number;
  readonly text: string;
  readonly row?: Row;
}

let statements = 0;

/** Declares a statement at module level. `Row` is what a returned row looks like. */
export function sql<Row = never>(text: string): Statement<Row> {
  statements += 1;
  return { id: statements, text };
}

export interface ReadTx {
  /** The store's time when the transaction began: the clock that decides expiry. */
  readonly nowMs: number;
  get<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row | undefined>;
  all<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row[]>;
}

export interface WriteTx extends ReadTx {
  /** Returns how many rows changed. */
  run(statement: Statement, ...params: readonly SqlValue[]): Promise<number>;
  /** The commit this transaction shares with others that waited with it; the same object for all of them. */
  readonly group: object;
  /** Runs once the commit is durable, before the caller hears of it. Must not throw. */
  afterCommit(effect: () => void): void;
}

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Where this database is, for messages: a path, or a URL without its credentials. */
  readonly location: string;
  /** The time that decides expiry: the injected clock on SQLite, the server's on Postgres. */
  now(): Promise<number>;
  /** One consistent snapshot, never blocked by writers. */
  read<T>(body: (tx: ReadTx) => Promise<T>): Promise<T>;
  /** Commits durably before it resolves; a throw rolls back this body only. Bodies that wait together share a commit. */
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
  /** A consistent copy of the whole database at a new path (SQLite) or in a new schema (Postgres). */
  backup(to: string): Promise<void>;
  close(): Promise<void>;
}

/** Called before and after every call that reaches the database or the disk. Throwing stands for the process dying there. */
export type StorageProbe = (call: { readonly at: 'before' | 'after'; readonly what: string }) => void;
