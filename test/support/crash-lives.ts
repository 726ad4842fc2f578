// A life of a crash scenario on a database of its own: whole, or until its process dies at a chosen storage call.
import { FAST_FOLDER, mortal, takeImage, type Mortal } from './crash.ts';
import { examine, Life, outcome, type Journal, type Scenario } from './crash-scenario.ts';
import { createFixture, type DialectName, type Fixture } from './fixture.ts';

export function newFixture(dialect: DialectName): Fixture {
  return createFixture(dialect, 1, FAST_FOLDER);
}

export async function withFixture<T>(
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
export async function liveThrough(
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

/** A process that dies at call `k`, and what it leaves behind. */
export async function die(fixture: Fixture, scenario: Scenario, journal: Journal, k: number): Promise<Mortal> {
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
