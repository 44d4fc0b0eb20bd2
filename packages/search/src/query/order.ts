import type { SearchRequest } from '../search-engine.ts';

/** How hits are ordered: by key and direction; ties go by id. */
export type Order = NonNullable<SearchRequest['sort']>;
export const BY_RELEVANCE: Order = { key: 'relevance', descending: true };
