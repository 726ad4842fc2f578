// Whether a URL that a person declared may be a provider's or a proxy's. Pure: what a name resolves to is checked when
// it is connected to.
import { DENIALS, type DenialReason } from './egress-errors.ts';
import { isAddress, judgeAddress, type AddressKind } from './judge-address.ts';

/** Names the field and never its value, which may hold a secret. */
export interface UrlIssue {
  readonly field: 'url' | 'proxy';
  readonly reason: DenialReason;
  readonly message: string;
}

/** Ports of other protocols, which `fetch` refuses; a text sent there could be taken for one of their commands. */
const BAD_PORTS: ReadonlySet<number> = new Set([
  ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109],
  ...[
    110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531,
  ],
  ...[532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060],
  ...[5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]);

/** The address of a provider. An empty list: it can be used. */
export function checkProviderUrl(text: string, { isLocal }: { readonly isLocal: boolean }): UrlIssue[] {
  const url = parsePlain(text);
  if (typeof url === 'string') return [issue('url', url)];
  const reasons = reasonsAgainst(url, text);
  if (url.protocol === 'http:' && !isLocal) reasons.push('not_https');
  const denied = denialOf(kindOfHost(url.hostname), { isLocal });
  if (denied !== undefined) reasons.push(denied);
  return reasons.map((reason) => issue('url', reason));
}

/** The address of a proxy: of the internet or of the own network, over http or https. */
export function checkProxyUrl(text: string): UrlIssue[] {
  const url = parsePlain(text);
  if (typeof url === 'string') return [issue('proxy', url)];
  const reasons = reasonsAgainst(url, text);
  if (url.pathname !== '/') reasons.push('path_in_url');
  if (kindOfHost(url.hostname) === 'forbidden') reasons.push('forbidden_address');
  return reasons.map((reason) => issue('proxy', reason));
}

/** Why a host with an address of this kind may not be connected to. Undefined: it may, or it is not known yet. */
export function denialOf(
  kind: AddressKind | undefined,
  { isLocal }: { readonly isLocal: boolean },
): DenialReason | undefined {
  if (kind === 'forbidden') return 'forbidden_address';
  if (kind === 'local' && !isLocal) return 'private_address';
  if (kind === 'public' && isLocal) return 'not_a_local_address';
  return undefined;
}

function issue(field: UrlIssue['field'], reason: DenialReason): UrlIssue {
  return { field, reason, message: `cannot be used: ${DENIALS[reason]}` };
}

function parsePlain(text: string): URL | DenialReason {
  if (!URL.canParse(text)) return 'not_a_url';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'bad_scheme';
  // Parsers put up with tabs, backslashes and missing slashes, each in its own way.
  return /^https?:\/\/[^\s/\\?#]+(?:[/?#][^\s\\]*)?$/i.test(text) ? url : 'not_a_url';
}

function reasonsAgainst(url: URL, text: string): DenialReason[] {
  const reasons: DenialReason[] = [];
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1] ?? '';
  if (authority.includes('@')) reasons.push('credentials_in_url');
  if (text.includes('#')) reasons.push('fragment_in_url');
  if (text.replace(/#.*/s, '').includes('?')) reasons.push('query_in_url');
  // What the parser had to change is another host than the one that a person reads: ①②⑦.1, 0x7f000001, аpi.example.
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  if (host.toLowerCase() !== url.hostname || url.hostname.endsWith('.')) reasons.push('unusual_host');
  if (url.port !== '' && BAD_PORTS.has(Number(url.port))) reasons.push('bad_port');
  return reasons;
}

/** Undefined for a name, which is resolved later. */
function kindOfHost(hostname: string): AddressKind | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isAddress(host)) return judgeAddress(host);
  return /(?:^|\.)localhost\.?$/.test(host) ? 'local' : undefined;
}
