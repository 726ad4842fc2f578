// The kernel of one database: its ledger, and above it the queue, durable workflows and notifications.
import { openLedger, type Ledger, type LedgerDeps } from '../ledger/ledger.ts';
import { Housekeeping } from './housekeeping.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createNotifications, type Notifications } from './notifications/notifications.ts';
import { workflowRegistration } from './workflows/projection.ts';
import { createWorkflows, type Workflows } from './workflows/workflows.ts';

export interface Kernel extends Ledger {
  readonly jobs: Jobs;
  readonly workflows: Workflows;
  readonly notifications: Notifications;
  /** Stops workers, listeners and consumers, settles, and signs when that is due. The store stays open: it is its owner's. */
  close(): Promise<void>;
}

export async function openKernel(deps: LedgerDeps): Promise<Kernel> {
  const { store, clock, ids } = deps;
  const { ledger, internals } = await openLedger({ ...deps, kinds: [...deps.kinds, workflowRegistration] });
  const { appendWithin, registry, signals, metrics, report } = internals;
  const { leases } = ledger;

  const notifications = createNotifications({ store, clock, ids, registry, leases, metrics, signals, report });
  const { internals: queue, ...jobs } = createJobs({
    store,
    clock,
    ids,
    appendWithin,
    leases,
    metrics: deps.metrics,
    signals,
    onBackgroundError: deps.onBackgroundError ?? (() => {}),
  });
  const workflows = createWorkflows({
    store,
    clock,
    append: (stream, what, options) => ledger.append(stream, what, options),
    read: (stream, page) => ledger.read(stream, page),
    leases,
    jobs,
    queue,
    metrics,
    signals,
  });

  const housekeeping = new Housekeeping({ store, jobs, clock, sweepBlobs: () => ledger.sweepBlobs(), report });
  internals.onBlobsReplaced(() => housekeeping.blobsReplaced());

  return {
    ...ledger,
    jobs,
    workflows,
    notifications,
    async close() {
      housekeeping.close();
      await queue.close();
      await notifications.close();
      await ledger.close();
    },
  };
}
