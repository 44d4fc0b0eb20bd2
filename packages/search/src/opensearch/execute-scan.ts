import type { ScanRequest } from '../search-engine.ts';
import { compileSearch } from './compile-search.ts';
import { PointInTime } from './point-in-time.ts';
import type { SearchContext } from './search-context.ts';
import { sortClauses } from './sort-order.ts';

const PAGE = 1000;

/** All hits in order, read from one state of the index by a cursor. */
export async function* executeScan(
  context: SearchContext,
  request: ScanRequest,
): AsyncGenerator<readonly string[]> {
  const { filters, order, queryOf } = compileSearch(context, request);
  const body = { query: await queryOf(request.query, filters), sort: sortClauses(order) };
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
