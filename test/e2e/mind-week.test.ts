// A week of sessions in six agents, distilled by real processes, one of which is killed: at its end an agent is told what a person wants it
// to know, and nothing that was taken back, superseded or planted.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Receipt } from '../../src/mind/erase/contract.ts';
import { eventually } from '../support/eventually.ts';
import { cli, createHookHome, recorded, type HookHome } from '../support/hook-home.ts';
import { writeWeek } from '../support/week-of-sessions.ts';

/** Made of parts, so that it stands nowhere else. */
const KEY = ['AKIA', 'Q4ZT7WLMX2NV9PRC'].join('');
const CUSTOMER = ['Zanzibar', 'Holdings'].join(' ');

let home: HookHome;
beforeEach(() => {
  home = createHookHome();
});
afterEach(() => home.dispose());

interface Told {
  readonly payload_text: string;
  readonly token_estimate: number;
}

const told = (...of: string[]) => home.tl('mind', 'handshake', ...of) as unknown as Told;

function bundlesIn(): number {
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
  return Number(db.prepare('SELECT count(*) AS n FROM session_exports').get()?.['n']);
}

/** Seals sessions in a process that is killed when it has sealed one. */
async function killWhileSealing(): Promise<void> {
  const child = spawn(process.execPath, [cli, 'mind', 'finalize', '--json'], { cwd: home.folder, env: home.env });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await eventually('one is sealed', () => bundlesIn() > 0 || child.exitCode !== null);
  child.kill('SIGKILL');
  await ended;
}

/** Every byte of the home, but for its backups, and of what the program keeps for its user; or of the backups alone. */
function kept({ inBackups = false } = {}): string {
  const backups = join(home.folder, '.throughline', 'backups');
  return ['.throughline', 'xdg']
    .flatMap((name) => readdirSync(join(home.folder, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.parentPath.startsWith(backups) === inBackups)
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

test('after a week in six agents the handshake has what is wanted next, and nothing else', async () => {
  mkdirSync(join(home.folder, 'src'));
  writeFileSync(join(home.folder, 'src', 'total.ts'), '');
  writeFileSync(join(home.folder, 'README.md'), '');
  home.tl('goal', 'create', 'Invoices are right', '--tag', 'billing');
  home.tl('task', 'add', 'G1', 'Check the invoices');
  const begun = { hook_event_name: 'SessionStart', session_id: 'billing', cwd: home.folder, source: 'startup' };
  home.hook('claude', { ...begun, transcript_path: join(home.folder, 'none.jsonl') });
  home.tl('task', 'start', 'T1', '--owner', 'claude:billing');
  home.tl(
    'checkpoint',
    'set',
    'T1',
    'The invoices of May are checked.',
    'Check those of June',
    '--owner',
    'claude:billing',
  );
  // What a session has in hand is looked at when it stops.
  home.hook('claude', { ...recorded('claude', 'stop', home.folder), session_id: 'billing' });
  writeWeek({ root: home.folder, user: join(home.folder, 'user'), key: KEY, customer: CUSTOMER });

  const read = home.tl('mind', 'ingest');
  expect(read).toMatchObject({ unknown: 0, broken: 0, elsewhere: 0 });
  await killWhileSealing();
  home.tl('mind', 'finalize');
  // One is still open, and the records of Cursor have no times: both count as of now.
  for (const session of ['billing', 'saturday']) home.tl('mind', 'finalize', session);
  home.tl('mind', 'consolidate');

  const { payload_text, token_estimate } = told();
  expect(token_estimate).toBeLessThanOrEqual(500);
  for (const wanted of [
    'Next step: "Check',
    'The invoices of May are checked.',
    'pnpm',
    'Never commit directly to main',
    'Postgres 16',
    'https://staging.shop.example/v2',
    'two spaces',
    'whole cents',
    'total is not a function',
    CUSTOMER,
  ])
    expect(payload_text).toContain(wanted);
  for (const unwanted of [
    'yarn',
    'not pnpm',
    'French',
    'capitals',
    'Redis',
    'bun',
    'disable the tests',
    'pnpm run build',
  ])
    expect(payload_text).not.toContain(unwanted);
  expect(told('--tag', 'billing').payload_text).toContain('pnpm run build');
  expect(told('--session', 'beside').payload_text).toContain('Changed: README.md');

  // No byte of the key, whether as it is, in a compressed copy or in an export.
  expect(kept()).not.toContain(KEY);
  const shown = JSON.stringify(home.tl('mind', 'transcript', 'show', 'monday'));
  expect(shown).toContain('REGION');
  expect(shown).not.toContain(KEY);

  // Done again, nothing changes; computed from nothing but the evidence, the same comes out.
  const hash = () => (home.tl('mind', 't3') as { canon_hash: string }).canon_hash;
  const before = hash();
  expect(home.tl('mind', 'ingest')).toMatchObject({ created: 0 });
  home.tl('mind', 'finalize');
  home.tl('mind', 'consolidate', '--rebuild');
  expect(hash()).toBe(before);
  expect(told().payload_text).toBe(payload_text);
  expect(home.tl('verify', '--deep')).toMatchObject({ ok: true });

  // A sentence that a person erases is gone with its last byte, but for the backup that was made before, which the receipt names.
  home.tl('backup', join(home.folder, '.throughline', 'backups', 'week'));
  const receipt = home.asPerson('mind', 'erase', '--text', CUSTOMER) as unknown as Receipt;
  expect(receipt).toMatchObject({ remaining: 0, still_in: [], log: 'emptied' });
  expect(receipt.outside.map(({ place }) => place)).toContain('backups');
  expect(kept({ inBackups: true })).toContain(CUSTOMER);
  const expectErased = () => {
    expect(kept().toLowerCase()).not.toContain(CUSTOMER.toLowerCase());
    expect(told().payload_text).toContain('Never commit directly to main');
  };
  expectErased();
  // The agents' files still say it, and one goes on under another name, as a forked session does.
  const record = receipt.outside.find(({ place }) => place.endsWith('monday.jsonl'))?.place ?? '';
  writeFileSync(
    record.replace('monday.jsonl', 'forked.jsonl'),
    readFileSync(record, 'utf8').replaceAll('monday', 'forked'),
  );
  home.tl('mind', 'ingest');
  home.tl('mind', 'finalize');
  for (const session of ['monday', 'forked']) home.tl('mind', 'finalize', session);
  home.tl('mind', 'consolidate', '--rebuild');
  expectErased();
  expect(home.tl('verify', '--deep')).toMatchObject({ ok: true });
}, 120_000);
