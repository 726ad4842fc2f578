// Sessions distilled on both databases: observed, reflected, sealed; once, with the same result whatever the order and however often.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distilIdOf } from '../../src/mind/finalize/distil-kind.ts';
import { MOST_BUNDLES } from '../../src/mind/finalize/finalize-session.ts';
import { keepDistilled } from '../../src/mind/finalize/keep-distilled.ts';
import { askForRun, DISTIL_JOB, IDLE_MS, sessionKeyOf, WAKE_MS } from '../../src/mind/finalize/triggers.ts';
import * as q from '../../src/mind/finalize/queries.ts';
import { recordNote } from '../../src/mind/record-note.ts';
import { readSession } from '../../src/mind/queries.ts';
import { sql } from '../../src/store/store.ts';
import { CALL, openDistil, PROJECT, type DistilProcess } from '../support/distil-home.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

const TASK = '0199d2c8-1f00-7000-8000-000000000002';
const NO_WAYS = { ask: false, remind: false };

describe.each(DIALECTS)('distilling on %s', (dialect) => {
  let fixture: Fixture;
  let at: DistilProcess;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    at = await openDistil(fixture);
  });
  afterEach(() => fixture.dispose());

  const observe = async (session: string) => (await at.distil.runObserver({ session }, CALL)).runs[0];
  const finalize = async (session: string) => {
    const [sealed] = (await at.distil.finalize({ session }, CALL)).sessions;
    if (!sealed) throw new Error('nothing was sealed');
    return sealed;
  };
  const list = (session: string, more = {}) => at.distil.list({ session, withdrawn: false, limit: 100, ...more }, CALL);
  const events = async () => at.ledger.events(distilIdOf(PROJECT), { limit: 1_000 });
  const inFlight = (session_id: string, tasks: readonly string[]) =>
    at.store.write(async (tx) => {
      const row = await tx.get(readSession, 'claude', session_id);
      if (!row) throw new Error('there is no session');
      const noted = tasks.map((task_id, index) => ({ task_id, number: index + 1, checkpoint_at: null }));
      await recordNote(tx, row, { project_id: PROJECT, tasks: noted }, NO_WAYS);
    });

  async function expectSound(): Promise<void> {
    expect((await at.ledger.verify({ deep: true })).problems).toEqual([]);
    expect((await at.ledger.rebuild({ dryRun: true })).differences).toEqual([]);
  }

  // ── Observing ────────────────────────────────────────────────────────────────────────────────────────────────

  it('[MND-02] observations quote T0 word for word, and what does not is left out and counted', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['hello', 'use npm for packages', 'lie: whatever', 'open: docs']);
    expect(await observe('s1')).toMatchObject({
      trigger: 'manual',
      method: 'rules',
      from_seq: 1,
      to_seq: 4,
      made: 2,
      rejected: { quote_differs: 1 },
      created: true,
    });
    const { observations, reflections } = await list('s1');
    expect(observations.map(({ statement, quotes }) => [statement, quotes[0]?.text])).toEqual([
      ['They said: use npm for packages', 'use npm for packages'],
      ['They said: open: docs', 'open: docs'],
    ]);
    expect(reflections.map(({ subject, is_durable }) => [subject, is_durable])).toEqual([
      ['packages', true],
      ['rest', false],
    ]);
    expect(at.ingested).toEqual(['s1']);
    await expectSound();
  });

  it('a run over the same T0 changes nothing, also when two start at once', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    const both = await Promise.all([observe('s1'), observe('s1')]);
    expect(both.filter((run) => run?.created === true)).toHaveLength(1);
    const before = await events();
    expect(await observe('s1')).toMatchObject({ created: false });
    expect(await events()).toEqual(before);
    await expectSound();
  });

  it('the result is the same however often somebody looked', async () => {
    const said = ['use npm for packages', 'use tabs for indent', 'use pnpm for packages'];
    for (const id of ['often', 'once']) await at.begin(id);
    for (let upTo = 1; upTo <= said.length; upTo += 1) {
      at.t0.set('often', said.slice(0, upTo));
      await observe('often');
    }
    at.t0.set('once', said);
    await observe('once');
    const told = async (id: string) => {
      const { observations, reflections } = await list(id);
      return [...observations, ...reflections].map(({ statement, subject, value }) => [statement, subject, value]);
    };
    expect(await told('often')).toEqual(await told('once'));
    await expectSound();
  });

  it('what the agent took back is withdrawn, and stands again when that is taken back', async () => {
    await at.begin('s1');
    const said = ['use npm for packages', 'use tabs for indent'];
    at.t0.set('s1', said);
    await observe('s1');
    at.t0.set('s1', { said, retracted: [2] });
    expect(await observe('s1')).toMatchObject({ withdrawn: 1, made: 0, rejected: { retracted_event: 1 } });
    expect((await list('s1')).observations).toHaveLength(1);
    expect((await list('s1', { withdrawn: true })).observations).toHaveLength(2);
    at.t0.set('s1', { said: [...said, 'bye'] });
    expect(await observe('s1')).toMatchObject({ withdrawn: 0, made: 0 });
    expect((await list('s1')).observations).toHaveLength(2);
    await expectSound();
  });

  it('what T0 no longer holds stands as it was observed', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await observe('s1');
    at.t0.set('s1', ['', 'use tabs for indent']);
    expect(await observe('s1')).toMatchObject({ withdrawn: 0, made: 1 });
    const { observations, reflections } = await list('s1');
    expect(observations).toHaveLength(2);
    expect(new Set(reflections.map(({ subject }) => subject))).toEqual(new Set(['indent', 'packages']));
    await expectSound();
  });

  it('no event holds a word, and words that were erased do not come back', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await observe('s1');
    const told = JSON.stringify(await events());
    for (const word of ['packages', 'npm', 'They said']) expect(told).not.toContain(word);
    await at.store.write((tx) =>
      tx.run(sql('UPDATE observations_t1 SET statement = NULL, subject = NULL, value = NULL, quote_texts = NULL')),
    );
    at.t0.set('s1', ['use npm for packages', 'bye']);
    await observe('s1');
    expect((await list('s1')).observations).toMatchObject([{ statement: null, quotes: [{ text: null }] }]);
    await expectSound();
  });

  it('a row that somebody changed is found, and made again without its words being lost', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await finalize('s1');
    await fixture.tamper(`UPDATE observations_t1 SET topic = 'other'`);
    const { problems } = await at.ledger.verify({ deep: true });
    expect(problems.map(({ message }) => message).join()).toContain('observations_t1');
    await at.ledger.rebuild();
    expect((await list('s1')).observations).toMatchObject([
      { topic: 'tooling', statement: 'They said: use npm for packages' },
    ]);
    await fixture.tamper(`DELETE FROM observer_runs`);
    expect((await at.ledger.verify()).problems.map(({ message }) => message).join()).toContain('observer_runs');
  });

  // ── Tags ─────────────────────────────────────────────────────────────────────────────────────────────────────

  it('a tag is that of the goal of the task in hand, from what is new on; with two of them it is main', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await observe('s1');
    at.tags.set(TASK, 'billing');
    await inFlight('s1', [TASK]);
    at.t0.set('s1', ['use npm for packages', 'use tabs for indent']);
    expect(await observe('s1')).toMatchObject({ tag: 'billing' });
    const tagAt = await at.distil.tagsOf({ agent: 'claude', session_id: 's1' });
    expect([1, 2, 9].map(tagAt)).toEqual(['main', 'billing', 'billing']);
    expect((await list('s1', { tag: 'billing' })).reflections.map(({ subject }) => subject)).toEqual(['indent']);
    at.tags.set(PROJECT, 'ops');
    await inFlight('s1', [TASK, PROJECT]);
    at.t0.set('s1', ['use npm for packages', 'use tabs for indent', 'use vim for text']);
    expect(await observe('s1')).toMatchObject({ tag: 'main' });
    await expectSound();
  });

  // ── Finalizing ───────────────────────────────────────────────────────────────────────────────────────────────

  it('[MND-04] a sealed session has a bundle and a slice, and sealing it again changes nothing', async () => {
    await at.begin('s/1 ☂');
    at.t0.set('s/1 ☂', ['use npm for packages', 'open: docs']);
    const first = await finalize('s/1 ☂');
    expect(first).toMatchObject({
      created: true,
      manifest: { observations: 2, reflections: 2, durable: 1, to_seq: 2 },
    });
    expect(first.manifest.folder).toMatch(/^claude-s-1--[0-9a-f]{8}_20260101T000001000Z$/);
    expect([...at.slices.values()]).toMatchObject([{ session_id: 's/1 ☂', tags: ['main'], withdrawn_ids: [] }]);
    const before = await events();
    const read = () =>
      at.insight === undefined
        ? []
        : readdirSync(join(at.insight, first.manifest.folder)).map((name) => {
            const path = join(at.insight ?? '', first.manifest.folder, name);
            return [name, readFileSync(path, 'utf8'), statSync(path).mode & 0o777, statSync(path).mtimeMs];
          });
    const files = read();
    expect(files.map(([name]) => name)).toEqual(at.insight === undefined ? [] : ['manifest.json', 't1.md', 't2.md']);
    for (const [, , mode] of files) expect(mode).toBe(0o600);
    fixture.advance(60_000);
    await at.end('s/1 ☂');
    expect(await finalize('s/1 ☂')).toEqual({ ...first, created: false });
    expect(await events()).toEqual(before);
    expect(read()).toEqual(files);
    expect(at.slices.size).toBe(1);
    await expectSound();
  });

  it('the bytes of a bundle are the same in another home, whenever it is made there', async () => {
    const other = createFixture(dialect, 7);
    try {
      other.advance(86_400_000);
      const there = await openDistil(other);
      const texts = [];
      for (const each of [at, there]) {
        await each.begin('s1');
        each.t0.set('s1', ['use npm for packages', 'use `x` <b> for markup', 'open: docs']);
        const { sessions } = await each.distil.finalize({ session: 's1' }, CALL);
        const { folder } = sessions[0]?.manifest ?? { folder: '' };
        const row = await each.store.read((tx) =>
          tx.get(q.lastExport, sessionKeyOf({ agent: 'claude', session_id: 's1' })),
        );
        const of = (name: 't1' | 't2') =>
          each.insight === undefined ? row?.[name] : readFileSync(join(each.insight, folder, `${name}.md`), 'utf8');
        texts.push([folder, row?.manifest, of('t1'), of('t2')]);
      }
      expect(texts[0]).toEqual(texts[1]);
      expect(texts[0]?.[2]).toContain('use npm for packages');
    } finally {
      await other.dispose();
    }
  });

  it('an empty session has a manifest and no slice', async () => {
    await at.begin('s1');
    await at.end('s1');
    expect(await finalize('s1')).toMatchObject({
      job_id: null,
      created: true,
      manifest: { to_seq: 0, slice_key: null },
    });
    expect(at.slices.size).toBe(0);
    expect(await finalize('s1')).toMatchObject({ created: false });
    await expectSound();
  });

  it('a session that went on is sealed again, and what was taken back is told to consolidation', async () => {
    await at.begin('s1');
    const said = ['use npm for packages'];
    at.t0.set('s1', said);
    const first = await finalize('s1');
    at.t0.set('s1', { said: [...said, 'never mind'], retracted: [1] });
    const second = await finalize('s1');
    expect(second.created).toBe(true);
    const [one, other] = [...at.slices.values()];
    expect(other).toMatchObject({ reflection_ids: [], withdrawn_ids: one?.reflection_ids });
    expect(second.manifest.slice_key).not.toBe(first.manifest.slice_key);
    expect(await at.distil.reflections.reflections(PROJECT, one?.reflection_ids ?? [])).toEqual([]);
    await expectSound();
  });

  it('[MND-13] consolidation reads reflections by their ids, and hears which no longer lead back to what was said', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages', 'open: docs']);
    await finalize('s1');
    const ids = [...at.slices.values()].flatMap(({ reflection_ids }) => reflection_ids);
    const { reflections } = at.distil;
    expect(await reflections.reflections(PROJECT, [...ids, '01990000-0000-7000-8000-00000000dead'])).toMatchObject([
      { value: 'npm', is_durable: true },
    ]);
    expect(await reflections.broken(PROJECT, ids)).toEqual([]);
    await at.store.write((tx) => tx.run(sql(`UPDATE observations_t1 SET quote_texts = '["use yarn for packages"]'`)));
    expect(await reflections.broken(PROJECT, ids)).toMatchObject([
      { reason: expect.stringContaining('not what was recorded') as string },
    ]);
    await at.store.write((tx) => tx.run(sql('DELETE FROM observations_t1')));
    expect(await reflections.broken(PROJECT, ids)).toMatchObject([
      { reason: expect.stringContaining('is missing') as string },
    ]);
  });

  it('the newest bundles are kept, and the hashes of all', async () => {
    for (let index = 0; index < MOST_BUNDLES + 2; index += 1) {
      fixture.advance(1_000);
      await at.begin(`s${index}`);
      at.t0.set(`s${index}`, [`use a${index} for b`]);
      await finalize(`s${index}`);
    }
    const rows = await at.store.read((tx) => tx.all(q.fullExports));
    expect(rows).toHaveLength(MOST_BUNDLES);
    if (at.insight !== undefined) expect(readdirSync(at.insight)).toHaveLength(MOST_BUNDLES);
    const count = sql<{ exports: number }>('SELECT count(*) AS exports FROM session_exports WHERE t1_hash IS NOT NULL');
    expect(await at.store.read((tx) => tx.get(count))).toEqual({ exports: MOST_BUNDLES + 2 });
    await expectSound();
  });

  it('nothing is written through a link that leads out of the home', async ({ skip }) => {
    if (dialect === 'postgres') skip('a home on a server has no files');
    const outside = join(fixture.folder, 'outside');
    mkdirSync(outside);
    mkdirSync(join(fixture.folder, 'mind'));
    symlinkSync(outside, join(fixture.folder, 'mind', 'insight'));
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    expect(await refusalOf(finalize('s1'))).toMatchObject({ code: 'symbolic_link' });
    expect(readdirSync(outside)).toEqual([]);
    expect(at.slices.size).toBe(0);
  });

  it('refuses sessions that are not there, not clear, or of no project', async () => {
    expect(await refusalOf(finalize('none'))).toMatchObject({ code: 'unknown_session' });
    await at.begin('s1');
    await at.begin('s1', 'codex');
    expect(await refusalOf(observe('s1'))).toMatchObject({ code: 'session_ambiguous' });
    await at.store.write((tx) => tx.run(sql('UPDATE agent_sessions SET project_id = NULL')));
    expect(await refusalOf(at.distil.finalize({ session: 's1', agent: 'codex' }, CALL))).toMatchObject({
      code: 'session_without_project',
    });
  });

  // ── The queue ────────────────────────────────────────────────────────────────────────────────────────────────

  const job = (session_id: string, finalizes = true) => ({
    agent: 'claude',
    session_id,
    project_id: PROJECT,
    trigger: finalizes ? ('end' as const) : ('compaction' as const),
    finalize: finalizes,
  });
  const ask = (session_id: string, moment = '', finalizes = true) =>
    at.store.write((tx) => askForRun(tx, job(session_id, finalizes), moment));

  it('what is asked twice is asked once, and one caller of many starts a process', async () => {
    const asked = await Promise.all(Array.from({ length: 16 }, (_, index) => ask(`s${index % 4}`)));
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(4);
    expect(asked.filter(({ isDrainDue }) => isDrainDue)).toHaveLength(1);
    fixture.advance(WAKE_MS + 1);
    expect(await ask('s0')).toEqual({ isNew: false, isDrainDue: true });
    expect(await ask('s0', 'later')).toEqual({ isNew: true, isDrainDue: false });
  });

  it('a drain works on everything that was asked and on what was lost, and leaves', async () => {
    for (const id of ['s1', 's2', 'lost', 'open', 'idle']) {
      await at.begin(id);
      at.t0.set(id, [`use npm for ${id}`]);
    }
    fixture.advance(IDLE_MS + 1_000);
    await at.touch('open');
    for (const id of ['s1', 's2', 'lost']) await at.end(id);
    for (const id of ['s1', 's2']) await ask(id);
    fixture.flow();
    expect(await at.drain()).toEqual({ isEmpty: true });
    expect(at.errors).toEqual([]);
    expect([...at.slices.values()].map(({ session_id }) => session_id).toSorted()).toEqual([
      'idle',
      'lost',
      's1',
      's2',
    ]);
    expect(await at.ledger.jobs.list({ kind: DISTIL_JOB })).toEqual([]);
    // It has left: the next one who asks starts another.
    expect(await ask('open')).toMatchObject({ isDrainDue: true });
    await expectSound();
  });

  it('triggers close together are one run', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    for (let index = 0; index < 5; index += 1) await at.distil.askForOwner('claude:s1', 'task_done');
    expect(await at.ledger.jobs.list({ kind: DISTIL_JOB })).toHaveLength(1);
    fixture.flow();
    expect(await at.drain()).toEqual({ isEmpty: true });
    expect((await events()).filter(({ event_type }) => event_type === 'distil.observed')).toHaveLength(1);
  });

  it('a process that stays finds sessions by itself, and hooks start no other meanwhile', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await at.end('s1');
    fixture.flow();
    const kept = at.keep();
    for (let tries = 0; at.slices.size === 0 && tries < 500; tries += 1) await fixture.clock.sleep(100);
    expect(await ask('s1', 'again')).toMatchObject({ isDrainDue: false });
    await kept.stop();
    expect(at.slices.size).toBe(1);
    expect(await ask('s1', 'and again')).toMatchObject({ isDrainDue: true });
  });

  it('a process that is stopped while it tidies up tells of no error', async () => {
    const tidy = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    await keepDistilled({ ...at.work(), tidy }).stop();
    expect(at.errors).toEqual([]);
  });

  it('a session that goes on is observed once it has said enough', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages', 'few words']);
    await at.distil.work({ ...job('s1', false), trigger: 'tokens' });
    expect(await events()).toEqual([]);
    at.t0.set('s1', ['use npm for packages', 'Ünwörd '.repeat(3_000)]);
    await at.distil.work({ ...job('s1', false), trigger: 'tokens' });
    expect((await events()).length).toBeGreaterThan(0);
  });

  it('a failure is told where people look, until it went well', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    const broken = await openDistil(fixture, {
      enqueueSlice: async () => {
        throw new Error('no consolidation today');
      },
    });
    broken.t0.set('s1', ['use npm for packages']);
    await expect(broken.distil.work(job('s1'))).rejects.toThrow('no consolidation today');
    const status = async () => at.distil.status({ limit: 10 }, CALL);
    expect(await status()).toMatchObject({
      lanes: [{ state: 'error', error: 'no consolidation today', observations: 1 }],
    });
    await at.distil.work(job('s1'));
    expect(await status()).toMatchObject({ canon_hash: null, lanes: [{ state: 'done', error: null, runs: 1 }] });
    await ask('s1');
    expect(await status()).toMatchObject({ jobs: { queued: 1 }, lanes: [{ state: 'queued' }] });
  });

  it('a session that goes on after the clock was set back is sealed again', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await at.end('s1');
    await at.distil.sweep();
    fixture.flow();
    await at.drain();
    fixture.advance(-600_000);
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages', 'use node for tests']);
    await at.end('s1');
    await at.drain();
    expect(at.slices.size).toBe(2);
  });

  it('a session whose agent wrote its end after it was sealed is sealed again, once', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages']);
    await at.end('s1');
    await at.distil.sweep();
    fixture.flow();
    await at.drain();
    at.t0.set('s1', ['use npm for packages', 'use node for tests']);
    await at.distil.runObserver({ session: 's1' }, { actor: 'ada' });
    expect(at.slices.size).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      await at.distil.sweep();
      await at.drain();
      expect(at.slices.size).toBe(2);
    }
  });

  it('an interrupted sealing goes on from every point, with the same result', async () => {
    await at.begin('s1');
    at.t0.set('s1', ['use npm for packages', 'open: docs']);
    // The bundle was begun.
    if (at.insight !== undefined) {
      mkdirSync(at.insight, { recursive: true });
      writeFileSync(join(at.insight, '.tmp-left'), 'half');
    }
    const { manifest } = await finalize('s1');
    // It was written, but nobody was told.
    await at.store.write((tx) => tx.run(sql('DELETE FROM distil_sessions')));
    at.slices.clear();
    expect(await at.distil.finalize({}, CALL)).toEqual({ sessions: [] });
    await at.end('s1');
    expect((await at.distil.finalize({}, CALL)).sessions).toMatchObject([{ created: false, manifest }]);
    expect([...at.slices.keys()]).toEqual([manifest.slice_key]);
    if (at.insight !== undefined) expect(existsSync(join(at.insight, manifest.folder, 'manifest.json'))).toBe(true);
  });
});
