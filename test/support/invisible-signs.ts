// Characters that nobody sees, and a text that hides another in them.

export const INVISIBLE_SIGNS: readonly string[] = [
  0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2063, 0x2066,
  0x2069, 0x206a, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0x1d173, 0xe0001, 0xe0020, 0xe0041, 0xe007f, 0xe0100,
  0xe01ef,
].map((code) => String.fromCodePoint(code));

/** The text, and behind it a second one in tag characters. */
export function hiding(text: string, hidden: string): string {
  const tags = hidden.split('').map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0)));
  return `${text}${INVISIBLE_SIGNS.join('')}${tags.join('')}`;
}

export function isSeen(text: string): boolean {
  return !INVISIBLE_SIGNS.some((sign) => text.includes(sign));
}
