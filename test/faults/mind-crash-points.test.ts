// Every storage call of a few slices and acts as the last one of a process: whoever comes next finishes them, each slice is applied once,
// and the canon is the one of a process that never died.
import { describe, expect, test } from 'vitest';
import { canonIdOf } from '../../src/mind/canon/evolve.ts';
import { PROJECT, Shelf, openCanonOf, type OpenedCanon } from '../support/canon-fixture.ts';
import { manySlices } from '../support/canon-sessions.ts';
import { FAST_FOLDER, mortal, spread, takeImage, type Mortal } from '../support/crash.ts';
import { inPart, tryPoints } from '../support/fault-part.ts';
import { createFixture, DIALECTS, type DialectName, type Fixture } from '../support/fixture.ts';

const TIMEOUT_MS = 3_600_000;
/** A statement on Postgres is a round trip, and a schema takes long to make. */
const POINTS = { sqlite: 40, postgres: 8 };
/** Past every lease, and every pause before another attempt. */
const EXPIRED = 10 * 60_000;
const SESSIONS = 4;

async function withFixture<T>(dialect: DialectName, body: (fixture: Fixture) => Promise<T>): Promise<T> {
  const fixture = createFixture(dialect, 1, FAST_FOLDER);
  fixture.flow();
  try {
    return await body(fixture);
  } finally {
    await fixture.dispose();
  }
}

/** Can be lived again from its start: every step is done once, however often it is asked for. */
async function live(canon: OpenedCanon, shelf: Shelf): Promise<void> {
  const { consolidator } = canon.consolidation;
  const slices = manySlices(shelf, SESSIONS);
  // One after the other: the acts name entries by numbers, which go by what came first.
  for (const slice of slices.slice(0, 2)) {
    await consolidator.enqueueSlice(slice);
    await consolidator.drain();
  }
  const act = (operationId: string) => ({ projectId: PROJECT, call: { actor: 'cli:person' }, operationId });
  await canon.canon.pin(act('pin'), 'C1');
  await canon.canon.correct(act('correct'), 'C2', { text: 'Use bun everywhere.', value: 'bun' });
  await canon.canon.forget(act('forget'), 'C3', 'Nobody should read it.');
  for (const slice of slices.slice(2)) await consolidator.enqueueSlice(slice);
  await consolidator.drain();
  await consolidator.sweep(PROJECT);
}

async function die(fixture: Fixture, process: Mortal, shelf: Shelf): Promise<void> {
  try {
    const canon = await openCanonOf(fixture, { shelf, probe: process.probe, onBackgroundError: () => {} });
    await live(canon, shelf);
  } catch (error) {
    if (!process.dead) throw error;
  }
  if (fixture.dialect === 'postgres') {
    fixture.abandon();
    return;
  }
  const image = takeImage(fixture.folder);
  fixture.abandon();
  image.putBack();
  image.drop();
}

describe.each(DIALECTS)('%s', (dialect) => {
  test(
    '[MND-06] interrupted at any call, the canon comes out the same and every slice is applied once',
    { timeout: TIMEOUT_MS },
    async () => {
      const shelf = new Shelf();
      const whole = await withFixture(dialect, async (fixture) => {
        const immortal = mortal();
        const canon = await openCanonOf(fixture, { shelf, probe: immortal.probe });
        await live(canon, shelf);
        return { calls: immortal.calls, hash: await canon.canon.hash(PROJECT) };
      });
      await tryPoints(
        `deaths while slices are consolidated, ${dialect}`,
        inPart(spread(whole.calls, POINTS[dialect])),
        (k) =>
          withFixture(dialect, async (fixture) => {
            const process = mortal(k);
            await die(fixture, process, shelf);
            const at = `died at call ${k} (${process.at})`;
            fixture.advance(EXPIRED);
            const canon = await openCanonOf(fixture, { shelf });
            await live(canon, shelf);
            expect({ at, hash: await canon.canon.hash(PROJECT) }).toEqual({ at, hash: whole.hash });
            const events = await canon.ledger.events(canonIdOf(PROJECT), { limit: 1_000 });
            const count = (type: string) => events.filter(({ event_type }) => event_type === type).length;
            expect({
              at,
              applied: count('canon.slice_applied'),
              acts: count('canon.pinned') + count('canon.forgotten'),
            }).toEqual({ at, applied: SESSIONS, acts: 2 });
            const { problems } = await canon.ledger.verify({ deep: true });
            expect({ at, problems }).toEqual({ at, problems: [] });
            const { differences } = await canon.ledger.rebuild({ dryRun: true });
            expect({ at, differences }).toEqual({ at, differences: [] });
            await canon.consolidation.consolidator.rebuild(PROJECT);
            expect({ at, again: await canon.canon.hash(PROJECT) }).toEqual({ at, again: whole.hash });
          }),
      );
    },
  );
});
