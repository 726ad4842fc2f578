// The summary's last line is what others read of a run, so it is checked on real runs of Vitest.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
let folder: string;

beforeAll(() => {
  // Below the repository, so that the runs find its packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'summary-'));
  const reporter = JSON.stringify(join(root, 'test/support/summary-reporter.ts'));
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { reporters: ['default', ${reporter}] } };`);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function runTests(name: string, text: string) {
  writeFileSync(join(folder, name), `import { beforeAll, describe, expect, test } from 'vitest';\n${text}`);
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', name];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  return { status, lines, last: lines.at(-1) };
}

test('each reason for a skip is printed with its count', () => {
  const { status, lines } = runTests(
    'skips.test.ts',
    `test('a', (context) => context.skip('no server'));
     test('b', (context) => context.skip('no server'));
     test.todo('c');
     test('d', () => expect(1).toBe(1));`,
  );
  expect(lines.slice(-4)).toEqual(['Skipped:', '  2 × no server', '  1 × todo', '1 passed, 0 failed, 3 skipped']);
  expect(status).toBe(0);
});

test('a failing hook counts, though no test of its suite ran', () => {
  const { status, last } = runTests(
    'hook.test.ts',
    `describe('x', () => { beforeAll(() => { throw new Error('no'); }); test('a', () => {}); });`,
  );
  expect(last).toBe('0 passed, 1 failed, 1 skipped');
  expect(status).toBe(1);
});

test('an unhandled rejection counts', () => {
  const { status, last } = runTests('stray.test.ts', `test('a', () => { void Promise.reject(new Error('stray')); });`);
  expect(last).toBe('1 passed, 1 failed, 0 skipped');
  expect(status).toBe(1);
});

test('a run without tests fails', () => {
  expect(runTests('empty.test.ts', '')).toMatchObject({ status: 1, last: '0 passed, 1 failed, 0 skipped' });
  expect(runTests('not-a-test.ts', '')).toMatchObject({ status: 1, last: '0 passed, 0 failed, 0 skipped' });
});
