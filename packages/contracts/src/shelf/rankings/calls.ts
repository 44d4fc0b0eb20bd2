import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getHotCollection } from './get-hot-collection.ts';
import { getReadingGroups } from './get-reading-groups.ts';
import { getTopScoreList } from './get-top-score-list.ts';
import { popularBooks } from './popular-books.ts';
import { topShare } from './top-share.ts';

export const RANKING_CALLS: readonly AnyEndpoint[] = [
  getHotCollection,
  getReadingGroups,
  getTopScoreList,
  popularBooks,
  topShare,
];
