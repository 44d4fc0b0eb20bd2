import { bibAddress } from './search-address.ts';

/** The whole address of a page of this application, to be shared. `address` is a path of the router. */
export function permanentLink(address: string): string {
  return `${window.location.origin}${window.location.pathname}#${address}`;
}

/** The whole address of a record's page. */
export function permanentBibLink(recordId: string): string {
  return permanentLink(bibAddress(recordId));
}
