// Builds dist/: one bundle per entry with shared chunks, and type declarations unless --no-types is given.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dist, fingerprint, isBuilt, stamp } from './fingerprint.mjs';
import { cache, readJson, root } from './install.mjs';
import { say, withLock } from './process.mjs';

const ENTRIES = { cli: 'src/surfaces/cli/main.ts', main: 'src/main.ts' };
const HASHBANG = '#!/usr/bin/env node';

async function bundle(folder) {
  const input = Object.fromEntries(Object.entries(ENTRIES).filter(([, path]) => existsSync(join(root, path))));
  if (Object.keys(input).length === 0) throw new Error(`no entry exists: ${Object.values(ENTRIES).join(', ')}`);
  const packages = Object.keys(readJson(join(root, 'package.json')).dependencies);
  const bundler = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: [/^node:/, ...packages.map((name) => new RegExp(`^${name}(/|$)`))],
    onLog(level, log, handle) {
      // A bundle with an unresolved import or a cycle would only fail later, at a user's.
      if (level === 'warn') throw new Error(log.message);
      handle(level, log);
    },
  });
  await bundler.write({ dir: folder, format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundler.close();
  if (!input.cli) return;
  const cli = join(folder, 'cli.js');
  const code = readFileSync(cli, 'utf8');
  if (!code.startsWith('#!')) writeFileSync(cli, `${HASHBANG}\n${code}`);
  chmodSync(cli, 0o755);
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
  await bundle(next);
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
