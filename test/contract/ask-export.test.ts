// Exchanges as a file, on both databases: all that is kept of each, harmless wherever it is read, and provable without the home.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { askOperations } from '../../src/ask/operations.ts';
import { verifyProof, type Proof } from '../../src/ledger/proof/proof.ts';
import { LAB_MODEL, OTHER_PROJECT, PROJECT, openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { writeDocument } from '../support/gateway-fixture.ts';
import { documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const DAY = 86_400_000;
const HOSTILE = '# Heading\n[x](javascript:alert(1)) <script>alert(1)</script>\n- a\u200bb\u{e0041} ```js';

describe.each(DIALECTS)('[AEG-17] export of exchanges on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    opened = await openAskOf(fixture);
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  async function ask(question: string, answer: string, more: object = {}) {
    server.say({ text: answer, when: () => true });
    return opened.call<Answer<'ask.ask'>>('ask.ask', { question, model: LAB_MODEL, ...more });
  }
  const exported = (input: object = {}) => opened.call<Answer<'ask.export_exchanges'>>('ask.export_exchanges', input);
  const linesOf = (content: string) =>
    content
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('has a line for each exchange with everything that is kept of it', async () => {
    const first = await ask('Where were we?', 'Here.');
    fixture.advance(DAY);
    const second = await ask('And now?', 'There.');
    await ask('Elsewhere?', 'No.', { project_id: OTHER_PROJECT });
    const { content, exchanges, bytes, file_name } = await exported();
    expect(exchanges).toBe(2);
    expect(bytes).toBe(Buffer.byteLength(content));
    expect(file_name).toBe(`throughline-exchanges-${PROJECT}.jsonl`);
    const [head, ...lines] = linesOf(content);
    expect(head).toMatchObject({ kind: 'throughline.exchanges', version: 1, exchanges: 2 });
    const shown = await opened.call('ask.get_exchange', { exchange_id: first.exchange_id });
    expect(lines[0]).toEqual(JSON.parse(JSON.stringify(shown)));
    expect(lines.map((line) => line['exchange_id'])).toEqual([first.exchange_id, second.exchange_id]);
    expect(linesOf((await exported({ session_id: second.session_id })).content)).toHaveLength(2);
    const since = new Date(Date.parse(String(lines[1]?.['created_at']))).toISOString();
    expect(linesOf((await exported({ since })).content).map((line) => line['exchange_id'])).toEqual([
      undefined,
      second.exchange_id,
    ]);
    expect((await refusalOf(exported({ since: 'yesterday' }))).code).toBe('invalid_input');
  });

  test('is inert: nothing that was said becomes Markdown, and no invisible character is left', async () => {
    await ask(HOSTILE, HOSTILE);
    const { content } = await exported({ format: 'md' });
    expect(content).not.toMatch(/<script>|^# Heading|(?<!\\)\]\(javascript|\u200b|\u{e0041}|```js/mu);
    expect(content).toContain('Heading');
    const lines = (await exported()).content;
    expect(lines).not.toMatch(/\u200b|\u{e0041}/u);
  });

  test('says what was pruned, and keeps the hashes', async () => {
    const { exchange_id, prompt_hash } = await ask('A secret plan', 'Noted.');
    fixture.advance(DAY);
    await opened.call('ask.prune_exchanges', { older_than_days: 0 });
    const [, line] = linesOf((await exported()).content);
    expect(line).toMatchObject({ exchange_id, prompt_hash, question: '', bundle: null, prompt: null });
    expect(line?.['gone']).toContain('prompt_hash');
    expect((await exported({ format: 'md' })).content).toContain('Only the hash is left of');
  });

  test('comes with a proof of its events, once they are signed', async () => {
    await ask('Where were we?', 'Here.');
    await opened.ledger.sign();
    const proof = linesOf((await exported({ proof: true })).content).at(-1)?.['proof'] as Proof;
    expect(proof.events.map(({ row }) => row.event_type)).toEqual(['exchange.begun', 'exchange.ended']);
    expect(verifyProof(proof, fixture.signing.verifiers).workflow_id).toBe(proof.workflow_id);
    expect(JSON.stringify(proof)).not.toContain('Where were we');
  });
});
