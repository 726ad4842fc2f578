// What is thrown when something may not leave, and when it could not: kept apart, because only the second may be tried
// again. None holds an address, a header or a part of an answer, nor an error that does: they may have secrets in them.

/** Why a request, or a declared address, is not allowed. */
export const DENIALS = {
  not_a_url: 'it is no URL of the form https://host/path',
  bad_scheme: 'its scheme is neither https nor http',
  not_https: 'http is for providers that were declared local',
  credentials_in_url: 'it has a user name or a password in it',
  query_in_url: 'it has a query in it',
  fragment_in_url: 'it has a fragment in it',
  path_in_url: 'it has a path in it',
  unusual_host: 'its host is not written in its plain form: ASCII letters, four decimal numbers, or the shortest IPv6',
  bad_port: 'its port belongs to another protocol',
  bad_certificate: 'the certificate of the declared authority cannot be read',
  not_an_allowed_origin: 'it is not at the address that was declared for the provider',
  private_address: 'the host is on this machine or in its network, and the provider was not declared local',
  not_a_local_address: 'the provider was declared local, and the host is elsewhere',
  forbidden_address:
    'the host has an address that no provider can have: link-local, reserved, or a service of the cloud',
  bad_method: 'only GET and POST are used',
  forbidden_header: 'it sets a header that belongs to the connection',
  bad_header: 'one of its headers has a character that no header can have',
  redirect: 'the server wants to send it elsewhere',
} as const;
export type DenialReason = keyof typeof DENIALS;

/** Not allowed to leave. */
export class EgressDenied extends Error {
  override readonly name = 'EgressDenied';
  readonly reason: DenialReason;
  /** Only a redirect is the answer to something that was sent. */
  readonly maybeSent: boolean;
  /** Of a redirect. */
  readonly status: number | undefined;

  constructor(reason: DenialReason, status?: number) {
    super(`Not allowed: ${DENIALS[reason]}${status === undefined ? '' : ` (status ${status})`}.`);
    this.reason = reason;
    this.maybeSent = reason === 'redirect';
    this.status = status;
  }
}

/** Why nothing, or not all of it, came back. */
export const NETWORK_FAILURES = {
  dns: 'the name of the host was not found',
  unreachable: 'nothing accepts connections at the address',
  connect_timeout: 'it took too long to connect',
  silence: 'the server said nothing for too long',
  reset: 'the connection ended before the answer did',
  tls: 'the server could not prove who it is',
  proxy: 'the proxy did not connect',
  too_large: 'the answer is larger than allowed',
  encoded: 'the answer is compressed, although this was not asked for',
  not_http: 'the answer is not HTTP',
  misdirected: 'the server says that it does not serve this host',
  closed: 'the connections were closed',
} as const;
export type NetworkFailureKind = keyof typeof NETWORK_FAILURES;

/** Allowed, and did not succeed. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly kind: NetworkFailureKind;
  /** False: nothing of the request left. True: all or a part of it may have. */
  readonly maybeSent: boolean;
  /** As the system or the HTTP client names it, as in `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(
    kind: NetworkFailureKind,
    { maybeSent, code }: { readonly maybeSent: boolean; readonly code?: string | undefined },
  ) {
    super(`The request failed: ${NETWORK_FAILURES[kind]}.`);
    this.kind = kind;
    this.maybeSent = maybeSent;
    this.code = code;
  }
}

const KINDS_BY_CODE: Readonly<Record<string, NetworkFailureKind>> = {
  ENOTFOUND: 'dns',
  ENODATA: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'connect_timeout',
  ETIMEDOUT: 'silence',
  UND_ERR_HEADERS_TIMEOUT: 'silence',
  UND_ERR_BODY_TIMEOUT: 'silence',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_INFO: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  // A request that its caller gave up is told by the caller's signal; what remains is a tunnel that the proxy refused.
  UND_ERR_ABORTED: 'proxy',
  UND_ERR_PRX_TLS: 'proxy',
  UND_ERR_PRX_CONN: 'proxy',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too_large',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  UND_ERR_DESTROYED: 'closed',
  UND_ERR_CLOSED: 'closed',
  EPROTO: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  UNABLE_TO_GET_ISSUER_CERT: 'tls',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  HOSTNAME_MISMATCH: 'tls',
};

/** Families of codes, by how they begin. */
const KINDS_BY_PREFIX: readonly (readonly [string, NetworkFailureKind])[] = [
  ['HPE_', 'not_http'],
  ['ERR_TLS_', 'tls'],
  ['ERR_SSL_', 'tls'],
  ['CERT_', 'tls'],
  ['CRL_', 'tls'],
];

/**
 * What of the network is behind an error: libraries wrap what `fetch` and the stream of an answer throw, so its causes are
 * looked at too. Undefined for an error of another kind.
 */
export function networkProblemOf(error: unknown, maybeSent = true): EgressDenied | NetworkFailure | undefined {
  let each = error;
  // A chain that leads back into itself ends here.
  for (let depth = 0; depth < 8 && each instanceof Error; depth += 1, each = each.cause) {
    if (each instanceof EgressDenied || each instanceof NetworkFailure) return each;
    const { code, syscall } = each as { code?: unknown; syscall?: unknown };
    const kind = typeof code === 'string' ? kindOf(code, syscall, maybeSent) : undefined;
    // Its code is not always there.
    if (each.name === 'HTTPParserError') return new NetworkFailure('not_http', { maybeSent });
    if (kind !== undefined) return new NetworkFailure(kind, { maybeSent, code: String(code) });
  }
  return undefined;
}

function kindOf(code: string, syscall: unknown, maybeSent: boolean): NetworkFailureKind | undefined {
  if (code === 'ETIMEDOUT' && syscall === 'connect') return 'connect_timeout';
  const byCode = Object.hasOwn(KINDS_BY_CODE, code) ? KINDS_BY_CODE[code] : undefined;
  // Nothing was sent, so nobody was silent about it: an address among several, or a proxy, that never connected.
  if (byCode === 'silence' && !maybeSent) return 'connect_timeout';
  return byCode ?? KINDS_BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1];
}
