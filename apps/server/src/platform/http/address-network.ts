import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The part of an IPv6 address that a provider gives to one customer (RFC 6177): the rest the customer makes up at will. */
const NETWORK_GROUPS = 4;

/**
 * The network by which a caller's address is counted: an IPv4 address itself, of an IPv6 address the /64 that it lies in. Whoever has
 * one has 2^64 addresses of it, which must not be as many callers.
 */
export function addressNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = bare.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const between = tail === undefined ? [] : Array<string>(GROUPS - first.length - last.length).fill('0');
  const network = [...first, ...between, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The first bits of an address that addresses of one place often share: /24 of IPv4, /48 of IPv6 (a site, RFC 6177). */
export function addressBlock(address: string): string {
  const network = addressNetwork(address);
  if (isIPv6(network.split('/')[0] ?? '')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Groups of 16 bits; an IPv4 address at the end is two of them. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
