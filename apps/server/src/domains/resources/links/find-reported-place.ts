import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import type { Deps } from '../../../platform/deps.ts';
import { entranceAddressesOf } from '../databases/entrances/entrance-addresses.ts';
import { isOfProxy } from '../databases/entrances/is-of-proxy.ts';
import { readShownEresource } from '../databases/read-shown-eresource.ts';
import type { Reader } from '../databases/reading.ts';
import { readShownTitle } from '../titles/read-shown-title.ts';
import { addressesOfTitles } from '../titles/title-addresses.ts';
import type { LinkPlace } from './new-link.ts';

/**
 * What a reader means who tells that a database, or a title in it, does not open: the address of the title there, or the first entrance of
 * the database. Readers know no addresses.
 */
export async function findReportedPlace(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  { eresourceId, titleId }: { readonly eresourceId: string; readonly titleId: string | undefined },
): Promise<LinkPlace | Refusal<'ERESOURCE_NOT_FOUND' | 'TITLE_NOT_FOUND'>> {
  const { db } = deps;
  const tenantId = reader.tenant.id;
  const { proxies } = reader.tenant.settings.eresources;
  const eresource = await readShownEresource(deps, reader, eresourceId);
  if (isRefusal(eresource)) return eresource;
  const entrances = await entranceAddressesOf(db, tenantId, [eresource.id], proxies);
  if (titleId === undefined) {
    const [first] = entrances;
    return first
      ? { ...first, titleId: '' }
      : { eresourceId: eresource.id, titleId: '', address: '', isThroughProxy: false };
  }
  const title = await readShownTitle(db, tenantId, titleId);
  if (isRefusal(title)) return title;
  const places = await addressesOfTitles(db, tenantId, [titleId]);
  const place = places.find((one) => one.eresourceId === eresource.id);
  if (!place) return refuse(TITLE_NOT_FOUND);
  const isBehindProxy = entrances.length > 0 && entrances.every(({ isThroughProxy }) => isThroughProxy);
  return { ...place, isThroughProxy: isBehindProxy || isOfProxy(place.address, proxies) };
}
