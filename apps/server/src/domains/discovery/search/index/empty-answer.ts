import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';

/** The answer to a search that is about headings alone and not about records. */
export function emptyAnswer({ page }: SearchState): SearchAnswer {
  return {
    numFound: 0,
    totalNum: 0,
    page,
    searchResult: [],
    result: [],
    hlResult: {},
    facetResult: [],
    onShelfCount: 0,
    reading: { kind: 'literal' },
    meaning: null,
    didYouMean: null,
    sentTo: '',
    killers: [],
    levelResultList: [],
    partial: false,
    elapsedMs: 0,
  };
}
