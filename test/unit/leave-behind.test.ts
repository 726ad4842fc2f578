// A process that ends and leaves another one behind: real processes, which say what they were given.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'tl-leave-behind-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = join(import.meta.dirname, '..', '..', 'src', 'base', 'leave-behind.ts');
/** Of /proc/<pid>/stat: its session, after the name, the state, the parent and the group. */
const SESSION = 3;

interface Said {
  readonly input: string;
  readonly told: string | undefined;
  readonly other: string | undefined;
  readonly stat: string;
}

function leave(name: string, input: string, env: Record<string, string> = {}) {
  const file = join(folder, name);
  const left = `const fs = require('node:fs');
    const said = { input: fs.readFileSync(0, 'utf8'), told: process.env.THROUGHLINE_TOLD, other: process.env.OTHER,
      stat: fs.readFileSync('/proc/self/stat', 'utf8') };
    fs.writeFileSync(${JSON.stringify(`${file}.aside`)}, JSON.stringify(said));
    fs.renameSync(${JSON.stringify(`${file}.aside`)}, ${JSON.stringify(file)});`;
  const leaving = `import { readFileSync } from 'node:fs';
    import { leaveBehind } from ${JSON.stringify(module)};
    leaveBehind(['-e', ${JSON.stringify(left)}], readFileSync(0, 'utf8'));
    console.log('returned');`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', leaving], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { ended, said: () => JSON.parse(readFileSync(file, 'utf8')) as Said };
}

describe.runIf(process.platform === 'linux')('leaveBehind', () => {
  test('ends with 0 and without a word, and what it leaves has the input to the letter, in a session of its own', async () => {
    const input = `{"said":"it's \\"$HOME\\" \`id\` \\\\ %s\\u0000 é\nEOF\n"}`;
    const { ended, said } = leave('plain', input, { OTHER: 'kept', THROUGHLINE_TOLD: 'from outside' });
    expect(ended).toMatchObject({ status: 0, signal: null, stdout: '', stderr: '' });
    await eventually('the file', () => existsSync(join(folder, 'plain')));
    const { stat, ...rest } = said();
    expect(rest).toEqual({ input: `${input}\n`, other: 'kept' });
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    expect(fields[SESSION]).toBe(stat.split(' ', 1)[0]);
  });

  test('returns and starts nothing where the input or the environment is larger than any system takes', () => {
    const large = 'x'.repeat(100_000);
    for (const { ended, said } of [leave('input', large), leave('variable', '{}', { OTHER: large })]) {
      expect(ended).toMatchObject({ status: 0, stdout: 'returned\n' });
      expect(said).toThrow('ENOENT');
    }
  });
});
