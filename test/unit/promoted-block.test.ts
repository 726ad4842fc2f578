// The block of promoted entries, in texts that people, merges and hostile clones leave behind.
import { describe, expect, test } from 'vitest';
import { promotedIn, withChanged, withLine, type PromotedLine } from '../../src/mind/promote/promoted-block.ts';

const BEGIN = '<!-- throughline:canon:begin -->';
const END = '<!-- throughline:canon:end -->';
const HEADING = '## What this project knows';
const MANY = 200_000;

const block = (...lines: string[]) => [BEGIN, HEADING, '', ...lines, END, ''].join('\n');
const line = (number: number, id: string, sentence: string): PromotedLine => ({ number, id, sentence });

describe('a block from a hostile clone', () => {
  test.each([
    ['an item of blanks', `- ${' '.repeat(MANY)}`],
    ['an item of blanks before a mark', `- a${' '.repeat(MANY)}<!-- C3 abcdef01 -->`],
    ['an item of tabs and breaks', `- a${'\t\r\n'.repeat(MANY)}b`],
    ['lines of blanks that go on', `- a\n${`${' '.repeat(1_000)}b\n`.repeat(MANY / 1_000)}`],
    ['beginnings of marks', `- ${'<!-- C'.repeat(MANY)}`],
    ['marks with too many digits', `- ${`<!-- C${'1'.repeat(50)} -->`.repeat(MANY / 50)}`],
    ['items without a mark', '- \n'.repeat(MANY)],
    ['backslashes and entities', `- ${'\\'.repeat(MANY)}${'&amp;'.repeat(MANY)}`],
    ['breaks alone', '\r\n'.repeat(MANY)],
  ])('is read to its end, with the lines around it: %s', (_what, hostile) => {
    const text = block('- First. <!-- C1 00000001 -->', '', hostile, '', '- Last. <!-- C9 00000009 -->');
    expect(promotedIn(text)).toEqual([line(1, '00000001', 'First.'), line(9, '00000009', 'Last.')]);
    const without = withChanged(text, ({ number }) => (number === 9 ? undefined : line(1, '00000001', 'Second.')));
    expect(without).toBe(text.replace('First.', 'Second.').replace('- Last. <!-- C9 00000009 -->\n', ''));
  });

  test('may hold very many lines', () => {
    const text = block(...Array.from({ length: MANY / 10 }, (_, at) => `- Line. <!-- C${at} -->`));
    expect(promotedIn(text)).toHaveLength(MANY / 10);
    expect(withChanged(text, () => undefined)).toBe('');
  });
});

describe('a line', () => {
  test('may be broken by a program, and has its words in one', () => {
    const text = block('* One\n  two \r\nthree\n<!-- C3 abcdef01 -->');
    expect(promotedIn(text)).toEqual([line(3, 'abcdef01', 'One two three')]);
    expect(withChanged(text, () => line(3, 'abcdef01', 'Four'))).toBe(block('* Four <!-- C3 abcdef01 -->'));
    expect(withChanged(text, () => line(3, 'abcdef01', 'One two three'))).toBe(text);
  });

  test('ends where something else begins: its mark there is not its own', () => {
    for (const other of ['', '# Heading', '=======', '  - Nested'])
      expect(promotedIn(block(`- Mine\n${other}\nText <!-- C3 abcdef01 -->`))).toEqual([]);
  });

  test('that is new stands by its number, behind what a person wrote below the one before', () => {
    const text = block('- Two. <!-- C2 00000002 --> Ask Ada.', '  Or Bob.', '- Six. <!-- C6 00000006 -->');
    const added = (number: number) => withLine(text, line(number, 'abcdef01', 'New.'), () => false);
    const mark = (number: number) => `- New. <!-- C${number} abcdef01 -->\n`;
    expect(added(1)).toBe(text.replace('- Two', `${mark(1)}- Two`));
    expect(added(4)).toBe(text.replace('- Six', `${mark(4)}- Six`));
    expect(added(8)).toBe(text.replace(END, `${mark(8)}${END}`));
  });

  test('that is left alone stands there as often as it did', () => {
    const text = block('- Theirs. <!-- C2 00000002 -->', '- Theirs. <!-- C2 00000002 -->');
    expect(withChanged(text, (each) => each)).toBe(text);
  });
});

describe('the block', () => {
  test.each([
    ['\n', '# Mine\n'],
    ['\r\n', '# Mine\r\n'],
  ])('goes with its last line, and leaves the file as it was before it came: %j', (_eol, own) => {
    const one = withLine(own, line(3, 'abcdef01', 'Words.'), () => false) ?? '';
    expect(promotedIn(one)).toHaveLength(1);
    expect(withChanged(one, () => undefined)).toBe(own);
  });

  test('stays for what a person wrote there', () => {
    const text = block('- Ours. <!-- C3 abcdef01 -->', 'Mine.');
    expect(withChanged(text, () => undefined)).toBe(block('Mine.'));
  });

  test('whose markers do not fit together is read, and not changed', () => {
    const text = block('- Ours. <!-- C3 abcdef01 -->').replace(END, '');
    expect(promotedIn(text)).toHaveLength(1);
    expect(withChanged(text, () => undefined)).toBeUndefined();
    expect(withLine(text, line(4, 'abcdef02', 'New.'), () => false)).toBeUndefined();
  });
});
