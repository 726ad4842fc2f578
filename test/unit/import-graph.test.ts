// The import graph of src/: drawn in docs/graph/, without folders that import each other and without cycles of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readModules } from '../support/architecture.ts';
import { fan, fileCycles, layersOf, longest, mutualPairs, readGraph } from '../support/import-graph.ts';
import { graphSvg } from '../support/import-graph-svg.ts';
import { comparison, graphText } from '../support/import-graph-text.ts';

const root = join(import.meta.dirname, '..', '..');
const graph = readGraph(readModules(root, 'src'));

test('no two folders of src/ import each other, and no files import in a circle', () => {
  expect([...mutualPairs(graph), ...fileCycles(graph)]).toEqual([]);
});

test('docs/graph/ shows the graph of the sources; `npm run graph` draws it anew', () => {
  const committed = (name: string) => readFileSync(join(root, 'docs', 'graph', name), 'utf8');
  expect(committed('imports.txt')).toBe(graphText(graph));
  expect(committed('imports.svg')).toBe(graphSvg(graph));
});

function graphOf(texts: Readonly<Record<string, string>>) {
  return readGraph(Object.entries(texts).map(([path, text]) => ({ path, text })));
}

describe('a planted violation is found', () => {
  test.each([
    `import { x } from '../b/y.ts';`,
    `import type { X } from '../b/y.ts';`,
    `import { type X } from '../b/y.ts';`,
    `type X = import('../b/y.ts').X;`,
    `export type { X } from '../b/y.ts';`,
    `const x = await import('../b/y.ts');`,
  ])('between two folders: %s', (text) => {
    const planted = graphOf({
      'src/a/x.ts': text,
      'src/b/y.ts': '',
      'src/b/z.ts': `import type { W } from '../a/w.ts';`,
      'src/a/w.ts': '',
    });
    expect(mutualPairs(planted)).toEqual(['a ↔ b']);
    expect(fileCycles(planted)).toEqual([]);
  });

  test('between a folder and one inside it', () => {
    const planted = graphOf({
      'src/a/a.ts': `import { x } from './in/x.ts';`,
      'src/a/in/x.ts': `import type { Y } from '../y.ts';`,
      'src/a/y.ts': '',
    });
    expect(mutualPairs(planted)).toEqual(['a ↔ a/in']);
  });

  test('where a shared file of a folder imports one inside it', () => {
    const planted = graphOf({
      'src/a/contract.ts': `import { x } from './in/x.ts';`,
      'src/a/in/y.ts': `import type { A } from '../contract.ts';`,
      'src/a/in/x.ts': '',
    });
    expect(mutualPairs(planted)).toEqual(['a/contract.ts ↔ a/in']);
  });

  test('where a shared file of another folder is imported, and imports back', () => {
    const planted = graphOf({
      'src/a/contract.ts': `import { x } from '../b/x.ts';`,
      'src/b/queries.ts': `import type { A } from '../a/contract.ts';`,
      'src/b/x.ts': '',
    });
    expect(mutualPairs(planted)).toEqual(['a ↔ b']);
  });

  test('in a circle of files, types included', () => {
    const planted = graphOf({
      'src/a/x.ts': `import { y } from './y.ts';`,
      'src/a/y.ts': `import { z } from './z.ts';`,
      'src/a/z.ts': `import type { X } from './x.ts';`,
      'src/a/w.ts': `import { x } from './x.ts';`,
    });
    expect(fileCycles(planted)).toEqual(['a/x.ts ↔ a/y.ts ↔ a/z.ts']);
  });
});

describe('what is allowed passes', () => {
  test.each(['contract.ts', 'queries.ts', 'schema.ts'])('the %s of a folder is shared with those inside it', (name) => {
    const allowed = graphOf({
      'src/a/a.ts': `import { x } from './in/deep/x.ts'; import { c } from './${name}';`,
      [`src/a/${name}`]: '',
      'src/a/in/deep/x.ts': `import type { C } from '../../${name}';`,
    });
    expect(mutualPairs(allowed)).toEqual([]);
    expect(layersOf(allowed)).toEqual([['a/in/deep'], ['a']]);
  });

  test('a file of src/ itself stands for itself: one may be below a folder that another is above', () => {
    const allowed = graphOf({
      'src/main.ts': `import { a } from './a/a.ts';`,
      'src/a/a.ts': `import type { Config } from '../config.ts';`,
      'src/config.ts': '',
    });
    expect(mutualPairs(allowed)).toEqual([]);
    expect(layersOf(allowed)).toEqual([['config.ts'], ['a'], ['main.ts']]);
  });

  test('imports in strings and comments, and of packages, are none', () => {
    const { edges } = graphOf({
      'src/a/x.ts': `// import '../b/y.ts'\nimport 'zod'; 'import "../b/y.ts"';`,
      'src/b/y.ts': '',
    });
    expect(edges).toEqual([]);
  });
});

test('a picture of no modules, or of one that cannot be read, fails', () => {
  expect(() => readGraph([])).toThrow('no module to draw');
  expect(() => graphOf({ 'src/a/x.ts': 'const = 1;' })).toThrow('a/x.ts');
});

test('functions are measured under the names they are given', () => {
  const text = [
    'export function outer() {',
    '  const inner = async () => {',
    '    call();',
    '  };',
    '  return { method() { return 1; }, arrow: (() => 2) as never };',
    '}',
    'call(function () {});',
  ].join('\n');
  const { functionSizes, fileSizes } = graphOf({ 'src/a/x.ts': `${text}\n` });
  expect(longest(functionSizes, 5)).toEqual([
    { name: 'a/x.ts outer', lines: 6 },
    { name: 'a/x.ts inner', lines: 3 },
    { name: 'a/x.ts (anonymous)', lines: 1 },
    { name: 'a/x.ts arrow', lines: 1 },
    { name: 'a/x.ts method', lines: 1 },
  ]);
  expect(fileSizes).toEqual([{ name: 'a/x.ts', lines: 7 }]);
});

test('two files are one import however often the one names the other, and the order of reading changes nothing', () => {
  const texts = {
    'src/b/y.ts': '',
    'src/a/x.ts': `import { y } from '../b/y.ts'; import type { Y } from '../b/y.ts';`,
    'src/a/w.ts': `import { y } from '../b/y.ts';`,
  };
  const one = graphOf(texts);
  const other = graphOf(Object.fromEntries(Object.entries(texts).toReversed()));
  expect(one.folderEdges).toEqual([{ from: 'a', to: 'b', imports: 2 }]);
  expect(fan(one, 'to')).toEqual([{ name: 'b/y.ts', count: 2 }]);
  expect([graphText(one), graphSvg(one)]).toEqual([graphText(other), graphSvg(other)]);
});

test('another checkout is shown beside this one', () => {
  const before = graphOf({ 'src/a/x.ts': `import '../b/y.ts';`, 'src/b/y.ts': `import '../a/x.ts';` });
  const text = comparison(before, graphOf({ 'src/a/x.ts': '' }));
  expect(text).toMatch(/^Folders that import each other\n {2}before +after\n {6}a ↔ b +none$/m);
  expect(text).toMatch(/^ {6}2 files, 2 imports +1 files, 0 imports$/m);
});
