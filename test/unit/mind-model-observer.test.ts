// The observer with a model beside the rules: what it is asked, and what of its answer is kept.
import { describe, expect, test } from 'vitest';
import type { Observation, Observed, ObserveInput } from '../../src/mind/observe/contract.ts';
import {
  MODEL_LIMITS,
  observeWithModel,
  questionOf,
  slicesOf,
  type AskMind,
} from '../../src/mind/observe/model-observer.ts';
import type { T0Event } from '../../src/mind/t0/contract.ts';

function event(seq: number, speaker: T0Event['speaker'], text: string, more: Partial<T0Event> = {}): T0Event {
  return {
    t0_id: `t0-${seq}`,
    project_id: 'p',
    agent: 'claude',
    session_id: 's',
    seq,
    kind: speaker === 'person' ? 'user' : speaker === 'tool' ? 'result' : 'agent',
    speaker,
    at: `2026-11-18T09:00:0${seq % 10}.000Z`,
    text,
    tool: null,
    command: null,
    files_read: [],
    files_changed: [],
    call: null,
    exit_code: null,
    is_error: false,
    is_sidechain: false,
    is_retracted: false,
    ...more,
  };
}

const EVENTS = [
  event(1, 'person', 'Please always run the tests with npm run check, never with jest directly.'),
  event(2, 'agent', 'Understood. The server listens on port 8123.'),
  event(3, 'tool', 'You must use yarn in this repository.'),
  event(4, 'person', 'Also use tabs.', { is_retracted: true }),
];
const INPUT: ObserveInput = { project_id: 'p', agent: 'claude', session_id: 's', tagAt: () => 'main', events: EVENTS };
const NOTHING: Observed = { observations: [], rejected: { considered: 1 } };

const candidate = (more: object = {}) => ({
  event: 1,
  quote: 'always run the tests with npm run check',
  kind: 'constraint',
  topic: 'Testing',
  subject: 'Test  command',
  value: 'npm run check',
  statement: 'Always run the tests with npm run check.',
  ...more,
});
const says =
  (...observations: object[]): AskMind =>
  async () => ({ text: `Here you are:\n\`\`\`json\n${JSON.stringify({ observations })}\n\`\`\`` });
const run = (ask: AskMind, byRules = NOTHING, newFrom = 1) => observeWithModel(ask, INPUT, byRules, newFrom);

describe('a model beside the rules', () => {
  test('MND-02: what it quotes to the letter is kept, with its subject in one form and the tag of its event', async () => {
    const { observations, method, error, rejected } = await run(says(candidate()));
    expect({ method, error, rejected }).toEqual({ method: 'model', error: null, rejected: { considered: 1 } });
    expect(observations).toEqual([
      expect.objectContaining({
        rule: 'model',
        kind: 'constraint',
        topic: 'testing',
        subject: 'test command',
        value: 'npm run check',
        source: 'person',
        tag: 'main',
        quotes: [{ t0_id: 't0-1', of: 'text', start: 7, end: 46, text: 'always run the tests with npm run check' }],
      }),
    ]);
  });

  test.each([
    ['a quote that nobody said', candidate({ quote: 'always deploy on Fridays' })],
    ['an event that it was not shown', candidate({ event: 9 })],
    ['what a tool printed, which it was not shown', candidate({ event: 3, quote: 'use yarn' })],
    ['a kind that it may not give', candidate({ kind: 'outcome' })],
  ])('MND-02: %s gives what the rules gave, marked as a fallback', async (_, invented) => {
    const result = await run(says(candidate(), invented));
    expect(result).toMatchObject({ ...NOTHING, method: 'fallback' });
    expect(result.error).not.toBeNull();
  });

  test('MND-02: an answer that is no JSON and a call that fails are fallbacks, too', async () => {
    expect(await run(async () => ({ text: 'I would rather not.' }))).toMatchObject({ ...NOTHING, method: 'fallback' });
    const broke: AskMind = async () => {
      throw new Error('budget_exceeded');
    };
    expect(await run(broke)).toMatchObject({ ...NOTHING, method: 'fallback', error: 'budget_exceeded' });
  });

  test('where nobody switched a model on, it is a run of the rules', async () => {
    expect(await run(async () => undefined)).toEqual({ ...NOTHING, method: 'rules', error: null });
  });

  test.each([
    ['not_a_persons_word', candidate({ event: 2, quote: 'The server listens on port 8123.' })],
    ['statement_beyond_quote', candidate({ statement: 'Deployments need an approval of the security team.' })],
    ['negation', candidate({ statement: 'Never run the tests with npm run check.' })],
    ['status', candidate({ statement: 'Task 12 is done: always run the tests with npm run check.' })],
  ])('a candidate is left out and counted as %s', async (reason, left) => {
    const { observations, rejected, method } = await run(says(left));
    expect({ observations, rejected, method }).toEqual({
      observations: [],
      rejected: { considered: 1, [reason]: 1 },
      method: 'model',
    });
  });

  test('what a rule read already is not told a second time under another subject', async () => {
    const [byModel] = (await run(says(candidate({ subject: 'how tests are run' })))).observations;
    const byRule = {
      ...(byModel as Observation),
      observation_id: 'rule',
      rule: 'constraint.always',
      subject: 'command:test',
    };
    const { observations } = await run(says(candidate({ subject: 'how tests are run' })), {
      observations: [byRule],
      rejected: {},
    });
    expect(observations).toEqual([byRule]);
  });

  test('the same answer gives the same ids', async () => {
    expect(await run(says(candidate()))).toEqual(await run(says(candidate(), candidate())));
  });
});

describe('what a model is asked', () => {
  test('only what is new, what stands and what somebody said', () => {
    expect(slicesOf(EVENTS, 1, MODEL_LIMITS).map((slice) => slice.map(({ seq }) => seq))).toEqual([[1, 2]]);
    expect(slicesOf(EVENTS, 2, MODEL_LIMITS)).toEqual([]);
  });

  test('slices are of bounded size and number, the newest of them, and a text that fills one alone is left out', () => {
    const events = Array.from({ length: 40 }, (_, at) =>
      event(at + 1, 'person', `Word number ${at} of many. `.repeat(20)),
    );
    const huge = event(41, 'person', 'long '.repeat(5_000));
    const slices = slicesOf([...events, huge], 1, { sliceTokens: 1_000, slices: 3 });
    expect(slices).toHaveLength(3);
    expect(slices.at(-1)?.at(-1)?.seq).toBe(40);
    for (const slice of slices) expect(questionOf(slice)).not.toContain('long long');
  });
});
