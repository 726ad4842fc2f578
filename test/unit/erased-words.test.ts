// Erased texts found by keyed hashes of their words.
import { describe, expect, test } from 'vitest';
import { hmacSha256 } from '../../src/base/hash.ts';
import { createErasedList, ERASED_FILE } from '../../src/mind/erase/erased-list.ts';
import { createMatcher, erasedText, wordsOf } from '../../src/mind/erase/match-words.ts';
import { CUT_MARK } from '../../src/mind/t0/cut-mark.ts';
import { refusalOf } from '../support/expect-error.ts';

let hashes = 0;
const keyedHash = (text: string) => {
  hashes += 1;
  return `0123456789abcdef:${hmacSha256(Buffer.from('a key of tests'), text)}`;
};
const matcherOf = (...texts: string[]) =>
  createMatcher(
    texts.flatMap((text) => erasedText(text, keyedHash) ?? []),
    keyedHash,
  );

describe('words', () => {
  const { has, cut, spans } = matcherOf('Zanzibar Holdings is our customer', 'Größe');

  test.each([
    'zanzibar holdings IS our customer',
    'They said: “Zanzibar, Holdings — is our… customer!”',
    'Zanzibar\nHoldings is\n\tour customer',
    JSON.stringify({ text: 'x\nZanzibar\nHoldings is "our" customer' }),
    JSON.stringify(JSON.stringify({ text: 'Zanzibar\nHoldings is our customer' })),
    'Zan\u200bzibar Holdings is our customer',
    'Ｚanzibar Holdings is our customer',
    'die GRÖSSE nicht, aber die größe',
  ])('are found whatever stands between them: %j', (text) => expect(has(text)).toBe(true));

  test.each(['', 'Zanzibar Holdings was our customer', 'Zanzibar Holdings is our', 'customer our is', 'Größen'])(
    'others are not: %j',
    (text) => expect(has(text)).toBe(false),
  );

  test('are cut out, and nothing else is', () => {
    expect(cut('a Zanzibar Holdings is our customer, b. ZANZIBAR holdings is our customer')).toBe(
      `a ${CUT_MARK}, b. ${CUT_MARK}`,
    );
    expect(cut('nothing')).toBe('nothing');
    expect(has(cut('Zanzibar Zanzibar Holdings is our customer customer'))).toBe(false);
    expect(spans('x größe')).toEqual([{ start: 2, end: 7 }]);
  });

  test('of two erased texts that begin alike, the longer one is cut', () => {
    expect(matcherOf('alpha beta', 'alpha beta gamma').cut('alpha beta gamma delta')).toBe(`${CUT_MARK} delta`);
  });

  test('a text costs a hash for each word that was not met before, and nothing where nothing was erased', () => {
    const matcher = matcherOf('alpha beta gamma');
    const words = Array.from({ length: 1_000 }, (_, at) => `w${at % 50}`).join(' ');
    hashes = 0;
    matcher.has(words);
    expect(hashes).toBeLessThanOrEqual(51);
    hashes = 0;
    matcher.has(words);
    expect(hashes).toBeLessThanOrEqual(1);
    matcherOf().cut(words);
    expect(hashes).toBeLessThanOrEqual(1);
  });

  test('a text without a word is none', () => {
    expect(erasedText(' …! ', keyedHash)).toBeUndefined();
    expect(wordsOf('a-b_c')).toHaveLength(3);
  });
});

describe('the list', () => {
  function listOf(homeId: string, files: Map<string, string>, keyId = '0123456789abcdef') {
    return createErasedList({
      homeId,
      keyId,
      keyedHash,
      readConfigFile: async (name) => files.get(name),
      async updateConfigFile(name, update) {
        files.set(name, update(files.get(name)));
      },
    });
  }
  const SESSION = { agent: 'claude', session_id: 's1' };

  test('says of each home what was erased there, and holds no word of it', async () => {
    const files = new Map<string, string>();
    const [one, other] = [listOf('one', files), listOf('other', files)];
    const before = await one.read();
    expect(before.isEmpty).toBe(true);
    const text = erasedText('Zanzibar Holdings', keyedHash);
    await one.add({ sessions: [SESSION], events: ['e1'], entries: ['c1'], texts: text ? [text] : [] });
    await other.add({ events: ['e2'] });
    const erased = await one.read();
    expect([erased.hasSession(SESSION), erased.hasEvent('e1'), erased.hasEntry('c1')]).toEqual([true, true, true]);
    expect([erased.hasEvent('e2'), erased.hasEntry('e1'), erased.texts.has('by zanzibar holdings')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(erased.mark).not.toBe(before.mark);
    expect((await one.add({ events: ['e1'] })).mark).toBe(erased.mark);
    expect(files.get(ERASED_FILE)?.toLowerCase()).not.toMatch(/zanzibar|claude|s1"/);
    expect((await one.readWith({ events: ['e9'] })).hasEvent('e9')).toBe(true);
    expect((await one.read()).hasEvent('e9')).toBe(false);
  });

  test('is refused where it cannot be read, or was made with another key', async () => {
    const files = new Map([[ERASED_FILE, '{']]);
    expect((await refusalOf(listOf('one', files).read())).code).toBe('erased_list_damaged');
    files.clear();
    await listOf('one', files).add({ events: ['e1'] });
    expect((await refusalOf(listOf('one', files, 'fedcba9876543210').read())).code).toBe('erased_list_of_other_key');
  });
});
