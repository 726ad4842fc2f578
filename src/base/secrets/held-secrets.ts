// The secrets that this process has in its hands, such as a provider's key: whatever their form, they are known by their value. Redaction
// finds them as they are, and as requests, logs and URLs write them: in base64, in hexadecimal digits, percent-encoded, as JSON.
import type { Found } from './secret-scan.ts';

export const HELD_KIND = 'provider-key';
/** What is shorter is a word: local servers take `ollama` or `none` for a key. */
const SHORTEST_HELD = 12;
/** The oldest is forgotten; nobody changes that many keys in the life of a process. */
const MOST_HELD = 64;

const held = new Set<string>();
let pattern: RegExp | undefined;

export function holdSecret(value: string): void {
  if (value.length < SHORTEST_HELD || held.has(value)) return;
  held.add(value);
  for (const oldest of [...held].slice(0, -MOST_HELD)) held.delete(oldest);
  // The longest first, so that of two that begin at one place the whole is taken.
  const forms = [...new Set([...held].flatMap(formsOf))].toSorted((a, b) => b.length - a.length);
  pattern = new RegExp(forms.map((form) => form.replaceAll(/[^A-Za-z0-9]/g, '\\$&')).join('|'), 'g');
}

const NONE: readonly Found[] = [];

export function findHeld(text: string): readonly Found[] {
  if (pattern === undefined || text.length < SHORTEST_HELD) return NONE;
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    kind: HELD_KIND,
  }));
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const hex = bytes.toString('hex');
  const percent = encodeURIComponent(value);
  const json = JSON.stringify(value).slice(1, -1);
  return [
    value,
    ...[json, JSON.stringify(json).slice(1, -1), value.replaceAll('/', '\\/')],
    ...[percent, percent.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), percent.replaceAll('%20', '+')],
    ...[encodeURI(value), hex.replaceAll(/../g, '%$&'), hex.toUpperCase().replaceAll(/../g, '%$&')],
    ...[hex, hex.toUpperCase()],
    ...[0, 1, 2].flatMap((lead) => base64Forms(bytes, lead)),
  ];
}

/**
 * In base64, behind so many other bytes of a group of three. Without the characters at both ends, which also hold bits of what stands
 * beside it.
 */
function base64Forms(bytes: Buffer, lead: number): string[] {
  const whole = Buffer.concat([Buffer.alloc(lead), bytes]);
  const first = Math.ceil((lead * 8) / 6);
  const last = Math.floor((whole.length * 8) / 6);
  const plain = whole.toString('base64').slice(first, last);
  return [plain, plain.replaceAll('+', '-').replaceAll('/', '_')];
}
