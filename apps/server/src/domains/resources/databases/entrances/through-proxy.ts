import type { EresourceProxy } from '@lectern/contracts/people/tenant/eresource-settings';

/** An address as it is opened through a proxy of the library. */
export function throughProxy(
  { kind, address }: Pick<EresourceProxy, 'kind' | 'address'>,
  url: string,
): string {
  switch (kind) {
    case 'prefix':
      return `${address}${url}`;
    case 'prefixEncoded':
      return `${address}${encodeURIComponent(url)}`;
    case 'openAthens':
      return `${address}${address.includes('?') ? '&' : '?'}url=${encodeURIComponent(url)}`;
    case 'hostSuffix':
      return underHost(url, address.replace(/^\./, ''));
  }
}

/** The host with hyphens for its dots, and with its port behind another hyphen, as a host below that of the proxy. */
function underHost(url: string, proxy: string): string {
  const { protocol, hostname, port, pathname, search, hash } = new URL(url);
  const label = [hostname.replaceAll('.', '-'), ...(port === '' ? [] : [port])].join('-');
  return `${protocol}//${label}.${proxy}${pathname}${search}${hash}`;
}
