import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getHomeCards } from './get-home-cards.ts';
import { getHomeInfo } from './get-home-info.ts';
import { getHotLoans } from './get-hot-loans.ts';
import { getNeedsAction } from './get-needs-action.ts';
import { getNewBooks } from './get-new-books.ts';
import { getShareCode } from './get-share-code.ts';
import { listNewBooks } from './list-new-books.ts';
import { putHomeCards } from './put-home-cards.ts';

export const HOME_CALLS: readonly AnyEndpoint[] = [
  getHomeCards,
  getHomeInfo,
  getHotLoans,
  getNeedsAction,
  getNewBooks,
  getShareCode,
  listNewBooks,
  putHomeCards,
];
