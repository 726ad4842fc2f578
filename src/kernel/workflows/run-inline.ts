// A workflow that its caller runs with a function of its own. No worker can pick it up; a later call resumes it.
import { Bug } from '../../base/errors.ts';
import { checkId } from '../../ledger/contract.ts';
import { checkSteps } from './check-steps.ts';
import type { WorkflowRun } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import { History } from './history.ts';
import { INLINE } from './projection.ts';
import * as q from './queries.ts';
import { readHistory } from './read-history.ts';
import { runWorkflow } from './run.ts';
import { startWorkflow } from './start-workflow.ts';
import { valueOf, type WorkflowEnds } from './workflow-ends.ts';
import { isLost } from './workflow-job.ts';

export interface RunInlineOptions {
  readonly owner: string;
  readonly ttlMs: number;
  /** What operators see it as; `inline` unless given. No worker takes it, even if it defines the kind. */
  readonly kind?: string;
  /** JSON, recorded when the run begins. */
  readonly input?: unknown;
}

export async function runInline<T>(
  deps: WorkflowDeps,
  ends: WorkflowEnds,
  id: string,
  { owner, ttlMs, kind = INLINE, input }: RunInlineOptions,
  fn: (wf: WorkflowRun) => Promise<T> | T,
): Promise<T> {
  const { store, leases } = deps;
  checkId(id);
  const info = await store.read((tx) => tx.get(q.readWorkflow, id));
  if (info && info.status !== 'running') return (await ends.result(id)) as T;
  const held = await leases.hold(id, owner, ttlMs);
  let hasEnded = false;
  try {
    if (!info) {
      const start = kind === INLINE ? { id, input } : { id, input, inline: true };
      await startWorkflow(deps, kind, start, { lease: held.claim, actor: owner });
    }
    const history = await readHistory(deps, new History(), id);
    if (history.ending) return valueOf(id, history.ending) as T;
    await checkSteps(deps, history, id);
    const options = { claim: held.claim, signal: held.signal, staysAwake: true };
    const outcome = await runWorkflow(deps, history, id, fn, options);
    if (outcome.status === 'asleep' || outcome.status === 'interrupted') {
      throw new Bug(`a run that stays awake ended ${outcome.status}`);
    }
    const ending = await ends.end(id, held, outcome);
    hasEnded = true;
    return valueOf(id, ending) as T;
  } catch (error) {
    if (!isLost(error)) throw error;
    // Another process cancelled it, or took it over and ended it, which fences this run off. Report that end.
    const now = await store.read((tx) => tx.get(q.readWorkflow, id)).catch(() => undefined);
    if (!now || now.status === 'running') throw error;
    return (await ends.result(id)) as T;
  } finally {
    if (!hasEnded) await held.release().catch(() => {});
  }
}
