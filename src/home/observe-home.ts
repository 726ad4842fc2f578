// What can be seen of an open home without changing it: its daemon, its databases and jobs, its backups, and how much room it takes.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolder } from '../store/durable-file.ts';
import { readManifest } from './backup-manifest.ts';
import { leftoversIn } from './diagnose-leftovers.ts';
import type { OpenedHome } from './open-home.ts';

/** More files than that take too long to count while somebody waits. */
const MOST_FILES = 10_000;
const MOST_BACKUPS = 200;

export interface ObserveHomeOptions {
  readonly version: string;
  /** What the running daemon published; undefined before that, and when none runs. */
  readonly findDaemon: () => Promise<
    { readonly url: string; readonly version: string; readonly started_at: string } | undefined
  >;
  /** The kill switches that are on. */
  readonly killScopes: () => Promise<readonly string[]>;
}

export function observeHome(
  { databases, daemonPlace, folder }: Pick<OpenedHome, 'databases' | 'daemonPlace' | 'folder'>,
  { version, findDaemon, killScopes }: ObserveHomeOptions,
) {
  async function daemon() {
    const isRunning = await daemonPlace.isClaimed();
    const found = isRunning ? await findDaemon() : undefined;
    return { isRunning, port: found && portOf(found.url), startedAt: found?.started_at, version: found?.version };
  }

  async function state() {
    let failed = 0;
    const opened = await databases.made(() => (failed += 1));
    const jobs = { ready: 0, running: 0, dead: 0 };
    let fitting = 0;
    for (const database of opened) {
      const counted = await unlessItFails(database.ready().then(() => database.ledger.jobs.states()));
      if (!counted) continue;
      fitting += 1;
      jobs.ready += counted.ready;
      jobs.running += counted.running;
      jobs.dead += counted.dead;
    }
    return { databases: { made: opened.length + failed, fitting }, jobs };
  }

  return {
    folder,
    async service() {
      const [seenDaemon, seenState, backups, scopes] = await Promise.all([
        unlessItFails(daemon()),
        state(),
        folder === undefined ? undefined : unlessItFails(backupsIn(folder)),
        unlessItFails(killScopes()),
      ]);
      return { version, daemon: seenDaemon, ...seenState, backups, killScopes: scopes };
    },
    async sizes(signal: AbortSignal) {
      if (folder === undefined) return { databasesBytes: undefined, blobsBytes: undefined, backupsBytes: undefined };
      return {
        databasesBytes: await sizeOf(folder, signal, (name) => DATABASE_FILE.test(name)),
        blobsBytes: await sizeOf(join(folder, 'blobs'), signal),
        backupsBytes: await sizeOf(join(folder, 'backups'), signal),
      };
    },
  };
}

const DATABASE_FILE = /^[a-z]+\.sqlite(?:-wal|-shm)?$/;

/** One part that cannot be seen does not hide the others. */
function unlessItFails<T>(part: Promise<T>): Promise<T | undefined> {
  return part.catch(() => undefined);
}

function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

/** Folders that `backup` made there, and copies that upgrades and restores kept. */
async function backupsIn(folder: string): Promise<{ count: number; newestAtMs: number | undefined }> {
  const times = (await leftoversIn(folder)).filter(({ kind }) => kind === 'backup').map((each) => each.modified_ms);
  const at = join(folder, 'backups');
  const folders = (await listFolder(at)).filter((entry) => entry.isDirectory()).slice(0, MOST_BACKUPS);
  for (const { name } of folders) {
    const manifest = await unlessItFails(readManifest(join(at, name)));
    if (manifest) times.push(Date.parse(manifest.backed_up_at));
  }
  return { count: times.length, newestAtMs: times.toSorted((a, b) => a - b).at(-1) };
}

/**
 * Of the files in a folder with these names, or of all below it. Undefined if there are too many. Links are not followed, and a file
 * that goes away meanwhile is not counted.
 */
async function sizeOf(
  folder: string,
  signal: AbortSignal,
  isCounted?: (name: string) => boolean,
): Promise<number | undefined> {
  let [bytes, seen] = [0, 0];
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of await listFolder(at)) {
      signal.throwIfAborted();
      seen += 1;
      if (seen > MOST_FILES) return undefined;
      const path = join(at, entry.name);
      if (entry.isDirectory() && !isCounted) waiting.push(path);
      if (!entry.isFile() || isCounted?.(entry.name) === false) continue;
      bytes += (await lstat(path).catch(() => undefined))?.size ?? 0;
    }
  }
  return bytes;
}
