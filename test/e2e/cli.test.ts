// The program as a user runs it: real files, a home in a temporary folder, and real processes where those matter.
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION, openHome, readConfig, register } from '../../src/main.ts';
import { board } from '../support/board.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';
import { execPastTriggers } from '../support/past-triggers.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'cli.cjs');
const worker = join(root, 'test', 'support', 'append-worker.ts');
const STREAM = '01990000-0000-7000-8000-000000000001';
/** Every home begins with a default project: a stream with one event. */
const MADE = 1;

let folder: string;
let configFolder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-cli-'));
  env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg') };
  delete env['THROUGHLINE_HOME'];
  configFolder = join(folder, 'xdg', 'throughline');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function tl(...args: string[]) {
  const { status, stdout, stderr } = runWarm(PROGRAM, args, { cwd: folder, env });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

/** The built program, in a process of its own. */
function tlProcess(...args: string[]) {
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], options);
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

function appendInChild(count: number, name = 'w') {
  return runWarm(worker, [home(), configFolder, STREAM, String(count), name]);
}

const home = () => join(folder, '.throughline');

function verifyDeep() {
  return tl('verify', '--deep', '--json');
}

describe('a home', () => {
  test('is made once, private to its owner, and left alone afterwards', () => {
    expect(tl('init').stdout).toContain('Made a home');
    const before = readFileSync(join(home(), 'config.json'), 'utf8');
    const again = tl('init', '--json');
    expect(again.json()).toMatchObject({ created: false });
    expect(readFileSync(join(home(), 'config.json'), 'utf8')).toBe(before);
    expect(readFileSync(join(home(), '.gitignore'), 'utf8')).toBe('*\n');
    expect(appendInChild(1).status).toBe(0);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      expect([entry.name, (mode & 0o777).toString(8)]).toEqual([entry.name, entry.isDirectory() ? '700' : '600']);
    }
  });

  test('is one home when two processes make it at the same time', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<string>((resolve) => {
            const child = spawn(process.execPath, [cli, 'init', '--json'], { cwd: folder, env });
            let text = '';
            child.stdout.on('data', (chunk: Buffer) => {
              text += chunk.toString();
            });
            child.once('close', () => resolve((JSON.parse(text) as { home_id: string }).home_id));
          }),
      ),
    );
    expect(new Set(made).size).toBe(1);
  });

  test('is found from any folder below it, and where THROUGHLINE_HOME says', () => {
    tl('init');
    const id = tl('status', '--json').json()['home_id'];
    const elsewhere = mkdtempSync(join(tmpdir(), 'throughline-elsewhere-'));
    const there = spawnSync(process.execPath, [cli, 'status', '--json'], {
      cwd: elsewhere,
      env: { ...env, THROUGHLINE_HOME: home() },
      encoding: 'utf8',
    });
    const below = spawnSync(process.execPath, [cli, 'status', '--json'], {
      cwd: join(home(), 'blobs'),
      env,
      encoding: 'utf8',
    });
    rmSync(elsewhere, { recursive: true });
    expect((JSON.parse(there.stdout) as { home_id: string }).home_id).toBe(id);
    expect((JSON.parse(below.stdout) as { home_id: string }).home_id).toBe(id);
  });

  test('with a broken configuration is refused, not made anew', () => {
    tl('init');
    writeFileSync(join(home(), 'config.json'), '{"format":1}');
    const refused = tl('status', '--json');
    expect(refused.json()).toMatchObject({ kind: 'refusal', code: 'home_invalid' });
    expect(refused.status).toBe(3);
  });
});

describe('the command line', () => {
  test('says what to do where there is no home, as text and as JSON alone', () => {
    const text = tl('status');
    expect(text).toMatchObject({ status: 2, stdout: '' });
    expect(text.stderr).toContain('throughline init');
    const json = tl('status', '--json');
    expect(json.stderr).toBe('');
    expect(json.json()).toMatchObject({ code: 'no_home', hint: expect.any(String) as string });
    expect(existsSync(home())).toBe(false);
  });

  test('refuses what it does not know with exit code 2, in JSON too', () => {
    expect(tlProcess('nonsense').status).toBe(2);
    expect(tlProcess('nonsense', '--json').json()).toMatchObject({ code: 'usage' });
    expect(tlProcess('log', STREAM, '--after', 'x').status).toBe(2);
    expect(tlProcess('--version').stdout.trim()).toBe(VERSION);
    expect((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version).toBe(VERSION);
  });

  test('shows state, log and verification of what another process wrote', () => {
    expect(appendInChild(3).stdout.trim().split('\n')).toHaveLength(3);
    expect(tl('status', '--json').json()).toMatchObject({ events: 3 + MADE, streams: 1 + MADE });
    const log = tl('log', STREAM, '--after', '1', '--limit', '1', '--json').json() as {
      events: { event_seq: number }[];
    };
    expect(log.events.map((event) => event.event_seq)).toEqual([2]);
    expect(tl('log', STREAM).stdout).toContain('card w-0');
    expect(tl('log', 'not-a-uuid', '--json').json()).toMatchObject({ code: 'invalid_id' });
    const typed = ['--type', 'project.created', '--type', 'card.added', '--json'];
    expect(tl('log', STREAM, ...typed, '--limit', '2').json()).toMatchObject({
      events: [{ event_seq: 1 }, { event_seq: 2 }],
      next_after: 2,
    });
    expect(tl('log', STREAM, ...typed, '--after', '2').json()).toMatchObject({
      events: [{ event_seq: 3 }],
      next_after: null,
    });
    expect((tl('log', ...typed).json() as { events: object[] }).events).toHaveLength(3 + MADE);
    expect(tl('log', '--type', 'card.moved', '--json').json()).toEqual({ events: [], next_after: null });
    expect(tl('log', '--type', 'card.added', '--limit', '1').stdout).toContain('There may be more: --after ');
    expect(verifyDeep().json()).toMatchObject({
      ok: true,
      events: 3 + MADE,
      unsigned_events: 3 + MADE,
      streams_not_folded: 1,
    });
    expect(tl('sign').status).toBe(0);
    expect(verifyDeep().json()).toMatchObject({ ok: true, signed_events: 3 + MADE, unsigned_events: 0 });
  });

  test('prints nothing that a terminal would obey', async () => {
    const opened = await openHome({
      folder: home(),
      create: true,
      kinds: [register(board)],
      config: { ...readConfig(), configFolder },
    });
    const hostile = '\u001b]52;c;aGk=\u0007 \u202etxt.exe \r\nfake line';
    await opened.ledger.append(
      { kind: board, id: STREAM },
      [{ type: 'card.added', payload: { card_id: 'a', title: hostile } }],
      { create: true },
    );
    await opened.close();
    const shown = tl('log', STREAM).stdout;
    for (const obeyed of ['\u001b', '\u0007', '\u202e', '\r']) expect(shown).not.toContain(obeyed);
    expect(shown.trim().split('\n')).toHaveLength(2);
  });

  test('names the first bad row of a tampered ledger and exits with 4', () => {
    appendInChild(5);
    const db = new DatabaseSync(join(home(), 'work.sqlite'));
    execPastTriggers(db, `UPDATE events SET payload = replace(payload, 'card w-2', 'card w-9') WHERE event_seq = 3`);
    db.close();
    const report = tlProcess('verify', '--json');
    expect(report.status).toBe(4);
    expect(report.json()).toMatchObject({
      ok: false,
      problems: [{ code: 'checksum_mismatch', table: 'events', event_seq: 3 }],
    });
    expect(tlProcess('verify').stdout).toContain('DAMAGED');
  });

  test('exports a proof that is checked without the home, and catches a changed one', () => {
    appendInChild(4);
    expect(tlProcess('proof', 'export', STREAM, 'p.json', '--json').json()).toMatchObject({ code: 'not_signed' });
    const { verifier_key_path: key } = tlProcess('sign', '--json').json();
    expect(tlProcess('proof', 'export', STREAM, 'p.json', '--from', '2', '--to', '3').status).toBe(0);
    expect(tlProcess('proof', 'export', STREAM, 'p.json', '--json').json()).toMatchObject({
      code: 'file_not_writable',
    });
    copyFileSync(String(key), join(folder, 'signer.pub'));
    rmSync(home(), { recursive: true });
    expect(tlProcess('proof', 'check', 'p.json', '--key', 'signer.pub', '--json').json()).toMatchObject({
      events: 2,
      first_seq: 2,
      last_seq: 3,
    });
    writeFileSync(
      join(folder, 'bad.json'),
      readFileSync(join(folder, 'p.json'), 'utf8').replace('card w-1', 'card w-7'),
    );
    const refused = tlProcess('proof', 'check', 'bad.json', '--key', 'signer.pub', '--json');
    expect(refused.json()).toMatchObject({ code: 'proof_does_not_hold' });
    expect(refused.status).toBe(4);
  });
});

describe('backup and restore', () => {
  test('put a home back to a point, keep what was there, and are no rollback to verify', () => {
    appendInChild(3, 'before');
    tl('sign');
    expect(tlProcess('backup', 'saved', '--json').json()).toMatchObject({ events: 3 + MADE });
    expect(tl('backup', 'saved', '--json').json()).toMatchObject({ code: 'backup_exists' });
    appendInChild(4, 'after');
    tl('sign');
    const host = tl('status', '--json').json()['host_id'];
    const restored = tlProcess('restore', 'saved', '--json').json();
    expect(restored).toMatchObject({ events: 3 + MADE });
    expect(existsSync(String(restored['kept']))).toBe(true);
    const report = verifyDeep();
    expect(report.json()).toMatchObject({ ok: true, events: 3 + MADE, unsigned_events: 0 });
    expect(tl('status', '--json').json()['host_id']).not.toBe(host);
    expect(appendInChild(1, 'later').status).toBe(0);
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 4 + MADE });
  });

  test('bring a lost home back, also on a machine that has none of its keys', () => {
    appendInChild(3);
    tl('sign');
    tl('backup', 'saved');
    const before = tl('status', '--json').json();
    rmSync(home(), { recursive: true });
    tl('init');
    expect(tl('restore', 'saved', '--json').json()).toMatchObject({ events: 3 + MADE });
    expect(tl('status', '--json').json()).toMatchObject({
      home_id: before['home_id'],
      database_id: before['database_id'],
    });
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 3 + MADE });
    rmSync(home(), { recursive: true });
    rmSync(configFolder, { recursive: true });
    tl('init');
    expect(tl('restore', 'saved', '--json').json()).toMatchObject({ events: 3 + MADE });
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 3 + MADE, unsigned_events: 0 });
  });

  test('go back and forth between points of different pasts', () => {
    appendInChild(2, 'monday');
    tl('sign');
    tl('backup', 'monday');
    appendInChild(2, 'tuesday');
    tl('sign');
    tl('backup', 'tuesday');
    tl('restore', 'monday');
    appendInChild(4, 'other');
    tl('sign');
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 6 + MADE });
    expect(tl('restore', 'tuesday', '--json').json()).toMatchObject({ events: 4 + MADE });
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 4 + MADE });
  });

  test('refuse the backup of another home that has work in it', () => {
    appendInChild(2);
    tl('backup', 'saved');
    const other = join(folder, 'other');
    mkdirSync(other);
    runWarm(worker, [join(other, '.throughline'), configFolder, STREAM, '1', 'x']);
    const refused = spawnSync(process.execPath, [cli, 'restore', '../saved', '--json'], {
      cwd: other,
      env,
      encoding: 'utf8',
    });
    expect(JSON.parse(refused.stdout)).toMatchObject({ code: 'backup_of_another_home' });
  });

  test('an older copy of the file put back by hand is found', () => {
    appendInChild(3, 'before');
    tl('sign');
    copyFileSync(join(home(), 'work.sqlite'), join(folder, 'older.sqlite'));
    appendInChild(3, 'after');
    tl('sign');
    copyFileSync(join(folder, 'older.sqlite'), join(home(), 'work.sqlite'));
    const report = tl('verify', '--json');
    expect(report.status).toBe(4);
    expect(report.json()).toMatchObject({ problems: [{ code: 'rolled_back' }] });
  });

  test('a damaged backup is refused and changes nothing', () => {
    appendInChild(3);
    tl('backup', 'saved');
    const db = new DatabaseSync(join(folder, 'saved', 'work.sqlite'));
    execPastTriggers(db, `UPDATE events SET actor = 'somebody else' WHERE event_seq = 2`);
    db.close();
    appendInChild(1, 'more');
    expect(tl('restore', 'saved', '--json').json()).toMatchObject({ code: 'backup_damaged' });
    expect(tl('restore', 'nowhere', '--json').json()).toMatchObject({ code: 'backup_missing' });
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 4 + MADE });
    expect(readdirSync(home()).filter((name) => name.includes('restoring'))).toEqual([]);
  });
});

describe('a home that is not what the user registered', () => {
  test('is refused when it came from elsewhere, until the user says that it is theirs', () => {
    appendInChild(2);
    rmSync(join(configFolder, 'homes.json'));
    const refused = tl('status', '--json');
    expect(refused.json()).toMatchObject({ code: 'home_untrusted' });
    expect(refused.status).toBe(3);
    expect(tlProcess('trust').status).toBe(0);
    expect(tl('status', '--json').json()).toMatchObject({ events: 2 + MADE });
  });

  test('is refused when a folder only leads to it by a link, unless it is named', () => {
    appendInChild(2);
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    symlinkSync(home(), join(repository, '.throughline'));
    const there = (...args: string[]) =>
      JSON.parse(runWarm(PROGRAM, [...args, '--json'], { cwd: repository, env }).stdout) as unknown;
    for (const command of ['next', 'status', 'trust']) expect(there(command)).toMatchObject({ code: 'home_untrusted' });
    expect(there('status', '--home', '.throughline')).toMatchObject({ events: 2 + MADE });
  });

  test('is refused when its id was exchanged, so that no program can shake off what was signed', () => {
    appendInChild(3);
    tl('sign');
    const path = join(home(), 'config.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"home_id": "[^"]+"/, `"home_id": "${STREAM}"`));
    expect(tl('verify', '--json').json()).toMatchObject({ code: 'home_replaced' });
  });

  test('is refused when its database was exchanged or is gone', () => {
    appendInChild(3);
    renameSync(join(home(), 'work.sqlite'), join(folder, 'aside.sqlite'));
    expect(tl('status', '--json').json()).toMatchObject({ code: 'database_missing' });
    const other = mkdtempSync(join(tmpdir(), 'throughline-other-'));
    spawnSync(process.execPath, [cli, 'init'], { cwd: other, env });
    copyFileSync(join(other, '.throughline', 'work.sqlite'), join(home(), 'work.sqlite'));
    rmSync(other, { recursive: true });
    expect(tl('status', '--json').json()).toMatchObject({ code: 'home_replaced' });
  });

  test('is followed when it was moved, and refused when it is a copy', () => {
    appendInChild(2);
    const moved = join(folder, 'moved');
    cpSync(home(), join(moved, '.throughline'), { recursive: true });
    const there = (...args: string[]) =>
      JSON.parse(runWarm(PROGRAM, [...args, '--json'], { cwd: moved, env }).stdout) as unknown;
    expect(there('status')).toMatchObject({ code: 'home_untrusted' });
    expect(there('trust')).toMatchObject({ code: 'home_copied' });
    rmSync(home(), { recursive: true });
    expect((there('status') as { message: string }).message).toContain(`it was yours in ${home()}`);
    expect(there('trust')).toMatchObject({ home: join(moved, '.throughline') });
    expect(there('verify')).toMatchObject({ ok: true, events: 2 + MADE });
  });

  test('takes its projects along when their folder was moved', () => {
    const before = join(folder, 'before');
    const after = join(folder, 'after');
    mkdirSync(join(before, 'part'), { recursive: true });
    const at = (cwd: string, ...args: string[]) =>
      JSON.parse(runWarm(PROGRAM, [...args, '--json'], { cwd, env }).stdout) as {
        readonly projects: readonly { readonly root: string }[];
      };
    at(before, 'init');
    at(before, 'project', 'create', 'part', '--root', join(before, 'part'));
    at(before, 'project', 'create', 'elsewhere', '--root', join(folder, 'nowhere'));
    renameSync(before, after);
    at(after, 'trust');
    const roots = at(join(after, 'part'), 'project', 'list').projects.map(({ root: each }) => each);
    expect(roots).toEqual([after, join(after, 'part'), join(folder, 'nowhere')]);
  });
});

describe('many processes', () => {
  test('append to one stream at once, without a gap and without losing one', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const acknowledged = await Promise.all(names.map((name) => runWorker(25, name)));
    const seqs = acknowledged.flat().map((line) => Number(line.split(' ')[0]));
    expect(seqs.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(verifyDeep().json()).toMatchObject({ ok: true, events: 100 + MADE });
  });

  test('a killed one loses nothing that it had acknowledged, and its work can be done again without doubling', async () => {
    const lines = await runWorker(100_000, 'killed', 40);
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(verifyDeep().json()).toMatchObject({ ok: true });
    const { events } = tl('log', STREAM, '--limit', '100000', '--json').json() as {
      events: { event_seq: number; operation_id: string }[];
    };
    const stored = new Map(events.map((event) => [event.event_seq, event.operation_id]));
    for (const line of lines) {
      const [seq = '', card] = line.split(' ');
      expect(stored.get(Number(seq))).toBe(card);
    }
    const again = appendInChild(lines.length, 'killed').stdout.trim().split('\n');
    expect(again).toEqual(lines);
  });
});

/** Runs a worker to its end, or kills it once it has acknowledged so many. Returns what it acknowledged. */
function runWorker(count: number, name: string, killAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundledScript(worker), home(), configFolder, STREAM, String(count), name]);
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('\n').length > killAfter) child.kill('SIGKILL');
    });
    child.once('close', () => resolve(text.split('\n').slice(0, -1)));
  });
}
