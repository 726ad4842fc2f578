// What is asked of the mind by hand is on record, on whole homes of both databases: by whom, about what, and what came of it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createControls, type AskedByHand } from '../../src/mind/controls/controls.ts';
import type { ListedControls } from '../../src/mind/controls/contract.ts';
import { TABLES_OF_MIND } from '../../src/mind/erase/measure.ts';
import { searchTables } from '../../src/mind/erase/search.ts';
import { refuse } from '../../src/mind/contract.ts';
import { sql } from '../../src/store/store.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, PERSON, type MindHomeOfTest } from '../support/mind-home.ts';

const RULE = 'user: Never call the customer Zanzibar Holdings by name.';
const NOBODY = '01990000-0000-7000-8000-00000000dead';

describe.each(DIALECTS)('[MND-14] what was asked by hand, on %s', (dialect) => {
  let mind: MindHomeOfTest;

  beforeEach(async () => {
    mind = await openMindHome(dialect);
    await mind.say('told', [RULE]);
  });
  afterEach(() => mind.dispose());

  const listed = (input: object = {}) => mind.call<ListedControls>('mind.list_controls', input);
  const as = <Answer = unknown>(actor: string, name: string, input: object = {}) =>
    mind.call<Answer>(name, input, { ...PERSON, actor });
  const session = 'session:desk:told';

  test('has a row of each control, with its actor', async () => {
    await as('one', 'mind.enqueue_session', { project_id: undefined, session: 'told', agent: 'desk' });
    await as('two', 'mind.enqueue_session', { project_id: undefined, session: 'told', agent: 'desk', finalize: true });
    await as('three', 'mind.run_observer', { session: 'told' });
    await as('four', 'mind.finalize_session', { session: 'told' });
    await as('five', 'mind.finalize_session');
    const { store } = await mind.home.mind();
    const slice = sql<{ job_id: string }>("SELECT job_id FROM t3_backlog_jobs WHERE status = 'dead'");
    await store.write((tx) => tx.run(sql("UPDATE t3_backlog_jobs SET status = 'dead', attempts = 3")));
    await store.write((tx) => tx.run(sql("UPDATE jobs SET state = 'dead' WHERE kind = 'mind.consolidate'")));
    const [dead] = await store.read((tx) => tx.all(slice));
    await as('six', 'mind.t3_requeue', { job_id: dead?.job_id });
    await as('seven', 'mind.consolidate');
    await as('eight', 'mind.consolidate', { rebuild: true });
    await as('nine', 'mind.handshake_rebuild');
    const { entries } = await mind.call<{ entries: { anchor: string }[] }>('mind.list_canon');
    await as('ten', 'mind.erase', { entry: entries[0]?.anchor });
    await as('eleven', 'mind.erase', { session: 'told' });
    await as('twelve', 'mind.erase', { text: 'Zanzibar Holdings' });
    await as('thirteen', 'mind.erase', { again: true });
    const { controls, next_after } = await listed();
    expect(next_after).toBeNull();
    const about = (each: ListedControls['controls'][number]) => [each.actor, each.control, each.subject, each.outcome];
    expect(controls.map(about).toReversed()).toEqual([
      ['one', 'observe', session, 'done'],
      ['two', 'finalize', session, 'done'],
      ['three', 'observe', session, 'done'],
      ['four', 'finalize', session, 'done'],
      ['five', 'finalize', null, 'done'],
      ['six', 'requeue', `slice:${dead?.job_id}`, 'done'],
      ['seven', 'consolidate', null, 'done'],
      ['eight', 'consolidate', null, 'done'],
      ['nine', 'rebuild', null, 'done'],
      ['ten', 'erase', 'entry:C1', 'done'],
      ['eleven', 'erase', session, 'done'],
      ['twelve', 'erase', 'words', 'done'],
      ['thirteen', 'erase', 'list', 'done'],
    ]);
    const counts = new Map(controls.map((each) => [each.actor, each.counts]));
    expect(counts.get('one')).toEqual({ queued: 1 });
    expect(counts.get('six')).toEqual({ slices: 1 });
    expect(counts.get('seven')).toMatchObject({ slices: 1, failed: 0, entries: 1 });
    expect(counts.get('ten')).toMatchObject({ remaining: 0 });
    expect(counts.get('ten')?.['rows']).toBeGreaterThan(0);
    for (const { asked_at, ended_at } of controls) expect(asked_at <= (ended_at ?? '')).toBe(true);
    const words = await searchTables(store, TABLES_OF_MIND, (text) => /zanzibar/i.test(text));
    expect([...words.keys()]).toEqual([]);
  });

  test('has none of what was refused or only counted, and none of another project', async () => {
    expect(await mind.refused('mind.run_observer', { session: 'nobody' })).toBe('unknown_session');
    expect(await mind.refused('mind.enqueue_session', { project_id: undefined, session: 'nobody' })).not.toBe('');
    expect(await mind.refused('mind.t3_requeue', { job_id: NOBODY })).toBe('unknown_t3_job');
    expect(await mind.refused('mind.erase', { entry: 'C99' })).toBe('unknown_anchor');
    expect(await mind.refused('mind.erase', { text: 'two' })).toBe('erase_text_short');
    await mind.call('mind.erase', { text: 'Zanzibar Holdings', dry_run: true });
    const { project_id } = await mind.call<{ project_id: string }>('work.create_project', {
      project_id: undefined,
      name: 'Another',
    });
    await mind.call('mind.consolidate', { project_id });
    expect((await listed()).controls).toEqual([]);
    expect((await listed({ project_id })).controls).toHaveLength(1);
    expect(await mind.refused('mind.list_controls', { after: 'x' })).toBe('invalid_cursor');
  });

  test('shows one that failed, one that goes on or died, and a page after the other', async () => {
    const { store } = await mind.home.mind();
    const controls = createControls({ store, ids: mind.home.ids });
    const asked: AskedByHand = { project_id: mind.project_id, actor: 'me', control: 'rebuild', subject: null };
    await expect(
      controls.around(
        asked,
        () => Promise.reject(new Error('the disk is full')),
        () => ({}),
      ),
    ).rejects.toThrow('the disk is full');
    await expect(
      controls.around(
        asked,
        () => Promise.reject(refuse('unknown_session', 'no')),
        () => ({}),
      ),
    ).rejects.toThrow('no');
    let seen: ListedControls | undefined;
    await controls.around(
      { ...asked, subject: 'words' },
      async () => {
        seen = await listed();
      },
      () => ({ lines: 3 }),
    );
    const outcomes = ({ controls: rows }: ListedControls) =>
      rows.map(({ outcome, ended_at }) => [outcome, ended_at === null]);
    expect(seen && outcomes(seen)).toEqual([
      ['begun', true],
      ['failed', false],
    ]);
    const first = await listed({ limit: 1 });
    expect(first.controls).toMatchObject([{ outcome: 'done', subject: 'words', counts: { lines: 3 } }]);
    const second = await listed({ limit: 1, after: first.next_after });
    expect(second).toMatchObject({ controls: [{ outcome: 'failed' }], next_after: null });
    await store.write((tx) =>
      tx.run(sql("UPDATE mind_controls SET asked_at = '2020-01-01T00:00:00.000Z' WHERE outcome = 'failed'")),
    );
    await controls.prune();
    expect((await listed()).controls).toMatchObject([{ outcome: 'done' }]);
  });
});
