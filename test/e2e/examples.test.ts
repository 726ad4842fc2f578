// The examples are run as they stand, so that documentation cannot rot.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What it prints; it must end well and complain of nothing. */
function run(example: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'examples', example)], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('the ledger example does what its comments say', () => {
  const stdout = run('ledger.ts');
  expect(stdout).toContain('done at 3, asked again: 3, repeated: true');
  expect(stdout).toContain('refused: operation_conflict');
  // The fifth is the project that every new home begins with.
  expect(stdout).toContain('sound: true, 5 events, 0 unsigned, 4 proved');
});

test('the notifications example does what its comments say', () => {
  expect(run('notifications.ts')).toBe(
    'live: entityId|-|entry-2 semanticKey|-|WORKOUT subtypeToken|workout|run\n' +
      'consumed: journalEntity entry-1; journalEntity entry-2; journalEntity entry-3\n',
  );
});

test('the durable workflow example dies by SIGKILL and goes on, and no finished step runs again', () => {
  expect(run('durable-workflow.ts')).toBe(
    [
      'the child booked, and died by SIGKILL before it could say so',
      '  price: completed',
      '  reserve: completed',
      '  charge: begun',
      'finished: receipt for 3998 cents',
      '  price: ran 1×',
      '  reserve: ran 1×',
      '  charge: ran 2×',
      '  bookings: 1',
      'sound: true\n',
    ].join('\n'),
  );
});

test('the inline run example does what its comments say', () => {
  expect(run('inline-run.ts')).toBe(
    'first: { total: 15 }\nagain: { total: 15 }\n3 downloads\n' +
      'fallback after: unreachable\nworkflow_failed: idempotency_key_required\n',
  );
});

test('the example that sleeps and waits does what its comments say', () => {
  expect(run('sleep-and-signal.ts')).toBe('approved by ada\nno answer came\n');
});

test('the jobs example does what its comments say', () => {
  expect(run('jobs.ts')).toBe(
    [
      'true false',
      ...[1, 2, 3].map((attempt) => `  webhook: 410 Gone, attempt ${attempt}`),
      'given up: webhook: Error: 410 Gone, attempt 3',
      'sent: alarm, reply, weekly',
      '{ scheduled: 1, waiting: 0, ready: 0, running: 0, dead: 0 }\n',
    ].join('\n'),
  );
});

test('the lease example does what its comments say', () => {
  expect(run('lease.ts')).toBe('lease_held\nlease_lost\n1 line\n');
});

test('the work example is interrupted and goes on, and nothing is done without its proof', () => {
  expect(run('work.ts')).toBe(
    [
      'List the features from the changelog',
      'T1 is in progress, and of the tasks in progress it was started last.',
      'evidence_missing: Task T1 has no evidence for "Every change since 0.9 is named"',
      'session-2 got T2: Publish\n',
    ].join('\n'),
  );
});

test('the executor example executes two steps, and nothing is done without its proof', () => {
  expect(run('executor.ts')).toBe(
    [
      'Draft the notes: 2 lines of file:changes.txt',
      'update_checkpoint: A draft of 2 lines',
      'Compare the draft with the changes: 2 lines of file:changes.txt',
      'evidence_missing: Task T1 has no evidence for "Every change is named"',
      'T1 is done\n',
    ].join('\n'),
  );
});

test('the client example calls a daemon, repeats itself without harm, and hears of what happened', () => {
  expect(run('client.ts')).toBe(
    'Write the release notes\ndoing true\n409 evidence_missing Task T1 has no evidence for "All named"\ntask.created\ntask.started\n',
  );
});
