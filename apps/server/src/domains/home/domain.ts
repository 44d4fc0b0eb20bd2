import type { Domain } from '../../platform/domain.ts';
import { getHomeCardsCall } from './get-home-cards.ts';
import { getHomeInfoCall } from './get-home-info.ts';
import { getHotLoansCall } from './get-hot-loans.ts';
import { getNeedsActionCall } from './get-needs-action.ts';
import { getNewBooksCall } from './get-new-books.ts';
import { getShareCodeCall } from './get-share-code.ts';
import { listNewBooksCall } from './list-new-books.ts';
import { putHomeCardsCall } from './put-home-cards.ts';

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
