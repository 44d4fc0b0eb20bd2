import type { Explanation, SearchRequest } from '../search-engine.ts';
import { ClusterError } from './cluster-error.ts';
import { type ClusterExplanation, readExplanation } from './cluster-explanation.ts';
import { compileSearch } from './compile-search.ts';
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
  // Whatever orders the hits, a score is explained.
  const { filters, queryOf } = compileSearch(context, { ...request, sort: undefined });
  const query = await queryOf(request.query, filters);
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
