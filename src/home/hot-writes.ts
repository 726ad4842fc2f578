// Small writes to a database of a hot home. Separate from its reads, so that read-only commands do not load it.
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';
import type { HotHome } from './hot-home.ts';

/** Opened by the first write; each write is one transaction, which a throw rolls back. */
export function hotWrites(home: HotHome, name: string): Pick<SqliteWriter, 'write'> {
  let writer: SqliteWriter | undefined;
  return {
    async write(body) {
      writer ??= await home.open(name, openSqliteWriter, ({ reader }) => reader);
      return writer.write(body);
    },
  };
}
