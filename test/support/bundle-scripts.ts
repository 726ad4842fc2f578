// The scripts that tests start as processes, bundled once for a run: a process then opens a few files instead of two
// hundred, and starts in half of the time.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleName, root } from './bundled-script.ts';

/** Those that are started often. */
const SCRIPTS = [
  'test/support/append-worker.ts',
  'test/support/consolidator-process.ts',
  'test/support/distil-child.ts',
  'test/support/erase-child.ts',
  'test/support/gateway-mortal-worker.ts',
  'test/support/gateway-worker.ts',
  'test/support/http-daemon.ts',
  'test/support/ingest-worker.ts',
  'test/support/mcp-home-child.ts',
  'test/support/mcp-stdio-child.ts',
  'test/support/notification-worker.ts',
  'test/torture/lease-owner.ts',
  'test/torture/mortal-writer.ts',
  'test/torture/work-racer.ts',
  'test/torture/worker.ts',
  'test/torture/writer.ts',
];
/** Native code, and what is only there where somebody installed it. */
const NATIVE = ['fs-native-extensions', 'pg-native', 'bufferutil', 'utf-8-validate'];

export interface BundledScripts {
  readonly folder: string;
  remove(): void;
}

export async function bundleScripts(): Promise<BundledScripts> {
  // Inside of the checkout, where the native packages are found from.
  const folder = join(root, '.cache', `test-scripts-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also where the run ends early.
  process.once('exit', remove);
  const bundler = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(SCRIPTS.map((script) => [bundleName(script), script])),
    external: [/^node:/, /^cloudflare:/, ...NATIVE],
    logLevel: 'silent',
  });
  await bundler.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundler.close();
  return { folder, remove };
}
