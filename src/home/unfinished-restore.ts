// The exchange of a home's files by a restore. It is planned in the user's folder before the first file is touched, and
// every step can be repeated: a process that is killed leaves a plan, which the next one finishes.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readRegularText } from '../base/regular-file.ts';
import { toFailure } from '../base/system-errors.ts';
import { makePrivateFolder, removeFile, syncFolder, writeDurably } from '../store/durable-file.ts';
import { lockFile, underLock } from '../store/file-lock.ts';
import { refuse } from './contract.ts';
import { lockPathOf, writeHomeConfig } from './home-folder.ts';
import { LOG_SUFFIXES } from './keep-database.ts';
import { openSigning } from './open-database.ts';
import type { HomePorts } from './ports.ts';
import { MOST_REGISTRY_BYTES, RESTORES } from './trusted-home.ts';

/**
 * Names of files in the home and in its folder of backups, without paths: the home's location is enough to find them.
 */
const exchangeSchema = z.object({
  database: z.string(),
  /** Null if the backup has no such database. */
  incoming: z.string().nullable(),
  /** Identifies the incoming file once it is in place. */
  inode: z.string().nullable(),
  /** Where the current file is already kept; null if it is deleted. */
  kept: z.string().nullable(),
  database_id: z.string().nullable(),
  /** The checkpoint for the second copy. */
  note: z.string().nullable(),
});
const planSchema = z.object({
  /** As the registry knows the home. */
  location: z.string(),
  /** The id of the home that it becomes. */
  home_id: z.uuid(),
  created_at: z.iso.datetime(),
  /** This user never worked with that home: paths in it are another's until they are put right. */
  is_from_elsewhere: z.boolean().default(false),
  exchanges: z.array(exchangeSchema),
});
const fileSchema = z.strictObject({ format: z.literal(1), restores: z.record(z.string(), planSchema) });

export type Exchange = z.output<typeof exchangeSchema>;
export type RestorePlan = z.output<typeof planSchema>;

type Plans = Record<string, RestorePlan>;

/**
 * Beside the registry of homes, because files in a home are not trusted to decide this. Hot commands look for it too.
 */
const pathOf = ({ config }: HomePorts): string => join(config.configFolder, RESTORES);

/** After this the restore takes effect, even if this process dies. */
export async function writePlan(plan: RestorePlan, ports: HomePorts): Promise<void> {
  await changePlans(ports, (plans) => {
    plans[plan.location] = plan;
  });
}

async function changePlans(ports: HomePorts, edit: (plans: Plans) => void): Promise<void> {
  const { clock, ids, config } = ports;
  const path = pathOf(ports);
  await makePrivateFolder(config.configFolder);
  await underLock(join(config.configFolder, 'restores.lock'), { timeoutMs: 10_000, clock }, async () => {
    const restores = await readPlans(ports);
    edit(restores);
    if (Object.keys(restores).length > 0) {
      await writeDurably(path, `${JSON.stringify({ format: 1, restores }, null, 2)}\n`, { ids });
    } else {
      await removeFile(path);
      await syncFolder(config.configFolder);
    }
  });
}

async function readPlans(ports: HomePorts): Promise<Plans> {
  const path = pathOf(ports);
  const text = readRegularText(path, MOST_REGISTRY_BYTES);
  if (text === undefined) return {};
  try {
    return fileSchema.parse(JSON.parse(text)).restores;
  } catch (error) {
    throw refuse(
      'restore_plan_invalid',
      `${path} cannot be read: ${(error as Error).message.slice(0, 200)}`,
      { path },
      error,
    );
  }
}

export async function isRestoreUnfinished(location: string, ports: HomePorts): Promise<boolean> {
  return (await readPlans(ports))[location] !== undefined;
}

/** Call it while holding the home's lock. Does nothing if no restore of this home was cut off. */
export async function finishRestore(location: string, ports: HomePorts): Promise<void> {
  const plan = (await readPlans(ports))[location];
  if (plan) await carryOut(plan, ports);
}

/** The same for a process that does not hold the lock yet. `folder` need not be a home. */
export async function finishRestoreOf(folder: string, ports: HomePorts): Promise<void> {
  if (!existsSync(pathOf(ports)) || !existsSync(join(folder, 'config.json'))) return;
  const location = realpathSync(folder);
  if (!(await isRestoreUnfinished(location, ports))) return;
  const alone = await lockFile(lockPathOf(folder), { wait: { timeoutMs: 10_000, clock: ports.clock } });
  try {
    await finishRestore(location, ports);
  } finally {
    await alone.release();
  }
}

/** A plan for an earlier home in this place does not apply to a new home. */
export async function forgetPlan(location: string, ports: HomePorts): Promise<void> {
  if (!existsSync(pathOf(ports))) return;
  await changePlans(ports, (plans) => {
    delete plans[location];
  });
}

export async function carryOut(plan: RestorePlan, ports: HomePorts): Promise<void> {
  for (const step of stepsOf(plan, ports)) await step();
}

/** In this order. Each step can be repeated, even after later ones; none needs more space than a small file. */
export function stepsOf(plan: RestorePlan, ports: HomePorts): readonly (() => Promise<void>)[] {
  const { registry, ids } = ports;
  const { location, home_id, is_from_elsewhere: isBeingTrusted, exchanges } = plan;
  return [
    ...exchanges.map((exchange) => () => exchangeFiles(location, exchange)),
    async () => {
      if ((await registry.find(location))?.home_id !== home_id)
        await registry.register(location, home_id, { isBeingTrusted });
      await registry.setDatabases(
        location,
        Object.fromEntries(exchanges.map(({ database, database_id }) => [database, database_id])),
      );
    },
    () => writeHomeConfig(location, plan, ids),
    ...exchanges.map((exchange) => () => copyNote(exchange, home_id, ports)),
    () => forgetPlan(location, ports),
  ];
}

/** True while every incoming file is still waiting, so nothing has been exchanged. */
export function isUntouched({ location, exchanges }: RestorePlan): boolean {
  return exchanges.every(({ incoming }) => incoming === null || existsSync(join(location, incoming)));
}

export function inodeOf(path: string): string {
  return String(statSync(path, { bigint: true }).ino);
}

async function exchangeFiles(location: string, { database, incoming, inode }: Exchange): Promise<void> {
  const current = join(location, `${database}.sqlite`);
  if (incoming !== null && !existsSync(join(location, incoming))) {
    if (existsSync(current) && inodeOf(current) === inode) return;
    throw refuse('restore_plan_invalid', `${incoming}, which was to become ${current}, is gone`, {
      path: current,
      incoming,
    });
  }
  try {
    // A log without its database would be replayed into the wrong one.
    for (const suffix of LOG_SUFFIXES) await rm(current + suffix, { force: true });
    if (incoming === null) await rm(current, { force: true });
    else await rename(join(location, incoming), current);
  } catch (error) {
    throw toFailure(error, 'exchange', current);
  }
  await syncFolder(location);
}

async function copyNote({ database, note }: Exchange, homeId: string, ports: HomePorts): Promise<void> {
  if (note === null) return;
  const { secondCopy } = await openSigning(homeId, database, ports);
  if (!(await secondCopy.read()).includes(note)) await secondCopy.append(note);
}
