// Eight real sessions race for the tasks of one project. Three die and one is stopped with a task in hand.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { FAST_FOLDER } from '../support/crash.ts';
import { DIALECTS } from '../support/fixture.ts';
import { targetIn } from '../torture/target.ts';
import { killAll } from '../torture/victim.ts';
import { WorkRace } from '../torture/work-race.ts';
import type { RacerTask } from '../torture/work-racer.ts';

const TIMEOUT_MS = 300_000;
const RACERS = 8;
/** A server's commits take longer; `npm run torture` has more of them. */
const TASKS = { sqlite: 100, postgres: 40 };
const INCIDENTS: readonly NonNullable<RacerTask['incident']>[] = [
  { task: 1, at: 'claimed', how: 'dies' },
  { task: 2, at: 'started', how: 'dies' },
  { task: 1, at: 'checkpointed', how: 'dies' },
  { task: 1, at: 'started', how: 'stops' },
];

let cleanUp: () => Promise<void> = async () => {};
afterEach(() => cleanUp());

test.each(DIALECTS)(
  'ACL-09: eight processes racing for tasks never share one, on %s; those of the killed come back, and a process that was stopped meanwhile changes nothing',
  { timeout: TIMEOUT_MS },
  async (dialect) => {
    const folder = mkdtempSync(join(FAST_FOLDER, 'throughline-race-'));
    const url = dialect === 'postgres' ? await newDatabase(`race_${process.pid}`) : undefined;
    const race = await WorkRace.open({ target: targetIn(folder, url), folder, ttlMs: 1_000 });
    cleanUp = async () => {
      await killAll();
      await race.close();
      rmSync(folder, { recursive: true, force: true });
    };
    await race.addTasks(TASKS[dialect]);
    const gate = join(folder, 'gate');
    for (let index = 0; index < RACERS; index += 1) {
      const incident = INCIDENTS[index];
      race.start(index, { gate, ...(incident ? { incident } : {}) });
    }
    await Promise.all(race.racers.map((racer) => racer.heard('works')));
    writeFileSync(gate, '');
    for (const [index, { how }] of INCIDENTS.entries()) {
      const racer = race.racers[index];
      if (!racer) throw new Error(`there is no racer ${index}`);
      const task = await race.meets(racer, how);
      if (how === 'dies') continue;
      await race.until('the task of a stopped session comes back', () => race.isDone(task));
      await race.wake(racer, task);
    }
    await race.finish();
    const { tasks = 0, takeovers = 0 } = await race.examine();
    // Whoever is slow finds nothing left, and gets a few more.
    expect(tasks).toBeGreaterThanOrEqual(TASKS[dialect]);
    expect(takeovers).toBeGreaterThanOrEqual(INCIDENTS.length);
  },
);

async function newDatabase(name: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
