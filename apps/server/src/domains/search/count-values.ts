import type { FacetField, SearchRequest } from '@lectern/search/search-engine';
import { IndexMissingError } from '@lectern/search/search-errors';
import type { Deps } from '../../deps.ts';

/** Distinct values that are looked at; code lists have far fewer. */
const VALUES = 2000;

/** How many of a tenant's records have each value of these fields, most frequent first; nothing while there is no index. */
export async function countValues(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  fields: readonly FacetField[],
  filters: SearchRequest['filters'] = [],
): Promise<ReadonlyMap<FacetField, ReadonlyMap<string, number>>> {
  if (fields.length === 0) return new Map();
  try {
    const { facets } = await deps.search.search(tenantId, {
      query: { kind: 'everything' },
      filters,
      facets: fields.map((field) => ({ field, limit: VALUES, order: 'count' })),
      offset: 0,
      limit: 0,
    });
    return new Map(
      facets.map(({ field, values }) => [field, new Map(values.map(({ value, count }) => [value, count]))]),
    );
  } catch (error) {
    if (error instanceof IndexMissingError) return new Map();
    throw error;
  }
}
