// Every storage call as the last one of a process: before it and after it, and again while recovering from that.
// What was acknowledged is there once, nothing is half written, and asking again comes to the same end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_FAULTS, FAST_FOLDER, mortal, spread, takeImage, type Mortal } from '../support/crash.ts';
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
import { createFixture, DIALECTS, type DialectName, type Fixture } from '../support/fixture.ts';

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
  const points =
    dialect === 'sqlite' ? { once: 100, twice: { at: 4, again: 12 } } : { once: 14, twice: { at: 2, again: 3 } };

  for (const scenario of scenarios) {
    test(`a process may die at any call: ${scenario.name}`, { timeout: TIMEOUT_MS }, async () => {
      const { total, expected, seen } = await liveThrough(dialect, scenario);
      for (const call of scenario.calls[dialect]) expect(seen).toContain(call);
      const chosen = inPart(spread(total, points.once));
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

    test(`and again while recovering: ${scenario.name}`, { timeout: TIMEOUT_MS }, async () => {
      const { total, expected } = await liveThrough(dialect, scenario);
      const at = ALL_FAULTS ? 12 : points.twice.at;
      const pairs: { readonly k: number; readonly j: number }[] = [];
      for (const k of Array.from({ length: at }, (_, i) => Math.round(((i + 1) * total) / (at + 1)))) {
        const whole = await recoveryCalls(dialect, scenario, k);
        // Divided before they are put together: on Postgres the number of calls is not always the same.
        pairs.push(...inPart(spread(whole, points.twice.again)).map((j) => ({ k, j })));
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

function newFixture(dialect: DialectName): Fixture {
  return createFixture(dialect, 1, FAST_FOLDER);
}

async function withFixture<T>(
  dialect: DialectName,
  scenario: Scenario,
  body: (fixture: Fixture) => Promise<T>,
): Promise<T> {
  const fixture = newFixture(dialect);
  try {
    await scenario.prepare(fixture);
    return await body(fixture);
  } finally {
    await fixture.dispose();
  }
}

/** Without a crash: how many calls there are, and where it ends. */
async function liveThrough(
  dialect: DialectName,
  scenario: Scenario,
): Promise<{ total: number; expected: unknown; seen: ReadonlySet<string> }> {
  return withFixture(dialect, scenario, async (fixture) => {
    const journal: Journal = new Map();
    const immortal = mortal();
    await scenario.live(new Life(fixture, journal, immortal));
    await examine(fixture, journal, 'without a crash');
    return { total: immortal.calls, seen: immortal.seen, expected: await outcome(fixture) };
  });
}

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

async function die(fixture: Fixture, scenario: Scenario, journal: Journal, k: number): Promise<Mortal> {
  const process = mortal(k);
  try {
    await scenario.live(new Life(fixture, journal, process));
    // On Postgres what was foreseen depends on the server's time, and a few calls more or less are made.
    const isNearTheEnd = fixture.dialect === 'postgres' && process.calls >= 0.9 * k;
    if (!isNearTheEnd) throw new Error(`lived through call ${k}: only ${process.calls} were made`);
  } catch (error) {
    if (!process.dead) throw error;
  }
  if (fixture.dialect === 'postgres') {
    fixture.abandon();
    return process;
  }
  const image = takeImage(fixture.folder);
  fixture.abandon();
  image.putBack();
  image.drop();
  return process;
}
