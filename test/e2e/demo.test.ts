// `npm run demo` as it is played, without its pauses: it checks what it says, so here it only has to end well.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'throughline-demo-test-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the demo plays to its end, says plainly what happened, and leaves nothing behind', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'demo.ts'), '--fast'], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/^\d\. .*$/gm)).toEqual([
    '1. Work that survives the agent that did it',
    '2. Done means proved',
    '3. Two agents, two worktrees, one list',
    '4. A ledger that notices',
  ]);
  for (const said of [
    '│ Next step: T1 (doing): "List the features from the changelog"',
    '→ List the features from the changelog',
    '(proof_required)',
    'Run: throughline task prove T1 --criterion 1 -- sh check.sh',
    '(check_failed)',
    '3 of 3 changes are named',
    'git worktree add -b ada ../ada',
    'killed by kill -9',
    'checksum_mismatch',
    'Restored ',
  ]) {
    expect(stdout).toContain(said);
  }
  expect(stdout).not.toContain('\u001B');
  expect(readdirSync(folder)).toEqual([]);
});
