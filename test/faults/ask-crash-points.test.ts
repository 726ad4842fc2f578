// Every storage call of a few questions as the last one of a process: no model is asked before what it is shown is on record, no answer is
// given that is not, and what died is settled as unknown once its time has passed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { sha256 } from '../../src/base/hash.ts';
import type { askOperations } from '../../src/ask/operations.ts';
import { promptText } from '../../src/ask/content/prompt-list.ts';
import { LAB_MODEL, openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { ALL_FAULTS, FAST_FOLDER, mortal, spread, takeImage, type Mortal } from '../support/crash.ts';
import { countFaults, inPart, IS_WHOLE, tryPoints } from '../support/fault-part.ts';
import { createFixture, DIALECTS, type DialectName, type Fixture } from '../support/fixture.ts';
import { reservedIn, writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelRequest, ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const TIMEOUT_MS = 3_600_000;
/** A statement on Postgres is a round trip, and a schema takes long to make. */
const POINTS = { sqlite: 40, postgres: 8 };
/** Past the longest that a call may take. */
const EXPIRED = 12 * 60_000;

let server: ModelServer;
beforeAll(async () => {
  server = await startOllama();
});
afterAll(() => server.close());

/** What was given to a caller: nobody takes it back. */
interface Told {
  readonly question: string;
  readonly answer: Answer<'ask.ask'>;
}

const ask = (opened: OpenedAsk, input: object, streams = false) =>
  opened.call<Answer<'ask.ask'>>(
    'ask.ask',
    { model: LAB_MODEL, ...input },
    streams ? { ...PERSON, onPart: () => {} } : PERSON,
  );

/** A new conversation, one that goes on, one that opens another, one that closes it: each question with an answer of its own. */
const QUESTIONS = [
  { question: 'Is the first one done?', answer: 'It is [task:T12].', more: { intent: 'Finish the notes' } },
  { question: 'And the second?', answer: 'I have restarted the database and deleted the old backups.', streams: true },
  { question: 'In another tier?', answer: 'Yes.', more: { tier: 1 } },
  { question: 'After half an hour?', answer: 'Still yes.', afterMs: 31 * 60_000 },
] as const;

/** Earlier questions stand in the bundle too. */
const isAsked = (question: string) => (request: ModelRequest) =>
  request.text.includes(String.raw`<question>\n${question}\n</question>`);

const AT_HAND = {
  task_id: '01990000-0000-7000-8000-00000000c001',
  name: 'T12',
  title: 'Write the notes',
  next_step: 'Write the part about migrations.',
  observed_at: '2026-01-01T00:00:00.000Z',
  blockers: [],
  checkpoint: null,
};

async function withFixture<T>(dialect: DialectName, body: (fixture: Fixture) => Promise<T>): Promise<T> {
  const fixture = createFixture(dialect, 1, FAST_FOLDER);
  fixture.clock.park();
  writeDocument(fixture, documentFor(`${server.url}/v1`));
  try {
    return await body(fixture);
  } finally {
    await fixture.dispose();
  }
}

async function live(fixture: Fixture, process: Mortal, told: Told[]): Promise<void> {
  const opened = await openAskOf(fixture, { probe: process.probe, workAtHand: async () => AT_HAND });
  for (const each of QUESTIONS) {
    const { question } = each;
    if ('afterMs' in each) fixture.advance(each.afterMs);
    server.say({ text: each.answer, when: isAsked(question) });
    const answer = await ask(opened, { question, ...('more' in each && each.more) }, 'streams' in each);
    if (process.dead) return;
    told.push({ question, answer });
  }
}

async function die(fixture: Fixture, k: number): Promise<{ readonly told: readonly Told[]; readonly at: string }> {
  const process = mortal(k);
  const told: Told[] = [];
  try {
    await live(fixture, process, told);
  } catch (error) {
    if (!process.dead) throw error;
  }
  if (fixture.dialect === 'postgres') fixture.abandon();
  else {
    const image = takeImage(fixture.folder);
    fixture.abandon();
    image.putBack();
    image.drop();
  }
  return { told, at: `died at call ${k} (${process.at}), after ${told.length} answers` };
}

/** The text of each message that the model was sent. */
function sentPrompt(body: Readonly<Record<string, unknown>>): string {
  const messages = body['messages'] as { role: 'system' | 'user'; content: string | { text: string }[] }[];
  return promptText(
    messages.map(({ role, content }) => ({
      role,
      content: typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
    })),
  );
}

describe.each(DIALECTS)('%s', (dialect) => {
  test(
    '[AEG-01] [AEG-04] interrupted at any call, no model is asked without a bundle on record, and no answer is given that is not',
    { timeout: TIMEOUT_MS },
    async () => {
      const total = await withFixture(dialect, async (fixture) => {
        const immortal = mortal();
        await live(fixture, immortal, []);
        return immortal.calls;
      });
      let unknown = 0;
      const lives = `deaths while models are asked, ${dialect}`;
      await tryPoints(lives, inPart(spread(total, POINTS[dialect])), (k) =>
        withFixture(dialect, async (fixture) => {
          const before = server.requests.length;
          const { told, at } = await die(fixture, k);
          const sent = server.requests.slice(before).map(({ body }) => sha256(sentPrompt(body)));
          fixture.advance(EXPIRED);
          const opened = await openAskOf(fixture, { workAtHand: async () => AT_HAND });
          const { exchanges } = await opened.call<Answer<'ask.list_exchanges'>>('ask.list_exchanges');
          // Every one has an outcome once its time has passed.
          const outcomes = exchanges.map(({ outcome }) => outcome);
          expect({ at, open: outcomes.filter((outcome) => outcome === 'open') }).toEqual({ at, open: [] });
          unknown += outcomes.filter((outcome) => outcome === 'outcome_unknown').length;
          expect({ at, recorded: exchanges.length >= sent.length }).toEqual({ at, recorded: true });
          const prompts = [];
          for (const { exchange_id } of exchanges) {
            const replayed = await opened.call<Answer<'ask.replay_exchange'>>('ask.replay_exchange', { exchange_id });
            expect({ at, ok: replayed.ok, gone: replayed.gone }).toEqual({ at, ok: true, gone: [] });
            prompts.push(replayed.prompt_hash);
          }
          // What the model was sent is what is on record, to the letter.
          expect({ at, prompts }).toEqual({ at, prompts: expect.arrayContaining(sent) as string[] });
          for (const { answer } of told) {
            const kept = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', {
              exchange_id: answer.exchange_id,
            });
            expect({ at, outcome: kept.outcome, response: kept.response }).toEqual({
              at,
              outcome: 'answered',
              response: answer.text,
            });
          }
          expect({ at, reserved: reservedIn(await opened.windows()) }).toEqual({ at, reserved: 0 });
          const { problems } = await opened.ledger.verify({ deep: true });
          expect({ at, problems }).toEqual({ at, problems: [] });
          const { differences } = await opened.ledger.rebuild({ dryRun: true });
          expect({ at, differences }).toEqual({ at, differences: [] });
          const report = await opened.call<Answer<'ask.run_harness'>>('ask.run_harness');
          expect({ at, failures: report.checks.flatMap(({ failures }) => failures) }).toEqual({ at, failures: [] });
          // And it goes on.
          server.say({ text: 'Back again.', when: isAsked('Is anybody there?') });
          expect((await ask(opened, { question: 'Is anybody there?' })).text).toBe('Back again.');
        }),
      );
      countFaults(`${lives}, settled as unknown`, { unknown });
      if (IS_WHOLE && (ALL_FAULTS || dialect === 'sqlite')) expect(unknown).toBeGreaterThan(0);
    },
  );
});
