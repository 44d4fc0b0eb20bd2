import type { Domain } from '../../../platform/domain.ts';
import { getHomeCardsCall } from './calls/get-home-cards.ts';
import { getHomeInfoCall } from './calls/get-home-info.ts';
import { getHotLoansCall } from './calls/get-hot-loans.ts';
import { getNeedsActionCall } from './calls/get-needs-action.ts';
import { getNewBooksCall } from './calls/get-new-books.ts';
import { getShareCodeCall } from './calls/get-share-code.ts';
import { listNewBooksCall } from './calls/list-new-books.ts';
import { putHomeCardsCall } from './calls/put-home-cards.ts';

export const home: Domain = {
  calls: [
    getHomeInfoCall,
    getHotLoansCall,
    getNewBooksCall,
    getShareCodeCall,
    listNewBooksCall,
    getNeedsActionCall,
    getHomeCardsCall,
    putHomeCardsCall,
  ],
};
