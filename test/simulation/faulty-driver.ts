// The real driver, with everything that can go wrong between a process and its database: turns of others between any
// two calls, death before and after each, errors of the engine and of the disk, and replies to COMMIT that get lost.
import type { Connection, Driver } from '../../src/store/driver.ts';
import { fail } from '../../src/store/contract.ts';
import type { SqlValue, Statement, StorageProbe } from '../../src/store/store.ts';
import type { Life } from './life.ts';

/** Nobody hears what becomes of a call of a dead process. */
const NEVER = new Promise<never>(() => {});
/** No page more than there are: the engine raises it to the size that the file has. */
const FULL = 'PRAGMA max_page_count = 1';
const ROOM = 'PRAGMA max_page_count = 1000000';

const ERRORS = {
  busy: { errcode: 5, says: 'database is locked' },
  ioError: { errcode: 10, says: 'disk I/O error' },
} as const;

/** As the engine throws them, so that the real driver makes of them what it always does. */
export function faultyProbe(life: Life): StorageProbe {
  const dice = life.dice.fork('errors');
  return ({ at, what }) => {
    if (at === 'after' || what === 'close') return;
    const isLocking = what === 'open' || what.startsWith('BEGIN') || what.startsWith('pragma');
    for (const kind of ['busy', 'ioError'] as const) {
      if (kind === 'busy' && !isLocking) continue;
      if (!dice.hit(life.rates[kind])) continue;
      const { errcode, says } = ERRORS[kind];
      life.note(`${kind} at ${short(what)}`);
      life.world.branches.reached(kind === 'busy' ? 'injected: busy' : 'injected: I/O error');
      throw Object.assign(new Error(says), { code: 'ERR_SQLITE_ERROR', errcode, errstr: says });
    }
  };
}

export function faultyDriver(life: Life, real: Driver): Driver {
  return {
    ...real,
    async connect(purpose) {
      await life.storageCall('connect');
      const conn = await real.connect(purpose);
      if (life.isDead) {
        conn.abandon();
        return NEVER;
      }
      life.connections.add(conn);
      await life.storageCall('connected');
      return new FaultyConnection(life, conn);
    },
    // The real one waits for files, which the scheduler knows nothing of.
    backup: () => life.storageCall('backup before an upgrade'),
  };
}

class FaultyConnection implements Connection {
  readonly synchronous: boolean;
  private readonly life: Life;
  private readonly real: Connection;
  private isBroken = false;
  private isFull = false;
  private failsAsFull = false;
  private last: Promise<unknown> = Promise.resolve();
  private nowMs = 0;

  constructor(life: Life, real: Connection) {
    this.life = life;
    this.real = real;
    this.synchronous = life.world.profile.interleaving === undefined;
  }

  get usable(): boolean {
    return !this.isBroken && this.real.usable;
  }

  get inTransaction(): boolean {
    return !this.life.isDead && this.real.inTransaction;
  }

  begin(mode: 'write' | 'read'): Promise<void> {
    return this.call('BEGIN', async () => {
      const isFull = mode === 'write' && this.life.fault('diskFull');
      if (this.synchronous) await this.makeRoom(isFull);
      this.failsAsFull = isFull && !this.synchronous;
      await this.real.begin(mode);
      this.nowMs = await this.real.now();
    });
  }

  /**
   * A full disk is the engine's own doing, which then rolls back by itself as it really does. Where others get between
   * the calls, statements can be in flight meanwhile, as with a server; and a server only refuses the statement.
   */
  private async makeRoom(isFull: boolean): Promise<void> {
    if (isFull === this.isFull) return;
    this.isFull = isFull;
    await this.real.script(isFull ? FULL : ROOM);
  }

  commit(): Promise<void> {
    return this.call('COMMIT', async () => {
      const { life, real } = this;
      if (life.fault('lostReply')) {
        // As on Postgres: the connection broke, and nobody knows whether the server had got it.
        const happened = life.dice.hit(0.5);
        if (happened) {
          await real.commit();
          life.world.committed(life, this.nowMs);
        } else await real.rollback();
        this.isBroken = true;
        life.world.branches.reached(happened ? 'injected: reply lost after COMMIT' : 'injected: COMMIT lost');
        life.note(`reply to COMMIT lost, ${happened ? 'committed' : 'not committed'}`);
        throw fail('commit_unknown', 'The connection broke while committing', { retry: false });
      }
      await real.commit();
      life.world.committed(life, this.nowMs);
    });
  }

  rollback(): Promise<void> {
    return this.call('ROLLBACK', () => this.real.rollback());
  }

  savepoint(): Promise<void> {
    return this.call('SAVEPOINT', () => this.real.savepoint());
  }

  release(): Promise<void> {
    return this.call('RELEASE', () => this.real.release());
  }

  rollbackToSavepoint(): Promise<void> {
    return this.call('ROLLBACK TO', () => this.real.rollbackToSavepoint());
  }

  lockSchema(): Promise<void> {
    return this.call('lock schema', () => this.real.lockSchema());
  }

  now(): Promise<number> {
    return this.call('now', () => this.real.now());
  }

  get<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined> {
    return this.call(statement.text, () => this.real.get(statement, params));
  }

  all<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row[]> {
    return this.call(statement.text, () => this.real.all(statement, params));
  }

  run(statement: Statement, params: readonly SqlValue[]): Promise<number> {
    return this.call(statement.text, async () => {
      if (this.failsAsFull && this.life.dice.hit(0.2)) throw fail('disk_full', 'The disk is full', { retry: false });
      return this.real.run(statement, params);
    });
  }

  script(text: string): Promise<void> {
    return this.call('script', () => this.real.script(text));
  }

  close(): Promise<void> {
    return this.call('close', () => this.real.close());
  }

  abandon(): void {
    this.real.abandon();
  }

  private call<T>(what: string, action: () => Promise<T>): Promise<T> {
    const { life } = this;
    if (!this.synchronous) {
      // One after another, in the order in which they were issued, as on a connection to a server.
      const call = this.last.then(() => this.between(what, action));
      this.last = call.catch(() => {});
      return call;
    }
    return life.survives('before', what) ? this.after(what, action()) : NEVER;
  }

  private async between<T>(what: string, action: () => Promise<T>): Promise<T> {
    await this.life.storageCall(what);
    return this.after(what, action());
  }

  private after<T>(what: string, result: Promise<T>): Promise<T> {
    const { life } = this;
    // Something else of this process may have died meanwhile, and closed this connection under the call.
    const heard = result.catch((error: unknown) => {
      if (life.isDead) return NEVER;
      throw error;
    });
    if (this.synchronous && life.survives('after', what)) return heard;
    return heard.then((value) => (life.survives('after', what) ? value : NEVER));
  }
}

/** Of a statement, what tells it from others. */
export function short(what: string): string {
  const text = what.replaceAll(/\s+/g, ' ');
  const named = /^(?:SELECT .*? FROM|INSERT INTO|UPDATE|DELETE FROM) (\w+)/.exec(text);
  return named ? `${text.split(' ')[0]} ${named[1]}` : text.slice(0, 40);
}
