// Agent sessions on both databases: what their rows become, how they are listed, and the schema that is committed.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { bindOperations } from '../../src/base/operation.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createMind, mindSchema, type Mind } from '../../src/mind/mind.ts';
import { mindOperations, type MindDomain } from '../../src/mind/operations.ts';
import { recordCompaction, recordGaps, takeResumeDue } from '../../src/mind/record-session.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { addedSchema, dumpPostgresSchema, dumpSqliteSchema } from '../support/schema-dump.ts';

const PROJECT = '0199d2c8-1f00-7000-8000-000000000001';
const TASK = '0199d2c8-1f00-7000-8000-000000000002';

describe.each(DIALECTS)('agent sessions on %s', (dialect) => {
  let fixture: Fixture;
  let mind: Mind;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    mind = createMind({ store: await fixture.openStore({ sequences: [ledgerSchema, mindSchema] }) });
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
    expect(begun).toMatchObject({ project_id: PROJECT, source: 'startup', ended_at: null, compactions: 0, gaps: [] });
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

  it('that were never seen begin with whatever is heard of them first', async () => {
    await mind.sessions.touch(seen('late'));
    await mind.sessions.end(seen('ended'));
    expect(await mind.sessions.get({ agent: 'claude', session_id: 'late' })).toMatchObject({ ended_at: null });
    expect((await mind.sessions.get({ agent: 'claude', session_id: 'ended' }))?.ended_at).not.toBeNull();
    expect(await mind.sessions.get({ agent: 'claude', session_id: 'nobody' })).toBeUndefined();
  });

  it('are told of gaps once, whoever finds them at the same time', async () => {
    await mind.sessions.begin(seen());
    const open = [{ task_id: TASK, project_id: PROJECT }];
    // Of one that must not be spoken to, they are noted all the same.
    expect(await mind.store.write((tx) => recordGaps(tx, { ...seen(), event: 'Stop' }, open, false))).toBe(false);
    expect((await mind.sessions.get(key))?.gaps).toHaveLength(1);
    const told = await Promise.all(
      [1, 2, 3].map(() => mind.store.write((tx) => recordGaps(tx, { ...seen(), event: 'Stop' }, open))),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect((await mind.sessions.get(key))?.gaps).toEqual([
      { task_id: TASK, project_id: PROJECT, event: 'Stop', noted_at: expect.any(String) as string },
    ]);
    expect(await mind.store.write((tx) => recordGaps(tx, seen('other'), []))).toBe(false);
  });

  it('get their resume again after a compaction, once', async () => {
    await mind.store.write((tx) => recordCompaction(tx, seen()));
    expect(await mind.store.write((tx) => takeResumeDue(tx, key))).toBe(true);
    expect(await mind.store.write((tx) => takeResumeDue(tx, key))).toBe(false);
    expect(await mind.sessions.get(key)).toMatchObject({ compactions: 1 });
  });

  it('are listed by page, the latest first', async () => {
    for (let at = 0; at < 7; at += 1) {
      await mind.sessions.begin({ ...seen(`s${at}`), agent: at % 2 === 0 ? 'claude' : 'codex' });
      if (at % 3 === 0) fixture.advance(10);
    }
    const [operation] = bindOperations<MindDomain>(() => Promise.resolve(mind), mindOperations);
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
