import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { browseIndex } from './browse-index.ts';
import { explainHit } from './explain-hit.ts';
import { findNeighbours } from './find-neighbours.ts';
import { findSimilar } from './find-similar.ts';
import { getNamedSearch } from './get-named-search.ts';
import { getOnShelfCounts } from './get-on-shelf-counts.ts';
import { getResourceDictionaries } from './get-resource-dictionaries.ts';
import { getSavedSearch } from './get-saved-search.ts';
import { listFacetValues } from './list-facet-values.ts';
import { nameSearch } from './name-search.ts';
import { saveSearch } from './save-search.ts';
import { searchAdvanced } from './search-advanced.ts';
import { searchBibs } from './search-bibs.ts';
import { searchMarc } from './search-marc.ts';
import { searchThings } from './search-things.ts';
import { searchWithin } from './search-within.ts';
import { spellKeyWord } from './spell-key-word.ts';

export const SEARCH_CALLS: readonly AnyEndpoint[] = [
  browseIndex,
  explainHit,
  findNeighbours,
  findSimilar,
  getNamedSearch,
  getOnShelfCounts,
  getResourceDictionaries,
  getSavedSearch,
  listFacetValues,
  nameSearch,
  saveSearch,
  searchAdvanced,
  searchBibs,
  searchMarc,
  searchThings,
  searchWithin,
  spellKeyWord,
];
