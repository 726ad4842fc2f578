// Ends what an earlier process of the same run left behind on this machine. A command carries its run's id in its
// environment, so that no record of process ids can go stale and no process of anything else is ever ended.
import { readdir, readFile } from 'node:fs/promises';
import type { Clock } from '../../base/clock.ts';

/** The variable by which a command, and every process that it starts, is known. */
export const RUN_VARIABLE = 'THROUGHLINE_RUN_ID';

const POLL_MS = 50;

/** Resolves when none is left. Where the system has no /proc, nothing is found. */
export async function endLeftBehind(runId: string, clock: Clock, graceMs: number): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const groups = await groupsOf(runId);
    if (groups.length === 0) return;
    if (waitedMs === 0) signal(groups, 'SIGTERM');
    if (waitedMs >= graceMs) signal(groups, 'SIGKILL');
    // One that cannot be ended, as in an uninterruptible wait, must not keep the step waiting for ever.
    if (waitedMs >= 2 * graceMs) return;
    await clock.sleep(POLL_MS);
  }
}

async function groupsOf(runId: string): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map((pid) => groupOf(pid, runId)));
  const own = await readGroup('self').catch(() => undefined);
  // Group 1 and below mean other things to `kill`.
  return [...new Set(found)].filter((group) => group !== undefined && group > 1 && group !== own) as number[];
}

/** The process group of a process that belongs to the run. Other users' processes cannot be read. */
async function groupOf(pid: string, runId: string): Promise<number | undefined> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    if (!environment.split('\0').includes(`${RUN_VARIABLE}=${runId}`)) return undefined;
    return await readGroup(pid);
  } catch {
    return undefined;
  }
}

async function readGroup(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything: state, parent, group.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function signal(groups: readonly number[], name: NodeJS.Signals): void {
  for (const group of groups) {
    try {
      process.kill(-group, name);
    } catch {
      // It has ended.
    }
  }
}
