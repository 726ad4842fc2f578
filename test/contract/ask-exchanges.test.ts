// An exchange from its question to its record, against models on loopback that answer, fail, hang and break off, on both databases: what
// the model is shown, what is on record before and after, and that nothing is answered that is not.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { bundleHash, bundleSchema, bundleText } from '../../src/ask/bundle/bundle.ts';
import { promptText, type PromptMessage } from '../../src/ask/content/prompt-list.ts';
import type { askOperations } from '../../src/ask/operations.ts';
import type * as q from '../../src/ask/queries.ts';
import { sql } from '../../src/store/store.ts';
import {
  LAB_MODEL,
  OTHER_PROJECT,
  PROJECT,
  openAskOf,
  type AskOptions,
  type OpenedAsk,
} from '../support/ask-fixture.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { reservedIn, writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const said = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: () => true, ...more });
const AT_HAND = {
  task_id: '01990000-0000-7000-8000-00000000c001',
  name: 'T12',
  title: 'Write the notes',
  goal: 'Ship the release',
  next_step: 'Write the part about migrations.',
  observed_at: '2026-01-01T00:00:00.000Z',
  blockers: [],
  checkpoint: { seq: 7, left_off: 'Half of the notes are written.', created_at: '2026-01-01T00:00:00.000Z' },
};

describe.each(DIALECTS)('exchanges on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;
  const open = async (options: AskOptions = {}) => {
    opened = await openAskOf(fixture, { workAtHand: async () => AT_HAND, ...options });
    return opened;
  };

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    await open();
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const ask = (question: string, more: object = {}, call = PERSON) =>
    opened.call<Answer<'ask.ask'>>('ask.ask', { question, model: LAB_MODEL, ...more }, call);
  const show = (exchange_id: string) => opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', { exchange_id });
  const verify = (exchange_id: string) =>
    opened.call<Answer<'ask.verify_exchange'>>('ask.verify_exchange', { exchange_id });
  const list = (input: object = {}) => opened.call<Answer<'ask.list_exchanges'>>('ask.list_exchanges', input);
  const types = async (projectId = PROJECT) => (await opened.told(projectId)).map(({ type }) => type);
  const all = <Row>(statement: ReturnType<typeof sql<Row>>) => opened.store.read((tx) => tx.all(statement));

  /** A model that has the question and does not answer it yet. */
  function whileAsked(text = 'Yes.') {
    const arrived = Promise.withResolvers<void>();
    const until = Promise.withResolvers<void>();
    const when = () => {
      arrived.resolve();
      return true;
    };
    server.say(said(text, { when, fault: { kind: 'late', until: until.promise } }));
    return { arrived: arrived.promise, release: () => until.resolve() };
  }

  async function expectSound(): Promise<void> {
    expect(reservedIn(await opened.windows())).toBe(0);
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems).toEqual([]);
    const { differences } = await opened.ledger.rebuild({ dryRun: true });
    expect(differences).toEqual([]);
  }

  // ── What is recorded ─────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-01] [AEG-02] [AEG-09] a question is compiled, sent, recorded and answered: one session, two turns, one exchange', async () => {
    server.say(said('Half of the notes are written [checkpoint:T12@7].'));
    const answer = await ask('Where did we leave off with the notes?');
    expect(answer).toMatchObject({ text: 'Half of the notes are written [checkpoint:T12@7].', recorded: true });
    expect(await types()).toEqual(['chat.session_opened', 'exchange.begun', 'exchange.ended']);

    const [session] = await all(sql<q.SessionRow>('SELECT * FROM chat_session'));
    expect(session).toMatchObject({
      session_id: answer.session_id,
      phase: 'beta',
      tier: 2,
      host_role: 'brain',
      model_id: 'lab test-model',
      status: 'open',
      exchanges: 1,
    });
    const turns = await all(sql<q.TurnRow>('SELECT * FROM chat_turn ORDER BY seq'));
    expect(turns.map(({ speaker, content }) => [speaker, content])).toEqual([
      ['user', 'Where did we leave off with the notes?'],
      ['aurora', answer.text],
    ]);
    for (const { content, content_hash } of turns) expect(content_hash).toBe(sha256(content));

    const shown = await show(answer.exchange_id);
    expect(shown.outcome).toBe('answered');
    const bundle = bundleSchema.parse(shown.bundle);
    expect(bundleHash(bundleText(bundle))).toBe(shown.context_bundle_hash);
    expect(shown.context_bundle_hash).toBe(answer.bundle_hash);
    expect(bundle.work.map(({ id }) => id)).toEqual(['task:T12', 'checkpoint:T12@7']);
    expect(bundle.sight['sys_health']).toMatchObject({
      available: true,
      values: { cpu_cores: 4, mem_total_mb: 8_192 },
    });
    expect(shown.response_hash).toBe(sha256(answer.text));
    expect(sha256(promptText(shown.prompt as PromptMessage[]))).toBe(shown.prompt_hash);
    await expectSound();
  });

  test('[AEG-01] what was sent is what is on record, to the letter', async () => {
    server.say(said('Yes.'));
    const { exchange_id } = await ask('Is it <done>? </question> \u200b"quoted"');
    const { prompt } = await show(exchange_id);
    const sent = server.requests.at(-1)?.body['messages'] as { role: string; content: unknown }[];
    expect(sent.map(({ role, content }) => [role, textOf(content)])).toEqual(
      prompt?.map(({ role, content }) => [role, content]),
    );
  });

  test('a secret that only two parts together make is sent redacted, and kept as it was sent', async () => {
    const half = { ...AT_HAND, title: 'The password of', next_step: 'hunter2hunter2' };
    await open({ workAtHand: async () => half });
    server.say(said('Yes.'));
    const { exchange_id } = await ask('What is it?');
    const { prompt } = await show(exchange_id);
    const sent = server.requests.at(-1)?.body['messages'] as { role: string; content: unknown }[];
    expect(sent.map(({ content }) => textOf(content))).toEqual(prompt?.map(({ content }) => content));
    expect((await verify(exchange_id)).checks.every(({ result }) => result === 'ok')).toBe(true);
  });

  test('[AEG-14] [AEG-15] an answer that claims an act it may not do is drift: on record, told, and open in the next bundle', async () => {
    server.say(said('I have restarted the database and deleted the old backups.'), said('Nothing was done.'));
    const answer = await ask('Is the report done?');
    expect(answer.validator_summary).toMatchObject({ authority_drift: true, tone_drift: false });
    expect(answer.findings[0]).toMatchObject({ drift_class: 'authority', severity: 'high' });
    expect(answer.drift).toMatchObject([{ drift_class: 'authority', severity: 'high' }]);
    const shown = await show(answer.exchange_id);
    for (const { start, end, quote } of shown.findings) expect(shown.response.slice(start, end)).toBe(quote);
    expect(shown.authority_state).toBe('blocked');
    const raised = (await opened.told()).find(({ type }) => type === 'drift.raised');
    expect(raised?.payload).toMatchObject({
      kind: 'DRIFTWATCH',
      exchange_id: answer.exchange_id,
      prompt_hash: answer.prompt_hash,
      response_hash: answer.response_hash,
    });
    expect(JSON.stringify(await opened.told())).not.toContain('restarted');
    const next = await show((await ask('And now?')).exchange_id);
    expect(next.bundle?.open_items).toMatchObject([{ id: `driftwatch:${answer.drift[0]?.drift_id}`, status: 'open' }]);
    expect((await list({ drift: 'authority' })).exchanges.map(({ exchange_id }) => exchange_id)).toEqual([
      answer.exchange_id,
    ]);
    await expectSound();
  });

  test('[AEG-13] a secret in a question or an answer is neither kept nor sent; its keyed hash is', async () => {
    const key = [
      'sk',
      'ant',
      'api03',
      'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4QUJDRA-AAAAAA',
    ].join('-');
    server.say(said(`Your key is ${key}, keep it safe.`));
    const { exchange_id, text } = await ask(`Is ${key} valid?`);
    expect(text).not.toContain(key);
    expect(server.requests.at(-1)?.text).not.toContain(key);
    const shown = await show(exchange_id);
    expect(JSON.stringify(shown)).not.toContain(key);
    expect(shown.originals.question_hmac).toMatch(/^[0-9a-f]{64}$/);
    expect(shown.originals.question_hmac).not.toBe(sha256(`Is ${key} valid?`));
    expect((await verify(exchange_id)).ok).toBe(true);
  });

  test('[AEG-10] each artifact that was injected has a ref: type, id, hash, reason, time, freshness, risks', async () => {
    server.say(said('Yes.'));
    const { exchange_id } = await ask('What is the next step?');
    const { refs } = await show(exchange_id);
    const step = refs.find(({ artifact_id }) => artifact_id === 'task:T12');
    expect(step).toMatchObject({
      artifact_type: 'next_step',
      included_reason: 'the next step of the project',
      risk_flags: [],
    });
    expect(step?.freshness_s).toBeTypeOf('number');
    expect(refs.filter(({ artifact_id }) => artifact_id.startsWith('sight:'))).toHaveLength(5);
    const readings = await all(sql<{ execution_id: string }>('SELECT execution_id FROM sight_reading'));
    expect(new Set(readings.map(({ execution_id }) => `sight:${execution_id}`))).toEqual(
      new Set(refs.map(({ artifact_id }) => artifact_id).filter((id) => id.startsWith('sight:'))),
    );
  });

  test('the intent of a call and what it will be shown are one commit: before the model has answered, both are there', async () => {
    const asked = whileAsked();
    const answer = ask('Is it?');
    await asked.arrived;
    expect(await types()).toEqual(['chat.session_opened', 'exchange.begun']);
    expect((await list()).exchanges.map(({ outcome }) => outcome)).toEqual(['open']);
    asked.release();
    const { exchange_id } = await answer;
    expect((await list()).exchanges).toMatchObject([{ exchange_id, outcome: 'answered' }]);
  });

  test('[AEG-03] the four tables have every column of the specification, under its name', async () => {
    const columns = {
      chat_session: 'session_id started_at ended_at phase tier kernel_hash host_role model_id status',
      chat_turn: 'turn_id session_id created_at speaker content content_hash refusal authority_state driftwatch_id',
      llm_exchange:
        'exchange_id session_id turn_user_id turn_aurora_id context_bundle_hash context_bundle_json prompt_hash prompt_compiled response_hash response_sanitized validator_summary created_at',
      context_artifact_ref:
        'ref_id exchange_id artifact_type artifact_id artifact_hash included_reason observed_at freshness_s risk_flags',
    };
    server.say(said('Yes.'));
    await ask('Is it?');
    for (const [table, names] of Object.entries(columns)) {
      const rows = await all(sql<Record<string, unknown>>(`SELECT ${names.split(' ').join(', ')} FROM ${table}`));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  // ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-02] a conversation goes on while it is idle for under half an hour, and its turns are in the next bundle', async () => {
    server.say(said('It is Friday.'), said('As said: Friday.'));
    const first = await ask('When is the release?');
    fixture.advance(29 * 60_000);
    const second = await ask('And once more, when?');
    expect(second.session_id).toBe(first.session_id);
    const { bundle } = await show(second.exchange_id);
    expect(bundle?.turns.map(({ speaker, content }) => [speaker, content])).toEqual([
      ['user', 'When is the release?'],
      ['aurora', 'It is Friday.'],
    ]);
    fixture.advance(30 * 60_000);
    server.say(said('Who knows.'));
    const third = await ask('When?');
    expect(third.session_id).not.toBe(first.session_id);
    expect((await show(third.exchange_id)).bundle?.turns).toEqual([]);
    const chats = await opened.call<Answer<'ask.list_chats'>>('ask.list_chats');
    expect(chats.chats.map(({ session_id, status }) => [session_id, status])).toEqual([
      [third.session_id, 'open'],
      [first.session_id, 'closed'],
    ]);
    await expectSound();
  });

  test('[AEG-02] of several first questions at once one opens the conversation, and the others go on in it', async () => {
    const questions = ['When?', 'Where?', 'Who?', 'Why?', 'How?'];
    server.say(...questions.map((question) => said(`To ${question}`)));
    const answers = await Promise.all(questions.map((question) => ask(question)));
    expect(new Set(answers.map(({ session_id }) => session_id)).size).toBe(1);
    expect((await types()).filter((type) => type === 'chat.session_opened')).toHaveLength(1);
    const [session] = await all(sql<q.SessionRow>('SELECT * FROM chat_session'));
    expect(session).toMatchObject({ exchanges: questions.length, status: 'open' });
    expect(server.requests).toHaveLength(questions.length);
    await expectSound();
  });

  test('[AEG-02] another model, tier, kernel or caller opens another conversation', async () => {
    server.say(said('1'), said('2'), said('3'), said('4'));
    const { session_id } = await ask('One?');
    expect((await ask('Two?', { tier: 1 })).session_id).not.toBe(session_id);
    expect((await ask('Three?', { model: undefined })).session_id).not.toBe(session_id);
    const agent = { actor: 'mcp:claude:1c2d3e4f', owner: 'claude:1c2d3e4f' };
    writeDocument(fixture, documentFor(`${server.url}/v1`, { policy: [{ effect: 'allow', actor: 'claude' }] }));
    const ofAgent = (await ask('Four?', {}, agent)).session_id;
    expect(ofAgent).not.toBe(session_id);
    // Another window of the same agent: what the one asked is nothing to the other.
    const elsewhere = { actor: 'mcp:claude:99999999', owner: 'claude:99999999' };
    const other = await show((await ask('Five?', {}, elsewhere)).exchange_id);
    expect(other.session_id).not.toBe(ofAgent);
    expect(other.bundle?.turns).toEqual([]);
    const differs = await refusalOf(ask('Five?', { session_id, tier: 1 }));
    expect(differs).toMatchObject({ code: 'chat_differs', details: { differs: ['tier'] } });
  });

  test('a conversation that was closed takes no question, and one of another project is not there', async () => {
    server.say(said('1'));
    const { session_id, exchange_id } = await ask('One?');
    await opened.call('ask.close_chat', { session_id });
    expect((await refusalOf(ask('Two?', { session_id }))).code).toBe('chat_closed');
    expect((await refusalOf(ask('Two?', { session_id, project_id: OTHER_PROJECT }))).code).toBe('unknown_chat');
    const elsewhere = { exchange_id, project_id: OTHER_PROJECT };
    expect((await refusalOf(opened.call('ask.get_exchange', elsewhere))).code).toBe('unknown_exchange');
    expect(server.requests).toHaveLength(1);
  });

  test('an intent that was declared stays with the conversation, and none is inferred', async () => {
    server.say(said('1'), said('2'), said('3'));
    const plain = await ask('One?');
    expect((await show(plain.exchange_id)).bundle?.intent.map(({ source }) => source)).toEqual(['system']);
    await ask('Two?', { intent: 'Write the decision record' });
    const { bundle } = await show((await ask('Three?')).exchange_id);
    expect(bundle?.intent).toEqual([
      { intent: 'Answer user question under current authority constraints.', source: 'system' },
      { intent: 'Write the decision record', source: 'session' },
    ]);
  });

  test('[AEG-06] turns of other conversations are deep history: found by recall when asked for, and disclosed', async () => {
    server.say(said('Because Redis lost sessions at every restart.'), said('One.'), said('Two.'));
    const first = await ask('Why did we drop Redis?');
    await opened.call('ask.close_chat', { session_id: first.session_id });
    const plain = await show((await ask('What happened to Redis?')).exchange_id);
    expect(plain.bundle?.turns).toEqual([]);
    const deep = await ask('What happened to Redis?', { deep: true });
    const { bundle } = await show(deep.exchange_id);
    const shown = bundle?.turns.map(({ content }) => content);
    expect(shown).toContain('Because Redis lost sessions at every restart.');
    expect(shown).toContain('Why did we drop Redis?');
    expect(deep.disclosures).toHaveLength(1);
    expect(bundle?.ranking.method).toBe('text');
    const elsewhere = await ask('What happened to Redis?', { deep: true, project_id: OTHER_PROJECT, model: undefined });
    const other = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', {
      exchange_id: elsewhere.exchange_id,
      project_id: OTHER_PROJECT,
    });
    expect(other.bundle?.turns).toEqual([]);
  });

  // ── What does not answer ─────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-01] a source that cannot be read asks no model, and records nothing', async () => {
    await open({ workAtHand: () => Promise.reject(new Error('the table is gone')) });
    const refused = await refusalOf(ask('Is it?'));
    expect(refused).toMatchObject({
      code: 'compile_failed',
      message: expect.stringContaining('the table is gone') as string,
    });
    expect(server.requests).toHaveLength(0);
    expect(await opened.rows()).toEqual([]);
  });

  test('[AEG-01] a failure of the store asks no model either, and keeps its own advice on trying again', async () => {
    const busy = new Failure('store_busy', { status: 503, exit: 4, hint: 'Try again.' }, 'It is busy', {
      retry: true,
      afterMs: 50,
    });
    await open({ workAtHand: () => Promise.reject(busy) });
    expect(await failureOf(ask('Is it?'))).toMatchObject({ code: 'store_busy', retry: { retry: true, afterMs: 50 } });
    expect(server.requests).toHaveLength(0);
    expect(await opened.rows()).toEqual([]);
  });

  test.each([
    ['privacy_confirmation_required', { consents: [] }],
    ['provider_not_allowed', { policy: [{ effect: 'deny' as const, provider: 'lab' }] }],
    ['budget_exceeded', { limits: [{ actor: 'all', unit: 'calls' as const, hard: 0 }] }],
  ])('a question that the gateway denies (%s) is no exchange', async (code, more) => {
    writeDocument(fixture, documentFor(`${server.url}/v1`, more));
    expect((await refusalOf(ask('Is it?'))).code).toBe(code);
    expect(server.requests).toHaveLength(0);
    expect((await list()).exchanges).toEqual([]);
    expect(await all(sql('SELECT turn_id FROM chat_turn'))).toEqual([]);
  });

  test.each([
    ['a provider that fails', { kind: 'status', status: 500 }, 'failed'],
    ['a stream that is cut', { kind: 'cut', events: 2 }, 'failed'],
  ] as const)('%s leaves an exchange without an answer, with the outcome', async (_name, fault, outcome) => {
    server.say(said('Never said.', { fault }));
    await failureOf(ask('Is it?'));
    const [{ exchange_id } = { exchange_id: '' }] = (await list()).exchanges;
    expect(await show(exchange_id)).toMatchObject({ outcome, question: 'Is it?' });
    expect((await verify(exchange_id)).ok).toBe(true);
    await expectSound();
  });

  test('[AEG-04] an answer whose record fails is not given: the operator is told why, and the call is charged', async () => {
    let isFull = false;
    await open({
      probe: ({ at, what }) => {
        if (isFull && at === 'before' && what.includes('chat_turn')) throw new Error('disk full');
      },
    });
    const asked = whileAsked('Never shown.');
    const refusal = refusalOf(ask('Is it?'));
    await asked.arrived;
    isFull = true;
    asked.release();
    const refused = await refusal;
    isFull = false;
    expect(refused.code).toBe('exchange_not_recorded');
    expect(JSON.stringify([refused.message, refused.details])).not.toContain('Never shown');
    expect(await opened.rows()).toMatchObject([
      { status: 'failed', code: 'exchange_not_recorded', charged_by: 'provider' },
    ]);
    const [{ exchange_id } = { exchange_id: '' }] = (await list()).exchanges;
    expect(await show(exchange_id)).toMatchObject({ outcome: 'failed', code: 'exchange_not_recorded', response: '' });
    await expectSound();
  });

  test('an exchange whose process died is settled by the next one: its outcome is not known', async () => {
    const other = await openAskOf(fixture);
    const asked = whileAsked('Too late.');
    const dead = other
      .call('ask.ask', { question: 'Is it?', model: LAB_MODEL }, PERSON)
      .catch((error: unknown) => error);
    await asked.arrived;
    other.store.abandon();
    await open();
    fixture.advance(24 * 3_600_000);
    const { exchanges } = await list();
    asked.release();
    await dead;
    expect(exchanges).toMatchObject([{ outcome: 'outcome_unknown', question: 'Is it?' }]);
    expect(await types()).toEqual(['chat.session_opened', 'exchange.begun', 'exchange.ended']);
    await expectSound();
  });

  // ── Replay ───────────────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-17] an exchange is rendered again from what is kept, and a changed text is found', async () => {
    server.say(said('Friday.'));
    const { exchange_id } = await ask('When is it?');
    const replayed = await opened.call<Answer<'ask.replay_exchange'>>('ask.replay_exchange', { exchange_id });
    expect(replayed).toMatchObject({ ok: true, gone: [], response: 'Friday.' });
    await fixture.tamper(`UPDATE chat_turn SET content = 'Monday.' WHERE speaker = 'aurora'`);
    const changed = await verify(exchange_id);
    expect(changed.ok).toBe(false);
    expect(changed.checks.filter(({ result }) => result !== 'ok')).toEqual([
      { check: 'response_hash', result: 'mismatch' },
    ]);
    await fixture.tamper(`UPDATE chat_turn SET content = 'When was it?' WHERE speaker = 'user'`);
    const both = (await verify(exchange_id)).checks.filter(({ result }) => result === 'mismatch');
    expect(both.map(({ check }) => check)).toEqual(['question_hash', 'response_hash', 'rendered_again']);
  });

  test('[AEG-17] what another version rendered is said to be that, and not to be gone', async () => {
    server.say(said('Friday.'));
    const { exchange_id } = await ask('When is it?');
    await fixture.tamper(`UPDATE llm_exchange SET prompt_version = '999'`);
    const replayed = await opened.call<Answer<'ask.replay_exchange'>>('ask.replay_exchange', { exchange_id });
    expect(replayed).toMatchObject({ ok: false, gone: [], response: 'Friday.' });
    expect(replayed.prompt).toHaveLength(2);
    expect(replayed.checks.filter(({ result }) => result !== 'ok')).toEqual([
      { check: 'rendered_again', result: 'no_renderer' },
    ]);
    expect((await verify(exchange_id)).ok).toBe(true);
  });

  test('a rebuild makes the rows of exchanges again from their events, and keeps the texts', async () => {
    server.say(said('Friday.'), said('Still Friday.'));
    await ask('When is it?');
    await ask('And now?');
    const dump = async () => ({
      turns: await all(sql('SELECT * FROM chat_turn ORDER BY seq')),
      exchanges: await all(sql('SELECT * FROM llm_exchange ORDER BY seq')),
      sessions: await all(sql('SELECT * FROM chat_session')),
    });
    const before = await dump();
    await fixture.tamper(`UPDATE chat_turn SET refusal = 1, session_id = session_id`);
    await fixture.tamper(`UPDATE llm_exchange SET outcome = 'failed'`);
    await fixture.tamper(`UPDATE chat_session SET exchanges = 9`);
    expect((await opened.ledger.verify({ deep: true })).problems).not.toEqual([]);
    await opened.ledger.rebuild();
    expect(await dump()).toEqual(before);
    await expectSound();
  });

  test('parts that recur are kept once', async () => {
    for (let at = 0; at < 6; at += 1) {
      server.say(said(`Answer number ${at}: ${'words '.repeat(200)}`));
      await ask(`Question number ${at}?`);
    }
    const contents = await all(sql<{ body: string }>('SELECT body FROM ask_content'));
    for (let at = 0; at < 5; at += 1)
      expect(contents.filter(({ body }) => body.includes(`Answer number ${at}:`))).toHaveLength(1);
  });

  // ── Streaming and bad input ──────────────────────────────────────────────────────────────────────────────────

  test('a streamed answer comes in parts, and the answer holds once it is on record', async () => {
    server.say(said('It is Friday.', { pieces: ['It ', 'is ', 'Fri', 'day.'] }));
    const parts: string[] = [];
    const onPart = (part: { text: string }) => void parts.push(part.text);
    const answer = await ask('When?', {}, { ...PERSON, onPart });
    expect(answer.text).toBe('It is Friday.');
    expect('It is Friday.'.startsWith(parts.join(''))).toBe(true);
    expect(parts.length).toBeGreaterThan(1);
  });

  test.each([
    ['an empty question', { question: ' \n ' }, 'invalid_input'],
    ['an oversized question', { question: 'x'.repeat(32_001) }, 'invalid_input'],
    ['half a character', { question: 'a\ud800b' }, 'invalid_json_value'],
    ['a model without a provider', { question: 'Is it?', model: 'qwen' }, 'invalid_input'],
    ['an unknown provider', { question: 'Is it?', model: 'nobody/qwen' }, 'unknown_provider'],
    ['a tier that the kernel does not allow', { question: 'Is it?', tier: 3 }, 'tier_not_allowed'],
    ['an unknown conversation', { question: 'Is it?', session_id: PROJECT }, 'unknown_chat'],
  ])('%s is refused, and nothing is written or sent', async (_name, input, code) => {
    const refused = await refusalOf(opened.call('ask.ask', { model: LAB_MODEL, ...input }));
    expect(refused.code).toBe(code);
    expect(server.requests).toHaveLength(0);
    expect(await all(sql('SELECT workflow_id FROM streams'))).toEqual([]);
  });
});

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text: string }[]).map(({ text }) => text).join('');
}
