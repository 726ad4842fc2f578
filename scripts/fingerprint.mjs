// Tells whether dist/ was built from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './install.mjs';

export const dist = join(root, 'dist');
/** Beside dist/, because dist/ is published. */
export const stamp = join(cache, 'dist-sources');

const INPUTS = [
  ...['src', 'web', 'integrations', 'package.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...['scripts/build.mjs', 'scripts/build-web.mjs'],
];

/** Changes when any input is edited, added, renamed or removed. */
export function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) hash.update(`${path}\0${stat.mtimeMs}\0${stat.size}\n`);
    else for (const name of readdirSync(path).toSorted()) add(join(path, name));
  };
  for (const input of INPUTS) add(join(root, input));
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(dist) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}
