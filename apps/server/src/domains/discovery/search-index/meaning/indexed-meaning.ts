import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import type { Deps } from '../../../../platform/deps.ts';

/**
 * The model by which a tenant's index has its concepts now. Records that come to this index are understood by no other one.
 * Undefined if the index has no concepts or its model cannot be read here.
 */
export async function indexedMeaning(
  { search, meaning }: Pick<Deps, 'search' | 'meaning'>,
  tenantId: string,
): Promise<MeaningModel | undefined> {
  const { meaning: name } = await search.status(tenantId);
  return name === undefined ? undefined : meaning.open(tenantId, name);
}

/**
 * The model with which a new index of a tenant is built: the newest; where this cannot be read, that of the index. Undefined if the library
 * wants none.
 */
export async function meaningForIndex(
  deps: Pick<Deps, 'tenants' | 'search' | 'meaning'>,
  tenantId: string,
): Promise<MeaningModel | undefined> {
  const tenant = await deps.tenants.byId(tenantId);
  if (!tenant?.settings.search.meaning) return undefined;
  const name = await deps.meaning.newestName(tenantId);
  const newest = name === undefined ? undefined : await deps.meaning.open(tenantId, name);
  return newest ?? indexedMeaning(deps, tenantId);
}
