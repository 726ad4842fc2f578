// Retention of the texts of exchanges on both databases: what goes, what stays because a younger exchange shares it, what replay and
// verify still say, and that nothing of what is gone is left in the file.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { askOperations } from '../../src/ask/operations.ts';
import { askIdOf } from '../../src/ask/pipeline/record.ts';
import { readAskDocument } from '../../src/ask/retention/contract.ts';
import { createRetention } from '../../src/ask/retention/retention.ts';
import { keepPruned } from '../../src/ask/retention/keep-pruned.ts';
import { readConfigFile } from '../../src/home/config-file.ts';
import { sql } from '../../src/store/store.ts';
import { LAB_MODEL, OTHER_PROJECT, PROJECT, openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { configFolderOf, writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const MINUTE = 60_000;
const DAY = 86_400_000;
const ALPHA = 'canary-alpha-51e0';
const BETA = 'canary-beta-77c2';
const GAMMA = 'canary-gamma-90ab';
/** Long enough to stand in a bundle by its hash. */
const padded = (words: string) => `${words} ${'and so it goes on and on '.repeat(10)}`;

describe.each(DIALECTS)('[AEG-18] retention on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    opened = await openAskOf(fixture, { erases: true });
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  async function ask(question: string, answer = 'Noted.', more: object = {}) {
    server.say({ text: answer, when: () => true });
    const asked = await opened.call<Answer<'ask.ask'>>('ask.ask', { question, model: LAB_MODEL, ...more });
    return asked.exchange_id;
  }
  const prune = (older_than_days: number, more: object = {}, call = PERSON) =>
    opened.call<Answer<'ask.prune_exchanges'>>('ask.prune_exchanges', { older_than_days, ...more }, call);
  const show = (exchange_id: string) => opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', { exchange_id });
  const verify = (exchange_id: string) =>
    opened.call<Answer<'ask.verify_exchange'>>('ask.verify_exchange', { exchange_id });
  const replay = (exchange_id: string) =>
    opened.call<Answer<'ask.replay_exchange'>>('ask.replay_exchange', { exchange_id });
  const prunings = async (projectId = PROJECT) =>
    (await opened.told(projectId)).filter(({ type }) => type === 'exchange.texts_pruned');
  const expectSound = async () => expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);

  /** In every byte of the database: on a server, of what can be read of it. */
  async function isAnywhere(words: string): Promise<boolean> {
    if (dialect === 'sqlite') {
      const files = readdirSync(fixture.folder).filter((name) => name.startsWith('work.sqlite'));
      return files.some((name) => readFileSync(join(fixture.folder, name)).includes(words));
    }
    for (const [table, column] of [
      ['chat_turn', 'content'],
      ['ask_content', 'body'],
      ['prompt_node', 'parts'],
      ['sight_reading', 'entry'],
      ['events', 'payload'],
    ] as const) {
      const found = sql<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE CAST(${column} AS TEXT) LIKE ?`);
      if (Number((await opened.store.read((tx) => tx.get(found, `%${words}%`)))?.n) > 0) return true;
    }
    return false;
  }

  test('texts older than the limit are gone from every byte, and every hash stays', async () => {
    const first = await ask(padded(ALPHA), padded(BETA), { intent: `To find ${GAMMA}` });
    const second = await ask(`More about ${ALPHA}`, `Again ${BETA}`);
    fixture.advance(91 * DAY);
    const young = await ask('What is new?', 'Nothing much.');
    expect(await isAnywhere(ALPHA)).toBe(true);
    const before = await show(first);

    expect(await prune(90)).toMatchObject({
      pruned: true,
      exchanges: 2,
      turns: 4,
      log: dialect === 'sqlite' ? 'emptied' : 'of_the_server',
    });
    for (const words of [ALPHA, BETA, GAMMA]) expect(await isAnywhere(words)).toBe(false);

    const after = await show(first);
    expect(after).toMatchObject({ question: '', response: '', bundle: null, prompt: null });
    for (const name of ['context_bundle_hash', 'prompt_hash', 'response_hash', 'kernel_hash', 'originals'] as const)
      expect(after[name]).toEqual(before[name]);
    expect(after.gone).toEqual(expect.arrayContaining(['context_bundle_hash', 'prompt_hash', 'response_hash']));
    for (const id of [first, second]) {
      expect(await verify(id)).toMatchObject({ ok: true });
      expect(await replay(id)).toMatchObject({ ok: false, prompt: null, response: null });
    }
    expect(await verify(young)).toMatchObject({ ok: true, gone: [] });
    expect(await replay(young)).toMatchObject({ ok: true, gone: [] });
    await expectSound();

    const [event] = await prunings();
    expect(event?.payload).toMatchObject({ exchanges: 2, turns: 4 });
    expect(JSON.stringify(event)).not.toContain('canary');
    // A second time there is nothing to do, and nothing is told.
    expect(await prune(90)).toMatchObject({ pruned: false, exchanges: 0, bytes: 0, log: 'untouched' });
    expect(await prunings()).toHaveLength(1);
  });

  test('what a younger exchange shares stays until that one is old too', async () => {
    const old = await ask(padded(ALPHA), padded(BETA));
    fixture.advance(20 * MINUTE);
    // Its bundle holds the turns of the first.
    const young = await ask('And then?', 'Then this.');
    expect(JSON.stringify((await show(young)).bundle)).toContain(ALPHA);
    fixture.advance(DAY - 10 * MINUTE);

    expect(await prune(1)).toMatchObject({ exchanges: 1, turns: 2 });
    expect(await show(old)).toMatchObject({ question: '', response: '' });
    expect(await verify(young)).toMatchObject({ ok: true, gone: [] });
    expect(await replay(young)).toMatchObject({ ok: true, gone: [] });
    expect(JSON.stringify((await replay(young)).prompt)).toContain(ALPHA);

    fixture.advance(DAY);
    expect(await prune(1)).toMatchObject({ exchanges: 1 });
    expect((await verify(young)).gone).toContain('prompt_hash');
    for (const words of [ALPHA, BETA]) expect(await isAnywhere(words)).toBe(false);
    await expectSound();
    expect((await prunings()).map(({ payload }) => payload['exchanges'])).toEqual([1, 1]);
  });

  test('a question that is under way keeps what it was compiled of', async () => {
    await ask(padded(ALPHA), padded(BETA));
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const when = () => {
      arrived.resolve();
      return true;
    };
    server.say({ text: 'At last.', when, fault: { kind: 'late', until: held.promise } });
    const asking = opened.call<Answer<'ask.ask'>>('ask.ask', { question: 'Now?', model: LAB_MODEL });
    await arrived.promise;
    fixture.advance(1_000);
    expect(await prune(0)).toMatchObject({ exchanges: 1 });
    held.resolve();
    const { exchange_id } = await asking;
    expect(await verify(exchange_id)).toMatchObject({ ok: true, gone: [] });
    expect(await replay(exchange_id)).toMatchObject({ ok: true, gone: [] });
    await expectSound();
  });

  test('a text that is asked with again is kept again, for the new exchange', async () => {
    const old = await ask(padded(ALPHA), 'Yes.');
    fixture.advance(DAY);
    await prune(0);
    expect(await isAnywhere(ALPHA)).toBe(false);
    fixture.advance(DAY);
    const again = await ask(padded(ALPHA), 'Yes.');
    expect(await replay(again)).toMatchObject({ ok: true, gone: [] });
    expect(await show(old)).toMatchObject({ question: '', response: '' });
    await expectSound();
  });

  test('many exchanges over one growing conversation leave no byte, whatever pages they lay in', async () => {
    const words = Array.from({ length: 30 }, (_, at) => `canary-${at}-of-many`);
    for (const each of words) await ask(padded(each), padded(`Answer to ${each}`));
    fixture.advance(DAY);
    expect(await prune(0)).toMatchObject({ exchanges: 30, turns: 60 });
    for (const each of words) expect([each, await isAnywhere(each)]).toEqual([each, false]);
    await expectSound();
  });

  test('a backlog goes in parts, each with its event, and two processes that prune at once prune it once', async () => {
    const words = Array.from({ length: 5 }, (_, at) => `canary-${at}-in-parts`);
    for (const each of words) await ask(padded(each), 'Yes.');
    fixture.advance(DAY);
    const { store, ledger } = opened;
    const second = await openAskOf(fixture, { erases: true });
    // Writers of two processes wait for each other.
    fixture.flow();
    const results = await Promise.all(
      [
        { store, ledger },
        { store: second.store, ledger: second.ledger },
      ].map((each) =>
        createRetention({ store: each.store, appendWithin: each.ledger.appendWithin, mostAtOnce: 2 }).prune(
          PROJECT,
          0,
          'ada',
        ),
      ),
    );
    expect(results.reduce((sum, { exchanges }) => sum + exchanges, 0)).toBe(5);
    expect((await prunings()).reduce((sum, { payload }) => sum + Number(payload['exchanges']), 0)).toBe(5);
    expect((await prunings()).length).toBeGreaterThanOrEqual(3);
    for (const each of words) expect([each, await isAnywhere(each)]).toEqual([each, false]);
    await expectSound();
  });

  test('other projects keep theirs', async () => {
    await ask(padded(ALPHA), 'Yes.');
    const other = await ask(padded(BETA), 'No.', { project_id: OTHER_PROJECT });
    fixture.advance(DAY);
    await prune(0);
    expect(await prunings(OTHER_PROJECT)).toEqual([]);
    const kept = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', {
      exchange_id: other,
      project_id: OTHER_PROJECT,
    });
    expect(kept.question).toContain(BETA);
  });

  test('a program is shown how much would go, and a person confirms that', async () => {
    await ask(padded(ALPHA), 'Yes.');
    fixture.advance(DAY);
    const program = { actor: 'bot' };
    const refused = await refusalOf(prune(0, {}, program));
    expect(refused).toMatchObject({ code: 'confirmation_required', details: { would: { exchanges: 1 } } });
    const { digest, would } = refused.details as { digest: string; would: { bytes: number } };
    expect(await prune(0, { dry_run: true })).toMatchObject({ pruned: false, exchanges: 1, bytes: would.bytes });
    expect(await isAnywhere(ALPHA)).toBe(true);
    expect(await prune(0, {}, { ...program, confirm: digest })).toMatchObject({
      exchanges: 1,
      bytes: would.bytes,
    });
  });

  test('the job prunes as ask.json says, and nothing without it', async () => {
    await ask(padded(ALPHA), 'Yes.');
    fixture.advance(8 * DAY);
    const folder = configFolderOf(fixture);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const errors: unknown[] = [];
    let opens = 0;
    const begin = () =>
      keepPruned({
        readDocument: () => readConfigFile(folder, 'ask.json'),
        async open() {
          opens += 1;
          return { jobs: opened.ledger.jobs, retention: opened.ask.retention };
        },
        clock: fixture.clock,
        onError: (error) => errors.push(error),
      });
    fixture.flow();
    await begin().stop();
    expect(opens).toBe(0);

    writeFileSync(join(folder, 'ask.json'), '{"retention_days": 7}', { mode: 0o600 });
    const kept = begin();
    await until(async () => (await prunings()).length === 1);
    await kept.stop();
    expect(errors).toEqual([]);
    expect(await isAnywhere(ALPHA)).toBe(false);
    const events = await opened.ledger.events(askIdOf(PROJECT), { limit: 50 });
    expect(events.at(-1)).toMatchObject({ event_type: 'exchange.texts_pruned', actor: 'ask.retention' });
  });
});

test('[AEG-18] ask.json that does not fit is refused by its field', () => {
  const codeOf = (text: string) => {
    try {
      return JSON.stringify(readAskDocument(text));
    } catch (error) {
      return `${(error as { code: string }).code}: ${(error as Error).message}`;
    }
  };
  expect(readAskDocument(undefined)).toEqual({});
  expect(readAskDocument('{"retention_days": 90}')).toEqual({ retention_days: 90 });
  expect(codeOf('{')).toBe('ask_config_invalid: ask.json is no JSON');
  expect(codeOf('{"retention_days": 0}')).toMatch(/^ask_config_invalid: .*retention_days/);
  expect(codeOf('{"retention_days": "90"}')).toMatch(/^ask_config_invalid: .*retention_days/);
  expect(codeOf('{"days": 90}')).toMatch(/^ask_config_invalid: .*days/);
  expect(codeOf('{"__proto__": {}}')).toMatch(/^ask_config_invalid/);
});
