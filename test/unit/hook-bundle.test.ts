// What a hook loads, proven by its bundle: plain SQL of the domains it reads, no package, and nothing of the ledger but
// its statements.
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

test('a bundle of the hooks holds no package, no contract, no setup and no ledger code', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const bundler = await rolldown({
    input: join(root, 'src/surfaces/hooks/entry.ts'),
    platform: 'node',
    logLevel: 'silent',
    external: [/^node:/, /answer-from-home\.ts$/],
  });
  const { output } = await bundler.generate({ format: 'cjs' });
  await bundler.close();
  const [chunk] = output;
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(root, id).split(sep).join('/'));
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((id) => !id.startsWith('src/'))).toEqual([]);
  expect(modules.filter((id) => id.startsWith('src/ledger/') && !id.endsWith('/queries.ts'))).toEqual([]);
  expect(modules.filter((id) => /contract\.ts$|operations\.ts$|main\.ts$/.test(id))).toEqual([]);
  expect(modules.filter((id) => /\/setup\/|setups?\.ts$|settings-entries\.ts$/.test(id))).toEqual([]);
  expect(chunk.imports.filter((id) => !['node:fs', 'node:os', 'node:path'].includes(id))).toEqual([]);
});
