// Follows the daemon's changes and says which answers to read again. Continues where it was when the daemon comes back,
// or when the tab is visible again: a browser has few connections for all tabs of one address, so a hidden tab keeps
// none.
import { ClientError } from '../../src/client.ts';
import { client, eventStreams, isAway } from './api.ts';
import { invalidate } from './queries.ts';
import { createStore } from './store.ts';
import { refreshTasks, type SeqRange } from './tasks.ts';

export const isLive = createStore(false);
/** Changes are being followed, or were waited for long enough: an answer read from now on misses none. */
export const isListening = createStore(false);

const TOGETHER_MS = 120;
/** Many agents at once change more often than a user can follow. */
const AT_LEAST_MS = 500;
const LOOK_MS = 1_000;
const HIDDEN_MS = 2_000;
const LONGEST_WAIT_MS = 400;
/** Operations whose answers any change can affect. They declare it themselves, and the build inserts the list. */
declare const LIVE_OPERATIONS: readonly string[];
const WHOLE = new Set(LIVE_OPERATIONS);

/** Runs until the signal fires. */
export function followChanges(signal: AbortSignal): void {
  const tell = createTelling(signal);
  let cursor: string | undefined;
  let running = new AbortController();
  isListening.set(false);

  const follow = async (): Promise<void> => {
    running = new AbortController();
    const stop = AbortSignal.any([signal, running.signal]);
    const isFromNow = cursor === undefined;
    let isFirst = true;
    const stopHearing = eventStreams.subscribe(() => {
      isLive.set(true);
      // Followed from now on: what happened between the last answer and this moment is not known.
      if (isFirst && isFromNow && isListening.get()) everythingAnew();
      isFirst = false;
      isListening.set(true);
    });
    try {
      for await (const event of client().events({ signal: stop, ...(isFromNow ? {} : { after: cursor ?? '' }) })) {
        ({ cursor } = event);
        const { workflow_id: id, first_seq: first, last_seq: last, typed_tokens: tokens } = event.change;
        tell(id, { first, last }, tokens);
      }
    } catch (error) {
      // The cursor belongs to a past that was restored away: everything is read again, and followed from now.
      if (error instanceof ClientError && error.status === 410) cursor = undefined;
    } finally {
      stopHearing();
      isLive.set(false);
    }
  };

  let isBack = false;
  const keepFollowing = async (): Promise<void> => {
    while (!signal.aborted) {
      await untilShown(signal);
      isBack = false;
      await follow();
      if (!signal.aborted && !document.hidden && !isBack) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };

  // The client's pauses grow; a user in front of the page should not have to wait for them.
  const look = setInterval(() => {
    if (isAway.get())
      fetch('/health').then(
        ({ ok }) => ok && isAway.set(false),
        () => {},
      );
  }, LOOK_MS);
  const stopWatching = isAway.subscribe(() => {
    if (isAway.get()) return;
    isBack = true;
    running.abort();
    everythingAnew();
  });
  let hiding: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(hiding);
      if (document.hidden) hiding = setTimeout(() => running.abort(), HIDDEN_MS);
    },
    { signal },
  );
  const waiting = setTimeout(() => isListening.set(true), LONGEST_WAIT_MS);
  signal.addEventListener('abort', () => {
    clearInterval(look);
    clearTimeout(hiding);
    clearTimeout(waiting);
    stopWatching();
    isListening.set(false);
  });
  keepFollowing().catch(() => {});
}

type Tokens = readonly { readonly token_class: string; readonly token_value: string }[];

/** Changes within a short time are reported together. */
function createTelling(signal: AbortSignal): (stream: string, range: SeqRange, tokens: Tokens) => void {
  let pending = new Map<string, SeqRange>();
  let about = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const tell = () => {
    timer = undefined;
    toldAt = performance.now();
    const changed = pending;
    const entities = about;
    pending = new Map();
    about = new Set();
    invalidate((name, { project_id, stream, workflow_id, task_id }) => {
      // The history of one task is searched in the whole project, so it is read again only for that task.
      if (name === 'work.history') return typeof task_id === 'string' && entities.has(task_id);
      const ids = [project_id, stream, workflow_id];
      return WHOLE.has(name) || ids.some((id) => typeof id === 'string' && changed.has(id));
    });
    for (const [projectId, range] of changed) refreshTasks(projectId, range);
  };
  return (stream, { first, last }, tokens) => {
    for (const { token_class, token_value } of tokens) if (token_class === 'entityId') about.add(token_value);
    const known = pending.get(stream);
    pending.set(stream, { first: Math.min(first, known?.first ?? first), last: Math.max(last, known?.last ?? last) });
    timer ??= setTimeout(tell, Math.max(TOGETHER_MS, toldAt + AT_LEAST_MS - performance.now()));
  };
}

function untilShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) {
      resolve();
      return;
    }
    const look = () => {
      if (!document.hidden || signal.aborted) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', look);
  });
}

function everythingAnew(): void {
  invalidate(() => true);
  refreshTasks();
}
