// The package as somebody installs it: packed, put into an empty project with what it depends on, imported, type-checked
// and run there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const DOORS = `
import { openHome } from 'throughline';
import { createClient, ClientError } from 'throughline/client';
import { createToken, findDaemon, revokeToken, startDaemon } from 'throughline/http';
import { ledgerOperations } from 'throughline/ledger';
import { serveStdio } from 'throughline/mcp';
import { workOperations, type NextStepAnswer } from 'throughline/work';

const home = await openHome({ folder: 'served/.throughline', create: true });
const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
const token = (await home.daemonPlace.ownToken.read())?.text.trim() ?? '';
const client = createClient({ url: daemon.url, token });
const { goal } = await client.call('work.create_goal', { text: 'Be installed' });
const { task_id } = await client.call('work.add_task', { goal_id: goal.goal_id, title: 'Try every door' });
const step: NextStepAnswer = await client.call('work.get_next_step');
// @ts-expect-error A goal has a text.
const refused: unknown = await client.call('work.create_goal', {}).catch((error: unknown) => error);
const made = await createToken({ place: home.daemonPlace }, { name: 'guest', role: 'read' });
const guest = createClient({ url: daemon.url, token: made.token });
await guest.call('work.get_next_step');
await revokeToken(home.daemonPlace, 'guest');
const where = await findDaemon(home.daemonPlace);
await daemon.stop();
await home.close();
console.log(
  JSON.stringify({
    isNext: step.task_id === task_id,
    refusal: refused instanceof ClientError ? refused.code : null,
    isFound: where?.url === daemon.url,
    operations: [workOperations, ledgerOperations].every((table) => Object.keys(table).length > 10),
    mcp: typeof serveStdio,
  }),
);
`;

const PROGRAM = `
import { defineEvent, defineStreamKind, openHome, register, sql, type Home, type MigrationSequence } from 'throughline';
import { z } from 'zod';

const notes = defineStreamKind({
  kind: 'notes',
  events: { 'note.taken': defineEvent({ version: 1, payload: z.strictObject({ text: z.string() }) }) },
  state: 'none',
});
const table = 'CREATE TABLE notes (text TEXT NOT NULL);';
const schema: MigrationSequence = { name: 'app.notes', migrations: [{ name: 'notes', sqlite: table, postgres: table }] };
const insert = sql('INSERT INTO notes (text) VALUES (?)');
const count = sql<{ notes: number }>('SELECT count(*) AS notes FROM notes');
const registered = register(notes, {
  project: async (tx, event) => void (await tx.run(insert, event.workflow_id)),
});

const home: Home = await openHome({ folder: 'home', create: true, kinds: [registered], schemas: [schema] });
const stream = { kind: notes, id: home.ids.uuid() };
await home.ledger.append(stream, [{ type: 'note.taken', payload: { text: 'x' } }], { create: true });
// @ts-expect-error There is no such event.
await home.ledger.append(stream, [{ type: 'note.lost', payload: { text: 'x' } }]).catch(() => {});
const { ok, events } = await home.ledger.verify({ deep: true });
const row = await home.store.read((tx) => tx.get(count));
await home.close();
console.log(JSON.stringify({ ok, events, notes: row?.notes }));
`;

let folder: string;
let project: string;
let env: NodeJS.ProcessEnv;
let packed: readonly string[];

function run(command: string, args: readonly string[], cwd: string) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell });
  return { status, stdout, stderr };
}

function succeed(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = run(command, args, cwd);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-package-'));
  project = join(folder, 'project');
  mkdirSync(project);
  env = {
    ...process.env,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    XDG_CONFIG_HOME: join(folder, 'xdg'),
  };
  delete env['THROUGHLINE_HOME'];
  // Set by the `npm` that runs these tests: it would install into the checkout.
  delete env['npm_config_local_prefix'];
  const [tarball] = JSON.parse(succeed('npm', ['pack', '--json', '--pack-destination', folder], root)) as {
    filename: string;
    files: { path: string }[];
  }[];
  packed = tarball?.files.map(({ path }) => path) ?? [];
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}');
  writeFileSync(join(project, 'program.ts'), PROGRAM);
  writeFileSync(join(project, 'doors.ts'), DOORS);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  succeed('npm', ['install', ...quietly, join(folder, tarball?.filename ?? '')], project);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('holds what was built, with its types, and nothing else', () => {
    const isExpected = (path: string) =>
      /^dist\/(?:.*\.(?:js|d\.ts)|web\/assets\/[\w-]+\.css|web\/assets\/.*\.br|web\/licenses\.txt)$/.test(path);
    const others = packed.filter((path) => !isExpected(path));
    const program = ['dist/cli.cjs', 'dist/hook.cjs', 'dist/hook-program.cjs', 'dist/program/licenses.txt'];
    const beside = ['opencode', 'pi'].map((agent) => `dist/integrations/${agent}/throughline.ts`);
    const page = ['dist/web/index.html'];
    expect(others.toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', ...program, ...beside, ...page, 'package.json'].toSorted(),
    );
    expect(packed).toEqual(expect.arrayContaining(['dist/cli.cjs', 'dist/main.js', 'dist/types/main.d.ts']));
  });

  test('is imported, and keeps a ledger with a projection', () => {
    expect(JSON.parse(succeed(process.execPath, ['program.ts'], project))).toEqual({ ok: true, events: 2, notes: 1 });
  });

  test('has types that hold by themselves', () => {
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024'],
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      // What anybody on Node has; every other declaration must come with the package.
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.ts', 'doors.ts'] }),
    );
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(run(process.execPath, [tsc, '-p', '.'], project)).toMatchObject({ status: 0, stdout: '' });
  });

  test('opens every one of its doors, from the daemon to the typed client', () => {
    expect(JSON.parse(succeed(process.execPath, ['doors.ts'], project))).toEqual({
      isNext: true,
      refusal: 'invalid_input',
      isFound: true,
      operations: true,
      mcp: 'function',
    });
  });

  test('brings the command line: no home, then one, and its next step', () => {
    const npx = (...args: string[]) => run('npx', ['--no-install', 'throughline', ...args], project);
    const { status, stdout, stderr } = npx('status', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'refusal', code: 'no_home' });
    expect([status, stderr.replaceAll(/^npm warn .*\n/gm, '')]).toEqual([2, '']);
    expect(npx('init', '--json')).toMatchObject({ status: 0 });
    expect(npx('next')).toMatchObject({ status: 0, stdout: expect.stringContaining('Propose tasks') as string });
    expect(npx('goal', 'create', 'Be useful', '--json')).toMatchObject({ status: 0 });
    const next = npx('next', '--json');
    expect(JSON.parse(next.stdout)).toMatchObject({ rank: 'propose', task_id: null });
  });

  test('opens no other door than its own', () => {
    const { stderr } = run(process.execPath, ['--input-type=module', '-e', "import 'throughline/store'"], project);
    expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
