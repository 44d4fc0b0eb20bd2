import type { Implementation } from '../../http/implement.ts';
import { addPopularSearchCall } from './add-popular-search.ts';
import { getHomeInfoCall } from './get-home-info.ts';
import { getHotLoansCall } from './get-hot-loans.ts';
import { getNewBooksCall } from './get-new-books.ts';
import { getPopularSearchesCall } from './get-popular-searches.ts';
import { getReaderSettingCall } from './get-reader-setting.ts';
import { getShareCodeCall } from './get-share-code.ts';
import { getTopSearchesCall } from './get-top-searches.ts';
import { listSearchHistoryCall } from './list-search-history.ts';
import { updateReaderSettingCall } from './update-reader-setting.ts';
import { updateSearchHistoryCall } from './update-search-history.ts';

export const home: readonly Implementation[] = [
  addPopularSearchCall,
  getHomeInfoCall,
  getHotLoansCall,
  getNewBooksCall,
  getPopularSearchesCall,
  getReaderSettingCall,
  getShareCodeCall,
  getTopSearchesCall,
  listSearchHistoryCall,
  updateReaderSettingCall,
  updateSearchHistoryCall,
];
