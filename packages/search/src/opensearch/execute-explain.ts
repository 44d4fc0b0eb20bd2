import { checkQueryLimits } from '../query/query-limits.ts';
import type { Explanation, SearchRequest } from '../search-engine.ts';
import { ClusterError } from './cluster-error.ts';
import { type ClusterExplanation, readExplanation } from './cluster-explanation.ts';
import { compileFilters } from './filters.ts';
import { queryBody } from './search-body.ts';
import type { SearchContext } from './search-context.ts';

interface ExplainAnswer {
  readonly matched: boolean;
  readonly explanation?: ClusterExplanation;
}

/** How the cluster scores one document; undefined where it is not among the hits. */
export async function executeExplain(
  context: SearchContext,
  request: SearchRequest,
  id: string,
): Promise<Explanation | undefined> {
  checkQueryLimits(request.query);
  const filters = compileFilters(request.filters);
  const scoring = { ...request, sort: undefined };
  const query = await queryBody(context, request.query, scoring, filters);
  const { cluster, alias, times } = context;
  const path = `/${alias}/_explain/${encodeURIComponent(id)}`;
  try {
    const answer = await cluster.call<ExplainAnswer>({
      method: 'POST',
      path,
      body: { query },
      timeoutMilliseconds: times.query + times.answer,
    });
    return answer.matched && answer.explanation ? readExplanation(answer.explanation) : undefined;
  } catch (error) {
    const isUnknown = error instanceof ClusterError && error.status === 404;
    if (isUnknown && error.type !== 'index_not_found_exception') return undefined;
    throw error;
  }
}
