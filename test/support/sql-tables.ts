// Which tables the SQL of a module makes and names, in statements or in declarations of tables. SQL is recognised by its
// keywords in capitals, as it is written here.
import { firstTextsOf, textsOf, type Node } from './syntax.ts';

export interface NamedTable {
  readonly table: string;
  readonly offset: number;
}

const MADE = /\bCREATE (?:UNLOGGED |TEMP )?TABLE (?:IF NOT EXISTS )?([a-z][a-z0-9_]*)/g;
/** A list behind FROM names several: `FROM tasks t, goals g`. */
const NAMED =
  /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|REFERENCES)\s+(?:ONLY\s+)?([a-z][\w.]*(?:(?:\s+(?:AS\s+)?[a-z]\w*)?\s*,\s*[a-z][\w.]*)*)/g;
const IS_SQL = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|REFERENCES)\b/;

export function tablesMadeBy(program: Node): string[] {
  return textsOf(program).flatMap((found) => [...found.text.matchAll(MADE)].flatMap(([, table]) => table ?? []));
}

export function tablesNamedBy(program: Node): NamedTable[] {
  const declared = firstTextsOf(program, 'defineTable').map(({ text: table, offset }) => ({ table, offset }));
  return [...declared, ...tablesInStatements(program)];
}

function tablesInStatements(program: Node): NamedTable[] {
  return textsOf(program)
    .filter((found) => IS_SQL.test(found.text))
    .flatMap(({ text: statement, offset }) =>
      [...statement.matchAll(NAMED)].flatMap(([, names = '']) =>
        names.split(',').map((name) => {
          const [qualified = ''] = name.trim().split(/\s/);
          return { table: qualified.split('.').at(-1) ?? '', offset };
        }),
      ),
    );
}
