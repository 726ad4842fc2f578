// Who may reach the daemon at all, before any token is checked: a page in a browser must be the daemon's own, whatever
// host name it made the browser resolve to this machine.
import { refuse } from './contract.ts';

export interface Guard {
  /** Values of the Host header, in lower case. */
  readonly hosts: ReadonlySet<string>;
  readonly scheme: 'http' | 'https';
}

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;
const DEFAULT_PORTS = { http: 80, https: 443 } as const;

/** `host` is the bound address; `extra` are names with a port of their own, or with the bound one. */
export function createGuard(
  scheme: Guard['scheme'],
  { host, port }: { readonly host: string; readonly port: number },
  extra: readonly string[] = [],
): Guard {
  const hosts = new Set<string>();
  const add = (name: string) => {
    hosts.add(`${name}:${port}`);
    if (port === DEFAULT_PORTS[scheme]) hosts.add(name);
  };
  for (const name of LOOPBACK_NAMES) add(name);
  // Bound to all interfaces, which is not a host name.
  if (host !== '0.0.0.0' && host !== '::') add(host.includes(':') ? `[${host}]` : host.toLowerCase());
  for (const name of extra) {
    const lower = name.toLowerCase();
    if (/^(\[[0-9a-f:.]+\]|[^:]+):\d+$/.test(lower)) hosts.add(lower);
    else add(lower);
  }
  return { hosts, scheme };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** `isPage`: pages hold no data, so any site may link to them; otherwise a link in a mail would not work. */
export function checkReach({ hosts, scheme }: Guard, request: Request, isPage = false): void {
  const { headers } = request;
  const host = headers.get('host')?.toLowerCase() ?? '';
  // The request target may be absolute and name another host than the header.
  if (!hosts.has(host) || new URL(request.url).host !== new URL(`${scheme}://${host}`).host) {
    throw refuse('host_not_allowed', 'The Host header names no host of this daemon');
  }
  const origin = headers.get('origin');
  if (origin !== null && origin.toLowerCase() !== `${scheme}://${host}`) {
    throw refuse('origin_not_allowed', 'The Origin header names another origin than the daemon');
  }
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none' && !(isPage && isNavigation(request))) {
    throw refuse('cross_site', 'A browser says that another site asked for this');
  }
}

/** Opened by a person in a window of its own: no frame, no script, no form. */
function isNavigation({ method, headers }: Request): boolean {
  return (
    method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  );
}

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** On every response, from any handler; a static asset's own policy stays. */
export function withSecurityHeaders(response: Response, keep: readonly string[] = []): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!keep.includes(name) || !headers.has(name)) headers.set(name, value);
  }
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
