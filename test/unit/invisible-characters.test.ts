import { describe, expect, test } from 'vitest';
import { escapeInvisible, withoutInvisible, withoutInvisibleJson } from '../../src/base/invisible-characters.ts';
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

  test('is found at any depth, in names too, and what has none is the same value', () => {
    const plain = { a: [{ b: 'c', n: 1, z: null, t: true }] };
    expect(withoutInvisibleJson(plain)).toBe(plain);
    expect(withoutInvisibleJson({ [hiding('a', 'x')]: [{ b: hiding('c', 'obey') }] })).toEqual({ a: [{ b: 'c' }] });
  });
});
