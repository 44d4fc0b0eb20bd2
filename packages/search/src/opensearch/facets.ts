import type { FacetField } from '../search-document.ts';
import type { FacetResult, SearchRequest } from '../search-engine.ts';
import type { Dsl } from './dsl.ts';
import type { FieldFilter } from './filters.ts';
import { facetField } from './mapping.ts';
import { plainText } from './ordered-text.ts';

type FacetRequest = NonNullable<SearchRequest['facets']>[number];

/** Values that the cluster lists of one facet (its own limit of buckets). */
const MOST_VALUES = 10_000;
/** Distinct values up to which their number is exact; beyond, it is within a few in a hundred. */
const EXACT_DISTINCT = 40_000;

/**
 * The counts of a request. Filters on counted fields are applied after the counting (`late`), and each count applies those of the other
 * fields itself. So a count ignores only the filters on its own field.
 */
export function facetAggregations(facets: readonly FacetRequest[], late: readonly FieldFilter[]): Dsl {
  return Object.fromEntries(
    facets.map((facet, number) => {
      const others = late.filter(({ field }) => field !== facet.field).map(({ query }) => query);
      return [`facet${number}`, { filter: { bool: { filter: others } }, aggs: countsOf(facet) }];
    }),
  );
}

function countsOf({ field, limit, order = 'count' }: FacetRequest): Dsl {
  const distinct = { cardinality: { field: facetField(field), precision_threshold: EXACT_DISTINCT } };
  const size = sizeOf(limit);
  if (size === 0) return { distinct };
  const byValue = { _key: 'asc' };
  const terms = {
    field: facetField(field),
    size,
    order: order === 'count' ? [{ _count: 'desc' }, byValue] : byValue,
  };
  return { distinct, values: { terms } };
}

function sizeOf(limit: number): number {
  return Math.min(MOST_VALUES, Math.max(0, Math.floor(limit) || 0));
}

/** What comes back for `facetAggregations`. */
export interface FacetAnswer {
  readonly distinct: { readonly value: number };
  readonly values?: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
}

export function readFacets(
  facets: readonly FacetRequest[],
  answers: Readonly<Record<string, FacetAnswer>> = {},
): FacetResult[] {
  return facets.map(({ field, limit }, number) => readFacet(field, sizeOf(limit), answers[`facet${number}`]));
}

function readFacet(field: FacetField, size: number, answer: FacetAnswer | undefined): FacetResult {
  const buckets = answer?.values?.buckets ?? [];
  const values = buckets.map(({ key, doc_count }) => ({ value: plainText(key), count: doc_count }));
  // Where the list is not full it holds all values, whatever the estimate says.
  const more = values.length < size ? 0 : Math.max(0, (answer?.distinct.value ?? 0) - values.length);
  return { field, values, more };
}
