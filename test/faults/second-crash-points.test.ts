// A second death, at every storage call of the recovery from a first one.
// What was acknowledged is there once, nothing is half written, and asking again comes to the same end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_FAULTS, mortal, spread } from '../support/crash.ts';
import { die, liveThrough, newFixture, withFixture } from '../support/crash-lives.ts';
import {
  examine,
  firstLife,
  grownLife,
  Life,
  makeGrown,
  outcome,
  type Journal,
  type Scenario,
} from '../support/crash-scenario.ts';
import { inPart, tryPoints } from '../support/fault-part.ts';
import { DIALECTS, type DialectName, type Fixture } from '../support/fixture.ts';

const TIMEOUT_MS = 3_600_000;

describe.each(DIALECTS)('%s', (dialect) => {
  let grown: Fixture;
  beforeAll(async () => {
    grown = newFixture(dialect);
    await makeGrown(grown);
  });
  afterAll(() => grown.dispose());

  const scenarios = [firstLife, grownLife(() => grown)];
  // A statement on Postgres is a round trip, and a schema takes long to make.
  const points = dialect === 'sqlite' ? { first: 4, second: 12 } : { first: 2, second: 3 };

  for (const scenario of scenarios) {
    test(`a process may die again while recovering: ${scenario.name}`, { timeout: TIMEOUT_MS }, async () => {
      const { total, expected } = await liveThrough(dialect, scenario);
      const at = ALL_FAULTS ? 12 : points.first;
      const pairs: { readonly k: number; readonly j: number }[] = [];
      for (const k of Array.from({ length: at }, (_, i) => Math.round(((i + 1) * total) / (at + 1)))) {
        const whole = await recoveryCalls(dialect, scenario, k);
        // Divided before they are put together: on Postgres the number of calls is not always the same.
        pairs.push(...inPart(spread(whole, points.second)).map((j) => ({ k, j })));
      }
      await tryPoints(`second deaths, ${dialect}, ${scenario.name}`, pairs, ({ k, j }) =>
        withFixture(dialect, scenario, async (fixture) => {
          const journal: Journal = new Map();
          const first = await die(fixture, scenario, journal, k);
          const second = await die(fixture, scenario, journal, j);
          const what = `died at call ${k}, ${first.at}, then at ${j}, ${second.at}`;
          await examine(fixture, journal, what);
          await scenario.live(new Life(fixture, journal));
          expect({ what, outcome: await outcome(fixture) }).toEqual({ what, outcome: expected });
        }),
      );
    });
  }
});

/** How many calls it takes to live through it again after a death at call `k`. */
async function recoveryCalls(dialect: DialectName, scenario: Scenario, k: number): Promise<number> {
  return withFixture(dialect, scenario, async (fixture) => {
    const journal: Journal = new Map();
    await die(fixture, scenario, journal, k);
    const immortal = mortal();
    await scenario.live(new Life(fixture, journal, immortal));
    return immortal.calls;
  });
}
