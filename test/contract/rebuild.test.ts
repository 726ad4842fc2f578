// A rebuild makes everything again that follows from events, to the byte, and touches nothing else.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { seededRandom } from '../../src/base/random.ts';
import * as ledgerQueries from '../../src/ledger/queries.ts';
import { workflows } from '../../src/kernel/workflows/queries.ts';
import { sql } from '../../src/store/store.ts';
import { workRows } from '../../src/work/tables/work-rows.ts';
import { mortal, spread, takeImage } from '../support/crash.ts';
import { damageTable } from '../support/damage-tables.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';
import { makeWorld, type World } from '../support/work-world.ts';

const TABLES = [ledgerQueries.stateEntities, workflows, ...workRows.tables.map(({ table }) => table)];
const ROUNDS = { sqlite: 30, postgres: 10 };

describe.each(DIALECTS)('rebuild on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let world: World;
  beforeEach(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    world = await makeWorld(process);
    const { project_id } = world;
    await process.call('work.undo', { project_id });
    const head = await process.headOf(project_id);
    await process.call('work.add_task', { project_id, goal_id: 'G2', title: 'Taken back' });
    await process.call('work.rollback', { project_id, to_seq: head, reason: 'Not wanted' });
    const { workflows: flows } = process.ledger;
    flows.define('test.flow', async () => 1);
    await flows.start('test.flow', { id: fixture.ids.uuid() });
    const cancelled = fixture.ids.uuid();
    await flows.start('test.flow', { id: cancelled });
    await flows.cancel(cancelled, 'Not wanted');
    await process.ledger.settled();
  });
  afterEach(() => fixture.dispose());

  it('finds nothing and writes nothing where all is sound', async () => {
    const before = await dumpTables(fixture);
    const report = await process.ledger.rebuild();
    expect(report).toMatchObject({ streams_rebuilt: 0, differences_found: 0, differences: [], dry_run: false });
    expect(report.streams).toBeGreaterThan(3);
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('puts every row back to the byte, whatever was deleted, changed or inserted', async () => {
    const before = await dumpTables(fixture);
    const random = seededRandom(7);
    for (let round = 0; round < ROUNDS[dialect]; round += 1) {
      const damage: string[] = [];
      for (const table of TABLES) damage.push((await damageTable(fixture, table, random)) ?? '');
      await fixture.tamper(damage.join('\n'));
      const dry = await process.ledger.rebuild({ dryRun: true });
      const report = await process.ledger.rebuild();
      expect({ damage, found: report.differences_found }).toEqual({ damage, found: dry.differences_found });
      expect({ damage, dump: await dumpTables(fixture) }).toEqual({ damage, dump: before });
    }
    expect(await damageOf(process)).toEqual([]);
  });

  it('says in a dry run which rows differ, and writes nothing', async () => {
    const { project_id, tasks, goals } = world;
    await fixture.tamper(`DELETE FROM tasks WHERE task_id = '${tasks.doing}';
      UPDATE goals SET text = 'Other' WHERE goal_id = '${goals.active}';
      UPDATE state_entities SET body = '{}' WHERE entity_id = '${tasks.todo}' AND collection = 'tasks';`);
    const before = await dumpTables(fixture);
    const { differences } = await process.ledger.rebuild({ dryRun: true });
    expect(differences).toEqual([
      { table: 'state_entities', workflow_id: project_id, key: `tasks ${tasks.todo}`, what: 'changed' },
      { table: 'goals', workflow_id: project_id, key: goals.active, what: 'changed' },
      { table: 'tasks', workflow_id: project_id, key: tasks.doing, what: 'missing' },
    ]);
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('mends what the row of a stream says, and makes snapshots again that do not hold', async () => {
    const { project_id } = world;
    const addGoals = async (count: number) => {
      for (let n = 0; n < count; n += 1) await process.call('work.create_goal', { project_id, text: `Goal ${n}` });
    };
    await addGoals(110);
    await process.ledger.settled();
    const before = await dumpTables(fixture);
    await fixture.tamper(`UPDATE streams SET state_checksum = '${'0'.repeat(64)}', entity_count = 1, journal_bytes = 7,
      snapshot_seq = 3, created_at = '2001-02-03T04:05:06.007Z' WHERE workflow_id = '${project_id}'`);
    await process.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);

    await fixture.tamper(
      `UPDATE snapshots SET part_checksum = '${'0'.repeat(64)}' WHERE workflow_id = '${project_id}'`,
    );
    expect((await process.ledger.rebuild()).differences).toContainEqual({
      table: 'snapshots',
      workflow_id: project_id,
      key: '',
      what: 'changed',
    });
    expect(await damageOf(process)).toEqual([]);
    await addGoals(110);
    await process.ledger.settled();
    expect(await damageOf(process)).toEqual([]);
  });

  it('rebuilds one project and leaves the others as they are', async () => {
    const { project_id } = await newProject(process, { name: 'other' });
    const before = await dumpTables(fixture);
    await fixture.tamper("UPDATE goals SET text = 'Other'");
    const report = await process.ledger.rebuild({ stream: project_id });
    expect(report).toMatchObject({ streams: 1, streams_rebuilt: 1, differences_found: 1 });
    const texts = await queryRaw<{ text: string }>(
      fixture,
      `SELECT text FROM goals WHERE project_id = '${project_id}'`,
    );
    expect(texts.map(({ text }) => text)).toEqual(['Goal of 2']);
    expect(await dumpTables(fixture)).not.toEqual(before);
    await process.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('is refused where the events do not hold, naming the event, and leaves the tables as they are', async () => {
    const { project_id } = world;
    await fixture.tamper(`UPDATE events SET payload = '{}' WHERE workflow_id = '${project_id}' AND event_seq = 5;
      DELETE FROM tasks;`);
    const before = await dumpTables(fixture);
    expect(await refusalOf(process.ledger.rebuild())).toMatchObject({
      code: 'chain_broken',
      details: { workflow_id: project_id, event_seq: 5 },
    });
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('gives a root back to the project that has it, when another row took it', async () => {
    const other = await process.call('work.create_project', { name: 'third', root: '/third' });
    const before = await dumpTables(fixture);
    await fixture.tamper(`UPDATE projects SET root = NULL;
      UPDATE projects SET root = '/third' WHERE project_id = '${world.project_id}';
      UPDATE projects SET root = '/main' WHERE project_id = '${other.project_id}';`);
    await process.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('may run in several processes at once', async () => {
    const before = await dumpTables(fixture);
    const processes = [process, await fixture.open(), await fixture.open()];
    await fixture.tamper('DELETE FROM tasks; DELETE FROM goals; DELETE FROM state_entities;');
    const reports = await Promise.all(processes.map(({ ledger }) => ledger.rebuild()));
    expect(Math.max(...reports.map(({ differences_found }) => differences_found))).toBeGreaterThan(0);
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('rebuilds a project that another process writes to all the while', async () => {
    const { project_id } = world;
    const other = await fixture.open();
    let isDone = false;
    const write = async () => {
      let written = 0;
      while (!isDone) {
        try {
          await other.call('work.create_goal', { project_id, text: `Goal ${written}` });
          written += 1;
        } catch (error) {
          // Until the rebuild: nothing is written on top of tables that are not what the events give.
          if (!(error instanceof Refusal) || error.code !== 'projection_damaged') throw error;
          await other.store.read((tx) => tx.now());
        }
      }
      return written;
    };
    const writing = write();
    const random = seededRandom(3);
    for (let round = 0; round < 5; round += 1) {
      for (const { table } of workRows.tables) {
        // The project that the other process asks for.
        if (table.name === 'projects') continue;
        const damage = await damageTable(fixture, table, random);
        if (damage !== undefined) await process.store.write((tx) => tx.run(sql(damage)));
      }
      await process.ledger.rebuild();
    }
    isDone = true;
    expect(await writing).toBeGreaterThan(0);
    await process.ledger.rebuild();
    expect(await damageOf(process)).toEqual([]);
  });

  it('is asked for by every verification where the row of a workflow is gone or changed', async () => {
    const before = await dumpTables(fixture);
    const [row] = await queryRaw<{ workflow_id: string }>(
      fixture,
      "SELECT workflow_id FROM workflows WHERE status = 'cancelled'",
    );
    const own = `WHERE workflow_id = '${row?.workflow_id}'`;
    for (const damage of [
      `DELETE FROM workflows ${own}`,
      ...["kind = 'other'", "status = 'running'", "error_code = 'made_up'", 'ended_at = NULL'].map(
        (change) => `UPDATE workflows SET ${change} ${own}`,
      ),
      `UPDATE workflows SET started_at = '2031-01-01T00:00:00.000Z' ${own}`,
    ]) {
      await fixture.tamper(damage);
      for (const deep of [false, true]) {
        const { problems } = await process.ledger.verify({ deep });
        expect({ damage, problems }).toMatchObject({
          problems: [{ code: 'projection_mismatch', table: 'workflows', workflow_id: row?.workflow_id }],
        });
      }
      expect(await process.ledger.rebuild()).toMatchObject({ differences_found: 1 });
      expect(await dumpTables(fixture)).toEqual(before);
    }
  });

  it('that is killed at any storage call has rebuilt a stream or not, and the next run finishes', async () => {
    const before = await dumpTables(fixture);
    const damage = [
      'DELETE FROM tasks',
      'DELETE FROM goals',
      "UPDATE state_entities SET body = '{}'",
      'DELETE FROM workflows',
    ].join(';');
    await fixture.tamper(damage);
    const { differences_found: all } = await process.ledger.rebuild({ dryRun: true });
    const immortal = mortal();
    const counting = await fixture.open({ probe: immortal.probe });
    const opened = immortal.calls;
    await counting.ledger.rebuild();
    const found = new Set<number>();
    for (const k of spread(immortal.calls - opened, dialect === 'sqlite' ? 40 : 8)) {
      await fixture.tamper(damage);
      const victim = mortal(opened + k);
      await fixture
        .open({ probe: victim.probe })
        .then((dying) => dying.ledger.rebuild())
        .catch((error: unknown) => {
          if (!victim.dead) throw error;
        });
      const image = dialect === 'sqlite' ? takeImage(fixture.folder) : undefined;
      fixture.abandon();
      image?.putBack();
      image?.drop();
      const next = await fixture.open();
      const { differences_found } = await next.ledger.rebuild();
      expect(differences_found).toBeLessThanOrEqual(all);
      found.add(differences_found);
      expect({ k, dump: await dumpTables(fixture) }).toEqual({ k, dump: before });
    }
    // Some died before any stream was rebuilt, some in between.
    expect(found.size).toBeGreaterThan(2);
  });
});
