import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

/** How names get addresses, and which addresses anybody may name. */
export interface Addresses {
  readonly resolve: typeof lookup;
  readonly isPublic: typeof isPublicAddress;
}

export const REAL_ADDRESSES: Addresses = { resolve: lookup, isPublic: isPublicAddress };

/**
 * How the host of an address is resolved, to be given to the request: undefined is as usual, for internal hosts.
 *
 * @throws OutsideError (address) for an IP address that is not public
 */
export type CheckedLookup = (url: URL) => LookupFunction | undefined;

/** A function that answers the same lookup for all names that are not internal: it resolves them to their public addresses only. */
export function createCheckedLookup(
  internalHosts: readonly string[],
  { resolve, isPublic }: Addresses = REAL_ADDRESSES,
): CheckedLookup {
  const internal = new Set(internalHosts);
  const lookupPublic: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const publicAddresses = addresses.filter(({ address, family }) => isPublic(address, family));
      const [first] = publicAddresses;
      if (!first) return done(new OutsideError('address', 'the name has no public address'), '');
      if (options.all) return done(null, publicAddresses);
      done(null, first.address, first.family);
    });
  };
  return (url) => {
    const host = hostOf(url);
    if (internal.has(host)) return undefined;
    const family = isIP(host);
    if (family > 0 && !isPublic(host, family)) throw new OutsideError('address', 'the address is not public');
    return lookupPublic;
  };
}

/** The host of an address, without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
}
