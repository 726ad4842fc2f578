// What a hook loads, proven by its bundle: plain SQL of the domains it reads, no package, and nothing of the ledger but
// its statements.
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

async function bundle(entry: string): Promise<{ modules: string[]; imports: string[] }> {
  const bundler = await rolldown({
    input: join(root, entry),
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
  return { modules, imports: chunk.imports };
}

test('the program of a hook holds no package, no contract, no setup and no ledger code', async () => {
  const { modules, imports } = await bundle('src/surfaces/hooks/hook-program.ts');
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((id) => !id.startsWith('src/'))).toEqual([]);
  expect(modules.filter((id) => id.startsWith('src/ledger/') && !id.endsWith('/queries.ts'))).toEqual([]);
  expect(modules.filter((id) => /contract\.ts$|operations\.ts$|main\.ts$/.test(id))).toEqual([]);
  expect(modules.filter((id) => /\/setup\/|setups?\.ts$|settings-entries\.ts$/.test(id))).toEqual([]);
  expect(imports.filter((id) => !['node:fs', 'node:os', 'node:path'].includes(id))).toEqual([]);
});

test('what starts it is small', async () => {
  const { modules, imports } = await bundle('src/surfaces/hooks/entry.ts');
  expect(modules.toSorted()).toEqual([
    'src/base/regular-file.ts',
    'src/config.ts',
    'src/surfaces/hooks/compiled-code.ts',
    'src/surfaces/hooks/entry.ts',
  ]);
  expect(imports.toSorted()).toEqual(['node:fs', 'node:os', 'node:path', 'node:vm']);
});
