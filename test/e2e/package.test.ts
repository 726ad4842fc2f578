// The package as somebody installs it: packed, put into an empty project with what it depends on, imported, type-checked
// and run there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

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
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  succeed('npm', ['install', ...quietly, join(folder, tarball?.filename ?? '')], project);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('holds what was built, with its types, and nothing else', () => {
    const others = packed.filter((path) => !/^dist\/.*\.(js|d\.ts)$/.test(path));
    expect(others.toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
    expect(packed).toEqual(expect.arrayContaining(['dist/cli.cjs', 'dist/main.js', 'dist/types/main.d.ts']));
  });

  test('is imported, and keeps a ledger with a projection', () => {
    expect(JSON.parse(succeed(process.execPath, ['program.ts'], project))).toEqual({ ok: true, events: 1, notes: 1 });
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
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(run(process.execPath, [tsc, '-p', '.'], project)).toMatchObject({ status: 0, stdout: '' });
  });

  test('brings the command line, which says that there is no home', () => {
    const { status, stdout, stderr } = run('npx', ['--no-install', 'throughline', 'status', '--json'], project);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'refusal', code: 'no_home' });
    expect([status, stderr.replaceAll(/^npm warn .*\n/gm, '')]).toEqual([2, '']);
  });

  test('opens no other door than its own', () => {
    const { stderr } = run(process.execPath, ['--input-type=module', '-e', "import 'throughline/ledger'"], project);
    expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
