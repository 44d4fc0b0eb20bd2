import { searchBibs } from '@lectern/contracts/search/search-bibs';
import { implement } from '../../http/implement.ts';
import { findBibs } from '../catalogue/find-bibs.ts';
import { askEngine } from './ask-engine.ts';
import { presentFacets } from './present-facets.ts';
import { presentHit } from './present-hit.ts';
import { asksNothing, filtersOf, queryOf, requestOf } from './search-request.ts';

export const searchBibsCall = implement(searchBibs)(
  async ({ input, context: { tenant, language }, deps, fail }) => {
    const started = performance.now();
    const filters = filtersOf(input);
    if (asksNothing(input, filters)) throw fail('SEARCH_EMPTY');
    const query = queryOf(input);
    const found = await askEngine(deps, tenant.id, requestOf(input, query, filters));
    const [bibs, facetResult] = await Promise.all([
      findBibs(
        deps.db,
        tenant.id,
        found.hits.map(({ id }) => id),
      ),
      presentFacets(deps.db, tenant.id, language, found.facets),
    ]);
    return {
      numFound: found.total,
      page: input.page,
      // A bib that was deleted a moment ago may still be in the index.
      searchResult: found.hits.flatMap(({ id }) => {
        const bib = bibs.get(id);
        return bib ? [presentHit(bib, query)] : [];
      }),
      facetResult,
      onShelfCount: found.facets.find(({ field }) => field === 'onShelf')?.values[0]?.count ?? 0,
      partial: found.partial,
      elapsedMs: Math.round((performance.now() - started) * 10) / 10,
    };
  },
);
