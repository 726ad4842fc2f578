// Which file is started for a script: its bundle where the run has one. Apart from the bundling, because every test that
// starts a process loads this.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');

/** By its path in the checkout. */
export const bundleName = (script: string): string => script.replaceAll('/', '-').replace(/\.ts$/, '');

export function bundledScript(path: string): string {
  const folder = process.env['THROUGHLINE_TEST_SCRIPTS'];
  if (folder === undefined) return path;
  const bundled = join(folder, `${bundleName(relative(root, path).replaceAll('\\', '/'))}.mjs`);
  return existsSync(bundled) ? bundled : path;
}
