/** An address with the path of the library and nothing else: `https://library.example.org/north`. */
export function isPortalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    /^\/[^/]+\/?$/.test(pathname) &&
    [search, hash, username, password].every((part) => part === '')
  );
}

/** An address for NCIP. Its messages have the secret in them, so they go through TLS, except in the network of the installation. */
export function isNcipAddress(address: string, internalHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && internalHosts.includes(hostname));
  return isPrivate && [hash, username, password].every((part) => part === '');
}
