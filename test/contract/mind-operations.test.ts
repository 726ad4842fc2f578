// What the operations of the mind refuse, show before they act, and remember, over whole homes on both databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

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
});
