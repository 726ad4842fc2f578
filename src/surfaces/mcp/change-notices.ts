// Turns changes in the ledger into notifications for subscribers of resources.
import type { Clock } from '../../base/clock.ts';
import type { Change, Changes } from './contract.ts';
import { CHECKPOINT_URI, HANDSHAKE_URI, NEXT_URI, TASKS_URI, TASK_URI } from './resource-uris.ts';

/** What several changes together have touched. */
export interface Notices {
  readonly uris: readonly string[];
  /** Not all of the tasks that changed are known. */
  readonly isAnyTask: boolean;
}

export function noticesOf(changes: readonly Change[]): Notices {
  const taskIds = new Set(changes.flatMap((change) => change.taskIds ?? []));
  return {
    uris: [
      ...[NEXT_URI, HANDSHAKE_URI, TASKS_URI],
      ...[...taskIds].flatMap((id) => [`${TASK_URI}${id}`, `${CHECKPOINT_URI}${id}`]),
    ],
    isAnyTask: changes.some((change) => change.taskIds === undefined),
  };
}

/** A task named by its number may be any that changed: one notification too many does no harm. */
export function isTouched(uri: string, { uris, isAnyTask }: Notices): boolean {
  if (uris.includes(uri)) return true;
  const id = [TASK_URI, CHECKPOINT_URI].find((start) => uri.startsWith(start));
  return id !== undefined && (isAnyTask || !uri.slice(id.length).includes('-'));
}

/** One notification for a burst of changes. */
const TOGETHER_MS = 50;

export interface Watch {
  /** No change is missed after this resolves. A subscriber waits for it. */
  readonly live: Promise<void>;
  stop(): Promise<void>;
}

export function watchChanges(
  { changes, clock }: { readonly changes?: Changes; readonly clock: Clock },
  tell: (notices: Notices) => void,
  report: (error: unknown) => void,
): Watch {
  if (!changes) return { live: Promise.resolve(), stop: async () => undefined };
  const stopping = new AbortController();
  let waiting: Change[] = [];
  const tellLater = async () => {
    await clock.sleep(TOGETHER_MS, stopping.signal);
    const together = waiting;
    waiting = [];
    if (!stopping.signal.aborted) tell(noticesOf(together));
  };
  const hear = (change: Change) => {
    waiting.push(change);
    if (waiting.length === 1) tellLater().catch(report);
  };
  const subscribed = changes.subscribe(hear).catch((error: unknown) => {
    report(error);
    return () => undefined;
  });
  return {
    live: subscribed.then(() => undefined),
    async stop() {
      stopping.abort();
      (await subscribed)();
    },
  };
}
