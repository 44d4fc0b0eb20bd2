import { headingBeginnings } from '../analysis/heading-key.ts';
import { checkFilterLimits } from '../query/query-limits.ts';
import { hanScriptOf } from '../ranking/han-script.ts';
import { RATING_LEVELS, ratingFactor } from '../ranking/rating-level.ts';
import { LARGEST_BOOST, LEAST_BOOST, SAME_SCRIPT_FACTOR } from '../ranking/score-levels.ts';
import type { Filter, SearchRequest } from '../search-engine.ts';
import { wantedTexts } from '../widen/wide-query.ts';
import { allOf, anyOf, type Dsl } from './dsl.ts';
import { facetField, HAN_SCRIPT, headingField, RATING_LEVEL, SORT_TITLE } from './mapping.ts';
import { orderedText } from './ordered-text.ts';

export interface FieldFilter {
  readonly field: Filter['field'];
  readonly query: Dsl;
}

/** Filters that choose nothing restrict nothing. Raises SearchLimitError where they are about too many fields. */
export function compileFilters(filters: readonly Filter[] = []): FieldFilter[] {
  const compiled = filters.flatMap((filter): FieldFilter[] => {
    const query = compileFilter(filter);
    return query === undefined ? [] : [{ field: filter.field, query }];
  });
  const facets = compiled.flatMap(({ field }) => (field === 'title' ? [] : [field]));
  checkFilterLimits(new Set(facets));
  return compiled;
}

export function allFilters(filters: readonly FieldFilter[]): Dsl {
  return allOf(filters.map(({ query }) => query));
}

function compileFilter(filter: Filter): Dsl | undefined {
  if ('anyOf' in filter) {
    if (filter.anyOf.length === 0) return undefined;
    return { terms: { [facetField(filter.field)]: filter.anyOf.map(orderedText) } };
  }
  if ('begins' in filter) {
    const { field, begins } = filter;
    const name = field === 'title' ? SORT_TITLE : headingField(field);
    const keys = begins.flatMap((text) => headingBeginnings(field, text));
    return anyOf(keys.map((key) => ({ prefix: { [name]: orderedText(key) } })));
  }
  const { from, to } = filter;
  if (from === undefined && to === undefined) return undefined;
  return { range: { year_number: { ...bound('gte', from), ...bound('lte', to) } } };
}

function bound(name: string, value: number | undefined): Dsl {
  return value !== undefined && Number.isFinite(value) ? { [name]: value } : {};
}

/** What a score of words is multiplied with for the document itself: its use and age, its script, its rating, the boosts of the tenant. */
export function compileFactors(request: Pick<SearchRequest, 'query' | 'boosts' | 'ratingShare'>): Dsl[] {
  const typed = wantedTexts(request.query).map(({ text }) => text);
  const script = hanScriptOf(typed.join(' '));
  const factors: Dsl[] = [{ field_value_factor: { field: 'quality', missing: 1 } }];
  if (script !== 0)
    factors.push({
      filter: { term: { [HAN_SCRIPT]: String(script) } },
      weight: SAME_SCRIPT_FACTOR,
      _name: 'written as the query is',
    });
  const { ratingShare = 0 } = request;
  for (let level = 1; ratingShare > 0 && level <= RATING_LEVELS; level += 1) {
    const filter = { term: { [RATING_LEVEL]: String(level) } };
    factors.push({ filter, weight: ratingFactor(level, ratingShare), _name: 'rated by readers' });
  }
  for (const { field, value, factor } of request.boosts ?? []) {
    const weight = Math.min(LARGEST_BOOST, Math.max(LEAST_BOOST, factor));
    const filter = { term: { [facetField(field)]: orderedText(value) } };
    factors.push({ filter, weight, _name: `boost by ${field}` });
  }
  return factors;
}

export function withFactors(query: Dsl, factors: readonly Dsl[]): Dsl {
  return { function_score: { query, functions: factors, score_mode: 'multiply', boost_mode: 'multiply' } };
}
