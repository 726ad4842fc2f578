// A program in a process group of its own, so that it ends with everything it started: asked first, then killed.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Clock } from '../../base/clock.ts';

/** How long it may take to end after it was asked to. */
export const GRACE_MS = 5_000;

export interface Watched<Reason> {
  /** Ends it with that reason, unless it has one already or is over. */
  readonly stop: (why: Reason) => void;
  /** Why it is being ended. */
  readonly reason: () => Reason | undefined;
  /** Resolves when it has ended and its output is closed; rejects when it could not be started. */
  readonly ended: Promise<{ readonly code: number | null; readonly killedBy: string | null }>;
}

/** Of a child that was spawned with `detached`. */
export function watchGroup<Reason>(
  child: ChildProcess,
  clock: Clock,
  { timeoutMs, onTimeout }: { readonly timeoutMs: number; readonly onTimeout: () => Reason },
): Watched<Reason> {
  const over = new AbortController();
  let reason: Reason | undefined;
  const stop = (why: Reason) => {
    if (reason !== undefined || over.signal.aborted) return;
    reason = why;
    kill(child, 'SIGTERM');
    void clock.sleep(GRACE_MS, over.signal).then(() => {
      if (!over.signal.aborted) kill(child, 'SIGKILL');
    });
  };
  void clock.sleep(timeoutMs, over.signal).then(() => {
    if (!over.signal.aborted) stop(onTimeout());
  });
  // Processes that it left behind would go on unseen, and keep its output open.
  child.once('exit', () => kill(child, 'SIGKILL'));
  return { stop, reason: () => reason, ended: endOf(child).finally(() => over.abort('over')) };
}

async function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly killedBy: string | null }> {
  const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, killedBy };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended, or the system has no groups.
    child.kill(signal);
  }
}

export function isSpawnError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('spawn');
}
