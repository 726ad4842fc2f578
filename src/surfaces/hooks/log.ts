// The hooks' log: why a hook gave no answer. It is in the user's own folder, readable by the user alone, and never
// larger than twice its limit. If it cannot be written, the hook continues silently.
import { closeSync, constants, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { withoutTokens } from '../../base/secrets/known-token.ts';
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { PLAINLY, refuseIrregular } from '../../base/regular-file.ts';

const MOST_BYTES = 256 * 1024;
/** Limit of one field: a line cut anywhere else would not be JSON. */
const MOST_TEXT = 1_000;

export type HookLog = (what: string, error?: unknown) => void;

export function createHookLog(folder: string, agent: string, clock: Clock): HookLog {
  return (what, error) => {
    try {
      const path = join(folder, 'hooks.log');
      const message =
        error === undefined
          ? {}
          : { error: error instanceof Error ? cut(error.message) : 'something that is no error was thrown' };
      const line = { time: toTimestamp(clock.now()), agent: agent.slice(0, 50), what: cut(what), ...message };
      append(folder, path, `${JSON.stringify(line)}\n`);
    } catch {
      // There is no place to report it.
    }
  };
}

function cut(given: string): string {
  const text = withoutTokens(given);
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}

function append(folder: string, path: string, line: string): void {
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | PLAINLY, 0o600);
  try {
    const stats = fstatSync(file);
    refuseIrregular(path, stats);
    if (stats.size > MOST_BYTES) renameSync(path, `${path}.1`);
    writeSync(file, line);
  } finally {
    closeSync(file);
  }
}
