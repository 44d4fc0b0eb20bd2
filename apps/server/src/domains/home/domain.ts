import type { Domain } from '../../platform/domain.ts';
import { getHomeInfoCall } from './get-home-info.ts';
import { getHotLoansCall } from './get-hot-loans.ts';
import { getNewBooksCall } from './get-new-books.ts';
import { getShareCodeCall } from './get-share-code.ts';
import { listNewBooksCall } from './list-new-books.ts';

export const home: Domain = {
  calls: [getHomeInfoCall, getHotLoansCall, getNewBooksCall, getShareCodeCall, listNewBooksCall],
};
