import type { levelResultSchema, SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { answersOrRefusal, isRefusal } from '@lectern/contracts/kernel/refusal';
import type { FacetResult, SearchRequest } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import { askEngine, type EngineRefusal } from '../../../../ports/search-engine/ask-engine.ts';
import { facetFieldOf } from '../state/filters.ts';
import type { PreparedSearch } from '../state/prepare-search.ts';
import type { FacetLabel } from './facet-names.ts';
import type { Marker } from './mark-words.ts';
import { presentHits } from './present-hits.ts';

const LEVELS = 6;
const HITS = 3;

type Level = z.input<typeof levelResultSchema>;

/** The best hits of each of the most frequent values of the facet by which a search is grouped. */
export async function groupLevels(
  deps: Deps,
  tenantId: string,
  { state }: PreparedSearch,
  answered: {
    readonly request: SearchRequest;
    readonly marker: Marker;
    readonly facets: readonly FacetResult[];
    readonly labelOf: FacetLabel;
  },
): Promise<SearchAnswer['levelResultList'] | EngineRefusal> {
  const { group } = state;
  if (group === '') return [];
  const field = facetFieldOf(group, state);
  const values = answered.facets.find((facet) => facet.field === field)?.values.slice(0, LEVELS) ?? [];
  const others = answered.request.filters?.filter((filter) => filter.field !== field) ?? [];
  const levels = await Promise.all(
    values.map(async ({ value }): Promise<Level | EngineRefusal> => {
      const found = await askEngine(deps, tenantId, {
        ...answered.request,
        filters: [...others, { field, anyOf: [value] }],
        facets: [],
        offset: 0,
        limit: HITS,
      });
      if (isRefusal(found)) return found;
      return {
        group,
        value,
        label: answered.labelOf(group, value),
        numFound: found.total,
        start: found.hits.length,
        searchResult: await presentHits(deps.db, tenantId, found.hits, answered.marker),
      };
    }),
  );
  return answersOrRefusal(levels);
}
