// A text in pieces shows no more of a secret than the whole text would, however it is cut.
import { describe, expect, test } from 'vitest';
import { createStreamRedactor } from '../../src/base/redact-stream.ts';
import { redactedStart } from '../../src/base/redact.ts';
import { holdSecret } from '../../src/base/secrets/held-secrets.ts';

const HELD = 'graue9Katzen/zaehlen+Erbsen-im-Flur-78';
holdSecret(HELD);
const KEY_BLOCK = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'.repeat(4)}-----END PRIVATE KEY-----`;
const MOST = 2_000;

function streamed(pieces: readonly string[], most = MOST): string[] {
  const redactor = createStreamRedactor(most);
  return [...pieces.map((piece) => redactor.push(piece)), redactor.end()];
}

const cut = (text: string, length: number) => text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];

const TEXTS = {
  'a plain one': 'It is ready.\r\nTwo  lines,\tand more.',
  'the key of a provider': `Your key is ${HELD}, is it not? And ${HELD}${HELD} again.`,
  'a known token': `Use ghp_${'a1B2'.repeat(9)} for that. Then go on.`,
  'a password by its name': 'password=Tr0ub4dor&3zebra and then some words',
  'a script without blanks': '準備ができました。次の手順に進みます。',
  'one without an end': `${'x'.repeat(1_500)} ${'y'.repeat(1_500)}`,
};

describe.each(Object.entries(TEXTS))('%s', (_name, text) => {
  test.each([1, 2, 3, 7, 40])('is, in pieces of %i, what the whole is', (length) => {
    expect(streamed(cut(text, length)).join('')).toBe(redactedStart(text, MOST));
  });
});

test('a piece is shown up to its last whole word, and the rest with the next', () => {
  expect(streamed(['It is re', 'ady. ', 'Now', ' go'])).toEqual(['It is', ' ready.', '', ' Now', ' go']);
  expect(streamed(['準備が', 'できました'])).toEqual(['準備が', 'できました', '']);
});

test('no more is shown than was asked for', () => {
  expect(streamed(['one two three ', 'four'], 5).join('')).toBe('one t');
});

test.each([1, 2, 3, 7, 40])(
  'nothing of a key block is shown, nor of what follows what was shown of its head (%i)',
  (length) => {
    const shown = streamed(cut(`Here it is:\n${KEY_BLOCK}\nThat was it.`, length)).join('');
    expect(shown).toMatch(/^Here it is:\n(?:-----BEGIN PRIVATE|\[redacted:private-key\]\nThat was it\.)$/);
  },
);
