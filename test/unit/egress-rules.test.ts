// What may be declared as a provider's address, and what the way out says when something fails.
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProviderUrl, checkProxyUrl } from '../../src/base/egress/check-url.ts';
import {
  EgressDenied,
  NETWORK_FAILURES,
  NetworkFailure,
  networkProblemOf,
  type NetworkFailureKind,
} from '../../src/base/egress/egress-errors.ts';
import { judgeAddress } from '../../src/base/egress/judge-address.ts';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { mapEgressError } from '../../src/gateway/egress/map-egress-error.ts';
import { HOSTILE_ADDRESSES } from '../support/hostile-addresses.ts';

const reasons = (text: string, isLocal = false) => checkProviderUrl(text, { isLocal }).map(({ reason }) => reason);

describe('an address', () => {
  test.each(HOSTILE_ADDRESSES)('%j is not public', (address) => {
    expect(judgeAddress(address)).not.toBe('public');
  });

  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '104.18.32.47',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '2606:4700::1',
    '2a00::1',
  ])('%s is public', (address) => {
    expect(judgeAddress(address)).toBe('public');
  });

  test.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '::1', 'fd12:3456::1'])(
    '%s is local',
    (address) => {
      expect(judgeAddress(address)).toBe('local');
    },
  );

  test.each([
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    '0.0.0.0',
  ])('%s is forbidden to a local provider too', (address) => {
    expect(judgeAddress(address)).toBe('forbidden');
  });

  test('of IPv4 in IPv6 is never taken, whatever it leads to', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:'), (address, prefix) => {
        expect(judgeAddress(`${prefix}${address}`)).not.toBe('public');
      }),
    );
  });

  test('of any text gives an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => {
        expect(['public', 'local', 'forbidden']).toContain(judgeAddress(text));
      }),
    );
  });
});

describe('the URL of a provider', () => {
  test.each([
    'https://api.openai.com/v1',
    'https://api.anthropic.com',
    'https://gateway.example.test:8443/openai/v1/',
    'https://API.Example.test/v1',
    'https://xn--mgbh0fb.example.test/v1',
    'https://1.1.1.1/v1',
    'https://[2606:4700::1111]/v1',
  ])('%s can be declared', (url) => {
    expect(reasons(url)).toEqual([]);
  });

  test.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:1234/v1',
    'http://[::1]:8000/v1',
    'http://192.168.1.20:8000/v1',
    'http://my_ollama:11434/v1',
    'https://models.example.test/v1',
  ])('%s can be declared as local', (url) => {
    expect(reasons(url, true)).toEqual([]);
  });

  test.each([
    ['', 'not_a_url'],
    ['api.openai.com', 'not_a_url'],
    ['https:api.openai.com', 'not_a_url'],
    ['https://api.openai.com\\v1', 'not_a_url'],
    ['https://api.openai.com/v1\n', 'not_a_url'],
    ['https://api.openai.com:99999', 'not_a_url'],
    ['ftp://api.openai.com', 'bad_scheme'],
    ['file:///etc/passwd', 'bad_scheme'],
    ['http://api.openai.com/v1', 'not_https'],
    ['https://user:secret@api.openai.com/v1', 'credentials_in_url'],
    ['https://@api.openai.com/v1', 'credentials_in_url'],
    ['https://api.openai.com/v1?key=secret', 'query_in_url'],
    ['https://api.openai.com/v1?', 'query_in_url'],
    ['https://api.openai.com/v1#secret', 'fragment_in_url'],
    ['https://api.openai.com/v1#a?b', 'fragment_in_url'],
    ['https://api.openai.com:0/v1', 'bad_port'],
    ['https://api.openai.com:25/v1', 'bad_port'],
    ['https://аpi.openai.com/v1', 'unusual_host'],
    ['https://api.openai.com./v1', 'unusual_host'],
    ['https://api%2eopenai.com/v1', 'unusual_host'],
    ['https://16843009/v1', 'unusual_host'],
    ['https://0x01010101/v1', 'unusual_host'],
    ['https://1.1/v1', 'unusual_host'],
    ['https://10.0.0.1/v1', 'private_address'],
    ['https://localhost/v1', 'private_address'],
    ['https://a.b.localhost/v1', 'private_address'],
    ['https://[fd00::1]/v1', 'private_address'],
    ['https://169.254.169.254/v1', 'forbidden_address'],
    ['https://[::ffff:1.1.1.1]/v1', 'forbidden_address'],
  ])('%j is refused: %s', (url, reason) => {
    expect(reasons(url)).toContain(reason);
  });

  test.each([
    ['http://1.1.1.1/v1', 'not_a_local_address'],
    ['https://[2606:4700::1]/v1', 'not_a_local_address'],
    ['http://169.254.169.254/v1', 'forbidden_address'],
    ['http://0.0.0.0:11434/v1', 'forbidden_address'],
    ['http://[fe80::1]/v1', 'forbidden_address'],
    ['http://[fd00:ec2::254]/v1', 'forbidden_address'],
    ['http://2130706433/v1', 'unusual_host'],
    ['http://user@localhost/v1', 'credentials_in_url'],
  ])('%s is refused as local: %s', (url, reason) => {
    expect(reasons(url, true)).toContain(reason);
  });

  test('has all its faults named at once, by field and never by value', () => {
    const issues = checkProviderUrl('http://me:hunter2@127.0.0.1:25/v1?key=abcd#efgh', { isLocal: false });
    expect(issues.map(({ reason }) => reason)).toEqual([
      ...['credentials_in_url', 'fragment_in_url', 'query_in_url', 'bad_port', 'not_https', 'private_address'],
    ]);
    expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['url']));
    expect(JSON.stringify(issues)).not.toMatch(/hunter2|abcd|efgh|127\.0/);
  });

  test('with any text gives an answer, and never one with that text in it', () => {
    const part = fc.string({
      minLength: 12,
      maxLength: 30,
      unit: fc.constantFrom('x', 'Q', '7', '@', ':', '/', '?', '#'),
    });
    fc.assert(
      fc.property(part, fc.constantFrom('', 'https://', 'http://', 'https:'), fc.boolean(), (text, scheme, isLocal) => {
        for (const { message } of checkProviderUrl(`${scheme}${text}`, { isLocal }))
          expect(message).not.toContain(text);
      }),
    );
  });

  test('has no port that fetch refuses', () => {
    const { badPorts } = createRequire(import.meta.url)('undici/lib/web/fetch/constants.js') as {
      badPorts: readonly string[];
    };
    expect(badPorts.length).toBeGreaterThan(80);
    for (const port of badPorts) expect(reasons(`https://api.example.test:${port}/`)).toEqual(['bad_port']);
  });
});

test.each([
  ['http://proxy.example.test:3128', []],
  ['https://10.0.0.8:3128/', []],
  ['http://127.0.0.1:3128', []],
  ['socks5://127.0.0.1:1080', ['bad_scheme']],
  ['http://me:secret@proxy.example.test:3128', ['credentials_in_url']],
  ['http://proxy.example.test:3128/path?q', ['query_in_url', 'path_in_url']],
  ['http://169.254.169.254', ['forbidden_address']],
  ['proxy:3128', ['bad_scheme']],
])('the proxy %s has the faults %j', (url, faults) => {
  expect(checkProxyUrl(url).map(({ reason }) => reason)).toEqual(faults);
  expect(checkProxyUrl(url).every(({ field }) => field === 'proxy')).toBe(true);
});

describe('what goes wrong', () => {
  const wrapped = (error: Error) => new TypeError('fetch failed', { cause: new Error('by an SDK', { cause: error }) });
  const system = (code: string, more = {}) => Object.assign(new Error(code), { code }, more);

  test.each<[Error, NetworkFailureKind]>([
    [system('ENOTFOUND'), 'dns'],
    [system('ECONNREFUSED'), 'unreachable'],
    [system('ETIMEDOUT', { syscall: 'connect' }), 'connect_timeout'],
    [system('ETIMEDOUT', { syscall: 'read' }), 'silence'],
    [system('UND_ERR_CONNECT_TIMEOUT'), 'connect_timeout'],
    [system('UND_ERR_BODY_TIMEOUT'), 'silence'],
    [system('ECONNRESET'), 'reset'],
    [system('UND_ERR_RES_EXCEEDED_MAX_SIZE'), 'too_large'],
    [system('CERT_HAS_EXPIRED'), 'tls'],
    [system('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
    [system('HPE_INVALID_CONSTANT'), 'not_http'],
    [new NetworkFailure('encoded', { maybeSent: true }), 'encoded'],
  ])('is found below what libraries wrap around it: %s', (error, kind) => {
    expect(networkProblemOf(wrapped(error))).toMatchObject({ kind });
  });

  test('is of another kind when no code says that it is of the network, and ends with a circle of causes', () => {
    const circle = new Error('round');
    circle.cause = new Error('and round', { cause: circle });
    for (const error of [circle, new Error('x'), system('ENOENT'), system('constructor'), 'text', undefined, null]) {
      expect(networkProblemOf(error)).toBeUndefined();
      expect(mapEgressError(error, { answered: false })).toBeUndefined();
    }
  });

  test('is the refusal network_denied when it was not allowed', () => {
    const mapped = mapEgressError(wrapped(new EgressDenied('redirect', 302)), { answered: false });
    expect(mapped).toBeInstanceOf(Refusal);
    expect(mapped?.toJSON()).toMatchObject({
      code: 'network_denied',
      reason: 'redirect',
      answer_status: 302,
      maybe_sent: true,
    });
    expect(mapEgressError(new EgressDenied('private_address'), { answered: false })?.details).toEqual({
      reason: 'private_address',
      maybe_sent: false,
    });
  });

  test.each(Object.keys(NETWORK_FAILURES) as NetworkFailureKind[])('is a failure of the provider: %s', (kind) => {
    const failure = new NetworkFailure(kind, { maybeSent: false, code: 'ESOME' });
    const before = mapEgressError(failure, { answered: false });
    const after = mapEgressError(failure, { answered: true });
    expect([before, after]).toEqual([expect.any(Failure), expect.any(Failure)]);
    expect(before?.details).toMatchObject({ answered: false, maybe_sent: false, reason: kind, system_code: 'ESOME' });
    // What was answered in part is not asked for again.
    expect((after as Failure).retry).toEqual({ retry: false });
  });

  test('is provider_cut_off once a part of the answer came', () => {
    const failure = new NetworkFailure('reset', { maybeSent: true });
    expect(mapEgressError(failure, { answered: false })?.code).toBe('provider_unreachable');
    expect(mapEgressError(failure, { answered: true })?.code).toBe('provider_cut_off');
  });
});
