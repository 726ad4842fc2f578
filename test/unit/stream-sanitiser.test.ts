// A text that comes in pieces is shown by the rules by which it is kept.
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/ask/sanitise/sanitise.ts';
import { createStreamSanitiser } from '../../src/ask/sanitise/stream-sanitiser.ts';

const shownOf = (text: string, size: number): string[] => {
  const stream = createStreamSanitiser();
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += size) parts.push(stream.push(text.slice(at, at + size)));
  return [...parts, stream.end()];
};

const ENV = [
  'REGION=north',
  'PLAN=large',
  'OWNER=canary-owner-1',
  '',
  '# more',
  'MODE=quiet',
  'DEPOT=canary-depot-2',
  'COLOUR=red',
].join('\n');
const LOG = Array.from(
  { length: 80 },
  (_, at) => `2026-01-01T00:00:${10 + (at % 50)}.000Z INFO worker ${at} is idle`,
).join('\n');
const MIXED = [
  'Here is what I found in the folder.',
  '',
  ENV,
  '',
  'That is all of it, and nothing else is there.',
  'Connect with host=db.example user=app password=canary-word-3 and look.',
  '',
  'The log says this.',
  '',
  LOG,
  '',
  'So the worker is idle.',
].join('\n');

describe('a text that is sanitised while it comes', () => {
  it.each([1, 7, 64, 100_000])('shows what the record keeps, in pieces of %i', (size) => {
    const shown = shownOf(MIXED, size).join('');
    expect(shown).toBe(sanitise(MIXED).text);
    expect(shown).not.toContain('canary');
    expect(shown).toContain('That is all of it');
  });

  it('shows at no moment a part of what is cut', () => {
    for (const part of shownOf(MIXED, 3)) expect(part).not.toMatch(/canary|DEPOT=|worker 40/);
  });

  it('shows prose word by word while it comes, and byte for byte', () => {
    const prose = 'The first part is done.\nThe second one waits for a review,\n\nand then we ship it. Ünïcode too.';
    const parts = shownOf(prose, 5);
    expect(parts.join('')).toBe(prose);
    expect(parts.filter((part) => part !== '').length).toBeGreaterThan(10);
  });

  it('takes a secret out of the middle of a sentence', () => {
    const secret = ['ghp', '_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('');
    const text = `Use the token ${secret} for it, and tell nobody.\nIt holds for a day.\n\nThat is all.`;
    for (const size of [1, 4, 30]) {
      const shown = shownOf(text, size).join('');
      expect(shown).not.toContain(secret.slice(4, 20));
      expect(shown).toBe(sanitise(text).text);
    }
  });

  it('leaves code as it is, and gives it when its block ends', () => {
    const text =
      'Write this:\n\n```ts\nconst total: number = items.length;\n\nexport { total };\n```\n\nThen run the tests.\n';
    for (const size of [1, 9]) expect(shownOf(text, size).join('')).toBe(text);
  });

  it('holds back a bounded part only', () => {
    const stream = createStreamSanitiser();
    let [held, most] = [0, 0];
    for (let at = 0; at < 4_000; at += 1) {
      const line = `key ${at}: value\n`;
      held = stream.push(line) === '' ? held + line.length : 0;
      most = Math.max(most, held);
    }
    expect(most).toBeGreaterThan(10_000);
    expect(most).toBeLessThan(20_000);
  });
});
