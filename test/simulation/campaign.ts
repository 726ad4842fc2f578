// Many seeds, one after another: a share of them twice, the rare branches counted, and the first that fails told so that
// it can be looked at and run again.
import { CASTS, type Cast } from './actors/all.ts';
import { Branches } from './branches.ts';
import { Violation } from './violation.ts';
import { World } from './world.ts';

export interface CampaignOptions {
  readonly cast: Cast;
  readonly from: number;
  readonly seeds: number;
  /** Every so many seeds one runs twice and must decide everything alike. */
  readonly twiceEvery: number;
  readonly onSeed?: (outcome: SeedOutcome) => void;
}

export interface SeedOutcome {
  readonly cast: Cast;
  readonly seed: number;
  readonly turns: number;
  readonly hash: string;
  /** The whole of it when it was asked for, else the end. */
  readonly trace: readonly string[];
  readonly branches: Branches;
  readonly violation: Violation | undefined;
}

export interface CampaignReport {
  readonly ran: number;
  readonly ranTwice: number;
  readonly turns: number;
  readonly branches: Branches;
  readonly failed: SeedOutcome | undefined;
  /** Branches that had to be reached and were not; always empty for a run too short to tell. */
  readonly missing: readonly string[];
}

/** Fewer do not reach everything. */
const ENOUGH_TO_REACH_ALL = 100;
const SHOWN = 60;

export async function runSeed(cast: Cast, seed: number, keepTrace = false): Promise<SeedOutcome> {
  const world = new World({ seed, actors: CASTS[cast], keepTrace });
  let violation: Violation | undefined;
  try {
    await world.run();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = error;
  }
  const { trace, branches, scheduler } = world;
  return {
    cast,
    seed,
    turns: scheduler.turns,
    hash: trace.hash(),
    trace: trace.tail(keepTrace ? Infinity : SHOWN),
    branches,
    violation,
  };
}

export async function runCampaign({ cast, from, seeds, twiceEvery, onSeed }: CampaignOptions): Promise<CampaignReport> {
  const branches = new Branches();
  let [ran, ranTwice, turns] = [0, 0, 0];
  let failed: SeedOutcome | undefined;
  // What is rare may take a few seeds more; what is out of reach still is after three times as many.
  const goesOn = () => ran < seeds || (ran >= ENOUGH_TO_REACH_ALL && ran < 3 * seeds && branches.missing().length > 0);
  for (let seed = from; goesOn() && !failed; seed += 1) {
    let outcome = await runSeed(cast, seed);
    if (!outcome.violation && seed % twiceEvery === 0) {
      outcome = compared(outcome, await runSeed(cast, seed));
      ranTwice += 1;
    }
    ran += 1;
    turns += outcome.turns;
    branches.addAll(outcome.branches);
    if (outcome.violation) failed = outcome;
    onSeed?.(outcome);
  }
  const missing = failed || ran < ENOUGH_TO_REACH_ALL ? [] : branches.missing();
  return { ran, ranTwice, turns, branches, failed, missing };
}

function compared(first: SeedOutcome, second: SeedOutcome): SeedOutcome {
  if (first.hash === second.hash) return first;
  const details = `the traces of two runs are ${first.hash} and ${second.hash}`;
  return { ...second, violation: new Violation('a seed runs the same every time', details) };
}

/** What somebody needs who wants to know why. */
export function tellFailure({ cast, seed, violation, trace }: SeedOutcome): string {
  return [
    ...trace,
    '',
    `seed ${seed} broke a promise: ${violation?.promise}`,
    violation?.message ?? '',
    `again, with its whole trace: npm run simulate -- --cast ${cast} --seed ${seed} --trace`,
  ].join('\n');
}

export function tellReport({ ran, ranTwice, turns, branches, missing }: CampaignReport): string {
  return [
    'reached:',
    ...branches.table(),
    `${ran} seeds, ${turns} turns; ${ranTwice} seeds ran twice and decided everything alike`,
    ...(missing.length > 0 ? [`never reached, though they must be: ${missing.join(', ')}`] : []),
  ].join('\n');
}
