import type { FacetField, SearchDocument, SearchField } from '../search-document.ts';
import type { MatchMode, Query } from '../search-engine.ts';

/** What a test says of a bib; the rest is filled in. Authors are persons; authors and subjects are facets too. */
export interface BibSketch {
  readonly title: string;
  /** The title as it is filed, where an article stands before it. */
  readonly filed?: string;
  readonly author?: readonly string[];
  readonly subject?: readonly string[];
  readonly series?: readonly string[];
  readonly publisher?: readonly string[];
  readonly notes?: readonly string[];
  readonly isbn?: readonly string[];
  readonly callNumber?: readonly string[];
  readonly facets?: Partial<Record<FacetField, readonly string[]>>;
  readonly year?: number;
  readonly popularity?: number;
  readonly rating?: number;
}

export function aBib(id: string, sketch: BibSketch): SearchDocument {
  const { title, author = [], subject = [], notes = [], isbn = [], callNumber = [], year = 2000 } = sketch;
  const { series = [], publisher = [] } = sketch;
  return {
    id,
    persons: author,
    text: { title: [title], author, subject, series, publisher, notes },
    keywords: { isbn, callNumber },
    facets: { author, subject, year: [String(year)], ...sketch.facets },
    sort: {
      title: sketch.filed ?? title,
      author: author[0] ?? '',
      year,
      added: 1,
      popularity: sketch.popularity ?? 0,
      ...(sketch.rating !== undefined && { rating: sketch.rating }),
    },
  };
}

/** Documents as a rebuild takes them. */
export async function* batchesOf(
  documents: readonly SearchDocument[],
  size = 1000,
): AsyncGenerator<SearchDocument[]> {
  for (let at = 0; at < documents.length; at += size) yield documents.slice(at, at + size);
}

/** A query for words, in all fields and for all of them where nothing else is said. */
export function words(
  text: string,
  { field = 'any', match = 'all' }: { field?: SearchField; match?: MatchMode } = {},
): Query {
  return { kind: 'text', field, text, match };
}
