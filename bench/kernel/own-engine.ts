// Our workflows as the benchmark asks for them: defined, started as jobs, taken by a worker of this process.
import { createGates, STEPS_IN_A_WORKFLOW, stepResult, type WorkflowEngine } from './engine.ts';
import { ids, openOwnLedger, type Counts, type Dialect } from './own-ledger.ts';

export interface OwnEngine extends WorkflowEngine {
  readonly counts: Counts;
}

/** More than the most callers, so that none of them waits for a place. */
const PLACES = 128;

export async function openOwnEngine(dialect: Dialect, folder: string, url?: string): Promise<OwnEngine> {
  const { name, ledger, counts, close } = await openOwnLedger(dialect, folder, url);
  const { workflows } = ledger;
  const gates = createGates();
  workflows.define('gated', async (wf, number: number) => {
    const gate = gates.get(number);
    for (let step = 0; await gate.isWanted(step); step += 1) {
      await wf.step(`step-${step}`, { effect: 'pure' }, () => stepResult(step));
      gate.isDone(step);
    }
  });
  workflows.define('ten', async (wf) => {
    for (let step = 0; step < STEPS_IN_A_WORKFLOW; step += 1) {
      await wf.step(`step-${step}`, { effect: 'pure' }, () => stepResult(step));
    }
  });
  const worker = workflows.worker({ concurrency: PLACES });
  return {
    name,
    counts,
    openWorkflows: (count) =>
      Promise.resolve(
        gates.open(count, async (number) => {
          const id = ids.uuid();
          await workflows.start('gated', { id, input: number });
          await workflows.result(id);
        }),
      ),
    async tenSteps() {
      const id = ids.uuid();
      await workflows.start('ten', { id });
      await workflows.result(id);
    },
    async close() {
      await worker.stop();
      await close();
    },
  };
}
