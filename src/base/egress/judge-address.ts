// Says of an IP address whether it is public, of the own network, or one that no provider may have. What is not known to
// be harmless is forbidden: ranges are allowed by name.
import ipaddr from 'ipaddr.js';

/** `public`: of the internet. `local`: of this machine or its network. `forbidden`: neither, or a cloud's own services. */
export type AddressKind = 'public' | 'local' | 'forbidden';

/** Ranges in which a provider that was declared local may be; the last one is also that of overlay networks. */
const LOCAL_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/** Of IPv6 only this is given out to the internet; ipaddr.js calls everything unicast that it has no other name for. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Where clouds hand out credentials to whatever asks. The others are in 169.254.0.0/16, which is forbidden as a whole. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set([
  '100.100.100.200', // Alibaba
  '168.63.129.16', // Azure
  '192.0.0.192', // Oracle
  'fd00:ec2::23', // AWS, containers
  'fd00:ec2::254', // AWS
  'fd20:ce::254', // Google
]);

/** The text is an address as a resolver or a parsed URL writes it: four decimal parts, or IPv6 without a zone. */
export function judgeAddress(text: string): AddressKind {
  if (!isAddress(text)) return 'forbidden';
  const address = ipaddr.parse(text);
  if (CLOUD_SERVICES.has(address.toString())) return 'forbidden';
  const range = address.range();
  if (LOCAL_RANGES.has(range)) return 'local';
  if (range !== 'unicast') return 'forbidden';
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6) ? 'public' : 'forbidden';
}

export function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'));
}
