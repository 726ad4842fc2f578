import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { is } from '../../src/base/secrets/character-classes.ts';
import { readFormat, type Format } from '../../src/base/secrets/format.ts';
import { hasChecksum } from '../../src/base/secrets/known-content.ts';
import { NAMED_FORMATS, asFormatRow } from '../../src/base/secrets/named-formats.ts';
import { SECRET_PLACES } from '../../src/base/secrets/secret-places.ts';
import { TOKEN_FORMATS } from '../../src/base/secrets/token-formats.ts';
import { countRedactionSteps, redactText } from '../../src/base/redact.ts';
import { sampleOf, wordsLike } from '../support/secret-samples.ts';

const formats = TOKEN_FORMATS.map(readFormat);
const named = NAMED_FORMATS.map((row) => ({ words: row[1].split('|'), format: readFormat(asFormatRow(row)) }));

/** What of a sample may be seen after redaction: only what the format keeps. */
const keptOf = ({ prefix, traits }: Format) => (traits.isKept ? prefix : '');

/** What the row's pattern takes for the secret in its example. */
function secretIn({ pattern, example }: (typeof SECRET_PLACES)[number]): string | undefined {
  for (let at = 0; at < example.length; at += 1) {
    pattern.lastIndex = at;
    const value = pattern.exec(example)?.groups?.['v'];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Without what only looks ahead or back: whatever the pattern takes, this takes too. */
function withoutLooking(source: string): string {
  const at = source.search(/\(\?<?[=!]/);
  if (at === -1) return source.replaceAll(String.raw`\b`, '');
  let [end, depth, isInClass] = [at, 0, false];
  do {
    const sign = source[end];
    if (sign === '\\') end += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    end += 1;
  } while (depth > 0);
  return withoutLooking(source.slice(0, at) + source.slice(end));
}

/** Of what these patterns take only the commonest is looked for: the usual ports, a blank, quotes of one form. */
const NARROWER = new Set(['pgpass', 'seven-zip', 'jwk-private']);

const WRAPS: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `it is ${secret} now`,
  (secret) => `x("${secret}")`,
  (secret) => `{"log":"a\\n${secret}\\nb"}`,
  (secret) => `- ${secret}\n- other`,
];

describe('the rules of redaction', () => {
  test('are at least 300 formats, each with an id of its own', () => {
    const ids = [...formats, ...named.map(({ format }) => format), ...SECRET_PLACES].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(formats.length).toBeGreaterThanOrEqual(300);
  });

  test('name kinds that a replacement can hold', () => {
    for (const { kind } of [...formats, ...SECRET_PLACES]) expect(kind).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  });

  test('never make a reader go back: a run of open length ends where no following text can begin', () => {
    const goesBack = [...formats, ...named.map(({ format }) => format)].filter(({ parts }) =>
      parts.some((part, index) => {
        const following = parts[index + 1];
        if (typeof part === 'string' || part.min === part.max || following === undefined) return false;
        return part.max > 1_000 || (typeof following === 'string' && is(following.charCodeAt(0), part.mask));
      }),
    );
    expect(goesBack.map(({ id }) => id)).toEqual([]);
  });

  test('repeat nothing without a bound in the pattern of a place', () => {
    const unbounded = SECRET_PLACES.filter(({ pattern }) => {
      const source = pattern.source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'c');
      return /[*+]|\{\d+,\}/.test(source) || !pattern.sticky;
    });
    expect(unbounded.map(({ id }) => id)).toEqual([]);
  });
});

describe('a token of a known format', () => {
  test.each(formats.map((format) => [format.id, format] as const))(
    '%s is removed whole, in 95 of 100 draws at least',
    (_, format) => {
      let removed = 0;
      for (let seed = 0; seed < 20; seed += 1) {
        const secret = sampleOf(format, String(seed));
        for (const wrap of WRAPS) {
          const { text, found } = redactText(wrap(secret));
          if (found.length > 0 && text === wrap(`${keptOf(format)}[redacted:${found[0]}]`)) removed += 1;
        }
      }
      expect(removed).toBeGreaterThanOrEqual(95);
    },
  );

  test.each(formats.map((format) => [format.id, format] as const))(
    '%s stays where it is words or too short',
    (_, format) => {
      const short = sampleOf(format, 'short').slice(0, (format.traits.before ?? 0) + format.prefix.length + 4);
      const isWordItself = format.kind === 'throughline-token' || format.kind === 'signing-key';
      for (const text of [`see ${short} and go on`, ...(isWordItself ? [] : [`see ${wordsLike(format)} for it`])]) {
        expect(redactText(text)).toEqual({ text, found: [] });
      }
    },
  );

  test.each([
    'github-ghp',
    'npm-token',
    'anthropic-key',
    'stripe-sk-live',
    'gitlab-glpat',
    'slack-xoxb',
    'throughline',
  ])('%s is still one when a length limit cut it in half', (id) => {
    const format = formats.find((one) => one.id === id) as Format;
    const half = `see ${sampleOf(format, 'cut').slice(0, format.prefix.length + 14)}`;
    expect(redactText(half).text).toMatch(/^see \[redacted:[a-z-]+\]$/);
    expect(redactText(`${half}…`).text).toMatch(/^see \[redacted:[a-z-]+\]…$/);
  });

  test('behind a prefix that only tokens have, a word of examples within the value spares nothing', () => {
    const typed = 'abcdefghijklmnopqrstuvwxyz0123456789';
    for (const [prefix, body] of [
      ['ghp_', typed],
      ['ghp_', 'aBcDexample1234567890sampleQ7zT4WLMX'],
      ['sk-', typed],
      ['sk-ant-api03-', 'abcdefghij0123456789ABCDEFGHIJ'],
      ['glpat-', 'abcdefghij0123456789'],
      ['npm_', typed],
      ['AKIA', '0123456789ABCDEF'],
      ['xoxb-', '0123456789-abcdefghijklmnop'],
    ] as const)
      expect(redactText(`The key is ${prefix}${body} ok`).text).toMatch(/^The key is \[redacted:[a-z-]+\] ok$/);
    for (const text of [
      'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      'ghp_your_token',
      'AKIAIOSFODNN7EXAMPLE',
      'AKIAI44QH8DHBEXAMPLE',
      'xoxb-YOUR-TOKEN-HERE',
      'sk-your-api-key-goes-here-and-more',
      'sk-proj-example-key-for-the-docs-1',
      'ghp_<token>',
    ])
      expect(redactText(text)).toEqual({ text, found: [] });
  });

  test('is one by its checksum alone', () => {
    const github = formats.find(({ id }) => id === 'github-ghp') as Format;
    const body = sampleOf(github, 'sum').slice(github.prefix.length);
    expect(hasChecksum(body)).toBe(true);
    expect(hasChecksum(`${body.slice(0, -1)}${body.endsWith('0') ? '1' : '0'}`)).toBe(false);
  });
});

describe('a value that has the form of a provider’s keys', () => {
  test.each(named.map((row) => [row.format.id, row] as const))(
    '%s is removed under that provider’s name only',
    (_, { words, format }) => {
      let removed = 0;
      for (let seed = 0; seed < 20; seed += 1) {
        const secret = sampleOf(format, String(seed));
        const name = words[seed % words.length] ?? '';
        for (const [before, after] of [
          [`${name.toUpperCase()}_AUTH=`, ''],
          [`${name}: "`, '"'],
          [`"${name}_value": "`, '",'],
          [`const ${name} = '`, "';"],
          [`export ${name.toUpperCase()}_KEY="`, '"'],
        ] as const) {
          const { text, found } = redactText(`${before}${secret}${after}`);
          if (text === `${before}[redacted:${found[0]}]${after}`) removed += 1;
        }
      }
      expect(removed).toBeGreaterThanOrEqual(95);
      for (const text of [`checksum: "${sampleOf(format, 'x')}"`, `${words[0]}: "the-words-of-a-sentence-and-more"`]) {
        expect(redactText(text)).toEqual({ text, found: [] });
      }
    },
  );
});

describe('a secret by its place', () => {
  test.each(SECRET_PLACES.map((row) => [row.id, row] as const))(
    '%s: the example is redacted, the counter-example stays',
    (_, row) => {
      const { text, found } = redactText(row.example);
      expect(found).toContain(row.kind);
      const secret = secretIn(row) ?? '';
      expect(secret.length).toBeGreaterThan(6);
      expect(text).not.toContain(secret);
      expect(text.replaceAll(/\[redacted:[a-z-]+\]/g, '').length).toBeGreaterThanOrEqual(
        row.example.length - secret.length - 2,
      );
      expect(redactText(row.counter)).toEqual({ text: row.counter, found: [] });
    },
  );

  test.each(SECRET_PLACES.filter(({ id }) => !NARROWER.has(id)).map((row) => [row.id, row] as const))(
    '%s: whatever its pattern takes begins with one of its starts',
    (_, { starts, pattern }) => {
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(`^(?:${withoutLooking(pattern.source)})`)), (text) => {
          expect(starts.filter((start) => text.startsWith(start))).not.toEqual([]);
        }),
        { numRuns: 100 },
      );
    },
  );

  test.each(SECRET_PLACES.map((row) => [row.id, row] as const))('%s takes time in a straight line', (_, row) => {
    for (const unit of [...row.starts, row.example.slice(0, 12), row.counter.slice(0, 20)]) {
      const steps = (length: number) => countRedactionSteps(unit.repeat(Math.ceil(length / unit.length)));
      expect(steps(64 * 1024) / steps(8 * 1024)).toBeLessThanOrEqual(8.5);
    }
  });
});
