import type { TextField } from '../search-document.ts';
import type { Query, Reading } from '../search-engine.ts';

type TextQuery = Query & { readonly kind: 'text' };

/**
 * A query with one part more than a reader can type: at each place any of several terms. Every `Query` is one. Engines compile this.
 */
export type WideQuery =
  | TextQuery
  | PlacedTerms
  | { readonly kind: 'and'; readonly of: readonly WideQuery[] }
  | { readonly kind: 'or'; readonly of: readonly WideQuery[] }
  | { readonly kind: 'not'; readonly of: WideQuery }
  | { readonly kind: 'everything' };

/** Values of these fields in which, from some position on, each offset holds one of its terms. Empty `places` find nothing. */
export interface PlacedTerms {
  readonly kind: 'placed';
  readonly fields: readonly TextField[];
  readonly places: readonly {
    /** Positions behind the first; ascending. */
    readonly offset: number;
    readonly anyOf: readonly string[];
  }[];
  /** Positions of the whole: a value that has no more is what was meant before others. */
  readonly length: number;
}

/** A query put in another way, and which way that is. */
export interface OtherReading {
  readonly reading: Reading;
  readonly query: WideQuery;
}

/** The query with each wanted text node replaced; what stands under `not` stays. */
export async function replaceTexts(
  query: Query,
  replace: (text: TextQuery) => Promise<WideQuery>,
): Promise<WideQuery> {
  switch (query.kind) {
    case 'text':
      return replace(query);
    case 'and':
    case 'or':
      return { kind: query.kind, of: await Promise.all(query.of.map((part) => replaceTexts(part, replace))) };
    case 'not':
    case 'everything':
      return query;
  }
}

/** The text nodes of a query that are wanted, in order. */
export function wantedTexts(query: Query): TextQuery[] {
  switch (query.kind) {
    case 'text':
      return [query];
    case 'and':
    case 'or':
      return query.of.flatMap(wantedTexts);
    case 'not':
    case 'everything':
      return [];
  }
}

export type { TextQuery };
