// A secret that a person types or pipes in: nothing of it is shown, and a person who leaves has given none.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { drawn } from '../support/secret-samples.ts';

const ASKER = [process.execPath, join(import.meta.dirname, '../support/secret-asker.ts')] as const;
const KEY = drawn('a', 40, 'typed');

describe('at a terminal', () => {
  beforeEach((context) => {
    const { status, stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' });
    if (status !== 0 || !stdout.includes('util-linux')) context.skip('no script of util-linux to make a terminal with');
  });

  /** Types after the question is there; returns everything that the terminal showed. */
  async function typed(...keys: string[]): Promise<string> {
    const line = `${ASKER.join(' ')}; stty -a`;
    const terminal = spawn('script', ['-qfec', line, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let shown = '';
    let asked = false;
    terminal.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      if (asked || !shown.includes('Key of anthropic: ')) return;
      asked = true;
      for (const key of keys) terminal.stdin.write(key);
    });
    await once(terminal, 'close');
    terminal.stdin.end();
    // As it was before: it shows what is typed.
    expect(shown).toMatch(/[ ;]echo /);
    expect(shown).toMatch(/[ ;]icanon /);
    return shown;
  }

  test('what is typed is not shown, and the terminal is afterwards as it was', async () => {
    const shown = await typed(KEY.slice(0, 10), KEY.slice(10), '\r');
    expect(shown).toContain(`given ${sha256(KEY)}`);
    for (let at = 0; at + 5 <= KEY.length; at += 5) expect(shown).not.toContain(KEY.slice(at, at + 5));
  });

  test('backspace takes back one character, Ctrl-U all of them; marks of a paste are left out', async () => {
    const shown = await typed(`wrong\u0015${KEY}xy\u007f\u0008`, '\u001b[200~pasted\u001b[201~', '\r');
    expect(shown).toContain(`given ${sha256(`${KEY}pasted`)}`);
    expect(shown).not.toContain('pasted');
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D on an empty line', '\u0015\u0004'],
  ])('%s leaves nothing', async (_, key) => {
    const shown = await typed(KEY, key);
    expect(shown).toContain('none given');
    expect(shown).not.toContain(KEY.slice(0, 8));
  });
});

describe('from a pipe', () => {
  const piped = (input: string) => spawnSync(ASKER[0], ASKER.slice(1), { input, encoding: 'utf8' });

  test.each([
    ['without a line end', KEY, KEY],
    ['with one', `${KEY}\n`, KEY],
    ['with one of Windows', `${KEY}\r\n`, KEY],
    ['with two, of which one stays and is refused later', `${KEY}\n\n`, `${KEY}\n`],
    ['empty', '', ''],
  ])('%s', (_, input, value) => {
    const { stdout, stderr } = piped(input);
    expect(stdout).toBe(`given ${sha256(value)}\n`);
    expect(stderr).toBe('');
  });

  test('more than any key is read no further', () => {
    const { status, stdout } = piped('x'.repeat(2 ** 20));
    expect(status).toBe(0);
    expect(stdout).not.toContain(sha256('x'.repeat(2 ** 20)));
  });
});
