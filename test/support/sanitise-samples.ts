// Makes texts that must not be kept as they are, by family, another one for every seed. Their secrets are made here, so that none stands in
// this repository.
import { sha256 } from '../../src/base/hash.ts';
import { drawn } from './secret-samples.ts';

export interface Sample {
  readonly text: string;
  /** None of these may be left. */
  readonly secrets: readonly string[];
}

const pick = <Item>(items: readonly Item[], seed: string): Item =>
  items[Number.parseInt(sha256(seed).slice(0, 8), 16) % items.length] as Item;
const number = (most: number, seed: string) => Number.parseInt(sha256(seed).slice(0, 8), 16) % most;
const dashes = '-'.repeat(5);
const word = (seed: string) =>
  `${pick(['Wint3r', 'b1ue', 'R0cket', 'tr0ub4', 'Kaff33'], seed)}${pick(['!', '#', '%', '_', '.'], `${seed}s`)}${drawn('a', 6, seed)}7`;
const host = (seed: string) => `${pick(['db', 'cache', 'queue', 'shop', 'ci'], seed)}${number(90, seed)}.example.org`;

function encoded(bytes: number, seed: string): string {
  const parts = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    Buffer.from(sha256(`${seed} ${index}`), 'hex'),
  );
  return Buffer.concat(parts).subarray(0, bytes).toString('base64');
}

const folded = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';

function pem(label: string, bytes: number, seed: string): Sample {
  const body = folded(encoded(bytes, seed), 64);
  const text = `${dashes}BEGIN ${label}${dashes}\n${body}\n${dashes}END ${label}${dashes}`;
  return { text, secrets: [body.slice(100, 140)] };
}

const LEVELS = ['INFO', 'WARN', 'ERROR', 'DEBUG'];
function logLines(seed: string, form: (at: number, level: string, said: string) => string): Sample {
  const count = 16 + number(120, `${seed} count`);
  const lines = Array.from({ length: count }, (_, at) =>
    form(
      at,
      pick(LEVELS, `${seed}${at}`),
      `request ${at} of ${drawn('h', 8, `${seed}${at}`)} took ${number(900, `${seed}${at}`)} ms`,
    ),
  );
  return { text: lines.join('\n'), secrets: [lines[8] ?? ''] };
}

const two = (value: number) => String(value).padStart(2, '0');
const clockOf = (at: number) => `${two(9 + Math.floor(at / 60))}:${two(at % 60)}:${two((at * 7) % 60)}`;

export const SAMPLES: Readonly<Record<string, (seed: string) => Sample>> = {
  'private key': (seed) =>
    pem(
      pick(
        [
          ['RSA PRIVATE', ' KEY'],
          ['PRIVATE', ' KEY'],
          ['OPENSSH PRIVATE', ' KEY'],
        ],
        seed,
      ).join(''),
      800,
      seed,
    ),
  certificate: (seed) => pem('CERTIFICATE', 700 + number(900, seed), seed),
  aws(seed) {
    const secret = drawn('a', 40, seed);
    const text = `[${pick(['default', 'profile ci', 'work'], seed)}]\naws_access_key_id = ${['AK', 'IA'].join('')}${drawn('a', 16, seed).toUpperCase()}\naws_secret_access_key = ${secret}\nregion = eu-central-1`;
    return { text, secrets: [secret] };
  },
  netrc(seed) {
    const secret = word(seed);
    const text = pick(
      [`machine ${host(seed)} login me password ${secret}`, `machine ${host(seed)}\n  login me\n  password ${secret}`],
      `${seed} form`,
    );
    return { text, secrets: [secret, host(seed)] };
  },
  pgpass(seed) {
    const secrets = [word(seed), word(`${seed} 2`)];
    return { text: secrets.map((secret) => `${host(seed)}:5432:shop:app:${secret}`).join('\n'), secrets };
  },
  kubeconfig(seed) {
    const [key, token] = [encoded(600, seed), drawn('a', 60, seed)];
    const text = [
      'apiVersion: v1',
      'kind: Config',
      'clusters:',
      '- cluster:',
      `    certificate-authority-data: ${encoded(300, `${seed} ca`)}`,
      `    server: https://${host(seed)}:6443`,
      '  name: main',
      'users:',
      '- name: admin',
      '  user:',
      ...(number(2, seed) === 0 ? [`    client-key-data: ${key}`] : [`    token: ${token}`]),
      'current-context: main',
    ].join('\n');
    return { text, secrets: [key.slice(0, 40), token, host(seed)] };
  },
  docker(seed) {
    const auth = Buffer.from(`ci:${word(seed)}`).toString('base64');
    const value = { auths: { [host(seed)]: { auth } }, credsStore: 'desktop' };
    return { text: JSON.stringify(value, null, number(2, seed) * 2), secrets: [auth, host(seed)] };
  },
  npmrc(seed) {
    const secret = drawn('a', 36, seed);
    return {
      text: `registry=https://${host(seed)}/\n//${host(seed)}/:_authToken=${secret}\nalways-auth=true`,
      secrets: [secret],
    };
  },
  passwords(seed) {
    const secret = drawn('a', 40, seed);
    const text = pick(
      [`root:$6$${drawn('a', 8, seed)}$${secret}:19000:0:99999:7:::`, `deploy:$apr1$${drawn('a', 8, seed)}$${secret}`],
      seed,
    );
    return { text, secrets: [secret] };
  },
  env(seed) {
    const [password, plain] = [word(seed), drawn('a', 12, `${seed} plain`)];
    const names = [
      'NODE_ENV=production',
      `APP_NAME=shop-${plain}`,
      'PORT=3000',
      `DB_PASSWORD=${password}`,
      '# mail',
      `SMTP_HOST=${host(seed)}`,
      'DEBUG=false',
    ];
    return { text: names.slice(0, 4 + number(4, seed)).join('\n'), secrets: [password, plain] };
  },
  'connection string'(seed) {
    const secret = word(seed).replaceAll(/[#%&]/g, '_');
    const forms = [
      `postgres://app:${secret}@${host(seed)}:5432/shop`,
      `mysql://root:${secret}@${host(seed)}/shop`,
      `mongodb+srv://app:${secret}@${host(seed)}/?retryWrites=true`,
      `redis://:${secret}@${host(seed)}:6379/0`,
      `amqp://app:${secret}@${host(seed)}//`,
      `Server=${host(seed)};Database=shop;User Id=sa;Password=${secret};`,
      `jdbc:postgresql://${host(seed)}/shop?user=app&password=${secret}`,
      `host=${host(seed)} port=5432 dbname=shop user=app password=${secret}`,
      `https://me:${secret}@${host(seed)}/repo.git`,
      `DefaultEndpointsProtocol=https;AccountName=shop;AccountKey=${encoded(64, seed)};EndpointSuffix=core.windows.net`,
    ];
    const text = pick(forms, `${seed} form`);
    return { text: `It is ${text}`, secrets: [text.includes('AccountKey') ? encoded(64, seed) : secret] };
  },
  'log of a service': (seed) => logLines(seed, (at, level, said) => `2026-11-18T${clockOf(at)}.123Z ${level} ${said}`),
  'log of the system': (seed) =>
    logLines(seed, (at, _, said) => `Nov 18 ${clockOf(at)} ${host(seed).split('.')[0]} shop[412]: ${said}`),
  'log of a web server': (seed) =>
    logLines(
      seed,
      (at, _, said) =>
        `10.0.0.${at % 250} - - [18/Nov/2026:${clockOf(at)} +0000] "GET /${said.replaceAll(' ', '-')} HTTP/1.1" 200 ${at}`,
    ),
  'log in JSON': (seed) =>
    logLines(seed, (at, level, said) => JSON.stringify({ level, time: `2026-11-18T${clockOf(at)}Z`, msg: said })),
  'log by levels': (seed) => logLines(seed, (_, level, said) => `[${level}] ${said}`),
  'log of containers': (seed) => logLines(seed, (_, __, said) => `web-1  | ${said}`),
  'log of a kernel': (seed) =>
    logLines(seed, (at, _, said) => `[ ${at + 100}.${drawn('d', 6, `${seed}${at}`).replaceAll(/\D/g, '1')}] ${said}`),
  base64: (seed) => ({ text: encoded(900, seed), secrets: [encoded(900, seed).slice(200, 300)] }),
  'base64 in lines': (seed) => ({
    text: folded(encoded(1200, seed), 76),
    secrets: [encoded(1200, seed).slice(400, 440)],
  }),
  hex(seed) {
    const text = Buffer.from(encoded(900, seed), 'base64').toString('hex');
    return { text, secrets: [text.slice(300, 400)] };
  },
  'hex dump'(seed) {
    const bytes = Buffer.from(encoded(400, seed), 'base64');
    const lines = Array.from({ length: 25 }, (_, at) => {
      const part = bytes.subarray(at * 16, at * 16 + 16).toString('hex');
      return `${(at * 16).toString(16).padStart(8, '0')}: ${part.match(/.{4}/g)?.join(' ') ?? ''}  ................`;
    });
    return { text: lines.join('\n'), secrets: [lines[9] ?? ''] };
  },
  'data on one line'(seed) {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      id: at,
      name: drawn('a', 8, `${seed}${at}`),
      total: number(9000, `${seed}${at}`),
    }));
    return { text: JSON.stringify(rows), secrets: [JSON.stringify(rows[90])] };
  },
  binary(seed) {
    const text = Buffer.from(encoded(2000, seed), 'base64').toString('utf8');
    return { text, secrets: [text.slice(500, 560)] };
  },
};
