// How workflows end: the end is recorded once and passed to waiting callers in this process; other processes poll for
// it.
import { backoffMs } from '../../base/backoff.ts';
import type { Json } from '../../base/canonical-json.ts';
import { Bug } from '../../base/errors.ts';
import { WakeUp } from '../../base/wake-up.ts';
import type { HeldLease } from '../../ledger/lease/contract.ts';
import { refuse } from '../contract.ts';
import { workflowKind, type StoredError } from './contract.ts';
import type { Outcome, WorkflowDeps } from './deps.ts';
import { storedError } from './errors.ts';
import { History, type Ending } from './history.ts';
import { readHistory } from './read-history.ts';
import { readInfo } from './read-info.ts';
import { isUnstorable } from './run.ts';

const END = '~end';
const LOOK_EVERY_MS = 5_000;
/** Every commit of any process is a hint. The longer a caller waits, the less often it looks. */
const HINT_GAP = { firstMs: 25, longestMs: 200 } as const;

type Ended = Outcome & { readonly status: 'completed' | 'failed' };
type Listener = (ending: Ending) => void;

export class WorkflowEnds {
  private readonly deps: WorkflowDeps;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(deps: WorkflowDeps) {
    this.deps = deps;
  }

  /** Returns the end as it is stored. A result that cannot be stored is a failure, at every replay too. */
  async end(id: string, held: HeldLease, outcome: Ended): Promise<Ending> {
    try {
      return await this.record(id, held, outcome);
    } catch (error) {
      if (outcome.status === 'failed' || !isUnstorable(error)) throw error;
      return this.record(id, held, { status: 'failed', error: storedError(error) });
    }
  }

  private async record(id: string, held: HeldLease, outcome: Ended): Promise<Ending> {
    const event =
      outcome.status === 'failed'
        ? ({ type: 'workflow.failed', payload: { error: outcome.error } } as const)
        : ({
            type: 'workflow.completed',
            payload: outcome.result === undefined ? {} : { result: outcome.result },
          } as const);
    const { events } = await this.deps.append({ kind: workflowKind, id }, [event], {
      operationId: END,
      command: END,
      lease: held.claim,
      actor: held.claim.owner_id,
    });
    // The projection released it in the same transaction.
    held.letGo();
    const stored = JSON.parse(events[0]?.payload ?? '{}') as { readonly result?: Json; readonly error?: StoredError };
    const ending: Ending = stored.error
      ? { status: 'failed', error: stored.error }
      : { status: 'completed', result: stored.result };
    this.announce(id, ending);
    return ending;
  }

  /** Notifies the callers that wait in this process. */
  announce(id: string, ending: Ending): void {
    for (const listener of this.listeners.get(id) ?? []) listener(ending);
  }

  hasListeners(id: string): boolean {
    return this.listeners.has(id);
  }

  /** Waits for the end, in any process. */
  async result(id: string, signal?: AbortSignal): Promise<Json | undefined> {
    const { clock, signals } = this.deps;
    for (let looks = 1; ; looks += 1) {
      signal?.throwIfAborted();
      const wakeUp = new WakeUp(clock);
      const told = new AbortController();
      const unwatch = signals.watchOthers(wakeUp.hint);
      let ending: Ending | undefined;
      const unlisten = this.listen(id, (how) => {
        ending = how;
        told.abort('told');
      });
      try {
        if ((await readInfo(this.deps, id)).status !== 'running') {
          return valueOf(id, (await readHistory(this.deps, new History(), id)).ending);
        }
        const ends = signal ? ([told.signal, signal] as const) : ([told.signal] as const);
        await wakeUp.sleepAfterGap(backoffMs(looks, HINT_GAP), LOOK_EVERY_MS, ends);
        if (ending) return valueOf(id, ending);
      } finally {
        unwatch();
        unlisten();
      }
    }
  }

  private listen(id: string, listener: Listener): () => void {
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(id) === listeners) this.listeners.delete(id);
    };
  }
}

/** The result, or a refusal that says how the workflow ended instead. */
export function valueOf(id: string, ending: Ending | undefined): Json | undefined {
  if (!ending) throw new Bug(`workflow ${id} has ended without an event that says so`);
  if (ending.status === 'completed') return ending.result;
  if (ending.status === 'cancelled') {
    throw refuse('workflow_cancelled', `Workflow ${id} was cancelled: ${ending.reason}`, { workflow_id: id });
  }
  throw refuse('workflow_failed', `Workflow ${id} failed: ${ending.error.message}`, {
    workflow_id: id,
    error: ending.error,
  });
}
