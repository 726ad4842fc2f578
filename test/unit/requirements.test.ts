// docs/requirements.md names for every requirement what shows it; none is missing, and what it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8');

const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`);
/** Of the domains that are built; a domain adds its own. */
const REQUIRED = [
  ...numbered('ACL', 1, 20),
  ...numbered('AGT', 6, 7),
  ...numbered('AGT', 21, 24),
  ...numbered('AGT', 41, 42),
  ...numbered('AEG', 1, 19),
  ...numbered('MND', 1, 19),
];

interface Row {
  readonly id: string;
  readonly holds: string;
  readonly shown: string;
  readonly files: readonly string[];
}

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, id = '', holds = '', shown = '', held = ''] = cells;
    if (!/^[A-Z]{3}-\d{2}$/.test(id)) return [];
    return [{ id, holds, shown, files: [...held.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }];
  });
}

/** What is wrong with a row, in words. */
function misses({ id, holds, shown, files }: Row): string[] {
  const missing = files.filter((file) => !existsSync(join(ROOT, file)));
  const silent = files.filter(
    (file) => !missing.includes(file) && !readFileSync(join(ROOT, file), 'utf8').includes(`[${id}]`),
  );
  return [
    ...(holds === '' || shown === '' ? [`${id} does not say what holds or how to see it`] : []),
    ...(files.length === 0 ? [`${id} is held by no test`] : []),
    ...missing.map((file) => `${id}: ${file} does not exist`),
    ...silent.map((file) => `${id}: no test in ${file} carries its id`),
  ];
}

describe('the table of requirements', () => {
  it('has a row for each, once', () => {
    expect(rowsOf(text).map(({ id }) => id)).toEqual(REQUIRED);
  });

  it('names tests that exist and carry the id', () => {
    expect(rowsOf(text).flatMap(misses)).toEqual([]);
  });

  it('would not pass with a row that names nothing, a file that is gone, or a test of another id', () => {
    const [row] = rowsOf(text);
    const bad = { id: 'ACL-99', holds: 'x', shown: 'y', files: row?.files ?? [] };
    expect(misses(bad)).toHaveLength(bad.files.length);
    expect(misses({ ...bad, files: [] })).toEqual(['ACL-99 is held by no test']);
    expect(misses({ ...bad, files: ['test/none.test.ts'] })).toEqual(['ACL-99: test/none.test.ts does not exist']);
  });
});
