import type { FacetAnswer } from './facets.ts';

/** A hit as the cluster gives it. */
export interface Hit {
  readonly _id: string;
  readonly _score: number | null;
  readonly sort: readonly unknown[];
}

/** The cluster's answer to a search. */
export interface SearchAnswer {
  readonly timed_out: boolean;
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly Hit[] };
  readonly aggregations?: Readonly<Record<string, FacetAnswer>>;
}
