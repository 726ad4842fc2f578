import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/canonical-json.ts';
import { sha256 } from '../../src/base/hash.ts';
import { countRedactionSteps, isPlainByForm, redactJson, redactText } from '../../src/base/redact.ts';
import { holdSecret } from '../../src/base/secrets/held-secrets.ts';
import { Scan } from '../../src/base/secrets/secret-scan.ts';

// Every secret is made here from parts, so that scanners of this repository find none.
const letters = 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY';
const drawn = (length: number) => letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
const hex = (length: number) => sha256('hex').repeat(2).slice(0, length);
const upper = (length: number) => drawn(length).toUpperCase();
const made = (...parts: string[]) => parts.join('');

const dashes = '-'.repeat(5);
const block = (label: string) =>
  [`${dashes}BEGIN ${label}${dashes}`, drawn(64), drawn(64), `${dashes}END ${label}${dashes}`].join('\n');

const SECRETS: [kind: string, secret: string][] = [
  ['private-key', block(made('PRIVATE', ' KEY'))],
  ['private-key', block(made('RSA PRIVATE', ' KEY'))],
  ['private-key', block(made('OPENSSH PRIVATE', ' KEY'))],
  ['private-key', block(made('PGP PRIVATE', ' KEY BLOCK'))],
  ['aws-access-key', made('AK', 'IA', upper(16))],
  ['aws-access-key', made('AS', 'IA', upper(16))],
  ...['p', 'o', 'u', 's', 'r'].map((letter): [string, string] => ['github-token', made('gh', letter, '_', drawn(36))]),
  ['github-token', made('github', '_pat_', drawn(22), '_', drawn(59))],
  ['gitlab-token', made('gl', 'pat-', drawn(20))],
  ['slack-token', made('xo', 'xb-', '1234567890-', drawn(24))],
  ['slack-token', made('xo', 'xp-', '1234567890-1234567890-', hex(32))],
  ['stripe-key', made('sk', '_live_', drawn(24))],
  ['stripe-key', made('rk', '_live_', drawn(24))],
  ['stripe-key', made('sk', '_test_', drawn(24))],
  ['openai-key', made('sk', '-', drawn(48))],
  ['openai-key', made('sk', '-proj-', drawn(40), '_', drawn(40), '-x')],
  ['anthropic-key', made('sk', '-ant-', 'api03-', drawn(80), '-AA')],
  ['google-key', made('AI', 'za', drawn(35))],
  ['npm-token', made('np', 'm_', drawn(36))],
  ['pypi-token', made('py', 'pi-', 'AgEIcHlwaS5vcmc', drawn(60))],
  ['huggingface-token', made('h', 'f_', drawn(34))],
  ['sendgrid-key', made('S', 'G.', drawn(22), '.', drawn(43))],
  ['twilio-key', made('S', 'K', hex(32))],
  ['digitalocean-token', made('do', 'p_v1_', hex(64))],
  ['databricks-token', made('da', 'pi', hex(32))],
  ['age-key', made('AGE', '-SECRET-KEY-', '1', upper(58))],
  ['jwt', made('ey', 'J', drawn(30), '.ey', 'J', drawn(60), '.', drawn(43))],
  ['signing-key', made('PRIVATE', '+KEY+', 'example.org/home+c74f20a3+', drawn(43), '=')],
];

const PLACES: [name: string, wrap: (secret: string) => string][] = [
  ['alone', (secret) => secret],
  ['at the start', (secret) => `${secret} is it`],
  ['in the middle', (secret) => `it is ${secret}, no?`],
  ['at the end', (secret) => `it is ${secret}`],
  ['in double quotes', (secret) => `x("${secret}")`],
  ['in single quotes', (secret) => `x('${secret}')`],
  ['in backticks', (secret) => `\`${secret}\``],
  ['between CRLF lines', (secret) => `a\r\n${secret}\r\nb`],
  ['after an escaped line break', (secret) => `{"log":"a\\n${secret}\\nb"}`],
  ['in a query', (secret) => `https://example.org/?q=${secret}&page=2`],
  ['in a list', (secret) => `[${secret}]`],
  ['after letters of another script', (secret) => `ключ ${secret} 鍵`],
];

describe('a secret known by its form', () => {
  test.each(SECRETS)('%s is replaced wherever it stands: %#', (kind, secret) => {
    for (const [, wrap] of PLACES) {
      expect(redactText(wrap(secret))).toEqual({ text: wrap(`[redacted:${kind}]`), found: [kind] });
    }
  });

  test('is replaced beside another one', () => {
    for (const [kind, secret] of SECRETS) {
      const again = redactText(`${secret} ${secret}\n${secret}`);
      expect(again).toEqual({ text: [' ', '\n', ''].map((end) => `[redacted:${kind}]${end}`).join(''), found: [kind] });
    }
    const github = made('gh', 'p_', drawn(36));
    const stripe = made('sk', '_live_', drawn(24));
    expect(redactText(`${github},${stripe}`).text).toBe('[redacted:github-token],[redacted:stripe-key]');
  });

  test('is replaced to the end of the text when a key block was cut off', () => {
    const cut = block(made('EC PRIVATE', ' KEY')).slice(0, 90);
    expect(redactText(`before\n${cut}`)).toEqual({ text: 'before\n[redacted:private-key]', found: ['private-key'] });
  });

  test('is replaced whole when a key block is the value of a variable', () => {
    const whole = block(made('RSA PRIVATE', ' KEY'));
    for (const [text, redacted] of [
      [`A_KEY="${whole}"`, 'A_KEY="[redacted:private-key]"'],
      [`A_KEY=${whole}`, 'A_KEY=[redacted:private-key]'],
      [`A_KEY=abcd${whole}`, 'A_KEY=[redacted:key][redacted:private-key]'],
      [`A_KEY="${whole.replaceAll('\n', '\\n')}"`, 'A_KEY="[redacted:private-key]"'],
    ] as const) {
      expect(redactText(text).text).toBe(redacted);
    }
  });

  test('is a private key only: public keys and certificates stay', () => {
    for (const label of ['PUBLIC KEY', 'CERTIFICATE', 'PGP PUBLIC KEY BLOCK', 'PGP MESSAGE']) {
      expect(redactText(block(label)).found).toEqual([]);
    }
  });

  test('is the path of a webhook, not its host', () => {
    const hook = made('https://hooks.', 'slack.com/services/', 'T01ABCDEF/B01ABCDEF/', drawn(24));
    expect(redactText(`post to ${hook} now`).text).toBe(
      made('post to https://hooks.', 'slack.com/services/[redacted:webhook] now'),
    );
  });
});

describe('a secret in its setting', () => {
  test.each<[string, string]>([
    [`Authorization: Bearer ${drawn(24)}`, 'Authorization: Bearer [redacted:authorization]'],
    [`authorization: basic ${drawn(12)}==`, 'authorization: basic [redacted:authorization]'],
    [`curl -H "Authorization: token ${drawn(24)}" x`, 'curl -H "Authorization: token [redacted:authorization]" x'],
    [`{"Authorization": "Bearer ${drawn(24)}"}`, '{"Authorization": "Bearer [redacted:authorization]"}'],
    [`Proxy-Authorization: Basic ${drawn(12)}`, 'Proxy-Authorization: Basic [redacted:authorization]'],
    [`headers.set('x', \`Bearer ${drawn(24)}\`)`, "headers.set('x', `Bearer [redacted:authorization]`)"],
    ['postgres://app:s3cr3t@db.example.org:5432/app', 'postgres://app:[redacted:password]@db.example.org:5432/app'],
    ['redis://:s3cr3t@cache:6379/0', 'redis://:[redacted:password]@cache:6379/0'],
    ['mongodb+srv://u:p%40ss@h/x?y=1', 'mongodb+srv://u:[redacted:password]@h/x?y=1'],
    ['amqp://me@example.org:p@ss@h:1', 'amqp://me@example.org:[redacted:password]@h:1'],
    ['mysql://u:pa/ss@h/db', 'mysql://u:[redacted:password]@h/db'],
    ['DATABASE_URL="postgres://u:abc@h/d"', 'DATABASE_URL="postgres://u:[redacted:password]@h/d"'],
    [
      made('https://gh', 'p_', drawn(36), ':x-oauth-basic@github.com/a/b.git'),
      'https://[redacted:github-token]:[redacted:password]@github.com/a/b.git',
    ],
    ['https://user:tok3n@github.com/a/b.git', 'https://user:[redacted:password]@github.com/a/b.git'],
  ])('%j is replaced and the rest kept', (text, redacted) => {
    expect(redactText(text).text).toBe(redacted);
    expect(redactText(`a\r\n${text}\r\nb`).text).toBe(`a\r\n${redacted}\r\nb`);
  });

  test.each<[string, string]>([
    ['DB_PASSWORD=hunter2', 'DB_PASSWORD=[redacted:password]'],
    ['export API_KEY=abcd', 'export API_KEY=[redacted:key]'],
    ['  export GH_TOKEN="abc def"', '  export GH_TOKEN="[redacted:token]"'],
    ["APP_SECRET='a;b&c'", "APP_SECRET='[redacted:secret]'"],
    ['APP_SECRET=a;b&c,d)e', 'APP_SECRET=[redacted:secret]'],
    ['TOKEN=abcdef npm publish', 'TOKEN=[redacted:token] npm publish'],
    ['AWS_CREDENTIALS=abcdef', 'AWS_CREDENTIALS=[redacted:secret]'],
    ['MY_PRIVATE_KEY=abcdef', 'MY_PRIVATE_KEY=[redacted:secret]'],
    ['DB_PASSWORD=!aB3(x', 'DB_PASSWORD=[redacted:password]'],
    ['DB_PASSWORD="*aB3[x"', 'DB_PASSWORD="[redacted:password]"'],
    ['MYSQL_PWD=abcdef', 'MYSQL_PWD=[redacted:password]'],
    ['DB_PASSWD=abcdef # the old one', 'DB_PASSWD=[redacted:password] # the old one'],
    ['- OPENAI_API_KEY=abcdef', '- OPENAI_API_KEY=[redacted:key]'],
    ['docker run -e DB_PASS=abc123 image', 'docker run -e DB_PASS=[redacted:password] image'],
    ['KEY_2="cut off', 'KEY_2="[redacted:key]'],
    ['"api_key": "abcd1234"', '"api_key": "[redacted:key]"'],
    ['{"clientSecret":"abcd1234","id":7}', '{"clientSecret":"[redacted:secret]","id":7}'],
    ['{\\"access_token\\": \\"abcd1234\\", \\"n\\": 1}', '{\\"access_token\\": \\"[redacted:token]\\", \\"n\\": 1}'],
    ["password: 'swordfish'", "password: '[redacted:password]'"],
    ['password: hunter2', 'password: [redacted:password]'],
    ['  password: hunter2 # for now', '  password: [redacted:password] # for now'],
    ['x-api-key: abc123def456', 'x-api-key: [redacted:key]'],
    ['spring.datasource.password=hunter2', 'spring.datasource.password=[redacted:password]'],
    ['Server=db;Password=hunter2;Port=1', 'Server=db;Password=[redacted:password];Port=1'],
    ['/cb?access_token=abc123def&state=1', '/cb?access_token=[redacted:token]&state=1'],
    ['mysql --password=hunter2 db', 'mysql --password=[redacted:password] db'],
    ['tool --token abc123def run', 'tool --token [redacted:token] run'],
    ["headers['x-api-key'] = 'abc123def'", "headers['x-api-key'] = '[redacted:key]'"],
    ['const apiKey = "abc123def"', 'const apiKey = "[redacted:key]"'],
    ['secret := "abc123def"', 'secret := "[redacted:secret]"'],
    [`aws_secret_access_key = ${drawn(40)}`, 'aws_secret_access_key = [redacted:secret]'],
    [
      `aws configure set aws_secret_access_key ${drawn(40)}`,
      'aws configure set aws_secret_access_key [redacted:secret]',
    ],
    [
      '{"log":"x\\nDB_PASSWORD=hunter2\\nNODE_ENV=test"}',
      '{"log":"x\\nDB_PASSWORD=[redacted:password]\\nNODE_ENV=test"}',
    ],
  ])('%j is replaced by its name', (text, redacted) => {
    expect(redactText(text).text).toBe(redacted);
    expect(redactText(`a\r\n${text}\r\nb`).text).toBe(`a\r\n${redacted}\r\nb`);
  });
});

describe('ordinary text', () => {
  test.each([
    'The password is asked once. Key point: never store it. Token: the unit of a model. The secret: be patient.',
    'Password: required',
    'Set API_KEY= in your shell, or API_KEY=<your key>, API_KEY=${KEY}, API_KEY=$KEY, API_KEY=xxx, TOKEN=***',
    'PASSWORD=changeme\nTOKEN=your-token-here\nSECRET=xxxxxxxx\nKEY=true\nKEY=null\nMAX_KEY=4096\nTOKEN_TTL=3600\n',
    '0198f3a2-1b2c-7d3e-8f40-123456789abc',
    `idempotency_key: ${sha256('x')}`,
    'cache_key: "abc123def456", run_key: "a1b2c3d4", fencing_token: 12345678, max_tokens: 4096, token_estimate: "480 tokens"',
    'commit 80390f1c0de5ab1e80390f1c0de5ab1e80390f1c',
    sha256('y'),
    'src/base/redact.ts:12:3 /home/me/.ssh/id_ed25519 C:\\Users\\me\\keys\\a.pem',
    'SSH_KEY=/home/me/.ssh/id_ed25519\nPWD=/work/main\nOLDPWD=/tmp/a.b\nKEY_PATH=abc123def',
    'https://example.org:8080/a/b?page=2#x http://[::1]:3000/ ssh://git@example.org:22/a.git https://a.org/@me/x:y@z',
    'git@github.com:owner/name.git mailto:me@example.org see a://b',
    'const token = getToken()',
    'const password = await readPassword(prompt);',
    'const apiKey = process.env.API_KEY ?? options.apiKey;',
    'API_KEY = os.environ["API_KEY"]',
    'token = tokens[0]; secret = config.secret; this.password = hashedPassword2; password=passwd1',
    'function login(password: string, token: AccessToken) { return token === password; }',
    'connect({ password, token: refreshToken, apiKey: settings.key })',
    'if (token == null || secret != other) key => key.id',
    '{"token": "string", "password": "string", "secret": {"type": "string"}}',
    'apiKey: {{ .Values.apiKey }}, token: ${{ secrets.GITHUB_TOKEN }}',
    'task-management-and-risk-assessment ask-me-anything-about-it-2024 sk-learn-tutorial-for-beginners-2024',
    'npm_config_registry=https://registry.example.org npm_lifecycle_event',
    'MONKEY=banana KEYBOARD_LAYOUT=german PUBLIC_KEY=abcdef PRIMARY_KEY=id_of_row',
    'Bearer tokens are described in RFC 6750; Basic authentication is older.',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU',
    '',
  ])('stays as it is: %j', (text) => {
    expect(redactText(text)).toEqual({ text, found: [] });
  });
});

// Pieces of everything the scanner looks at, so that random sequences meet at their seams.
const noise = [
  ...SECRETS.map(([, secret]) => secret.slice(0, 12)),
  ...['DB_PASSWORD', 'API_KEY', 'token', '"secret"', 'Authorization', '--password', 'aws_secret_access_key', 'export '],
  ...[
    '=',
    ': ',
    ' = ',
    ':=',
    '=>',
    '"',
    "'",
    '\\"',
    '\\',
    '://',
    '@',
    '/',
    '.',
    '-',
    '_',
    ',',
    ';',
    '(',
    '[',
    ']',
    '{',
  ],
  ...[
    '\n',
    '\r\n',
    ' ',
    '\t',
    '\\n',
    'Bearer ',
    'hunter2',
    'abc',
    'x',
    '1',
    'a://u:p@h',
    drawn(40),
    hex(32),
    '<',
    '$',
    '*',
  ],
  ...['[redacted:', '[redacted:key]', 'public', 'key', '_KEY', 'process.env.X', 'é', '😀'],
];
const pieces = [...noise, ...SECRETS.map(([, secret]) => secret)];
const anyNoise = fc.array(fc.constantFrom(...noise), { maxLength: 14 }).map((parts) => parts.join(''));
const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

describe('redaction', () => {
  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        const once = redactText(text).text;
        expect(redactText(once)).toEqual({ text: once, found: [] });
      }),
      { numRuns: 5000 },
    );
  });

  test('keeps a text well-formed, reports exactly when it changes it, and does not blow it up', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: redacted, found } = redactText(text);
        expect(found.length > 0).toBe(redacted !== text);
        expect(redacted.isWellFormed()).toBe(true);
        expect(redacted.length).toBeLessThanOrEqual(text.length * 5 + 32);
      }),
    );
  });

  test('leaves no known secret behind, whatever stands around it', () => {
    fc.assert(
      fc.property(anyNoise, fc.constantFrom(...SECRETS), anyNoise, (before, [, secret], after) => {
        expect(redactText(`${before} ${secret} ${after}`).text).not.toContain(secret);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    'eyJ',
    'eyJaaaaaaaaaaaa.',
    'eyJaaaaaaaaaaaa.eyJaaaaaaaaaa',
    'a://a:',
    '://u:p',
    'KEY=',
    'KEY=f(',
    'KEY="',
    'KEY=\\"',
    `KEY='KEY="KEY=\\'`,
    'password: ',
    'Password1:',
    'Password1=',
    'token=',
    '-----BEGIN ',
    made(dashes, 'BEGIN PRIVATE', ' KEY'),
    'sk-',
    'xoxb-',
    'AKIA',
    'SG.aaaaaaaaaaaaaaaa.',
    'Bearer ',
    'Authorization: ',
    'aws_secret ',
    made('gh', 'p_', 'a'.repeat(30), '.'),
    '[redacted:',
    '\\',
    '"',
    'a',
    'a ',
    'é',
  ])('takes time in a straight line on %j repeated', (unit) => {
    // The tail makes rules give up that would have taken all of it.
    const text = (length: number) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 3)} (y`;
    const steps = (length: number) => countRedactionSteps(text(length));
    const [small, large] = [steps(128 * 1024), steps(1024 * 1024)];
    expect(large / small).toBeLessThanOrEqual(8.5);
    expect(large / (1024 * 1024)).toBeLessThan(64);
  });
});

describe('redaction of JSON', () => {
  const secret = made('gh', 'p_', drawn(36));

  test('replaces inside every string and shares what did not change', () => {
    const value = { a: { b: ['x', `see ${secret}`], c: { d: 1 } }, e: [true, null, 'y'] };
    const redacted = redactJson(value);
    expect(redacted).toEqual({
      value: { a: { b: ['x', 'see [redacted:github-token]'], c: { d: 1 } }, e: [true, null, 'y'] },
      found: ['github-token'],
      foundInKeys: [],
    });
    const copy = redacted.value as typeof value;
    expect([copy.e, copy.a.c]).toEqual([value.e, value.a.c]);
    expect(copy.e).toBe(value.e);
    expect(copy.a.c).toBe(value.a.c);
  });

  test('returns the same value when there is nothing to redact', () => {
    const value: Json = { a: [1, 'text', { b: null }], key: 'abc123def456', fencing_token: 7, task_id: 'x' };
    expect(redactJson(value).value).toBe(value);
  });

  test('goes by the name of the member too', () => {
    const value = {
      env: { DB_PASSWORD: 'swordfish' },
      headers: { Authorization: 'Bearer abc12345' },
      apiKeys: ['abc123def'],
    };
    expect(redactJson(value).value).toEqual({
      env: { DB_PASSWORD: '[redacted:password]' },
      headers: { Authorization: 'Bearer [redacted:authorization]' },
      apiKeys: ['[redacted:key]'],
    });
  });

  test('reports secrets in keys and leaves the keys alone', () => {
    const value = { [secret]: 1, nested: [{ [`x ${secret}`]: 'y' }] };
    expect(redactJson(value)).toEqual({ value, found: [], foundInKeys: ['github-token'] });
  });

  test('gives up on shared references when they unfold beyond the limit', () => {
    let visits = 0;
    let value: Json = {
      get leaf() {
        visits += 1;
        return 'x';
      },
    };
    for (let n = 0; n < 22; n += 1) value = [value, value];
    expect(() => redactJson(value, { maxBytes: 1_000 })).toThrow('longer than 1000 bytes');
    expect(visits).toBeLessThan(1_000);
    expect(() => redactJson([[['x']]], { maxDepth: 2 })).toThrow('deeper than 2 levels');
    expect(redactJson(['xyz'], { maxBytes: 7 }).value).toEqual(['xyz']);
    expect(redactJson([[['x']]], { maxDepth: 3 }).found).toEqual([]);
  });

  test('keeps a member called __proto__ an ordinary member', () => {
    const value = JSON.parse(`{"__proto__": {"x": 1}, "a": ${JSON.stringify(secret)}}`) as Json;
    expect(JSON.stringify(redactJson(value).value)).toBe('{"__proto__":{"x":1},"a":"[redacted:github-token]"}');
  });

  test('changes nothing the second time', () => {
    const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        anyText,
        fc.integer(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'password', 'Authorization', 'API_KEY', 'token'), tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(anyJson, (value) => {
        const once = redactJson(value).value;
        expect(redactJson(once)).toEqual({ value: once, found: [], foundInKeys: [] });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a secret that is split by characters that nobody sees', () => {
  const token = made('gh', 'p_', drawn(36));
  const mark = '[redacted:github-token]';
  const split = (sign: string, at: number) => token.slice(0, at) + sign + token.slice(at);

  test.each(['\u200b', '\u200c', '\u200d', '\u00ad', '\ufeff', '\ufe0f', '\u202e', '\u{e0041}'])(
    'is found: %j',
    (sign) => {
      for (const at of [1, 4, 10, 24, 38]) {
        expect(redactText(`it is ${split(sign, at)}, no?`)).toEqual({
          text: `it is ${mark}, no?`,
          found: ['github-token'],
        });
      }
      expect(redactText(token.split('').join(sign)).text).toBe(mark);
      expect(redactJson({ [`pass${sign}word`]: made('hunter', '2-', drawn(8)) }).found).toEqual(['password']);
    },
  );

  test('is found beside one that is whole, and beside one that only such a character sets apart', () => {
    expect(redactText(`${token} and ${split('\u200b', 4)}`).text).toBe(`${mark} and ${mark}`);
    expect(redactText(`abc\u200b${token} and ${split('\u200b', 4)}`).text).toBe(`abc${mark} and ${mark}`);
  });

  test('leaves other texts as they are, and such characters beside a whole secret', () => {
    const text = 'می\u200cخواهم ❤\ufe0f 👨\u200d👩\u200d👧 a\u200bb \u202e';
    expect(redactText(text)).toEqual({ text, found: [] });
    expect(redactText(`${text} ${token} ${text}`).text).toBe(`${text} ${mark} ${text}`);
    expect(redactText(`abc\u200b${token}`).text).toBe(`abc\u200b${mark}`);
  });

  test('is found in time that grows with the text', () => {
    const text = `${split('\u200b', 4)} `.repeat(20_000);
    expect(redactText(text).text).toBe(`${mark} `.repeat(20_000));
  });
});

describe('an id or a time that stands alone', () => {
  const alone = fc.oneof(
    fc.uuid(),
    fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  );

  test('is passed over, and no rule would find anything in it', () => {
    fc.assert(
      fc.property(alone, (text) => {
        const scan = new Scan(text);
        scan.run();
        expect(scan.places).toEqual([]);
        expect(isPlainByForm(text)).toBe(text.length === 24 || text.length === 36);
        expect(redactText(text)).toEqual({ text, found: [] });
      }),
    );
  });

  test('is a secret by the name of its member, and when this process holds it', () => {
    const id = '5f0c8a6e-77b1-4c9d-9a53-2e61d0b4f7c8';
    expect(redactJson({ id, client_secret: id }).found).toEqual(['secret']);
    holdSecret(id);
    expect(redactText(id).text).toBe('[redacted:provider-key]');
    expect(isPlainByForm(id)).toBe(false);
  });
});
