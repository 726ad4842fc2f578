// What the doctor makes of the facts it is told, and how it says it.
import { describe, expect, it } from 'vitest';
import { fail as failure } from '../../src/store/contract.ts';
import { checkDatabases, checkSigningKey, whyNotOpened } from '../../src/surfaces/cli/doctor/database.ts';
import type { DatabaseFacts, HomeFacts, LedgerFacts, LoosePath } from '../../src/surfaces/cli/doctor/facts.ts';
import { checkLedgers, skipLedger } from '../../src/surfaces/cli/doctor/ledger.ts';
import {
  checkDaemon,
  checkDisk,
  checkFilesystem,
  checkHome,
  checkLeftovers,
  checkNode,
  checkPermissions,
} from '../../src/surfaces/cli/doctor/machine.ts';
import { doctorExitCode, renderDoctor, runDoctor, type DoctorPorts } from '../../src/surfaces/cli/doctor.ts';

/** Typed, so that they can stand anywhere in what is expected. */
const containing = (text: string): unknown => expect.stringContaining(text);

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 24 * 3_600_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const GIB = 1024 ** 3;

const database: DatabaseFacts = {
  name: 'work',
  is_optional: false,
  is_derived: false,
  has_second_copy: true,
  dialect: 'sqlite',
  location: '/p/.throughline/work.sqlite',
  exists: true,
  is_registered: true,
  bytes: 4096,
  version: '3.51.3',
  journal_mode: 'wal',
  settings: { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, trusted_schema: 0 },
  pending_migrations: [],
  damage: [],
  now_ms: null,
  problem: null,
};
const server: DatabaseFacts = {
  ...database,
  dialect: 'postgres',
  journal_mode: null,
  bytes: null,
  settings: { server_version: '18.1', fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  now_ms: NOW,
};
const home: HomeFacts = {
  location: '/p/.throughline',
  config_folder: '/c/throughline',
  home_id: '0199d2c8-1f00-7000-8000-000000000001',
  problem: null,
  network_filesystem: null,
  disk: { free_bytes: 100 * GIB, total_bytes: 200 * GIB },
  paths_seen: 10,
  saw_all_paths: true,
  loose_paths: [],
  databases: [database],
  files: { signing_key: true, public_key: true },
  leftovers: [],
  is_restore_unfinished: false,
};
const sound: LedgerFacts = {
  database: 'work',
  is_derived: false,
  events: 12,
  streams: 2,
  signed_events: 12,
  unsigned_events: 0,
  unknown_signers: [],
  problems_found: 0,
  first_problem: null,
  oldest_unsigned_at: null,
  last_event_at: at(-1_000),
  live_leases: 0,
  left_behind_leases: 0,
  last_expiry_at: null,
  dead_jobs: 0,
  overdue_jobs: 0,
  oldest_due_at: null,
};

const databaseStatuses = (changed: Partial<DatabaseFacts>, of = database) =>
  checkDatabases({ ...home, databases: [{ ...of, ...changed }] }).map(({ status }) => status);
const ledgerCheck = (name: string, changed: Partial<LedgerFacts>, of = home) =>
  checkLedgers([{ ...sound, ...changed }], of, NOW).find((check) => check.name === name);

describe('of the machine the doctor', () => {
  it('wants a Node.js that is new enough', () => {
    expect(checkNode('v24.0.0').status).toBe('ok');
    expect(checkNode('v100.1.0').status).toBe('ok');
    expect(checkNode('v22.20.0')).toMatchObject({ status: 'fail', fix: 'Install Node.js 24 or newer.' });
    expect(checkNode('').status).toBe('fail');
  });

  it('says why a home cannot be used, in the words of the refusal', () => {
    expect(checkHome(home).status).toBe('ok');
    const problem = { code: 'home_untrusted', message: 'not one of yours', hint: 'run `throughline trust`' };
    expect(checkHome({ ...home, problem })).toEqual({
      name: 'home',
      status: 'fail',
      found: 'not one of yours',
      fix: 'run `throughline trust`',
    });
    expect(checkHome({ ...home, home_id: null, databases: [server] })).toMatchObject({ status: 'ok' });
  });

  const loose = (path: Partial<LoosePath>): HomeFacts => ({
    ...home,
    loose_paths: [
      { path: '/x', in: 'home', kind: 'file', mode: '0644', others_may: 'read', is_foreign: false, ...path },
    ],
  });

  it.each([
    ['a file of the home that others can read', {}, 'warn'],
    ['one that others can write', { others_may: 'write', mode: '0666' }, 'fail'],
    ['one that belongs to another user', { others_may: 'nothing', is_foreign: true }, 'fail'],
    ['a link', { kind: 'link', others_may: 'nothing' }, 'warn'],
  ] as const)('minds %s', (_, path, status) => {
    const check = checkPermissions(loose(path), 'home');
    expect(check).toMatchObject({ status, paths: [containing('/x (0')] });
    expect(check.fix).toBeDefined();
    expect(checkPermissions(loose(path), 'config').status).toBe('ok');
  });

  it('minds a key that others can read more than a file of the home', () => {
    const check = checkPermissions(loose({ in: 'config' }), 'config');
    expect(check).toMatchObject({ status: 'fail', fix: "Run `chmod -R go-rwx '/c/throughline'`." });
  });

  it('writes commands that a shell takes for what they are', () => {
    const facts = { ...loose({ in: 'config' }), config_folder: "/it's; rm -rf" };
    expect(checkPermissions(facts, 'config').fix).toContain(String.raw`'/it'\''s; rm -rf'`);
  });

  it('says when it did not look at all paths', () => {
    expect(checkPermissions({ ...home, saw_all_paths: false }, 'home').found).toContain('only the first 10');
  });

  it('wants a local disk with space on it', () => {
    expect(checkFilesystem(home).status).toBe('ok');
    expect(checkFilesystem({ ...home, network_filesystem: 'NFS' }).status).toBe('fail');
    expect(checkFilesystem({ ...home, databases: [server] }).status).toBe('ok');
    const free = (bytes: number, size = 0) =>
      checkDisk({
        ...home,
        disk: { free_bytes: bytes, total_bytes: 100 * GIB },
        databases: [{ ...database, bytes: size }],
      }).status;
    expect(free(20 * GIB, 2 * GIB)).toBe('ok');
    expect(free(20 * GIB, 15 * GIB)).toBe('warn');
    expect(free(0.5 * GIB)).toBe('warn');
    expect(free(0.01 * GIB)).toBe('fail');
    expect(checkDisk({ ...home, disk: null }).status).toBe('skipped');
  });

  it('warns of copies that are no longer needed and of unfinished files, not of new ones', () => {
    const left = (kind: 'backup' | 'unfinished', days: number) => ({
      path: '/p/x',
      kind,
      bytes: GIB,
      modified_ms: NOW - days * DAY_MS,
    });
    const status = (...leftovers: HomeFacts['leftovers']) => checkLeftovers({ ...home, leftovers }, NOW).status;
    expect(status()).toBe('ok');
    expect(status(left('backup', 3), left('unfinished', 0))).toBe('ok');
    expect(status(left('backup', 31))).toBe('warn');
    expect(status(left('unfinished', 2))).toBe('warn');
  });

  it('tells a daemon that runs from one that was killed, and from one of another version', () => {
    const info = JSON.stringify({ url: 'http://127.0.0.1:4', version: '1.0.0' });
    expect(checkDaemon({ is_running: false, info: undefined }, '1.0.0').status).toBe('ok');
    expect(checkDaemon({ is_running: true, info }, '1.0.0')).toMatchObject({
      status: 'ok',
      found: 'A daemon runs at http://127.0.0.1:4',
    });
    expect(checkDaemon({ is_running: true, info: undefined }, '1.0.0').status).toBe('ok');
    expect(checkDaemon({ is_running: true, info }, '2.0.0').status).toBe('warn');
    expect(checkDaemon({ is_running: false, info: 'torn{' }, '1.0.0').status).toBe('warn');
  });
});

describe('of the database the doctor', () => {
  it('finds nothing wrong with a sound one, on either engine', () => {
    expect(databaseStatuses({})).toEqual(['ok', 'ok', 'ok']);
    expect(databaseStatuses({}, server)).toEqual(['ok', 'ok', 'ok']);
  });

  it.each([
    ['journal_mode', 'delete'],
    ['synchronous', 1],
    ['foreign_keys', 0],
    ['trusted_schema', 1],
  ])('does not accept %s %s', (setting, value) => {
    const [engine] = checkDatabases({
      ...home,
      databases: [{ ...database, settings: { ...database.settings, [setting]: value } }],
    });
    expect(engine).toMatchObject({ status: 'fail', found: containing(`${setting} is ${value}`) });
  });

  it('does not accept a server that acknowledges what it may lose', () => {
    expect(databaseStatuses({ settings: { ...server.settings, fsync: 'off' } }, server)[0]).toBe('fail');
  });

  it('knows damage, a schema that is behind, and one that is ahead', () => {
    expect(databaseStatuses({ damage: ['row 3 missing from index'] })).toEqual(['ok', 'fail', 'ok']);
    expect(databaseStatuses({ pending_migrations: ['ledger 3 (more)'] })).toEqual(['ok', 'ok', 'warn']);
    const problem = { code: 'database_newer', message: 'newer', hint: 'Upgrade.' };
    expect(databaseStatuses({ problem })).toEqual(['ok', 'skipped', 'fail']);
  });

  it('goes no further than what it could look at', () => {
    expect(databaseStatuses({ exists: false })).toEqual(['fail', 'skipped', 'skipped']);
    expect(databaseStatuses({ exists: false, is_registered: false })).toEqual(['skipped', 'skipped', 'skipped']);
    expect(databaseStatuses({ journal_mode: 'delete' })).toEqual(['warn', 'skipped', 'skipped']);
    const problem = { code: 'database_corrupt', message: 'no database', hint: 'Restore a backup.' };
    expect(databaseStatuses({ problem })).toEqual(['fail', 'skipped', 'skipped']);
    expect(checkDatabases({ ...home, databases: [] }).map(({ status }) => status)).toEqual([
      ...['skipped', 'skipped', 'skipped'],
    ]);
  });

  it('misses a signing key, which the next command would silently make anew', () => {
    expect(checkSigningKey(home).status).toBe('ok');
    expect(checkSigningKey({ ...home, files: { signing_key: true } }).status).toBe('warn');
    const files = { signing_key: false, public_key: true };
    expect(checkSigningKey({ ...home, files }).status).toBe('fail');
    expect(checkSigningKey({ ...home, databases: [] }).status).toBe('skipped');
  });

  it.each([
    ['another’s home', { problem: { code: 'home_untrusted', message: '', hint: '' } }],
    ['a network filesystem', { network_filesystem: 'NFS' }],
    ['no database', { databases: [{ ...database, exists: false }] }],
    ['a database that cannot be read', { databases: [{ ...database, problem: { code: 'x', message: '', hint: '' } }] }],
    ['a file in another mode', { databases: [{ ...database, journal_mode: 'delete' }] }],
    ['migrations that opening would apply', { databases: [{ ...database, pending_migrations: ['ledger 9'] }] }],
    ['a key that opening would make', { files: {} }],
  ])('opens no ledger where there is %s', (_, facts) => {
    expect(whyNotOpened(home)).toBeUndefined();
    expect(whyNotOpened({ ...home, ...facts })).toBeTypeOf('string');
  });
});

describe('of the ledger the doctor', () => {
  it('finds nothing wrong with a sound one', () => {
    expect(checkLedgers([sound], home, NOW).every(({ status }) => status === 'ok')).toBe(true);
  });

  it('tells the first thing that verification found', () => {
    expect(ledgerCheck('ledger', { problems_found: 2, first_problem: 'Event 3 was changed' })).toMatchObject({
      status: 'fail',
      found: containing('first: Event 3 was changed'),
    });
  });

  it('minds events that have been unsigned for a day', () => {
    const unsigned = (ms: number) => ({ unsigned_events: 1, oldest_unsigned_at: at(ms) });
    expect(ledgerCheck('signatures', unsigned(-3_600_000))?.status).toBe('ok');
    expect(ledgerCheck('signatures', unsigned(-2 * DAY_MS))?.status).toBe('warn');
  });

  it('misses the second copy of what was signed', () => {
    const without = { ...home, databases: [{ ...database, has_second_copy: false }] };
    expect(ledgerCheck('second copy', { signed_events: 0 }, without)?.status).toBe('ok');
    expect(ledgerCheck('second copy', {}, without)?.status).toBe('warn');
  });

  it('does not believe a clock that is behind the last event', () => {
    const last = (ms: number) => ledgerCheck('clock', { last_event_at: at(ms) })?.status;
    expect([last(-DAY_MS), last(2_000), last(60_000), last(DAY_MS)]).toEqual(['ok', 'ok', 'warn', 'fail']);
    expect(ledgerCheck('clock', { last_event_at: null })?.status).toBe('ok');
    const apart = { ...home, databases: [{ ...server, now_ms: NOW - 3_600_000 }] };
    expect(ledgerCheck('clock', {}, apart)?.status).toBe('warn');
  });

  it('warns of jobs that no worker runs, and of dead ones', () => {
    expect(ledgerCheck('dead letters', { dead_jobs: 2 })).toMatchObject({
      status: 'warn',
      found: '2 failed jobs',
    });
    expect(ledgerCheck('overdue jobs', { overdue_jobs: 1, oldest_due_at: at(-2 * 3_600_000) })).toMatchObject({
      status: 'warn',
      found: '1 job is due and not run, the oldest for 2 hours',
    });
    expect(ledgerCheck('leases', { live_leases: 1, left_behind_leases: 3, last_expiry_at: at(60_000) })?.status).toBe(
      'ok',
    );
    expect(ledgerCheck('leases', { live_leases: 1, last_expiry_at: at(30 * DAY_MS) })?.status).toBe('warn');
  });
});

describe('of several databases the doctor', () => {
  const other: DatabaseFacts = {
    ...database,
    name: 'mind',
    is_optional: true,
    location: '/p/.throughline/mind.sqlite',
  };
  const otherCheck = (changed: Partial<DatabaseFacts>) =>
    checkDatabases({ ...home, databases: [database, { ...other, ...changed }] }).at(-1);

  it('tells of each beside the first whether it is sound, in one line', () => {
    expect(otherCheck({})).toMatchObject({ name: 'mind database', status: 'ok' });
    expect(otherCheck({ exists: false, is_registered: false })?.status).toBe('skipped');
    expect(otherCheck({ exists: false })?.status).toBe('fail');
    expect(otherCheck({ damage: ['x'] })?.status).toBe('fail');
    expect(otherCheck({ pending_migrations: ['mind 2'] })?.status).toBe('warn');
  });

  it('takes what their ledgers tell together, and misses the second copy of any', () => {
    const more: LedgerFacts = { ...sound, database: 'mind', events: 3, dead_jobs: 1, last_event_at: null };
    const checks = checkLedgers([sound, more], { ...home, databases: [database, other] }, NOW);
    expect(checks.find(({ name }) => name === 'ledger')?.found).toContain('15 events');
    expect(checks.find(({ name }) => name === 'dead letters')?.status).toBe('warn');
    expect(checks.find(({ name }) => name === 'second copy')?.status).toBe('ok');
    const databases = [database, { ...other, has_second_copy: false }];
    const second = checkLedgers([sound, more], { ...home, databases }, NOW).find(({ name }) => name === 'second copy');
    expect(second?.status).toBe('warn');
  });
});

describe('a report of the doctor', () => {
  const ports = (facts: Partial<HomeFacts>): DoctorPorts => ({
    nodeVersion: 'v24.1.0',
    version: '0.1.0',
    now: () => NOW,
    diagnose: () => Promise.resolve({ ...home, ...facts }),
    openLedgers: () => Promise.reject(failure('database_busy', 'locked', { retry: false })),
  });

  it('says what kept the ledger from being looked at, and ends with 6', async () => {
    const report = await runDoctor(ports({}));
    expect(report).toMatchObject({ ok: false, checked_at: at(0), counts: { fail: 1, skipped: 6 } });
    expect(report.checks.find(({ name }) => name === 'ledger')).toMatchObject({ status: 'fail', found: 'locked' });
    expect(doctorExitCode(report)).toBe(6);
    expect(renderDoctor(report).at(-1)).toBe('1 of 18 fail, 6 not looked at');
  });

  it('never opens a ledger that it must not open', async () => {
    const problem = { code: 'home_untrusted', message: 'The home is not one of yours', hint: 'Run trust.' };
    const report = await runDoctor({
      ...ports({ problem, databases: [] }),
      openLedgers: () => Promise.reject(new Error('opened')),
      daemon: () => Promise.reject(new Error('asked')),
    });
    expect(report.checks.slice(-7)).toEqual(skipLedger('home_untrusted'));
    const text = renderDoctor(report).join('\n');
    expect(text).toMatch(/^FAIL {2}home +The home is not one of yours\n +→ Run trust\.$/m);
  });

  it('hides no defect of ours', async () => {
    const broken = { ...ports({}), openLedgers: () => Promise.reject(new Error('a defect')) };
    await expect(runDoctor(broken)).rejects.toThrow('a defect');
  });

  it('is well with warnings, and says how many', async () => {
    const report = await runDoctor(ports({ disk: null, databases: [{ ...database, journal_mode: 'delete' }] }));
    expect(report.ok).toBe(true);
    expect(doctorExitCode(report)).toBe(0);
    expect(renderDoctor(report).at(-1)).toBe('Nothing fails, 1 warning, 10 not looked at');
  });
});
