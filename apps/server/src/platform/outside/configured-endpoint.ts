import { createHash } from 'node:crypto';
import { hostOf } from './checked-lookup.ts';

/** An address in the settings of a tenant. */
interface Addressed {
  readonly address: string;
}

/** What may be asked at addresses in the settings of tenants. */
export interface EndpointRules {
  /** Whether it is a host of the installation: then nothing leaves the house. */
  isInside(endpoint: Addressed): boolean;
  /** Whether the address may be asked: by https, or on a host of the installation. */
  isAllowed(endpoint: Addressed): boolean;
}

export function createEndpointRules(internalHosts: readonly string[]): EndpointRules {
  const isInside = ({ address }: Addressed) => internalHosts.includes(hostOf(new URL(address)));
  return {
    isInside,
    isAllowed: (endpoint) => new URL(endpoint.address).protocol === 'https:' || isInside(endpoint),
  };
}

/** Whether a text is an address of the web without an account, a question or a place in a page. */
export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' && search === '' && hash === '';
}

/** The name of the secret with the key for an address. Another address has another name, so no key is ever sent to a new address. */
export function keyNameOf(
  kind: 'model-key' | 'embeddings-key' | 'provider-key' | 'vendor-key',
  { address }: Addressed,
): string {
  return `${kind}/${createHash('sha256').update(address).digest('hex').slice(0, 40)}`;
}

/** Names of headers are the same in any case: in one case, none of ours is there twice. */
export function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
