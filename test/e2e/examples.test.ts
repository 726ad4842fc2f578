// The examples are run as they stand, so that documentation cannot rot.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('the ledger example does what its comments say', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'examples', 'ledger.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('done at 3, asked again: 3, repeated: true');
  expect(stdout).toContain('refused: operation_conflict');
  expect(stdout).toContain('sound: true, 4 events, 0 unsigned, 4 proved');
});

test('the notifications example does what its comments say', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'examples', 'notifications.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(
    'live: entityId|-|entry-2 semanticKey|-|WORKOUT subtypeToken|workout|run\n' +
      'consumed: journalEntity entry-1; journalEntity entry-2; journalEntity entry-3\n',
  );
});
