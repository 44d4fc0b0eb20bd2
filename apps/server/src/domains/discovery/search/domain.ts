import type { Domain } from '../../../platform/domain.ts';
import { browseIndexCall } from './calls/browse-index.ts';
import { explainHitCall } from './calls/explain-hit.ts';
import { findNeighboursCall } from './calls/find-neighbours.ts';
import { findSimilarCall } from './calls/find-similar.ts';
import { getNamedSearchCall } from './calls/get-named-search.ts';
import { getOnShelfCountsCall } from './calls/get-on-shelf-counts.ts';
import { getResourceDictionariesCall } from './calls/get-resource-dictionaries.ts';
import { getSavedSearchCall } from './calls/get-saved-search.ts';
import { listFacetValuesCall } from './calls/list-facet-values.ts';
import { nameSearchCall } from './calls/name-search.ts';
import { saveSearchCall } from './calls/save-search.ts';
import { searchAdvancedCall } from './calls/search-advanced.ts';
import { searchBibsCall } from './calls/search-bibs.ts';
import { searchMarcCall } from './calls/search-marc.ts';
import { searchThingsCall } from './calls/search-things.ts';
import { searchWithinCall } from './calls/search-within.ts';
import { spellKeyWordCall } from './calls/spell-key-word.ts';
import { SEARCH_EXPIRIES } from './expiries.ts';

export const search: Domain = {
  calls: [
    browseIndexCall,
    explainHitCall,
    findNeighboursCall,
    findSimilarCall,
    getNamedSearchCall,
    getOnShelfCountsCall,
    getResourceDictionariesCall,
    getSavedSearchCall,
    listFacetValuesCall,
    nameSearchCall,
    saveSearchCall,
    searchAdvancedCall,
    searchBibsCall,
    searchMarcCall,
    searchThingsCall,
    searchWithinCall,
    spellKeyWordCall,
  ],
  expiries: SEARCH_EXPIRIES,
};
