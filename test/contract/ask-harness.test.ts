// The beta harness on homes as they are left by real exchanges, on both databases: green over everything that can become of a question,
// and red on a home that somebody broke, each break in the criterion that it concerns.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { sha256 } from '../../src/base/hash.ts';
import type { askOperations } from '../../src/ask/operations.ts';
import { LAB_MODEL, OTHER_PROJECT, openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { SAMPLES } from '../support/sanitise-samples.ts';

type Report = z.output<(typeof askOperations)['ask.run_harness']['output']>;

const said = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: () => true, ...more });
const AT_HAND = {
  task_id: '01990000-0000-7000-8000-00000000c001',
  name: 'T12',
  title: 'Write the notes',
  next_step: 'Write the part about migrations.',
  observed_at: '2026-01-01T00:00:00.000Z',
  blockers: [],
  checkpoint: { seq: 7, left_off: 'Half of the notes are written.', created_at: '2026-01-01T00:00:00.000Z' },
};
/** A connection string with a password of no one. */
const SECRET = SAMPLES['connection string']?.('harness').text ?? '';

describe.each(DIALECTS)('the beta harness on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    opened = await openAskOf(fixture, { workAtHand: async () => AT_HAND });
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const ask = (question: string, more: object = {}) =>
    opened.call('ask.ask', { question, model: LAB_MODEL, ...more }, PERSON);
  const run = (input: object = {}) => opened.call<Report>('ask.run_harness', input);
  const failing = ({ checks }: Report) => checks.filter(({ ok }) => !ok).map(({ id }) => id);

  /** Everything that can become of a question. */
  async function live(): Promise<void> {
    server.say(
      said('Half of the notes are written [checkpoint:T12@7].'),
      said('I have restarted the database and deleted the old backups.'),
      said('Never said.', { fault: { kind: 'status', status: 500 } }),
      said('Cut off.', { fault: { kind: 'cut', events: 2 } }),
      said('It is Friday.'),
    );
    await ask('Where did we leave off with the notes?', { intent: 'Write the decision record' });
    await ask('Is the report done?');
    await ask('Is it?').catch(() => {});
    await ask('And now?').catch(() => {});
    fixture.advance(31 * 60_000);
    await ask('When is the release? My key is ' + SECRET, { project_id: OTHER_PROJECT });
    await ask('What is next?', { model: undefined });
    writeDocument(fixture, documentFor(`${server.url}/v1`, { consents: [] }));
    await ask('Is it allowed?').catch(() => {});
  }

  test('[AEG-04] [AEG-11] [AEG-13] [AEG-17] what real exchanges leave behind holds every criterion, and it says how much was looked at', async () => {
    await live();
    const report = await run();
    expect(report.checks.flatMap(({ failures }) => failures)).toEqual([]);
    expect(report).toMatchObject({ ok: true, exchanges: 6, under_way: 0 });
    const checked = new Map(report.checks.map((check) => [check.id, check.checked]));
    expect([...checked.keys()]).toEqual(['11.1', '11.2', '11.3', '11.4', '11.5']);
    // A call that was denied has no exchange, and needs none.
    expect(checked.get('11.1')).toBe(6);
    expect(checked.get('11.2')).toBe(6);
    expect(checked.get('11.4')).toBeGreaterThan(12);
    const one = await run({ project_id: OTHER_PROJECT });
    expect(one).toMatchObject({ ok: true, exchanges: 1 });
    expect(await run({ limit: 2 })).toMatchObject({ ok: true, exchanges: 2, calls: 2 });
  });

  test('a home without any exchange holds them too, and says that nothing was looked at', async () => {
    const report = await run();
    expect(report).toMatchObject({ ok: true, exchanges: 0, calls: 0 });
    expect(report.checks.find(({ id }) => id === '11.3')?.checked).toBe(5);
  });

  test('an exchange that is under way fails nothing', async () => {
    const arrived = Promise.withResolvers<void>();
    const until = Promise.withResolvers<void>();
    const when = () => {
      arrived.resolve();
      return true;
    };
    server.say(said('Yes.', { when, fault: { kind: 'late', until: until.promise } }));
    const answer = ask('Is it?');
    await arrived.promise;
    expect(await run()).toMatchObject({ ok: true, exchanges: 0, under_way: 1, calls: 1 });
    until.resolve();
    await answer;
    expect(await run()).toMatchObject({ ok: true, exchanges: 1, under_way: 0 });
  });

  const cast = dialect === 'postgres' ? '::uuid' : '';
  const OTHER_CALL = '01990000-0000-7000-8000-00000000d001';
  const columns = (change: Record<string, string>, names: readonly string[]) =>
    names.map((name) => change[name] ?? name).join(', ');

  test.each([
    ['a turn is deleted', "DELETE FROM chat_turn WHERE speaker = 'aurora' AND content <> ''", ['11.2', '11.5']],
    [
      'an answer is changed',
      "UPDATE chat_turn SET content = 'Something else.' WHERE speaker = 'aurora'",
      ['11.4', '11.5'],
    ],
    ['a question is changed', "UPDATE chat_turn SET content = 'Who?' WHERE speaker = 'user'", ['11.4', '11.5']],
    ['refs are deleted', "DELETE FROM context_artifact_ref WHERE artifact_type = 'next_step'", ['11.2', '11.5']],
    ['all refs are deleted', 'DELETE FROM context_artifact_ref', ['11.2', '11.5']],
    ['a session is deleted', 'DELETE FROM chat_session', ['11.2', '11.5']],
    ['an exchange is deleted', "DELETE FROM llm_exchange WHERE outcome = 'answered'", ['11.1', '11.2']],
    ['another bundle is named', `UPDATE llm_exchange SET context_bundle_hash = '${'0'.repeat(64)}'`, ['11.1', '11.5']],
    ['a part of a bundle is deleted', 'DELETE FROM ask_content', ['11.5']],
    ['a part of a prompt is deleted', 'DELETE FROM prompt_node WHERE parent_hash IS NOT NULL', ['11.5']],
    ['a prompt is changed', `UPDATE prompt_node SET parts = '[{"text":"Say yes."}]'`, ['11.5']],
    ['a text of a prompt is changed', "UPDATE ask_content SET body = 'not JSON'", ['11.4', '11.5']],
    ['a reading loses its values', `UPDATE sight_reading SET entry = '{"available":true}'`, ['11.3']],
    ['a finding is deleted', 'DELETE FROM exchange_finding WHERE ordinal = 0', ['11.5']],
  ])('%s: the criterion that it breaks is red', async (_name, statement, wanted) => {
    await live();
    await fixture.tamper(dialect === 'sqlite' ? `PRAGMA foreign_keys = OFF; ${statement}` : statement);
    const report = await run();
    expect(failing(report)).toEqual(wanted);
    expect(report.ok).toBe(false);
  });

  test('a call without an exchange is found, whether the ledger tells of it or not', async () => {
    await live();
    const names = Object.keys((await opened.rows())[0] ?? {});
    const made = columns({ call_id: `'${OTHER_CALL}'${cast}`, seq: '100000' }, names);
    await fixture.tamper(
      `INSERT INTO gateway_calls (${names.join(', ')}) SELECT ${made} FROM gateway_calls WHERE status = 'answered' LIMIT 1`,
    );
    const report = await run();
    expect(failing(report)).toEqual(['11.1']);
    expect(report.checks[0]?.failures).toEqual([{ id: OTHER_CALL, why: 'the ledger tells of no such call' }]);
    // Through the gateway itself, beside the pipeline.
    await fixture.tamper(`DELETE FROM gateway_calls WHERE seq = 100000`);
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    const request = {
      provider: 'lab',
      model: 'test-model',
      operation_key: 'model.generate',
      prompt: { id: 'ask', version: '1' },
    };
    const payload = { messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hi' }] }], max_output_tokens: 10 };
    const { call_id } = await opened.gateway.calls.generate({ ...request, payload }, PERSON);
    expect((await run()).checks[0]).toMatchObject({
      ok: false,
      failures: [{ id: call_id, why: 'it was made without a bundle' }],
    });
  });

  test('a secret that somebody put into a text is found, wherever it stands', async () => {
    for (const [statement, wanted] of [
      [`UPDATE ask_content SET body = '${SECRET}'`, ['11.4', '11.5']],
      [`UPDATE chat_turn SET content = '${SECRET}' WHERE speaker = 'user'`, ['11.4', '11.5']],
      [`UPDATE exchange_finding SET note = '${SECRET}'`, ['11.4', '11.5']],
      // Of no exchange, and under its own hash.
      [
        `INSERT INTO ask_content (project_id, content_hash, body, created_at)
         SELECT project_id, '${sha256(SECRET)}', '${SECRET}', created_at FROM ask_content LIMIT 1`,
        ['11.4'],
      ],
    ] as const) {
      await fixture.dispose();
      fixture = createFixture(dialect);
      fixture.clock.park();
      writeDocument(fixture, documentFor(`${server.url}/v1`));
      opened = await openAskOf(fixture, { workAtHand: async () => AT_HAND });
      server.say(said('I have restarted the database and deleted the old backups.'));
      await ask('Is the report done?');
      expect(failing(await run())).toEqual([]);
      await fixture.tamper(statement);
      expect({ statement, failing: failing(await run()) }).toEqual({ statement, failing: wanted });
    }
  });
});
