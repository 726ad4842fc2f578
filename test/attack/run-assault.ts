// One assault from beginning to end: a healthy home with its daemon, questions and hooks beside, and what did not hold.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDice } from '../simulation/dice.ts';
import type { Figures } from '../torture/scenario.ts';
import type { Assault } from './assault.ts';
import { openHealthyHome } from './healthy-home.ts';

export interface AssaultReport {
  readonly figures: Figures;
  /** In words; empty when everything held. */
  readonly faults: readonly string[];
}

/** A daemon that has gone is said once, and so is a hole that many hooks fall into. */
const MOST_FAULTS = 40;

export async function runAssault(assault: Assault, seed: string, isShort: boolean): Promise<AssaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tl-attack-'));
  const dice = createDice(`${assault.name}/${seed}`);
  const faults = new Set<string>();
  const fault = (what: string) => {
    if (faults.size < MOST_FAULTS) faults.add(what);
  };
  try {
    const own = join(folder, 'beside');
    mkdirSync(own);
    const beside = await openHealthyHome(own, assault.daemon, assault.place?.(folder));
    const stopBeside = beside.goOn(dice.fork('beside'), fault);
    let figures: Figures = {};
    try {
      figures = await assault.run({ dice, folder, isShort, beside, fault });
    } finally {
      figures = { ...figures, ...(await stopBeside()) };
      await beside.daemon.stop();
      for (const line of bugsIn(beside.daemon.log())) fault(`the daemon logged ${line}`);
    }
    return { figures, faults: [...faults] };
  } finally {
    assault.clear?.(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function bugsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"message":"bug"'))
    .map((line) => line.slice(0, 600));
}
