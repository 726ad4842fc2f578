// What hooks wrote of erased words, as processes of their own: no byte of it stays in the home, also where a process of before left some.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { PERSON } from '../support/gateway-questions.ts';
import { createHookHome, recorded, type HookHome } from '../support/hook-home.ts';
import { seedMind } from '../support/seed-mind.ts';

const SECRET = 'Never call the customer Zanzibar Holdings by name.';
let hooks: HookHome;
const place = () => join(hooks.folder, '.throughline');

beforeEach(async () => {
  hooks = createHookHome();
  await within(async (home) => {
    const [project] = await home.work.projects.list();
    await seedMind(home, project?.project_id ?? '', [
      { session: 'first', said: [SECRET, 'Always use pnpm, never yarn.'] },
    ]);
  });
});
afterEach(() => hooks.dispose());

async function within<T>(body: (home: Home) => Promise<T>): Promise<T> {
  const configFolder = join(hooks.folder, 'xdg', 'throughline');
  const home = await openHome({
    folder: place(),
    create: true,
    config: { ...readConfig(), cwd: hooks.folder, home: undefined, configFolder },
  });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

const erase = () => within((home) => home.call('mind.erase', { text: 'Zanzibar Holdings' }, PERSON));
const filesWithIt = () =>
  readdirSync(place(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).toString('latin1').includes('Zanzibar'));

test('[MND-18] sessions that hooks told keep no byte of it, and nothing has to be written anew for that', async () => {
  for (let at = 0; at < 12; at += 1) {
    const session = { session_id: `told-${at}` };
    const { stdout } = hooks.hook('claude', { ...recorded('claude', 'start', hooks.folder), ...session });
    expect(stdout).toContain('Zanzibar Holdings');
    hooks.hook('claude', { ...recorded('claude', 'prompt', hooks.folder), ...session, prompt_id: `turn-${at}` });
  }
  expect(filesWithIt()).not.toEqual([]);
  expect(await erase()).toMatchObject({ remaining: 0, still_in: [], tables: 'unneeded' });
  expect(filesWithIt()).toEqual([]);
});

test('[MND-18] bytes that a process of before did not overwrite go as well', async () => {
  const path = join(place(), 'mind.sqlite');
  {
    using db = new DatabaseSync(path);
    db.exec('PRAGMA secure_delete = 0; CREATE TABLE scratch (words TEXT)');
    const insert = db.prepare('INSERT INTO scratch (words) VALUES (?)');
    for (let at = 0; at < 500; at += 1) insert.run(`${SECRET} ${at}`);
    db.exec('DROP TABLE scratch');
  }
  expect(readFileSync(path).toString('latin1')).toContain('Zanzibar');
  expect(await erase()).toMatchObject({ remaining: 0, still_in: [], tables: 'rewritten' });
  expect(filesWithIt()).toEqual([]);
});
