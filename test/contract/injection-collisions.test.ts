// A file that two live sessions of one worktree changed, on both databases: each hears of the other, however that became known, and nobody else.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toTimestamp } from '../../src/base/clock.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { recordEdits } from '../../src/mind/hot.ts';
import { speakAtPrompt } from '../../src/mind/injection/hot.ts';
import { putContext } from '../../src/mind/injection/queries.ts';
import { freshContext } from '../../src/mind/injection/context.ts';
import { recordReadChanges } from '../../src/mind/record-read-changes.ts';
import { recordBegin, recordEnd, type SessionEvent } from '../../src/mind/record-session.ts';
import { writeRow } from '../../src/store/table.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { hasGit, NEEDS_GIT } from '../support/git-repository.ts';
import type { LineStep } from '../support/line-transcripts.ts';
import {
  PROJECT,
  appendTranscript,
  event,
  openT0Of,
  rootOf,
  session,
  writeTranscript,
  type OpenedT0,
} from '../support/t0-fixture.ts';

const FILE = 'src/cart.ts';
const MINUTE = 60_000;
const sequences = [ledgerSchema, ...mindDomain.schema];

describe.each(DIALECTS)('two sessions that changed one file, on %s', (dialect) => {
  let fixture: Fixture;
  let opened: OpenedT0;
  let turns: number;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await openT0Of(fixture, { sequences, ports: { onFilesChanged: recordReadChanges } });
    turns = 0;
  });
  afterEach(() => fixture.dispose());

  const now = async () => toTimestamp(await opened.store.write((tx) => tx.now()));

  function seen(name: string, worktree: string | null = null): SessionEvent {
    const of = { agent: 'claude', session_id: name, project_id: PROJECT, owner: `claude:${name}`, event: 'test' };
    return { ...of, cwd: rootOf(fixture), transcript_path: null, source: 'startup', worktree, branch: null };
  }

  /** A session whose hooks run, and that was told of the work. */
  async function open(name: string, worktree: string | null = null): Promise<SessionEvent> {
    const begun = seen(name, worktree);
    await opened.store.write(async (tx) => {
      await recordBegin(tx, begun);
      const key = { agent: begun.agent, session_id: name, window_key: '' };
      await writeRow(tx, putContext, {
        ...freshContext(key, undefined, 'start', toTimestamp(await tx.now())),
        due: null,
      });
    });
    return begun;
  }

  /** As a hook of the agent tells it; answers when it was. */
  async function edits(who: SessionEvent, file = FILE): Promise<string> {
    fixture.advance(MINUTE);
    await recordEdits(opened.store, who, [file]);
    return now();
  }

  /** What a prompt of the session is told. */
  async function told(name: string): Promise<string> {
    fixture.advance(MINUTE);
    turns += 1;
    const spoken = await opened.store.write((tx) =>
      speakAtPrompt(tx, { agent: 'claude', session_id: name }, `turn ${turns}`, {
        project_id: PROJECT,
        event: 'test',
        opted_out: false,
        pressure: () => ({ bps: 0, source: 'test' }),
        work: { say: () => '' },
      }),
    );
    if (typeof spoken !== 'object' || 'since' in spoken) throw new Error('the work was given, and nothing was met');
    if (spoken.hear) await opened.store.write(spoken.hear);
    return spoken.text;
  }

  const lineOf = (owner: string, at: string, file = FILE) =>
    `- "${file}" was also changed by the session "claude:${owner}" at ${at.slice(0, 16)}Z; read it again before you go on.`;

  /** A call that changes a file, as the agent records it. */
  function change(name: string, key: string, at: string, path = FILE): LineStep {
    const tool = { tool: 'Edit', call: `call ${key}`, changed: [join(rootOf(fixture), path)] };
    return event(key, 'edit', { session_id: name, kind: 'call', at, tool });
  }
  function failure(name: string, key: string, at: string): LineStep {
    const result = { call: `call ${key}`, exit_code: null, is_error: true };
    return event(`${key} result`, 'The text was not found.', { session_id: name, kind: 'result', at, result });
  }
  const ingest = (path: string) =>
    opened.t0.ingestFile({ agent: 'claude', path }, { projectId: PROJECT, actor: 'test', isNamed: true });
  /** All of a record that is new. */
  async function recorded(name: string, ...steps: LineStep[]): Promise<string> {
    const path = writeTranscript(fixture, `${name}.jsonl`, [session(rootOf(fixture), name), ...steps]);
    await ingest(path);
    return path;
  }

  test('[MND-11] are both told once: which file, which session, and when', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const first = await edits(one);
    expect(await told('one')).toBe('');
    const second = await edits(two);
    expect(await told('one')).toContain(lineOf('two', second));
    expect(await told('two')).toContain(lineOf('one', first));
    expect([await told('one'), await told('two')]).toEqual(['', '']);
  });

  test('hear no more of each other while one of them goes on, and again when the other comes back to the file', async () => {
    const [one, two] = [await open('one'), await open('two')];
    await edits(one);
    await edits(two);
    await told('one');
    await told('two');
    await edits(two);
    await edits(two);
    expect([await told('one'), await told('two')]).toEqual(['', '']);
    const back = await edits(one);
    expect(await told('two')).toContain(lineOf('one', back));
    expect(await told('one')).toBe('');
  });

  test('are told nothing of another worktree, another file, a session that has ended, or a change of days ago', async () => {
    const [one, elsewhere] = [await open('one'), await open('elsewhere', '/work/linked')];
    const [over, old] = [await open('over'), await open('old')];
    await edits(old);
    fixture.advance(25 * 60 * MINUTE);
    await edits(over);
    await opened.store.write((tx) => recordEnd(tx, over, 'exit'));
    await edits(elsewhere);
    await edits(await open('beside'), 'src/other.ts');
    await edits(one);
    expect([await told('one'), await told('elsewhere'), await told('old'), await told('beside')]).toEqual(
      Array.from({ length: 4 }, () => ''),
    );
  });

  test('are told when one is resumed whose file the other changed while it was over', async () => {
    const [over, one] = [await open('over'), await open('one')];
    await edits(over);
    await opened.store.write((tx) => recordEnd(tx, over, 'exit'));
    const meanwhile = await edits(one);
    await opened.store.write((tx) => recordBegin(tx, { ...over, source: 'resume' }));
    expect(await told('over')).toContain(lineOf('one', meanwhile));
    expect(await told('one')).toBe('');
    const back = await edits(over);
    expect(await told('one')).toContain(lineOf('over', back));
    expect(await told('over')).toBe('');
  });

  test('are told of a change that only a record tells of, also beside hooks and between two records', async () => {
    const one = await open('one');
    const first = await edits(one);
    const second = await now();
    await recorded('two', change('two', '1', second));
    expect(await told('one')).toContain(lineOf('two', second));
    fixture.advance(MINUTE);
    const third = await now();
    await recorded('three', change('three', '1', third));
    expect(await told('one')).toContain(lineOf('three', third));
    const toldTwo = await told('two');
    expect(toldTwo).toContain(lineOf('one', first));
    expect(toldTwo).toContain(lineOf('three', third));
  });

  test('are told once of a change of which both the hooks and the record tell', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const at = await edits(one);
    await edits(two);
    await told('one');
    await told('two');
    const path = await recorded('one', change('one', '1', at));
    expect([await told('one'), await told('two')]).toEqual(['', '']);
    const later = await now();
    appendTranscript(path, [change('one', '2', later)]);
    await ingest(path);
    expect(await told('two')).toContain(lineOf('one', later));
  });

  test.skipIf(!hasGit)(`that are known by records alone work apart in two worktrees${NEEDS_GIT}`, async () => {
    const folder = rootOf(fixture);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@e', ...args], { cwd: folder });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'begin');
    git('worktree', 'add', '--quiet', join(fixture.folder, 'linked'));
    await edits(await open('one'));
    const at = await now();
    const own = join(fixture.folder, 'linked');
    const tool = { tool: 'Edit', call: 'call 1', changed: [join(own, FILE)] };
    const path = writeTranscript(fixture, 'two.jsonl', [
      session(own, 'two'),
      event('1', 'edit', { session_id: 'two', kind: 'call', at, tool }),
    ]);
    await ingest(path);
    expect(await told('one')).toBe('');
    await edits(await open('beside', realpathSync(own)));
    expect(await told('beside')).toContain(lineOf('two', at));
  });

  test('are told nothing of a call that failed, a file outside, a record of long ago, or a session that fell silent', async () => {
    await edits(await open('one'));
    const at = await now();
    await recorded('failed', change('failed', '1', at), failure('failed', '1', at));
    await recorded('outside', change('outside', '1', at, '../elsewhere/src/cart.ts'));
    await recorded('old', change('old', '1', '2020-01-01T00:00:00.000Z'));
    expect(await told('one')).toBe('');
    await recorded('silent', change('silent', '1', await now(), 'src/silent.ts'));
    fixture.advance(31 * MINUTE);
    await edits(await open('two'), 'src/silent.ts');
    expect(await told('two')).toBe('');
  });
});
