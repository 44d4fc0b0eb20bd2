import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Where passkeys are made and used: the domain that they belong to, and the origin of pages that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of this installation, as configured and never as a request says; localhost where no public address is. Undefined where
 * browsers know no passkeys: at an address without a name, and without TLS.
 */
export function relyingParty({
  publicUrl,
  port,
}: Pick<Config, 'publicUrl' | 'port'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl || `http://localhost:${port}`);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
