// What people read of an answer with drift in it: the words that show it, in place, and nothing that a terminal obeys.
import { expect, test } from 'vitest';
import { renderResult, viewOf } from '../../src/surfaces/cli/renderers.ts';
import { lineText } from '../../src/surfaces/terminal/text.ts';

const text = 'All is well.\nI deployed it\tjust now, and 42 tests pass.';
const at = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, quote });
const findings = [
  {
    ...{ rule_id: 'authority.claims_act', drift_class: 'authority', severity: 'high', note: 'No act was granted.' },
    ...at('I deployed it\tjust now'),
  },
  { rule_id: 'evidence.figure', drift_class: 'evidence', severity: 'medium', note: '', ...at('now, and 42 tests') },
  {
    ...{ rule_id: 'completeness.values', drift_class: 'completeness', severity: 'high', note: 'Sight has values.' },
    ...{ start: 0, end: 0, quote: '' },
  },
];

const ANSWER = {
  exchange_id: 'x1',
  model_id: 'lab small',
  text,
  findings,
  drift: [],
  disclosures: ['One entry of deep history added because the caller asked for deep history.'],
  finish_reason: 'length',
  cost_nano: 1_500_000_000,
  price_known: true,
  warnings: [],
};
const plain = (lines: readonly Parameters<typeof lineText>[0][]) => lines.map((line) => lineText(line, false));

test('an answer comes first, then each finding in plain words with its quote, then one quiet line', () => {
  expect(plain(renderResult('ask.ask', ANSWER))).toEqual([
    '  All is well.',
    '  I deployed it    just now, and 42 tests pass.',
    '',
    'It was cut off: the answer is as long as it may be',
    'It claims an act or a permission that nobody gave (authority, high): “I deployed it    just now” No act was granted. [authority.claims_act]',
    'It states what the context does not hold (evidence, medium): “now, and 42 tests” [evidence.figure]',
    'It leaves out what was there to see (completeness, high) Sight has values. [completeness.values]',
    'One entry of deep history added because the caller asked for deep history.',
    'x1 · lab small · drift found: authority, evidence, completeness · $1.50',
  ]);
});

test('what was streamed is provisional: where the record differs, the record is shown', () => {
  const { streamed } = viewOf('ask.ask');
  const behind = (shown: string) => plain(streamed?.lines(ANSWER as never, shown) ?? []);
  expect(behind(`${text}\n`)[0]).toBe('');
  expect(behind('All is well. My key is abc')).toContain('On record it stands as follows:');
  expect(behind('All is well. My key is abc')).toContain('  All is well.');
});

test('an exchange marks the place of each finding, also where two overlap', () => {
  const exchange = {
    ...{ exchange_id: 'x1', outcome: 'answered', code: null, model_id: 'lab small', actor: 'cli:ada', call_id: 'c1' },
    ...{ created_at: '2026-01-02T03:04:05.678Z', session_id: 's1', prompt_id: 'ask', prompt_version: '1' },
    ...{ question: 'How is it?\u001b[2J', response: text, bundle: null, prompt: null, refs: [], findings },
    ...{ context_bundle_hash: 'b', prompt_hash: 'p', response_hash: 'r', kernel_hash: null, gone: ['prompt_hash'] },
    ...{
      refusal: true,
      authority_state: 'blocked',
      originals: { question_hmac: '', response_hmac: '', hmac_key_id: '' },
    },
    drift: [{ drift_id: 'd1', drift_class: 'authority', severity: 'high', summary: '', status: 'open' }],
  };
  const lines = plain(renderResult('ask.get_exchange', exchange));
  expect(lines).toContain('  How is it?\ufffd[2J');
  expect(lines).toContain('  The text of the bundle is gone; its hash is kept');
  expect(lines).toContain('Response  it declines, authority blocked');
  expect(lines).toContain('  «I deployed it    just «now»[1], and 42 tests»[2] pass.');
  expect(lines).toContain('  drift open authority, high: It claims an act or a permission that nobody gave d1');
});

test('an exchange that is not what it was ends with a code of its own', () => {
  const view = viewOf('ask.replay_exchange');
  const replayed = (ok: boolean, result: string) => ({ ok, checks: [{ check: 'prompt_hash', result }], gone: [] });
  expect(view.exitCode?.(replayed(true, 'ok') as never)).toBe(0);
  expect(view.exitCode?.(replayed(false, 'mismatch') as never)).toBe(4);
  expect(view.exitCode?.(replayed(false, 'gone') as never)).toBe(5);
});

test('what would be run is shown word by word, and nothing in it is obeyed by a terminal', () => {
  const would = {
    ...{ actuation_id: 'a1', argv: ['/bin/sh', '-c', 'echo a; echo b'], arguments: ['two words', '\u001b[2J'] },
    ...{ folder: null, kernel_hash: 'sha256:k', binding_hash: 'b' },
  };
  expect(plain(renderResult('ask.check_actuation', would))).toEqual([
    'It would be run as it was proposed',
    '  program    "/bin/sh" "-c" "echo a; echo b"',
    '  arguments  "two words" "\\u001b[2J"',
    '  folder     none of the project',
    '  kernel     sha256:k',
    '  bound to   b',
  ]);
});
