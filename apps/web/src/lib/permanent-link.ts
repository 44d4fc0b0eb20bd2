import { mappingPathOf } from './mapping-path.ts';
import { bibAddress } from './search-address.ts';

type Place = Pick<Location, 'origin' | 'pathname'>;

/** The full address of a page of this application, for sharing. `address` is a path of the router. */
export function permanentLink(address: string, { origin, pathname }: Place = window.location): string {
  return `${origin}${pathname}#${address}`;
}

/** The full address of a record without a hash. Search engines know this address; readers are led on to the record's page. */
export function permanentBibLink(recordId: string, place: Place = window.location): string {
  const tenant = mappingPathOf(place.pathname);
  if (tenant === '') return permanentLink(bibAddress(recordId), place);
  return `${place.origin}/${encodeURIComponent(tenant)}/record/${encodeURIComponent(recordId)}`;
}
