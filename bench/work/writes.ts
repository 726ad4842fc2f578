// What a session writes, each command durable when it is answered: beside the bare driver committing single rows, and
// whether it costs more in a large project.
import type { Home } from '../../src/main.ts';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { atMost } from '../report.ts';
import { count, type WorkBench } from './bench.ts';

const CALL = { actor: 'bench' };
const TURN = 20;
const CALLERS = 16;
const PAYLOAD = 'x'.repeat(400);

export async function benchWrites(bench: WorkBench): Promise<void> {
  const { report, sizes } = bench;
  const raw = openRawRow(bench.folder('raw'));
  const homes: Home[] = [];
  const contestants: Contestant[] = [
    {
      name: 'raw',
      operations: TURN * 4,
      turn: (turn) => {
        for (let i = 0; i < turn; i += 1) raw.commit(PAYLOAD);
      },
    },
  ];
  for (const size of sizes) {
    const built = await bench.home(size);
    const home = await built.open();
    homes.push(home);
    for (const [name, write] of Object.entries(await writesOf(home))) {
      contestants.push({ name: `${name} ${size}`, operations: TURN, turn: write });
    }
  }
  const times = await race(contestants, bench.length);
  const one = timesOf(times, 'raw');
  report.figure({ what: 'one raw row', value: one.perSecond, unit: '/s', detail: describeTimes(one) });
  const [middle, largest] = [sizes.at(-2) ?? 0, sizes.at(-1) ?? 0];
  for (const name of ['add_task', `add_task by ${CALLERS} callers`, 'start_task and complete_task', 'claim_next']) {
    const mine = timesOf(times, `${name} ${middle}`);
    report.figure({
      what: `${name} at ${count(middle)} tasks, × one raw row`,
      value: rateRatio(mine, one),
      unit: '×',
      detail: describeTimes(mine),
    });
    const large = timesOf(times, `${name} ${largest}`);
    report.figure({
      what: `${name} at ${count(largest)} tasks, × the time at ${count(middle)}`,
      value: 1 / rateRatio(large, mine),
      unit: '×',
      goal: atMost(1.3),
      detail: describeTimes(large),
    });
  }
  for (const home of homes) await home.close();
  raw.close();
}

async function writesOf(home: Home): Promise<Record<string, Contestant['turn']>> {
  const goal = await home.work.goals.create({ text: 'What the benchmark adds' }, CALL);
  const { goal_id } = goal;
  const waiting: string[] = [];
  const add = async () => {
    const { task } = await home.work.tasks.add({ goal_id, title: 'One more task of the benchmark' }, CALL);
    waiting.push(task.task_id);
  };
  return {
    add_task: async (turn) => {
      for (let i = 0; i < turn; i += 1) await add();
    },
    [`add_task by ${CALLERS} callers`]: (turn) => closedLoops(CALLERS, turn, add),
    'start_task and complete_task': async (turn) => {
      for (let i = 0; i < turn; i += 1) {
        const task_id = waiting.pop();
        if (task_id === undefined) throw new Error('nothing is left to start');
        await home.work.tasks.start({ task_id }, CALL);
        await home.work.tasks.complete({ task_id, evidence: 'Done.' }, CALL);
      }
    },
    claim_next: async (turn) => {
      for (let i = 0; i < turn; i += 1) {
        const { task_id, fencing_token } = await home.work.claims.claimNext({ owner: 'me', ttl_ms: 60_000 }, CALL);
        await home.work.claims.release({ task_id, fencing_token, owner: 'me' }, CALL);
      }
    },
  };
}
