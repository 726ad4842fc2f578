// Small writes to a database of a hot home. Separate from its reads, so that read-only commands do not load it.
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';
import { sql } from '../store/store.ts';
import { MustOpen, type HotHome } from './hot-home.ts';

const FORMAT = sql<{ format: number }>('SELECT format FROM schema_format WHERE one = 1');

/** Opened by the first write; each write is one transaction, which a throw rolls back. */
export function hotWrites(home: HotHome, name: string): Pick<SqliteWriter, 'write'> {
  let writer: SqliteWriter | undefined;
  return {
    async write(body) {
      writer ??= await home.open(name, openSqliteWriter, ({ reader }) => reader);
      return writer.write(async (tx) => {
        // It may have been upgraded since it was opened.
        if ((await tx.get(FORMAT))?.format !== home.formatOf(name)) throw new MustOpen(`${name} was upgraded`);
        return body(tx);
      });
    },
  };
}
