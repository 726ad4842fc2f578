// What a step costs the database: round trips, write transactions, bytes of its log.
import { closedLoops } from '../ledger/race.ts';
import { atMost, formatValue } from '../report.ts';
import { callers, openPeer, type KernelBench } from './bench.ts';
import { STEP_BYTES, type WorkflowEngine } from './engine.ts';
import { openOwnEngine } from './own-engine.ts';
import { openDbos } from './peers/dbos.ts';
import { countPeerStatements, type RawPostgres } from './raw-postgres.ts';
import { rawPayload } from './steps.ts';

export async function benchStepCosts(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { raw, database } = await bench.postgres();
  const own = await openOwnEngine('postgres', bench.folder('costs'), await database('costs_own'));
  for (const concurrency of [1, 16]) {
    const { perStep } = await countSteps(
      own,
      concurrency,
      bench.quick ? 5 : 20,
      () => ({ ...own.counts }),
      raw.walBytes,
    );
    report.figure({
      what: `round trips a step, ${callers(concurrency)}`,
      value: perStep('trips'),
      unit: 'trips',
      goal: atMost(1),
      detail: `${formatValue(perStep('statements'), 'statements')}, pipelined, BEGIN, COMMIT and savepoints among them`,
    });
    report.figure({
      what: `write transactions a step, ${callers(concurrency)}`,
      value: perStep('commits'),
      unit: 'commits',
      goal: atMost(concurrency === 1 ? 1 : 0.5),
    });
  }
  const operations = bench.quick ? 200 : 1_000;
  report.figure({
    what: `WAL a step of ${STEP_BYTES} bytes`,
    value: await walOfSteps(own, operations, raw),
    unit: 'bytes',
    goal: atMost(900),
  });
  await own.close();
  const dbos = await openPeer(report, 'DBOS', async () => openDbos(await database('costs_dbos')));
  if (dbos) {
    const statements = countPeerStatements();
    const counted = await countSteps(
      dbos,
      1,
      bench.quick ? 5 : 20,
      () => ({ statements: statements.count() }),
      raw.writeTransactions,
    );
    report.figure({
      what: 'round trips a step by DBOS, 1 caller',
      value: counted.perStep('statements'),
      unit: 'trips',
      detail: 'statements: it waits for each',
    });
    report.figure({ what: 'write transactions a step by DBOS, 1 caller', value: counted.served, unit: 'commits' });
    report.figure({
      what: 'WAL a step by DBOS',
      value: await walOfSteps(dbos, operations / 4, raw),
      unit: 'bytes',
    });
    await dbos.close();
  }
  const before = await raw.walBytes();
  await raw.rows(1, 500, rawPayload);
  report.figure({ what: 'WAL of a raw row', value: ((await raw.walBytes()) - before) / 500, unit: 'bytes' });
}

async function countSteps<Counts extends object>(
  engine: WorkflowEngine,
  concurrency: number,
  stepsEach: number,
  count: () => Counts,
  serverCount: () => Promise<number>,
): Promise<{ readonly perStep: (what: keyof Counts) => number; readonly served: number }> {
  const workflows = await engine.openWorkflows(concurrency);
  const steps = (each: number) => closedLoops(concurrency, concurrency * each, (loop) => workflows.step(loop));
  await steps(3);
  const servedBefore = await serverCount();
  const before = count();
  await steps(stepsEach);
  const after = count();
  const served = (await serverCount()) - servedBefore;
  await workflows.finish();
  const operations = concurrency * stepsEach;
  return {
    perStep: (what) => (Number(after[what]) - Number(before[what])) / operations,
    served: served / operations,
  };
}

async function walOfSteps(engine: WorkflowEngine, operations: number, raw: RawPostgres): Promise<number> {
  const workflows = await engine.openWorkflows(1);
  // The first change of a page after a checkpoint logs the whole page: that shall be over, and not come again soon.
  await raw.checkpoint();
  for (let i = 0; i < operations; i += 1) await workflows.step(0);
  const before = await raw.walBytes();
  for (let i = 0; i < operations; i += 1) await workflows.step(0);
  const logged = (await raw.walBytes()) - before;
  await workflows.finish();
  return logged / operations;
}
