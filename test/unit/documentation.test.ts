// TypeScript in documents is code that the tests run: every block is a region of an example, word for word.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { regionsOf, typescriptBlocks } from '../support/documentation.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const examples = filesIn('examples', '.ts');
const regions = examples.flatMap((path) => regionsOf(path, read(path)));
const blocks = ['README.md', ...filesIn('docs/guide', '.md')].flatMap((path) => typescriptBlocks(path, read(path)));

test('every TypeScript block of the guides and the README is a region of an example', () => {
  const known = new Set(regions.map(({ text }) => text));
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter(({ text }) => !known.has(text)).map(({ name }) => name)).toEqual([]);
});

test('every region of an example is shown in a document', () => {
  const shown = new Set(blocks.map(({ text }) => text));
  expect(regions.filter(({ text }) => !shown.has(text)).map(({ name }) => name)).toEqual([]);
});

test('every JSON block of the documents is JSON', () => {
  const documents = ['README.md', ...filesIn('docs', '.md'), ...filesIn('docs/guide', '.md')];
  const texts = documents.flatMap((path) =>
    [...read(path).matchAll(/^```json\n([^]*?)^```$/gm)].map(([, text]) => text),
  );
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(() => JSON.parse(text ?? '') as unknown).not.toThrow();
});

test('every example is run by a test, and in the list of examples', () => {
  const tests = read('test/e2e/examples.test.ts');
  const list = read('examples/README.md');
  const names = examples.map((path) => path.replace('examples/', ''));
  expect(names.filter((name) => !tests.includes(name) || !list.includes(`(${name})`))).toEqual([]);
});

test('a block that differs from its region by a word is found', () => {
  const [region] = regionsOf('x.ts', 'if (a) {\n  // #region b\n  const b = {\n    c: 1,\n  };\n  // #endregion\n}\n');
  const [block, other] = typescriptBlocks(
    'x.md',
    'Text\n```ts\nconst b = {\n  c: 1,\n};\n```\n```sh\nls\n```\n```ts\nb\n```\n',
  );
  expect(region).toEqual({ name: 'x.ts#b', text: 'const b = {\n  c: 1,\n};' });
  expect(block).toEqual({ name: 'x.md:2', text: region?.text });
  expect(other).toEqual({ name: 'x.md:10', text: 'b' });
});
