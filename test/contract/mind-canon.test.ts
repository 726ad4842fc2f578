// The canon from slices to what people make of it, on both databases: what holds, what is on record, what is not learned again.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { uuidOf } from '../../src/base/named-id.ts';
import type { Call } from '../../src/base/operation.ts';
import { canonIdOf } from '../../src/mind/canon/evolve.ts';
import type { canonOperations } from '../../src/mind/canon/operations.ts';
import { createCanonSource } from '../../src/mind/recall/canon-source.ts';
import { canonArtifacts } from '../../src/mind/canon/artifact-source.ts';
import { createMemoryOfCanon } from '../../src/mind/canon/memory.ts';
import type { consolidateOperations } from '../../src/mind/consolidate/operations.ts';
import type { T3Home } from '../../src/mind/open-t3.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { sql } from '../../src/store/store.ts';
import {
  OTHER_PROJECT,
  PROJECT,
  Shelf,
  openCanonOf,
  type CanonOperation,
  type OpenedCanon,
} from '../support/canon-fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

type Table = typeof canonOperations & typeof consolidateOperations;
type Answer<Name extends CanonOperation> = z.output<Table[Name]['output']>;

const CLAUDE: Call = { actor: 'mcp:claude', runBy: 'claude' };
const DAY = 86_400_000;

describe.each(DIALECTS)('the canon on %s', (dialect) => {
  let fixture: Fixture;
  let shelf: Shelf;
  let opened: OpenedCanon;
  let root: string;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    shelf = new Shelf();
    root = join(fixture.folder, 'project');
    mkdirSync(root);
    opened = await openCanonOf(fixture, { shelf, root });
  });
  afterEach(() => fixture.dispose());

  const on = <Name extends CanonOperation>(name: Name, input: object = {}, call?: Call) =>
    opened.call<Answer<Name>>(name, input, call);
  const learn = async (...reflections: Reflection[]) => {
    await opened.consolidation.consolidator.enqueueSlice(shelf.slice(reflections));
    return on('mind.consolidate');
  };
  const entries = async (filter: object = {}) => (await on('mind.list_canon', filter)).entries;
  const told = async () =>
    (await opened.ledger.events(canonIdOf(PROJECT), { limit: 1_000 })).map(({ event_type, payload }) => ({
      type: event_type,
      payload,
    }));
  async function expectSound(): Promise<void> {
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    expect((await opened.ledger.rebuild({ dryRun: true })).differences).toEqual([]);
  }

  test('[MND-08] a slice becomes entries with anchors, and no event holds a word of them', async () => {
    writeFileSync(join(root, 'package.json'), '{}');
    const ran = await learn(
      shelf.add('npm', { statement: 'Use npm for packages.', files: ['package.json'] }),
      shelf.add(null, { subject: 'lock file', statement: 'Never edit the lock file by hand.', kind: 'constraint' }),
    );
    expect(ran).toMatchObject({ slices: 1, failed: 0, evidence: 2, entries: 2 });
    expect(await entries()).toMatchObject([
      { state: 'active', topic: 'tooling', tag: 'main', confidence_bps: 9_000 },
      { state: 'active', topic: 'tooling', tag: 'main', confidence_bps: 9_000 },
    ]);
    const [one] = await entries({ query: 'npm' });
    expect(one).toMatchObject({ summary: 'Use npm for packages.', files: ['package.json'] });
    const events = await told();
    expect(events.map(({ type }) => type)).toEqual([
      'canon.evidence_taken',
      'canon.entries_added',
      'canon.slice_applied',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/npm|lock file|package/);
    const shown = await on('mind.show_canon', { anchor: one?.anchor ?? '' });
    expect(shown).toMatchObject({
      revisions: [{ revision: 1, state: 'active', summary: 'Use npm for packages.' }],
      evidence: [{ source: 'person', statement: 'Use npm for packages.', session_id: 's1' }],
      conflicts: [],
    });
    await expectSound();
  });

  test('[MND-08] an entry names those that may say the same, and none is merged by itself', async () => {
    const fact = (statement: string, more: Partial<Reflection> = {}) =>
      shelf.add(null, { subject: statement, statement, kind: 'fact', ...more });
    await learn(
      fact('The invoice worker retries a failed job five times.'),
      fact('A failed job of the invoice worker is retried five times.'),
      fact('The invoice worker never retries a failed job five times.'),
      fact('Retries of a failed invoice job: five times, by the worker.', { kind: 'decision' }),
      fact('Parcels weigh at most thirty kilograms.'),
    );
    await learn(fact('The invoice worker retries a failed job five times a day.', { tag: 'billing' }));
    const called = async (said: string) =>
      (await entries({ tag: 'main' })).find(({ summary }) => summary === said)?.anchor ?? '';
    const nearOf = async (said: string) => (await on('mind.show_canon', { anchor: await called(said) })).near;
    const one = 'The invoice worker retries a failed job five times.';
    const other = 'A failed job of the invoice worker is retried five times.';
    const near = await nearOf(one);
    expect(near).toEqual([
      { anchor: await called(other), summary: other, likeness_bps: expect.any(Number) as number, by: 'words' },
    ]);
    expect(near[0]?.likeness_bps).toBeGreaterThan(5_000);
    expect(await nearOf('Parcels weigh at most thirty kilograms.')).toEqual([]);
    expect(await entries({ state: 'active' })).toHaveLength(6);
    // What a person merged is no proposal any more.
    const into = (await called(one)).replace(/@.*/, '');
    await on('mind.merge_canon', { anchor: await called(other), into });
    expect((await on('mind.show_canon', { anchor: into })).near).toEqual([]);
  });

  test('vectors of the index propose too, where it has some', async () => {
    const asked: string[][] = [];
    const vectors: Record<string, number> = { 'canon:C2': 0.91, 'canon:C3': 0.5 };
    const likeness: T3Home['likeness'] = async (_project, ref, others) => {
      asked.push([ref, ...others]);
      return new Map(others.flatMap((each) => (vectors[each] === undefined ? [] : [[each, vectors[each]] as const])));
    };
    opened = await openCanonOf(fixture, { shelf, root, likeness });
    const fact = (statement: string) => shelf.add(null, { subject: statement, statement, kind: 'fact' });
    await learn(fact('Money is kept in cents.'));
    await learn(fact('Amounts are whole hundredths of a euro.'));
    await learn(fact('Parcels weigh at most thirty kilograms.'));
    expect((await on('mind.show_canon', { anchor: 'C1' })).near).toEqual([
      { anchor: 'C2@1', summary: 'Amounts are whole hundredths of a euro.', likeness_bps: 9_100, by: 'vectors' },
    ]);
    expect(asked).toEqual([['canon:C1', 'canon:C2', 'canon:C3']]);
  });

  test('further sessions confirm, revise, supersede and conflict, each as its own revision or none', async () => {
    await learn(shelf.add('npm'));
    await learn(shelf.add('npm', { session_id: 's2', at: shelf.day(2), statement: 'Use npm here.' }));
    expect(await entries()).toMatchObject([{ anchor: 'C1@2', summary: 'Use npm here.', confidence_bps: 9_200 }]);
    const weaker = shelf.add('npm', { session_id: 's2', source: 'agent', at: shelf.day(2) });
    await learn(weaker);
    expect(await entries()).toMatchObject([{ anchor: 'C1@2', evidence_count: 3 }]);
    await learn(shelf.add('pnpm', { session_id: 's3', at: shelf.day(3), is_correction: true }));
    expect(await entries()).toMatchObject([
      { anchor: 'C1@3', state: 'superseded', reason: 'newer' },
      { anchor: 'C2@1', state: 'active' },
    ]);
    await learn(shelf.add('yarn', { session_id: 's4', at: shelf.day(4) }));
    const [, second, third] = await entries();
    expect(second).toMatchObject({ anchor: 'C2@2', conflicts_with: [third?.entry_id] });
    expect(third).toMatchObject({ anchor: 'C3@1', conflicts_with: [second?.entry_id] });
    expect((await on('mind.show_canon', { anchor: 'C3' })).conflicts).toMatchObject([{ anchor: 'C2@2' }]);
    expect((await told()).map(({ type }) => type)).toContain('canon.entries_confirmed');
    expect((await told()).map(({ type }) => type)).toContain('canon.entries_conflicted');
    await expectSound();
  });

  test('[MND-07] watermarks go by tag and never back, and a slice that comes twice is applied once', async () => {
    const late = shelf.add('npm', { at: shelf.day(5) });
    const slice = shelf.slice([late]);
    const first = await opened.consolidation.consolidator.enqueueSlice(slice);
    expect(first.created).toBe(true);
    expect(await opened.consolidation.consolidator.enqueueSlice(slice)).toEqual({ ...first, created: false });
    await on('mind.consolidate');
    await learn(shelf.add('npm', { session_id: 's0', at: shelf.day(-5) }));
    await learn(shelf.add('npm', { session_id: 's9', tag: 'auth', at: shelf.day(-4) }));
    const status = await on('mind.t3_status');
    expect(status.watermarks).toMatchObject([
      { scope_key: `${PROJECT}:auth`, last_artifact_ts: shelf.day(-4) },
      { scope_key: `${PROJECT}:main`, last_artifact_id: late.reflection_id, slices: 2 },
    ]);
    expect(status.backlog).toEqual({ pending: 0, running: 0, completed: 3, failed: 0, dead: 0 });
    expect((await told()).filter(({ type }) => type === 'canon.slice_applied')).toHaveLength(3);
    expect(await entries()).toMatchObject([{ tag: '*', evidence_count: 3 }]);
    await expectSound();
  });

  test('what speaks of work under way, or is of the session alone, stays out and is counted', async () => {
    const ran = await learn(
      shelf.add(null, { statement: 'T12 is in progress and 60% done.', subject: 'work', kind: 'fact' }),
      shelf.add(null, { statement: 'Changed a.ts.', subject: 'files', kind: 'files', is_durable: false }),
      shelf.add('npm'),
    );
    expect(ran).toMatchObject({ evidence: 1, refused: 2 });
    expect(await entries()).toHaveLength(1);
  });

  test('[MND-05] a slice whose artifact is missing fails alone, is given up with its reason, and runs once it is put back', async () => {
    const gone = shelf.add('yarn', { session_id: 's7' });
    shelf.reflections.delete(gone.reflection_id);
    const { job_id } = await opened.consolidation.consolidator.enqueueSlice(shelf.slice([gone]));
    expect(await learn(shelf.add('npm'))).toMatchObject({ slices: 1 });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      fixture.advance(60_000);
      await on('mind.consolidate');
    }
    const { jobs, backlog } = await on('mind.t3_status', { status: 'dead' });
    expect(backlog).toMatchObject({ dead: 1, completed: 1 });
    expect(jobs).toMatchObject([
      { job_id, attempts: 5, last_error: expect.stringContaining('artifact_missing') as string },
    ]);
    expect(await opened.ledger.jobs.dead()).toMatchObject([{ job_id }]);

    expect((await refusalOf(on('mind.t3_requeue', { job_id: canonIdOf(PROJECT) }))).code).toBe('unknown_t3_job');
    shelf.reflections.set(gone.reflection_id, gone);
    shelf.broken.add(gone.reflection_id);
    expect(await on('mind.t3_requeue', { job_id })).toEqual({ requeued: [job_id] });
    await on('mind.consolidate');
    expect((await on('mind.t3_status')).jobs.find((each) => each.job_id === job_id)).toMatchObject({
      status: 'failed',
      last_error: expect.stringContaining('provenance_broken') as string,
    });
    shelf.broken.clear();
    fixture.advance(60_000);
    await on('mind.consolidate');
    expect((await on('mind.t3_status')).backlog).toMatchObject({ completed: 2, dead: 0, failed: 0 });
    expect((await refusalOf(on('mind.t3_requeue', { job_id }))).code).toBe('t3_job_not_dead');
    await expectSound();
  });

  test('an enqueue whose job was lost is found again', async () => {
    const { job_id } = await opened.consolidation.consolidator.enqueueSlice(shelf.slice([shelf.add('npm')]));
    await opened.ledger.jobs.cancel(job_id);
    expect(await on('mind.consolidate')).toMatchObject({ slices: 1 });
  });

  // ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

  test('only a person acts on the canon', async () => {
    await learn(shelf.add('npm'));
    for (const name of ['pin', 'reject', 'revert', 'forget'] as const) {
      const refused = await refusalOf(on(`mind.${name}_canon`, { anchor: 'C1' }, CLAUDE));
      expect(refused.code).toBe('confirmation_required');
      expect(JSON.stringify(refused.details)).toContain('Use npm.');
    }
    expect(await entries()).toMatchObject([{ anchor: 'C1@1' }]);
  });

  test('a slice that names no reflection, or more than one can hold, is refused and does not wait', async () => {
    const enqueue = (more: object) => opened.consolidation.consolidator.enqueueSlice(shelf.slice([], more));
    const refused = async (more: object) => (await refusalOf(enqueue(more))).code;
    expect(await refused({ artifact_refs: ['../../etc/passwd'] })).toBe('invalid_slice');
    expect(await refused({ withdrawn_refs: ['R12'] })).toBe('invalid_slice');
    const ids = Array.from({ length: 2_001 }, (_, at) => uuidOf(`reflection ${at}`));
    expect(await refused({ artifact_refs: ids })).toBe('invalid_slice');
    expect(await refused({ artifact_refs: ids.slice(1_000), withdrawn_refs: ids.slice(0, 1_000) })).toBe(
      'invalid_slice',
    );
    expect((await on('mind.t3_status')).backlog).toMatchObject({ pending: 0, dead: 0 });
    await enqueue({ artifact_refs: ids.slice(1) });
    expect((await on('mind.t3_status')).backlog).toMatchObject({ pending: 1 });
  });

  test('anchors that are unknown, stale or of another project are refused, and nothing changes', async () => {
    await learn(shelf.add('npm'));
    await learn(shelf.add('npm', { session_id: 's2' }));
    for (const anchor of ['C9', 'C1@7', 'nonsense', OTHER_PROJECT, 'C1@'])
      expect((await refusalOf(on('mind.show_canon', { anchor }))).code).toBe('unknown_anchor');
    expect((await refusalOf(on('mind.show_canon', { anchor: 'C1', project_id: OTHER_PROJECT }))).code).toBe(
      'unknown_anchor',
    );
    expect((await refusalOf(on('mind.pin_canon', { anchor: 'C1@1' }))).code).toBe('anchor_stale');
    expect((await refusalOf(on('mind.merge_canon', { anchor: 'C1', into: 'C1@2' }))).code).toBe('canon_with_itself');
    expect(
      (await refusalOf(on('mind.correct_canon', { anchor: 'C1', text: 'T12 is blocked and half done.' }))).code,
    ).toBe('canon_boundary');
    expect(await on('mind.show_canon', { anchor: 'C1@1' })).toMatchObject({
      entry: { anchor: 'C1@1' },
      newest: 'C1@2',
    });
    expect(await entries()).toMatchObject([{ anchor: 'C1@2', is_pinned: false }]);
  });

  test('a rejected entry is not learned again, what it replaced holds again, and revert brings it back', async () => {
    await learn(shelf.add('npm'));
    await learn(shelf.add('pnpm', { session_id: 's2', at: shelf.day(2), is_correction: true }));
    const { changed } = await on('mind.reject_canon', { anchor: 'C2', reason: 'A misreading.' });
    expect(changed.toSorted()).toEqual(['C1@3', 'C2@2']);
    await learn(
      shelf.add('pnpm', { session_id: 's3', at: shelf.day(9), is_correction: true, statement: 'pnpm it is' }),
    );
    expect(await entries()).toMatchObject([
      { state: 'active' },
      { anchor: 'C2@2', state: 'rejected', reason: 'person' },
    ]);
    expect((await refusalOf(on('mind.pin_canon', { anchor: 'C2' }))).code).toBe('canon_entry_ended');
    expect((await refusalOf(on('mind.revert_canon', { anchor: 'C2@2' }))).code).toBe('revision_not_active');
    await on('mind.revert_canon', { anchor: 'C2@1' });
    expect(await entries()).toMatchObject([
      { state: 'superseded' },
      { anchor: 'C2@3', state: 'active', summary: 'Use pnpm.' },
    ]);
    const { acts } = await on('mind.show_canon', { anchor: 'C2' });
    expect(acts).toMatchObject([
      { type: 'rejected', why: 'A misreading.' },
      { type: 'reverted', words: 'Use pnpm.' },
    ]);
    await expectSound();
  });

  test.each(['mind.reject_canon', 'mind.forget_canon'] as const)(
    'what %s ended under one subject stays away under another',
    async (name) => {
      const statement = 'Releases are cut on Mondays.';
      await learn(shelf.add(null, { statement, subject: 'said monday release', kind: 'fact' }));
      await on(name, { anchor: 'C1' });
      await learn(
        shelf.add('monday', { session_id: 's2', at: shelf.day(5), statement, subject: 'day of release', kind: 'fact' }),
      );
      await on('mind.consolidate', { rebuild: true });
      expect((await entries()).map(({ number, state }) => [number, state])).toEqual([
        [1, name === 'mind.reject_canon' ? 'rejected' : 'forgotten'],
      ]);
      await expectSound();
    },
  );

  test('one wording under two subjects ends as one, and comes back as one', async () => {
    const statement = 'Releases are cut on Mondays.';
    await learn(shelf.add(null, { statement, subject: 'said monday release', kind: 'fact' }));
    await learn(shelf.add('monday', { session_id: 's2', statement, subject: 'day of release', kind: 'fact' }));
    const { changed } = await on('mind.reject_canon', { anchor: 'C1' });
    expect(changed.toSorted()).toEqual(['C1@2', 'C2@2']);
    expect(await entries()).toMatchObject([{ state: 'rejected' }, { state: 'stale', reason: 'source' }]);
    await on('mind.revert_canon', { anchor: 'C1@1' });
    expect(await entries()).toMatchObject([{ state: 'active' }, { state: 'active', summary: statement }]);
    await expectSound();
  });

  test('a correction keeps the number, and revert takes it back', async () => {
    await learn(shelf.add('npm'));
    await on('mind.correct_canon', { anchor: 'C1', text: 'Use pnpm, not npm.', value: 'pnpm', tag: '*' });
    expect(await entries()).toMatchObject([
      { anchor: 'C1@2', summary: 'Use pnpm, not npm.', tag: '*', confidence_bps: 10_000 },
    ]);
    await learn(shelf.add('npm', { session_id: 's2', source: 'executed' }));
    await learn(shelf.add('pnpm', { session_id: 's3' }));
    expect(await entries({ state: 'active' })).toMatchObject([{ summary: 'Use pnpm, not npm.' }]);
    await on('mind.revert_canon', { anchor: 'C1@1' });
    const [entry] = await entries({ state: 'active' });
    expect(entry).toMatchObject({ number: 1, summary: 'Use npm.' });
    await expectSound();
  });

  test('a forgotten entry leaves no word in any table, and is not learned again', async () => {
    const secret = 'The staging door code is 4711 on floor three.';
    await learn(shelf.add(null, { statement: secret, subject: 'door', kind: 'fact' }), shelf.add('npm'));
    const [entry] = await entries({ query: '4711' });
    await on('mind.correct_canon', { anchor: entry?.anchor ?? '', text: `${secret} Really.` });
    await on('mind.forget_canon', { anchor: `C${entry?.number}` });
    await learn(shelf.add(null, { session_id: 's2', statement: secret.toUpperCase(), subject: 'door', kind: 'fact' }));
    await on('mind.consolidate', { rebuild: true });
    expect(await entries({ state: 'forgotten' })).toMatchObject([{ summary: null }]);
    expect(await entries({ state: 'active' })).toHaveLength(1);
    const texts = await opened.store.read(async (tx) => [
      ...(await tx.all(sql<object>('SELECT summary, subject FROM canon_entries'))),
      ...(await tx.all(sql<object>('SELECT summary FROM canon_entry_revisions'))),
      ...(await tx.all(sql<object>("SELECT statement, subject, value FROM canon_evidence WHERE session_id = 's1'"))),
      ...(await tx.all(sql<object>('SELECT words, why FROM canon_acts'))),
    ]);
    expect(JSON.stringify(texts)).not.toMatch(/4711|door/);
    expect((await refusalOf(on('mind.revert_canon', { anchor: `C${entry?.number}@1` }))).code).toBe(
      'canon_entry_ended',
    );
    await expectSound();
  });

  test('two entries of different subjects are merged, and what comes later counts for the one that goes on', async () => {
    await learn(shelf.add('npm'));
    await learn(shelf.add('npm', { subject: 'tool of packages', session_id: 's2' }));
    await on('mind.merge_canon', { anchor: 'C2', into: 'C1' });
    await learn(shelf.add('npm', { subject: 'tool of packages', session_id: 's3' }));
    expect(await entries()).toMatchObject([
      { number: 1, state: 'active', confidence_bps: 9_400, evidence_count: 3 },
      { number: 2, state: 'superseded', reason: 'merged' },
    ]);
    await on('mind.consolidate', { rebuild: true });
    expect(await entries({ state: 'active' })).toHaveLength(1);
    await expectSound();
  });

  test('an act under an operation id is done once', async () => {
    await learn(shelf.add('npm'));
    const first = await on('mind.pin_canon', { anchor: 'C1', operation_id: 'pin-1' });
    expect(await on('mind.pin_canon', { anchor: 'C1', operation_id: 'pin-1' })).toEqual(first);
    expect((await told()).filter(({ type }) => type === 'canon.pinned')).toHaveLength(1);
  });

  // ── Time and files ───────────────────────────────────────────────────────────────────────────────────────────

  test('entries go stale by age and when their files are gone, and hold again with new evidence or when the files are back', async () => {
    writeFileSync(join(root, 'a.ts'), '');
    await learn(
      shelf.add(null, {
        statement: 'The tests live in a.ts.',
        kind: 'fact',
        subject: 'file:a.ts',
        files: ['a.ts'],
        at: shelf.day(30),
      }),
      shelf.add('npm', { kind: 'proof', source: 'executed', at: shelf.day(30) }),
      shelf.add('strict', { subject: 'types', at: shelf.day(30) }),
    );
    rmSync(join(root, 'a.ts'));
    fixture.advance(91 * DAY);
    await on('mind.consolidate');
    const states = async () =>
      new Map((await entries()).map(({ summary, state, reason }) => [summary, [state, reason]]));
    expect(await states()).toEqual(
      new Map<string, unknown>([
        ['The tests live in a.ts.', ['stale', 'files']],
        ['Use npm.', ['stale', 'age']],
        ['Use strict.', ['active', null]],
      ]),
    );
    const hash = (await on('mind.t3_status')).canon_hash;
    expect((await on('mind.consolidate', { rebuild: true })).canon_hash).toBe(hash);
    writeFileSync(join(root, 'a.ts'), '');
    await learn(shelf.add('npm', { kind: 'proof', source: 'executed', session_id: 's2', at: shelf.day(121) }));
    expect(await entries({ state: 'stale' })).toEqual([]);
    await expectSound();
  });

  test('evidence whose source was taken back no longer counts', async () => {
    const said = shelf.add('npm');
    await learn(said);
    shelf.withdrawn.add(said.reflection_id);
    await opened.consolidation.consolidator.enqueueSlice(shelf.slice([], { withdrawn_refs: [said.reflection_id] }));
    await on('mind.consolidate');
    expect(await entries()).toMatchObject([{ state: 'stale', reason: 'source' }]);
    await expectSound();
  });

  test('a session that goes back to what it had taken back is known by it again, and only once', async () => {
    const { consolidator } = opened.consolidation;
    const said = shelf.add('npm');
    await learn(said);
    shelf.withdrawn.add(said.reflection_id);
    await consolidator.enqueueSlice(shelf.slice([], { withdrawn_refs: [said.reflection_id] }));
    await on('mind.consolidate');
    expect(await entries({ state: 'active' })).toEqual([]);
    shelf.withdrawn.clear();
    expect(await consolidator.enqueueSlice(shelf.slice([said]))).toMatchObject({ created: true });
    expect(await on('mind.consolidate')).toMatchObject({ slices: 1, evidence: 1 });
    expect(await entries({ state: 'active' })).toMatchObject([{ summary: 'Use npm.' }]);
    expect(await consolidator.enqueueSlice(shelf.slice([said]))).toMatchObject({ created: false });
    await expectSound();
  });

  test('a slice whose session went on is taken in as far as it stands, and the rest when it stands again', async () => {
    const { consolidator } = opened.consolidation;
    const [kept, gone] = [shelf.add('npm'), shelf.add('strict', { subject: 'types' })];
    await consolidator.enqueueSlice(shelf.slice([kept, gone]));
    shelf.withdrawn.add(gone.reflection_id);
    await on('mind.consolidate');
    expect((await on('mind.t3_status')).backlog).toMatchObject({ completed: 1, dead: 0, failed: 0 });
    expect(await entries()).toMatchObject([{ summary: 'Use npm.' }]);
    shelf.withdrawn.clear();
    expect(await consolidator.enqueueSlice(shelf.slice([kept, gone]))).toMatchObject({ created: true });
    await on('mind.consolidate');
    expect((await entries({ state: 'active' })).map(({ summary }) => summary)).toEqual(['Use npm.', 'Use strict.']);
    await expectSound();
  });

  // ── For others ───────────────────────────────────────────────────────────────────────────────────────────────

  test('recall finds what holds, and loses what ended', async () => {
    await learn(shelf.add('npm'), shelf.add('strict', { subject: 'types' }));
    const source = createCanonSource(async () => opened.store);
    const first = await source.changesAfter(undefined, 1_000);
    expect(first.documents.map(({ ref, text }) => `${ref} ${text}`).toSorted()).toEqual(
      (await entries()).map(({ number, summary }) => `canon:C${number} ${summary}`).toSorted(),
    );
    expect(first.position).toBe(await source.head());
    const [entry] = await entries({ query: 'npm' });
    const ref = `canon:C${entry?.number}`;
    expect(await source.texts(PROJECT, [ref, 'canon:C99'])).toEqual(new Map([[ref, 'Use npm.']]));
    await on('mind.forget_canon', { anchor: `C${entry?.number}` });
    const next = await source.changesAfter(first.cursor, 1_000);
    expect(next.removed).toEqual([{ project_id: PROJECT, ref }]);
    expect(await source.texts(PROJECT, [ref])).toEqual(new Map());
  });

  test('a question is offered the entries that fit it with both sides of a conflict, and no changed word', async () => {
    await learn(shelf.add('npm', { session_id: 'a' }));
    await learn(shelf.add('pnpm', { session_id: 'b' }), shelf.add('strict', { subject: 'types', session_id: 'b' }));
    const source = canonArtifacts({ open: async () => opened });
    const question = { projectId: PROJECT, sessionId: 'x', text: 'Which npm do we use?', deep: false, nowMs: 0 };
    const offered = await source.artifactsFor(question);
    expect(offered.length).toBeGreaterThanOrEqual(2);
    const npm = offered.find(({ placed }) => placed.in === 'facts' && placed.entry.claim === 'Use npm.');
    expect(npm).toMatchObject({
      type: 'canon',
      riskFlags: ['conflict'],
      conflictsWith: [expect.stringContaining('canon:C') as string],
    });
    const note = {
      agent: 'import',
      session_id: 'notes',
      source: 'import',
      kind: 'fact',
      topic: 'architecture',
    } as const;
    await learn(shelf.add('kafka', { ...note, subject: 'queue', statement: 'The queue is Kafka.' }));
    expect(await source.artifactsFor({ ...question, text: 'kafka' })).toMatchObject([
      { placed: { entry: { claim: 'Noted in import:notes, unverified: "The queue is Kafka."' } } },
    ]);
    await fixture.tamper("UPDATE canon_entries SET summary = 'Use curl.' WHERE summary = 'Use npm.'");
    expect((await refusalOf(source.artifactsFor({ ...question, text: 'curl' }))).code).toBe('canon_damaged');
  });

  test('a saved learning is found; an agent’s is no canon, a person’s is', async () => {
    const agents = createMemoryOfCanon(opened.canon, PROJECT);
    const learning = { kind: 'fact', text: 'The cache lives in the attic.' } as const;
    expect(await agents.write(learning, { actor: 'mcp:claude' })).toEqual({ written: true });
    expect(await agents.write({ ...learning, text: 'the cache lives in an attic' }, { actor: 'mcp:claude' })).toEqual({
      written: false,
    });
    expect(await entries()).toEqual([]);
    expect(await agents.query({ text: 'where is the cache', limit: 5 })).toMatchObject([
      { kind: 'fact', source: null },
    ]);
    await createMemoryOfCanon(opened.canon, PROJECT, 'person').write(learning, { actor: 'cli:person' });
    expect(await entries()).toMatchObject([{ state: 'active', tag: '*', summary: learning.text }]);
    expect(await agents.query({ text: 'where is the cache', limit: 5 })).toMatchObject([{ source: 'canon:C1@1' }]);
    const status = agents.write({ kind: 'fact', text: 'T12 is in progress and 60% done.' }, { actor: 'mcp:claude' });
    expect((await refusalOf(status)).code).toBe('canon_boundary');
    await expectSound();
  });

  test('a damaged or missing row is found, and rebuilt from its events with its words kept', async () => {
    await learn(shelf.add('npm'), shelf.add('strict', { subject: 'types' }));
    await fixture.tamper("UPDATE canon_entries SET confidence_bps = 1 WHERE summary = 'Use npm.'");
    expect((await opened.ledger.verify({ deep: true })).problems).not.toEqual([]);
    await opened.ledger.rebuild();
    await expectSound();
    expect(await entries({ query: 'npm' })).toMatchObject([{ confidence_bps: 9_000, summary: 'Use npm.' }]);
    for (const table of ['canon_evidence', 'canon_entry_revisions', 'canon_entries']) {
      await fixture.tamper(`DELETE FROM ${table}`);
      expect((await opened.ledger.verify()).problems).not.toEqual([]);
    }
  });
});
