// Whatever was imported, made, undone, rolled back and archived, in whatever order: the tables are those of the fold.
// `npm run faults -- test/contract/work-histories` tries thousands.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_FAULTS, FAST_FOLDER } from '../support/crash.ts';
import { countFaults, inPart, IS_WHOLE } from '../support/fault-part.ts';
import { DIALECTS } from '../support/fixture.ts';
import { anyHistory, live, projectedAnew, type HistoryStep } from '../support/work-history.ts';
import { createWorkFixture, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

/** A new database after so many: a project is verified among all events of its database. */
const RUNS_OF_PART = 250;
const RUNS = ALL_FAULTS ? { sqlite: 5_000, postgres: 1_000 } : { sqlite: 150, postgres: 15 };

/** So that nobody believes in a run in which everything was refused. */
const MUST_HAPPEN = [
  ...['import', 'sample', 'create', 'add', 'undo', 'rollback', 'move', 'wait_for', 'checkpoint', 'goal'],
].map((name) => `${name} done`);

describe.each(DIALECTS)('the tables of work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  const open = async () => {
    fixture = createWorkFixture(dialect, 1, FAST_FOLDER);
    process = await fixture.open();
  };
  beforeEach(open);
  afterEach(() => fixture.dispose());

  const tally = new Map<string, number>();
  const expectSound = async (steps: readonly HistoryStep[]) => {
    const projectId = await live(process, fixture, steps, tally);
    const { problems } = await process.ledger.verify({ deep: true, stream: projectId });
    expect(problems.map(({ message }) => message)).toEqual([]);
    const { found, wanted } = await projectedAnew(process, projectId);
    expect(found).toEqual(wanted);
  };
  const imports = (...ids: readonly number[]): HistoryStep => ({
    op: 'import',
    tasks: ids.map((id) => ({ id, status: 'pending', on: null })),
  });

  it('[ACL-03] follow a rollback to before a task was imported a second time', async () => {
    await expectSound([imports(1), { op: 'rollback', back: 2 }, imports(1), { op: 'rollback', back: 3 }]);
    await expectSound([{ op: 'sample' }, { op: 'rollback', back: 8 }, { op: 'sample' }, { op: 'rollback', back: 16 }]);
  });

  it('[ACL-03] follow a rollback that gives two tasks the numbers of each other', async () => {
    await expectSound([imports(1, 2), { op: 'rollback', back: 3 }, imports(2, 1), { op: 'rollback', back: 4 }]);
  });

  it('[ACL-03] are those of the fold after any history', async () => {
    const parts = Math.ceil(RUNS[dialect] / RUNS_OF_PART);
    let histories = 0;
    for (const index of inPart([...Array.from({ length: parts }).keys()])) {
      const numRuns = Math.min(RUNS[dialect] - index * RUNS_OF_PART, RUNS_OF_PART);
      await fc.assert(fc.asyncProperty(anyHistory, expectSound), { seed: 12 + index, numRuns });
      histories += numRuns;
      await fixture.dispose();
      await open();
    }
    // Any other would have thrown.
    countFaults(`histories of work, ${dialect}`, { histories, lost: 0 });
    if (!IS_WHOLE) return;
    // Few runs fit where every command has to travel.
    const expected = dialect === 'sqlite' ? MUST_HAPPEN : [];
    expect(expected.filter((what) => !tally.has(what))).toEqual([]);
  });
});
