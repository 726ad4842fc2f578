// What the operations of the mind refuse, show before they act, and remember, over whole homes on both databases.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { AGENT, PERSON, openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

describe.each(DIALECTS)('operations of the mind on %s', (dialect) => {
  let mind: MindHomeOfTest;
  beforeAll(async () => {
    mind = await openMindHome(dialect);
    await mind.learn('s1', ['user: Always use pnpm, never npm, in this repository.']);
  });
  afterAll(() => mind.dispose());

  test.each([
    ['of a tag without one', { scope: 'tag' }],
    ['of a tag with a session', { scope: 'tag', session: 's1' }],
    ['of a session without one', { scope: 'session', tag: 'main' }],
  ])('a handshake %s is refused', async (_what, input) => {
    expect(await mind.refused('mind.handshake', input)).toBe('handshake_scope');
  });

  test('a handshake is of what is named, and else of the project', async () => {
    const scopeOf = async (input: object) => {
      const { scope, scope_key } = await mind.call<{ scope: string; scope_key: string }>('mind.handshake', input);
      return [scope, scope_key];
    };
    expect(await scopeOf({})).toEqual(['project', '']);
    expect(await scopeOf({ scope: 'project', tag: 'billing' })).toEqual(['project', '']);
    expect(await scopeOf({ tag: 'billing' })).toEqual(['tag', 'billing']);
    expect(await scopeOf({ tag: 'billing', session: 's1' })).toEqual(['session', 'desk s1']);
  });

  test.each([
    ['mind.promote_canon', { anchor: 'C1' }, { file: 'AGENTS.md', text: expect.stringContaining('pnpm') as string }],
    ['mind.pin_canon', { anchor: 'C1' }, { entry: expect.anything() as unknown }],
    ['mind.forget_canon', { anchor: 'C1' }, { entry: expect.anything() as unknown }],
    ['mind.erase', { text: 'Nobody ever said this' }, { places: [] }],
    ['mind.apply_retention', { text_days: 1 }, { events: 0, bytes: 0, text_days: 1, text_days_now: 90 }],
    ['mind.apply_retention', { text_days: 0 }, { events: 1, text_days: 0, text_days_now: 90 }],
    ['mind.migrate', { path: 'notes' }, { files: [{ from: 'aoc', notes: 1 }] }],
    ['mind.import', { path: 'notes/edited.md' }, { changes: [], left_out: [] }],
    ['mind.set_checkpoint_mode', { mode: 'off' }, { input: { mode: 'off' } }],
  ])('%s shows a program what a person would do, and does nothing', async (name, input, shown) => {
    const bundle = join(mind.root, 'notes', '.aoc', 'mind', 'insight', 's1');
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 't1.md'), '# T1\n\n- Parcels weigh at most thirty kilograms.\n');
    const { content } = await mind.call<{ content: string }>('mind.export');
    writeFileSync(join(mind.root, 'notes', 'edited.md'), content);
    const streams = await mind.home.call('ledger.list_streams', {});
    const refusal = await refusalOf(mind.call(name, input, { ...AGENT, cwd: mind.root }));
    expect(refusal).toMatchObject({ code: 'confirmation_required', details: { would: shown } });
    expect(await mind.home.call('ledger.list_streams', {})).toEqual(streams);
    expect(await mind.call('mind.get_checkpoint_mode')).toMatchObject({ mode: 'ask', home: null, project: null });
  });

  test('how checkpoints are asked for is set for the home, a project and a session, and the narrowest counts', async () => {
    const modes = (input: object = {}) => mind.call('mind.get_checkpoint_mode', input);
    expect(await modes()).toMatchObject({ mode: 'ask', home: null, project: null, session: null });
    // A project that is named is not the home.
    const home = { mode: 'off', scope: 'home' };
    expect(await mind.refused('mind.set_checkpoint_mode', home)).toBe('invalid_input');
    await mind.home.call('mind.set_checkpoint_mode', home, PERSON);
    expect(await modes()).toMatchObject({ mode: 'off', home: 'off', project: null });
    await mind.call('mind.set_checkpoint_mode', { mode: 'remind' });
    expect(await modes()).toMatchObject({ mode: 'remind', home: 'off', project: 'remind' });
    const set = await mind.call('mind.set_checkpoint_mode', { mode: 'ask', session: 's1' });
    expect(set).toMatchObject({ mode: 'ask', session: 'ask', agent: 'desk', session_id: 's1' });
    expect(await modes({ session: 's1' })).toEqual(set);
    expect(await modes()).toMatchObject({ mode: 'remind', session: null });
    expect(await mind.refused('mind.get_checkpoint_mode', { session: 'nobody' })).toBe('unknown_session');
    expect(await mind.refused('mind.set_checkpoint_mode', { mode: 'off', session: 'nobody' })).toBe('unknown_session');
  });
});
