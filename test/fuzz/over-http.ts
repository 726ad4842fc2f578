// The fuzz over HTTP: bodies, queries, headers and bytes on the socket.
import { connect } from 'node:net';
import { jsonSchemaOf, type JsonSchema } from '../../src/base/json-schema.ts';
import type { Dice } from '../simulation/dice.ts';
import type { Answer } from '../support/http-request.ts';
import { CUT, askOrCut } from './ask-or-cut.ts';
import { faultsOfProblem } from './error-rows.ts';
import { fittingValue, hostileText, shown, spoiled, spoiledText } from './hostile-values.ts';
import { bounded, gotThrough, isOutside, isWrite, type Definition, type Shot, type Surface } from './shot.ts';
import type { Target } from './target.ts';

const schemas = new Map<string, JsonSchema>();

export function inputSchema({ name, input }: Definition): JsonSchema {
  let schema = schemas.get(name);
  if (!schema) schemas.set(name, (schema = jsonSchemaOf(input)));
  return schema;
}

/** Mostly such as it takes; a good part with something wrong. */
export function inputFor(definition: Definition, target: Target, dice: Dice): unknown {
  const fits = fittingValue(inputSchema(definition), target.known(), dice);
  return dice.hit(0.55) ? fits : spoiled(fits, dice);
}

export function overHttp(target: Target): Surface {
  const { daemon, tokens } = target;
  const pathOf = ({ name }: Definition) => `/v1/${name.replace('.', '/')}`;

  const told = (definition: Definition, input: unknown, sent: string, answer: Answer, isPerson = false): Shot => ({
    name: `http ${definition.name}`,
    sent,
    outcome: answer.status < 300 ? 'done' : codeOf(answer),
    mayWrite: answer.status < 300 && isWrite(definition, input),
    faults: [...faultsOfAnswer(definition, answer), ...(answer.status < 300 ? gotThrough(definition, isPerson) : [])],
  });

  const post = async (definition: Definition, dice: Dice): Promise<Shot> => {
    const input = inputFor(definition, target, dice);
    const body = JSON.stringify(input) ?? '';
    const bearer = dice.hit(definition.person ? 0.4 : 0.85) ? tokens.admin : dice.pick([tokens.session, tokens.read]);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const answer = await askOrCut(daemon.url + pathOf(definition), { method: 'POST', headers, body });
    return told(definition, input, `POST ${shown(body)}`, answer, bearer === tokens.session);
  };

  const query = async (definition: Definition, dice: Dice): Promise<Shot> => {
    const input = inputFor(definition, target, dice);
    const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
    const parameters = dice.hit(0.3)
      ? [['input', JSON.stringify(input) ?? '']]
      : fields.flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).slice(0, 20).map((one) => [name, textOf(one)]),
        );
    const text = parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    const spoiledQuery = dice.hit(0.1) ? `${text}&%zz=%&=&__proto__=1&${encoded(hostileText(dice))}` : text;
    const address = `${pathOf(definition)}?${spoiledQuery.slice(0, 12_000)}`;
    const method = dice.hit(0.9) ? 'GET' : dice.pick(['HEAD', 'POST', 'DELETE', 'PUT']);
    const answer = await askOrCut(daemon.url + address, {
      method,
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    if (method === 'HEAD')
      return { ...told(definition, input, `HEAD ${address}`, answer), faults: faultsOfStatus(answer) };
    return { ...told(definition, input, `${method} ${shown(address)}`, answer), mayWrite: false };
  };

  const headers = async (definition: Definition, dice: Dice): Promise<Shot> => {
    const right: Record<string, string> = {
      authorization: `Bearer ${tokens.admin}`,
      'content-type': 'application/json',
    };
    const wrong: readonly (readonly [string, string])[] = [
      ['authorization', ''],
      ['authorization', `Bearer ${tokens.admin}x`],
      ['authorization', `Bearer tl_${'A'.repeat(43)}`],
      ['authorization', `Basic ${tokens.admin}`],
      ['authorization', `Bearer ${'x'.repeat(8_000)}`],
      [
        'content-type',
        dice.pick(['text/plain', '', 'application/json; charset=utf-16', 'multipart/form-data', 'a/b;;']),
      ],
      ['content-encoding', dice.pick(['gzip', 'br', 'x', 'identity, gzip'])],
      ['host', dice.pick(['evil.example', '127.0.0.1', '', 'localhost:1', '[::1]', 'a b'])],
      ['origin', dice.pick(['http://evil.example', 'null', 'file://', 'x'])],
      ['sec-fetch-site', dice.pick(['cross-site', 'same-site', 'x'])],
      ['idempotency-key', dice.pick(['', '"', '"a', 'a b', 'k'.repeat(300), '"k-1"', 'k-2', '\u00e9', '__proto__'])],
      ['accept', dice.pick(['text/event-stream', 'x', ''])],
      ['expect', '100-continue'],
      ['transfer-encoding', 'chunked'],
      ['x-forwarded-for', '1.2.3.4'],
      ['range', 'bytes=0-1'],
    ];
    const chosen = dice.pick(wrong);
    const input = fittingValue(inputSchema(definition), target.known(), dice);
    const body = JSON.stringify(input);
    const answer = await askOrCut(daemon.url + pathOf(definition), {
      method: 'POST',
      headers: { ...right, [chosen[0]]: chosen[1] },
      body,
    });
    const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
    const shot = told(definition, input, `POST with ${shown(chosen.join(': '))} ${shown(body)}`, answer);
    return isStream ? { ...shot, faults: faultsOfStatus(answer), mayWrite: isWrite(definition, input) } : shot;
  };

  const text = async (definition: Definition, dice: Dice): Promise<Shot> => {
    const input = fittingValue(inputSchema(definition), target.known(), dice);
    const body = spoiledText(JSON.stringify(input), dice);
    const right = { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' };
    const answer = await askOrCut(daemon.url + pathOf(definition), { method: 'POST', headers: right, body });
    return told(definition, input, `POST ${shown(body)}`, answer);
  };

  const raw = async (definition: Definition, dice: Dice): Promise<Shot> => {
    const body = JSON.stringify(fittingValue(inputSchema(definition), target.known(), dice));
    const asked = rawRequest(pathOf(definition), body, { host: new URL(daemon.url).host, token: tokens.admin }, dice);
    const answer = await rawAnswer(daemon.url, asked);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
    return {
      name: `http ${definition.name}`,
      sent: `raw ${shown(asked.bytes)}`,
      outcome: statuses[0] === undefined ? 'closed' : String(statuses[0]),
      mayWrite: definition.risk !== 'read' && statuses.some((status) => status < 300),
      faults: [
        ...faultsOfBytes(answer),
        ...(statuses.some((status) => status < 300) ? gotThrough(definition, false) : []),
      ],
    };
  };

  return {
    name: 'http',
    weight: 55,
    async shoot(definition, dice) {
      const roll = dice.int(100);
      if (roll < 62) return bounded(post(definition, dice));
      if (roll < 78) return bounded(query(definition, dice));
      if (roll < 87) return bounded(headers(definition, dice));
      if (roll < 94) return bounded(text(definition, dice));
      return bounded(raw(definition, dice));
    },
  };
}

function codeOf({ json: { code }, status }: Answer): string {
  return typeof code === 'string' ? code : String(status);
}

function faultsOfStatus({ status, text, json }: Answer): string[] {
  if (status >= 500 && isOutside(json['code'])) return [];
  return status >= 500 || status < 200 ? [`HTTP ${status}: ${text.slice(0, 500)}`] : [];
}

function faultsOfAnswer(definition: Definition, answer: Answer): string[] {
  const { status, headers, json, text } = answer;
  const faults = faultsOfStatus(answer);
  if (status === CUT) return [];
  if (status < 300) {
    const fit = definition.output.safeParse(json);
    return fit.success ? faults : [...faults, `the result does not fit its schema: ${fit.error.message.slice(0, 300)}`];
  }
  if (headers['content-type'] !== 'application/problem+json') {
    return [...faults, `HTTP ${status} with ${headers['content-type'] ?? 'no type'}: ${text.slice(0, 200)}`];
  }
  return [...faults, ...faultsOfProblem(json, status)];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone surrogate cannot be written in an address. */
const encoded = (text: string | undefined): string => encodeURIComponent((text ?? '').toWellFormed());

/** Of all answers on one connection: what is refused is told as a problem, by whichever layer. */
function faultsOfBytes(bytes: string): string[] {
  const heads = [...bytes.matchAll(/^HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/gm)];
  return heads.flatMap(([head, status]) => {
    if (Number(status) >= 500) return [`HTTP ${status}: ${bytes.slice(0, 500)}`];
    const isProblem = /^content-type: application\/problem\+json\r$/im.test(head);
    return Number(status) >= 400 && !isProblem ? [`HTTP ${status} is no problem: ${bytes.slice(0, 500)}`] : [];
  });
}

interface RawRequest {
  readonly bytes: string;
  /** More is to come, as far as the daemon knows: then this side ends, and nothing can be carried out. */
  readonly isPart?: boolean;
}

/** A request as it should be, or with something odd in its framing. */
function rawRequest(
  path: string,
  body: string,
  { host, token }: { readonly host: string; readonly token: string },
  dice: Dice,
): RawRequest {
  const head = (extra: readonly string[], line = `POST ${path} HTTP/1.1`, isLast = true) =>
    [
      line,
      `Host: ${host}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      ...(isLast ? ['Connection: close'] : []),
      ...extra,
      '',
      '',
    ].join('\r\n');
  const length = Buffer.byteLength(body);
  const sized = `Content-Length: ${length}`;
  const chunk = (text: string, size = Buffer.byteLength(text).toString(16)) => `${size}\r\n${text}\r\n`;
  const chunked = (rest: string, more: readonly string[] = []) => head(['Transfer-Encoding: chunked', ...more]) + rest;
  const wholes: readonly (() => string)[] = [
    () => chunked(`${Array.from(body, (each) => chunk(each)).join('')}0\r\n\r\n`),
    () => chunked(`${chunk(body, `${length.toString(16)};a=b`)}0\r\nX-Trailer: y\r\n\r\n`),
    () => chunked(chunk(body, '-1')),
    () => chunked(chunk(body, 'zz')),
    () => chunked(`${chunk(body)}0\r\n\r\n`, [sized]),
    () => head([`Content-Length: ${Math.max(0, length - 1)}`]) + body,
    () => head(['Content-Length: -1']) + body,
    () => head([sized, `Content-Length: ${length + 1}`]) + body,
    () => head(['Content-Length: 99999999999999999999']) + body,
    () => head([sized, 'X: a\r\n b']) + body,
    () => head([sized, ...Array.from({ length: 300 }, (_, at) => `X-${at}: y`)]) + body,
    () => head([sized, `X: ${'y'.repeat(20_000)}`]) + body,
    () => head([sized, 'X: a\u0000b']) + body,
    () => head([sized]).replaceAll('\r\n', '\n') + body,
    () => head([sized], `POST ${path}?${'a'.repeat(20_000)} HTTP/1.1`) + body,
    () => head([sized], `POST http://evil.example${path} HTTP/1.1`) + body,
    () => head([sized], `POST ${path} HTTP/9.9`) + body,
    () => head([sized], `POST ${path}`) + body,
    () => head([], `BREW ${path} HTTP/1.1`),
    () => head([], `CONNECT ${host} HTTP/1.1`),
    () => head(['Upgrade: websocket'], `GET ${path} HTTP/1.1`),
    () => `${head([sized], undefined, false)}${body}${head([sized])}${body}`,
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  ];
  const parts: readonly (() => string)[] = [
    () => chunked(chunk(body, 'ffffffffffffffff')),
    () => chunked(chunk(body)),
    () => head([`Content-Length: ${length + 10}`]) + body,
    () => head([sized]).slice(0, dice.int(120)),
  ];
  return dice.hit(0.15) ? { bytes: dice.pick(parts)(), isPart: true } : { bytes: dice.pick(wholes)() };
}

/** Everything that comes back until the other side is done. */
function rawAnswer(url: string, { bytes, isPart = false }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    if (isPart) socket.end(bytes);
    else socket.write(bytes);
  });
}
