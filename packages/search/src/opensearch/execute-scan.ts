import { checkQueryLimits } from '../query/query-limits.ts';
import type { ScanRequest } from '../search-engine.ts';
import { compileFilters } from './filters.ts';
import { PointInTime } from './point-in-time.ts';
import { queryBody } from './search-body.ts';
import type { SearchContext } from './search-context.ts';
import { BY_RELEVANCE, sortClauses } from './sort-order.ts';

const PAGE = 1000;

/** All hits in order, read from one state of the index by a cursor. */
export async function* executeScan(
  context: SearchContext,
  request: ScanRequest,
): AsyncGenerator<readonly string[]> {
  checkQueryLimits(request.query);
  const filters = compileFilters(request.filters);
  const body = {
    query: await queryBody(context, request.query, request, filters),
    sort: sortClauses(request.sort ?? BY_RELEVANCE),
  };
  const point = await PointInTime.open(context.cluster, context.alias);
  try {
    for (let after: readonly unknown[] | undefined; ; ) {
      const hits = await point.next(body, PAGE, after);
      if (hits.length > 0) yield hits.map(({ _id }) => _id);
      if (hits.length < PAGE) return;
      after = hits.at(-1)?.sort;
    }
  } finally {
    await point.close();
  }
}
