import { SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../../platform/deps.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import { countBibsSince, countItems, firstBibAt } from '../../collection/catalogue/records/find-bibs.ts';

export interface HomeNumbers {
  readonly bibs: number;
  readonly items: number;
  readonly newThisWeek: number;
  readonly docTypes: readonly { readonly value: string; readonly count: number }[];
}

const DOC_TYPES = 8;
const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/** What the library holds, counted at most once a minute in each process. */
export const homeNumbers = keptCounts(count);

async function count(deps: Deps, tenantId: string): Promise<HomeNumbers> {
  const [found, items, newThisWeek] = await Promise.all([
    countIndexed(deps, tenantId),
    countItems(deps.db, tenantId),
    countNew(deps, tenantId),
  ]);
  return { ...found, items, newThisWeek };
}

/** Records of the last week. Those of the first day of a catalogue are what the library has, and nothing new. */
async function countNew({ db, clock }: Deps, tenantId: string): Promise<number> {
  const first = await firstBibAt(db, tenantId);
  if (first === undefined) return 0;
  const begun = Date.parse(first) + DAY_SECONDS * 1000;
  const weekAgo = clock.now().getTime() - WEEK_SECONDS * 1000;
  return countBibsSince(db, tenantId, new Date(Math.max(begun, weekAgo)).toISOString());
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
