import { describe, expect, test } from 'vitest';
import {
  escapeInvisible,
  withoutAnyInvisible,
  withoutInvisible,
  withoutInvisibleJson,
} from '../../src/base/invisible-characters.ts';
import { INVISIBLE_SIGNS, hiding } from '../support/invisible-signs.ts';

describe('a text that is shown', () => {
  test.each(INVISIBLE_SIGNS.map((sign) => [`U+${(sign.codePointAt(0) ?? 0).toString(16)}`, sign] as const))(
    'loses %s',
    (_, sign) => {
      expect(withoutInvisible(`a${sign}b`)).toBe('ab');
      const escaped = escapeInvisible(JSON.stringify(`a${sign}b`));
      expect(escaped).toMatch(/^[\x20-\x7e]+$/);
      expect(JSON.parse(escaped)).toBe(`a${sign}b`);
    },
  );

  test('keeps every character that can be seen', () => {
    for (const text of ['ä 漢 😀 \u0660\u0600 é', 'a\tb\nc', '', 'नमस्ते', 'שלום', '﷽']) {
      expect(withoutInvisible(text)).toBe(text);
    }
  });

  test('keeps what scripts and emoji are written with', () => {
    const texts = [
      'می\u200cخواهم ❤\ufe0f 👨\u200d👩\u200d👧 1\ufe0f\u20e3 🏳\ufe0f\u200d🌈',
      '۲۰\u200cساله क\u094d\u200dष ❤\ufe0e 👩🏽\u200d🚀 🏴\u200d☠\ufe0f',
      '葛\u{e0100}城 \u1820\u180b\u1821',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}!',
    ];
    for (const text of texts) {
      expect(withoutInvisible(text)).toBe(text);
      expect(withoutInvisibleJson([text])).toEqual([text]);
      expect(withoutAnyInvisible(text)).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
    }
  });

  test.each([
    ['joiners between ASCII letters', 'a\u200db\u200c\u200dc', 'abc'],
    ['a joiner beside white space', 'می\u200c خ', 'می خ'],
    ['a run of joiners', 'می\u200c\u200c\u200dخ', 'میخ'],
    ['all selectors but one', '❤\ufe0f\ufe0f\ufe0e!', '❤\ufe0f!'],
    ['selectors that follow no emoji', '1\ufe0f2 é\ufe0f 漢\ufe0f', '12 é 漢'],
    ['all ideographic selectors but one', '葛\u{e0100}\u{e0101}城 a\u{e0100}', '葛\u{e0100}城 a'],
    ['direction overrides', 'ש\u202eל\u2066ו\u2069ם\u200f', 'שלום'],
    ['zero-width spaces', 'می\u200bخ\ufeffو', 'میخو'],
    ['tags after no flag', '😀\u{e0068}\u{e0069}\u{e007f}', '😀'],
    ['tags of a flag without an end', '🏴\u{e0067}\u{e0062}', '🏴'],
    ['tags that are too long for a flag', `🏴${'\u{e0061}'.repeat(7)}\u{e007f}`, '🏴'],
    ['tags behind a flag', '🏴\u{e0061}\u{e007f}\u{e0068}\u{e0069}', '🏴\u{e0061}\u{e007f}'],
  ])('loses %s', (_, text, left) => {
    expect(withoutInvisible(text)).toBe(left);
  });

  test('is found at any depth, in names too, and what has none is the same value', () => {
    const plain = { a: [{ b: 'c', n: 1, z: null, t: true }] };
    expect(withoutInvisibleJson(plain)).toBe(plain);
    expect(withoutInvisibleJson({ [hiding('a', 'x')]: [{ b: hiding('c', 'obey') }] })).toEqual({ a: [{ b: 'c' }] });
  });
});
