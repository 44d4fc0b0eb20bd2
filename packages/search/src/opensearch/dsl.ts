/** A piece of a request in OpenSearch's query language. */
export type Dsl = Readonly<Record<string, unknown>>;

export const EVERYTHING: Dsl = { match_all: {} };
export const NOTHING: Dsl = { match_none: {} };

export function anyOf(queries: readonly Dsl[]): Dsl {
  if (queries.length === 0) return NOTHING;
  return queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } };
}

export function allOf(queries: readonly Dsl[]): Dsl {
  if (queries.length === 0) return EVERYTHING;
  return queries.length === 1 ? queries[0]! : { bool: { must: queries } };
}

/** Any of the queries, worth as much as the best of them and a share of the others. */
export function bestOf(queries: readonly Dsl[], share = 0): Dsl {
  return queries.length < 2 ? anyOf(queries) : { dis_max: { queries, tie_breaker: share } };
}

/** What a query finds, all worth the same. */
export function worth(score: number, query: Dsl): Dsl {
  return { constant_score: { filter: query, boost: score } };
}

/** A query whose scores are multiplied with the weight of the first function that is met, or of all. */
export function multiplied(query: Dsl, functions: readonly Dsl[], mode: 'first' | 'multiply'): Dsl {
  if (functions.length === 0) return query;
  return { function_score: { query, functions, score_mode: mode, boost_mode: 'multiply' } };
}

/** What must be found, and what only adds to the score. */
export function withOptional(must: readonly Dsl[], should: readonly Dsl[]): Dsl {
  return should.length === 0 ? allOf(must) : { bool: { must, should } };
}
