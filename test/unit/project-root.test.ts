// The root of a project by whatever name it is given: the folder itself is what counts.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';

let top: string;
let home: Home;
beforeEach(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-root-')));
  mkdirSync(join(top, 'home'));
  mkdirSync(join(top, 'real', 'src'), { recursive: true });
  symlinkSync(join(top, 'real'), join(top, 'link'));
  const config = { ...readConfig(), cwd: top, configFolder: join(top, 'config') };
  home = await openHome({ folder: join(top, 'home', '.throughline'), create: true, config });
});
afterEach(async () => {
  await home.close();
  rmSync(top, { recursive: true });
});

type Made = { readonly project_id: string; readonly project: { readonly root: string | null } };
const create = async (root: string) => (await home.call('work.create_project', { name: 'x', root })) as Made;

test('a root that is named by a link holds the working directories below it', async () => {
  const { project_id, project } = await create(join(top, 'link'));
  expect(project.root).toBe(join(top, 'real'));
  const at = { actor: 'test', cwd: join(top, 'real', 'src') };
  expect(await home.call('work.get_next_step', {}, at)).toMatchObject({ project_id });
});

test('two names of one folder are one root, also when a root is changed', async () => {
  await create(join(top, 'real'));
  await expect(create(join(top, 'link'))).rejects.toThrow('has the root');
  const { project_id } = await create(join(top, 'elsewhere'));
  const change = home.call('work.update_project', { project_id, root: join(top, 'link', 'src', '..') });
  await expect(change).rejects.toThrow('has the root');
});

test('a root that this machine does not have is kept as it was written', async () => {
  expect((await create(join(top, 'nowhere', 'x/'))).project.root).toBe(join(top, 'nowhere', 'x'));
});
