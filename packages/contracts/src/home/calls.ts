import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getHomeInfo } from './get-home-info.ts';
import { getHotLoans } from './get-hot-loans.ts';
import { getNewBooks } from './get-new-books.ts';
import { getShareCode } from './get-share-code.ts';
import { listNewBooks } from './list-new-books.ts';

export const HOME_CALLS: readonly AnyEndpoint[] = [
  getHomeInfo,
  getHotLoans,
  getNewBooks,
  getShareCode,
  listNewBooks,
];
