// Somebody with the password changes rows of the gateway. Verification names the table, a rebuild makes it again to the byte, and a switch
// that is on stops every call meanwhile.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleExpired } from '../../src/gateway/calls/settle-expired.ts';
import * as q from '../../src/gateway/queries.ts';
import { sql, type SqlValue } from '../../src/store/store.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { openGatewayOf, writeDocument, type OpenedGateway } from '../support/gateway-fixture.ts';
import { PERSON, documentFor, question } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { dumpTables } from '../support/raw-database.ts';

const TABLES = [q.gatewayCalls, q.budgetWindows, q.gatewayCosts, q.gatewaySwitches];
const OTHER_ID = '01990000-0000-7000-8000-00000000dead';
const HOUR = 3_600_000;

let fixture: Fixture;
let server: ModelServer;
let opened: OpenedGateway;
let leave: AbortController;

afterEach(async () => {
  leave.abort();
  await fixture.dispose();
  await server.close();
});

const generate = () => opened.gateway.calls.generate(question(), PERSON);
const problems = async (deep: boolean) => (await opened.ledger.verify({ deep })).problems;
const rowsOf = (name: string) =>
  opened.store.read((tx) => tx.all(sql<Record<string, SqlValue>>(`SELECT * FROM ${name} ORDER BY 1, 2, 3, 4, 5`)));

/** Calls of every ending: answered, settled after their process died, denied and open; and a switch. */
async function makeRows(): Promise<void> {
  await generate();
  const stall = async () => {
    server.say({ text: 'Half of it.', when: () => true, fault: { kind: 'stall', events: 1 } });
    await opened.gateway.calls.stream(question(), { ...PERSON, signal: leave.signal }).next();
  };
  await stall();
  fixture.advance(HOUR);
  const { gatewayId } = await opened.gateway.accounting();
  expect(await settleExpired(opened, gatewayId)).toBe(1);
  await refusalOf(opened.gateway.calls.generate(question(), { actor: 'http:ci' }));
  await stall();
  await opened.gateway.kills.on('elsewhere', 'a leak', PERSON);
}

describe.each(DIALECTS)('tables of the gateway on %s', (dialect) => {
  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    leave = new AbortController();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    opened = await openGatewayOf(fixture);
  });

  test('[ACL-01] a changed column is named by a deep verification, and a rebuild puts it back', async () => {
    await makeRows();
    expect(await problems(true)).toEqual([]);
    const missed: string[] = [];
    for (const table of TABLES) {
      const rows = await rowsOf(table.name);
      expect(rows.length).toBeGreaterThan(0);
      const columns = Object.keys(table.columns);
      for (const column of columns) {
        const row = rows.find((each) => each[column] !== null) ?? rows[0];
        if (!row) continue;
        const where = table.key.map((key) => `${key} = '${String(row[key])}'`).join(' AND ');
        const before = await dumpTables(fixture);
        await fixture.tamper(
          `UPDATE ${table.name} SET ${column} = ${changed(column, row[column] ?? null)} WHERE ${where}`,
        );
        if (!(await problems(true)).some((problem) => problem.message.includes(table.name)))
          missed.push(`${table.name}.${column}`);
        const { differences_found } = await opened.ledger.rebuild();
        if (differences_found === 0) missed.push(`${table.name}.${column} was not rebuilt`);
        expect(await dumpTables(fixture)).toEqual(before);
      }
    }
    expect(missed).toEqual([]);
  });

  test('[ACL-01] a row that was deleted or put in is named by every verification', async () => {
    await makeRows();
    expect(await problems(false)).toEqual([]);
    const missed: string[] = [];
    for (const table of TABLES) {
      for (const [index, row] of (await rowsOf(table.name)).entries()) {
        const where = table.key.map((key) => `${key} = '${String(row[key])}'`).join(' AND ');
        await fixture.tamper(`DELETE FROM ${table.name} WHERE ${where}`);
        for (const deep of [false, true]) {
          const named = (await problems(deep)).some((problem) => problem.table === table.name);
          if (!named) missed.push(`${deep ? 'deep, ' : ''}row ${index} of ${table.name}`);
        }
        await opened.ledger.rebuild();
        expect(await problems(true)).toEqual([]);
      }
    }
    expect(missed).toEqual([]);
  });

  test('[ACL-01] rows of a gateway that is not there are named and removed', async () => {
    await makeRows();
    const before = await dumpTables(fixture);
    for (const { name, key } of TABLES) {
      const [row] = await rowsOf(name);
      const own: Record<string, SqlValue> = {
        ...row,
        gateway_id: OTHER_ID,
        ...(key.length === 1 ? { [key[0] ?? '']: OTHER_ID } : {}),
      };
      const values = Object.values(own).map((value) => (value === null ? 'NULL' : `'${String(value)}'`));
      await fixture.tamper(`INSERT INTO ${name} (${Object.keys(own).join()}) VALUES (${values.join()})`);
      expect(await problems(false)).toContainEqual(expect.objectContaining({ table: name, workflow_id: OTHER_ID }));
    }
    await opened.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);
  });

  test.each(['gateway_switches', "state_entities WHERE collection = 'switches'"])(
    '[AGT-24] a switch stops every call where it was deleted from %s',
    async (what) => {
      await opened.gateway.kills.on('all', 'a leak', PERSON);
      await fixture.tamper(`DELETE FROM ${what}`);
      // Another process, which has read nothing before; on a server there is no file that knows it.
      opened = await openGatewayOf(fixture, { home: `${fixture.folder}/elsewhere` });
      expect((await refusalOf(generate())).code).toBe('provider_killed');
      expect(server.requests).toHaveLength(0);
      expect(await opened.gateway.kills.scopes()).toEqual(['all']);
      expect(await opened.gateway.kills.status()).toMatchObject([{ scope: 'all', reason: 'a leak', recorded: true }]);
      await opened.ledger.rebuild();
      expect(await problems(true)).toEqual([]);
      expect(await opened.gateway.kills.off('all', PERSON)).toEqual([]);
      expect((await generate()).text).toBe('Done.');
    },
  );

  test.each([
    "UPDATE events SET actor = 'eve'",
    'DELETE FROM events',
    dialect === 'sqlite' ? 'REPLACE INTO events SELECT * FROM events' : 'TRUNCATE events CASCADE',
  ])('[ACL-01] the database refuses %s', async (statement) => {
    await generate();
    const conn = await fixture.driver().connect('write');
    try {
      await conn.begin('write');
      expect((await failureOf(conn.script(statement))).message).toMatch(
        /events are never (?:changed|deleted|replaced)/,
      );
    } finally {
      await conn.rollback();
      await conn.close();
    }
  });
});

/** Another value that the column takes. */
function changed(column: string, value: SqlValue): string {
  if (typeof value === 'number' || typeof value === 'bigint') return `${column} + 1`;
  if (column.endsWith('_id') && column !== 'agent_id' && /^[0-9a-f-]{36}$/.test(String(value))) return `'${OTHER_ID}'`;
  if (column.endsWith('_at') || column === 'since') return "'2031-01-01T00:00:00.000Z'";
  if (/_tokens$|_ms$/.test(column)) return '7';
  return `'changed'`;
}
