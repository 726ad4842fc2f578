// Builds mission control into a folder: hashed names, and beside each file its compressed form.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './install.mjs';

/** Returns the modules that went in. */
export async function buildWeb(folder) {
  const { liveOperations } = await import(join(root, 'src/domains.ts'));
  const { output } = await build({
    configFile: join(root, 'web', 'vite.config.mjs'),
    define: { LIVE_OPERATIONS: JSON.stringify(liveOperations) },
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  return output.flatMap((chunk) => chunk.moduleIds ?? []);
}
