// A process killed before or after an enumerated storage call, the next one killed while it recovers, and a third
// that comes to the end which an undisturbed one comes to.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Violation } from '../simulation/violation.ts';
import { allAcknowledged } from './acknowledgements.ts';
import { audit, expect } from './audit.ts';
import type { MortalTask } from './mortal-writer.ts';
import { addFigures, type Figures, type Scenario, type Trial } from './scenario.ts';
import { openParts, targetIn, type Target } from './target.ts';
import { Victim, type VictimOptions } from './victim.ts';
import { liveWhole, outcomeOf } from './whole-life.ts';

export const killedAtCalls: Scenario = {
  name: 'killed-at-calls',
  summary: 'a process kills itself at the n-th storage call, the next one while recovering, a third finishes',
  async run(trial) {
    const { dice } = trial;
    const undisturbed = await liveUndisturbed(trial);
    const total: Record<string, number> = {};
    const points = trial.isShort ? 4 : 30;
    for (let point = 0; point < points; point += 1) {
      // Spread over the whole life, so that few points still see every part of it.
      const share = undisturbed.calls / points;
      const dieAt = 1 + Math.floor((point + dice.next()) * share);
      // Whoever recovers is killed mostly while it opens, sometimes anywhere.
      const again = dice.hit(0.7) ? dice.between(1, 60) : dice.between(1, undisturbed.calls);
      const folder = join(trial.folder, `at-${dieAt}`);
      addFigures(total, await dieAndRecover(folder, [{ dieAt }, { dieAt: again }], undisturbed.outcome));
    }
    return total;
  },
};

export async function liveUndisturbed(trial: Trial): Promise<{ calls: number; outcome: unknown }> {
  const life = startLife(join(trial.folder, 'undisturbed'), 1, {});
  const lived = await life.victim.heard('lived');
  const ending = await life.victim.ended;
  if (!lived) throw new Violation('an undisturbed life ends well', JSON.stringify(ending));
  const opened = await openParts(life.target, {});
  try {
    return { calls: Number(lived['calls']), outcome: await outcomeOf(opened) };
  } finally {
    await opened.close();
  }
}

interface Death {
  readonly dieAt?: number;
  readonly options?: VictimOptions;
}

/** One life for each death, one more to the end, and everything is as it would have been. */
export async function dieAndRecover(folder: string, deaths: readonly Death[], outcome: unknown): Promise<Figures> {
  const target = targetIn(folder);
  const story: string[] = [];
  let kills = 0;
  for (const [index, { dieAt, options }] of deaths.entries()) {
    const { victim } = startLife(folder, index + 1, dieAt === undefined ? {} : { dieAt }, options);
    const { code, signal, errors } = await victim.ended;
    const dies = await victim.heard('dies');
    // A tracer ends as the process did that it traced, by a signal or with its number.
    const wasKilled = signal === 'SIGKILL' || code === 137;
    story.push(
      wasKilled ? `killed ${JSON.stringify(dies?.['at'] ?? options?.under?.at(-1))} (call ${dieAt})` : 'lived',
    );
    if (wasKilled) kills += 1;
    else if (code !== 0) {
      throw new Violation('who recovers meets no error', `${story.join(', then ')}: ended with ${code}: ${errors}`);
    }
  }
  mkdirSync(target.folder, { recursive: true });
  const opened = await openParts(target, {});
  try {
    const acknowledged = allAcknowledged(logsIn(folder));
    await audit(opened, acknowledged);
    await liveWhole(opened, () => {});
    const figures = await audit(opened, acknowledged);
    expect('after a death all ends as without', await outcomeOf(opened), outcome);
    return { kills, acknowledged: figures['acknowledged'] ?? 0 };
  } catch (error) {
    throw new Error(`${story.join(', then ')}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await opened.close();
  }
}

function logsIn(folder: string): string {
  return join(folder, 'acknowledged');
}

export function startLife(
  folder: string,
  life: number,
  death: { readonly dieAt?: number },
  options?: VictimOptions,
): { readonly victim: Victim; readonly target: Target } {
  const target = targetIn(folder);
  mkdirSync(logsIn(folder), { recursive: true });
  const task: MortalTask = { target, acknowledgements: join(logsIn(folder), `${life}.jsonl`), ...death };
  return { victim: new Victim('./mortal-writer.ts', task, options), target };
}
