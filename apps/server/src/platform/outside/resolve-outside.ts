import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * The IP address of a host that tenants' settings name, for connections that are not HTTP.
 *
 * @throws OutsideError (address) if it is not public and not one of the internal hosts, (unreachable) if it has none.
 */
export type ResolveOutside = (host: string) => Promise<string>;

/** The check of `createSendOutside` for other protocols: whoever uses it connects to the address that it answers. */
export function createResolveOutside(internalHosts: readonly string[]): ResolveOutside {
  const internal = new Set(internalHosts);
  return async (host) => {
    const name = host.replace(/^\[|\]$/g, '').toLowerCase();
    const addresses =
      isIP(name) > 0
        ? [{ address: name, family: isIP(name) }]
        : await lookup(name, { all: true }).catch(() => {
            throw new OutsideError('unreachable', 'the name has no address');
          });
    const usable = internal.has(name)
      ? addresses
      : addresses.filter(({ address, family }) => isPublicAddress(address, family));
    if (!usable[0]) throw new OutsideError('address', 'the address is not public');
    return usable[0].address;
  };
}
