// One check of the doctor: what it found and, unless all is well, what to do.

/** `skipped`: not checked, because of what another check found. */
export type CheckStatus = 'ok' | 'warn' | 'fail' | 'skipped';

export interface Check {
  readonly name: string;
  readonly status: CheckStatus;
  readonly found: string;
  readonly fix?: string;
  /** The paths it is about, if it is about files. */
  readonly paths?: readonly string[];
}

/** Of the paths that a check is about. */
export const MOST_LISTED = 20;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const MEBIBYTE = 1024 * 1024;

export const ok = (name: string, found: string): Check => ({ name, status: 'ok', found });
export const warn = (name: string, found: string, fix: string): Check => ({ name, status: 'warn', found, fix });
export const fail = (name: string, found: string, fix: string): Check => ({ name, status: 'fail', found, fix });
export const skipped = (name: string, found: string): Check => ({ name, status: 'skipped', found });

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

export function sizeOf(bytes: number): string {
  const mebibytes = bytes / MEBIBYTE;
  return mebibytes >= 1024 ? `${(mebibytes / 1024).toFixed(1)} GiB` : `${mebibytes.toFixed(1)} MiB`;
}

export function durationOf(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  if (ms >= 2 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} hours`;
  if (ms >= 2 * 60_000) return `${Math.floor(ms / 60_000)} minutes`;
  return `${Math.floor(ms / 1_000)} seconds`;
}

/** Quoted for a shell: a user who copies the line runs exactly these words. */
export function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
