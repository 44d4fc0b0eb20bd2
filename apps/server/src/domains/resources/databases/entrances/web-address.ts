import { isIP } from 'node:net';
import { isPublicAddress } from '../../../../platform/outside/public-address.ts';

/** Names that only a network of its own resolves (RFC 6761, RFC 6762, RFC 8375), and those that are usual there. */
const INNER_ENDINGS = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home.arpa', 'corp'] as const;
const PLACEHOLDER = /\{[a-z]{1,20}\}/g;

/**
 * Whether readers may be sent to an address: http or https, without an account in it, and to a host on the public web. A template may have
 * placeholders such as `{doi}` behind the host. Names are not looked up: the address is opened by the reader's browser, not by the server.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s"'<>\\]/.test(text) || !/^https?:\/\/[^/?#{}]+(?:[/?#]|$)/i.test(text)) return false;
  const filled = text.replace(PLACEHOLDER, '0');
  if (filled.includes('{') || !URL.canParse(filled)) return false;
  const { hostname, username, password } = new URL(filled);
  return username === '' && password === '' && isPublicHost(hostname);
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const version = isIP(host);
  if (version !== 0) return isPublicAddress(host, version);
  if (!host.includes('.')) return false;
  return !INNER_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`));
}
