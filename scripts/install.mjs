// Brings what the project runs on: Node 24 where the machine's own is older, and the locked packages.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop, run, say, withLock } from './process.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, '.cache');

const NODE_MAJOR = 24;

/** The path of a Node that can run the project. */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const folder = join(root, 'scripts', 'runtime');
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const { version } = readJson(join(folder, 'package-lock.json')).packages[`node_modules/${name}`] ?? {};
  if (version === undefined) {
    throw new Stop(
      1,
      `Throughline needs Node ${NODE_MAJOR} or newer; this is ${process.version}, and there is no packaged Node for ` +
        `${process.platform}-${process.arch}.\nInstall it from https://nodejs.org or with your version manager ` +
        `(nvm install ${NODE_MAJOR}, fnm install ${NODE_MAJOR}, brew install node@${NODE_MAJOR}), then run this again.`,
    );
  }
  await installPackages(folder, process.env);
  const node = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(node)) throw new Stop(1, `${relative(root, node)} is missing after npm ci; is --omit=optional set?`);
  return node;
}

/** The environment in which `node` is the given one, for the child and everything it starts. */
export function environmentWith(node) {
  // Windows spells it Path; two spellings in one environment would leave the choice to chance.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) };
}

/** Runs `npm ci` in the folder unless what is installed there already is what its lockfile says. */
export async function installPackages(folder, env) {
  if (isInstalled(folder)) return;
  const name = relative(root, folder) || 'the project';
  const lock = join(cache, `install-${relative(root, folder).replaceAll(/[\\/]/g, '-') || 'root'}.lock`);
  await withLock(lock, `Waiting for another install in ${name} …`, async () => {
    if (isInstalled(folder)) return;
    say(`Installing packages of ${name} (npm ci) …`);
    // `npm run -s` hands its silence down, and NODE_ENV=production would leave the tools out.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn'];
    const { code, output } = await run('npm', args, {
      cwd: folder,
      env,
      capture: true,
      shell: process.platform === 'win32',
    });
    if (code !== 0) throw new Stop(code, `${output.trimEnd()}\nnpm ci failed in ${folder} (exit ${code}).`);
  });
}

// npm writes node_modules/.package-lock.json last, so an interrupted install never looks complete.
function isInstalled(folder) {
  const hidden = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = readJson(join(folder, 'package-lock.json')).packages;
  const installed = readJson(hidden).packages;
  const isSame = (path) =>
    locked[path]?.version === installed[path]?.version && locked[path]?.integrity === installed[path]?.integrity;
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(locked).every((path) => path === '' || locked[path].optional || isSame(path))
  );
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
