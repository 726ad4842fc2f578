// Whole workflows of ten steps by every engine in turns.
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { atLeast } from '../report.ts';
import { callers, type KernelBench } from './bench.ts';
import { STEPS_IN_A_WORKFLOW, type WorkflowEngine } from './engine.ts';
import { openOwnEngine, type OwnEngine } from './own-engine.ts';
import { CONCURRENCIES, openPeerEngines } from './peer-engines.ts';

const GOAL = atLeast(5);

export async function benchWorkflows(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { database } = await bench.postgres();
  const folder = bench.folder('workflows');
  const own: OwnEngine[] = [
    await openOwnEngine('sqlite', `${folder}/sqlite`),
    await openOwnEngine('postgres', `${folder}/postgres`, await database('workflows_own')),
  ];
  const peers = await openPeerEngines(bench, 'workflows');
  for (const concurrency of CONCURRENCIES) {
    const contestants = [...own, ...peers].map((engine) =>
      running(engine, concurrency, own.includes(engine as OwnEngine)),
    );
    const times = await race(contestants, bench.length);
    const best = peers.toSorted((a, b) => timesOf(times, b.name).perSecond - timesOf(times, a.name).perSecond)[0];
    for (const { name } of own) {
      const mine = timesOf(times, name);
      if (best) {
        report.figure({
          what: `workflows, ${name}, ${callers(concurrency)}, × ${best.name}`,
          value: rateRatio(mine, timesOf(times, best.name)),
          unit: '×',
          ...(concurrency === 16 ? { goal: GOAL } : {}),
          detail: describeTimes(mine),
        });
      } else {
        report.figure({ what: `workflows, ${name}, ${callers(concurrency)}`, value: mine.perSecond, unit: '/s' });
      }
    }
    for (const { name } of peers) {
      const peer = timesOf(times, name);
      report.figure({
        what: `workflows, ${name}, ${callers(concurrency)}`,
        value: peer.perSecond,
        unit: '/s',
        detail: describeTimes(peer),
      });
    }
  }
  for (const engine of [...own, ...peers]) await engine.close();
  report.note(`Each of ${STEPS_IN_A_WORKFLOW} steps one after another, from the start until the result is known.`);
}

function running(engine: WorkflowEngine, concurrency: number, isOwn: boolean): Contestant {
  const each = isOwn ? 3 : 1;
  return {
    name: engine.name,
    operations: concurrency === 1 ? 2 * each : concurrency * each,
    turn: (count) => closedLoops(concurrency, count, () => engine.tenSteps()),
  };
}
