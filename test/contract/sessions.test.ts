// Agent sessions on both databases: what their rows become, how they are listed, and the schema that is committed.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { bindOperations } from '../../src/base/operation.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { createMind, mindSchema, type Mind } from '../../src/mind/mind.ts';
import { sessionOperations } from '../../src/mind/operations.ts';
import { recordFiles } from '../../src/mind/record-files.ts';
import { findSession, type HowCalled } from '../../src/mind/session/find-session.ts';
import { recordNote } from '../../src/mind/record-note.ts';
import { recordCompaction, recordEnd, recordTouch } from '../../src/mind/record-session.ts';
import { sql } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { mindPorts } from '../support/mind-ports.ts';
import { addedSchema, dumpPostgresSchema, dumpSqliteSchema } from '../support/schema-dump.ts';

const PROJECT = '0199d2c8-1f00-7000-8000-000000000001';
const TASK = '0199d2c8-1f00-7000-8000-000000000002';
const OTHER = '0199d2c8-1f00-7000-8000-000000000003';
const BOTH = { ask: true, remind: true };
const NEITHER = { ask: false, remind: false };
/** The only project there is. */
const work = { projectOf: async (ref: string | undefined) => ref ?? PROJECT };

describe.each(DIALECTS)('agent sessions on %s', (dialect) => {
  let fixture: Fixture;
  let mind: Mind;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    mind = createMind({
      store: await fixture.openStore({ sequences: [ledgerSchema, ...mindDomain.schema] }),
      ...mindPorts(work),
    });
  });
  afterEach(() => fixture.dispose());

  const seen = (session_id = 's1', source = 'startup') => ({
    agent: 'claude',
    session_id,
    project_id: PROJECT,
    owner: 'claude:s1',
    cwd: '/home/ada/shop',
    transcript_path: '/home/ada/t.jsonl',
    source,
    event: 'Stop',
  });
  const key = { agent: 'claude', session_id: 's1' };

  it('begin, go on, end and begin again, keeping their first time', async () => {
    await mind.sessions.begin(seen());
    const begun = await mind.sessions.get(key);
    expect(begun).toMatchObject({
      project_id: PROJECT,
      source: 'startup',
      ended_at: null,
      compactions: 0,
      in_flight: [],
    });
    fixture.advance(1_000);
    await mind.sessions.touch(seen());
    expect(Date.parse((await mind.sessions.get(key))?.last_event_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(begun?.last_event_at ?? '') + 1_000,
    );
    await mind.sessions.end(seen(), 'exit');
    expect(await mind.sessions.get(key)).toMatchObject({ end_reason: 'exit', started_at: begun?.started_at });
    fixture.advance(1_000);
    await mind.sessions.begin({ ...seen('s1', 'resume'), project_id: null, transcript_path: null });
    const resumed = await mind.sessions.get(key);
    expect(resumed).toMatchObject({
      source: 'resume',
      started_at: begun?.started_at,
      ended_at: null,
      end_reason: null,
      project_id: PROJECT,
      transcript_path: '/home/ada/t.jsonl',
    });
    expect(Date.parse(resumed?.resumed_at ?? '')).toBeGreaterThan(Date.parse(begun?.resumed_at ?? ''));
    await mind.sessions.begin(seen('s1', 'compact'));
    expect((await mind.sessions.get(key))?.resumed_at).toBe(resumed?.resumed_at);
  });

  it('learn later what they did not say at first', async () => {
    await mind.sessions.begin({ ...seen(), project_id: null, transcript_path: null });
    await mind.sessions.touch(seen());
    const known = { project_id: PROJECT, transcript_path: '/home/ada/t.jsonl' };
    expect(await mind.sessions.get(key)).toMatchObject(known);
    await mind.sessions.end({ ...seen(), project_id: null, transcript_path: null });
    expect(await mind.sessions.get(key)).toMatchObject(known);
  });

  it('end when their end happened, though it is heard of late, and not at all when they have begun again since', async () => {
    const endLate = (ageMs: number) => mind.store.write((tx) => recordEnd(tx, seen(), 'exit', { ageMs }));
    await mind.sessions.begin(seen());
    fixture.advance(60_000);
    expect(await endLate(20_000)).toMatchObject(key);
    const ended = await mind.sessions.get(key);
    expect(ended?.ended_at).toBe(new Date(Date.parse(ended?.last_event_at ?? '') - 20_000).toISOString());
    await mind.sessions.begin(seen('s1', 'resume'));
    const resumed = await mind.sessions.get(key);
    fixture.advance(10_000);
    expect(await endLate(20_000)).toBeUndefined();
    expect(await mind.sessions.get(key)).toEqual(resumed);
    // One that nobody knew has not ended before it began.
    await mind.store.write((tx) => recordEnd(tx, seen('unknown'), 'exit', { ageMs: 20_000 }));
    const unknown = await mind.sessions.get({ agent: 'claude', session_id: 'unknown' });
    expect(unknown?.ended_at).toBe(unknown?.started_at);
  });

  it('that were never seen begin with whatever is heard of them first', async () => {
    await mind.sessions.touch(seen('late'));
    await mind.sessions.end(seen('ended'));
    expect(await mind.sessions.get({ agent: 'claude', session_id: 'late' })).toMatchObject({ ended_at: null });
    expect((await mind.sessions.get({ agent: 'claude', session_id: 'ended' }))?.ended_at).not.toBeNull();
    expect(await mind.sessions.get({ agent: 'claude', session_id: 'nobody' })).toBeUndefined();
  });

  const later = (time: string | undefined, ms: number) => new Date(Date.parse(time ?? '') + ms).toISOString();
  const stop = (tasks: readonly { task_id: string; number: number; checkpoint_at: string | null }[], ways = BOTH) =>
    mind.store.write(async (tx) => {
      const session = await recordTouch(tx, seen());
      const told = session && (await recordNote(tx, session, { project_id: PROJECT, tasks }, ways));
      return told ? [told.way, ...told.tasks.map(({ number }) => number)] : [];
    });
  const inFlight = async () =>
    (await mind.sessions.get(key))?.in_flight.map(({ number, lacks_checkpoint }) => [number, lacks_checkpoint]);
  const unsaved = { task_id: TASK, number: 1, checkpoint_at: null };

  it('hear of each task without a checkpoint once, even if two hooks find it at the same time', async () => {
    await mind.sessions.begin(seen());
    // Of one that must not be spoken to, it is noted all the same.
    expect(await stop([unsaved], NEITHER)).toEqual([]);
    expect(await inFlight()).toEqual([[1, true]]);
    const told = await Promise.all([1, 2, 3].map(() => stop([unsaved])));
    expect(told.flat()).toEqual(['ask', 1]);
    const other = { task_id: OTHER, number: 2, checkpoint_at: null };
    expect(await stop([unsaved, other])).toEqual(['ask', 2]);
    expect(await stop([unsaved, other])).toEqual([]);
    // Another session has not heard of it.
    await mind.sessions.begin(seen('s2'));
    const { sessions } = await mind.sessions.list({ limit: 10 });
    expect(sessions.map(({ session_id, in_flight }) => [session_id, in_flight.length])).toEqual(
      expect.arrayContaining([
        ['s1', 2],
        ['s2', 0],
      ]),
    );
    expect((await mind.sessions.get(key))?.in_flight[0]).toEqual({
      task_id: TASK,
      project_id: PROJECT,
      number: 1,
      checkpoint_at: null,
      lacks_checkpoint: true,
      event: 'Stop',
      noted_at: expect.any(String) as string,
    });
  });

  it('have in flight what was found last: a checkpoint closes a gap, and so does work that is over', async () => {
    await mind.sessions.begin(seen());
    const begun = (await mind.sessions.get(key))?.resumed_at;
    const other = { task_id: OTHER, number: 2, checkpoint_at: later(begun, -1) };
    await stop([unsaved, other]);
    expect(await inFlight()).toEqual([
      [1, true],
      [2, true],
    ]);
    await stop([{ ...unsaved, checkpoint_at: later(begun, 0) }]);
    expect(await inFlight()).toEqual([[1, false]]);
    // Taken up again it is in flight, but the session knows.
    expect(await stop([other])).toEqual([]);
    expect(await inFlight()).toEqual([[2, true]]);
    await mind.store.write(async (tx) => {
      const session = await recordEnd(tx, seen(), 'exit');
      if (session) await recordNote(tx, session, { project_id: PROJECT, tasks: [] }, NEITHER);
    });
    expect(await inFlight()).toEqual([]);
  });

  it('keep what they had in flight in another project', async () => {
    await stop([unsaved]);
    await mind.store.write(async (tx) => {
      const session = await recordTouch(tx, seen());
      const elsewhere = { task_id: OTHER, number: 7, checkpoint_at: null };
      if (session) await recordNote(tx, session, { project_id: OTHER, tasks: [elsewhere] }, BOTH);
    });
    expect(await inFlight()).toEqual([
      [1, true],
      [7, true],
    ]);
  });

  it('need a checkpoint from the context they work in: since they began, went on or were compacted', async () => {
    await mind.sessions.begin(seen());
    const saved = { ...unsaved, checkpoint_at: later((await mind.sessions.get(key))?.resumed_at, 0) };
    fixture.advance(1_000);
    await stop([saved]);
    expect(await inFlight()).toEqual([[1, false]]);
    // What this compaction takes is what was done before it.
    await mind.store.write(async (tx) => {
      const session = await recordCompaction(tx, seen());
      if (session) await recordNote(tx, session, { project_id: PROJECT, tasks: [saved] }, BOTH);
    });
    expect(await inFlight()).toEqual([[1, false]]);
    await mind.sessions.begin(seen('s1', 'compact'));
    expect(await stop([saved])).toEqual(['ask', 1]);
    const compacted = (await mind.sessions.get(key))?.compacted_at ?? undefined;
    const again = { ...saved, checkpoint_at: later(compacted, 0) };
    await stop([again]);
    expect(await inFlight()).toEqual([[1, false]]);
    fixture.advance(1_000);
    await mind.sessions.begin(seen('s1', 'resume'));
    await stop([again]);
    expect(await inFlight()).toEqual([[1, true]]);
  });

  it('hear of a task once in each context: again after a compaction and when they are resumed', async () => {
    await mind.sessions.begin(seen());
    expect(await stop([unsaved])).toEqual(['ask', 1]);
    expect(await stop([unsaved])).toEqual([]);
    fixture.advance(1_000);
    await mind.store.write(async (tx) => {
      const session = await recordCompaction(tx, seen());
      // The compaction itself still belongs to the context before it.
      const told = session && (await recordNote(tx, session, { project_id: PROJECT, tasks: [unsaved] }, BOTH));
      expect(told).toBeUndefined();
    });
    expect(await stop([unsaved])).toEqual(['ask', 1]);
    expect(await stop([unsaved])).toEqual([]);
    fixture.advance(1_000);
    await mind.sessions.begin(seen('s1', 'resume'));
    expect(await stop([unsaved])).toEqual(['ask', 1]);
    expect(await stop([unsaved])).toEqual([]);
  });

  it('are asked, reminded or left alone: by their own mode, else their project’s, else the home’s', async () => {
    const call = { actor: 'ada' };
    const heard = async (session_id: string, ways = BOTH) => {
      const told = await mind.store.write(async (tx) => {
        const session = await recordTouch(tx, seen(session_id));
        return session && recordNote(tx, session, { project_id: PROJECT, tasks: [unsaved] }, ways);
      });
      return told?.way;
    };
    expect(await mind.modes.get({}, call)).toMatchObject({ mode: 'ask', decided_by: 'default', project_id: PROJECT });
    expect(await heard('s1')).toBe('ask');
    // An agent that cannot be asked reminds its user.
    expect(await heard('s2', { ask: false, remind: true })).toBe('remind');
    await mind.modes.set({ mode: 'off', scope: 'home' }, call);
    expect(await heard('s3')).toBeUndefined();
    await mind.modes.set({ mode: 'remind' }, call);
    expect(await heard('s3')).toBe('remind');
    // One that could only be asked is not made to go on.
    expect(await heard('s4', { ask: true, remind: false })).toBeUndefined();
    await mind.modes.set({ mode: 'ask', session: 's4' }, call);
    expect(await heard('s4', { ask: true, remind: false })).toBe('ask');
    expect(await mind.modes.get({ session: 's4' }, call)).toEqual({
      mode: 'ask',
      decided_by: 'session',
      home: 'off',
      project: 'remind',
      session: 'ask',
      project_id: PROJECT,
      agent: 'claude',
      session_id: 's4',
    });
    const { sessions } = await mind.sessions.list({ limit: 10 });
    const modes = Object.fromEntries(sessions.map(({ session_id, checkpoints }) => [session_id, checkpoints]));
    expect(modes).toEqual({ s1: 'remind', s2: 'remind', s3: 'remind', s4: 'ask' });
  });

  it('keep the newest of the files that they changed, and are asked once in each context where those belong', async () => {
    const files = (...paths: string[]) =>
      mind.store.write((tx) => recordFiles(tx, { ...key, project_id: PROJECT }, paths));
    const heard = (recordedAt: string | null = null) =>
      mind.store.write(async (tx) => {
        const session = await recordTouch(tx, seen());
        return session && recordNote(tx, session, { project_id: PROJECT, tasks: [], recordedAt }, BOTH);
      });
    await mind.sessions.begin(seen());
    expect(await heard()).toBeUndefined();
    fixture.advance(1_000);
    await files('a.ts', 'b.ts');
    await files('a.ts');
    expect(await heard(later((await mind.sessions.get(key))?.resumed_at, 60_000))).toBeUndefined();
    expect(await heard()).toEqual({ tasks: [], files: 2, way: 'ask' });
    expect(await heard()).toBeUndefined();
    fixture.advance(1_000);
    await mind.sessions.begin(seen('s1', 'resume'));
    expect(await heard()).toBeUndefined();
    fixture.advance(1_000);
    await files(...Array.from({ length: 250 }, (_, at) => `${String(at).padStart(3, '0')}.ts`));
    expect(await heard()).toEqual({ tasks: [], files: 200, way: 'ask' });
    expect(await heard()).toBeUndefined();
  });

  it('are found by any longer part of their id, and changed by the whole of it or its printed name alone', async () => {
    const [one, other] = ['7f3a2b10-0000-4000-8000-00001c2d3e4f', '7f3a2b10-0000-4000-8000-0000aaaa3e4f'] as const;
    for (const id of [one, other]) await mind.sessions.begin({ ...seen(id), owner: `mine-${id}` });
    const elsewhere = 'ffffffff-0000-4000-8000-00001c2d3e4f';
    const found = (ref: string, how: HowCalled = {}) =>
      mind.store.read(async (tx) => (await findSession(tx, ref, undefined, how)).session_id);
    const toChange = { isToChange: true };
    for (const ref of [one, '1c2d3e4f', 'claude:1c2d3e4f'])
      expect([ref, await found(ref, toChange)]).toEqual([ref, one]);
    for (const ref of ['2d3e4f', '00001c2d3e4f']) {
      expect([ref, await found(ref)]).toEqual([ref, one]);
      expect(await refusalOf(found(ref, toChange))).toMatchObject({ code: 'unknown_session' });
    }
    expect(await refusalOf(found('1C2D3E4F'))).toMatchObject({ code: 'unknown_session' });
    expect(await refusalOf(found('7f3a2b10'))).toMatchObject({
      code: 'session_ambiguous',
      details: {
        sessions: expect.arrayContaining(
          [one, other].map((session_id) => ({ agent: 'claude', session_id })),
        ) as unknown,
      },
    });
    expect(await refusalOf(found('7f3a2b10', toChange))).toMatchObject({ code: 'unknown_session' });
    expect((await refusalOf(mind.modes.set({ mode: 'off', session: '00001c2d3e4f' }, { actor: 'ada' }))).code).toBe(
      'unknown_session',
    );
    await mind.sessions.begin({ ...seen(elsewhere), owner: 'mine-elsewhere' });
    await mind.store.write((tx) =>
      tx.run(sql('UPDATE agent_sessions SET project_id = NULL WHERE session_id = ?'), elsewhere),
    );
    expect(await refusalOf(found('1c2d3e4f', toChange))).toMatchObject({ code: 'session_ambiguous' });
    expect(await found('1c2d3e4f', { ...toChange, projectId: PROJECT })).toBe(one);
  });

  it('refuse a mode for what is not there or not clear, and change nothing', async () => {
    const call = { actor: 'ada' };
    await mind.sessions.begin(seen());
    await mind.sessions.begin({ ...seen(), agent: 'codex' });
    const refusals: readonly [Parameters<Mind['modes']['set']>[0], string][] = [
      [{ mode: 'off', session: 'nobody' }, 'unknown_session'],
      [{ mode: 'off', session: 's1' }, 'session_ambiguous'],
      [{ mode: 'off', session: 's1', agent: 'pi' }, 'unknown_session'],
      [{ mode: 'off', scope: 'session' }, 'invalid_input'],
      [{ mode: 'off', scope: 'home', session: 's1' }, 'invalid_input'],
      [{ mode: 'off', scope: 'home', project_id: PROJECT }, 'invalid_input'],
    ];
    for (const [input, code] of refusals) expect((await refusalOf(mind.modes.set(input, call))).code).toBe(code);
    expect(await mind.modes.get({}, call)).toMatchObject({ mode: 'ask', home: null, project: null });
    const set = await mind.modes.set({ mode: 'off', session: 's1', agent: 'codex' }, call);
    expect(set).toMatchObject({ agent: 'codex', session: 'off' });
  });

  it('are listed by page, the latest first', async () => {
    for (let at = 0; at < 7; at += 1) {
      await mind.sessions.begin({ ...seen(`s${at}`), agent: at % 2 === 0 ? 'claude' : 'codex' });
      if (at % 3 === 0) fixture.advance(10);
    }
    const [operation] = bindOperations(mind, sessionOperations);
    const page = async (input: object) =>
      (await operation?.run(input, { actor: 'test' })) as {
        sessions: { session_id: string; last_event_at: string }[];
        next_after: string | null;
      };
    const all = await page({});
    expect(all).toMatchObject({ next_after: null });
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { sessions, next_after } = await page({ limit: 2, ...(after === undefined ? {} : { after }) });
      found.push(...sessions.map(({ session_id }) => session_id));
      after = next_after;
    }
    expect(found).toEqual(all.sessions.map(({ session_id }) => session_id));
    expect(found).toHaveLength(7);
    const times = all.sessions.map(({ last_event_at }) => last_event_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await page({ agent: 'codex' })).sessions).toHaveLength(3);
    for (const after of ['x', '[1]', '["a","b","c"]']) {
      expect((await refusalOf(page({ after }))).code).toBe('invalid_cursor');
    }
  });

  it('from before tasks in flight were kept stay, and do not hear again what they heard', async () => {
    const old = createFixture(dialect, 3);
    const before = { ...mindSchema, migrations: mindSchema.migrations.slice(0, 1) };
    const store = await old.openStore({ sequences: [ledgerSchema, before] });
    const time = '2026-01-01T00:00:00.000Z';
    await store.write(async (tx) => {
      await tx.run(
        sql(`INSERT INTO agent_sessions (agent, session_id, owner, cwd, source, started_at, resumed_at, last_event_at,
               last_event, compactions, resume_due, told_at) VALUES ('claude', 's1', 'o', '/', 'x', ?, ?, ?, 'Stop', 0, 0, ?)`),
        ...[time, time, time, time],
      );
      await tx.run(
        sql(`INSERT INTO agent_session_gaps (agent, session_id, task_id, project_id, event, noted_at)
             VALUES ('claude', 's1', ?, ?, 'Stop', ?)`),
        ...[TASK, PROJECT, time],
      );
    });
    await store.close();
    mind = createMind({ store: await old.openStore({ sequences: [ledgerSchema, mindSchema] }), ...mindPorts(work) });
    expect(await mind.sessions.get(key)).toMatchObject({ started_at: time, compacted_at: null, in_flight: [] });
    expect(await stop([unsaved])).toEqual([]);
    expect(await inFlight()).toEqual([[1, true]]);
    await old.dispose();
  });

  it('have the schema that is committed under docs/schema; `npm run schema` writes it anew', async () => {
    const other = createFixture(dialect, 2);
    await other.openStore({ sequences: [ledgerSchema] });
    const dump = async ({ path, schema }: Fixture): Promise<string> => {
      if (dialect === 'sqlite') {
        using db = new DatabaseSync(path);
        return dumpSqliteSchema(db);
      }
      const client = new pg.Client({ connectionString: inject('postgresUrl') });
      await client.connect();
      try {
        return await dumpPostgresSchema(client, schema);
      } finally {
        await client.end();
      }
    };
    const committed = readFileSync(new URL(`../../docs/schema/mind.${dialect}.sql`, import.meta.url), 'utf8');
    expect(addedSchema(await dump(other), await dump(fixture))).toBe(committed);
    await other.dispose();
  });
});
