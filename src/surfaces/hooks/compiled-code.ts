// A program together with what V8 compiled of it in earlier runs, kept in the user's cache folder. Node's own cache holds only
// what is compiled before the program runs, which is the smaller part.
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { Script } from 'node:vm';
import { PLAINLY } from '../../base/regular-file.ts';

export interface CompiledProgram {
  /** What the program exports. */
  readonly run: () => unknown;
  /** Keeps what is compiled by now, unless a run that went this way has kept it before. */
  readonly keep: (way: string) => void;
}

/** What the program may require; a test holds its bundle to them. */
const MODULES = {
  'node:fs': process.getBuiltinModule('node:fs'),
  'node:os': process.getBuiltinModule('node:os'),
  'node:path': process.getBuiltinModule('node:path'),
};

/** A kept file begins with these bytes: which program it is of, and which ways through it are compiled. */
const HEADER_BYTES = 512;
/** Ten times what is kept. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The program is a function of `require` and `exports`; its first line says what its code is, and changes with it. */
export function openCompiled(program: string, cacheFolder: string | undefined): CompiledProgram {
  // Latin 1, because the build leaves only ASCII in it, which V8 then reads at once.
  const code = readFileSync(program, 'latin1');
  const id = code.slice(0, code.indexOf('\n'));
  // Of every Node its own: what another one compiled is refused.
  const path = cacheFolder && `${cacheFolder}/hook-${process.version}-${process.arch}.code`;
  const kept = path === undefined ? undefined : readKept(path, id);
  const script = new Script(code, { filename: program, cachedData: kept?.data });
  const ways = kept && script.cachedDataRejected !== true ? kept.ways : [];
  return {
    run() {
      const exported = {};
      const load = (name: keyof typeof MODULES) => MODULES[name];
      (script.runInThisContext() as (require: typeof load, exports: object) => void)(load, exported);
      return exported;
    },
    keep(way) {
      if (path === undefined || cacheFolder === undefined || ways.includes(way)) return;
      try {
        write(cacheFolder, path, `${id} ${[...ways, way].join(' ')}`.padEnd(HEADER_BYTES), script);
      } catch {
        // The next hook compiles the program again.
      }
    },
  };
}

interface Kept {
  readonly data: Buffer;
  readonly ways: readonly string[];
}

/** V8 does not look whether what it is given is whole, and would crash: it is kept twice, and both must be the same. */
function readKept(path: string, id: string): Kept | undefined {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | PLAINLY);
  } catch {
    return undefined;
  }
  try {
    if (!isOwn(fstatSync(file))) return undefined;
    const bytes = readFileSync(file);
    const [whose, ...ways] = bytes.toString('latin1', 0, HEADER_BYTES).trimEnd().split(' ');
    const half = (bytes.length - HEADER_BYTES) / 2;
    const data = bytes.subarray(HEADER_BYTES, HEADER_BYTES + half);
    const isWhole = half > 0 && data.equals(bytes.subarray(HEADER_BYTES + half));
    return isWhole && whose === id ? { data, ways } : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** What others can write is no code of the user's. */
function isOwn(stats: Stats): boolean {
  if (!stats.isFile() || stats.size > MOST_BYTES) return false;
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}

/** Made aside and moved into place, so that no other hook reads half of it. */
function write(folder: string, path: string, header: string, script: Script): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = mkdtempSync(`${path}-`);
  try {
    const data = script.createCachedData();
    writeFileSync(`${aside}/code`, Buffer.concat([Buffer.from(header, 'latin1'), data, data]), { mode: 0o600 });
    renameSync(`${aside}/code`, path);
  } finally {
    rmSync(aside, { recursive: true });
  }
}
