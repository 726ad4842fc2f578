// Processes that die at a chosen storage call, and the files as such a process leaves them behind.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageProbe } from '../../src/store/store.ts';

/** Memory instead of disk where there is such a folder: a crash of a process loses nothing the system has taken. */
export const FAST_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export class Death extends Error {
  override readonly name = 'Death';
}

export interface Mortal {
  readonly probe: StorageProbe;
  /** How many calls it lived to make, the fatal one among them. */
  readonly calls: number;
  readonly dead: boolean;
  /** The call at which it died. */
  readonly at: string;
  /** Every kind of call it made. */
  readonly seen: ReadonlySet<string>;
}

/** A process that dies at the n-th time its probe is asked, and does nothing more from then on. */
export function mortal(dieAt = Infinity): Mortal {
  let calls = 0;
  let at = '';
  const seen = new Set<string>();
  return {
    seen,
    probe: (call) => {
      if (at !== '') throw new Death('dead');
      calls += 1;
      seen.add(call.what);
      if (calls < dieAt) return;
      at = `${call.at} ${call.what}`;
      throw new Death('dead');
    },
    get calls() {
      return calls;
    },
    get dead() {
      return at !== '';
    },
    get at() {
      return at;
    },
  };
}

export interface Image {
  /** Puts the files back as they were, each a new one: whatever still holds the old ones cannot reach these. */
  putBack(): void;
  drop(): void;
}

/**
 * The files of a folder as they are now. Taken of a dead process it holds what a real one leaves: closing its
 * connections, as the test must, would first tidy up its write-ahead log.
 */
export function takeImage(folder: string): Image {
  const copy = mkdtempSync(join(FAST_FOLDER, 'throughline-image-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
  return {
    putBack() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
      cpSync(copy, folder, { recursive: true });
    },
    drop: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Every fault there is, for hours; otherwise a sample that fits a test run. */
export const ALL_FAULTS = process.env['THROUGHLINE_FAULTS'] === 'all';

/** `count` of the numbers 1 to `total`, evenly spread, both ends among them; all of them when asked for. */
export function spread(total: number, count: number): number[] {
  const all = ALL_FAULTS || total <= count;
  return [
    ...new Set(
      Array.from({ length: all ? total : count }, (_, i) =>
        all ? i + 1 : 1 + Math.round((i * (total - 1)) / (count - 1)),
      ),
    ),
  ];
}
