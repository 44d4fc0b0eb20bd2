import type { EresourceProxy } from '@lectern/contracts/people/tenant/eresource-settings';
import type { Db } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { pageByKey } from '../../../../platform/jobs/page-by-key.ts';
import type { LibraryDay } from '../../../../platform/searchable.ts';
import { entrancesOfSome } from '../store/entrance-store.ts';
import { pageOfShownCodes } from '../store/eresource-store.ts';
import type { EresourceTable } from '../tables.ts';
import { isOfProxy } from './is-of-proxy.ts';

/** An address of the entrances of a database. */
export interface EntranceAddress {
  readonly eresourceId: string;
  readonly address: string;
  /** No entrance with this address leads to it without a proxy. */
  readonly isThroughProxy: boolean;
}

/** Databases that one statement reads. */
const PAGE = 200;

/** The databases that readers see, and their addresses. */
export interface ShownAddresses {
  readonly eresourceIds: readonly string[];
  readonly addresses: readonly EntranceAddress[];
}

/** All databases that readers see on a day with their addresses, each once for a database. */
export async function everyEntranceAddress(
  db: Db,
  day: LibraryDay,
  proxies: readonly EresourceProxy[],
): Promise<ShownAddresses> {
  const pages = pageByKey(
    (last: Pick<EresourceTable, 'id' | 'code'> | undefined, limit) =>
      pageOfShownCodes(db, day, last?.code ?? '', limit),
    PAGE,
  );
  const ids: string[] = [];
  for await (const { id } of pages) ids.push(id);
  const found: EntranceAddress[] = [];
  for (let at = 0; at < ids.length; at += PAGE)
    found.push(...(await entranceAddressesOf(db, day.tenantId, ids.slice(at, at + PAGE), proxies)));
  return { eresourceIds: ids, addresses: found };
}

/** The addresses of some databases, the first entrance of each database first. */
export async function entranceAddressesOf(
  db: Db,
  tenantId: string,
  eresourceIds: readonly string[],
  proxies: readonly EresourceProxy[],
): Promise<EntranceAddress[]> {
  const entrances = await entrancesOfSome(db, tenantId, eresourceIds);
  const same = groupBy(entrances, ({ eresource_id, address }) => `${eresource_id} ${address}`);
  return [...same.values()].flatMap((group) =>
    group.slice(0, 1).map(({ eresource_id, address }) => ({
      eresourceId: eresource_id,
      address,
      isThroughProxy: group.every(({ proxy }) => proxy !== '') || isOfProxy(address, proxies),
    })),
  );
}
