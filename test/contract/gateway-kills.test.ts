// Kill switches: calls under way in other processes end, a switch that only the file knows of holds and is recorded later, and whatever
// is wrong with the file stops everything.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toTimestamp } from '../../src/base/clock.ts';
import { toFailure } from '../../src/base/system-errors.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import {
  killFileOf,
  openGatewayOf,
  reservedIn,
  writeDocument,
  type OpenedGateway,
} from '../support/gateway-fixture.ts';
import { PERSON, documentFor, question } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

let fixture: Fixture;
let server: ModelServer;
let opened: OpenedGateway;

async function start(dialect: (typeof DIALECTS)[number]): Promise<void> {
  fixture = createFixture(dialect);
  fixture.clock.park();
  server = await startOllama();
  writeDocument(fixture, documentFor(`${server.url}/v1`));
  opened = await openGatewayOf(fixture);
}
afterEach(async () => {
  await fixture.dispose();
  await server.close();
});

const generate = () => opened.gateway.calls.generate(question(), PERSON);
const types = async () => (await opened.events()).map(({ type }) => type);

/** A stream under way: resolves with the error that ends it. */
async function streaming(): Promise<{ readonly ended: Promise<Awaited<ReturnType<typeof refusalOf>>> }> {
  server.say({ text: 'Half of it.', when: () => true, fault: { kind: 'stall', events: 1 } });
  const parts = opened.gateway.calls.stream(question(), PERSON);
  expect((await parts.next()).value).toMatchObject({ type: 'text' });
  return { ended: refusalOf(parts.next()) };
}

/** Time passes until the connection to the model is closed. */
const untilClosed = () =>
  until(() => {
    fixture.advance(50);
    return server.left() === 1;
  });

describe.each(DIALECTS)('a kill switch on %s', (dialect) => {
  beforeEach(() => start(dialect));

  test.each(['all', 'lab'])('[AGT-24] on in another process ends a stream under way: %s', async (scope) => {
    const { ended } = await streaming();
    const other = await openGatewayOf(fixture);
    await other.gateway.kills.on(scope, 'a leak', PERSON);
    await untilClosed();
    expect(await ended).toMatchObject({ code: 'provider_killed' });
    expect((await types()).slice(-2)).toEqual(['gateway.killed', 'gateway.call_ended']);
    const [row] = await opened.rows();
    expect(row).toMatchObject({ status: 'killed', code: 'provider_killed', charged_by: 'estimate' });
    expect(reservedIn(await opened.windows())).toBe(0);
    expect((await refusalOf(generate())).code).toBe('provider_killed');
    expect(server.requests).toHaveLength(1);
    expect(await opened.gateway.kills.off(scope, PERSON)).toEqual([]);
    expect((await generate()).text).toBe('Done.');
  });

  test.each(['by its file', 'by the database alone'])(
    '[AGT-24] denies on record what nobody can read, before it is refused for itself: %s',
    async (how) => {
      await opened.gateway.kills.on('lab', undefined, PERSON);
      if (how !== 'by its file' && dialect === 'sqlite') writeFileSync(killFileOf(fixture), '');
      const malformed = () => opened.gateway.calls.generate(question({ max_output_tokens: -1 }), PERSON);
      expect((await refusalOf(malformed())).code).toBe('provider_killed');
      expect((await types()).at(-1)).toBe('gateway.call_denied');
      expect((await opened.rows()).at(-1)).toMatchObject({ code: 'provider_killed', dropped_fields: '[]' });
      await opened.gateway.kills.off('lab', PERSON);
      expect((await refusalOf(malformed())).code).toBe('invalid_request');
    },
  );

  test.each(['by its file', 'by the database alone'])(
    '[AGT-24] keeps off the record what a call would have asked: %s',
    async (how) => {
      await opened.gateway.kills.on('lab', undefined, PERSON);
      if (how !== 'by its file' && dialect === 'sqlite') writeFileSync(killFileOf(fixture), '');
      const asked = question({ payload: { a_private_name: 3 } });
      expect((await refusalOf(opened.gateway.calls.generate(asked, PERSON))).code).toBe('provider_killed');
      expect((await opened.rows()).at(-1)).toMatchObject({ projection_version: null, dropped_fields: '[]' });
      expect(JSON.stringify(await opened.events())).not.toContain('a_private_name');
    },
  );

  test('[AGT-24] a switch for another provider ends nothing, and twice is once', async () => {
    const { ended } = await streaming();
    await opened.gateway.kills.on('other', undefined, PERSON);
    await opened.gateway.kills.on('other', undefined, PERSON);
    fixture.advance(1_000);
    expect(server.left()).toBe(0);
    expect((await types()).filter((type) => type === 'gateway.killed')).toHaveLength(1);
    await opened.gateway.kills.on('all', undefined, PERSON);
    expect(await ended).toMatchObject({ code: 'provider_killed' });
  });
});

describe('the file of a home in a folder', () => {
  beforeEach(() => start('sqlite'));

  const WRONG: readonly [string, (path: string) => void][] = [
    ['garbled', (path) => writeFileSync(path, '{"not": "ours"}')],
    ['half written', (path) => writeFileSync(path, '["al')],
    ['a link', (path) => symlinkSync('/etc/hostname', path)],
    ['a link to nowhere', (path) => symlinkSync('/nowhere', path)],
    ['a folder', (path) => mkdirSync(path)],
    ['a pipe', (path) => void execFileSync('mkfifo', [path])],
    ['far too large', (path) => writeFileSync(path, Buffer.alloc(100_000, ' '))],
  ];

  test.each(WRONG)('[AGT-24] one that is %s stops every call, those under way too', async (_, make) => {
    const { ended } = await streaming();
    rmSync(killFileOf(fixture));
    make(killFileOf(fixture));
    await untilClosed();
    expect(await ended).toMatchObject({ code: 'provider_killed' });
    expect((await refusalOf(generate())).code).toBe('provider_killed');
    expect(server.requests).toHaveLength(1);
    // Nobody decided it, so it is not put on record as if somebody had.
    expect(await types()).not.toContain('gateway.killed');
    // A switch can be put on all the same: the ledger knows it.
    const switches = await opened.gateway.kills.on('lab', undefined, PERSON);
    expect(switches).toContainEqual(expect.objectContaining({ scope: 'lab', recorded: true }));
  });

  const FULL = toFailure(
    Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }),
    'write',
    'the database',
  );

  test('[AGT-24] where the database cannot be written the file stops every call, and it is recorded later', async () => {
    let isFull = true;
    const full = await openGatewayOf(fixture, {
      probe: ({ at, what }) => {
        if (isFull && at === 'before' && what.startsWith('BEGIN IMMEDIATE')) throw FULL;
      },
    });
    const { ended } = await streaming();
    const told = await full.gateway.kills.on('all', 'a leak', PERSON);
    const known = { scope: 'all', since: toTimestamp(fixture.clock.now()), by: PERSON.actor, reason: 'a leak' };
    expect(told).toEqual([{ ...known, recorded: false }]);
    expect(JSON.parse(readFileSync(killFileOf(fixture), 'utf8'))).toEqual([known]);
    expect(await full.gateway.kills.status()).toEqual(told);
    await untilClosed();
    expect(await ended).toMatchObject({ code: 'provider_killed' });
    isFull = false;
    // Whoever records it: the event is the person's, with the reason and the time.
    fixture.advance(60_000);
    expect(await opened.gateway.kills.status()).toEqual([{ ...known, recorded: true }]);
    expect(await full.gateway.kills.status()).toEqual([{ ...known, recorded: true }]);
    const killed = (await opened.events()).filter(({ type }) => type === 'gateway.killed');
    expect(killed.map(({ payload }) => payload)).toEqual([{ scope: 'all', reason: 'a leak', since: known.since }]);
    await full.gateway.kills.off('all', PERSON);
    expect(await full.gateway.kills.status()).toEqual([]);
    expect((await types()).at(-1)).toBe('gateway.kill_ended');
    expect((await generate()).text).toBe('Done.');
  });

  test('[AGT-24] the file has room for every switch; reasons make room first, and none holds a secret', async () => {
    const secret = `sk-ant-api03-${'A1b2C3d4'.repeat(12)}-AAAAAAAA`;
    const { kills } = opened.gateway;
    const read = () => readFileSync(killFileOf(fixture), 'utf8');
    await kills.on('lab0', `${secret} was sent`, PERSON);
    expect(JSON.parse(read())).toMatchObject([
      { scope: 'lab0', reason: expect.stringContaining('was sent') as string },
    ]);
    expect(read()).not.toContain(secret);
    const names = Array.from({ length: 40 }, (_, at) => `lab${at}${'x'.repeat(50)}`);
    for (const name of names) {
      await kills.on(name, '\u{1f600}'.repeat(250), PERSON);
      expect([...kills.inFile()]).toContain(name);
      expect(Buffer.byteLength(read())).toBe(4_096);
    }
    expect(kills.inFile().size).toBe(41);
    // What it cannot name is in the ledger alone.
    let told = await kills.status();
    for (const name of names) told = await kills.on(`${name}yyyyy`, undefined, PERSON);
    expect(told.map(({ recorded }) => recorded)).toEqual(Array(81).fill(true));
    expect(kills.inFile().size).toBeGreaterThan(41);
  });

  test('[AGT-24] the next call records a switch that only the file knows of, and is denied', async () => {
    writeFileSync(killFileOf(fixture), '["lab"]');
    expect((await refusalOf(generate())).code).toBe('provider_killed');
    expect(await types()).toEqual(['gateway.killed', 'gateway.rules_met', 'gateway.call_denied']);
    expect(server.requests).toEqual([]);
  });

  test('[AGT-24] who switched it on and why is kept, though another process found it in the file first', async () => {
    // As far as `on` of another process has come: its file is written, and the ledger is not.
    writeFileSync(killFileOf(fixture), '["all"]');
    const { kills } = opened.gateway;
    expect(await kills.status()).toMatchObject([{ scope: 'all', by: 'gateway', recorded: true }]);
    const told = { scope: 'all', by: PERSON.actor, reason: 'a leak', recorded: true };
    expect(await kills.on('all', 'a leak', PERSON)).toMatchObject([told]);
    // A second one, and another reader of the file, change nothing of it.
    await kills.on('all', 'again', { actor: 'cli:bob' });
    expect(await kills.status()).toMatchObject([told]);
    await kills.off('all', PERSON);
    expect(await kills.status()).toEqual([]);
  });
});
