import { BlockList, isIP } from 'node:net';

/** Proxies in front of the server. */
export interface TrustedProxies {
  /** Whether what an address says of who sent the request is believed; `hop` is 0 for the peer of the connection. */
  believes(address: string, hop: number): boolean;
  /** Whether this is the address of a proxy, and so of many people. A count of proxies names none. */
  isNamed(address: string): boolean;
}

const MOST_HOPS = 10;

/**
 * Reads a count of proxies (`1`), or their addresses and networks with commas between them (`10.0.0.5,10.1.0.0/16`); undefined for other
 * text.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops > MOST_HOPS ? undefined : { believes: (_address, hop) => hop < hops, isNamed: () => false };
  }
  const named = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/');
    const family = familyOf(address);
    if (family === undefined || more.length > 0) return undefined;
    const most = family === 'ipv6' ? 128 : 32;
    if (bits === undefined) named.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most) named.addSubnet(address, Number(bits), family);
    else return undefined;
  }
  const isNamed = (address: string) => {
    const family = familyOf(address);
    return family !== undefined && named.check(address, family);
  };
  return { believes: isNamed, isNamed };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 6 ? 'ipv6' : 'ipv4';
}
