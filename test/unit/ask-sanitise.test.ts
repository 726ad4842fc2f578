import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { redactText } from '../../src/base/redact.ts';
import { holdSecret } from '../../src/base/secrets/held-secrets.ts';
import { countSanitisingSteps, isEvidenceBlob, isSensitive, sanitise } from '../../src/ask/sanitise/sanitise.ts';
import { installedTexts } from '../support/installed-texts.ts';
import { SAMPLES } from '../support/sanitise-samples.ts';
import { drawn } from '../support/secret-samples.ts';

const WRAPS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Why does this fail?\n\n${text}\n\nThanks.`,
  (text) => `\`\`\`\n${text}\n\`\`\`\nWhat is wrong with it?`,
  (text) => `before\r\n${text.replaceAll('\n', '\r\n')}\r\nafter`,
];
const EVIDENCE = /^(?:certificate|log|base64|hex|data|binary)/;

describe('what must not be kept', () => {
  test.each(Object.keys(SAMPLES))('[AEG-13] of the family %s at least 95 in 100 are taken out', (family) => {
    let gone = 0;
    const DRAWS = 50;
    for (let seed = 0; seed < DRAWS; seed += 1) {
      const sample = SAMPLES[family]?.(`${family} ${seed}`) ?? { text: '', secrets: [] };
      for (const wrap of WRAPS) {
        const { text, found } = sanitise(wrap(sample.text));
        const secrets = sample.secrets.map((secret) => secret.replaceAll('\n', ''));
        if (found.length > 0 && secrets.every((secret) => !text.replaceAll(/[\r\n]/g, '').includes(secret))) gone += 1;
      }
    }
    expect(gone / (DRAWS * WRAPS.length)).toBeGreaterThanOrEqual(0.95);
  });

  test.each(Object.keys(SAMPLES))(
    'the family %s is known to the gates of a bundle, and unknown once it was taken out',
    (family) => {
      const { text } = SAMPLES[family]?.(`${family} gate`) ?? { text: '' };
      expect(EVIDENCE.test(family) ? isEvidenceBlob(text) : isSensitive(text)).toBe(true);
      const kept = sanitise(text).text;
      expect([isSensitive(kept), isEvidenceBlob(kept)]).toEqual([false, false]);
    },
  );

  test('[AEG-13] is a secret that this process holds, in each of its forms', () => {
    const secret = ['held', '-', drawn('a', 24, 'held'), '/"\\'].join('');
    holdSecret(secret);
    const forms = [
      secret,
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
      encodeURIComponent(secret),
      JSON.stringify({ key: secret }),
      JSON.stringify(JSON.stringify({ key: secret })),
    ];
    for (const form of forms) {
      const { text, found } = sanitise(`it is ${form} there`);
      expect([form, text.includes(form), found]).toEqual([form, false, ['provider-key']]);
    }
  });

  test('leaves the names of an .env file, and the lines around it', () => {
    const body = `NODE_ENV=production\n# the database\nDB_PASSWORD=${drawn('a', 16, 'env')}\nPORT=3000`;
    expect(sanitise(`My file:\n\n${body}\n\nIs it right?`)).toEqual({
      text: 'My file:\n\n[redacted:env-file] (3 lines: NODE_ENV, DB_PASSWORD, PORT)\n\nIs it right?',
      found: ['env-file'],
      cut: [],
    });
  });

  test('leaves of a log its first and last lines, and the size and hash of the rest', () => {
    const lines = Array.from(
      { length: 40 },
      (_, at) => `2026-11-18T09:00:${String(at).padStart(2, '0')}Z INFO request ${at}`,
    );
    const rest = lines.slice(3, -2).join('\n');
    const { text, found, cut } = sanitise(`See:\n${lines.join('\n')}\nWhy?`);
    expect(cut).toEqual([{ kind: 'log', hash: sha256(rest), bytes: Buffer.byteLength(rest) }]);
    expect(found).toEqual(['log']);
    expect(text).toBe(
      [
        'See:',
        ...lines.slice(0, 3),
        `[cut:log 35 lines, ${rest.length} bytes, sha256:${sha256(rest)}]`,
        ...lines.slice(-2),
        'Why?',
      ].join('\n'),
    );
  });

  test('has no secret in the hash of what was cut', () => {
    const secret = ['gh', 'p_', drawn('a', 36, 'in a log')].join('');
    const lines = (said: string) =>
      Array.from({ length: 20 }, (_, at) => `[INFO] request ${at} with ${said}`).join('\n');
    const [hash] = sanitise(lines(secret)).cut;
    expect(hash?.hash).toBe(sanitise(lines('[redacted:github-token]')).cut[0]?.hash);
  });
});

describe('ordinary text', () => {
  test('stays as it is in more than 50,000 texts of installed packages, but for data that nobody reads', () => {
    const texts = installedTexts();
    expect(texts.size).toBeGreaterThan(50_000);
    const changed = [...texts].filter((text) => {
      const { found } = sanitise(text);
      return found.length > redactText(text).found.length;
    });
    // A line of four thousand characters without blanks, or one word of five hundred.
    const isData = (text: string) =>
      text.split('\n').some((line) => line.length > 4_000) || /[A-Za-z0-9+/]{500}/.test(text);
    expect(changed.filter((text) => !isData(text)).map((text) => text.slice(0, 200))).toEqual([]);
    expect(changed.length / texts.size).toBeLessThan(0.001);
  });

  test.each([
    'NODE_ENV=test npm test',
    'Set:\n\nNODE_ENV=test\nPORT=3000\n\nand start it.',
    'API_KEY=<your key>\nAPI_SECRET=<your secret>\nAPI_URL=<the url>',
    'FOO=$BAR\nBAZ=$QUX\nQUX=${FOO}\nA_B=$1\nC_D=$2\nE_F=$3',
    'machine learning needs a password policy',
    'login me\npassword reset\naccount settings',
    '//registry.example.org/:_authToken=${NPM_TOKEN}',
    '[default]\nregion = eu-central-1\noutput = json',
    '{"auths": {"example.org": {}}}',
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web',
    'The header reads -----BEGIN CERTIFICATE----- and the last line -----END CERTIFICATE-----.',
    sha256('a hash'),
    `0198f3a2-1b2c-7d3e-8f40-123456789abc ${sha256('x')} ${sha256('y')}`,
    '2026-11-18T09:00:00Z ERROR one line\n2026-11-18T09:00:01Z ERROR and another\n\nWhat do they mean?',
    '-'.repeat(2_000),
    'a'.repeat(2_000),
    'abcdefghij'.repeat(80),
    `| ${'column | '.repeat(300)}`,
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    main()\nValueError: no',
    '我们在这里写一段没有空格的很长的文字'.repeat(400),
    'root:x:0:0:root:/root:/bin/bash',
  ])('stays as it is: %j', (text) => {
    expect(sanitise(text)).toEqual({ text, found: [], cut: [] });
    expect([isSensitive(text), isEvidenceBlob(text)]).toEqual([false, false]);
  });
});

describe('sanitising', () => {
  const pieces = [
    ...Object.keys(SAMPLES).map((family) => SAMPLES[family]?.(`${family} piece`).text ?? ''),
    ...[
      '\n',
      '\n\n',
      ' ',
      '```\n',
      'A=1\n',
      'B_C=2\n',
      '[INFO] x\n',
      '{',
      '}',
      '"',
      '-----BEGIN CERTIFICATE-----',
      '[cut:log ',
      '\r\n',
      'é😀',
      '\ud800',
    ],
  ];
  const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

  test('changes nothing the second time, says exactly when it changes something, and never makes halves of characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = sanitise(text);
        expect(sanitise(once.text).text).toBe(once.text);
        expect(once.found.length > 0).toBe(once.text !== text);
        if (text.isWellFormed()) expect(once.text.isWellFormed()).toBe(true);
        expect(once.cut.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ...[
      'A_B=1\n',
      'A_B=\n',
      '[INFO] x\n',
      'a',
      '\n',
      'aB3+',
      'machine a login b password c\n',
      '"auths"{',
      '{"auths":',
      '-----BEGIN CERTIFICATE-----',
    ],
    ...[
      '\u0001',
      '00 11 22 33 44 55 66 77 \n',
      'a: b\n',
      'x:5432:a:b:ccc\n',
      '//a/:_authToken=b\n',
      '    at x\n',
      '{"level":\n',
      'users:\nkind: Config\n',
    ],
  ])('takes time in a straight line on %j repeated', (unit) => {
    const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const [small, large] = [128 * 1024, 1024 * 1024].map((length) => {
      sanitise(text(length));
      return countSanitisingSteps(text(length));
    }) as [number, number];
    expect(large / small).toBeLessThanOrEqual(8.5);
    expect(large / (1024 * 1024)).toBeLessThan(128);
  });
});
