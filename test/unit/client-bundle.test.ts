// The client's boundary, proven by its bundle: nothing of the server, of Node or of a package is in it.
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

test('a bundle of the client holds the client and a few ports', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const bundler = await rolldown({ input: join(root, 'src/client.ts'), platform: 'browser', logLevel: 'silent' });
  const { output } = await bundler.generate({ format: 'es' });
  await bundler.close();
  const [chunk] = output;
  const modules = chunk.moduleIds
    .map((id) => relative(root, id).split(sep).join('/'))
    .filter((id) => id.startsWith('src/'));
  expect(modules.toSorted()).toEqual([
    'src/base/backoff.ts',
    'src/base/clock.ts',
    'src/base/network.ts',
    'src/base/server-sent-events.ts',
    'src/client.ts',
  ]);
  expect([chunk.imports, chunk.dynamicImports]).toEqual([[], []]);
});
