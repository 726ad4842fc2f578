// What sessions are told, on both databases: at a start, after a change, once in each context, never lost by a crash.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenBound } from '../../src/base/token-bound.ts';
import { createLineCompiler } from '../../src/mind/injection/compile-lines.ts';
import type { Pressure } from '../../src/mind/injection/hot.ts';
import { LIMITS } from '../../src/mind/injection/matrix.ts';
import { askForRun } from '../../src/mind/finalize/triggers.ts';
import { putLine } from '../../src/mind/injection/queries.ts';
import { sql } from '../../src/store/store.ts';
import { writeRow } from '../../src/store/table.ts';
import { PROJECT } from '../support/canon-fixture.ts';
import { createFixture, DIALECTS, type Fixture } from '../support/fixture.ts';
import { decidedAgain, openInjection, WORK, type InjectionHome, type SessionOf } from '../support/injection-fixture.ts';

const A: SessionOf = { agent: 'claude', session_id: 'a' };
const B: SessionOf = { agent: 'codex', session_id: 'b' };
const MINUTE = 60_000;

describe.each(DIALECTS)('a session on %s', (dialect) => {
  let fixture: Fixture;
  let home: InjectionHome;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    home = await openInjection(fixture);
    await home.learn(
      home.shelf.add('pnpm', { statement: 'Use pnpm for packages.' }),
      home.shelf.add(null, { subject: 'lock file', statement: 'Never edit the lock file.', kind: 'constraint' }),
    );
  });
  afterEach(() => fixture.dispose());

  const hear = async (told: { readonly text: string; heard(): Promise<void> }) => {
    await told.heard();
    return told.text;
  };
  const later = (ms = MINUTE) => fixture.advance(ms);
  const turn = async (session: SessionOf, how: Parameters<InjectionHome['prompt']>[1] = {}) => {
    later();
    const text = await hear(await home.prompt(session, how));
    await home.stop(session);
    return text;
  };
  const correct = async (value: string) => {
    await home.learn(
      home.shelf.add(value, {
        statement: `Use ${value} for packages.`,
        is_correction: true,
        at: home.shelf.day(20),
        session_id: value,
      }),
    );
  };

  test('[MND-11] hears work and canon at its start, and nothing at its turns until something changes', async () => {
    const text = await hear(await home.begin(A));
    expect(text).toContain(WORK);
    expect(text).toMatch(/\nKnown \(.*\):\n- .*\n- .*$/);
    expect(text).toContain('- Never edit the lock file. [C');
    expect(await turn(A)).toBe('');
    await correct('yarn');
    const delta = await turn(A);
    expect(delta).toContain('Use yarn for packages. [C');
    expect(delta).not.toContain('lock file');
    expect(delta).not.toContain(WORK);
    expect(await turn(A)).toBe('');
    const rows = await home.rows();
    expect(rows.map(({ decision, reason }) => [decision, reason])).toEqual([
      ['whole', 'baseline'],
      ['nothing', 'nothing_new'],
      ['delta', 'canon_revised'],
      ['nothing', 'nothing_new'],
    ]);
    for (const row of rows) expect(decidedAgain(row)).toMatchObject({ decision: row.decision, reason: row.reason });
    expect(rows[1]).toMatchObject({ tokens_said: 0, tokens_saved: rows[0]?.tokens_said });
  });

  test('hears what replaced a line it was told, and that one no longer holds', async () => {
    await hear(await home.begin(A));
    await correct('yarn');
    expect(await turn(A)).toMatch(/- Use yarn for packages\. \[C\d+@\d+\], instead of \[C\d+@\d+\]/);
    const { entries } = await home.call<{ entries: { anchor: string; summary: string }[] }>('mind.list_canon', {
      query: 'lock',
    });
    const [entry] = entries;
    await home.call('mind.reject_canon', { anchor: entry?.anchor });
    later();
    // Not compiled anew yet: it is not said, and nothing is said of it.
    expect(await hear(await home.begin(B))).not.toContain('lock file');
    await home.compile();
    expect(await turn(A)).toContain(`- No longer so: [${entry?.anchor}]`);
    expect(await turn(A)).toBe('');
    expect(await turn(B)).toBe('');
  });

  test('hears what changed of a line it was told although others are worth more now, and that it ended then', async () => {
    await home.learn(
      home.shelf.add(null, { subject: 'proxy', statement: 'The proxy needed a certificate.', kind: 'fix' }),
    );
    expect(await hear(await home.begin(A))).toContain('The proxy needed a certificate.');
    const rules = Array.from({ length: 60 }, (_, at) =>
      home.shelf.add(null, {
        subject: `module ${at}`,
        statement: `Never touch module ${at} without asking ${'the people who keep it '.repeat(3)}first.`,
        kind: 'constraint',
      }),
    );
    await home.learn(...rules);
    const list = (query: string) =>
      home.call<{ entries: { anchor: string }[] }>('mind.list_canon', { query, state: 'active' });
    const [proxy] = (await list('proxy')).entries;
    await home.call('mind.correct_canon', { anchor: proxy?.anchor, text: 'The proxy needs two certificates.' });
    await home.compile();
    const stands = sql<{ state: string }>("SELECT state FROM injection_lines WHERE tag = 'main' AND anchor = ?");
    const number = /^C\d+/.exec(proxy?.anchor ?? '')?.[0] ?? '';
    const states = await home.store.read((tx) => tx.all(stands, `${number}@2`));
    expect(states).toEqual([{ state: 'beyond' }]);
    // Sixty rules came, too, and none is said instead of another.
    const heard: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      later(30 * MINUTE);
      heard.push(await turn(A));
    }
    const change = `- The proxy needs two certificates. [${number}@2], instead of [${number}@1]`;
    expect(heard.filter((text) => text.includes(change))).toHaveLength(1);
    expect(heard.at(-1)).toBe('');
    // Who was never told of it is not told now.
    expect(await hear(await home.begin(B))).not.toContain('two certificates');
    await home.call('mind.reject_canon', { anchor: `${number}@2` });
    await home.compile();
    expect(await turn(A)).toContain(`- No longer so: [${number}@2]`);
    expect(await turn(B)).toBe('');
  });

  test('hears a change at once although hundreds of lines ended that it was never told', async () => {
    await hear(await home.begin(A));
    await home.store.write(async (tx) => {
      for (let at = 0; at < 250; at += 1)
        await writeRow(tx, putLine, {
          ...{
            project_id: PROJECT,
            tag: 'main',
            line_key: `gone ${at}`,
            state: 'ended',
            ordinal: -1,
            section: 'canon',
          },
          ...{ anchor: `C${1_000 + at}@1`, line: null, tokens: 20, since_version: 1_000, replaces: null },
          changed_at: new Date(home.shelf.nowMs).toISOString(),
        });
    });
    await correct('yarn');
    expect(await turn(A)).toContain('Use yarn for packages.');
  });

  test('[MND-11] hears everything again after a compaction, a clear and a start, and at a resume only what changed', async () => {
    const first = await hear(await home.begin(A));
    later();
    await home.compacting(A);
    expect(await hear(await home.begin(A, 'compaction'))).toBe(first);
    later();
    expect(await hear(await home.begin(A, 'clear'))).toBe(first);
    later(7 * 24 * 60 * MINUTE);
    expect(await hear(await home.begin(A, 'resume'))).toBe('');
    await correct('yarn');
    later();
    const resumed = await hear(await home.begin(A, 'resume'));
    expect(resumed).toContain('Use yarn');
    expect(resumed).not.toContain('lock file');
    expect(await turn(A)).toBe('');
  });

  test('that was compacted without a word afterwards hears it at its next prompt; so does one whose hooks came late', async () => {
    const first = await hear(await home.begin(A));
    await turn(A);
    await home.compacting(A);
    expect(await turn(A)).toBe(first);
    expect(await turn(B)).toBe(first);
    expect(await turn(B)).toBe('');
  });

  test('[MND-11] hears again what nobody heard: a crash repeats a line, and loses none', async () => {
    const lost = await home.begin(A);
    expect(lost.text).not.toBe('');
    later();
    const again = await home.prompt(A);
    expect(again.text).toBe(lost.text);
    await again.heard();
    await home.stop(A);
    await correct('yarn');
    later();
    const unheard = await home.prompt(A);
    await home.stop(A);
    later();
    const said = await home.prompt(A);
    expect(said.text).toBe(unheard.text);
    expect(said.text).toContain('Use yarn');
    // An agent that drops the answer to a clear.
    later();
    expect((await home.begin(B, 'clear', { isUnheard: true })).text).toBe('');
    expect(await turn(B)).toContain(WORK);
  });

  test('[MND-11] hears one message a turn, of however many hooks', async () => {
    const both = await Promise.all([home.begin(A), home.begin(A)]);
    expect(both.filter(({ text }) => text !== '')).toHaveLength(1);
    for (const told of both) await told.heard();
    await correct('yarn');
    later();
    const turns = await Promise.all([1, 2, 3].map(() => home.prompt(A, { turnId: 'p1' })));
    expect(turns.filter(({ text }) => text !== '')).toHaveLength(1);
    expect((await home.rows()).filter(({ reason }) => reason === 'already_this_turn')).toHaveLength(3);
  });

  test('open in two windows is told in each', async () => {
    const window = (pid: number) => ({ machine: 'm', pid, started: '1', isNamed: true });
    await hear(await home.begin({ ...A, window: window(1) }));
    later();
    expect(await hear(await home.begin({ ...A, window: window(2) }, 'resume'))).toBe('');
    await correct('yarn');
    expect(await turn({ ...A, window: window(1) })).toContain('Use yarn');
    expect(await turn({ ...A, window: window(2) })).toContain('Use yarn');
    expect(await turn({ ...A, window: window(1) })).toBe('');
  });

  test('under pressure hears work and risks alone, and the rest when there is room', async () => {
    const full = { bps: 8_000, source: 'test' };
    const begun = await hear(await home.begin(A, 'start', { pressure: full }));
    expect(begun).toBe(WORK);
    expect(await turn(A, { pressure: full })).toBe('');
    expect(await turn(A, { pressure: { bps: null, source: 'nobody' } })).toBe('');
    const calm = await turn(A);
    expect(calm).toContain('Never edit the lock file.');
    expect(calm).toContain('Use pnpm');
    expect((await home.rows()).map(({ reason }) => reason)).toEqual([
      'baseline',
      'pressure',
      'pressure_unknown',
      'canon_revised',
    ]);
  });

  test('is told nothing by who opted out, and only beginnings once it was told too much', async () => {
    expect(await hear(await home.begin(B, 'start', { opted_out: true }))).toBe('');
    expect(await turn(B, { opted_out: true })).toBe('');
    for (let at = 0; at < 60; at += 1) {
      const statement = `Rule number ${at} says that everybody keeps to what was agreed about part ${at} of it.`;
      home.shelf.add(null, { subject: `rule ${at}`, statement, kind: 'constraint', session_id: 'many' });
    }
    await home.learn(...[...home.shelf.reflections.values()].filter(({ session_id }) => session_id === 'many'));
    const told: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      told.push(await hear(await home.begin(A, 'clear')));
      fixture.advance(30_000);
    }
    await correct('yarn');
    const rows = await home.rows();
    const tokens = rows.filter(({ agent }) => agent === 'claude').reduce((sum, row) => sum + row.tokens_said, 0);
    expect(tokens).toBeGreaterThan(LIMITS.flood.tokens);
    expect(told.every((text) => text !== '')).toBe(true);
    expect(await turn(A)).toBe('');
    expect((await home.rows()).at(-1)).toMatchObject({ agent: 'claude', reason: 'startup_only' });
  });

  test('hears first what a compaction dropped, once its summary can be read', async () => {
    await hear(await home.begin(A));
    const laidDown = [
      ['decision', 'Invoices are rounded per line, because the auditor asked for it.'],
      ['constraint', 'Never touch the legacy importer.'],
      ['open_end', 'The retry of webhooks is not tested yet.'],
      ['fact', 'The queue is called orders.'],
    ] as const;
    await home.observed(A, laidDown);
    later();
    await home.compacting(A);
    const written: string[] = [];
    const summary = () => written[0];
    // The agent reports the compaction before its summary stands in the transcript.
    expect(await hear(await home.begin(A, 'compaction', { summary }))).not.toContain('Said earlier');
    written.push('We rounded invoices per line as the auditor had asked for. Then the tests were run.');
    const text = await turn(A, { summary });
    expect(text).toMatch(
      /Said earlier in this session, and not in its summary:\n- Never touch the legacy importer\. \[t1:[0-9a-f]{8}\]\n- Left open: The retry/,
    );
    expect(text).not.toContain('Invoices');
    expect(text).not.toContain('queue');
    expect((await home.rows()).at(-1)).toMatchObject({ reason: 'dropped_by_compaction', decision: 'delta' });
    expect(await turn(A, { summary })).toBe('');
    later();
    await home.compacting(A);
    const whole = await hear(await home.begin(A, 'compaction', { summary }));
    expect(whole.indexOf('Never touch')).toBeGreaterThan(whole.indexOf(WORK));
    expect(whole.indexOf('Never touch')).toBeLessThan(whole.indexOf('Known ('));
  });

  test('hears no line of the canon again as dropped by a compaction, in the same message or in a later turn', async () => {
    await hear(await home.begin(A));
    await home.observed(A, [
      ['constraint', 'Never edit the lock file.'],
      ['constraint', 'Never touch the legacy importer.'],
    ]);
    later();
    await home.compacting(A);
    const summary = () => 'The tests were run.';
    const text = await hear(await home.begin(A, 'compaction', { summary }));
    expect(text.split('Never edit the lock file.')).toHaveLength(2);
    expect(text).toContain('Never touch the legacy importer. [t1:');
    for (let at = 0; at < 2; at += 1) expect(await turn(A, { summary })).toBe('');
  });

  test('whose transcript is missing is taken as empty before its first answer, and as unknown behind it', async () => {
    const pressure: Pressure = { bps: null, source: 'no transcript', isNewEmpty: true };
    const newest = async () => (await home.rows()).at(-1);
    await hear(await home.begin(A, 'start', { pressure }));
    expect(await newest()).toMatchObject({ reason: 'baseline', pressure_bps: 0, pressure_source: 'no transcript' });
    await correct('yarn');
    expect(await turn(A, { pressure })).toContain('yarn');
    await correct('npm');
    expect(await turn(A, { pressure })).toBe('');
    expect(await newest()).toMatchObject({ reason: 'pressure_unknown', pressure_bps: null });
    await hear(await home.begin(A, 'resume', { pressure }));
    expect(await newest()).toMatchObject({ pressure_bps: null });
  });

  test('hears what a compaction dropped although that was observed only when its summary had been read', async () => {
    await hear(await home.begin(A));
    await home.observed(A, [['decision', 'Invoices are rounded per line.']]);
    later();
    await home.compacting(A);
    // As the hook asks for it, before the compaction.
    const run = { ...A, project_id: PROJECT, trigger: 'compaction', finalize: false } as const;
    await home.store.write((tx) => askForRun(tx, run, '0'));
    const summary = () => 'The tests were run.';
    const baseline = await hear(await home.begin(A, 'compaction', { summary }));
    expect(baseline).toContain('Invoices are rounded');
    expect(await turn(A, { summary })).toBe('');
    await home.observed(A, [['constraint', 'Never touch the legacy importer.']]);
    await home.store.write((tx) => tx.run(sql('DELETE FROM jobs')));
    const text = await turn(A, { summary });
    expect(text).toContain('Never touch the legacy importer.');
    expect(text).not.toContain('Invoices');
    // It has ended, and is not looked at again.
    await home.observed(A, [['open_end', 'The retry of webhooks is not tested yet.']]);
    expect(await turn(A, { summary })).toBe('');
  });

  test('hears what is new although another process compiles what it read before', async () => {
    const { canon } = home;
    let isFirst = true;
    const active: typeof canon.active = async (...asked) => {
      const read = await canon.active(...asked);
      if (isFirst && asked[1] === 'main') {
        isFirst = false;
        await home.learn(home.shelf.add('main', { subject: 'branch', statement: 'Work on main alone.' }));
      }
      return read;
    };
    const compileLate = createLineCompiler({
      store: home.store,
      canon: { ...canon, active },
      tokenizer: async () => tokenBound,
      drift: async () => [],
      instructions: async () => [],
    });
    await compileLate(PROJECT);
    expect(isFirst).toBe(false);
    expect(await hear(await home.begin(A))).toContain('Work on main alone.');
  });

  test('whose lines are not compiled hears the work, and asks for them', async () => {
    await fixture.tamper('DELETE FROM injection_lines');
    const told = await home.begin(A);
    expect(told.text).toBe(WORK);
    expect(told.isDrainDue).toBe(true);
    await home.compile();
    later();
    expect(await hear(await home.begin(A, 'clear'))).toContain('lock file');
  });

  test('[MND-10] is told at most 500 tokens, and each line leads to its entry', async () => {
    for (let at = 0; at < 80; at += 1) {
      home.shelf.add(null, {
        subject: `subject ${at}`,
        statement: `Statement ${at} about a subject of its own, which is rather long and says more than it has to.`,
        kind: 'decision',
        session_id: 'long',
      });
    }
    await home.learn(...[...home.shelf.reflections.values()].filter(({ session_id }) => session_id === 'long'));
    const text = await hear(await home.begin(A));
    expect(tokenBound(text)).toBeLessThanOrEqual(LIMITS.whole);
    const [row] = await home.rows();
    const said = JSON.parse(row?.said ?? '[]') as [string, string, number, string][];
    expect(said.length).toBeGreaterThan(5);
    for (const [key, anchor] of said) {
      const found = await home.canon.byAnchor(PROJECT, anchor);
      expect(found.entry_id).toBe(key);
      expect(text).toContain(`[${anchor}]`);
    }
  });
});
