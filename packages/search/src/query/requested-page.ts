import { TERM_LIMITS } from '../analysis/term-limits.ts';
import type { SearchRequest } from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';

/** The page that a request asks for, in whole numbers of hits. Raises SearchLimitError where it is longer than a page may be. */
export function requestedPage(request: Pick<SearchRequest, 'offset' | 'limit'>): {
  readonly offset: number;
  readonly limit: number;
} {
  const limit = wholeNumber(request.limit);
  if (limit > TERM_LIMITS.pageSize) throw new SearchLimitError('pageSize', TERM_LIMITS.pageSize, limit);
  return { offset: wholeNumber(request.offset), limit };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
