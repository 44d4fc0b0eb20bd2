import type { Favourite } from '@lectern/contracts/shelf/favourites/favourite';
import type { FavouriteSort } from '@lectern/contracts/shelf/favourites/list-favourites';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findReturned } from './find-returned.ts';
import { presentFavourites } from './present-favourites.ts';
import { countFavourites, type FavouriteFilter, listFavouritesOf } from './store/favourite-store.ts';

/** One page of a reader's favourites, and how many there are. */
export async function pageOfFavourites(
  deps: Pick<Deps, 'db' | 'search' | 'keepable'>,
  { tenant, patronId }: { readonly tenant: Tenant; readonly patronId: string },
  filter: FavouriteFilter,
  { page, rows, sort }: { readonly page: number; readonly rows: number; readonly sort: FavouriteSort },
): Promise<{ readonly total: number; readonly favourites: Favourite[] }> {
  const owner = { tenantId: tenant.id, patronId };
  const [total, kept] = await Promise.all([
    countFavourites(deps.db, owner, filter),
    listFavouritesOf(deps.db, owner, filter, { sort, offset: (page - 1) * rows, limit: rows }),
  ]);
  const favourites = await presentFavourites(deps, tenant, await findReturned(deps, owner, kept));
  return { total, favourites };
}
