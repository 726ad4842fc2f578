// What a session writes on Postgres: beside the bare driver committing single rows, and how much it saves that a process
// which wrote last knows what its next command will read. By turns with another process it knows nothing.
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { openPostgres } from '../kernel/bench.ts';
import { describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import type { WorkBench } from './bench.ts';

const CALL = { actor: 'bench' };
const TURN = 10;
const PAYLOAD = 'x'.repeat(400);
const COMMANDS = ['add_task', 'start_task', 'update_checkpoint', 'complete_task'] as const;
type Commands = Record<(typeof COMMANDS)[number], () => Promise<unknown>>;

export async function benchWritesOnPostgres(bench: WorkBench): Promise<void> {
  const { report } = bench;
  const postgres = await openPostgres();
  const { raw, database } = postgres;
  const open = async (name: string): Promise<[Home, Home]> => {
    const url = await database(`writes_${name}`);
    const folder = bench.folder(name);
    const config = { ...readConfig(), home: url, cwd: folder, configFolder: `${folder}/config` };
    return [await openHome({ create: true, config }), await openHome({ config })];
  };
  const homes = [await open('alone'), await open('turns')];
  try {
    const contestants: Contestant[] = [
      { name: 'raw', operations: TURN * 4, turn: (turn) => raw.rows(1, turn, PAYLOAD) },
    ];
    for (const [index, name] of ['alone', 'by turns'].entries()) {
      const [mine, other] = homes[index] ?? [];
      if (!mine || !other) continue;
      const commands = await commandsOf(mine);
      const others = await commandsOf(other);
      for (const command of COMMANDS) {
        contestants.push({
          name: `${command} ${name}`,
          operations: TURN,
          async turn(turn) {
            for (let i = 0; i < turn; i += 1) await (name === 'alone' || i % 2 === 0 ? commands : others)[command]();
          },
        });
      }
    }
    const times = await race(contestants, bench.length);
    const one = timesOf(times, 'raw');
    report.figure({ what: 'one raw row', value: one.perSecond, unit: '/s', detail: describeTimes(one) });
    for (const command of COMMANDS) {
      const alone = timesOf(times, `${command} alone`);
      const turns = timesOf(times, `${command} by turns`);
      report.figure({
        what: `${command}, × one raw row`,
        value: rateRatio(alone, one),
        unit: '×',
        detail: describeTimes(alone),
      });
      report.figure({
        what: `${command}, × its rate by turns with another process`,
        value: rateRatio(alone, turns),
        unit: '×',
        detail: describeTimes(turns),
      });
    }
  } finally {
    for (const home of homes.flat()) await home.close();
    await postgres.close();
  }
}

async function commandsOf(home: Home): Promise<Commands> {
  const { goal_id } = await home.work.goals.create({ text: 'What the benchmark adds' }, CALL);
  const todo: string[] = [];
  const doing: string[] = [];
  const add = async () => {
    const { task } = await home.work.tasks.add({ goal_id, title: 'One more task of the benchmark' }, CALL);
    return task.task_id;
  };
  const start = async () => {
    const task_id = todo.pop() ?? (await add());
    await home.work.tasks.start({ task_id }, CALL);
    return task_id;
  };
  return {
    add_task: async () => todo.push(await add()),
    start_task: async () => doing.push(await start()),
    update_checkpoint: async () => {
      const task_id = doing.at(-1) ?? (await start());
      const checkpoint = { task_id, where_we_left_off: 'In the middle of it', next_step: 'Run the next one' };
      await home.work.checkpoints.update(checkpoint, CALL);
    },
    complete_task: async () => {
      const task_id = doing.pop() ?? (await start());
      await home.work.tasks.complete({ task_id, evidence: 'Done.' }, CALL);
    },
  };
}
