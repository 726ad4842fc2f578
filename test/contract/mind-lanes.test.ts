// The sessions of a project and how far each is, on both databases: page by page, one alone, and whatever waits or failed however old it is.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toTimestamp } from '../../src/base/clock.ts';
import type { ListedSessions } from '../../src/mind/contract.ts';
import type { MindStatus } from '../../src/mind/finalize/contract.ts';
import { readLeft } from '../../src/mind/hot.ts';
import type { ListedLanes } from '../../src/mind/lanes/contract.ts';
import { sessionKeyOf } from '../../src/mind/finalize/triggers.ts';
import { upsertWindow } from '../../src/mind/queries.ts';
import { sql } from '../../src/store/store.ts';
import { writeRow } from '../../src/store/table.ts';
import { DIALECTS } from '../support/fixture.ts';
import { manySession, putManySessions } from '../support/many-sessions.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

const COUNT = 30;
const OLDEST = manySession(COUNT - 1);
const named = (rows: readonly { readonly session_id: string }[]) => rows.map(({ session_id }) => session_id);
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => manySession(from + at));

describe.each(DIALECTS)('on %s', (dialect) => {
  let mind: MindHomeOfTest;

  beforeAll(async () => {
    mind = await openMindHome(dialect);
    await putManySessions(await mind.home.mind(), mind.home.ids, mind.project_id, COUNT);
    // In the home, and not in the project.
    const { store } = await mind.home.mind();
    const move = sql('UPDATE agent_sessions SET project_id = NULL WHERE session_id = ?');
    await store.write((tx) => tx.run(move, manySession(3)));
  });
  afterAll(() => mind.dispose());

  const lanes = (input: object = {}) => mind.call<ListedLanes>('mind.list_lanes', input);

  test('sessions are listed page by page, of one project or one alone', async () => {
    const first = await mind.call<ListedSessions>('mind.list_sessions', { limit: 5 });
    expect(named(first.sessions)).toEqual([...upTo(0, 3), manySession(4), manySession(5)]);
    const next = { limit: 4, after: first.next_after };
    const second = await mind.call<ListedSessions>('mind.list_sessions', next);
    expect(named(second.sessions)).toEqual(upTo(6, 10));
    expect(named((await mind.call<MindStatus>('mind.status', next)).lanes)).toEqual(upTo(6, 10));
    const one = await mind.call<ListedSessions>('mind.list_sessions', { session: OLDEST });
    expect(named(one.sessions)).toEqual([OLDEST]);
    expect(named((await mind.call<MindStatus>('mind.status', { session: OLDEST })).lanes)).toEqual([OLDEST]);
    const all = (await mind.home.call('mind.list_sessions', {}, { actor: 'ada' })) as ListedSessions;
    expect(named(all.sessions)).toContain(manySession(3));
  });

  test('what is no place in the list is refused', async () => {
    for (const name of ['mind.list_sessions', 'mind.status'])
      expect(await mind.refused(name, { after: '["yesterday","",""]' })).toBe('invalid_cursor');
  });

  test('lanes are those of the newest sessions, and of older ones that failed', async () => {
    const listed = await lanes({ limit: 3 });
    expect([listed.sessions, named(listed.lanes)]).toEqual([COUNT - 1, [...upTo(0, 3), OLDEST]]);
    expect(listed.lanes.at(-1)?.t3).toMatchObject({ state: 'dead', error: 'Its bundle is gone.' });
  });

  test('lanes of one state are found however old their sessions are', async () => {
    expect(named((await lanes({ limit: 1, state: 'dead' })).lanes)).toEqual([OLDEST]);
    expect(named((await lanes({ limit: 2, state: 'none' })).lanes)).toEqual(upTo(0, 2));
    expect((await lanes({ state: 'error' })).lanes).toEqual([]);
    const { store } = await mind.home.mind();
    const fail = sql(`INSERT INTO distil_sessions (agent, session_id, error, changed_at)
      SELECT agent, session_id, 'The disk is full.', last_event_at FROM agent_sessions WHERE session_id = ?`);
    await store.write((tx) => tx.run(fail, manySession(20)));
    expect(named((await lanes({ limit: 1, state: 'error' })).lanes)).toEqual([manySession(20)]);
    expect(named((await lanes({ limit: 1 })).lanes)).toEqual([manySession(0), manySession(20), OLDEST]);
  });

  test('a session whose distilling waits in the queue is among them', async () => {
    const { store } = await mind.home.mind();
    const put =
      sql(`INSERT INTO jobs (job_id, kind, unique_key, lane, payload, priority, state, run_at, attempts, max_attempts, backoff_ms, created_at)
      SELECT ?, 'mind.distil', 'x', ?, ?, 2, 'scheduled', last_event_at, 0, 8, 1000, last_event_at FROM agent_sessions WHERE session_id = ?`);
    const { sessions } = await mind.call<ListedSessions>('mind.list_sessions', { session: manySession(25) });
    const [{ agent, session_id } = { agent: '', session_id: '' }] = sessions;
    const payload = JSON.stringify({ agent, finalize: true, session_id, trigger: 'end' });
    await store.write((tx) =>
      tx.run(put, mind.home.ids.uuid(), sessionKeyOf({ agent, session_id }), payload, session_id),
    );
    expect(named((await lanes({ limit: 1, state: 'queued' })).lanes)).toEqual([session_id]);
  });

  test('a session whose record was not taken is named with why, and no longer once it was', async () => {
    const { store } = await mind.home.mind();
    const session = manySession(0);
    const [{ agent } = { agent: '' }] = (await mind.call<ListedSessions>('mind.list_sessions', { session })).sessions;
    const path = join(mind.folder, 'named.jsonl');
    writeFileSync(path, '');
    const name = sql('UPDATE agent_sessions SET transcript_path = ?, last_event_at = ? WHERE session_id = ?');
    await store.write(async (tx) => tx.run(name, path, toTimestamp(await tx.now()), session));
    const left = async () => {
      const {
        lanes: [lane],
      } = await mind.call<MindStatus>('mind.status', { session });
      return lane?.transcript_left;
    };
    expect(await left()).toBeNull();
    expect(await readLeft(store)).toBeNull();
    await mind.call('mind.run_observer', { session, agent });
    expect(await left()).toBe('outside');
    expect(await readLeft(store)).toMatchObject({
      says: expect.stringMatching(/^Nothing is learned of 1 session /) as string,
    });
    // What seals it leaves that.
    await mind.call('mind.finalize_session', { session, agent });
    expect(await left()).toBe('outside');
    await store.write(async (tx) =>
      tx.run(name, join(mind.folder, 'gone.jsonl'), toTimestamp(await tx.now()), session),
    );
    await mind.call('mind.run_observer', { session, agent });
    expect(await left()).toBeNull();
    expect(await readLeft(store)).toBeNull();
  });

  test('a slice names the window that its session was open in', async () => {
    await mind.learn('without', ['user: Always use pnpm, never npm, in this repository.']);
    await mind.say('paned', ['user: Never push to main directly.']);
    const { store } = await mind.home.mind();
    const window = { machine: 'box', pid: 4711, started: '99' };
    await store.write(async (tx) => {
      const now = toTimestamp(await tx.now());
      const row = { agent: 'desk', session_id: 'paned', ...window, is_agent: 1, opened_at: now, seen_at: now };
      await writeRow(tx, upsertWindow, row);
    });
    await mind.call('mind.finalize_session', { session: 'paned' });
    const { jobs } = await mind.call<{ jobs: { session_id: string; pane_id: string | null }[] }>('mind.t3_status');
    const paneOf = (session: string) => jobs.find(({ session_id }) => session_id === session)?.pane_id;
    expect(paneOf('paned')).toBe(JSON.stringify(['box', 4711, '99']));
    expect(paneOf('without')).toBeNull();
  });
});
