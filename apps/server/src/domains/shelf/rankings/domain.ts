import type { Domain } from '../../../platform/domain.ts';
import { getHotCollectionCall } from './calls/get-hot-collection.ts';
import { getReadingGroupsCall } from './calls/get-reading-groups.ts';
import { getTopScoreListCall } from './calls/get-top-score-list.ts';
import { popularBooksCall } from './calls/popular-books.ts';
import { topShareCall } from './calls/top-share.ts';
import { keepRankings } from './keep-rankings.ts';

/** What is borrowed, collected and rated most. */
export const rankings: Domain = {
  calls: [getHotCollectionCall, getReadingGroupsCall, getTopScoreListCall, popularBooksCall, topShareCall],
  background: (deps) => ({ jobs: [keepRankings(deps)] }),
};
