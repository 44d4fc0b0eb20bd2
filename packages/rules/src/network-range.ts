/** Addresses from one to another, both included, as numbers of 32 bits (IPv4) or 128 bits (IPv6). */
export interface NetworkRange {
  readonly family: 4 | 6;
  readonly from: bigint;
  readonly to: bigint;
}

type Address = Pick<NetworkRange, 'family'> & { readonly value: bigint };

/** No written range is longer: two IPv6 addresses of full length with an IPv4 address at their ends. */
const LONGEST = 100;
const BITS = { 4: 32, 6: 128 } as const;
const GROUPS = 8;
/** Before the IPv4 address in an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
const MAPPED = 0xffffn;

/**
 * Reads an address (`192.0.2.7`), a network (`192.0.2.0/24`, `2001:db8::/32`) or two addresses with a hyphen between them
 * (`192.0.2.1-192.0.2.9`); undefined for other text, and where the second address is before the first one. Bits of a network's address
 * beyond its length do not count.
 */
export function readNetworkRange(text: string): NetworkRange | undefined {
  if (text.length > LONGEST) return undefined;
  const [first = '', second, ...more] = text.split('-').map((part) => part.trim());
  if (more.length > 0) return undefined;
  if (second === undefined) return readNetwork(first);
  const [from, to] = [readAddress(first), readAddress(second)];
  if (!from || from.family !== to?.family || to.value < from.value) return undefined;
  return { family: from.family, from: from.value, to: to.value };
}

/** Whether an address is in one of the ranges; false for text that is no address. An IPv4-mapped IPv6 address counts as IPv4. */
export function isInRanges(address: string, ranges: readonly NetworkRange[]): boolean {
  const read = readAddress(address.split('%')[0] ?? '');
  if (!read) return false;
  return ranges.some(
    ({ family, from, to }) => family === read.family && from <= read.value && read.value <= to,
  );
}

/** Whether the text is an IPv4 or IPv6 address. */
export function isNetworkAddress(text: string): boolean {
  return readAddress(text) !== undefined;
}

function readNetwork(text: string): NetworkRange | undefined {
  const [start = '', length, ...more] = text.split('/');
  const address = readAddress(start);
  if (!address || more.length > 0) return undefined;
  const { family, value } = address;
  if (length === undefined) return { family, from: value, to: value };
  if (!/^\d{1,3}$/.test(length) || Number(length) > BITS[family]) return undefined;
  // The length of a network that was written as IPv4-mapped counts from the front of the IPv6 address, which nobody means.
  if (start.includes(':') && family === 4) return undefined;
  const rest = BigInt(BITS[family] - Number(length));
  const from = (value >> rest) << rest;
  return { family, from, to: from + (1n << rest) - 1n };
}

function readAddress(text: string): Address | undefined {
  const value = text.includes(':') ? readIpv6(text) : readIpv4(text);
  if (value === undefined) return undefined;
  if (!text.includes(':')) return { family: 4, value };
  return value >> 32n === MAPPED ? { family: 4, value: value & 0xffffffffn } : { family: 6, value };
}

function readIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  if (!parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function readIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map(readGroups);
  if (!head || (halves.length === 2 && !tail)) return undefined;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** Groups of 16 bits; an IPv4 address at the end is two of them. */
function readGroups(text: string): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: bigint[] = [];
  for (const [index, part] of parts.entries()) {
    const ipv4 = part.includes('.') && index === parts.length - 1 ? readIpv4(part) : undefined;
    if (ipv4 !== undefined) groups.push(ipv4 >> 16n, ipv4 & 0xffffn);
    else if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return groups;
}
