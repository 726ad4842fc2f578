// Every storage call of a project's life as the last one of a process: the next one gives the next step of before or of
// after the command that was interrupted, loses nothing that was acknowledged, and comes to the same end.
import { describe, expect, test } from 'vitest';
import type { StorageProbe } from '../../src/store/store.ts';
import { FAST_FOLDER, mortal, spread, takeImage, type Mortal } from '../support/crash.ts';
import { countFaults, inPart, IS_WHOLE, tryPoints } from '../support/fault-part.ts';
import { createFixture, DIALECTS, type DialectName, type Fixture } from '../support/fixture.ts';
import { COMMANDS, closeWork, openWorkOf, tell, type Told } from '../support/work-life.ts';

const TIMEOUT_MS = 3_600_000;
/** A statement on Postgres is a round trip, and a schema takes long to make. */
const POINTS = { sqlite: { any: 45, commits: 9 }, postgres: { any: 5, commits: 5 } };

describe.each(DIALECTS)('%s', (dialect) => {
  test(
    'ACL-19: interrupted at any call, the next process gives the same next step',
    { timeout: TIMEOUT_MS },
    async () => {
      const { told, calls, commits } = await liveThrough(dialect);
      const { any, commits: some } = POINTS[dialect];
      // Most calls come before a commit; right behind one is where an answer gets lost.
      const behind = spread(commits.length, some).map((nth) => commits[nth - 1] ?? 1);
      const chosen = inPart([...new Set([...spread(calls, any), ...behind])]);
      const met = { before: 0, after: 0 };
      const lives = `deaths in a project's life, ${dialect}`;
      await tryPoints(lives, chosen, (k) =>
        withFixture(dialect, async (fixture) => {
          const { acknowledged, process: dead } = await die(fixture, k);
          const at = `died at call ${k} (${dead.at}), in "${COMMANDS[acknowledged]?.name ?? 'closing'}"`;
          const found = await examine(fixture, at);
          const before = told[acknowledged];
          const after = told[acknowledged + 1] ?? before;
          const isBefore = JSON.stringify(found) === JSON.stringify(before);
          if (!isBefore) expect({ at, found }).toEqual({ at, found: after });
          met[isBefore ? 'before' : 'after'] += 1;
          await resume(fixture, acknowledged);
          expect({ at, end: await examine(fixture, `resumed, ${at}`) }).toEqual({ at, end: told.at(-1) });
        }),
      );
      countFaults(`${lives}, found by the next process`, { 'before the command': met.before, 'after it': met.after });
      if (!IS_WHOLE) return;
      expect(met.before).toBeGreaterThan(0);
      expect(met.after).toBeGreaterThan(0);
    },
  );
});

async function withFixture<T>(dialect: DialectName, body: (fixture: Fixture) => Promise<T>): Promise<T> {
  const fixture = createFixture(dialect, 1, FAST_FOLDER);
  try {
    return await body(fixture);
  } finally {
    await fixture.dispose();
  }
}

/** Without a crash: what is told before each command and at the end, and how many calls there are. */
async function liveThrough(dialect: DialectName): Promise<{
  readonly told: readonly Told[];
  readonly calls: number;
  /** The calls that are the ends of commits. */
  readonly commits: readonly number[];
}> {
  const told = await withFixture(dialect, async (fixture) => {
    const between: Told[] = [];
    // Each command by a process of its own, as the command line does it.
    for (const command of COMMANDS) {
      const opened = await openWorkOf(fixture);
      between.push(await tell(opened));
      await command.run(opened.work);
      await closeWork(opened);
    }
    return [...between, await examine(fixture, 'without a crash')];
  });
  return withFixture(dialect, async (fixture) => {
    const immortal = mortal();
    const commits: number[] = [];
    await live(fixture, immortal, {
      heard: ({ at, what }) => {
        if (at === 'after' && what === 'COMMIT') commits.push(immortal.calls);
      },
    });
    expect(await examine(fixture, 'by one process')).toEqual(told.at(-1));
    return { told, calls: immortal.calls, commits };
  });
}

async function live(
  fixture: Fixture,
  process: Mortal,
  { acknowledged, heard }: { readonly acknowledged?: () => void; readonly heard?: StorageProbe },
): Promise<void> {
  const opened = await openWorkOf(fixture, process, heard);
  for (const command of COMMANDS) {
    await command.run(opened.work);
    if (process.dead) return;
    acknowledged?.();
  }
  await closeWork(opened);
}

async function die(fixture: Fixture, k: number): Promise<{ readonly acknowledged: number; readonly process: Mortal }> {
  const process = mortal(k);
  let acknowledged = 0;
  try {
    await live(fixture, process, { acknowledged: () => (acknowledged += 1) });
  } catch (error) {
    if (!process.dead) throw error;
  }
  if (fixture.dialect === 'postgres') {
    fixture.abandon();
    return { acknowledged, process };
  }
  const image = takeImage(fixture.folder);
  fixture.abandon();
  image.putBack();
  image.drop();
  return { acknowledged, process };
}

/** The session comes back and asks once more for what it was not told of. */
async function resume(fixture: Fixture, acknowledged: number): Promise<void> {
  const opened = await openWorkOf(fixture);
  for (const command of COMMANDS.slice(acknowledged)) await command.run(opened.work);
  await closeWork(opened);
}

async function examine(fixture: Fixture, what: string): Promise<Told> {
  const opened = await openWorkOf(fixture);
  const told = await tell(opened);
  const { problems } = await opened.ledger.verify({ deep: true });
  expect({ what, problems }).toEqual({ what, problems: [] });
  await closeWork(opened);
  return told;
}
