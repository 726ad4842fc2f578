import { describe, expect, test } from 'vitest';
import { redactJson, redactText } from '../../src/base/redact.ts';
import { withoutTokens } from '../../src/base/secrets/known-token.ts';
import { drawn } from '../support/secret-samples.ts';

// Made here from parts, so that scanners of this repository find none.
const word = ['tr0ub', '4dor&3'].join('');
const long = drawn('a', 32, 'everyday');
const hex = drawn('h', 40, 'everyday');
const dashes = '-'.repeat(5);
const label = ['EC PRIVATE', ' KEY'].join('');
const lines = Array.from({ length: 3 }, (_, index) => drawn('a', 64, `line ${index}`));

describe('a name or a path of a hook', () => {
  test('loses the tokens in it and nothing else', () => {
    const own = ['tl', '_', drawn('a', 43, 'hook')].join('');
    const forms = [
      own,
      ['gh', 'p_', drawn('a', 36, 'hook')].join(''),
      Buffer.from(own).toString('base64'),
      Buffer.from(`me:${own}`).toString('base64').replaceAll('/', '_').replace(/=+$/, ''),
      Buffer.from(`x${own}`).toString('base64').replaceAll('/', '_').replace(/=+$/, ''),
      Buffer.from(own).toString('hex'),
      Buffer.from(own).toString('hex').toUpperCase(),
      own.replace('_', '%5F'),
      `%74%6c%5f${own.slice(3)}`,
    ];
    for (const secret of forms) expect(withoutTokens(`/home/me/${secret}/x`)).toBe('/home/me/[redacted]/x');
    for (const plain of [
      '0198f3a2-1b2c-7d3e-8f40-123456789abc',
      '/home/me/task-management-and-risk-assessment-2024/sk-learn-tutorial-for-beginners-2024',
      '/work/npm_config_registry_of_the_company/src',
      'claude-opus-4-1-20250805',
    ]) {
      expect(withoutTokens(plain)).toBe(plain);
    }
  });
});

describe('a secret as people write it every day', () => {
  test.each<[string, string, string]>([
    ['curl -u', `curl -u me:${word} https://example.org`, word],
    ['curl --user=', `curl --user=me:${word} https://example.org`, word],
    ['curl over two lines', `curl -s \\\n  -u 'me:${word}' https://example.org`, word],
    ['curl header', `curl -H "X-Api-Key: ${long}" https://example.org`, long],
    ['curl bearer', `curl -H 'Authorization: Bearer ${long}' https://example.org`, long],
    ['curl cookie', `curl --cookie "session=${long}" https://example.org`, long],
    ['mysql -p', `mysql -uroot -p${word} shop`, word],
    ['mysql --password', `mysql --user=root --password=${word} shop`, word],
    ['PGPASSWORD', `PGPASSWORD=${word} psql -h db`, word],
    ['psql url', `psql postgres://me:${word}@db/shop`, word],
    ['sshpass', `sshpass -p '${word}' ssh me@example.org`, word],
    ['redis-cli', `redis-cli -a ${word} ping`, word],
    ['docker login', `docker login -u me -p ${word}`, word],
    ['docker login by stdin', `echo ${word} | docker login -u me --password-stdin`, word],
    ['docker env', `docker run -e API_TOKEN=${long} image`, long],
    [
      'docker config',
      `{"auths":{"x.org":{"auth":"${Buffer.from(`me:${word}`).toString('base64')}"}}}`,
      Buffer.from(`me:${word}`).toString('base64'),
    ],
    ['npmrc', `//registry.example.org/:_authToken=${long}`, long],
    ['netrc', `machine example.org login me password ${word}`, word],
    ['netrc over lines', `machine example.org\n  login me\n  password ${word}\n`, word],
    ['pgpass', `db:5432:shop:me:${word}`, word],
    ['cookie', `Cookie: lang=en; sid=${long}`, long],
    ['set-cookie', `Set-Cookie: sid=${long}; Path=/; HttpOnly`, long],
    ['XML element', `<password>${word.replace('&', '%')}</password>`, word.replace('&', '%')],
    ['XML setting', `<add key="DbPassword" value="${word}"/>`, word],
    ['dotenv', `DB_PASSWORD="${word}"`, word],
    ['YAML', `db:\n  password: ${word}\n`, word],
    ['JSON', `{"client_secret": "${long}"}`, long],
    ['INI', `[db]\npassword = ${word}\n`, word],
    ['TOML', `api_key = "${long}"`, long],
    ['properties', `spring.datasource.password=${word}`, word],
    ['ODBC', `Server=db;Uid=me;Pwd=${word.replace('&', '%')};`, word.replace('&', '%')],
    ['SQL', `CREATE USER me IDENTIFIED BY '${word}'`, word],
    ['kubectl', `kubectl create secret generic x --from-literal=password=${word}`, word],
    ['basic auth in a URL', `git clone https://me:${word}@git.example.org/a.git`, word],
    ['query', `https://example.org/cb?access_token=${long}&state=1`, long],
    ['prose', `The password for staging is ${word}.`, word],
    ['prose about a token', `Use it: my API token is ${long}, thanks`, long],
  ])('%s', (_, text, secret) => {
    const redacted = redactText(text);
    expect(redacted.text).not.toContain(secret);
    expect(redacted.found).toHaveLength(1);
    // Nothing else goes with it.
    expect(redacted.text.length).toBeGreaterThan(text.length - secret.length - 20);
  });

  test.each<[string, string]>([
    ['as it is', [`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join('\n')],
    [
      'with Windows line ends',
      [`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join('\r\n'),
    ],
    [
      'folded into one line',
      [`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join(' '),
    ],
    ['without any break', [`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join('')],
    [
      'inside JSON',
      JSON.stringify([`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join('\n')),
    ],
    [
      'inside JSON inside JSON',
      JSON.stringify(
        JSON.stringify([`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join('\n')),
      ),
    ],
    [
      'in a YAML block',
      [
        'key: |',
        `    ${dashes}BEGIN ${label}${dashes}`,
        ...lines.map((line) => `    ${line}`),
        `    ${dashes}END ${label}${dashes}`,
      ].join('\n'),
    ],
    [
      'in joined strings',
      [
        `"${dashes}BEGIN ${label}${dashes}\\n" +`,
        ...lines.map((line) => `"${line}\\n" +`),
        `"${dashes}END ${label}${dashes}\\n"`,
      ].join('\n'),
    ],
    [
      'with headers',
      [
        `${dashes}BEGIN ${label}${dashes}`,
        'Proc-Type: 4,ENCRYPTED',
        'DEK-Info: AES-128-CBC,00',
        '',
        ...lines,
        `${dashes}END ${label}${dashes}`,
      ].join('\n'),
    ],
    ['cut off', [`${dashes}BEGIN ${label}${dashes}`, ...lines].join('\n').slice(0, 120)],
  ])('a private key %s', (_, text) => {
    const redacted = redactText(`before ${text} `);
    expect(redacted.found).toEqual(['private-key']);
    for (const line of lines) expect(redacted.text).not.toContain(line.slice(0, 12));
    expect(redacted.text).not.toContain('BEGIN');
  });

  test('a signature that was cut off leaves nothing of a JWT', () => {
    const jwt = [
      ['ey', 'J', drawn('a', 30, 'head')].join(''),
      ['ey', 'J', drawn('a', 60, 'body')].join(''),
      drawn('a', 43, 'sign'),
    ].join('.');
    for (const length of [50, 80, 95, 110]) {
      expect(redactText(`token ${jwt.slice(0, length)}…`).text).toMatch(/^token \[redacted:(?:jwt|token)\]…$/);
    }
  });

  test('a member of JSON is known by its name, as before', () => {
    expect(redactJson({ password: word, weather_key: hex.slice(0, 32), note: 'second pass: src' }).value).toEqual({
      password: '[redacted:password]',
      weather_key: '[redacted:key]',
      note: 'second pass: src',
    });
  });
});
