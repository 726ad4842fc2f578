// What a dialect supplies to the store: connections with transactions, and the errors of its engine made typed.
import type { SqlValue, Statement } from './store.ts';

export interface Connection {
  /** True when every call has finished before it returns, so that nothing can be in flight. */
  readonly synchronous: boolean;
  /** False after the connection or its disk failed: it must be replaced, never used again. */
  readonly usable: boolean;
  /** False when the engine itself rolled the transaction back. */
  readonly inTransaction: boolean;
  begin(mode: 'write' | 'read'): Promise<void>;
  commit(): Promise<void>;
  /** Never throws: what cannot be rolled back is gone with the connection. */
  rollback(): Promise<void>;
  savepoint(): Promise<void>;
  release(): Promise<void>;
  rollbackToSavepoint(): Promise<void>;
  /** Held until the transaction ends: one process changes the schema at a time. */
  lockSchema(): Promise<void>;
  now(): Promise<number>;
  get<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined>;
  all<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row[]>;
  run(statement: Statement, params: readonly SqlValue[]): Promise<number>;
  /**
   * Runs a statement that takes the write lock first, as a transaction of its own or inside one; what is added to the
   * clock goes before its parameters. Undefined when it found something else stored than it rests on, and changed
   * nothing. Absent where it would save nothing.
   */
  atOnce?<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined>;
  /** Several statements without parameters or results; for migrations. */
  script(text: string): Promise<void>;
  close(): Promise<void>;
  /** Closes at once, finishing nothing and sending nothing to the engine. */
  abandon(): void;
}

export interface Driver {
  readonly dialect: 'sqlite' | 'postgres';
  readonly location: string;
  connect(purpose: 'write' | 'read'): Promise<Connection>;
  /** Copies the database. `during` is the open transaction of the caller, where the engine can copy inside it. */
  backup(to: string, during?: Connection): Promise<void>;
  /**
   * Moves the log into the database and cuts it to nothing. False while somebody still reads from it. Absent where the log is not
   * ours to cut.
   */
  emptyLog?(): Promise<boolean>;
  /** Writes the files of tables anew, without rows that nobody sees any more; SQLite its one file. */
  rewrite?(tables: readonly string[]): Promise<void>;
  /**
   * What is wrong with the file, and with the schema that this script would make; empty when sound. `isWhole` says
   * whether the script stands for everything that was ever applied.
   */
  check(schema: string, isWhole: (conn: Connection) => Promise<boolean>): Promise<readonly string[]>;
  /** A name for the backup that an upgrade takes. The suffix is of lower-case letters, digits and underscores. */
  upgradeBackupName(suffix: string): string;
}
