// The workflow and the jobs that the workers of a trial run, and what must come of them.
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { RunningJob } from '../../src/kernel/jobs/contract.ts';
import type { StepContext, WorkflowRun } from '../../src/kernel/workflows/contract.ts';
import { board } from '../support/board.ts';

export const WORKFLOW = 'ten-steps';
export const EFFECTS = { kind: board, id: '01900000-0000-7000-8000-0000000000c1' } as const;
export const SIGNAL = 'go';
export const DOOMED_ATTEMPTS = 2;

export interface Effect {
  readonly workflow_id: string;
  readonly step_id: string;
  readonly attempt: number;
  readonly key: string;
}

export const STEP_IDS = ['until', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight-a', 'eight-b', 'nine'];

/** Ten steps of every sort, two of them at once, a sleep and a wait for a signal. */
export function tenSteps(ledger: Kernel, effect: (effect: Effect) => void) {
  const perform = async ({ workflowId, stepId, attempt, idempotencyKey: key }: StepContext) => {
    effect({ workflow_id: workflowId, step_id: stepId, attempt, key });
    await Promise.resolve();
  };
  return async (wf: WorkflowRun, { n }: { readonly n: number }): Promise<{ readonly sum: number }> => {
    const external = (stepId: string, value: number) =>
      wf.step(
        stepId,
        // Every death counts as an attempt, and there will be many.
        { effect: 'external', idempotencyKey: `${wf.id}/${stepId}`, retry: { attempts: 1_000, backoffMs: 5 } },
        async (context) => {
          await perform(context);
          return value;
        },
      );
    const pure = (stepId: string, value: number) => wf.step(stepId, { effect: 'pure' }, () => value);
    const until = await wf.step('until', { effect: 'pure' }, () => Date.now() + 40);
    let sum = await external('two', n);
    sum += await wf.step('three', { effect: 'idempotent' }, async ({ idempotencyKey, workflowId }) => {
      await addCard(ledger, `three of ${workflowId}`, idempotencyKey);
      return 3;
    });
    await wf.sleep(until);
    sum += await pure('four', 4);
    sum += await external('five', 5);
    const signal = await wf.waitFor<{ n: number }>(SIGNAL);
    sum += signal?.n ?? 0;
    sum += await pure('six', 6);
    sum += await external('seven', 7);
    const [a, b] = await Promise.all([pure('eight-a', 8), external('eight-b', 8)]);
    sum += await pure('nine', 9);
    return { sum: sum + a + b };
  };
}

export const sumOf = (n: number, signal: number): number => n + 3 + 4 + 5 + signal + 6 + 7 + 8 + 8 + 9;

/** `adds` does what must be done once; `falters` fails before it succeeds; `doomed` never does. */
export function handlers(ledger: Kernel) {
  const adds = async ({ job_id, lease }: RunningJob) => {
    await ledger.append(EFFECTS, [cardOf(`job ${job_id}`)], { create: true, operationId: job_id, lease });
  };
  return {
    adds,
    falters: async (job: RunningJob) => {
      if (job.attempts < 2) throw new Error('not yet');
      await adds(job);
    },
    doomed: () => Promise.reject(new Error('never')),
  };
}

async function addCard(ledger: Kernel, card: string, operationId: string): Promise<void> {
  await ledger.append(EFFECTS, [cardOf(card)], { create: true, operationId });
}

function cardOf(card_id: string) {
  return { type: 'card.added' as const, payload: { card_id, title: 'an effect' } };
}
