import { mappingPathOf } from './mapping-path.ts';
import { bibAddress } from './search-address.ts';

type Place = Pick<Location, 'origin' | 'pathname'>;

/** The whole address of a page of this application, to be shared. `address` is a path of the router. */
export function permanentLink(address: string, { origin, pathname }: Place = window.location): string {
  return `${origin}${pathname}#${address}`;
}

/** The whole address of a record: the one without a hash, which search engines know too and which leads readers to its page. */
export function permanentBibLink(recordId: string, place: Place = window.location): string {
  const tenant = mappingPathOf(place.pathname);
  if (tenant === '') return permanentLink(bibAddress(recordId), place);
  return `${place.origin}/${encodeURIComponent(tenant)}/record/${encodeURIComponent(recordId)}`;
}
