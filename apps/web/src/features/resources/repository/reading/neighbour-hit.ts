import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';

/** The nearest hit behind a page, or before it; undefined where there is none in the list. */
export function neighbourHit(hits: readonly PageHit[], page: number, direction: 1 | -1): PageHit | undefined {
  return direction === 1 ? hits.find((hit) => hit.page > page) : hits.findLast((hit) => hit.page < page);
}
