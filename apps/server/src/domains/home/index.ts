import type { Implementation } from '../../http/implement.ts';
import { addPopularSearchCall } from './add-popular-search.ts';
import { getHomeInfoCall } from './get-home-info.ts';
import { getHotLoansCall } from './get-hot-loans.ts';
import { getNewBooksCall } from './get-new-books.ts';
import { getPopularSearchesCall } from './get-popular-searches.ts';

export const home: readonly Implementation[] = [
  addPopularSearchCall,
  getHomeInfoCall,
  getHotLoansCall,
  getNewBooksCall,
  getPopularSearchesCall,
];
