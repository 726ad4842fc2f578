// Hints that something in a folder changed, from the operating system. They may come late, twice or never, so whoever takes them also looks
// now and then.
import { watch, type FSWatcher } from 'node:fs';

export interface FolderHints {
  /** From now on these folders, and no others; without those below them. One that cannot be watched gives no hints. */
  follow(folders: Iterable<string>): void;
  close(): void;
}

export type OpenFolderHints = (onChange: () => void) => FolderHints;

export const systemFolderHints: OpenFolderHints = (onChange) => {
  const watchers = new Map<string, FSWatcher>();
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  return {
    follow(folders) {
      const wanted = new Set(folders);
      for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder);
      for (const folder of wanted) {
        if (watchers.has(folder)) continue;
        try {
          const watcher = watch(folder, { persistent: false }, () => onChange());
          // As when the folder is removed; it may come again.
          watcher.on('error', () => drop(folder));
          watchers.set(folder, watcher);
        } catch {
          // Not there yet, or too many are watched.
        }
      }
    },
    close() {
      for (const folder of watchers.keys()) drop(folder);
    },
  };
};
