// Builds dist/: the library, whose packages the user's own project installs; the program, with everything it needs in it
// so that it starts fast; mission control; and type declarations unless --no-types is given.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { databases, programVersion } from './build-facts.ts';
import { buildWeb } from './build-web.mjs';
import { dist, fingerprint, isBuilt, stamp } from './fingerprint.mjs';
import { cache, readJson, root } from './install.mjs';
import { say, withLock } from './process.mjs';

/** What can be imported, as package.json exports it. */
const LIBRARY = {
  main: 'src/main.ts',
  client: 'src/client.ts',
  work: 'src/surfaces/library/work.ts',
  ledger: 'src/surfaces/library/ledger.ts',
  http: 'src/surfaces/library/http.ts',
  mcp: 'src/surfaces/library/mcp.ts',
};
/** What `throughline` starts: small, and all that the hot commands load. */
const ENTRY = 'src/surfaces/cli/entry.ts';
/** What agents start: the hooks alone, and the program that it runs as it was compiled before. */
const HOOK_ENTRY = 'src/surfaces/hooks/entry.ts';
const HOOK_PROGRAM = 'src/surfaces/hooks/hook-program.ts';
const PROGRAM = 'src/surfaces/cli/main.ts';
const ANSWER_FROM_HOME = 'src/surfaces/hooks/answer-from-home.ts';
const MCP = 'src/surfaces/cli/mcp-main.ts';
const SINCE = 'src/surfaces/cli/step-since.ts';
/** A process of its own, which the program and the library start. */
const KEYCHAIN = 'src/gateway/secrets/keychain-process.ts';
/** Functions that only declare: a call whose result is not used is left out of the entry. */
const DECLARING = [
  ...['sql', 'sqlAny', 'sqlRows', 'recentHeads', 'readyHeads', 'recentAfter', 'listed', 'listedBy', 'keyed'],
  ...['defineTable', 'nullable', 'textOf', 'varchar', 'select', 'selectAny', 'rowMap'],
  ...['insertRow', 'insertRows', 'updateRow', 'upsertRow', 'upsertRows', 'columnsOf'],
];
/** What the entry loads only when it has to. */
const APART = {
  './main.ts': './program/main.js',
  './mcp-main.ts': './program/mcp.js',
  './step-since.ts': './program/since.js',
  '../hooks/entry.ts': './hook.cjs',
  './answer-from-home.ts': './program/hook.js',
};
/** Stays outside of the program: native code, and what is only there if the user installed it. */
const NATIVE = ['fs-native-extensions', 'sqlite-vec', '@napi-rs/keyring', 'pg-native', 'bufferutil', 'utf-8-validate'];
const KEPT_APART_BYTES = 132 * 1024;
const HASHBANG = '#!/usr/bin/env node';

/** Bundles and writes; returns the modules that went in. */
async function bundle(options, output) {
  const bundler = await rolldown({
    cwd: root,
    platform: 'node',
    onLog(level, log, handle) {
      // A bundle with an unresolved import or a cycle would only fail later, at a user's. Of packages we change nothing.
      if (level === 'warn' && !(log.id ?? log.ids?.[0] ?? '').includes('node_modules')) throw new Error(log.message);
      if (level !== 'warn') handle(level, log);
    },
    ...options,
    external: [/^node:/, ...(options.external ?? [])],
  });
  const { output: written } = await bundler.write({
    format: 'esm',
    chunkFileNames: 'chunks/[name]-[hash].js',
    ...output,
  });
  await bundler.close();
  return written.flatMap((chunk) => Object.keys(chunk.modules ?? {}));
}

async function bundleLibrary(folder) {
  const input = Object.fromEntries(Object.entries(LIBRARY).filter(([, path]) => existsSync(join(root, path))));
  const { dependencies, optionalDependencies } = readJson(join(root, 'package.json'));
  const packages = Object.keys({ ...dependencies, ...optionalDependencies });
  await bundle({ input, external: packages.map((name) => new RegExp(`^${name}(/|$)`)) }, { dir: folder });
}

async function bundleProgram(folder) {
  const modules = await bundle(
    {
      input: { main: PROGRAM, hook: ANSWER_FROM_HOME, mcp: MCP, since: SINCE, keychain: KEYCHAIN },
      external: [...NATIVE, /^cloudflare:/],
    },
    { dir: join(folder, 'program') },
  );
  writeFileSync(join(folder, 'program', 'licenses.txt'), licensesOf(modules));
  // Extensions of agents that have no hooks; `setup` puts them where the agent looks.
  cpSync(join(root, 'integrations'), join(folder, 'integrations'), { recursive: true });
  makeExecutable(await bundleEntry(folder, 'cli', ENTRY));
  makeExecutable(await bundleEntry(folder, 'hook', HOOK_ENTRY));
  nameCode(await bundleEntry(folder, 'hook-program', HOOK_PROGRAM));
}

function makeExecutable(file) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.startsWith('#!') ? code : `${HASHBANG}\n${code}`);
  chmodSync(file, 0o755);
}

/**
 * As `compiled-code.ts` reads it: a function, whose first line says what its code is. In ASCII alone, which V8 reads as it
 * lies on the disk.
 */
function nameCode(file) {
  const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const code = readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, escape);
  const hash = createHash('sha256').update(code).digest('hex');
  // V8 keeps a longer text apart. A shorter one takes an eighth of what a hook can make before its first collection of garbage,
  // which the start of a session would reach just before its end.
  writeFileSync(file, `//${hash}\n(function(require,exports){${code}\n})`.padEnd(KEPT_APART_BYTES));
}

async function bundleEntry(folder, entry, path) {
  const modules = await bundle(
    {
      input: { [entry]: path },
      // Tables and statements that the hot commands do not use need not be declared.
      treeshake: { manualPureFunctions: DECLARING },
      transform: {
        define: {
          THROUGHLINE_DATABASES: JSON.stringify(databases),
          THROUGHLINE_VERSION: JSON.stringify(programVersion),
        },
      },
      plugins: [
        {
          name: 'program-apart',
          resolveId: (id) => (Object.hasOwn(APART, id) ? { id: APART[id], external: true } : null),
        },
      ],
    },
    // CommonJS: of Node's own modules it then loads only what is used of them. Small: half of a hot command's time goes
    // into reading its code.
    { dir: folder, format: 'cjs', entryFileNames: '[name].cjs', minify: true },
  );
  const file = join(folder, `${entry}.cjs`);
  const code = readFileSync(file, 'utf8');
  // One more file to open would cost what the hot commands save.
  if (/require\(["']\.\//.test(code)) throw new Error('the entry of the program is no single file');
  for (const name of ['zod', 'commander']) {
    if (modules.some((id) => id.includes(`node_modules/${name}/`)))
      throw new Error(`the entry of the program holds ${name}`);
  }
  return file;
}

/** Of every package whose code went in: its licence asks for no more than to be told. */
function licensesOf(modules) {
  const folders = new Set(
    modules.flatMap((id) => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? []),
  );
  return [...folders]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((folder) => {
      const { name, version, license } = readJson(join(folder, 'package.json'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
      return `${name.split(sep).join('/')} ${version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function declareTypes(folder) {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')];
  const { status } = spawnSync(process.execPath, [...args, '--outDir', join(folder, 'types')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('tsc did not emit the type declarations');
}

async function build({ withTypes }) {
  if (!withTypes && isBuilt()) return;
  // Built aside and moved into place, so that a program running meanwhile never sees half of it.
  const next = join(cache, 'dist-next');
  const last = join(cache, 'dist-last');
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const built = fingerprint();
  await bundleLibrary(next);
  await bundleProgram(next);
  const web = join(next, 'web');
  const packages = await buildWeb(web);
  writeFileSync(join(web, 'licenses.txt'), licensesOf(packages));
  if (withTypes) declareTypes(next);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  writeFileSync(stamp, built);
  rmSync(last, { recursive: true, force: true });
}

const withTypes = !process.argv.includes('--no-types');
try {
  await withLock(join(cache, 'build.lock'), 'Waiting for another build …', () => build({ withTypes }));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
