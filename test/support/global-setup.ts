// What all tests of a run share: a temporary folder in memory where there is one, and one Postgres server, in which every
// test takes a schema of its own.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleScripts } from './bundle-scripts.ts';
import { startPostgres } from './postgres.ts';
import { makeRunFolder } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  // Workers and the processes that tests start inherit them.
  process.env['THROUGHLINE_TEST_KEPT_FOLDER'] ??= tmpdir();
  process.env['TMPDIR'] = folder.path;
  process.env['NODE_COMPILE_CACHE'] ??= join(folder.path, 'compiled');
  const [server, scripts] = await Promise.all([startPostgres(), bundleScripts()]);
  process.env['THROUGHLINE_TEST_SCRIPTS'] = scripts.folder;
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    scripts.remove();
    folder.remove();
  };
}
