// Commands of work are decided over what this process last saw, on Postgres: few round trips where no other process
// writes, and never a decision that rests on something else than what is stored when it is written.
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { appendAtOnce } from '../../src/ledger/queries.ts';
import { sql, type StorageProbe } from '../../src/store/store.ts';
import { writeRow } from '../../src/store/table.ts';
import { upsertClaim } from '../../src/work/queries.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { dumpTables } from '../support/raw-database.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

const pause = sql<{ slept: string }>('SELECT pg_sleep(0.02)::text AS slept');
const CRITERION = 'It is seen';
const evidence = [{ criterion: CRITERION, proof: 'Seen' }];

/** The calls of a process, and in how many round trips they went: groups that were sent while none was unanswered. */
function watchCalls() {
  const calls: string[] = [];
  let trips = 0;
  let unanswered = 0;
  const probe: StorageProbe = ({ at, what }) => {
    // No caller waits for a reader that lets go.
    if (what === 'ROLLBACK') return;
    if (at === 'after') {
      unanswered -= 1;
      return;
    }
    if (unanswered === 0) trips += 1;
    unanswered += 1;
    calls.push(what);
  };
  return {
    probe,
    forget() {
      calls.length = 0;
      trips = 0;
    },
    trips: () => trips,
    foreseen: () => calls.filter((what) => what === appendAtOnce.text).length,
    sawBegin: () => calls.includes('BEGIN'),
  };
}

const world = (process: WorkProcess, project_id: string, goal_id: string) => {
  const add = async (title: string) => {
    const input = { project_id, goal_id, title, acceptance_criteria: [CRITERION] };
    return (await process.call('work.add_task', input)).task.task_id;
  };
  return {
    add,
    /** The second one finds the ledger as the first has left it. */
    warm: async () => {
      await add('warm');
      await add('warm');
    },
  };
};

describe.each(DIALECTS)('a process that wrote last on %s', (dialect) => {
  const watched = watchCalls();
  let fixture: WorkFixture;
  let mine: WorkProcess;
  let project_id: string;
  let goal_id: string;
  let add: (title: string) => Promise<string>;
  let warm: () => Promise<void>;
  beforeEach(async () => {
    fixture = createWorkFixture(dialect);
    mine = await fixture.open({ probe: watched.probe, signed: false });
    const made = await newProject(mine);
    project_id = made.project_id;
    goal_id = made.goalIds[0] ?? '';
    ({ add, warm } = world(mine, project_id, goal_id));
    await warm();
    watched.forget();
  });
  afterEach(() => fixture.dispose());
  const expectForeseen = (count: number) => expect(watched.foreseen()).toBe(dialect === 'postgres' ? count : 0);

  it('does every daily command by a foreseen append, in few round trips', async () => {
    const trips: Record<string, number> = {};
    const count = async (name: string, command: () => Promise<unknown>) => {
      watched.forget();
      await command();
      trips[name] = watched.trips();
      expectForeseen(1);
    };
    let id = '';
    await count('add_task', async () => (id = await add('daily')));
    const own = { project_id, task_id: id, owner: 'session' };
    await count('start_task', () => mine.call('work.start_task', own));
    await count('update_checkpoint', () =>
      mine.call('work.update_checkpoint', { ...own, where_we_left_off: 'Here', next_step: 'Go on' }),
    );
    await count('update_task', () => mine.call('work.update_task', { ...own, title: 'Renamed' }));
    await count('complete_task', () => mine.call('work.complete_task', { ...own, evidence }));
    await count('create_goal', () => mine.call('work.create_goal', { project_id, text: 'Another goal' }));
    if (dialect === 'postgres') {
      // The project, what the decision reads, the append with its rows, the claim, the answer, COMMIT.
      const most = {
        add_task: 5,
        start_task: 7,
        update_checkpoint: 8,
        update_task: 6,
        complete_task: 8,
        create_goal: 5,
      };
      expect(Object.entries(most).filter(([name, bound]) => (trips[name] ?? Infinity) > bound)).toEqual([]);
    }
    expect(await damageOf(mine)).toEqual([]);
  });

  it('repeats an operation instead of doing it twice', async () => {
    const input = { project_id, goal_id, title: 'once', operation_id: 'op' };
    const first = await mine.call('work.add_task', input);
    expect(await mine.call('work.add_task', input)).toEqual(first);
    expect(await mine.refused('work.add_task', { ...input, title: 'other' })).toBe('operation_conflict');
    expect(await damageOf(mine)).toEqual([]);
  });

  it('forgets what it saw when another process has written', async () => {
    const other = await fixture.open({ signed: false });
    const id = await add('shared');
    await warm();
    await other.call('work.update_task', { project_id, task_id: id, title: 'by the other' });
    // The first of these finds the other's event, the second would rest on memory again.
    await warm();
    const { task } = await mine.call('work.update_task', { project_id, task_id: id, description: 'by me' });
    expect(task).toMatchObject({ title: 'by the other', description: 'by me' });
    expect(await damageOf(mine)).toEqual([]);
  });

  it('makes no refusal from memory', async () => {
    const other = await fixture.open({ signed: false });
    const id = await add('done elsewhere');
    await mine.call('work.start_task', { project_id, task_id: id });
    await warm();
    await other.call('work.complete_task', { project_id, task_id: id, evidence });
    expect((await mine.call('work.reopen_task', { project_id, task_id: id, reason: 'More' })).task.status).toBe(
      'doing',
    );
    expect(await damageOf(mine)).toEqual([]);
  });
});

describe('a command that was foreseen on a Postgres server', () => {
  const watched = watchCalls();
  let fixture: WorkFixture;
  let proxy: Proxy | undefined;
  beforeEach(() => {
    fixture = createWorkFixture('postgres');
  });
  afterEach(async () => {
    await proxy?.stop();
    proxy = undefined;
    await fixture.dispose();
  });

  async function warmed(url?: string) {
    const mine = await fixture.open({ probe: watched.probe, signed: false, ...(url === undefined ? {} : { url }) });
    const { project_id, goalIds } = await newProject(mine);
    const { add, warm } = world(mine, project_id, goalIds[0] ?? '');
    const task_id = await add('mine');
    await warm();
    watched.forget();
    return { mine, project_id, task_id };
  }

  it('finds a claim that came between its look and its lock, which is no event', async () => {
    const { mine, project_id, task_id } = await warmed();
    const other = await fixture.open({ signed: false });
    const before = await dumpTables(fixture);
    let refused: Promise<unknown> | undefined;
    await other.store.write(async (tx) => {
      await other.ledger.leases.within.acquire(tx, task_id, 'other', 60_000);
      await writeRow(tx, upsertClaim, { project_id, task_id, ttl_ms: 60_000 });
      refused = refusalOf(mine.call('work.update_task', { project_id, task_id, title: 'late' }));
      // Until it has looked, found no claim, and waits for the lock.
      while (!watched.sawBegin()) await tx.get(pause);
      await tx.get(pause);
    });
    expect(await refused).toMatchObject({ code: 'task_claimed', details: { owner: 'other' } });
    expect(watched.foreseen()).toBe(1);
    const after = await dumpTables(fixture);
    expect({ ...after, claims: before['claims'], workflow_leases: before['workflow_leases'] }).toEqual(before);
  });

  it('is found again when the reply to its COMMIT was lost', async () => {
    const lossy = await startProxy(inject('postgresUrl'));
    proxy = lossy;
    const { mine, project_id, task_id } = await warmed(lossy.url);
    lossy.dropReplyTo('COMMIT', 'COMMIT');
    const { task } = await mine.call('work.update_task', { project_id, task_id, title: 'once' });
    expect(task.title).toBe('once');
    expect(lossy.dropped()).toBe(1);
    expect(watched.foreseen()).toBe(1);
    const events = await mine.ledger.events(project_id);
    expect(events.filter(({ event_type }) => event_type === 'task.updated')).toHaveLength(1);
    expect(await damageOf(mine)).toEqual([]);
  });

  it('is done step by step where its function is missing', async () => {
    const { mine, project_id, task_id } = await warmed();
    await fixture.tamper('DROP FUNCTION ledger_append');
    const { task } = await mine.call('work.update_task', { project_id, task_id, title: 'slower' });
    expect(task.title).toBe('slower');
    // Nothing but the function itself is missed.
    expect(await damageOf(mine)).toEqual([
      expect.stringMatching(/misses what a migration made: function ledger_append\(/),
    ]);
  });
});
