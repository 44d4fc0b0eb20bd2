import { SearchUnavailableError } from '@lectern/search/search-errors';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import { countBibsSince, countItems } from '../../collection/catalogue/records/find-bibs.ts';

export interface HomeNumbers {
  readonly bibs: number;
  readonly items: number;
  readonly newThisWeek: number;
  readonly docTypes: readonly { readonly value: string; readonly count: number }[];
}

const DOC_TYPES = 8;
const WEEK_SECONDS = 7 * 86_400;

/** What the library holds, counted at most once a minute in each process. */
export const homeNumbers = keptCounts(count);

async function count(deps: Deps, tenantId: string): Promise<HomeNumbers> {
  const [found, items, newThisWeek] = await Promise.all([
    countIndexed(deps, tenantId),
    countItems(deps.db, tenantId),
    countBibsSince(deps.db, tenantId, later(deps.clock.now(), -WEEK_SECONDS)),
  ]);
  return { ...found, items, newThisWeek };
}

/** The index counts faster than the database; while it cannot answer the home page has no numbers. */
async function countIndexed(deps: Deps, tenantId: string) {
  try {
    const { total, facets } = await deps.search.search(tenantId, {
      query: { kind: 'everything' },
      facets: [{ field: 'docType', limit: DOC_TYPES }],
      offset: 0,
      limit: 0,
    });
    return { bibs: total, docTypes: facets[0]?.values ?? [] };
  } catch (error) {
    if (error instanceof SearchUnavailableError) return { bibs: 0, docTypes: [] };
    throw error;
  }
}
