// A copy of a schema on Postgres holds what the original does, also what only the tables of a program could have.
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { refusalOf } from '../support/expect-error.ts';
import { withClient } from '../support/raw-database.ts';

const SCHEMA = `copied_${process.pid}`;
const COPY = `${SCHEMA}_copy`;
const ROLE = `${SCHEMA}_reader`;

const onServer = (text: string) => withClient(async (client) => (await client.query(text)).rows as object[]);
const drop = () =>
  onServer(
    `DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; DROP SCHEMA IF EXISTS ${COPY} CASCADE; DROP ROLE IF EXISTS ${ROLE}`,
  );
const backup = (to: string) => postgresDriver({ url: inject('postgresUrl'), schema: SCHEMA }).backup(to);

beforeEach(async () => {
  await drop();
  await onServer(
    `CREATE SCHEMA ${SCHEMA}; SET search_path = ${SCHEMA}; CREATE ROLE ${ROLE};
     CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT n * 2';
     CREATE TABLE "order" (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, line serial, amount int NOT NULL DEFAULT twice(2)
       CHECK (twice(amount) > 0), total int GENERATED ALWAYS AS (amount * 3) STORED, seen boolean NOT NULL DEFAULT false);
     ALTER TABLE "order" RENAME TO orders;
     CREATE TABLE parts (of_order int REFERENCES orders (id), EXCLUDE USING btree (of_order WITH =));
     CREATE INDEX large ON orders (amount) WHERE amount > 10;
     CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.seen := true; RETURN NEW; END';
     CREATE TRIGGER seen BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION see();
     CREATE VIEW totals AS SELECT sum(total) AS total FROM orders;
     INSERT INTO orders DEFAULT VALUES; INSERT INTO orders (amount) VALUES (20); INSERT INTO parts VALUES (2);
     GRANT USAGE ON SCHEMA ${SCHEMA} TO ${ROLE}; GRANT SELECT ON orders, totals TO ${ROLE};`,
  );
});
afterEach(drop);

it('counts on, computes, checks, refers and lets in as the original does, without resting on it', async () => {
  await backup(COPY);
  await onServer(`DROP SCHEMA ${SCHEMA} CASCADE`);
  await onServer(`INSERT INTO ${COPY}.orders DEFAULT VALUES`);
  expect(await onServer(`SELECT * FROM ${COPY}.orders ORDER BY id`)).toEqual([
    { id: 1, line: 1, amount: 4, total: 12, seen: true },
    { id: 2, line: 2, amount: 20, total: 60, seen: true },
    { id: 3, line: 3, amount: 4, total: 12, seen: true },
  ]);
  await expect(onServer(`INSERT INTO ${COPY}.orders (amount) VALUES (-1)`)).rejects.toMatchObject({ code: '23514' });
  await expect(onServer(`INSERT INTO ${COPY}.parts VALUES (7)`)).rejects.toMatchObject({ code: '23503' });
  await expect(onServer(`INSERT INTO ${COPY}.parts VALUES (2)`)).rejects.toMatchObject({ code: '23P01' });
  expect(
    await onServer(`SELECT indexdef FROM pg_indexes WHERE schemaname = '${COPY}' AND indexname = 'large'`),
  ).toEqual([{ indexdef: expect.stringMatching(/WHERE \(amount > 10\)/) as string }]);
  const asReader = (text: string) => onServer(`SET ROLE ${ROLE}; ${text}`);
  await asReader(`SELECT total FROM ${COPY}.totals`);
  await expect(asReader(`SELECT 1 FROM ${COPY}.parts`)).rejects.toMatchObject({ code: '42501' });
});

it('is not made under a name that is taken, the server’s own, or none', async () => {
  for (const [name, code] of [
    [SCHEMA, 'backup_exists'],
    ['pg_mine', 'invalid_schema_name'],
    ['a"; DROP SCHEMA public; --', 'invalid_schema_name'],
  ] as const) {
    expect((await refusalOf(backup(name))).code).toBe(code);
  }
});
