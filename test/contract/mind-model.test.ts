// A model beside the rules, over a whole home on both databases, with a model on loopback: what it adds, what it may not, and what it costs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { AGENT, openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

/** The rules leave it out. */
const TURN = 'Hello, Maria looks after invoices and I have just met Tom from parcels.';
const CANDIDATE = {
  event: 1,
  quote: 'Maria looks after invoices',
  kind: 'fact',
  topic: 'architecture',
  subject: 'invoices',
  value: 'maria',
  statement: 'Maria looks after invoices.',
};

interface Run {
  readonly method: string;
  readonly error: string | null;
  readonly made: number;
}
interface Listed {
  readonly observations: readonly { readonly rule: string; readonly statement: string }[];
}

describe.each(DIALECTS)('[MND-02] a model beside the rules on %s', (dialect) => {
  let mind: MindHomeOfTest;
  let server: ModelServer;

  beforeEach(async () => {
    server = await startOllama();
    mind = await openMindHome(dialect, {}, (configFolder) => {
      mkdirSync(configFolder, { mode: 0o700, recursive: true });
      const document = JSON.stringify(documentFor(`${server.url}/v1`));
      writeFileSync(join(configFolder, 'gateway.json'), document, { mode: 0o600 });
    });
  });
  afterEach(async () => {
    await mind.dispose();
    await server.close();
  });

  const bare = (name: string, input: object = {}) => mind.home.call(name, input, { actor: 'ada', person: true });
  const setModel = (daily_tokens = 100_000) => bare('mind.set_model', { model: `lab/${MODEL}`, daily_tokens });
  const answer = (...observations: object[]) =>
    server.say({ text: JSON.stringify({ observations }), when: () => true });
  const observe = async (session: string) => {
    const { runs } = await mind.call<{ runs: Run[] }>('mind.run_observer', { session });
    return runs[0];
  };
  const byModel = async (session: string) =>
    (await mind.call<Listed>('mind.list_observations', { session })).observations.filter(
      ({ rule }) => rule === 'model',
    );

  test('is off until a person names one, and then nothing is asked', async () => {
    await mind.say('s1', [`user: ${TURN}`]);
    expect(await observe('s1')).toMatchObject({ method: 'rules', error: null });
    expect(server.requests).toHaveLength(0);
    expect(await bare('mind.show_model')).toMatchObject({ is_on: false, model: null, spent_tokens: 0 });
    await expect(mind.home.call('mind.set_model', { model: `lab/${MODEL}`, daily_tokens: 9 }, AGENT)).rejects.toThrow(
      /person|confirm/i,
    );
    await expect(bare('mind.set_model', { model: 'nobody/m', daily_tokens: 9 })).rejects.toMatchObject({
      code: 'unknown_model_provider',
    });
    await expect(bare('mind.set_model', { model: 'lab', daily_tokens: 9 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('adds what it quotes to the letter, on record and paid for, once', async () => {
    expect(await setModel()).toMatchObject({ is_on: true, model: `lab/${MODEL}`, may_ask: true, spent_tokens: 0 });
    await mind.say('s1', [`user: ${TURN}`]);
    answer(CANDIDATE);
    expect(await observe('s1')).toMatchObject({ method: 'model', error: null });
    expect(await byModel('s1')).toMatchObject([{ statement: CANDIDATE.statement }]);
    // The same transcript is not asked about again.
    await observe('s1');
    expect(server.requests).toHaveLength(1);
    const shown = (await bare('mind.show_model')) as { spent_tokens: number; spent_calls: number };
    expect(shown.spent_calls).toBe(1);
    expect(shown.spent_tokens).toBeGreaterThan(0);
    const { exchanges } = await mind.call<{ exchanges: object[] }>('ask.list_exchanges');
    expect(exchanges).toHaveLength(1);
    // What the mind itself asked is no evidence.
    const { created } = await mind.call<{ created: number }>('mind.ingest', { agent: 'ask' });
    expect(created).toBe(0);
    await mind.call('mind.finalize_session', { session: 's1' });
    await mind.call('mind.consolidate');
    const { entries } = await mind.call<{ entries: { summary: string }[] }>('mind.list_canon', { state: 'active' });
    expect(entries.map(({ summary }) => summary)).toContain(CANDIDATE.statement);
  });

  test('is asked only about what is new, and keeps what it said before', async () => {
    await setModel();
    await mind.say('s1', [`user: ${TURN}`]);
    answer(CANDIDATE);
    await observe('s1');
    await mind.say('s1', [`user: ${TURN}`, 'agent: Good.', 'user: Releases leave on Tuesdays from the depot branch.']);
    answer();
    expect(await observe('s1')).toMatchObject({ method: 'model' });
    expect(server.requests).toHaveLength(2);
    const last = server.requests.at(-1)?.text ?? '';
    expect(last).toContain('depot branch');
    expect(last).not.toContain('Maria');
    expect(await byModel('s1')).toHaveLength(1);
  });

  test('withdraws what it said when the words are replaced', async () => {
    await setModel();
    await mind.say('s1', [`user: ${TURN}`]);
    answer(CANDIDATE);
    await observe('s1');
    await mind.say('s1', ['user: Forget it, let us talk about the weather.']);
    answer();
    await observe('s1');
    expect(await byModel('s1')).toHaveLength(0);
  });

  test('falls back to the rules for an invented quote, an answer that is no JSON, and a budget that is used up', async () => {
    const cases = [
      ['invented', () => answer(CANDIDATE, { ...CANDIDATE, quote: 'Deploy on Fridays' }), 100_000, 1],
      ['no-json', () => server.say({ text: 'No.', when: () => true }), 100_000, 1],
      ['used-up', () => {}, 1, 0],
    ] as const;
    for (const [session, prepare, daily, asked] of cases) {
      await setModel(daily);
      prepare();
      const before = server.requests.length;
      await mind.say(session, [`user: ${TURN} Always use pnpm, never npm, in this repository.`]);
      const run = await observe(session);
      expect([session, run]).toMatchObject([session, { method: 'fallback' }]);
      expect(run?.error).toBeTruthy();
      expect(run?.made).toBeGreaterThan(0);
      expect(await byModel(session)).toHaveLength(0);
      expect([session, server.requests.length - before > 0]).toEqual([session, asked > 0]);
    }
  });

  test('is off again when a person says so', async () => {
    await setModel();
    expect(await bare('mind.unset_model')).toMatchObject({ is_on: false });
    await mind.say('s1', [`user: ${TURN}`]);
    expect(await observe('s1')).toMatchObject({ method: 'rules' });
    expect(server.requests).toHaveLength(0);
  });
});
