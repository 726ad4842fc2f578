import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { seededRandom } from '../../src/base/random.ts';
import {
  formatCheckpoint,
  formatSigningKey,
  formatVerifierKey,
  generateSigningKey,
  openNote,
  parseCheckpoint,
  parseSigningKey,
  parseVerifierKey,
  signNote,
} from '../../src/base/signed-note.ts';

// The published example of golang.org/x/mod/sumdb/note.
const PETER_VERIFIER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const PETER_SIGNER = ['PRIVATE', 'KEY', 'PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr', 'Y7hfZx09iUvxdXHKDFz'].join(
  '+',
);
const ENOCH_VERIFIER = 'EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop';
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const PETER_LINE =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
const ENOCH_LINE =
  '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n';
const peter = parseVerifierKey(PETER_VERIFIER);
const enoch = parseVerifierKey(ENOCH_VERIFIER);
const PETER_SIGNATURE = { name: 'PeterNeumann', keyId: 'c74f20a3' };
const ENOCH_SIGNATURE = { name: 'EnochRoot', keyId: 'af0cfe78' };

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('the published note of Go', () => {
  test('is signed to the same bytes', () => {
    expect(signNote(TEXT, parseSigningKey(PETER_SIGNER))).toBe(`${TEXT}\n${PETER_LINE}`);
  });

  test('opens with the keys that are known and names the others', () => {
    const note = `${TEXT}\n${PETER_LINE}${ENOCH_LINE}`;
    expect(openNote(note, [peter])).toEqual({ body: TEXT, verified: [PETER_SIGNATURE], unknown: [ENOCH_SIGNATURE] });
    expect(openNote(note, [enoch, peter])).toEqual({
      body: TEXT,
      verified: [PETER_SIGNATURE, ENOCH_SIGNATURE],
      unknown: [],
    });
    expect(codeOf(() => openNote(note, []))).toBe('unknown_signer');
  });

  test('names a repeated signature once', () => {
    const note = `${TEXT}\n${PETER_LINE}${PETER_LINE}${ENOCH_LINE}${ENOCH_LINE}`;
    expect(openNote(note, [peter])).toEqual({ body: TEXT, verified: [PETER_SIGNATURE], unknown: [ENOCH_SIGNATURE] });
  });

  test('is refused for one bad signature of a known key, though another is good', () => {
    const bad = `${PETER_LINE.slice(0, 60)}ABCD${PETER_LINE.slice(60)}`;
    expect(codeOf(() => openNote(`${TEXT}\n${ENOCH_LINE}${bad}`, [peter, enoch]))).toBe('bad_signature');
    expect(codeOf(() => openNote(`${TEXT}\n${PETER_LINE}${bad}`, [peter]))).toBe('bad_signature');
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no signatures', TEXT],
    ['a blank line only', `${TEXT}\n`],
    ['no final newline', `${TEXT}\n${PETER_LINE.slice(0, -1)}`],
    ['a control character', `\x01${TEXT}\n${PETER_LINE}`],
    ['a carriage return', `${TEXT.replace('\n', '\r\n')}\n${PETER_LINE}`],
    ['half a surrogate pair', `\ud800${TEXT}\n${PETER_LINE}`],
    ['a space in a name', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', 'Bad Name')}`],
    ['a plus in a name', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', 'a+b')}`],
    ['no name', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', '')}`],
    ['a hyphen for the em dash', `${TEXT}\n${PETER_LINE.replace('—', '-')}`],
    ['a line after the signatures', `${TEXT}\n${PETER_LINE}Unexpected line.\n`],
    ['a blank line after the signatures', `${TEXT}\n${PETER_LINE}\n`],
    ['a signature without padding', `${TEXT}\n${PETER_LINE.replace('=', '')}`],
    ['a signature in base64url', `${TEXT}\n${PETER_LINE.replace('/', '_')}`],
    ['spare bits in base64', `${TEXT}\n${PETER_LINE.replace('M=', 'N=')}`],
    ['a signature that is only a key id', `${TEXT}\n— PeterNeumann x08gow==\n`],
    ['101 signatures', `${TEXT}\n${PETER_LINE.repeat(101)}`],
  ])('is malformed with %s', (_name, note) => {
    expect(codeOf(() => openNote(note, [peter]))).toBe('malformed_note');
    expect(codeOf(() => openNote(note, []))).toBe('malformed_note');
  });

  test('is refused after a change of any single byte', () => {
    const bytes = Buffer.from(`${TEXT}\n${PETER_LINE}`);
    for (let at = 0; at < bytes.length; at += 1) {
      for (const change of [1, 2, 0x20, 0x80, 0xff]) {
        const spoilt = Buffer.from(bytes);
        spoilt[at] = (bytes[at] ?? 0) ^ change;
        expect(codeOf(() => openNote(spoilt.toString(), [peter]))).not.toBe('accepted');
      }
      const shorter = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
      expect(codeOf(() => openNote(shorter.toString(), [peter]))).not.toBe('accepted');
    }
  });
});

describe('keys', () => {
  test('round-trip through their texts', () => {
    expect(formatVerifierKey(peter)).toBe(PETER_VERIFIER);
    const signer = parseSigningKey(PETER_SIGNER);
    expect(formatSigningKey(signer)).toBe(PETER_SIGNER);
    expect(formatVerifierKey(signer)).toBe(PETER_VERIFIER);
  });

  test('are the same for the same seed and differ for another', () => {
    const key = generateSigningKey('example.org/home', seededRandom(7));
    expect(formatSigningKey(generateSigningKey('example.org/home', seededRandom(7)))).toBe(formatSigningKey(key));
    expect(formatSigningKey(generateSigningKey('example.org/home', seededRandom(8)))).not.toBe(formatSigningKey(key));
    expect(generateSigningKey('example.org/other', seededRandom(7)).keyId).not.toBe(key.keyId);
  });

  test('show no secret when they are printed or serialised', () => {
    const key = generateSigningKey('home', seededRandom(1));
    const secret = formatSigningKey(key).slice(-44);
    const seedPart = secret.slice(4, 40);
    expect(JSON.stringify(key) + inspect(key, { depth: 9 })).not.toContain(seedPart);
  });

  test.each(['', 'a b', 'a+b', 'a\tb', 'a\nb', 'a\u0085b', 'a\u2003b', 'a\0', '\ud800'])(
    'cannot have the name %j',
    (name) => {
      expect(codeOf(() => generateSigningKey(name, seededRandom(1)))).toBe('invalid_key');
    },
  );

  test('are refused when any part is missing or any character changed', () => {
    for (const [text, parse] of [
      [PETER_VERIFIER, parseVerifierKey],
      [PETER_SIGNER, parseSigningKey],
    ] as const) {
      for (let at = 0; at < text.length; at += 1) {
        const next = String.fromCharCode(text.charCodeAt(at) + 1);
        expect(codeOf(() => parse(text.slice(0, at) + next + text.slice(at + 1)))).toBe('invalid_key');
        expect(codeOf(() => parse(text.slice(0, at)))).toBe('invalid_key');
        expect(codeOf(() => parse(text.slice(at + 1)))).toBe('invalid_key');
      }
      expect(codeOf(() => parse(`${text}\n`))).toBe('invalid_key');
    }
  });

  test('are refused with a wrong length or another algorithm, though the id fits', () => {
    const long = 'PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY==';
    const other = 'PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
    expect(codeOf(() => parseVerifierKey(long))).toBe('invalid_key');
    expect(codeOf(() => parseVerifierKey(other))).toBe('invalid_key');
  });
});

describe('signing', () => {
  const key = generateSigningKey('example.org/home', seededRandom(3));
  const second = generateSigningKey('example.org/home', seededRandom(4));

  test('opens again for every text of printable lines', () => {
    const anyBody = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }).map((lines) => `${lines.join('\n')}\n`);
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(openNote(signNote(body, key, second), [second])).toEqual({
          body,
          verified: [{ name: second.name, keyId: second.keyId }],
          unknown: [{ name: key.name, keyId: key.keyId }],
        });
      }),
      { numRuns: 50 },
    );
  });

  test('tells keys of one name apart by their id', () => {
    expect(codeOf(() => openNote(signNote('a\n', key), [second]))).toBe('unknown_signer');
    const forged = { ...second, keyId: key.keyId };
    expect(codeOf(() => openNote(signNote('a\n', forged), [key]))).toBe('bad_signature');
  });

  test('cannot be moved to another text by blank lines', () => {
    const note = signNote('a\n', key);
    expect(openNote(signNote(`x\n\n${note}`, key), [key]).body).toBe(`x\n\n${note}`);
    expect(codeOf(() => openNote(`x\n\n${note}`, [key]))).toBe('bad_signature');
  });

  test.each(['', 'no newline', 'tab\t\n', 'half \udc00\n'])('refuses the text %j', (body) => {
    expect(codeOf(() => signNote(body, key))).toBe('malformed_note');
  });
});

describe('checkpoints', () => {
  const root = sha256('root');

  test('have the lines of tlog-checkpoint', () => {
    const empty = { origin: 'example.org/log', size: 0, root: sha256('') };
    expect(formatCheckpoint(empty)).toBe('example.org/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n');
  });

  test.each([
    { origin: 'example.org/log', size: 0, root },
    { origin: 'a log with spaces', size: Number.MAX_SAFE_INTEGER, root },
    { origin: 'o', size: 256, root, extensions: ['restored 2026-01-01', 'x'] },
  ])('round-trip %j', (checkpoint) => {
    expect(parseCheckpoint(formatCheckpoint(checkpoint))).toEqual(checkpoint);
  });

  test.each([
    { origin: '', size: 1, root },
    { origin: 'a\nb', size: 1, root },
    { origin: 'o', size: 1, root, extensions: [''] },
    { origin: 'o', size: 1, root, extensions: ['a\nb'] },
    { origin: 'o\t', size: 1, root },
  ])('refuse %j', (checkpoint) => {
    expect(codeOf(() => formatCheckpoint(checkpoint))).toBe('malformed_note');
  });

  const base64 = Buffer.from(root, 'hex').toString('base64');
  test.each([
    '',
    'o\n',
    'o\n1\n',
    `o\n1\n${base64}`,
    `\n1\n${base64}\n`,
    `o\n01\n${base64}\n`,
    `o\n+1\n${base64}\n`,
    `o\n-1\n${base64}\n`,
    `o\n1.0\n${base64}\n`,
    `o\n1e3\n${base64}\n`,
    `o\n9007199254740992\n${base64}\n`,
    `o\n1\n${base64.slice(0, -1)}\n`,
    `o\n1\n${base64.slice(4)}\n`,
    `o\n1\n${base64}\n\n`,
    `o\n1\n${base64}\nx\n\ny\n`,
  ])('cannot be read from %j', (body) => {
    expect(codeOf(() => parseCheckpoint(body))).toBe('malformed_note');
  });
});
