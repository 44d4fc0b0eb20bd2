import type { Filter, SearchRequest } from '../search-engine.ts';
import type { Dsl } from './dsl.ts';
import { facetField } from './mapping.ts';
import { orderedText } from './ordered-text.ts';

export interface FieldFilter {
  readonly field: Filter['field'];
  readonly query: Dsl;
}

/** Filters that choose nothing restrict nothing. */
export function compileFilters(filters: readonly Filter[] = []): FieldFilter[] {
  return filters.flatMap((filter): FieldFilter[] => {
    const query = compileFilter(filter);
    return query === undefined ? [] : [{ field: filter.field, query }];
  });
}

function compileFilter(filter: Filter): Dsl | undefined {
  if ('anyOf' in filter) {
    if (filter.anyOf.length === 0) return undefined;
    return { terms: { [facetField(filter.field)]: filter.anyOf.map(orderedText) } };
  }
  const { from, to } = filter;
  if (from === undefined && to === undefined) return undefined;
  return { range: { year_number: { ...bound('gte', from), ...bound('lte', to) } } };
}

function bound(name: string, value: number | undefined): Dsl {
  return value !== undefined && Number.isFinite(value) ? { [name]: value } : {};
}

/** Factors on the score: use and recency, and what the tenant prefers. */
export function withFactors(query: Dsl, boosts: SearchRequest['boosts'] = []): Dsl {
  const preferred = boosts.map(({ field, value, factor }) => ({
    filter: { term: { [facetField(field)]: orderedText(value) } },
    weight: Math.max(0, factor),
  }));
  return {
    function_score: {
      query,
      functions: [{ field_value_factor: { field: 'quality', missing: 1 } }, ...preferred],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}
