// Ordinary text stays as it is: texts of the installed packages, read here, and generated ones.
import { describe, expect, test } from 'vitest';
import { redactText } from '../../src/base/redact.ts';
import { installedTexts } from '../support/installed-texts.ts';

/** Credentials of examples in those packages, which nothing tells from real ones: each is in one of the texts that may change. */
const EXAMPLES_OF_CREDENTIALS = [
  "'ahotproject'",
  '"peanuts"',
  'anonymous:flabada@',
  'badge.svg?token=yZL6LtXkOA',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.',
];

function generatedTexts(): string[] {
  const subjects = [
    'tests',
    'second pass',
    'token',
    'tokens',
    'key',
    'keys',
    'secret',
    'password',
    'pass',
    'auth',
    'credentials',
    'session',
    'cookie',
    'login',
  ];
  const things = [
    '`npm test`',
    'src/ledger',
    'src/base/redact.ts:12',
    'docs/guide/work.md',
    'OCI_TOKEN',
    'VALUE',
    'value',
    'required',
    'T12',
    'G3',
    'yes',
    'v1.2.3',
    '^6.0.0',
    '4096',
    '12.5 ms',
    '15 minutes',
    'the second one',
    'see below',
    'process.env.TOKEN',
    '$TOKEN',
    '${{ secrets.TOKEN }}',
    '<your token>',
    'getToken()',
    'options.apiKey',
    'camelCaseNameOfAThing',
    'kebab-case-name',
    'https://example.org/a?page=2',
    '`git push`',
    'user_id',
    '2026-11-16',
    '0198f3a2-1b2c-7d3e-8f40-123456789abc',
    'a, b and c',
    'none',
    'TODO',
    '"a sentence with words"',
    "'id'",
  ];
  const forms: ((subject: string, thing: string) => string)[] = [
    (subject, thing) => `Make all ${subject} pass: ${thing}`,
    (subject, thing) => `${subject}: ${thing}`,
    (subject, thing) => `The ${subject} is ${thing}.`,
    (subject, thing) => `Rename ${subject} to ${thing}, then run npm test -- ${thing} --only`,
    (subject, thing) => `- [ ] ${subject} (${thing})`,
    (subject, thing) => `const ${subject.replaceAll(' ', '')} = ${thing};`,
    (subject, thing) => `${subject.replaceAll(' ', '_').toUpperCase()}_AUTH=${thing.split(' ')[0]}`,
    (subject, thing) => `${subject.replaceAll(' ', '-')}-name: ${thing}`,
    (subject, thing) => `{"${subject}": {"about": "${thing.replaceAll('"', '')}"}}`,
    (subject, thing) => `curl -sS https://example.org/${subject.replaceAll(' ', '-')} -o ${thing.split(' ')[0]}`,
    (subject, thing) => `docker run -p 8080:80 -v ${thing.split(' ')[0]}:/data ${subject.split(' ')[0]}`,
    (subject, thing) => `mysql -u root -p ${subject.split(' ')[0]} < ${thing.split(' ')[0]}`,
    (subject, thing) => `if (${subject.replaceAll(' ', '')} !== ${thing.split(' ')[0]}) return;`,
    (subject, thing) => `fix(${subject}): ${thing}`,
    (subject, thing) => `| ${subject} | ${thing} | ${subject}s are counted |`,
  ];
  return forms.flatMap((form) => subjects.flatMap((subject) => things.map((thing) => form(subject, thing))));
}

describe('ordinary text', () => {
  test('stays as it is in more than 50,000 texts of installed packages', () => {
    const texts = installedTexts();
    expect(texts.size).toBeGreaterThan(50_000);
    const changed = [...texts]
      .filter((text) => !EXAMPLES_OF_CREDENTIALS.some((example) => text.includes(example)))
      .map((text) => redactText(text))
      .filter(({ found }) => found.length > 0);
    expect(changed.map(({ text }) => text.slice(0, 200))).toEqual([]);
  });

  test('stays as it is where words of secrets stand in sentences, code, commands and configuration', () => {
    const texts = generatedTexts();
    expect(texts.length).toBeGreaterThan(5_000);
    const changed = texts.map((text) => redactText(text)).filter(({ found }) => found.length > 0);
    expect(changed.map(({ text }) => text)).toEqual([]);
  });

  test.each([
    'Make all tests pass: `npm test`',
    'Second pass: src/ledger',
    'TOKEN_AUTH=OCI_TOKEN',
    'KEY=VALUE',
    'Make the e2e pass: test/e2e/cli.test.ts',
    'First pass: read AGENTS.md; second pass: rewrite docs/guide/work.md',
    'Set TOKEN=OCI_TOKEN and KEY=VALUE in the environment',
    'Settings take the form KEY=VALUE. Use several of them.',
    "dict_spec['api_password'] = 'api_password'",
    'AttributeOID.CHALLENGE_PASSWORD: "challengePassword",',
    'ceph.osd_fsid=957d22b7-24ce-466a-9883-b8218eaa1634,ceph.vdo=0',
    'session=0198f3a2-1b2c-7d3e-8f40-123456789abc',
    '_SK_START = b"-----BEGIN OPENSSH PRIVATE KEY-----"',
    'password = ":****"',
    "Token: '#d0d0d0',",
    'KEY_LEFT = Ctrl-B, KEY_UP = Ctrl-P',
    String.raw`'Set-Cookie: number=7\r\nSet-Cookie: string=seven'`,
    'authorization = base64.decodebytes(authorization)',
    'IMAGE_REL_I386_TOKEN = 0x000C,',
    "const OID_PKCS9_MESSAGE_DIGEST_KEY = '1.2.840.113549.1.9.4';",
    "const PROP_PRIVATE = 'cdx:npm:package:private'",
    'lastSignificantToken = "?InterpolationInTemplate";',
    'Libs.private: $(PKG_CONFIG_REQUIRES_PRIVATE:lib%=-l%)',
    '_meta:{progressToken:"progress-1"}',
    'mngr->getKey = xmlSecKeysMngrGetKey;',
    '-passout pass:sample</code>',
    'The header reads -----BEGIN PRIVATE KEY----- in the docs, and -----END PRIVATE KEY----- ends it',
    'A hash that holds three letters of ours: 4860851746c5f212d9796376fd6a130675ace4a0c9fa7cca661e83fe44620214',
    'Fix the login page, then run npx tsc -p tsconfig.json',
    'fix(login): compile with tsc -p tsconfig.build.json',
    'refactor login crate: cargo test -p auth-core',
    'login: mkdir -p build',
    'Left off: login e2e is green, run `npx playwright test -p chromium` next',
    'login tests: pytest -p no:warnings',
    'tests/login: pytest -p xdist',
    'docker login && docker compose -p shop up',
    'az login && az deployment -p parameters.json',
    'gh auth login && claude -p "Summarise the diff"',
    'mongo test: cargo test -p store',
    'mongo seed: mkdir -p /data',
    'mysql container: find . -path ./node_modules',
    'Support mysql: go test -parallel 4',
    'mysql and javac -processor Foo',
    'curl -s localhost && docker run -u node:node img',
    'curl -s x && docker exec -u www-data:www-data web sh',
    'redis-cli ping && ls -a build',
    'ldapsearch -x && npm test -w core',
    'zip the dist, firebase deploy -P production',
    'echo "hello" | sudo -S tee /etc/x',
    'Parse <token>keyword</token> nodes',
    '<token>plus</token>',
    '<pwd>/work</pwd>',
    'codex resume --session=0197e3b27c41',
    'session=0197e3b2-7c41-7abc-8def-0123456789ab.jsonl',
    'session=agent-7f3a9b2c4d5e',
    'Password is bcrypt2 hashed',
    'Forgot password: GH-123',
    'Change password: UX-412',
    'Reset password: PROJ-123',
    'token: JIRA-42',
    'Hash password: argon2id',
    'hash passwords: PBKDF2-SHA512',
    'Refresh token: RFC6749',
    'refresh token: 30days',
    'Auth token: sha256',
    'Rotate token: 2026-W45',
    'token: UTF-16',
    'token: x86_64',
    'Password: Reset!',
    'Authorization: token expired',
    'Authorization: Bearer tokens are rejected',
    'Authorization: Token refresh fails',
    'authorization: digest support',
    'STORAGE_KEY="theme-v2"',
    'QUERY_KEY="tasks-list"',
    'EVENT_KEY=Escape',
    'SHORTCUT_KEY="ctrl+shift+p"',
    'PRIVATE_SUBNET=10.0.1.0/24',
    'PRIVATE_REGISTRY=npm.internal',
    'POSTGRES_PASSWORD=postgres',
    'MINIO_ROOT_PASSWORD=minioadmin',
  ])('stays as it is: %j', (text) => {
    expect(redactText(text)).toEqual({ text, found: [] });
  });
});
