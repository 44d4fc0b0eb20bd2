import { strongestFirst } from '../meaning/kept-concepts.ts';
import type { WeightedConcept } from '../meaning/weighted-concept.ts';
import { ClusterError } from './cluster-error.ts';
import { readConceptTexts } from './concept-terms.ts';
import { KEPT_CONCEPTS } from './mapping.ts';
import type { SearchContext } from './search-context.ts';

interface Kept {
  readonly found: boolean;
  readonly _source?: { readonly [KEPT_CONCEPTS]?: readonly string[] };
}

/** What one document is about, strongest first. */
export async function executeConcepts(
  { cluster, alias, times }: SearchContext,
  id: string,
): Promise<readonly WeightedConcept[]> {
  try {
    const { _source } = await cluster.call<Kept>({
      method: 'GET',
      path: `/${alias}/_doc/${encodeURIComponent(id)}`,
      query: { _source: KEPT_CONCEPTS },
      timeoutMilliseconds: times.query + times.answer,
    });
    return strongestFirst(readConceptTexts(_source?.[KEPT_CONCEPTS]));
  } catch (error) {
    const isUnknown = error instanceof ClusterError && error.status === 404;
    if (isUnknown && error.type !== 'index_not_found_exception') return [];
    throw error;
  }
}
