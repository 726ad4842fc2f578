// The only way out to a provider: a `fetch` that reaches the declared origins and nothing else. A host is resolved, every
// address that it has is checked, and the connection goes to one of those checked, in one step.
import { X509Certificate } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import type { Dispatcher } from 'undici';
import { assert } from '../errors.ts';
import type { Fetch, FetchInit } from '../network.ts';
import { askOnce } from './ask-once.ts';
import { checkProviderUrl, checkProxyUrl, denialOf } from './check-url.ts';
import { EgressDenied, NetworkFailure, type DenialReason } from './egress-errors.ts';
import { judgeAddress, type AddressKind } from './judge-address.ts';

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface EgressRules {
  /** The provider's URLs. Of each the scheme, the host and the port count. */
  readonly origins: readonly string[];
  /**
   * The person declared it: it has addresses of this machine or its network only, and may speak http. Otherwise it has
   * public addresses only, and speaks https.
   */
  readonly isLocal: boolean;
  /**
   * A proxy that the person declared. It resolves the hosts, so their addresses cannot be checked here, unless they are
   * written as addresses; its own address is checked and connected to. Not used for a local provider.
   */
  readonly proxy?: string | undefined;
  /** Certificates (PEM) of an authority that is trusted besides those that Node brings. */
  readonly ca?: string | undefined;
  readonly maxAnswerBytes: number;
  readonly connectTimeoutMs: number;
  /** A server that says nothing for this long, before its answer or within it, is given up. */
  readonly silenceTimeoutMs: number;
  /** A connection that was idle for this long is not used again, whatever its server promises. */
  readonly idleTimeoutMs?: number;
  readonly resolve?: Resolve;
}

export interface Outgoing {
  /**
   * Throws `EgressDenied` before anything is sent, or a `NetworkFailure`; the stream of an answer fails with one of them
   * as its cause. A signal that aborts closes the connection at once, and its reason is thrown. Sends once: no retry.
   * Tells its progress.
   */
  readonly fetch: Fetch;
  /** Ends every request at once. */
  close(): Promise<void>;
}

const systemResolve: Resolve = async (host) =>
  (await dns.lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address);

/** What belongs to the connection, or would speak for the caller beyond its own key. */
const FORBIDDEN_HEADERS: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'cookie', 'expect', 'host', 'keep-alive', 'origin', 'proxy-authorization'],
  ...['proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'via', 'forwarded', 'x-forwarded-for'],
]);

/** Some servers answer nobody who does not say what it is. */
const SENT_UNLESS_SAID = { accept: '*/*', 'user-agent': 'undici' };

const MAX_HEADER_BYTES = 64 * 1024;
/** Below what servers have as their default, most often five seconds: they close a connection without a word. */
const IDLE_TIMEOUT_MS = 4_000;
const NODES_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/**
 * Keep it open while the provider is used: connections are kept for the next request. Throws `EgressDenied` if the rules
 * themselves are not allowed.
 */
export function openOutgoing(rules: EgressRules): Outgoing {
  const { isLocal, ca } = rules;
  const proxy = isLocal ? undefined : rules.proxy;
  for (const text of rules.origins) deny(checkProviderUrl(text, { isLocal })[0]?.reason);
  if (proxy !== undefined) deny(checkProxyUrl(proxy)[0]?.reason);
  if (ca !== undefined && !isCertificates(ca)) throw new EgressDenied('bad_certificate');
  const origins = new Set(rules.origins.map((text) => new URL(text).origin));

  let opening: Promise<Client> | undefined;
  let isClosed = false;

  async function guardedFetch(text: string, init: FetchInit): Promise<Response> {
    const { signal, body = null, method = 'GET', ...progress } = init;
    signal?.throwIfAborted();
    const url = allowedUrl(text, origins);
    if (method !== 'GET' && method !== 'POST') throw new EgressDenied('bad_method');
    const headers = allowedHeaders(init.headers);
    assert(body === null || typeof body === 'string' || body instanceof Uint8Array, 'a request has text or bytes');
    const isFirst = opening === undefined;
    const { agent } = await (opening ??= openClient(rules, proxy));
    // A server may have closed a kept connection while this process was busy with a commit and did not look: a request over it would be
    // lost, and nobody could say whether it was read. undici waits until the event loop has ended its turn, which may be one that began
    // before; with this wait it is a whole one.
    if (!isFirst) await setImmediate();
    signal?.throwIfAborted();
    if (isClosed) throw new NetworkFailure('closed', { maybeSent: false });
    return askOnce(agent, { url, method, headers, body }, { signal: signal ?? undefined, progress });
  }

  return {
    fetch: guardedFetch,
    async close() {
      isClosed = true;
      await (await opening)?.close();
    },
  };
}

function deny(reason: DenialReason | undefined): void {
  if (reason !== undefined) throw new EgressDenied(reason);
}

function allowedUrl(text: string, origins: ReadonlySet<string>): URL {
  const url = URL.parse(text);
  if (url === null) throw new EgressDenied('not_a_url');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressDenied('bad_scheme');
  if (url.username !== '' || url.password !== '') throw new EgressDenied('credentials_in_url');
  if (!origins.has(url.origin)) throw new EgressDenied('not_an_allowed_origin');
  // What was checked is what is asked for: nobody parses the text a second time.
  return url;
}

function allowedHeaders(init: RequestInit['headers']): Record<string, string> {
  const headers: Record<string, string> = { ...SENT_UNLESS_SAID };
  for (const [name, value] of readHeaders(init)) {
    if (FORBIDDEN_HEADERS.has(name)) throw new EgressDenied('forbidden_header');
    headers[name] = value;
  }
  // A few compressed bytes can become any number of them.
  headers['accept-encoding'] = 'identity';
  return headers;
}

function readHeaders(init: RequestInit['headers']): Headers {
  try {
    return new Headers(init);
  } catch {
    // The error repeats the value, which may be a key.
    throw new EgressDenied('bad_header');
  }
}

function isCertificates(pem: string): boolean {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.length > 0 && blocks.every((block) => new X509Certificate(block).validTo !== '');
  } catch {
    return false;
  }
}

interface Client {
  readonly agent: Dispatcher;
  close(): Promise<void>;
}

async function openClient(rules: EgressRules, proxy: string | undefined): Promise<Client> {
  // With its first import undici takes over Node's own fetch in some versions of Node: that one stays what it is. Node's
  // dispatcher is there by now, since the `Headers` of the request were made.
  const own: unknown = Reflect.get(globalThis, NODES_DISPATCHER);
  const { Agent, Pool, ProxyAgent } = await import('undici');
  Reflect.set(globalThis, NODES_DISPATCHER, own);
  const { isLocal, resolve = systemResolve, connectTimeoutMs, silenceTimeoutMs } = rules;
  const { idleTimeoutMs = IDLE_TIMEOUT_MS } = rules;
  const tls = {
    // Neither NODE_TLS_REJECT_UNAUTHORIZED nor NODE_EXTRA_CA_CERTS decides whom we trust.
    rejectUnauthorized: true,
    secureContext: contextFor(rules.ca),
    // An aborted request closes its connection; over HTTP/2 it would share it with others.
    allowH2: false,
  };
  const timeouts = {
    connectTimeout: connectTimeoutMs,
    headersTimeout: silenceTimeoutMs,
    bodyTimeout: silenceTimeoutMs,
    keepAliveTimeout: idleTimeoutMs,
    keepAliveMaxTimeout: idleTimeoutMs,
  };
  const limits = {
    ...timeouts,
    maxResponseSize: rules.maxAnswerBytes,
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
  };
  const agent =
    proxy === undefined
      ? new Agent({
          ...limits,
          connect: { ...tls, lookup: pinnedLookup(resolve, (kind) => denialOf(kind, { isLocal })) },
        })
      : new ProxyAgent({
          ...limits,
          uri: proxy,
          requestTls: tls,
          proxyTls: {
            ...tls,
            lookup: pinnedLookup(resolve, (kind) => (kind === 'forbidden' ? 'forbidden_address' : undefined)),
          },
          // It waits for the proxy's word as long as for a connection.
          clientFactory: (origin, options) =>
            new Pool(origin, { ...options, ...timeouts, headersTimeout: connectTimeoutMs, allowH2: false }),
        });
  return { agent, close: () => agent.destroy() };
}

/** Made once for each authority: Node's own certificates take tens of milliseconds to read. */
const contexts = new Map<string | undefined, SecureContext>();

function contextFor(ca: string | undefined): SecureContext {
  const context =
    contexts.get(ca) ??
    createSecureContext({ ca: [...rootCertificates, ...(ca === undefined ? [] : [ca])], minVersion: 'TLSv1.2' });
  contexts.set(ca, context);
  return context;
}

/**
 * Resolves a host for the connection that asks, which then uses these addresses and no others. One bad address among
 * good ones denies them all: who controls the name chose it.
 */
function pinnedLookup(resolve: Resolve, denialOfKind: (kind: AddressKind) => DenialReason | undefined): LookupFunction {
  const resolveChecked = async (host: string) => {
    const addresses = await resolve(host);
    for (const address of addresses) deny(denialOfKind(judgeAddress(address)));
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  };
  const answer = async (host: string, all: boolean, done: Parameters<LookupFunction>[2]) => {
    const addresses = await resolveChecked(host).catch((error: Error) => error);
    if (addresses instanceof Error) return done(addresses, []);
    const [first] = addresses;
    if (first === undefined) return done(new NetworkFailure('dns', { maybeSent: false }), []);
    return all ? done(null, addresses) : done(null, first.address, first.family);
  };
  return (host, { all }, done) => void answer(host, all === true, done);
}
