import { keptConcepts } from '../meaning/kept-concepts.ts';
import { nearEnough } from '../meaning/near-enough.ts';
import { sharedConcepts } from '../meaning/shared-concepts.ts';
import { MOST_BY_MEANING, type WeightedConcept } from '../meaning/weighted-concept.ts';
import type { SearchRequest } from '../search-engine.ts';
import type { CompiledSearch } from './compile-search.ts';
import { conceptQuery, readConceptTexts } from './concept-terms.ts';
import { readMeta } from './index-meta.ts';
import { KEPT_CONCEPTS } from './mapping.ts';
import type { SearchContext } from './search-context.ts';

/** A record that is among the best by meaning. */
export interface MeaningHit {
  readonly id: string;
  /** Ids of the concepts that it shares with what is sought, strongest first. */
  readonly about: readonly string[];
}

interface ConceptHit {
  readonly _id: string;
  readonly _index: string;
  readonly _score: number;
  readonly _source: { readonly [KEPT_CONCEPTS]?: readonly string[] };
}

/**
 * The best MOST_BY_MEANING records that pass the filters, best first, equal ones by id, without those far behind the first; undefined where
 * meaning is not sought, or the index keeps concepts of another model.
 */
export async function bestByMeaning(
  context: SearchContext,
  { meaning }: SearchRequest,
  search: Pick<CompiledSearch, 'filters'>,
): Promise<readonly MeaningHit[] | undefined> {
  if (meaning === undefined) return undefined;
  const sought = keptConcepts(meaning.concepts);
  const [known, hits] = await Promise.all([
    readMeta(context.cluster, context.alias),
    sought.length === 0 ? [] : ask(context, sought, search),
  ]);
  if (known?.meta.meaning !== meaning.model) return undefined;
  // Another index may have taken its place between the two answers.
  const own = hits.filter(({ _index }) => _index === known.index);
  return nearEnough(own.map((hit) => ({ ...hit, score: hit._score }))).map(({ _id, _source }) => {
    const kept = new Map(
      readConceptTexts(_source[KEPT_CONCEPTS]).map(({ concept, weight }) => [concept, weight]),
    );
    return { id: _id, about: sharedConcepts(sought, (concept) => kept.get(concept)) };
  });
}

async function ask(
  { cluster, alias, times }: SearchContext,
  sought: readonly WeightedConcept[],
  { filters }: Pick<CompiledSearch, 'filters'>,
): Promise<readonly ConceptHit[]> {
  const { hits } = await cluster.call<{ hits: { hits: readonly ConceptHit[] } }>({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      query: { bool: { must: [conceptQuery(sought)], filter: filters.map(({ query }) => query) } },
      sort: [{ _score: 'desc' }, { id: 'asc' }],
      size: MOST_BY_MEANING,
      _source: [KEPT_CONCEPTS],
      track_total_hits: false,
      timeout: `${times.query}ms`,
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  return hits.hits;
}
