// What a session is told of what it met, a command that failed or a file that it read, on both databases: exactly what the canon knows of it, at
// the next turn, once, and nothing where that is off.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import { canonNames } from '../../src/mind/canon/queries.ts';
import type { Beginning, Met } from '../../src/mind/injection/hot.ts';
import * as q from '../../src/mind/injection/queries.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { sql } from '../../src/store/store.ts';
import { select, writeRow } from '../../src/store/table.ts';
import { OTHER_PROJECT, PROJECT } from '../support/canon-fixture.ts';
import { createFixture, DIALECTS, type Fixture } from '../support/fixture.ts';
import { decidedAgain, openInjection, type InjectionHome, type SessionOf } from '../support/injection-fixture.ts';

/** Its plugin runs in process: on without a word of anybody. */
let PI: SessionOf;
let CLAUDE: SessionOf;
const ERROR = 'Error: connect ECONNREFUSED 127.0.0.1:5432';
const OUTPUT = `Exit code 1\n\n> shop@1.0.0 test\n  ${ERROR}\n    at TCPConnectWrap.afterConnect (node:net:1611:16)`;
const FAILED: Met = { outputs: [OUTPUT], files: [] };
const READ: Met = { outputs: [], files: ['src/db.ts'] };
const FIX = 'passed after `docker compose up` ran';
const MINUTE = 60_000;
const FULL = { bps: 9_000, source: 'test' };

describe.each(DIALECTS)('on %s, a session', (dialect) => {
  let fixture: Fixture;
  let home: InjectionHome;

  beforeAll(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    home = await openInjection(fixture);
    const { shelf } = home;
    await home.learn(
      // They fill what is said at a beginning, so that what is tested is not among it.
      ...Array.from({ length: 20 }, (_, n) =>
        shelf.add(null, {
          kind: 'constraint',
          subject: `rule ${n}`,
          statement: `Never ${'touch the generated file of the module '.repeat(4)}number ${n}.`,
        }),
      ),
      fix(ERROR, `\`npm test\` failed with “${ERROR}”; ${FIX}.`),
      about('pool', 'The pool in src/db.ts has ten connections.', ['src/db.ts']),
    );
    await home.learn(about('bills', 'The pool is opened lazily.', ['src/db.ts'], { tag: 'billing', session_id: 's2' }));
  });
  afterAll(() => fixture.dispose());

  let sessions = 0;
  beforeEach(() => {
    sessions += 1;
    PI = { agent: 'pi', session_id: `p${sessions}` };
    CLAUDE = { agent: 'claude', session_id: `c${sessions}` };
  });

  const about = (subject: string, statement: string, files: string[], more: Partial<Reflection> = {}) =>
    home.shelf.add(null, { kind: 'fact', subject, statement, files, ...more });
  const fix = (error: string, statement: string) =>
    about(`error:${error.replace('Error: ', '')}`, statement, [], {
      ...{ kind: 'fix', source: 'executed', topic: 'errors' },
    });
  const begin = async (session: SessionOf, by: Beginning = 'start') => {
    fixture.advance(MINUTE);
    await (await home.begin(session, by)).heard();
  };
  const turn = async (session: SessionOf, how: Parameters<InjectionHome['prompt']>[1] = {}) => {
    fixture.advance(MINUTE);
    const told = await home.prompt(session, how);
    await told.heard();
    await home.stop(session);
    return told.text;
  };
  const set = (row: Pick<q.InjectionModeRow, 'scope' | 'agent' | 'id' | 'related'>) =>
    home.store.write((tx) =>
      writeRow(tx, q.putRelatedMode, { ...row, related_at: '2026-01-01T00:00:00.000Z', related_by: 'ada' }),
    );
  const isOwn = ({ session_id }: { readonly session_id: string }) =>
    session_id === PI.session_id || session_id === CLAUDE.session_id;
  const waiting = async () => (await home.store.read((tx) => tx.all(q.allDue))).filter(isOwn);
  const rowsOfIt = async () => (await home.rows()).filter(isOwn);
  const names = () => home.store.read((tx) => tx.all(select(canonNames, 'ORDER BY what, name, entry_id')));
  const entryOf = async (words: string) => {
    const { entries } = await home.call<{ entries: CanonEntry[] }>('mind.list_canon', { query: words, limit: 1 });
    if (!entries[0]) throw new Error(`nothing says ${words}`);
    return entries[0];
  };

  test('meets what the canon names of every entry that holds, also in a home of before', async () => {
    const kept = await names();
    expect(kept.map(({ what, name }) => [what, name])).toEqual([
      ['error', 'connect ECONNREFUSED 127.0.0.1:5432'],
      ['file', 'src/db.ts'],
      ['file', 'src/db.ts'],
    ]);
    await home.store.write(async (tx) => {
      await tx.run(sql('DELETE FROM canon_names'));
    });
    await home.consolidation.consolidator.rebuild(PROJECT);
    expect(await names()).toEqual(kept);
  });

  test('whose command failed with an error that was fixed once hears of it at its next turn, and never again', async () => {
    await begin(PI);
    const said = await turn(PI, { met: FAILED });
    expect(said.split('\n').slice(1)).toEqual([
      'Known about what was just met:',
      expect.stringMatching(/^- ´npm test´ failed with .* passed after ´docker compose up´ ran\. \[C\d+@1\]$/),
    ]);
    expect(await turn(PI, { met: FAILED })).toBe('');
    expect(await turn(PI)).toBe('');
    expect(await waiting()).toEqual([]);
    const rows = await rowsOfIt();
    expect(rows.slice(1).map(({ decision, reason, trigger_name }) => [decision, reason, trigger_name])).toEqual([
      ['delta', 'command_failed', 'failure'],
      ['nothing', 'nothing_new', null],
      ['nothing', 'nothing_new', null],
    ]);
    for (const row of rows) expect(decidedAgain(row)).toMatchObject({ decision: row.decision, reason: row.reason });
  });

  test('that read a file which an entry of its tag names hears that entry', async () => {
    await begin(PI);
    expect(await turn(PI, { met: { outputs: [], files: ['src/other.ts'] } })).toBe('');
    const said = await turn(PI, { met: READ });
    expect(said).toContain('- The pool in src/db.ts has ten connections. [C');
    expect(said).not.toContain('lazily');
    expect(await turn(PI, { met: READ })).toBe('');
    expect((await rowsOfIt()).map(({ reason }) => reason)).toContain('file_read');
  });

  test('hears nothing of what nobody knows, of an ordinary error, and of another project', async () => {
    await begin(PI);
    for (const output of ['Error: connect ECONNREFUSED 127.0.0.1:6379', 'AssertionError: expected 1 to be 2', ''])
      expect(await turn(PI, { met: { outputs: [output], files: [] } })).toBe('');
    const other = { agent: 'pi', session_id: 'other' };
    fixture.advance(MINUTE);
    await (await home.prompt(other, { project_id: OTHER_PROJECT })).heard();
    await home.stop(other);
    expect(await turn(other, { project_id: OTHER_PROJECT, met: FAILED })).toBe('');
    expect(await waiting()).toEqual([]);
  });

  test('of an agent whose hooks are processes hears nothing until somebody switches it on, wherever they do', async () => {
    await begin(CLAUDE);
    expect(await turn(CLAUDE, { met: FAILED })).toBe('');
    expect(await waiting()).toEqual([]);
    await set({ scope: 'home', agent: '', id: '', related: 'on' });
    await set({ scope: 'project', agent: '', id: PROJECT, related: 'off' });
    expect(await turn(CLAUDE, { met: FAILED })).toBe('');
    await set({ scope: 'session', agent: 'claude', id: CLAUDE.session_id, related: 'on' });
    expect(await turn(CLAUDE, { met: FAILED })).toContain('docker compose up');
    await begin(PI);
    expect(await turn(PI, { met: FAILED })).toBe('');
    await set({ scope: 'project', agent: '', id: PROJECT, related: null });
    await set({ scope: 'home', agent: '', id: '', related: null });
    expect(await turn(PI, { met: FAILED })).toContain('docker compose up');
  });

  test('is asked what it met only where it would be told; elsewhere its prompt costs no statement more', async () => {
    const asked = async (session: SessionOf, met?: 'not looked up') => {
      fixture.advance(MINUTE);
      const prompted = await home.promptedOf(session, met);
      await home.stop(session);
      return prompted;
    };
    await begin(PI);
    await begin(CLAUDE);
    expect(await asked(PI, 'not looked up')).toMatchObject({ isAsked: true });
    const { statements } = await asked(CLAUDE);
    expect(statements).toBeGreaterThan(3);
    expect(await asked(CLAUDE, 'not looked up')).toEqual({ isAsked: false, statements });
    await set({ scope: 'session', agent: 'pi', id: PI.session_id, related: 'off' });
    expect(await asked(PI, 'not looked up')).toEqual({ isAsked: false, statements });
  });

  test('hears later what pressure or the pause held back, and not at all once that is switched off', async () => {
    await begin(PI);
    expect(await turn(PI, { met: FAILED, pressure: FULL })).toBe('');
    await set({ scope: 'session', agent: 'pi', id: PI.session_id, related: 'off' });
    expect(await turn(PI)).toBe('');
    await set({ scope: 'session', agent: 'pi', id: PI.session_id, related: 'on' });
    expect(await turn(PI)).toContain('docker compose up');
    // The pause between two messages that could wait.
    const next = await home.prompt(PI, { met: READ, turnId: 'at once' });
    expect(next.text).toBe('');
    await home.stop(PI);
    expect(await turn(PI)).toContain('ten connections');
    const reasons = (await rowsOfIt()).slice(1).map(({ reason, trigger_name }) => [reason, trigger_name]);
    expect(reasons).toEqual([
      ['pressure', 'failure'],
      ['related_off', 'failure'],
      ['command_failed', 'failure'],
      ['cooldown', 'file'],
      ['file_read', 'file'],
    ]);
    for (const row of await rowsOfIt()) expect(decidedAgain(row)).toMatchObject({ reason: row.reason });
  });

  test('that did not hear it hears it again, and after a compaction when it meets it again', async () => {
    await begin(PI);
    fixture.advance(MINUTE);
    expect((await home.prompt(PI, { met: FAILED })).text).toContain('docker compose up');
    await home.stop(PI);
    expect(await turn(PI)).toContain('docker compose up');
    await home.compacting(PI);
    await begin(PI, 'compaction');
    expect(await turn(PI)).toBe('');
    expect(await turn(PI, { met: FAILED })).toContain('docker compose up');
  });

  test('is told at most two lines of a turn: of failures first, and of what is worth the most', async () => {
    await home.learn(
      ...Array.from({ length: 5 }, (_, n) => about(`db ${n}`, `The fact number ${n} of src/db.ts.`, ['src/db.ts'])),
    );
    await begin(PI);
    const said = await turn(PI, { met: { outputs: [OUTPUT], files: ['src/db.ts'] } });
    expect(said.split('\n- ')).toHaveLength(3);
    expect(said.indexOf(FIX.slice(0, 12))).toBeGreaterThan(0);
    const files = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      const more = await turn(PI, { met: READ });
      const lines = more.split('\n- ').slice(1);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) files.add(line);
    }
    // Reading it again and again does not bring the rest.
    expect(files.size).toBeLessThanOrEqual(1);
  });

  test('hears the words that an entry has by now, and none of one that was rejected or forgotten', async () => {
    await begin(PI);
    await turn(PI, { met: { outputs: [OUTPUT], files: ['src/db.ts'] }, pressure: FULL });
    expect(await waiting()).toHaveLength(2);
    const pool = await entryOf('ten connections');
    await home.call('mind.correct_canon', { anchor: pool.anchor, text: 'The pool has twelve connections.' });
    await home.call('mind.forget_canon', { anchor: (await entryOf('docker')).anchor, reason: 'wrong' });
    const said = await turn(PI);
    expect(said).toContain('- The pool has twelve connections. [C');
    expect(said).not.toContain('docker');
    expect(await waiting()).toEqual([]);
    expect((await names()).filter(({ what }) => what === 'error')).toEqual([]);
    expect(await turn(PI, { met: FAILED })).toBe('');
  });

  test('is told once what is due for two reasons', async () => {
    await begin(PI);
    await home.learn(
      home.shelf.add(null, {
        ...{ kind: 'constraint', subject: 'orm', statement: 'Never write SQL in src/db.ts by hand.' },
        files: ['src/db.ts'],
        is_correction: true,
      }),
    );
    const said = await turn(PI, { met: READ });
    expect(said.split('Never write SQL')).toHaveLength(2);
    expect(await turn(PI, { met: READ })).not.toContain('Never write SQL');
  });
});
