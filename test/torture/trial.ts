// Runs one trial of a scenario in a folder of its own, which is kept when a promise was broken.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createDice } from '../simulation/dice.ts';
import { FAST_FOLDER } from '../support/crash.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import type { Equipment, Figures, Scenario } from './scenario.ts';
import { killAll } from './victim.ts';

/** Started when somebody asks for it, shared by all trials of this process. */
let server: Promise<PostgresServer> | undefined;
let databases = 0;

async function newDatabase(): Promise<{ readonly server: PostgresServer; readonly url: string }> {
  server ??= startPostgres();
  const started = await server;
  databases += 1;
  const name = `trial_${databases}`;
  const client = new pg.Client({ connectionString: started.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(started.url);
  url.pathname = name;
  return { server: started, url: url.href };
}

export async function stopPostgres(): Promise<void> {
  await (await server)?.stop();
  server = undefined;
}

export async function runTrial(
  scenario: Scenario,
  seed: string,
  isShort: boolean,
  equipment: Equipment = {},
): Promise<Figures> {
  const folder = mkdtempSync(join(FAST_FOLDER, 'throughline-torture-'));
  let figures: Figures;
  try {
    figures = await scenario.run({
      ...equipment,
      seed,
      folder,
      isShort,
      dice: createDice(`${scenario.name}/${seed}`),
      postgres: newDatabase,
    });
  } catch (error) {
    // A file of the test's own would be thrown away with the run.
    const message = `seed ${seed}, scenario ${scenario.name}: ${error instanceof Error ? error.message : String(error)} (left in ${folder})`;
    throw new Error(message, { cause: error });
  } finally {
    await killAll();
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
