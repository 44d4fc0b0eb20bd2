import type { Implementation } from '../../http/implement.ts';
import { browseIndexCall } from './browse-index.ts';
import { explainHitCall } from './explain-hit.ts';
import { findNeighboursCall } from './find-neighbours.ts';
import { getNamedSearchCall } from './get-named-search.ts';
import { getOnShelfCountsCall } from './get-on-shelf-counts.ts';
import { getRelatedWordsCall } from './get-related-words.ts';
import { getResourceDictionariesCall } from './get-resource-dictionaries.ts';
import { getSavedSearchCall } from './get-saved-search.ts';
import { listFacetValuesCall } from './list-facet-values.ts';
import { nameSearchCall } from './name-search.ts';
import { saveSearchCall } from './save-search.ts';
import { searchAdvancedCall } from './search-advanced.ts';
import { searchBibsCall } from './search-bibs.ts';
import { searchMarcCall } from './search-marc.ts';
import { searchWithinCall } from './search-within.ts';
import { spellKeyWordCall } from './spell-key-word.ts';
import { suggestCall } from './suggest.ts';

export const search: readonly Implementation[] = [
  browseIndexCall,
  explainHitCall,
  findNeighboursCall,
  getNamedSearchCall,
  getOnShelfCountsCall,
  getRelatedWordsCall,
  getResourceDictionariesCall,
  getSavedSearchCall,
  listFacetValuesCall,
  nameSearchCall,
  saveSearchCall,
  searchAdvancedCall,
  searchBibsCall,
  searchMarcCall,
  searchWithinCall,
  spellKeyWordCall,
  suggestCall,
];
