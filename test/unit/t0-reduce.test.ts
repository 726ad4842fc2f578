// What T0 keeps of a text: how much, by which cuts, and that no half of a secret survives one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean, cleanRecord } from '../../src/mind/t0/clean.ts';
import { instructionsOf, isOwnCall, isOwnText, withoutInstructions } from '../../src/mind/t0/evidence.ts';
import { bytesOfLines, cleanLines, packLines, unpackLines } from '../../src/mind/t0/keep-transcript.ts';
import { withoutPrivate } from '../../src/mind/t0/private-text.ts';
import { LIMITS, cutMiddle, reduceText } from '../../src/mind/t0/reduce.ts';
import { drawn } from '../support/secret-samples.ts';

/** Made of parts, so that it stands nowhere else. */
const SECRET = ['AKIA', 'Q4ZT7WLMX2NV9PRC'].join('');
const PRIVATE_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  ...Array.from({ length: 26 }, (_, at) => drawn('w', 64, `line ${at}`)),
  '-----END PRIVATE KEY-----',
].join('\n');

/** How many runs of eight of the secret's characters are still there. */
function leftOf(secret: string, text: string): number {
  let left = 0;
  for (let at = 0; at + 8 <= secret.length; at += 1) if (text.includes(secret.slice(at, at + 8))) left += 1;
  return left;
}

describe('what is private', () => {
  test.each([
    ['a <private>x</private> b', 'a [private] b'],
    ['a <PRIVATE> x </ private > b <private>y</private>', 'a [private] b [private]'],
    ['a <private>x', 'a [private]'],
    ['x</private> b', '[private] b'],
    ['a <private>x <private>y</private> z</private> b', 'a [private] b'],
    ['a <private reason="mine">x</private> b', 'a [private] b'],
    ['a private room', 'a private room'],
    ['a <privateer>', 'a <privateer>'],
  ])('%s', (text, kept) => {
    expect(withoutPrivate(text)).toBe(kept);
  });

  test('nothing that stands between tags is left, whatever is around them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (before, after, isClosed) => {
        const text = `${before}<private>canary-4711${isClosed ? '</private>' : ''}${after}`;
        expect(withoutPrivate(text)).not.toContain('canary-4711');
      }),
    );
  });
});

describe('a cut', () => {
  test('leaves a short text as it is', () => {
    expect(reduceText('user', 'Use npm.\nNot pnpm.', true, clean)).toBe('Use npm.\nNot pnpm.');
  });

  test.each([
    ['user', LIMITS.message, 10_000],
    ['user', LIMITS.message, 200_000],
    ['call', LIMITS.call, 10_000],
    ['result', LIMITS.result + LIMITS.errors, 10_000],
    ['result', LIMITS.result + LIMITS.errors, 200_000],
  ] as const)('keeps beginning and end of a %s within %i characters of %i', (kind, most, length) => {
    const text = `begin ${'word '.repeat(length / 5)} end`;
    const kept = reduceText(kind, text, true, clean);
    expect(kept.length).toBeLessThan(most + 100);
    expect(kept).toMatch(/^begin word/);
    expect(kept).toMatch(/word {2}end$/);
    expect(kept).toMatch(/\[… \d+ characters left out …\]/);
  });

  test.each([9_000, 60_000, 200_000])('of a result of %i characters keeps lines that tell of errors', (length) => {
    const noise = Array.from({ length: length / 20 }, (_, at) => `ok ${at} all is well`);
    noise.splice(noise.length / 2, 0, 'src/db.ts:3 TypeError: x is not a function', 'ECONNREFUSED 127.0.0.1:5432');
    const kept = reduceText('result', noise.join('\n'), true, clean);
    expect(kept).toContain('\nsrc/db.ts:3 TypeError: x is not a function\n');
    expect(kept).toContain('ECONNREFUSED 127.0.0.1:5432');
  });

  test.each([
    ['a token', SECRET],
    ['a private key', PRIVATE_KEY],
  ])('never leaves half of %s, wherever it stands', (_, secret) => {
    for (const length of [12_000, 40_000, LIMITS.whole + 12_000]) {
      for (const kind of ['user', 'result', 'call'] as const) {
        const most = { user: LIMITS.message, result: LIMITS.result, call: LIMITS.call }[kind];
        const places = [
          Math.ceil((most * 2) / 3),
          Math.ceil(most / 2),
          length - Math.floor(most / 3),
          length - Math.floor(most / 2),
          Math.ceil((most * 2) / 3) + LIMITS.margin,
        ];
        for (const place of places) {
          for (const shift of [0, Math.floor(secret.length / 2), secret.length - 8]) {
            const at = Math.max(0, place - shift);
            const noise = 'lorem ipsum error dolor\n'.repeat(length / 24);
            const text = `${noise.slice(0, at)}\n${secret}\n${noise.slice(at)}`;
            expect(leftOf(secret, reduceText(kind, text, true, clean))).toBe(0);
          }
        }
      }
    }
  });

  test('is the same whenever it is made, and holds only whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 0, max: 80 }), (text, most) => {
        const kept = cutMiddle(text.repeat(4), most, (each) => each);
        expect(kept.isWellFormed()).toBe(true);
        expect(cutMiddle(text.repeat(4), most, (each) => each)).toBe(kept);
      }),
    );
  });
});

describe('evidence', () => {
  test('our own blocks and tools are known', () => {
    expect(isOwnText('Throughline: this session holds T1')).toBe(true);
    expect(isOwnText('<system-reminder>\nThroughline keeps the unfinished work of this project. x')).toBe(true);
    expect(isOwnText('I like Throughline: it is good')).toBe(false);
    const call = (tool: string, command?: string) => ({
      tool: { tool, call: 'c', ...(command === undefined ? {} : { command }) },
    });
    for (const own of [
      call('mcp__throughline__claim_next'),
      call('Bash', 'npx -y throughline next'),
      call('Bash', '/usr/bin/throughline status'),
      call('Bash', 'npm run -s tl -- next'),
    ])
      expect(isOwnCall(own)).toBe(true);
    for (const other of [call('Bash', 'git log --grep throughline'), call('throughlines'), call('Bash')])
      expect(isOwnCall(other)).toBe(false);
  });

  test('lines of the instruction files are left out, also with the numbers that a tool puts before them', () => {
    const instructions = instructionsOf(['# Rules\n- Always run the linter first.\n- Never push to main.\n']);
    expect(
      withoutInstructions('   2→- Always run the linter first.\n   3\t- Never push to main.', instructions).isEmpty,
    ).toBe(true);
    expect(withoutInstructions('- Never push to main.\nAnd never delete a branch.', instructions)).toEqual({
      text: '[as the instruction files say]\nAnd never delete a branch.',
      isEmpty: false,
    });
    expect(withoutInstructions('Never push to main, please.', instructions).text).toBe('Never push to main, please.');
  });
});

describe('a kept record', () => {
  test('is cleaned in every text, by the names of its members too, and keeps its place', () => {
    const record = {
      a: [{ text: `key ${SECRET}` }],
      password: 'hunter2hunter2',
      b: '<private>x</private>',
      n: 1,
      '<private>k': 2,
    };
    const bytes = Buffer.from(`${JSON.stringify(record)}\nnot json ${SECRET}\n{"c":2}\n`);
    const lines = cleanLines({ offset: 1_000, bytes }, (offset) => offset !== 99);
    expect(lines.map(({ offset }) => offset)).toEqual([
      1_000,
      1_000 + bytes.indexOf('not'),
      1_000 + bytes.lastIndexOf('{'),
    ]);
    const kept = bytesOfLines(lines);
    const text = kept.toString();
    expect(leftOf(SECRET, text)).toBe(0);
    expect(text).not.toContain('hunter2');
    expect(text).toContain('"b":"[private]"');
    expect(lines[1]?.line).toBe(`{"throughline":"left out","bytes":${9 + SECRET.length}}`);
    expect(unpackLines(packLines(kept))).toEqual(lines);
  });

  test('comes back from its bytes as it was, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary' }))), (given) => {
        const lines = given.map(([offset, text]) => ({ offset, line: JSON.stringify({ text }) }));
        expect(bytesOfLines(lines).toString()).toBe(lines.map(({ offset, line }) => `${offset}\t${line}\n`).join(''));
        expect(unpackLines(packLines(bytesOfLines(lines)))).toEqual(lines);
      }),
    );
  });

  test('has the length of a picture in its place, and no other long text is one', () => {
    const data = Buffer.alloc(6_000, 'pixels').toString('base64');
    const prose = 'No picture has a blank in it. '.repeat(400);
    const source = { type: 'base64', media_type: 'image/png', data };
    expect(cleanRecord([{ source }, `data:image/png;base64,${data}`, data.slice(0, 4_000), prose])).toEqual([
      { source: { ...source, data: '[8000 characters of data left out]' } },
      '[8022 characters of data left out]',
      data.slice(0, 4_000),
      prose,
    ]);
  });

  test('one that is nested without end is not kept', () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as never;
    expect(cleanRecord(deep)).toBeUndefined();
  });
});
