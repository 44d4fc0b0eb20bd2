import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';

/** A search that finds nothing. */
export const NOTHING: SearchAnswer = {
  numFound: 0,
  totalNum: 0,
  page: 1,
  searchResult: [],
  result: [],
  hlResult: {},
  facetResult: [],
  onShelfCount: 0,
  reading: { kind: 'literal' },
  meaning: null,
  sentTo: '',
  didYouMean: null,
  killers: [],
  levelResultList: [],
  partial: false,
  elapsedMs: 12,
};
