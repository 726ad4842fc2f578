// No document of the repository leads nowhere: files, folders and headings that a relative link names are there.
import { globSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deadLinks } from '../support/links.ts';

const root = join(import.meta.dirname, '..', '..');
const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.cache|\.git)$/.test(name),
});

test('every relative link leads to something', () => {
  expect(documents.length).toBeGreaterThan(20);
  const dead = documents.flatMap((path) =>
    deadLinks(readFileSync(join(root, path), 'utf8'), (target) => {
      const file = target === '' ? join(root, path) : resolve(root, dirname(path), target);
      // What is not in the repository is not in a clone of it either.
      if (relative(root, file).startsWith('..') || !existsSync(file)) return undefined;
      return file.endsWith('.md') ? readFileSync(file, 'utf8') : '';
    }).map((link) => `${path}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every guide and every page of the reference is in the index', () => {
  const index = readFileSync(join(root, 'docs', 'README.md'), 'utf8');
  const pages = documents.filter((path) => /^docs\/(guide|reference)\//.test(path));
  expect(pages.filter((path) => !index.includes(`](${relative('docs', path)})`))).toEqual([]);
});

test('dead files and dead headings are found, and code is left alone', () => {
  const files: Record<string, string> = {
    '': '# Here\n',
    'a.md': '# Title with `code`, and more!\n\n## Twice\n\n## Twice\n\n<a id="row"></a>\n',
    folder: '',
  };
  const text = [
    '[a](a.md) [b](b.md) [c](a.md#title-with-code-and-more) [d](a.md#other) [e](#here) [f](#there) [g](folder)',
    '[h](https://example.org/x) ![i](image.png) [j](a.md#twice-1) [k](a.md#row)',
    '`[l](code.md)`',
    '```',
    '[m](block.md)',
    '```',
  ].join('\n');
  expect(deadLinks(text, (target) => files[target])).toEqual(['b.md', 'a.md#other', '#there', 'image.png']);
});
