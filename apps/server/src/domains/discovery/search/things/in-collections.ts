import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';

/** Only things of these databases, or of databases that name these sources of records. No filter without any. */
export async function inCollections(
  { db, onlineCollections }: Pick<Deps, 'db' | 'onlineCollections'>,
  tenantId: string,
  chosen: readonly string[],
): Promise<Filter[]> {
  if (chosen.length === 0) return [];
  const named = await Promise.all((await onlineCollections()).map((one) => one.bySource(db, tenantId)));
  const ids = chosen.flatMap((one) => [one, ...named.flatMap((sources) => sources.get(one) ?? [])]);
  return [{ field: 'source', anyOf: [...new Set(ids)] }];
}
