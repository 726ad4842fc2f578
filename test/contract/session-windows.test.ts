// The windows of a session, on both databases: it ends with its last one, and one whose processes are gone is found.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProcessRef, ProcessState } from '../../src/base/processes.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createMind, mindSchema, type Mind } from '../../src/mind/mind.ts';
import { forgetGone, recordEnd, recordGone, type SessionEvent } from '../../src/mind/record-session.ts';
import * as q from '../../src/mind/queries.ts';
import { findGone } from '../../src/mind/session/windows.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { mindPorts } from '../support/mind-ports.ts';

const HERE = 'box 1';

describe.each(DIALECTS)('windows of agent sessions on %s', (dialect) => {
  let fixture: Fixture;
  let mind: Mind;
  /** By number; what is not listed cannot be looked at. */
  let states: Record<number, ProcessState>;
  beforeEach(async () => {
    fixture = createFixture(dialect);
    const store = await fixture.openStore({ sequences: [ledgerSchema, mindSchema] });
    mind = createMind({ store, ...mindPorts() });
    states = {};
  });
  afterEach(() => fixture.dispose());

  const stateOf = ({ machine, pid }: ProcessRef): ProcessState =>
    machine === HERE ? (states[pid] ?? 'unknown') : 'unknown';
  const window = (pid: number, isNamed = true, machine = HERE) => ({ machine, pid, started: '9', isNamed });
  const seen = (
    from: SessionEvent['window'],
    session_id = 'aaaa1111',
    more: Partial<SessionEvent> = {},
  ): SessionEvent => ({
    agent: 'claude',
    session_id,
    project_id: null,
    owner: `claude:${session_id}`,
    cwd: '/shop',
    transcript_path: null,
    source: 'startup',
    event: 'Stop',
    window: from,
    ...more,
  });
  const endIn = async (from: SessionEvent['window'], session_id?: string) =>
    (await mind.store.write((tx) => recordEnd(tx, seen(from, session_id), 'exit', { stateOf })))?.ended_at !== null;
  const gone = () => mind.store.read((tx) => findGone(tx, HERE, stateOf));
  const stateIn = async (session_id = 'aaaa1111') => {
    const session = await mind.sessions.get({ agent: 'claude', session_id });
    return session?.ended_at === null ? 'open' : session?.end_reason;
  };

  it('end one by one, and the session ends with the last', async () => {
    states = { 1: 'running', 2: 'running' };
    await mind.sessions.begin(seen(window(1)));
    await mind.sessions.begin(seen(window(2)));
    expect([await endIn(window(1)), await stateIn()]).toEqual([false, 'open']);
    expect([await endIn(window(2)), await stateIn()]).toEqual([true, 'exit']);
  });

  it('that are gone, or were only helpers, keep no session open', async () => {
    states = { 1: 'gone', 2: 'running', 3: 'running' };
    await mind.sessions.begin(seen(window(1)));
    await mind.sessions.begin(seen(window(2, false)));
    await mind.sessions.begin(seen(window(3)));
    expect([await endIn(window(3)), await stateIn()]).toEqual([true, 'exit']);
  });

  it('count without the name of the agent from their second event on', async () => {
    states = { 1: 'running', 2: 'running' };
    await mind.sessions.begin(seen(window(1, false)));
    await mind.sessions.touch(seen(window(1, false)));
    await mind.sessions.begin(seen(window(2)));
    expect([await endIn(window(2)), await stateIn()]).toEqual([false, 'open']);
  });

  it('that cannot be looked at keep the session open for as long as a claim lasts', async () => {
    states = { 2: 'running' };
    await mind.sessions.begin(seen(window(1, true, 'another box')));
    await mind.sessions.begin(seen(window(2)));
    expect(await endIn(window(2))).toBe(false);
    fixture.advance(16 * 60_000);
    await mind.sessions.begin(seen(window(2)));
    expect(await endIn(window(2))).toBe(true);
  });

  it('of an agent whose processes were never seen change nothing', async () => {
    await mind.sessions.begin(seen(undefined));
    expect([await gone(), await endIn(undefined), await stateIn()]).toEqual([[], true, 'exit']);
  });

  it('show that a session is gone when all of them are, and its row is ended unless it comes back', async () => {
    states = { 1: 'running', 2: 'gone' };
    await mind.sessions.begin(seen(window(1)));
    await mind.sessions.begin(seen(window(2)));
    expect(await gone()).toEqual([]);
    states = { 1: 'gone', 2: 'gone', 3: 'running' };
    const found = await gone();
    expect(found).toEqual([{ agent: 'claude', session_id: 'aaaa1111', owner: 'claude:aaaa1111' }]);
    const end = () => mind.store.write((tx) => recordGone(tx, found, HERE, stateOf));
    await mind.sessions.begin(seen(window(3)));
    expect([await end(), await stateIn()]).toEqual([[], 'open']);
    states = { 1: 'gone', 2: 'gone', 3: 'gone' };
    expect(await end()).toEqual(found);
    // Until what it held is released, the next one that looks finds it again.
    expect([await stateIn(), await gone()]).toEqual(['process gone', found]);
    await mind.store.write((tx) => forgetGone(tx, found));
    expect(await gone()).toEqual([]);
    await mind.sessions.begin(seen(window(4)));
    expect(await stateIn()).toBe('open');
  });

  it('that are forgotten late are kept of a session that came back', async () => {
    states = { 1: 'gone', 2: 'running' };
    await mind.sessions.begin(seen(window(1)));
    const found = await gone();
    await mind.store.write((tx) => recordGone(tx, found, HERE, stateOf));
    await mind.sessions.begin(seen(window(2)));
    await mind.store.write((tx) => forgetGone(tx, found));
    expect(await endIn(window(1))).toBe(false);
  });

  it.each([
    ['a process that may have been a helper', window(1, false)],
    ['a process of another machine', window(1, true, 'another box')],
    ['a process that is there', window(2)],
    ['a process that cannot be looked at', window(3)],
  ])('show nothing by %s', async (_, from) => {
    states = { 1: 'gone', 2: 'running' };
    await mind.sessions.begin(seen(from));
    expect(await gone()).toEqual([]);
  });

  it('show nothing when a later event came from where nobody can see', async () => {
    states = { 1: 'gone' };
    await mind.sessions.begin(seen(window(1)));
    fixture.advance(1_000);
    await mind.sessions.touch(seen(undefined));
    expect(await gone()).toEqual([]);
  });

  it('release nothing of a name that the user gave, or that another open session has', async () => {
    states = { 1: 'gone', 2: 'gone', 3: 'running' };
    await mind.sessions.begin(seen(window(1), 'bbbb2222', { owner: 'ada' }));
    await mind.sessions.begin(seen(window(2), 'x-cccc3333', { owner: 'claude:cccc3333' }));
    expect(new Set((await gone()).map(({ owner }) => owner))).toEqual(new Set(['claude:cccc3333', null]));
    await mind.sessions.begin(seen(window(3), 'y-cccc3333', { owner: 'claude:cccc3333' }));
    expect((await gone()).map(({ owner }) => owner)).toEqual([null, null]);
  });

  it('are told apart from those of the processes that ask', async () => {
    states = { 1: 'running', 2: 'running' };
    const elsewhere = (own: readonly ProcessRef[]) =>
      mind.sessions.isOpenElsewhere('claude:aaaa1111', own, { machine: () => HERE, ancestors: () => [], stateOf });
    await mind.sessions.begin(seen(window(1)));
    expect([await elsewhere([window(1)]), await elsewhere([window(7)])]).toEqual([false, true]);
    await mind.sessions.begin(seen(window(2)));
    expect(await elsewhere([window(1)])).toBe(true);
  });

  it('that are only helpers are not kept in any number', async () => {
    for (let pid = 1; pid <= 20; pid += 1) await mind.sessions.touch(seen(window(pid, false)));
    const windows = await mind.store.read((tx) => tx.all(q.readWindows, 'claude', 'aaaa1111'));
    expect(windows.length).toBeLessThanOrEqual(9);
  });
});
