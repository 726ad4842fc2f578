// What the database of calls costs those who call no model: nothing. Hooks and the commands that an agent runs between its steps do not
// open it, however large or broken it is.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHookHome, recorded, type HookHome } from '../support/hook-home.ts';

let home: HookHome;

beforeEach(() => {
  home = createHookHome();
});
afterEach(() => home.dispose());

test('hooks and the next step are as they were where the database of calls is none', () => {
  home.tl('goal', 'create', 'Ship the login');
  home.tl('task', 'add', 'G1', 'Write the form');
  expect(home.tl('provider', 'test', 'offline', 'extract')).toMatchObject({ recorded: true });
  const path = join(home.folder, '.throughline', 'exchanges.sqlite');
  const agentsDay = (session_id: string) => {
    const said = (['start', 'prompt', 'stop'] as const).map((event) => {
      const { status, stdout } = home.hook('claude', { ...recorded('claude', event, home.folder), session_id });
      return [event, status, stdout.includes('Write the form')];
    });
    return { said, next: home.tl('next') };
  };
  const before = agentsDay('session-one');
  expect(before.said[0]).toEqual(['start', 0, true]);
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  writeFileSync(path, 'no database');
  // Whoever opens it says so.
  expect(() => home.tl('provider', 'calls')).toThrow('provider calls ended with');
  expect(agentsDay('session-two')).toEqual(before);
  expect(home.log()).toBe('');
});
