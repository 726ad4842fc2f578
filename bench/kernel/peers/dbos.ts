// DBOS Transact on Postgres: its library in this process, without its cloud service, telemetry or own logs.
import { createGates, stepResult, STEPS_IN_A_WORKFLOW, type WorkflowEngine } from '../engine.ts';
import { loadPeer } from './load-peer.ts';

type Workflow<Args extends unknown[]> = (...args: Args) => Promise<void>;

interface Handle {
  getResult(): Promise<unknown>;
}

export interface DbosPackage {
  readonly DBOS: {
    setConfig(config: Record<string, unknown>): void;
    launch(): Promise<void>;
    shutdown(options?: { readonly deregister?: boolean }): Promise<void>;
    registerWorkflow<Args extends unknown[]>(
      workflow: Workflow<Args>,
      config: { readonly name: string },
    ): Workflow<Args>;
    startWorkflow<Args extends unknown[]>(
      workflow: Workflow<Args>,
      params?: { readonly workflowID: string },
    ): (...args: Args) => Promise<Handle>;
    runStep<Result>(step: () => Promise<Result>, config: { readonly name: string }): Promise<Result>;
  };
}

/** As many as the raw inserts have. */
const CONNECTIONS = 32;

export function dbosConfig(url: string): Record<string, unknown> {
  return {
    name: 'throughline-bench',
    systemDatabaseUrl: url,
    systemDatabasePoolSize: CONNECTIONS,
    // Else a changed program would not take up the workflows of the one that was killed.
    applicationVersion: 'bench',
    logLevel: 'error',
    enableOTLP: false,
    tracingEnabled: false,
  };
}

export async function openDbos(url: string): Promise<WorkflowEngine> {
  const { DBOS } = await loadPeer<DbosPackage>('@dbos-inc/dbos-sdk');
  const gates = createGates();
  const gated = DBOS.registerWorkflow(
    async (number: number) => {
      const gate = gates.get(number);
      for (let step = 0; await gate.isWanted(step); step += 1) {
        await DBOS.runStep(() => Promise.resolve(stepResult(step)), { name: `step-${step}` });
        gate.isDone(step);
      }
    },
    { name: 'gated' },
  );
  const ten = DBOS.registerWorkflow(
    async () => {
      for (let step = 0; step < STEPS_IN_A_WORKFLOW; step += 1) {
        await DBOS.runStep(() => Promise.resolve(stepResult(step)), { name: `step-${step}` });
      }
    },
    { name: 'ten' },
  );
  DBOS.setConfig(dbosConfig(url));
  await DBOS.launch();
  return {
    name: 'DBOS',
    openWorkflows: (count) =>
      Promise.resolve(
        gates.open(count, async (number) => {
          const handle = await DBOS.startWorkflow(gated)(number);
          await handle.getResult();
        }),
      ),
    async tenSteps() {
      const handle = await DBOS.startWorkflow(ten)();
      await handle.getResult();
    },
    close: () => DBOS.shutdown({ deregister: true }),
  };
}
