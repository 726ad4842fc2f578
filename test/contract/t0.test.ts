// T0 on both databases: what comes in, once and in order; what its agent took back; whose sessions are taken; and that neither a secret nor
// anything private is left anywhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { T0Event } from '../../src/mind/t0/contract.ts';
import { ingestSession } from '../../src/mind/t0/ingest-session.ts';
import { sql } from '../../src/store/store.ts';
import { runChild } from '../support/child.ts';
import { mortal, spread } from '../support/crash.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';
import {
  OTHER_PROJECT,
  PROJECT,
  SESSION,
  agentsOf,
  appendTranscript,
  event,
  openT0Of,
  rootOf,
  session,
  writeTranscript,
  type OpenedT0,
} from '../support/t0-fixture.ts';

const KEY = { agent: 'claude', session_id: SESSION };
/** Made of parts, so that it stands nowhere else. */
const SECRET = ['AKIA', 'Q4ZT7WLMX2NV9PRC'].join('');
const CANARY = 'canary-violet-4711';
const DAY = 86_400_000;

const textsOf = (events: readonly T0Event[]) => events.filter((each) => !each.is_retracted).map(({ text }) => text);

describe.each(DIALECTS)('[MND-01] T0 on %s', (dialect) => {
  let fixture: Fixture;
  let opened: OpenedT0;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await openT0Of(fixture);
  });
  afterEach(() => fixture.dispose());

  const ingest = (path: string, options: { isNamed?: boolean; projectId?: string } = {}) =>
    opened.t0.ingestFile({ agent: 'claude', path }, { projectId: PROJECT, actor: 'test', isNamed: true, ...options });
  const events = (key = KEY, projectId = PROJECT) => opened.t0.t0.events(projectId, key);
  const texts = async (key = KEY) => textsOf(await events(key));

  async function expectSound(of: OpenedT0 = opened): Promise<void> {
    expect((await of.ledger.verify({ deep: true })).problems).toEqual([]);
    expect((await of.ledger.rebuild({ dryRun: true })).differences).toEqual([]);
  }

  /** Everything that is stored, as bytes: the files of the folder but for the agents' own, or every table. */
  async function stored(): Promise<string> {
    if (dialect === 'postgres') {
      const tables = ['events', 'state_entities', 'transcript_files', 't0_sessions', 'raw_events', 'compact_events_t0'];
      const rows = await Promise.all(
        [...tables, 'transcript_chunks'].map((table) => queryRaw(fixture, `SELECT * FROM ${table}`)),
      );
      return JSON.stringify(rows);
    }
    const files = readdirSync(fixture.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('/agents') && !entry.parentPath.includes('/project'),
    );
    return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n');
  }

  test('a file is read once: reading on takes only what is new, and ids are the same in every home', async () => {
    const path = writeTranscript(fixture, 'a.jsonl', [
      session(rootOf(fixture)),
      event('1', 'Use npm, not pnpm.', { at: '2025-11-01T10:00:00Z' }),
      event('2', 'I will use npm.', { kind: 'agent', at: '2025-11-01T10:00:05Z' }),
      event('3', 'npm test', {
        kind: 'call',
        tool: {
          tool: 'Bash',
          call: 'c1',
          command: 'npm test',
          read: ['src/a.ts'],
          changed: [join(rootOf(fixture), 'src/b.ts'), '/etc/hosts'],
        },
      }),
      event('4', '1 failed', { kind: 'result', result: { call: 'c1', exit_code: 1, is_error: true } }),
    ]);
    expect(await ingest(path)).toMatchObject({ created: 4, events: 4, records: 5, unknown: 0, broken: 0 });
    expect(await ingest(path)).toMatchObject({ created: 0, parts: 0 });
    const first = await events();
    expect(first).toMatchObject([
      { seq: 1, kind: 'user', speaker: 'person', text: 'Use npm, not pnpm.', at: '2025-11-01T10:00:00.000Z' },
      { seq: 2, kind: 'agent', speaker: 'agent', at: '2025-11-01T10:00:05.000Z' },
      {
        seq: 3,
        command: 'npm test',
        call: 'c1',
        tool: 'Bash',
        files_read: ['src/a.ts'],
        files_changed: ['src/b.ts', '/etc/hosts'],
        at: '2025-11-01T10:00:05.000Z',
      },
      { seq: 4, speaker: 'tool', exit_code: 1, is_error: true, call: 'c1' },
    ]);
    appendTranscript(path, [event('5', 'Thanks.')]);
    expect(await ingest(path)).toMatchObject({ created: 1, records: 1 });
    expect(await opened.t0.t0.head(PROJECT, KEY)).toBe(5);
    expect(await opened.t0.t0.events(PROJECT, KEY, { from: 2, to: 4, limit: 2 })).toEqual(first.slice(1, 3));
    const ids = first.map(({ t0_id }) => t0_id);
    expect(await opened.t0.t0.byIds(PROJECT, [...ids].toReversed())).toEqual(first.toReversed());
    expect(await opened.t0.t0.byIds(OTHER_PROJECT, ids)).toEqual([]);
    const told = await opened.told();
    expect(told.map(({ type }) => type)).toEqual(['t0.ingested', 't0.ingested', 't0.ingested']);
    expect(JSON.stringify(told)).not.toContain('npm');
    await expectSound();

    const other = createFixture(dialect, 7);
    try {
      const elsewhere = await openT0Of(other, { linesPerPart: 100 });
      await elsewhere.t0.ingestFile({ agent: 'claude', path }, { projectId: PROJECT, actor: 'test', isNamed: true });
      const again = await elsewhere.t0.t0.events(PROJECT, KEY);
      expect(again.slice(0, 4).map(({ t0_id }) => t0_id)).toEqual(ids);
    } finally {
      await other.dispose();
    }
  });

  test('times that go back, are missing or lie far ahead never make a session go back', async () => {
    const path = writeTranscript(fixture, 'a.jsonl', [
      event('1', 'one', { at: '2025-11-01T10:00:00Z' }),
      event('2', 'two', { at: '2025-11-01T09:00:00Z' }),
      event('3', 'three'),
      event('4', 'four', { at: '9000-01-01T00:00:00Z' }),
      event('5', 'five', { at: 'yesterday' }),
      event('6', 'six', { at: '2025-11-01T11:00:00+01:00' }),
      event('7', 'seven', { at: '2025-11-01T12:00:00+01:00' }),
    ]);
    await ingest(path);
    expect((await events()).map(({ at }) => at.slice(11, 16))).toEqual([
      ...['10:00', '10:00', '10:00', '10:00', '10:00', '10:00', '11:00'],
    ]);
  });

  test('broken and unknown lines are counted, and a line that no reader can read is kept by its length alone', async () => {
    const path = writeTranscript(fixture, 'a.jsonl', [
      session(rootOf(fixture)),
      `{"broken ${CANARY}`,
      '{"step":"strange"}',
      event('1', 'hello'),
    ]);
    expect(await ingest(path)).toMatchObject({ created: 1, unknown: 1, broken: 1 });
    const kept = await opened.t0.export(PROJECT, { session: SESSION, after: 0, limit: 10 });
    expect(kept.content).toContain('hello');
    expect(await stored()).not.toContain(CANARY);
  });

  describe('what an agent took back', () => {
    const FOUR = [event('1', 'one'), event('2', 'two'), event('3', 'three'), event('4', 'four')];

    test('from a place on, by name, or all of it; and what it came back to counts again', async () => {
      const path = writeTranscript(fixture, 'a.jsonl', [
        ...FOUR,
        { step: 'retract', session_id: SESSION, from: '3', reason: 'rewind' },
        event('5', 'five'),
      ]);
      expect(await ingest(path)).toMatchObject({ created: 5, retracted: 2 });
      expect(await texts()).toEqual(['one', 'two', 'five']);
      expect((await events()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
      appendTranscript(path, [
        { step: 'retract', session_id: SESSION, keys: ['5', 'never read'], reason: 'branch' },
        { step: 'restore', session_id: SESSION, keys: ['3', '4'] },
        { step: 'retract', session_id: SESSION, from: 'never read', reason: 'rewind' },
      ]);
      expect(await ingest(path)).toMatchObject({ created: 0, retracted: 1, restored: 2 });
      expect(await texts()).toEqual(['one', 'two', 'three', 'four']);
      appendTranscript(path, [{ step: 'retract', session_id: SESSION, reason: 'rollback' }, event('6', 'six')]);
      await ingest(path);
      expect(await texts()).toEqual(['six']);
      await expectSound();
    });

    test('a file that is written anew keeps the ids of what it still says, and loses the rest', async () => {
      const path = writeTranscript(fixture, 'a.jsonl', FOUR);
      await ingest(path);
      const before = await events();
      writeTranscript(fixture, 'a.jsonl', [event('1', 'one'), event('3', 'three'), event('9', 'nine')]);
      expect(await ingest(path)).toMatchObject({ created: 1, retracted: 2 });
      expect(await texts()).toEqual(['one', 'three', 'nine']);
      const after = await events();
      expect(after.slice(0, 4).map(({ t0_id }) => t0_id)).toEqual(before.map(({ t0_id }) => t0_id));
      expect(await ingest(path)).toMatchObject({ created: 0, retracted: 0, parts: 0 });
      // And what comes back counts again.
      writeTranscript(fixture, 'a.jsonl', [...FOUR, event('9', 'nine')]);
      expect(await ingest(path)).toMatchObject({ created: 0, restored: 2 });
      expect(await texts()).toEqual(['one', 'two', 'three', 'four', 'nine']);
      await expectSound();
    });

    test('another text under the same key replaces the first, and the first may come back', async () => {
      const path = writeTranscript(fixture, 'a.jsonl', [event('1', 'one'), event('1', 'uno'), event('2', 'two')]);
      expect(await ingest(path)).toMatchObject({ created: 3, retracted: 1 });
      expect(await texts()).toEqual(['uno', 'two']);
      appendTranscript(path, [event('1', 'one'), event('1', 'one')]);
      expect(await ingest(path)).toMatchObject({ created: 0, retracted: 1, restored: 1 });
      expect(await texts()).toEqual(['one', 'two']);
      await expectSound();
    });
  });

  test('several sessions of a file, and one session in two files, each event once', async () => {
    const two = { session_id: 'two' };
    const first = writeTranscript(fixture, 'a.jsonl', [event('1', 'one'), event('1', 'other', two), event('2', 'two')]);
    const second = writeTranscript(fixture, 'b.jsonl', [event('1', 'one'), event('2', 'two'), event('3', 'three')]);
    await ingest(first);
    expect(await ingest(second)).toMatchObject({ events: 3, created: 1 });
    expect(await texts()).toEqual(['one', 'two', 'three']);
    expect(await texts({ agent: 'claude', session_id: 'two' })).toEqual(['other']);
  });

  describe('whose sessions are taken', () => {
    test('without being named, only those that worked in the project; nothing of the others is kept', async () => {
      mkdirSync(join(rootOf(fixture), 'deep'));
      const path = writeTranscript(fixture, 'a.jsonl', [
        session(join(rootOf(fixture), 'deep')),
        event('1', 'ours', { tool: { tool: 'Edit', call: 'c', changed: ['x.ts'] } }),
        session('/somewhere/else', 'foreign'),
        event('1', CANARY, { session_id: 'foreign' }),
        event('2', 'of nobody', { session_id: 'unknown' }),
        event('2', 'ours too'),
      ]);
      expect(await ingest(path, { isNamed: false })).toMatchObject({ created: 2, events: 2, elsewhere: 2 });
      expect(await events()).toMatchObject([{ text: 'ours', files_changed: ['deep/x.ts'] }, { text: 'ours too' }]);
      const kept = await opened.t0.export(PROJECT, { session: SESSION, after: 0, limit: 10 });
      expect(kept.content).toContain('ours too');
      expect(kept.content).not.toContain(CANARY);
      expect(await stored()).not.toContain(CANARY);
    });

    test('a session in a linked worktree is one of the project, and its files are those of the root', async () => {
      const [root, linked] = [rootOf(fixture), join(fixture.folder, 'linked')];
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'ignore' });
      git('init', '-b', 'main');
      git('commit', '--allow-empty', '-m', 'first');
      git('worktree', 'add', linked);
      mkdirSync(join(linked, 'src'));
      const path = writeTranscript(fixture, 'a.jsonl', [
        session(join(linked, 'src')),
        event('1', 'x', { tool: { tool: 'Edit', call: 'c', changed: ['a.ts', join(linked, 'b.ts')] } }),
      ]);
      expect(await ingest(path, { isNamed: false })).toMatchObject({ created: 1, elsewhere: 0 });
      expect(await events()).toMatchObject([{ files_changed: ['src/a.ts', 'b.ts'] }]);
    });

    test('a link that leads out of the agent’s folder is refused unless a person names it', async () => {
      const target = join(fixture.folder, 'out.jsonl');
      writeFileSync(target, `${JSON.stringify(event('1', 'x'))}\n`);
      const path = join(agentsOf(fixture), 'claude', 'link.jsonl');
      symlinkSync(target, path);
      expect(await refusalOf(ingest(path, { isNamed: false }))).toMatchObject({ code: 'transcript_outside' });
      expect(await opened.told()).toEqual([]);
      expect(await ingest(path)).toMatchObject({ created: 1 });
    });
  });

  describe('what is no evidence', () => {
    test('context, our own blocks, our own tools with their results, and what the instruction files say', async () => {
      writeFileSync(
        join(rootOf(fixture), 'AGENTS.md'),
        '# Rules\n\n- Always run the linter before a commit.\n- Use tabs for indentation.\n',
      );
      const path = writeTranscript(fixture, 'a.jsonl', [
        event('1', 'A reminder of the system', { is_context: true }),
        event('2', 'Throughline: this session holds T1, without a checkpoint since it began.'),
        event('3', 'next', { kind: 'call', tool: { tool: 'mcp__throughline__get_next_step', call: 'c1' } }),
        // Its result comes in another part.
        event('4', 'Next step: T1', { kind: 'result', result: { call: 'c1', exit_code: 0, is_error: false } }),
        event('5', '- Always run the linter before a commit.\n- Use tabs for indentation.'),
        event('6', '- Use tabs for indentation.\nBut in this folder please use spaces.'),
        event('7', 'A subagent is told this', { is_sidechain: true }),
      ]);
      expect(await ingest(path)).toMatchObject({ created: 7 });
      expect(await events()).toMatchObject([
        { seq: 6, text: '[as the instruction files say]\nBut in this folder please use spaces.' },
        { seq: 7, speaker: 'agent', is_sidechain: true },
      ]);
      const shown = await opened.t0.show(PROJECT, { session: SESSION, after: 0, limit: 50 });
      expect(shown.events.map(({ evidence }) => evidence)).toEqual([
        ...['context', 'own', 'own', 'own', 'instructions', 'yes', 'yes'],
      ]);
    });
  });

  describe('what must be nowhere', () => {
    test('neither a secret nor what is private, closed or not, is in any row, copy or file', async () => {
      const path = writeTranscript(fixture, 'a.jsonl', [
        session(rootOf(fixture)),
        event('1', `My key is ${SECRET}, and <private>${CANARY}</private> that is all.`),
        event('2', `Before <private>${CANARY} and it never ends`),
        event('3', `the end of it ${CANARY}</private> after`),
        event('4', 'x', {
          kind: 'call',
          tool: { tool: 'Bash', call: 'c', command: `aws --key ${SECRET} <private>${CANARY}` },
        }),
        event('5', `${'word '.repeat(1_597)}${SECRET} ${'word '.repeat(5_000)}`, { kind: 'agent' }),
        event('6', `<private>${CANARY}</private>`),
      ]);
      await ingest(path);
      expect(await texts()).toMatchObject({
        0: expect.stringMatching(/^My key is \[redacted:[a-z-]+\], and \[private\] that is all\.$/) as string,
        1: 'Before [private]',
        2: '[private] after',
        5: '[private]',
      });
      const { content, lines, missing } = await opened.t0.export(PROJECT, { session: SESSION, after: 0, limit: 50 });
      expect({ lines, missing }).toEqual({ lines: 6, missing: 0 });
      for (const text of [content, JSON.stringify(await events()), await stored()]) {
        expect(text).not.toContain(CANARY);
        expect(text).not.toContain(SECRET.slice(0, 12));
        expect(text).not.toContain(SECRET.slice(-12));
      }
      await expectSound();
    });

    test('retention empties old texts for good, and reading the file again brings none back', async () => {
      const path = writeTranscript(fixture, 'a.jsonl', [session(rootOf(fixture)), event('1', `old ${CANARY}`)]);
      await opened.call('mind.set_transcript_budget', { bytes: 0 });
      await ingest(path);
      fixture.advance(60 * DAY);
      appendTranscript(path, [event('2', 'young')]);
      await ingest(path);
      fixture.advance(40 * DAY);
      expect(await opened.call('mind.apply_retention', { dry_run: true })).toMatchObject({ events: 1, text_days: 90 });
      // With the days that were asked about, and they hold for nothing yet.
      expect(await opened.call('mind.apply_retention', { text_days: 30, dry_run: true })).toMatchObject({
        events: 2,
        text_days: 30,
      });
      expect(await opened.call('mind.apply_retention', { text_days: 365, dry_run: true })).toMatchObject({ events: 0 });
      expect(await opened.t0.retention.days()).toBe(90);
      expect(await opened.call('mind.apply_retention')).toMatchObject({ events: 1, pruned: true, text_days: 90 });
      expect((await events()).map(({ text }) => text)).toEqual(['', 'young']);
      rmSync(path);
      writeTranscript(fixture, 'b.jsonl', [event('1', `old ${CANARY}`), event('2', 'young')]);
      expect(await ingest(join(agentsOf(fixture), 'claude', 'b.jsonl'))).toMatchObject({ created: 0 });
      expect(await stored()).not.toContain(CANARY);
      await expectSound();
      expect(await opened.call('mind.apply_retention', { text_days: 30 })).toMatchObject({ events: 1 });
      expect(await opened.t0.retention.pruneAll('job')).toEqual([]);
    });
  });

  test('a record that a session’s hooks named and that is not taken is told with why', async () => {
    const own = join(agentsOf(fixture), 'claude');
    const left = (transcript_path: string) =>
      ingestSession(opened.t0, { agent: 'claude', session_id: SESSION, project_id: PROJECT, transcript_path });
    const outside = join(fixture.folder, 'outside.jsonl');
    writeFileSync(outside, '');
    expect(await left(outside)).toBe('outside');
    execFileSync('mkfifo', [join(own, 'pipe.jsonl')]);
    expect(await left(join(own, 'pipe.jsonl'))).toBe('irregular');
    symlinkSync(outside, join(own, 'link.jsonl'));
    expect(await left(join(own, 'link.jsonl'))).toBe('outside');
    const foreign = [session('/elsewhere', 'another'), event('1', 'Hi', { session_id: 'another' })];
    expect(await left(writeTranscript(fixture, 'foreign.jsonl', foreign))).toBe('elsewhere');
    // An agent that has said nothing has no file, or an empty one.
    expect(await left(join(own, 'not-yet.jsonl'))).toBeNull();
    expect(await left(writeTranscript(fixture, 'empty.jsonl', []))).toBeNull();
    expect(await left(writeTranscript(fixture, 'a.jsonl', [session(rootOf(fixture)), event('1', 'Hi')]))).toBeNull();
  });

  test('a record outside is read on once a person named it, as long as it is that file', async () => {
    const outside = join(fixture.folder, 'outside.jsonl');
    writeFileSync(outside, `${JSON.stringify(event('1', 'one'))}\n`);
    const named = { agent: 'claude', session_id: SESSION, project_id: PROJECT, transcript_path: outside };
    expect(await ingestSession(opened.t0, named)).toBe('outside');
    await ingest(outside);
    appendTranscript(outside, [event('2', 'two')]);
    expect(await ingestSession(opened.t0, named)).toBeNull();
    expect(await texts()).toEqual(['one', 'two']);
    // Another file in its place is one that nobody named.
    writeFileSync(join(fixture.folder, 'other.jsonl'), `${JSON.stringify(event('3', CANARY))}\n`);
    rmSync(outside);
    symlinkSync(join(fixture.folder, 'other.jsonl'), outside);
    expect(await ingestSession(opened.t0, named)).toBe('outside');
    expect(await texts()).toEqual(['one', 'two']);
  });

  describe('kept transcripts', () => {
    const fill = async (name: string, of: string) => {
      const noise = Array.from({ length: 40 }, (_, at) => `${of} ${at} ${(at * 7919 + of.length).toString(36)}`).join(
        ' ',
      );
      const path = writeTranscript(fixture, name, [event(`${of}-1`, `${of} ${noise}`, { session_id: of })]);
      await ingest(path);
      fixture.advance(1_000);
      return opened.t0.t0.events(PROJECT, { agent: 'claude', session_id: of });
    };
    const keptOf = async (of: string) =>
      (await opened.t0.export(PROJECT, { session: of, after: 0, limit: 10 })).lines > 0;

    test('the oldest make room, those that live canon cites stay, and 0 keeps none of all', async () => {
      const cited: string[] = [];
      opened = await openT0Of(fixture, { ports: { citedT0: async () => cited } });
      const [first] = await fill('a.jsonl', 'first');
      cited.push(first?.t0_id ?? '');
      const { kept_bytes: one } = await opened.t0.budget.look();
      await fill('b.jsonl', 'second');
      await opened.call('mind.set_transcript_budget', { bytes: Math.floor(3.5 * one) });
      await fill('c.jsonl', 'third');
      await fill('d.jsonl', 'fourth');
      expect(await Promise.all(['first', 'second', 'third', 'fourth'].map(keptOf))).toEqual([true, false, true, true]);
      const look = await opened.call<{ budget_bytes: number; kept_bytes: number }>('mind.get_transcript_budget');
      expect(look.kept_bytes).toBeLessThanOrEqual(look.budget_bytes);
      const sum = await opened.store.read((tx) =>
        tx.get(sql<{ bytes: number }>('SELECT SUM(bytes) AS bytes FROM transcript_chunks WHERE body IS NOT NULL')),
      );
      expect(Number(sum?.bytes)).toBe(look.kept_bytes);
      // What is cited stays where it alone is more than the budget, and 0 keeps nothing at all.
      const { kept_bytes } = await opened.call<{ kept_bytes: number }>('mind.set_transcript_budget', { bytes: 1 });
      expect(kept_bytes).toBe(one);
      expect(await keptOf('first')).toBe(true);
      expect(await opened.call('mind.set_transcript_budget', { bytes: 0 })).toEqual({ budget_bytes: 0, kept_bytes: 0 });
      await fill('e.jsonl', 'fifth');
      expect(await keptOf('fifth')).toBe(false);
      expect((await opened.told()).filter(({ type }) => type === 't0.transcripts_dropped').length).toBeGreaterThan(1);
      await expectSound();
    });

    test('a file that is written anew with the same beginning keeps one copy of it', async () => {
      const begin = [event('1', 'one'), event('2', 'two'), event('3', 'three')];
      const path = writeTranscript(fixture, 'a.jsonl', begin);
      await ingest(path);
      const { kept_bytes } = await opened.t0.budget.look();
      rmSync(path);
      writeTranscript(fixture, 'hold-the-inode', []);
      writeTranscript(fixture, 'a.jsonl', [...begin, event('4', 'four')]);
      expect(await ingest(path)).toMatchObject({ created: 1, retracted: 0 });
      const now = await opened.t0.export(PROJECT, { session: SESSION, after: 0, limit: 10 });
      expect({ lines: now.lines, missing: now.missing }).toEqual({ lines: 4, missing: 0 });
      expect((await opened.t0.budget.look()).kept_bytes).toBeLessThan(2 * kept_bytes);
    });

    test('a session is shown and exported by its short name, and one that fits two is refused with both', async () => {
      const [one, other] = ['7f3a2b10-0000-4000-8000-00001c2d3e4f', '7f3a2b10-0000-4000-8000-0000aaaa3e4f'] as const;
      for (const session_id of [one, other])
        await ingest(writeTranscript(fixture, `${session_id}.jsonl`, [event(session_id, 'hello', { session_id })]));
      const called = async (name: string, more: object = {}) =>
        (await opened.call<{ session_id: string }>('mind.show_transcript', { session: name, ...more })).session_id;
      for (const name of ['claude:1c2d3e4f', '1c2d3e4f', '00001c2d3e4f', 'claude:00001c2d3e4f', 'c2d3e4f'])
        expect([name, await called(name)]).toEqual([name, one]);
      expect(await called('aaaa3e4f', { agent: 'claude' })).toBe(other);
      expect(await opened.call('mind.export_transcript', { session: 'claude:1c2d3e4f' })).toMatchObject({ lines: 1 });
      const refused = (name: string, more: object = {}) =>
        refusalOf(opened.call('mind.show_transcript', { session: name, ...more }));
      expect(await refused('7f3a2b10')).toMatchObject({
        code: 'transcript_ambiguous',
        details: { sessions: expect.arrayContaining([{ agent: 'claude', session_id: one }]) as unknown },
      });
      for (const [name, more] of [
        ['codex:1c2d3e4f', {}],
        ['claude:1c2d3e4f', { agent: 'codex' }],
        ['1c2d3e4f', { project_id: OTHER_PROJECT }],
        ['3e4f', {}],
        ['1C2D3E4F', {}],
        ['%%%%%%%%', {}],
      ] as const)
        expect(await refused(name, more)).toMatchObject({ code: 'unknown_transcript' });
    });

    test('a session is shown and exported page by page, after its agent deleted the file', async () => {
      const path = writeTranscript(
        fixture,
        'a.jsonl',
        Array.from({ length: 5 }, (_, at) => event(String(at), `word ${at}`)),
      );
      await ingest(path);
      rmSync(path);
      type Page = { events: { text: string; line: string; file: string; offset: number }[]; next_after: number | null };
      const first = await opened.call<Page>('mind.show_transcript', { session: SESSION, limit: 3 });
      expect(first).toMatchObject({ next_after: 3, events: [{ text: 'word 0', file: path, offset: 0 }, {}, {}] });
      expect(JSON.parse(first.events[0]?.line ?? '')).toMatchObject({ event: { text: 'word 0' } });
      const rest = await opened.call<Page>('mind.show_transcript', { session: SESSION, after: 3, limit: 3 });
      expect(rest.events.map(({ text }) => text)).toEqual(['word 3', 'word 4']);
      expect(rest.next_after).toBeNull();
      const whole = await opened.call<{ content: string }>('mind.export_transcript', { session: SESSION });
      expect(whole.content.trimEnd().split('\n')).toHaveLength(5);
      expect(await refusalOf(opened.call('mind.show_transcript', { session: 'nobody' }))).toMatchObject({
        code: 'unknown_transcript',
      });
      expect(
        await refusalOf(opened.call('mind.show_transcript', { session: SESSION, project_id: OTHER_PROJECT })),
      ).toMatchObject({ code: 'unknown_transcript' });
      await opened.call('mind.record_events', {
        agent: 'desk',
        session: SESSION,
        events: [{ key: '1', kind: 'user', text: 'the same id' }],
      });
      expect(await refusalOf(opened.call('mind.export_transcript', { session: SESSION }))).toMatchObject({
        code: 'transcript_ambiguous',
      });
    });
  });

  describe('other sources', () => {
    test('a program records events of its own session; the same keys come once, and no agent’s name is taken', async () => {
      const given = {
        agent: 'desk',
        session: 's1',
        events: [
          { key: '1', kind: 'user', text: `Use tabs. <private>${CANARY}</private>` },
          { key: '2', kind: 'agent', text: 'Done.', at: '2025-11-01T10:00:00Z' },
        ],
      };
      expect(await opened.call('mind.record_events', given)).toMatchObject({ created: 2, known: 0 });
      expect(await opened.call('mind.record_events', given)).toMatchObject({ created: 0, known: 2 });
      expect(await texts({ agent: 'desk', session_id: 's1' })).toEqual(['Use tabs. [private]', 'Done.']);
      for (const agent of ['claude', 'ask', 'mind'])
        expect(await refusalOf(opened.call('mind.record_events', { ...given, agent }))).toMatchObject({
          code: 'agent_reserved',
        });
      await expectSound();
    });

    test('conversations with a model come in once, without those of the mind itself', async () => {
      const exchange = (seq: number, actor: string) => ({
        exchange_id: `e${seq}`,
        session_id: 'talk',
        seq,
        actor,
        asked_at: '2025-11-01T10:00:00.000Z',
        answered_at: '2025-11-01T10:00:01.000Z',
        question: `question ${seq}`,
        answer: seq === 3 ? '' : `answer ${seq}`,
      });
      const all = [exchange(1, 'cli:me'), exchange(2, 'mind'), exchange(3, 'cli:me')];
      const listExchanges = async (_project: string, after: number, limit: number) =>
        all.filter(({ seq }) => seq > after).slice(0, limit);
      opened = await openT0Of(fixture, { ports: { listExchanges } });
      expect(await opened.call('mind.ingest', { agent: 'ask' })).toMatchObject({ exchanges: 3, created: 3 });
      expect(await texts({ agent: 'ask', session_id: 'talk' })).toEqual(['question 1', 'answer 1', 'question 3']);
      expect(await opened.call('mind.ingest', { agent: 'ask' })).toMatchObject({ exchanges: 0, created: 0 });
    });
  });

  describe('mind ingest', () => {
    test('takes all that the agents recorded of the project, and goes on where one file fails', async () => {
      writeTranscript(fixture, 'a.jsonl', [session(rootOf(fixture)), event('1', 'one')]);
      writeTranscript(fixture, 'b.jsonl', [session('/elsewhere', 'x'), event('1', 'no', { session_id: 'x' })]);
      const out = join(fixture.folder, 'out.jsonl');
      writeFileSync(out, '');
      symlinkSync(out, join(agentsOf(fixture), 'claude', 'c.jsonl'));
      expect(await opened.call('mind.ingest')).toMatchObject({
        files: 2,
        events: 1,
        created: 1,
        elsewhere: 1,
        sessions: [SESSION],
        failed: [{ code: 'transcript_outside' }],
      });
    });

    test('refuses what is no transcript, before anything is read', async () => {
      const good = writeTranscript(fixture, 'a.jsonl', [event('1', 'one')]);
      const pipe = join(fixture.folder, 'pipe.jsonl');
      execFileSync('mkfifo', [pipe]);
      const text = join(fixture.folder, 'notes.txt');
      writeFileSync(text, 'hello');
      for (const path of [pipe, text, fixture.folder, join(fixture.folder, 'missing.jsonl')]) {
        const refused = await refusalOf(opened.call('mind.ingest', { paths: [good, path] }));
        expect(refused).toMatchObject({ code: 'no_transcript' });
      }
      expect(await refusalOf(opened.call('mind.ingest', { paths: [good], agent: 'nobody' }))).toMatchObject({
        code: 'unknown_agent',
      });
      expect(await opened.told()).toEqual([]);
      expect(await opened.call('mind.ingest', { paths: [good] })).toMatchObject({ files: 1, created: 1 });
    });
  });

  test('a changed row of T0 is found: by its batch in a deep verification, by its hash when it is read', async () => {
    await ingest(writeTranscript(fixture, 'a.jsonl', [event('1', 'one'), event('2', 'two')]));
    await fixture.tamper(`UPDATE compact_events_t0 SET body = '{"text":"forged"}' WHERE seq = 1`);
    expect(await refusalOf(events())).toMatchObject({ code: 'projection_damaged' });
    await fixture.tamper(`UPDATE compact_events_t0 SET compact_hash = 'key-1:00' WHERE seq = 1`);
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems.map(({ message }) => message).join()).toContain('compact_events_t0 from 1 to 2');
    await fixture.tamper('DELETE FROM compact_events_t0 WHERE seq = 2');
    expect((await opened.ledger.verify()).problems).not.toEqual([]);
  });

  test('two openings of the database that read the same file at once take each event once', async () => {
    const steps = Array.from({ length: 60 }, (_, at) => event(String(at), `word ${at}`));
    const path = writeTranscript(fixture, 'a.jsonl', steps);
    const other = await openT0Of(fixture);
    const options = { projectId: PROJECT, actor: 'test', isNamed: true };
    const done = await Promise.all(
      [opened, other, opened].map(({ t0 }) => t0.ingestFile({ agent: 'claude', path }, options)),
    );
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    expect(await texts()).toEqual(Array.from({ length: 60 }, (_, at) => `word ${at}`));
    await expectSound();
  });
});

test('three processes that read the same file at once take each event once', async () => {
  const fixture = createFixture('sqlite');
  try {
    const count = 300;
    const steps = Array.from({ length: count }, (_, at) => event(String(at), `word ${at}`));
    const file = writeTranscript(fixture, 'a.jsonl', steps);
    const opened = await openT0Of(fixture, { signed: false });
    const worker = {
      path: fixture.path,
      blobs: join(fixture.folder, 'blobs'),
      folder: agentsOf(fixture),
      file,
      projectId: PROJECT,
    };
    type Done = { readonly created: number; readonly parts: number };
    const done = await Promise.all([1, 2, 3].map(() => runChild<Done>('./ingest-worker.ts', worker)));
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(count);
    expect(done.reduce((sum, { parts }) => sum + parts, 0)).toBe(count / 3);
    const events = await opened.t0.t0.events(PROJECT, KEY);
    expect(textsOf(events)).toEqual(Array.from({ length: count }, (_, at) => `word ${at}`));
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  } finally {
    await fixture.dispose();
  }
});

test('a process that dies between any two writes loses nothing and doubles nothing', async () => {
  const steps = [
    ...Array.from({ length: 6 }, (_, at) => event(String(at), `word ${at}`)),
    { step: 'retract', session_id: SESSION, from: '4', reason: 'rewind' } as const,
    event('7', 'seven'),
  ];
  const options = { projectId: PROJECT, actor: 'test', isNamed: true };
  const live = async (dieAt: number) => {
    const fixture = createFixture('sqlite');
    try {
      const path = writeTranscript(fixture, 'a.jsonl', steps);
      // The tables are there before it lives.
      await (await openT0Of(fixture)).store.close();
      const life = mortal(dieAt);
      try {
        const dying = await openT0Of(fixture, { probe: life.probe, linesPerPart: 2 });
        await dying.t0.ingestFile({ agent: 'claude', path }, options);
      } catch {
        // It died.
      }
      fixture.abandon();
      const next = await openT0Of(fixture);
      await next.t0.ingestFile({ agent: 'claude', path }, options);
      expect(textsOf(await next.t0.t0.events(PROJECT, KEY))).toEqual(['word 0', 'word 1', 'word 2', 'word 3', 'seven']);
      expect((await next.ledger.verify({ deep: true })).problems).toEqual([]);
      expect(await next.t0.export(PROJECT, { session: SESSION, after: 0, limit: 50 })).toMatchObject({ missing: 0 });
      return life.calls;
    } finally {
      await fixture.dispose();
    }
  };
  const calls = await live(Infinity);
  expect(calls).toBeGreaterThan(20);
  for (const dieAt of spread(calls, 40)) await live(dieAt);
});
