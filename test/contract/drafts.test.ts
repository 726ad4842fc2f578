// Drafts of checkpoints on both databases: of which session and task one is made, when it is shown, and when none is made.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bindOperations } from '../../src/base/operation.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createMind, mindSchema, type Mind, type TaskOfSession } from '../../src/mind/mind.ts';
import { sessionOperations } from '../../src/mind/operations.ts';
import { recordFiles } from '../../src/mind/record-files.ts';
import { recordNote } from '../../src/mind/record-note.ts';
import { recordEnd, recordTouch } from '../../src/mind/record-session.ts';
import { sql } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { mindPorts } from '../support/mind-ports.ts';

const PROJECT = '0199d2c8-1f00-7000-8000-000000000001';
const TASK = '0199d2c8-1f00-7000-8000-000000000002';
const OTHER = '0199d2c8-1f00-7000-8000-000000000003';
const NEITHER = { ask: false, remind: false };
const LATER = '2999-01-01T00:00:00.000Z';
const EARLIER = '2000-01-01T00:00:00.000Z';

describe.each(DIALECTS)('drafts on %s', (dialect) => {
  let fixture: Fixture;
  let mind: Mind;
  /** How the work stands. */
  let tasks: Map<string, TaskOfSession>;
  let recordedAt: string | null;
  let messages: Map<string, string>;

  beforeEach(async () => {
    const open = { is_open: true, checkpoint_at: null, holder: null };
    tasks = new Map([
      [TASK, { task_id: TASK, number: 1, ...open }],
      [OTHER, { task_id: OTHER, number: 2, ...open }],
    ]);
    recordedAt = null;
    messages = new Map();
    fixture = createFixture(dialect);
    const ports = mindPorts({
      projectOf: async (ref) => ref ?? PROJECT,
      taskOf: async (_project, ref) => {
        const found = [...tasks.values()].find(({ task_id, number }) => task_id === ref || `T${number}` === ref);
        if (!found) throw new Error(`there is no ${ref}`);
        return found;
      },
      recordedAt: async () => recordedAt,
    });
    mind = createMind({
      store: await fixture.openStore({ sequences: [ledgerSchema, mindSchema] }),
      ...ports,
      readTranscript: (_agent, path) => {
        const last_message = messages.get(path);
        return last_message === undefined ? undefined : { last_message, failed_commands: [] };
      },
    });
  });
  afterEach(() => fixture.dispose());

  const call = { actor: 'test' };
  const run = async (name: string, input: object) =>
    (await bindOperations(mind, sessionOperations)
      .find(({ definition }) => definition.name === name)
      ?.run(input, call)) as { drafts: readonly { task_id: string | null; last_message: string | null }[] };
  const draft = async (input: object = {}) => {
    fixture.advance(1_000);
    return run('mind.draft_checkpoint', input);
  };
  const list = (input: object = {}) => run('mind.list_drafts', input);

  const seen = (session_id: string, agent = 'claude') => ({
    agent,
    session_id,
    project_id: PROJECT,
    owner: `${agent}:${session_id}`,
    cwd: '/nowhere',
    transcript_path: `/nowhere/${agent}/${session_id}`,
    source: 'startup',
    event: 'Stop',
  });
  /** A session that says something, with these tasks in hand and files changed. */
  async function session(id: string, { agent = 'claude', inFlight = [] as string[], files = [] as string[] } = {}) {
    fixture.advance(1_000);
    const event = seen(id, agent);
    messages.set(event.transcript_path, `${id} was here`);
    await mind.store.write(async (tx) => {
      const row = await recordTouch(tx, event);
      if (!row) throw new Error('there is no row');
      await recordFiles(tx, { ...event, project_id: PROJECT }, files);
      const noted = inFlight.map((task_id) => ({
        task_id,
        number: tasks.get(task_id)?.number ?? 0,
        checkpoint_at: null,
      }));
      await recordNote(tx, row, { project_id: PROJECT, tasks: noted }, NEITHER);
    });
    return { agent, session_id: id };
  }
  const end = (id: string) => mind.store.write((tx) => recordEnd(tx, seen(id), 'exit'));
  const beside = (task_id: string | null, more: object = {}) =>
    mind.drafts.beside({ project_id: PROJECT, task_id, checkpoint_at: null, ...more });

  it('are made by a command of what the session has in hand, one for each task', async () => {
    await session('s1', { inFlight: [OTHER, TASK], files: ['src/a.ts'] });
    const { drafts } = await draft({ session: 's1' });
    expect(drafts).toEqual([
      expect.objectContaining({ task_id: TASK, number: 1, agent: 'claude', session_id: 's1', made_by: 'command' }),
      expect.objectContaining({ task_id: OTHER, number: 2, files: ['src/a.ts'], last_message: 's1 was here' }),
    ]);
    expect(await list()).toEqual({ drafts });
    expect(await list({ task_id: 'T2' })).toEqual({ drafts: drafts.slice(1) });
    expect(await list({ session: 's1', limit: 1 })).toEqual({ drafts: drafts.slice(0, 1) });
    // Asked again, it is the same draft, renewed.
    await draft({ task_id: 'T2' });
    expect((await list({ task_id: 'T2' })).drafts).toHaveLength(1);
  });

  it('are of the session that holds the task, else of the one that had it last, else of the newest of the project', async () => {
    await session('s1', { inFlight: [TASK] });
    await session('s2', { files: ['b.txt'] });
    expect((await draft({ task_id: 'T1' })).drafts).toMatchObject([{ session_id: 's1', task_id: TASK }]);
    expect((await draft()).drafts).toMatchObject([{ session_id: 's2', task_id: null, number: null }]);
    tasks.set(TASK, { ...(tasks.get(TASK) as TaskOfSession), holder: 'claude:s2' });
    expect((await draft({ task_id: 'T1' })).drafts).toMatchObject([{ session_id: 's2' }]);
    expect((await draft({ task_id: 'T1', session: 's1' })).drafts).toMatchObject([{ session_id: 's1', task_id: TASK }]);
  });

  it('are refused of a session that is not there, is not clear, or left nothing, and nothing is kept', async () => {
    expect(await refusalOf(draft({ session: 'none' }))).toMatchObject({ code: 'unknown_session' });
    expect(await refusalOf(draft({ task_id: 'T1' }))).toMatchObject({ code: 'unknown_session' });
    expect(await refusalOf(draft())).toMatchObject({ code: 'unknown_session' });
    await session('s1');
    await session('s1', { agent: 'codex' });
    expect(await refusalOf(draft({ session: 's1' }))).toMatchObject({ code: 'session_ambiguous' });
    expect(await refusalOf(list({ session: 's1' }))).toMatchObject({ code: 'session_ambiguous' });
    messages.clear();
    expect(await refusalOf(draft({ session: 's1', agent: 'codex' }))).toMatchObject({ code: 'nothing_to_draft' });
    expect(await list()).toEqual({ drafts: [] });
  });

  it('are made of an ended session that left a task without a fresh checkpoint, and of no other', async () => {
    const key = await session('s1', { inFlight: [TASK, OTHER] });
    expect(await mind.drafts.finish([key])).toEqual([]);
    await end('s1');
    tasks.set(OTHER, { ...(tasks.get(OTHER) as TaskOfSession), checkpoint_at: LATER });
    expect(await mind.drafts.finish([key, { agent: 'claude', session_id: 'none' }])).toMatchObject([
      { task_id: TASK, made_by: 'session end', last_message: 's1 was here' },
    ]);
    tasks.set(TASK, { ...(tasks.get(TASK) as TaskOfSession), is_open: false });
    expect(await mind.drafts.finish([key])).toEqual([]);
    // What no transcript says, its agent may have said itself.
    tasks.set(TASK, { ...(tasks.get(TASK) as TaskOfSession), is_open: true });
    messages.clear();
    const said = { last_message: 'As told', failed_commands: [] };
    expect(await mind.drafts.finish([key], said)).toMatchObject([{ last_message: 'As told' }]);
  });

  it('are made at the end of no session whose mode is off, but by a command still', async () => {
    const key = await session('s1', { inFlight: [TASK] });
    await end('s1');
    await mind.modes.set({ mode: 'off', session: 's1' }, call);
    expect(await mind.drafts.finish([key])).toEqual([]);
    expect((await draft({ session: 's1' })).drafts).toHaveLength(1);
    await mind.modes.set({ mode: 'remind', session: 's1' }, call);
    expect(await mind.drafts.finish([key])).toHaveLength(1);
  });

  it('are made of files that were changed without a task, unless anything was recorded since', async () => {
    const key = await session('s1', { files: ['a.txt'] });
    await end('s1');
    recordedAt = LATER;
    expect(await mind.drafts.finish([key])).toEqual([]);
    recordedAt = EARLIER;
    expect(await mind.drafts.finish([key])).toMatchObject([{ task_id: null, files: ['a.txt'] }]);
    const idle = await session('s2');
    await end('s2');
    expect(await mind.drafts.finish([idle])).toEqual([]);
  });

  it('are shown beside their task until a newer checkpoint is written', async () => {
    await session('s1', { inFlight: [TASK] });
    await session('s2', { inFlight: [TASK] });
    await draft({ session: 's1' });
    await draft({ session: 's2' });
    expect(await beside(TASK)).toMatchObject({ session_id: 's2' });
    expect(await beside(TASK, { checkpoint_at: EARLIER })).toMatchObject({ session_id: 's2' });
    expect(await beside(TASK, { checkpoint_at: LATER, recorded_at: LATER })).toBeUndefined();
    expect(await beside(OTHER, { recorded_at: null })).toBeUndefined();
  });

  it('of changes without a task are shown with the next step until anything is recorded, never beside one task', async () => {
    await session('s1', { files: ['a.txt'] });
    await draft();
    expect(await beside(null, { recorded_at: null })).toMatchObject({ task_id: null });
    expect(await beside(TASK, { recorded_at: EARLIER })).toMatchObject({ task_id: null });
    expect(await beside(TASK, { recorded_at: LATER })).toBeUndefined();
    expect(await beside(TASK)).toBeUndefined();
  });

  it('are kept for the newest sessions of a task, and can be erased without a trace', async () => {
    for (let at = 0; at < 8; at += 1) {
      await session(`s${at}`, { inFlight: [TASK] });
      await draft({ session: `s${at}` });
    }
    expect((await list({ task_id: 'T1' })).drafts).toMatchObject(
      ['s7', 's6', 's5', 's4', 's3'].map((session_id) => ({ session_id })),
    );
    await mind.store.write((tx) => tx.run(sql('DELETE FROM checkpoint_drafts WHERE agent = ?'), 'claude'));
    expect(await list()).toEqual({ drafts: [] });
  });
});
