// `mind erase` killed with SIGKILL at its steps: the next process that opens the mind finishes it, down to the bytes.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHome, readConfig } from '../../src/main.ts';
import { bundledScript, root } from '../support/bundled-script.ts';
import { seedMind } from '../support/seed-mind.ts';

const child = bundledScript(join(root, 'test', 'support', 'erase-child.ts'));
const PERSON = { actor: 'ada', person: true } as const;

let folder: string;
let place: string;
const config = () => ({ ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') });
const open = () => openHome({ folder: place, create: true, config: config() });

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-erase-killed-')));
  place = join(folder, '.throughline');
  const home = await open();
  const [project] = await home.work.projects.list();
  await seedMind(home, project?.project_id ?? '', [
    { session: 'first', said: ['Never call Zanzibar Holdings by its full name.', 'Always use pnpm, never yarn.'] },
    { session: 'second', said: ['Always run npm run check before you commit.', 'Never email Zanzibar Holdings.'] },
  ]);
  await home.call('mind.handshake_rebuild', {}, PERSON);
  await home.close();
  mkdirSync(join(folder, 'saved'));
  copy(folder, join(folder, 'saved'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The home, and what the user knows of it. */
function copy(from: string, to: string): void {
  for (const name of ['.throughline', 'config']) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

function eraseInAChild(wanted: object, diesAt = '') {
  const args = [child, place, join(folder, 'config'), JSON.stringify(wanted), diesAt];
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder });
}

function filesWith(word: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).toString('latin1').toLowerCase().includes(word));
}

test.each([
  ['words', { text: 'Zanzibar Holdings' }, 'zanzibar'],
  ['a session', { session: 'first' }, 'by its full name'],
])(
  '[MND-18] erasing %s, killed on its way, is finished by whoever opens the mind next',
  async (_what, wanted, word) => {
    copy(join(folder, 'saved'), folder);
    const whole = eraseInAChild(wanted);
    expect([whole.status, whole.stderr]).toEqual([0, '']);
    const steps = JSON.parse(whole.stdout) as string[];
    expect(filesWith(word)).toEqual([]);
    const written = steps.filter((step) => step.startsWith('written'));
    expect(written.length).toBeGreaterThan(4);
    const middle = written[Math.floor(written.length / 2)] ?? '';
    // The first write says that it was asked for; nothing is erased before, and nothing was promised.
    for (const diesAt of ['writing 2', middle, 'emptying the log 1']) {
      copy(join(folder, 'saved'), folder);
      expect(filesWith(word)).not.toEqual([]);
      expect([diesAt, eraseInAChild(wanted, diesAt).signal]).toEqual([diesAt, 'SIGKILL']);
      const home = await open();
      try {
        const answer = await home.call('mind.list_canon', { state: 'active' }, PERSON);
        expect(JSON.stringify(answer)).toContain('npm run check');
        expect(await home.call('ledger.verify', { deep: true }, PERSON)).toMatchObject({ problems: [] });
      } finally {
        await home.close();
      }
      expect([diesAt, filesWith(word)]).toEqual([diesAt, []]);
    }
  },
);
