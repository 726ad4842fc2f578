// The built mission control: files of one folder, read once. Browsers cache files with a hash in their name, which
// never change; the page itself is not cached. The paths of its views serve the page; every other path is not found.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaticAsset, StaticAssets } from './ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Only its own scripts and styles, and calls to the daemon that served it. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Paths that the page routes itself, as its router names them. */
const VIEW = /^\/(?:$|(?:projects|models|ledger|jobs|workflows|condition|connect|settings)(?:\/|$))/;

const FOR_EVER = 'public, max-age=31536000, immutable';

export function createWebAssets(folder: string): StaticAssets {
  let reading: Promise<ReadonlyMap<string, StaticAsset>> | undefined;
  return {
    async find(path) {
      const files = await (reading ??= readFolder(folder));
      return files.get(VIEW.test(path) ? '/index.html' : path);
    },
  };
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, StaticAsset>> {
  const files = new Map<string, StaticAsset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) {
    const contentType = TYPES[extname(path)];
    if (contentType === undefined) continue;
    const name = path.slice(folder.length).replaceAll('\\', '/');
    const brotli = paths.includes(`${path}.br`) ? new Uint8Array(await readFile(`${path}.br`)) : undefined;
    files.set(name, {
      body: new Uint8Array(await readFile(path)),
      contentType,
      contentSecurityPolicy: PAGE_POLICY,
      ...(name.startsWith('/assets/') ? { cacheControl: FOR_EVER } : {}),
      ...(brotli ? { brotli } : {}),
    });
  }
  return files;
}

/** Beside the built program, or in the dist/ of the sources; undefined if nothing was built. */
export function builtWebFolder(moduleUrl: string = import.meta.url): string | undefined {
  let folder = dirname(fileURLToPath(moduleUrl));
  for (;;) {
    const web = basename(folder) === 'dist' ? join(folder, 'web') : join(folder, 'dist', 'web');
    if (existsSync(join(web, 'index.html'))) return web;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}
