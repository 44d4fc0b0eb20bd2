import { hostOf } from '../../platform/outside/checked-lookup.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';

/**
 * An address of a provider. Only hosts of the installation may do without TLS.
 *
 * @throws OutsideError (address) for `http` elsewhere
 */
export function providerAddress(address: string, internalHosts: readonly string[]): URL {
  const url = new URL(address);
  if (url.protocol === 'https:' || internalHosts.includes(hostOf(url))) return url;
  throw new OutsideError('address', 'a provider of identities must be reached by https');
}
