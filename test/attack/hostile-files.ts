// Files that are none: what a repository, an archive or another user may put where a program expects one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, closeSync, ftruncateSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

export interface HostileFile {
  readonly name: string;
  /** Puts it there; nothing is there yet. */
  put(path: string): void;
}

export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'a FIFO', put: (path) => void execFileSync('mkfifo', [path]) },
  { name: 'a link to an endless device', put: (path) => symlinkSync('/dev/zero', path) },
  { name: 'a folder', put: (path) => mkdirSync(path) },
  { name: 'a link to itself', put: (path) => symlinkSync(path, path) },
  { name: 'a link to nothing', put: (path) => symlinkSync(`${path}.none`, path) },
  {
    name: 'a sparse file of 6 GB',
    put(path) {
      const file = openSync(path, 'w', 0o600);
      ftruncateSync(file, 6_000_000_000);
      closeSync(file);
    },
  },
  { name: 'a socket', put: putSocket },
  { name: 'an empty file', put: (path) => writeFileSync(path, '', { mode: 0o600 }) },
  { name: 'bytes of no form', put: (path) => writeFileSync(path, Buffer.alloc(9_000, 0xa5), { mode: 0o600 }) },
  { name: 'nested JSON', put: (path) => writeFileSync(path, '['.repeat(500_000), { mode: 0o600 }) },
];

/** Stays after the process that made it has gone; a path that is too long for one becomes a FIFO. */
function putSocket(path: string): void {
  const script = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  try {
    execFileSync(process.execPath, ['-e', script, path], { stdio: 'ignore' });
  } catch {
    // It was killed, as it should be.
  }
}

/** Puts it in the place of a file, and gives the way back. */
export function exchange(path: string, hostile: HostileFile): () => void {
  const away = `${path}.away`;
  renameSync(path, away);
  hostile.put(path);
  return () => {
    rmSync(path, { recursive: true, force: true });
    renameSync(away, path);
  };
}
