// Deep verification holds every table of work against the ledger: sound after everything that people do, and damage to
// any row or column found.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';
import { makeWorld, type World } from '../support/work-world.ts';

/** The table that is damaged, how, and what the report must name. */
type Damage = readonly [title: string, table: string, damage: string, named: RegExp];

function damages({ project_id, goals, tasks, blockers }: World): Damage[] {
  const set = (table: string, id: string, value: string, column: string, wrong: string): Damage => [
    `${table}.${column}`,
    table,
    `UPDATE ${table} SET ${column} = ${wrong} WHERE ${id} = '${value}'`,
    new RegExp(value),
  ];
  const task = (column: string, wrong: string) => set('tasks', 'task_id', tasks.doing, column, wrong);
  const goal = (column: string, wrong: string) => set('goals', 'goal_id', goals.active, column, wrong);
  const blocker = (column: string, wrong: string) => set('blockers', 'blocker_id', blockers.last, column, wrong);
  const checkpoint = (column: string, wrong: string) =>
    set('task_checkpoints', 'task_id', tasks.obstructed, column, wrong);
  const gone = (table: string, where: string, named: string): Damage => [
    `a missing row of ${table}`,
    table,
    `DELETE FROM ${table} WHERE ${where}`,
    new RegExp(named),
  ];
  const counted = (column: string, wrong: string): Damage => [
    `work_counts.${column}`,
    'work_counts',
    `UPDATE work_counts SET ${column} = ${wrong} WHERE kind = 'tasks' AND status = 'doing' AND archived = 0`,
    /the count of tasks/,
  ];
  return [
    task('status', "'todo'"),
    task('status_seq', '1'),
    task('open_dependencies', '1'),
    task('archived', '1'),
    task('priority', '0'),
    task('title', "'Other'"),
    task('search_text', "'other'"),
    task('goal_id', `'${goals.paused}'`),
    task('number', '999'),
    task('created_seq', '1'),
    task('started_by', "'somebody'"),
    task('waits', '1'),
    task('updated_at', "'2001-01-01T00:00:00.000Z'"),
    goal('ready_own', '7'),
    goal('ready_inherited', '7'),
    goal('doing_seq', 'NULL'),
    goal('blocked_seq', 'NULL'),
    goal('doing_own', '7'),
    goal('doing_inherited', 'NULL'),
    goal('removable_seq', 'NULL'),
    goal('waiting_seq', '7'),
    goal('status', "'done'"),
    goal('priority', '4'),
    goal('tag', "'other'"),
    goal('archived', '1'),
    goal('text', "'Other'"),
    goal('search_text', "'other'"),
    blocker('status', "'resolved'"),
    blocker('text', "'Other'"),
    blocker('needs', "'person'"),
    blocker('created_seq', '1'),
    checkpoint('body', "'{}'"),
    checkpoint('seq', '1'),
    ['projects.root', 'projects', `UPDATE projects SET root = '/x' WHERE project_id = '${project_id}'`, /the project/],
    gone('tasks', `task_id = '${tasks.doing}'`, tasks.doing),
    gone('goals', `goal_id = '${goals.spare}'`, goals.spare),
    gone('task_dependencies', `task_id = '${tasks.waiting}'`, `dependency ${tasks.waiting}`),
    gone('blockers', `blocker_id = '${blockers.last}'`, blockers.last),
    gone('task_checkpoints', `task_id = '${tasks.obstructed}'`, '1 of \\d+ recorded checkpoints are missing'),
    gone('projects', `project_id = '${project_id}'`, 'the project is missing'),
    counted('count', '7'),
    counted('kind', "'other'"),
    counted('status', "'other'"),
    counted('archived', '2'),
    gone('work_counts', "kind = 'goals'", 'the count of goals'),
    [
      'a dependency too many',
      'task_dependencies',
      `INSERT INTO task_dependencies (project_id, task_id, depends_on)
       VALUES ('${project_id}', '${tasks.doing}', '${tasks.done}')`,
      /is only in its table/,
    ],
  ];
}

const TABLES = ['projects', 'goals', 'tasks', 'task_dependencies', 'task_checkpoints', 'blockers', 'work_counts'];

describe.each(DIALECTS)('deep verification of work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let world: World;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    world = await makeWorld(process);
    for (const table of TABLES) await fixture.tamper(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
  });
  afterAll(() => fixture.dispose());

  it('[ACL-03] finds damage to any row and to any column that is asked by', async () => {
    expect(await damageOf(process)).toEqual([]);
    const before = await dumpTables(fixture);
    const missed: string[] = [];
    let repair = '';
    for (const [title, table, damage, named] of damages(world)) {
      await fixture.tamper(`${repair} ${damage}`);
      const { problems } = await process.ledger.verify({ deep: true, stream: world.project_id });
      if (!problems.some(({ message }) => named.test(message))) missed.push(title);
      repair = `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept_${table};`;
    }
    await fixture.tamper(repair);
    expect(missed).toEqual([]);
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await damageOf(process)).toEqual([]);
  });

  it('knows every column of the tables that stand for the state', async () => {
    const columns = new Set<string>();
    for (const table of TABLES) {
      const [row = {}] = await queryRaw<object>(fixture, `SELECT * FROM ${table} LIMIT 1`);
      for (const name of Object.keys(row)) columns.add(`${table}.${name}`);
    }
    const tried = new Set(damages(world).map(([title]) => title));
    const byKey =
      /\.(?:project_id|goal_id|task_id|blocker_id|depends_on|created_at|updated_at|name|number|created_seq)$/;
    expect([...columns].filter((column) => !tried.has(column) && !byKey.test(column))).toEqual([]);
  });
});
