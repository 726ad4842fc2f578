// What the hot commands answer, by the same statements as the operations: the next step, and the status of a home.
// Undefined if the home has to be opened to answer.
import { workPlaceOf } from '../../base/git-worktree.ts';
import { openHotHome, type HotHome, type HotHomeOptions } from '../../home/hot-home.ts';
import { readHotStatus } from '../../home/hot-status.ts';
import type { NextStepAnswer } from '../../work/contract.ts';
import { MIND_DATABASE, readAttention, readDraftBeside } from '../../mind/hot.ts';
import {
  WORK_DATABASE,
  readNextStepHere,
  readStanding,
  readStepCode,
  readWorkStatus,
  type WorkReads,
} from '../../work/hot.ts';
import type { HomeStatus } from './contract.ts';

export interface AskedOf {
  readonly project?: string;
  readonly owner?: string;
}

export function hotNextStep(options: HotHomeOptions, asked: AskedOf): Promise<NextStepAnswer | undefined> {
  return readHotHome(options, async (home) => {
    const [work, where] = [home.database(WORK_DATABASE), whereOf(options, asked)];
    const step = await readNextStepHere(work, where);
    if (!step) return undefined;
    const [since, draft] = [await sinceOf(work, where, step), await draftOf(home, work, step)];
    return { ...step, ...(since && { since }), ...(draft && { draft }) };
  });
}

async function sinceOf(work: WorkReads, where: ReturnType<typeof whereOf>, step: NextStepAnswer) {
  const known = await readStepCode(work, where, step);
  if (!known) return undefined;
  const { stepSince } = await import('./step-since.ts');
  return stepSince(known, where.cwd);
}

/** Of a home in which a session was recorded. */
async function draftOf(home: HotHome, work: WorkReads, { project_id, task_id }: NextStepAnswer) {
  if (!home.isKnown(MIND_DATABASE)) return undefined;
  const standing = await readStanding(work, project_id, task_id);
  return readDraftBeside(home.database(MIND_DATABASE), { project_id, task_id, ...standing });
}

export function hotStatus(
  options: HotHomeOptions & { readonly version: string },
  asked: AskedOf = {},
): Promise<HomeStatus | undefined> {
  return readHotHome(options, async (home) => {
    const database = home.database(WORK_DATABASE);
    const ledger = await readHotStatus(home, database, {
      version: options.version,
      configFolder: options.config.configFolder,
    });
    const work = (await readWorkStatus(database, whereOf(options, asked))) ?? null;
    const isAsked = work !== null && home.isKnown(MIND_DATABASE);
    const attention = isAsked ? await readAttention(home.database(MIND_DATABASE), work.project.project_id) : null;
    return { ...ledger, work, attention };
  });
}

function whereOf({ config }: HotHomeOptions, { project, owner = config.owner }: AskedOf) {
  return workPlaceOf({ cwd: config.cwd, project, owner });
}

async function readHotHome<T>(
  options: HotHomeOptions,
  body: (home: HotHome) => Promise<T | undefined>,
): Promise<T | undefined> {
  const home = openHotHome(options);
  if (!home) return undefined;
  try {
    const answer = await body(home);
    return home.isInPlace() ? answer : undefined;
  } finally {
    home.close();
  }
}
