// Signals between processes that use one SQLite file: a writer touches a file of its own after COMMIT, others watch it.
// Watching the WAL would wake readers before there is anything to see. A poll of `data_version` finds lost hints.
import { closeSync, constants, fstatSync, futimesSync, openSync, statSync, watch, type FSWatcher } from 'node:fs';
import type { Clock } from '../../base/clock.ts';
import { localSignals, type Signals } from '../signals.ts';
import { sql } from '../store.ts';
import type { Connection, Driver } from '../driver.ts';

export interface SqliteSignalsOptions {
  /** The file that is touched. It holds nothing; its folder must exist. */
  readonly path: string;
  readonly driver: Driver;
  readonly clock: Clock;
  /** Called when the file cannot be touched or watched. Nothing is lost, but other processes notice commits later. */
  readonly onError?: (error: unknown) => void;
}

const NET_MS = 1_000;
const DATA_VERSION = sql<{ data_version: number }>('PRAGMA data_version');

export function createSqliteSignals({ path, driver, clock, onError = () => {} }: SqliteSignalsOptions): Signals {
  const local = localSignals();
  const file = touchable(path);
  let watching: AbortController | undefined;
  let watchers = 0;
  let netEnded: Promise<unknown> = Promise.resolve();
  /** Touched in this turn of the event loop, and perhaps asked for again since. */
  let turn: { isAskedAgain: boolean } | undefined;
  let isClosed = false;

  const touch = (): void => {
    try {
      file.touch(clock.now());
    } catch (error) {
      onError(error);
    }
  };

  /** The first of a turn at once, because a waiting process is asleep; the others together in the next turn. */
  const touchOncePerTurn = (): void => {
    if (turn) {
      turn.isAskedAgain = true;
      return;
    }
    touch();
    const current = { isAskedAgain: false };
    turn = current;
    void clock.macrotask().then(() => {
      if (turn !== current) return;
      turn = undefined;
      if (current.isAskedAgain) touchOncePerTurn();
    });
  };

  /** `data_version` changes with every commit of another connection, also where a writer did not touch the file. */
  const net = async (signal: AbortSignal): Promise<void> => {
    const watched = watchedFile(path, file, () => local.raise(), onError);
    let connection: Connection | undefined;
    let seen: number | undefined;
    while (!signal.aborted) {
      watched.renew();
      try {
        connection ??= await driver.connect('read');
        const version = (await connection.get(DATA_VERSION, []))?.data_version;
        if (version !== seen) local.raise();
        seen = version;
      } catch (error) {
        onError(error);
        connection?.abandon();
        connection = undefined;
      }
      await clock.sleep(NET_MS, signal);
    }
    watched.close();
    await connection?.close();
  };

  const stopWatching = (): void => {
    watching?.abort();
    watching = undefined;
  };

  return {
    raise() {
      local.raise();
      if (!isClosed) touchOncePerTurn();
    },
    watch(listener) {
      const unwatch = local.watch(listener);
      watchers += 1;
      if (!watching && !isClosed) {
        watching = new AbortController();
        netEnded = Promise.all([netEnded, net(watching.signal)]);
      }
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        unwatch();
        watchers -= 1;
        if (watchers === 0) stopWatching();
      };
    },
    async close() {
      isClosed = true;
      stopWatching();
      // A touch requested in this turn must happen before the process ends.
      if (turn?.isAskedAgain) touch();
      turn = undefined;
      await netEnded;
      file.close();
    },
  };
}

interface TouchableFile {
  touch(nowMs: number): void;
  /** Creates the file if it is missing. Throws if something other than a file has its name. */
  open(): number;
  close(): void;
}

/** Kept open: a touch is then one call, and costs microseconds. */
function touchable(path: string): TouchableFile {
  let fd: number | undefined;
  const close = (): void => {
    if (fd !== undefined) closeSync(fd);
    fd = undefined;
  };
  const open = (): number => {
    // A person may have removed it; watchers then watch a new one.
    if (fd !== undefined && fstatSync(fd).nlink === 0) close();
    const { O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = constants;
    // Refuses a link to elsewhere and a pipe without a reader.
    fd ??= openSync(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    return fd;
  };
  return {
    open,
    close,
    touch(nowMs) {
      const seconds = nowMs / 1_000;
      futimesSync(open(), seconds, seconds);
    },
  };
}

function watchedFile(
  path: string,
  file: TouchableFile,
  onTouch: () => void,
  onError: (error: unknown) => void,
): { readonly renew: () => void; readonly close: () => void } {
  let watcher: FSWatcher | undefined;
  let inode: number | undefined;
  let hasFailed = false;
  const close = (): void => {
    watcher?.close();
    watcher = undefined;
  };
  const renew = (): void => {
    file.open();
    const { ino } = statSync(path);
    if (watcher && ino === inode) return;
    close();
    watcher = watch(path, onTouch);
    watcher.on('error', close);
    inode = ino;
  };
  return {
    close,
    /** Also watches the new file if the old one was removed. Reported once: the poll finds what it misses. */
    renew(): void {
      try {
        renew();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError(error);
        hasFailed = true;
      }
    },
  };
}
