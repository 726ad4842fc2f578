// Postgres by pg, pipelined: statements that are issued together share a round trip. Each domain is a schema.
import pg from 'pg';
import { Bug, Failure, RETRY_NEVER } from '../../base/errors.ts';
import { withoutCredentials } from '../../base/postgres-url.ts';
import { fail } from '../contract.ts';
import { sql, type SqlValue, type Statement, type StorageProbe } from '../store.ts';
import { checkValues } from '../values.ts';
import type { Connection, Driver } from '../driver.ts';
import {
  answerLimitsOf,
  endClient,
  streamOf,
  watchAnswers,
  type AnswerLimits,
  type AnswerWatch,
} from './postgres-answers.ts';
import { SCHEMA_NAME, TABLES, copyAtOnce, copySchema, quoted } from './copy-schema.ts';

export interface PostgresOptions {
  readonly url: string;
  /** The schema that holds this domain. */
  readonly schema: string;
  /** How long a writer waits for the writers of other processes. */
  readonly lockTimeoutMs?: number;
  /** As the URL says, when not given. */
  readonly answers?: AnswerLimits;
  /** Added to the server's clock, in tests. */
  readonly clockOffsetMs?: () => number;
  readonly probe?: StorageProbe;
}

/** A process that is stopped inside a transaction holds up every writer; after this time the server ends it. */
const STUCK_WRITER_MS = 5_000;
/** A reader holds up no writer, and may compute for long between two pages: a verification on a busy machine does. */
const STUCK_READER_MS = 60_000;
/** By this others know who is on the server; a URL may name another one, so it is said afterwards. */
const OURS = 'throughline';
const TRANSACTION_ABORTED = '25P02';
/** What the ledger's own functions raise when something else is stored than they rest on; wrong values, keys, names. */
const OTHERWISE = /^(TL001|22|23|42)/;
const BIGINT = 20;
const TIMESTAMPTZ = 1184;

const NOW = sql<{ now_ms: number }>('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms');

export function postgresDriver(options: PostgresOptions): Driver {
  if (!SCHEMA_NAME.test(options.schema)) throw new Bug(`"${options.schema}" is no schema name`);
  const location = locationOf(options.url, options.schema);
  const connect = async (purpose: 'write' | 'read') => {
    const conn = new PostgresConnection(options, location);
    await conn.connect(purpose);
    return conn;
  };
  return {
    dialect: 'postgres',
    location,
    connect,
    async backup(to, during) {
      if (during) await copySchema(during, options.schema, to);
      else await copyAtOnce(await connect('write'), { [options.schema]: to });
    },
    async check(schema, isWhole) {
      const conn = await connect('read');
      try {
        return await conn.damages(schema, isWhole);
      } finally {
        await conn.rollback();
        await conn.close();
      }
    },
    async rewrite(tables) {
      const conn = await connect('write');
      try {
        for (const table of tables) await conn.script(`VACUUM FULL ${quoted(table)}`);
      } finally {
        await conn.close();
      }
    },
    // Cut where it matters least: the start of the suffix tells two upgrades apart.
    upgradeBackupName: (suffix) => `${options.schema.slice(0, 40)}_${suffix}`.slice(0, 63),
  };
}

interface Part {
  /** `trigger` for rules too: both change what a statement does. */
  readonly kind: 'trigger' | 'function' | 'column';
  readonly of_table: string | null;
  readonly part: string;
}

/**
 * Columns, functions, and the triggers and rules that are switched on, each trigger with the text of its function. A
 * definition names its schema, which is another one here and in the temporary tables, so that name is removed.
 */
const partsOf = (schema: string) => {
  const own = "replace(replace(%, concat(quote_ident(n.nspname), '.'), ''), 'pg_temp.', '')";
  const definition = (text: string) => own.replace('%', text);
  return sql<Part>(
    `WITH n AS (SELECT oid, nspname FROM pg_namespace WHERE oid = ${schema}),
       t AS (SELECT c.oid, c.relname FROM pg_class c JOIN n ON c.relnamespace = n.oid WHERE c.relkind = 'r')
     SELECT 'column' AS kind, t.relname::text AS of_table,
       concat('column ', a.attname, ' ', format_type(a.atttypid, a.atttypmod), ' of table ', t.relname) AS part
     FROM t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
     UNION ALL
     SELECT 'trigger', t.relname, concat('trigger ', g.tgname, ' of table ', t.relname, ': ',
       ${definition('pg_get_triggerdef(g.oid)')}, ' with function ', md5(f.prosrc))
     FROM n, t JOIN pg_trigger g ON g.tgrelid = t.oid JOIN pg_proc f ON f.oid = g.tgfoid
     WHERE NOT g.tgisinternal AND g.tgenabled IN ('O', 'A')
     UNION ALL
     SELECT 'trigger', t.relname, concat('rule ', r.rulename, ' of table ', t.relname, ': ',
       ${definition('pg_get_ruledef(r.oid)')})
     FROM n, t JOIN pg_rewrite r ON r.ev_class = t.oid WHERE r.ev_enabled IN ('O', 'A')
     UNION ALL
     SELECT 'function', NULL, concat('function ', p.proname, '(', ${definition('pg_get_function_arguments(p.oid)')}, ') ',
       md5(concat(l.lanname, ' ', p.prosecdef, ' ', p.proconfig, ' ', p.prosrc)))
     FROM n JOIN pg_proc p ON p.pronamespace = n.oid JOIN pg_language l ON l.oid = p.prolang
     ORDER BY kind DESC, part`,
  );
};
const OWN_PARTS = partsOf('(SELECT oid FROM pg_namespace WHERE nspname = ?)');
const TEMPORARY_PARTS = partsOf('pg_my_temp_schema()');

/** By the text of the migrations: making their tables takes a server longer than all the rest. */
const partsMadeBy = new Map<string, readonly Part[]>();

class PostgresConnection implements Connection {
  readonly synchronous = false;
  usable = true;
  inTransaction = false;
  private readonly options: PostgresOptions;
  private readonly location: string;
  private readonly client: pg.Client;
  private readonly limits: AnswerLimits;
  private readonly answers: AnswerWatch;
  private isSilent = false;
  private readonly texts = new Map<number, string>();
  private nowMs: Promise<number> | undefined;
  private isReading = false;
  /** Why the transaction could not begin; what follows in its pipeline is only told that it did not. */
  private notBegun: unknown;

  constructor(options: PostgresOptions, location: string) {
    this.options = options;
    this.location = location;
    this.limits = options.answers ?? answerLimitsOf(options.url);
    this.client = new pg.Client({
      connectionString: options.url,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: this.limits.connectMs,
      types: { getTypeParser: parserOf },
    });
    this.answers = watchAnswers(this.client, options.url, this.limits, () => {
      this.isSilent = true;
      this.abandon();
    });
    this.client.on('error', () => {
      this.usable = false;
    });
  }

  async connect(purpose: 'write' | 'read'): Promise<void> {
    const stuckMs = purpose === 'write' ? STUCK_WRITER_MS : STUCK_READER_MS;
    const { schema, lockTimeoutMs = 10_000 } = this.options;
    try {
      await this.client.connect();
      const results = await this.answers.over(() =>
        this.client.query(
          `SET search_path = ${quoted(schema)}; SET timezone = 'UTC'; SET synchronous_commit = on;
           SET application_name = '${OURS}';
           SET lock_timeout = ${Math.floor(lockTimeoutMs)}; SET idle_in_transaction_session_timeout = ${stuckMs};
           SET default_transaction_isolation = 'read committed';
           SET plan_cache_mode = force_generic_plan; SELECT pg_backend_pid() AS pid`,
        ),
      );
      const { pid } = (results as unknown as readonly pg.QueryResult<{ pid: number }>[]).at(-1)?.rows[0] ?? {};
      if (pid !== undefined) this.answers.isServedBy(pid);
    } catch (error) {
      this.abandon();
      throw this.typed(error, 'connect');
    }
  }

  // BEGIN and savepoints are not awaited: they travel with the statement that follows. Should one fail, so does that.
  async begin(mode: 'write' | 'read'): Promise<void> {
    this.nowMs = undefined;
    this.notBegun = undefined;
    this.inTransaction = true;
    this.isReading = mode === 'read';
    if (mode === 'read') {
      this.send('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return;
    }
    // One writer at a time per schema, as on SQLite: a writer sees the last word, and no two wait for each other.
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('throughline write ${this.options.schema}', 0))`;
    this.query(`BEGIN; ${lock}`, 'BEGIN', (error) => {
      this.notBegun = error;
    }).catch(() => {});
  }

  async commit(): Promise<void> {
    let tag: string;
    try {
      this.options.probe?.({ at: 'before', what: 'COMMIT' });
      tag = (await this.answers.over(() => this.client.query('COMMIT'))).command;
      this.options.probe?.({ at: 'after', what: 'COMMIT' });
    } catch (error) {
      const typed = this.typed(error, 'COMMIT');
      throw this.usable ? typed : this.commitUnknown(error);
    } finally {
      this.inTransaction = false;
    }
    if (tag !== 'COMMIT')
      throw fail('database_error', `COMMIT ended as ${tag}`, RETRY_NEVER, { database: this.location });
  }

  async rollback(): Promise<void> {
    if (!this.inTransaction) return;
    this.inTransaction = false;
    const ended = this.query('ROLLBACK').then(
      () => {},
      () => {
        this.usable = false;
      },
    );
    // No caller waits for a reader to let go: whatever follows on this connection comes after it.
    if (!this.isReading) await ended;
  }

  async savepoint(): Promise<void> {
    this.send('SAVEPOINT member');
  }

  async release(): Promise<void> {
    this.send('RELEASE SAVEPOINT member');
  }

  async rollbackToSavepoint(): Promise<void> {
    this.send('ROLLBACK TO SAVEPOINT member');
  }

  async lockSchema(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtextextended('throughline ${this.options.schema}', 0))`);
    await this.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(this.options.schema)}`);
  }

  now(): Promise<number> {
    if (!this.inTransaction) this.nowMs = undefined;
    this.nowMs ??= this.get(NOW, []).then((row) => (row?.now_ms ?? 0) + (this.options.clockOffsetMs?.() ?? 0));
    return this.nowMs;
  }

  async get<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined> {
    return (await this.all(statement, params))[0];
  }

  async all<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row[]> {
    return (await this.execute(statement, params)).rows as Row[];
  }

  async run(statement: Statement, params: readonly SqlValue[]): Promise<number> {
    return (await this.execute(statement, params)).rowCount ?? 0;
  }

  async atOnce<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined> {
    const values = [this.options.clockOffsetMs?.() ?? 0, ...params];
    try {
      return (await this.execute(statement, values)).rows[0] as Row | undefined;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Whatever is wrong is said by the same write done step by step.
      if (error.code === 'database_error' && OTHERWISE.test(String(error.details['postgres_code']))) return undefined;
      // Inside a transaction nothing is kept before its COMMIT.
      if (this.usable || this.inTransaction) throw error;
      throw this.commitUnknown(error);
    }
  }

  async script(text: string): Promise<void> {
    await this.query(text, text, undefined, true);
  }

  /** What migrations made and is gone, and what the server cannot read: page checksums are its own business. */
  async damages(schema: string, isWhole: (conn: Connection) => Promise<boolean>): Promise<readonly string[]> {
    await this.begin('read');
    const wanted = partsMadeBy.get(schema) ?? (await this.makeParts(schema));
    partsMadeBy.set(schema, wanted);
    const actual = await this.all(OWN_PARTS, [this.options.schema]);
    const damages = without(wanted, actual).map(({ part }) => `the schema misses what a migration made: ${part}`);
    try {
      for (const { name } of await this.all(TABLES, [this.options.schema])) {
        // The whole row: counting alone may read no more than an index.
        await this.script(`SELECT count(t) FROM ${quoted(this.options.schema)}.${quoted(name)} t`);
      }
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'database_corrupt') throw error;
      damages.push(error.message);
      return damages;
    }
    // Tables beside it may be an embedding program's own, but a trigger on its tables changes what is written there.
    const tables = new Set(wanted.map(({ of_table }) => of_table));
    const foreign = without(actual, wanted).filter(({ kind, of_table }) => kind === 'trigger' && tables.has(of_table));
    // If this query fails, the table that it reads is among those missing.
    const isForeign = foreign.length > 0 && (await isWhole(this).catch(() => true));
    if (isForeign) damages.push(...foreign.map(({ part }) => `the schema holds what no migration made: ${part}`));
    return damages;
  }

  /** In temporary tables that are gone with the savepoint. */
  private async makeParts(schema: string): Promise<readonly Part[]> {
    // A function in there is found only by the name of the schema.
    const script = schema.replaceAll(/^DROP FUNCTION (IF EXISTS )?/gm, 'DROP FUNCTION $1pg_temp.');
    await this.script('SET TRANSACTION READ WRITE');
    await this.script(`SAVEPOINT wanted; SET LOCAL search_path = pg_temp; ${script}`);
    const made = await this.all(TEMPORARY_PARTS, []);
    await this.script('ROLLBACK TO SAVEPOINT wanted');
    return made;
  }

  async close(): Promise<void> {
    if (!this.usable) {
      this.abandon();
      return;
    }
    this.usable = false;
    await endClient(this.client);
  }

  abandon(): void {
    this.usable = false;
    streamOf(this.client).destroy();
  }

  private commitUnknown(error: unknown): Failure {
    return fail(
      'commit_unknown',
      `The connection to ${this.location} broke while committing`,
      { retry: true, afterMs: 100 },
      { database: this.location, ...this.silence() },
      error,
    );
  }

  private execute(statement: Statement<unknown>, params: readonly SqlValue[]): Promise<pg.QueryResult> {
    checkValues(statement, params);
    return this.query({ name: `s${statement.id}`, text: this.textOf(statement), values: [...params] }, statement.text);
  }

  private send(text: string): void {
    this.query(text).catch(() => {});
  }

  /** Every call to the server passes here: probed, and its errors made typed. */
  private async query(
    query: string | pg.QueryConfig,
    what = typeof query === 'string' ? query : (query.text ?? ''),
    onError?: (error: unknown) => void,
    isScript = false,
  ): Promise<pg.QueryResult> {
    const { probe } = this.options;
    probe?.({ at: 'before', what });
    let result: pg.QueryResult;
    try {
      result = await this.answers.over(() => this.client.query(query), isScript);
    } catch (error) {
      const typed = this.typed(error, what);
      // At once: the replies to what follows may have come with this one, and are looked at next.
      onError?.(typed);
      throw typed;
    }
    probe?.({ at: 'after', what });
    return result;
  }

  private textOf(statement: Statement<unknown>): string {
    let text = this.texts.get(statement.id);
    if (text === undefined) {
      let index = 0;
      text = statement.text.replaceAll('?', () => `$${(index += 1)}`);
      this.texts.set(statement.id, text);
    }
    return text;
  }

  private typed(error: unknown, what: string): unknown {
    if (!(error instanceof Error) || error instanceof Failure) return error;
    const code = (error as { code?: string }).code ?? '';
    if (code === TRANSACTION_ABORTED && this.notBegun !== undefined) return this.notBegun;
    const details = { database: this.location, ...(code ? { postgres_code: code } : {}) };
    const because = `${error.message} (${this.location})`;
    const soon = { retry: true, afterMs: 100 } as const;
    if (code === '53100') return fail('disk_full', because, RETRY_NEVER, details, error);
    if (code === '25006' || code === '42501') return fail('read_only', because, RETRY_NEVER, details, error);
    if (code === '55P03' || code === '40P01' || code === '40001')
      return fail('database_busy', because, soon, details, error);
    if (code.startsWith('58')) return fail('storage_io_error', because, RETRY_NEVER, details, error);
    if (code.startsWith('XX00')) return fail('database_corrupt', because, RETRY_NEVER, details, error);
    // Five characters, a digit among them (EPIPE has none), come from a server that is there; else it is the way to it.
    if (/^(?=.*[0-9])[0-9A-Z]{5}$/.test(code) && !/^(08|57P|25P0[34]|53300|28|3D)/.test(code)) {
      return fail('database_error', `${because} in: ${what}`, RETRY_NEVER, details, error);
    }
    if (!isConnectionError(error, code)) return error;
    this.usable = false;
    const { answerMs } = this.limits;
    const said = this.isSilent ? `The server did not answer within ${answerMs} ms (${this.location})` : because;
    return fail('database_unreachable', said, soon, { ...details, ...this.silence() }, error);
  }

  /** For callers that would try again: each try may take as long. */
  private silence(): { readonly silent_ms?: number } {
    return this.isSilent ? { silent_ms: this.limits.answerMs } : {};
  }
}

function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  const known = new Set(others.map(({ part }) => part));
  return parts.filter(({ part }) => !known.has(part));
}

function isConnectionError(error: Error, code: string): boolean {
  return (
    code !== '' ||
    /connection|timeout/i.test(error.message) ||
    error.message.includes('Client was closed') ||
    error.message.includes('not queryable')
  );
}

function parserOf(oid: number): (text: string) => unknown {
  if (oid === BIGINT) return toSafeInteger;
  if (oid === TIMESTAMPTZ) return (text) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid) as (text: string) => unknown;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw fail('database_corrupt', `${text} is larger than any number that is ever written`, RETRY_NEVER);
  }
  return value;
}

function locationOf(url: string, schema: string): string {
  const server = withoutCredentials(url);
  if (server === undefined) throw fail('database_unreachable', 'The URL of the database cannot be read', RETRY_NEVER);
  return `${server} schema ${schema}`;
}
