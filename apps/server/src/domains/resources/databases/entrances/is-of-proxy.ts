import type { EresourceProxy } from '@lectern/contracts/people/tenant/eresource-settings';

/** Whether an address is on the host of a proxy of the library, or below it. */
export function isOfProxy(address: string, proxies: readonly EresourceProxy[]): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return proxies.some((proxy) => {
    const host = hostOfProxy(proxy);
    return hostname === host || (proxy.kind === 'hostSuffix' && hostname.endsWith(`.${host}`));
  });
}

function hostOfProxy({ kind, address }: EresourceProxy): string {
  if (kind !== 'hostSuffix') return new URL(address).hostname;
  return address.replace(/^\./, '').replace(/:\d+$/, '').toLowerCase();
}
