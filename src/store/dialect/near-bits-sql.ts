// The rows whose bits differ least from given ones, in either engine: by sqlite-vec where it is loaded, by `bit_count` in Postgres. The
// distance is a whole number, so that both find the same.
import { sql, type Statement } from '../store.ts';

export interface NearBitsSql {
  /** What a migration runs. */
  readonly tables: string;
  /** Id, scope, and the bits in hexadecimal digits. */
  readonly insert: Statement;
  /** Scope and id. */
  readonly remove: Statement;
  readonly any: Statement<{ readonly id: number }>;
  readonly clear: Statement;
  /**
   * The bits, the scope, of how many of the newest, and how many of them; the nearest first, the newer of two that are equally near.
   */
  readonly nearest: Statement<{ readonly id: number }>;
  /** Whether `nearest` can be asked; undefined where it always can. */
  readonly probe: Statement<{ readonly version: string }> | undefined;
  /** So many of the newest of a scope, for a caller that compares by itself. */
  readonly all: Statement<{ readonly id: number; readonly bits: string }>;
}

const id = { map: (values: readonly [number, unknown]) => ({ id: values[0] }) };
const pair = { map: (values: readonly [number, string]) => ({ id: values[0], bits: values[1] }) };

const removals = (name: string) => ({
  remove: sql(`DELETE FROM ${name} WHERE scope = ? AND id = ?`),
  any: sql<{ readonly id: number }>(`SELECT id FROM ${name} WHERE scope = ? LIMIT 1`),
  clear: sql(`DELETE FROM ${name}`),
});

function sqliteNearBits(name: string): NearBitsSql {
  return {
    tables: `
CREATE TABLE ${name} (
  scope INTEGER NOT NULL,
  id INTEGER NOT NULL,
  bits BLOB NOT NULL,
  PRIMARY KEY (scope, id)
) STRICT, WITHOUT ROWID;
`,
    insert: sql(`INSERT INTO ${name} (id, scope, bits) VALUES (?, ?, unhex(?))`),
    ...removals(name),
    nearest: sql(
      `SELECT id, vec_distance_hamming(vec_bit(bits), vec_bit(unhex(?))) AS distance
       FROM (SELECT id, bits FROM ${name} WHERE scope = ? ORDER BY id DESC LIMIT ?) newest
       ORDER BY distance, id DESC LIMIT ?`,
      id,
    ),
    probe: sql('SELECT vec_version() AS version'),
    all: sql(`SELECT id, lower(hex(bits)) AS bits FROM ${name} WHERE scope = ? ORDER BY id DESC LIMIT ?`, pair),
  };
}

function postgresNearBits(name: string): NearBitsSql {
  return {
    tables: `
CREATE TABLE ${name} (
  scope BIGINT NOT NULL,
  id BIGINT NOT NULL,
  bits BIT VARYING NOT NULL,
  PRIMARY KEY (scope, id)
);
`,
    insert: sql(`INSERT INTO ${name} (id, scope, bits) VALUES (?, ?, CAST('x' || CAST(? AS TEXT) AS BIT VARYING))`),
    ...removals(name),
    nearest: sql(
      `SELECT id, bit_count(bits # CAST('x' || CAST(? AS TEXT) AS BIT VARYING)) AS distance
       FROM (SELECT id, bits FROM ${name} WHERE scope = ? ORDER BY id DESC LIMIT ?) newest
       ORDER BY distance, id DESC LIMIT ?`,
      id,
    ),
    probe: undefined,
    all: sql(`SELECT id, CAST(bits AS TEXT) AS bits FROM ${name} WHERE scope = ? ORDER BY id DESC LIMIT ?`, pair),
  };
}

export const nearBitsSql = { sqlite: sqliteNearBits, postgres: postgresNearBits } as const;
