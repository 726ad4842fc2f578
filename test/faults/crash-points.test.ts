// Every storage call as the last one of a process: before it and after it.
// What was acknowledged is there once, nothing is half written, and asking again comes to the same end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spread } from '../support/crash.ts';
import { die, liveThrough, newFixture, withFixture } from '../support/crash-lives.ts';
import { examine, firstLife, grownLife, Life, makeGrown, outcome, type Journal } from '../support/crash-scenario.ts';
import { inPart, tryPoints } from '../support/fault-part.ts';
import { DIALECTS, type Fixture } from '../support/fixture.ts';

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
  const points = dialect === 'sqlite' ? 100 : 14;

  for (const scenario of scenarios) {
    test(`a process may die at any call: ${scenario.name}`, { timeout: TIMEOUT_MS }, async () => {
      const { total, expected, seen } = await liveThrough(dialect, scenario);
      for (const call of scenario.calls[dialect]) expect(seen).toContain(call);
      const chosen = inPart(spread(total, points));
      await tryPoints(`deaths, ${dialect}, ${scenario.name}`, chosen, (k) =>
        withFixture(dialect, scenario, async (fixture) => {
          const journal: Journal = new Map();
          const { at } = await die(fixture, scenario, journal, k);
          await examine(fixture, journal, `died at call ${k}, ${at}`);
          await scenario.live(new Life(fixture, journal));
          expect({ k, at, outcome: await outcome(fixture) }).toEqual({ k, at, outcome: expected });
        }),
      );
    });
  }
});
