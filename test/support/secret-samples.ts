// Makes tokens from their format, the same ones in every run, so that no secret stands in this repository.
import { ALPHABETS, type Format, type Run } from '../../src/base/secrets/format.ts';
import { is } from '../../src/base/secrets/character-classes.ts';
import { checksumOf } from '../../src/base/secrets/known-content.ts';
import { sha256 } from '../../src/base/hash.ts';

const characters = new Map(
  Object.entries(ALPHABETS).map(([name, mask]) => [
    name,
    Array.from({ length: 128 }, (_, code) => code)
      // Signs end tokens in some places, and padding stands at the end only.
      .filter((code) => is(code, mask) && /[A-Za-z0-9_-]/.test(String.fromCharCode(code)))
      .map((code) => String.fromCharCode(code)),
  ]),
);

/** So many characters of an alphabet, drawn by a seed. */
export function drawn(alphabet: string, length: number, seed: string): string {
  const set = characters.get(alphabet) ?? [];
  // Keys in hexadecimal are written in small letters.
  const allowed = alphabet === 'h' ? '0123456789abcdef'.split('') : set;
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    for (const byte of Buffer.from(sha256(`${seed} ${block}`), 'hex')) text += allowed[byte % allowed.length];
  }
  if (length === 0) return '';
  const made = text.slice(0, length);
  // A token ends in no sign: readers of sentences and of URLs would leave it out.
  return /[A-Za-z0-9]$/.test(made) || !/[A-Za-z0-9]/.test(allowed.join('')) ? made : `${made.slice(0, -1)}7`;
}

const OWN = 'tl_';

/** A token of the format; another one for every seed. */
export function sampleOf({ id, prefix, parts, traits }: Format, seed: string): string {
  if (traits.holds) return encodedOwn(prefix, seed);
  const runOf = (run: Run, index: number) => {
    const length = run.max === Infinity ? run.min + 3 : run.max;
    return drawn(run.alphabet, length, `${id} ${index} ${seed}`);
  };
  const body = parts.map((part, index) => (typeof part === 'string' ? part : runOf(part, index))).join('');
  const checked = traits.checksum ? checked36(`${body}${drawn('a', 30, seed)}`) : body;
  return `${drawn('a', traits.before ?? 0, `${id} before ${seed}`)}${prefix}${checked}`;
}

function checked36(text: string): string {
  return `${text.slice(0, 30)}${checksumOf(text.slice(0, 30))}`;
}

/** One of our tokens in base64, where it begins with this prefix. */
function encodedOwn(prefix: string, seed: string): string {
  for (let tries = 0; ; tries += 1) {
    const token = OWN + drawn('t', 43, `${seed} ${tries}`);
    for (const lead of ['', 'u', 'u:']) {
      const encoded = Buffer.from(lead + token)
        .toString('base64')
        .replace(/=+$/, '');
      const at = encoded.indexOf(prefix);
      if (at !== -1 && at <= 4) return encoded.slice(at);
    }
  }
}

/** What the token would be if words had been written in its place: documentation is full of them. */
export function wordsLike({ prefix, parts, traits }: Format): string {
  const words = 'your-example-of-the-value-goes-here-and-more-';
  const body = parts.map((part) =>
    typeof part === 'string'
      ? part
      : words
          .repeat(20)
          .replaceAll('-', /[tke@pqc%B]/.test(part.alphabet) ? '-' : '')
          .slice(0, Math.max(part.min, 1)),
  );
  return `${'word'.repeat(5).slice(0, traits.before ?? 0)}${prefix}${body.join('')}`;
}
