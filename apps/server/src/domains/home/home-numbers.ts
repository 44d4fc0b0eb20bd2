import { IndexMissingError } from '@lectern/search/search-errors';
import { later } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { countBibsSince, countItems } from '../catalogue/find-bibs.ts';

export interface HomeNumbers {
  readonly bibs: number;
  readonly items: number;
  readonly newThisWeek: number;
  readonly docTypes: readonly { readonly value: string; readonly count: number }[];
}

/** Counting a million rows for every visitor of the home page would be waste: the numbers are at most this old. */
const FRESH_MS = 60_000;
const DOC_TYPES = 8;
const WEEK_SECONDS = 7 * 86_400;

const kept = new WeakMap<
  Deps,
  Map<string, { readonly at: number; readonly numbers: Promise<HomeNumbers> }>
>();

/** What the library holds, counted at most once a minute in each process. */
export function homeNumbers(deps: Deps, tenantId: string): Promise<HomeNumbers> {
  const ofDeps = kept.get(deps) ?? new Map();
  kept.set(deps, ofDeps);
  const now = deps.clock.now().getTime();
  const known = ofDeps.get(tenantId);
  if (known && now - known.at < FRESH_MS) return known.numbers;
  const numbers = count(deps, tenantId);
  ofDeps.set(tenantId, { at: now, numbers });
  numbers.catch(() => ofDeps.delete(tenantId));
  return numbers;
}

async function count(deps: Deps, tenantId: string): Promise<HomeNumbers> {
  const [found, items, newThisWeek] = await Promise.all([
    countIndexed(deps, tenantId),
    countItems(deps.db, tenantId),
    countBibsSince(deps.db, tenantId, later(deps.clock.now(), -WEEK_SECONDS)),
  ]);
  return { ...found, items, newThisWeek };
}

/** The index counts faster than the database; while it is being built the home page has no numbers. */
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
    if (error instanceof IndexMissingError) return { bibs: 0, docTypes: [] };
    throw error;
  }
}
