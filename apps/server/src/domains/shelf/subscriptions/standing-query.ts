import { SEARCH_TOO_LONG } from '@lectern/contracts/discovery/search/errors';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ANALYSIS_VERSION } from '@lectern/search/analysis/analysis-version';
import { anchorsOf, type StandingQuery } from '@lectern/search/builtin/standing/anchors';
import { SearchLimitError } from '@lectern/search/search-errors';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { prepareAnySearch } from '../../discovery/search/state/prepare-search.ts';
import { rankingOf } from '../../discovery/search/state/ranking.ts';

/** Raise it when states become other queries, or queries have other anchors. */
const QUERY_VERSION = 1;

/** A query as it is stored. */
export interface StoredQuery {
  readonly request: Pick<StandingQuery, 'query' | 'filters'>;
  /** Undefined: it is run against all records. */
  readonly anchors: readonly number[] | undefined;
}

/** The languages whose word forms count, as for every search of the library. */
export function languagesOf({ settings }: Tenant): readonly string[] {
  return rankingOf(settings).languages ?? [];
}

/** With what stored queries were made: where this is another, they are made again. */
export function queryVersion(tenant: Tenant): string {
  return `${QUERY_VERSION}/${ANALYSIS_VERSION}/${languagesOf(tenant).join(',')}`;
}

/** The query of a state with its anchors; refused where it asks for more than a search may. */
export function storedQuery(tenant: Tenant, state: SearchState): StoredQuery | Refusal<'SEARCH_TOO_LONG'> {
  const { query, filters } = prepareAnySearch(state, {});
  const request = { query, filters: filters.map(({ filter }) => filter) };
  try {
    return { request, anchors: anchorsOf({ ...request, languages: languagesOf(tenant) }) };
  } catch (error) {
    if (error instanceof SearchLimitError) return refuse(SEARCH_TOO_LONG, { limit: error.allowed });
    throw error;
  }
}
