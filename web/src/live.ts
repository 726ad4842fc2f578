// Follows the daemon's changes and says what to ask again. Goes on where it was when the daemon comes back.
import { ClientError } from '../../src/client.ts';
import { client, isAway } from './api.ts';
import { invalidate } from './queries.ts';
import { createStore } from './store.ts';
import { refreshTasks, type SeqRange } from './tasks.ts';

export const isLive = createStore(false);

const TOGETHER_MS = 120;
const LOOK_MS = 1_000;
/** Read from the ledger as a whole, so every change concerns them. */
const WHOLE = new Set(['ledger.status', 'ledger.list_streams', 'ledger.list_jobs', 'ledger.list_workflows']);

/** Until the signal fires. */
export function followChanges(signal: AbortSignal): void {
  let cursor: string | undefined;
  let pending = new Map<string, SeqRange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  const tell = () => {
    timer = undefined;
    const changed = pending;
    pending = new Map();
    invalidate((name, { project_id, stream, workflow_id }) => {
      if (WHOLE.has(name) || name === 'work.list_projects') return true;
      return [project_id, stream, workflow_id].some((id) => typeof id === 'string' && changed.has(id));
    });
    for (const [projectId, range] of changed) refreshTasks(projectId, range);
  };

  const follow = async (): Promise<void> => {
    running = new AbortController();
    const stop = AbortSignal.any([signal, running.signal]);
    try {
      const events = client().events({ signal: stop, ...(cursor === undefined ? {} : { after: cursor }) });
      isLive.set(true);
      for await (const event of events) {
        cursor = event.cursor;
        const { workflow_id: id, first_seq: first, last_seq: last } = event.change;
        const known = pending.get(id);
        pending.set(id, { first: Math.min(first, known?.first ?? first), last: Math.max(last, known?.last ?? last) });
        timer ??= setTimeout(tell, TOGETHER_MS);
      }
    } catch (error) {
      // A past that is no more: everything is read anew, and followed from now.
      if (error instanceof ClientError && error.status === 410) cursor = undefined;
    } finally {
      isLive.set(false);
    }
  };

  const keepFollowing = async (): Promise<void> => {
    while (!signal.aborted) {
      await follow();
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      everythingAnew();
    }
  };

  // The client waits longer and longer; a person in front of the page should not have to.
  const look = setInterval(() => {
    if (!isAway.get()) return;
    fetch('/health').then(
      (response) => {
        if (!response.ok) return;
        isAway.set(false);
        running.abort();
      },
      () => {},
    );
  }, LOOK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(look);
    clearTimeout(timer);
  });
  keepFollowing().catch(() => {});
}

function everythingAnew(): void {
  invalidate(() => true);
  refreshTasks();
}
