import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addPopularSearchCall } from './calls/add-popular-search.ts';
import { getPopularSearchesCall } from './calls/get-popular-searches.ts';
import { getRelatedWordsCall } from './calls/get-related-words.ts';
import { getTopSearchesCall } from './calls/get-top-searches.ts';
import { listNearestEntriesCall } from './calls/list-nearest-entries.ts';
import { listSearchHistoryCall } from './calls/list-search-history.ts';
import { listSearchesWithoutHitsCall } from './calls/list-searches-without-hits.ts';
import { suggestCall } from './calls/suggest.ts';
import { updateSearchHistoryCall } from './calls/update-search-history.ts';
import { SEARCHES_EXPIRIES } from './expiries.ts';

export const searches: Domain = {
  calls: [
    addPopularSearchCall,
    getPopularSearchesCall,
    getRelatedWordsCall,
    getTopSearchesCall,
    listNearestEntriesCall,
    listSearchHistoryCall,
    listSearchesWithoutHitsCall,
    suggestCall,
    updateSearchHistoryCall,
  ],
  forgets: [forgetRows('search_history')],
  personal: [
    ownRows('search-history', 'search_history', { reader: 'patron_id', columns: ['state', 'searched_at'] }),
  ],
  expiries: SEARCHES_EXPIRIES,
};
