// The kernel of one database: its ledger, and above it the queue, durable workflows and notifications.
import type { AppendWithin } from '../ledger/append/append.ts';
import { openLedger, type Ledger, type LedgerDeps } from '../ledger/ledger.ts';
import { Housekeeping } from './housekeeping.ts';
import { createJobs, jobCounters, type Jobs } from './jobs/jobs.ts';
import { createNotifications, type Notifications } from './notifications/notifications.ts';
import { workflowRegistration } from './workflows/projection.ts';
import { createWorkflows, type Workflows } from './workflows/workflows.ts';

export { createGit } from './git/git.ts';
export type { ChangedFile, CodeState, Git, NoGit } from './git/contract.ts';

export interface Kernel extends Ledger {
  readonly jobs: Jobs;
  readonly workflows: Workflows;
  readonly notifications: Notifications;
  /** Events of a second stream in the transaction of another append, from its option `also`: both are there, or neither. */
  readonly appendWithin: AppendWithin;
  /**
   * Stops workers, listeners and consumers, settles, and signs if a signature is due. The store stays open: its owner
   * closes it.
   */
  close(): Promise<void>;
}

export async function openKernel(deps: LedgerDeps): Promise<Kernel> {
  const { store, clock, ids } = deps;
  const { ledger, internals } = await openLedger({ ...deps, kinds: [...deps.kinds, workflowRegistration] });
  const { appendWithin, registry, signals, metrics, report } = internals;
  const { leases } = ledger;

  // Each is created on first use: most commands need none of them.
  jobCounters(deps.metrics);
  const notifications = once(() =>
    createNotifications({ store, clock, ids, registry, leases, metrics, signals, report }),
  );
  const queue = once(() => {
    const onBackgroundError = deps.onBackgroundError ?? (() => {});
    const created = createJobs({
      store,
      clock,
      ids,
      appendWithin,
      leases,
      metrics: deps.metrics,
      signals,
      onBackgroundError,
    });
    const { internals: inside, ...jobs } = created;
    return { inside, jobs };
  });
  const workflows = once(() =>
    createWorkflows({
      store,
      clock,
      append: (stream, what, options) => ledger.append(stream, what, options),
      read: (stream, page) => ledger.read(stream, page),
      restore: (stream) => ledger.restore(stream),
      leases,
      jobs: queue.get().jobs,
      queue: queue.get().inside,
      metrics,
      signals,
    }),
  );
  const housekeeping = once(
    () => new Housekeeping({ store, jobs: queue.get().jobs, clock, sweepBlobs: () => ledger.sweepBlobs(), report }),
  );
  let isClosed = false;
  internals.onBlobsReplaced(() => {
    // Also runs after the last merge of a closing process, which schedules a sweep and leaves it to others.
    const keeper = housekeeping.get();
    if (isClosed) keeper.close();
    return keeper.blobsReplaced();
  });

  return {
    ...ledger,
    appendWithin,
    get jobs() {
      return queue.get().jobs;
    },
    get workflows() {
      return workflows.get();
    },
    get notifications() {
      return notifications.get();
    },
    async close() {
      // The last merge may find a sweep due: a home that only short commands use is swept too.
      await ledger.settled();
      isClosed = true;
      housekeeping.made()?.close();
      await queue.made()?.inside.close();
      await notifications.made()?.close();
      await ledger.close();
    },
  };
}

interface Once<T> {
  get(): T;
  /** Undefined if it was never used. */
  made(): T | undefined;
}

function once<T>(make: () => T): Once<T> {
  let made: T | undefined;
  return { get: () => (made ??= make()), made: () => made };
}
