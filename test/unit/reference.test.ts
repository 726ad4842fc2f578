// docs/reference/ is what the definitions say, all of them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorsPage } from '../../scripts/reference/errors-page.ts';
import { fieldType } from '../../scripts/reference/field-type.ts';
import { OWN_COMMANDS, operationsPage } from '../../scripts/reference/operations-page.ts';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { createContext } from '../../src/surfaces/cli/context.ts';
import { createProgram } from '../../src/surfaces/cli/program.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each([
  ['operations', operationsPage],
  ['errors', errorsPage],
] as const)('the page of %s is as `npm run reference` writes it', (name, page) => {
  expect(read(`docs/reference/${name}.md`)).toBe(page());
});

test('every code of an error in the sources is on the page', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(join('src', path)));
  const tables = sources.flatMap((text) =>
    [...text.matchAll(/^export const \w+ = \{\n(.*?)^\} as const satisfies ErrorTable;/gms)].map(
      ([, rows = '']) => rows,
    ),
  );
  const codes = tables.flatMap((rows) => [...rows.matchAll(/^ {2}(\w+): \{/gm)].map(([, code = '']) => code));
  const page = errorsPage();
  expect(tables.length).toBeGreaterThan(10);
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !page.includes(`<a id="${code}"></a>`))).toEqual([]);
});

test('every command that is named for an operation is one of the program', () => {
  const silent = { config: readConfig(), stdout: () => {}, stderr: () => {}, readStdin: async () => '' };
  const known = new Set(
    createProgram(createContext([], silent), operationDefinitions).commands.map((each) => each.name()),
  );
  const names = new Set(operationDefinitions.map(({ name }) => name));
  expect(
    Object.entries(OWN_COMMANDS).filter(
      ([name, command]) => !names.has(name) || !known.has(command.split(' ')[0] ?? ''),
    ),
  ).toEqual([]);
});

test('a type is described in a few words', () => {
  expect(fieldType({ type: 'array', maxItems: 30, items: { type: 'string', maxLength: 2_000 } })).toBe(
    'list of up to 30: text (up to 2,000)',
  );
  expect(fieldType({ anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' }] })).toBe(
    'whole number (0 to 4) or null',
  );
  expect(fieldType({ enum: ['todo', 'doing'] })).toBe('`todo`, `doing`');
  expect(fieldType({})).toBe('anything');
});
