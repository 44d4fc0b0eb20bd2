/**
 * The port behind which every engine stands (built-in, OpenSearch): what the portal asks, in the portal's words.
 * An index is named by the caller (one for each tenant) and is derived: it can be thrown away and rebuilt from the database.
 */
export interface SearchEngine {
  /** Answers one query. Raises SearchLimitError where a limit of the query is passed, IndexMissingError where no index exists yet. */
  search(index: string, request: SearchRequest): Promise<SearchResult>;

  /** Completions for what is being typed: titles, authors and subjects that begin with (or hold) the words, best first. */
  suggest(index: string, request: SuggestRequest): Promise<Suggestion[]>;

  /** Puts and removes documents; later searches in this process see them when it resolves, other processes within a second. */
  apply(index: string, changes: IndexChanges): Promise<void>;

  /**
   * Builds a new index beside the old one, which serves until the atomic switch at the end. Changes applied meanwhile are in the new
   * one too. When `documents` raises, the old index stays as it is.
   */
  rebuild(
    index: string,
    documents: AsyncIterable<SearchDocument[]>,
    progress?: (done: number) => void,
  ): Promise<IndexStatus>;

  status(index: string): Promise<IndexStatus>;
  close(): Promise<void>;
}

/** Text fields, heaviest first. Weights are tenant data (`SearchRequest.weights`) with these defaults. */
export const TEXT_FIELDS = [
  'title',
  'author',
  'subject',
  'series',
  'publisher',
  'contents',
  'abstract',
  'notes',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Fields matched as whole, normalised values (and as prefixes for call and class numbers). */
export const KEYWORD_FIELDS = ['isbn', 'issn', 'callNumber', 'classNumber', 'identifier'] as const;
export type KeywordField = (typeof KEYWORD_FIELDS)[number];

/** Facets and filters. A document has any number of values of each; values are codes or display text as stored. */
export const FACET_FIELDS = [
  'docType',
  'language',
  'country',
  'year',
  'subject',
  'author',
  'publisher',
  'library',
  'campus',
  'location',
  'class',
  'collection',
  'onShelf',
  'source',
] as const;
export type FacetField = (typeof FACET_FIELDS)[number];

export interface SearchDocument {
  /** The bib's id: the same document when put again. */
  readonly id: string;
  readonly text: Partial<Record<TextField, readonly string[]>>;
  readonly keywords: Partial<Record<KeywordField, readonly string[]>>;
  /** `year` as four digits in text; `class` as path of notations, main class first; `onShelf` '1' or absent. */
  readonly facets: Partial<Record<FacetField, readonly string[]>>;
  readonly sort: {
    /** Filing form: non-filing characters are skipped by the caller. */
    readonly title: string;
    readonly author: string;
    readonly year: number;
    /** Epoch days of the day the record came. */
    readonly added: number;
    /** Loans in the last year: a gentle signal and the "most borrowed" sort. */
    readonly popularity: number;
  };
}

/**
 * How the words of a term must match: 1 exact, 2 all (default), 3 any, 4 prefix in the specification's numbers.
 * - `exact`: a value of the field is these words and no others, in this order (folded: case, marks and script aside).
 * - `phrase`: the words stand together in this order inside one value (what stands in quotes).
 * - `all`: every word occurs; where the field is `any`, each may be in another field of the record.
 * - `any`: at least one of the words occurs.
 * - `prefix`: every word occurs, and the last one is only the beginning of a word.
 */
export type MatchMode = 'exact' | 'phrase' | 'all' | 'any' | 'prefix';

/** Where a term looks: one text or keyword field, or `any` (all of them). */
export type SearchField = TextField | KeywordField | 'any';

/** What a reader asked, parsed. `text` is as typed: the engine analyses it with the chain that analysed the documents. */
export type Query =
  | { readonly kind: 'text'; readonly field: SearchField; readonly text: string; readonly match: MatchMode }
  | { readonly kind: 'and'; readonly of: readonly Query[] }
  | { readonly kind: 'or'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'everything' };

export type Filter =
  | { readonly field: FacetField; readonly anyOf: readonly string[] }
  | { readonly field: 'year'; readonly from?: number; readonly to?: number };

export type SortKey = 'relevance' | 'year' | 'title' | 'author' | 'added' | 'popularity';

export interface SearchRequest {
  readonly query: Query;
  readonly filters?: readonly Filter[];
  /** Facets to count. The counts of a facet ignore the filters on that same facet (multi-select). */
  readonly facets?: readonly {
    readonly field: FacetField;
    readonly limit: number;
    readonly order?: 'count' | 'value';
  }[];
  readonly sort?: { readonly key: SortKey; readonly descending: boolean };
  readonly offset: number;
  readonly limit: number;
  readonly weights?: Partial<Record<TextField, number>>;
}

export interface SearchResult {
  readonly total: number;
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  readonly facets: readonly FacetResult[];
  /** True where a limit cut the answer short (time, expansions); the caller says so. */
  readonly partial: boolean;
}

export interface FacetResult {
  readonly field: FacetField;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** How many distinct values there are beyond the listed ones. */
  readonly more: number;
}

export interface SuggestRequest {
  readonly text: string;
  readonly limit: number;
}

export interface Suggestion {
  readonly kind: 'title' | 'author' | 'subject';
  readonly value: string;
  /** For titles: the document. */
  readonly id?: string;
  readonly count: number;
}

export interface IndexChanges {
  readonly put: readonly SearchDocument[];
  readonly remove: readonly string[];
}

export interface IndexStatus {
  readonly state: 'ready' | 'missing' | 'damaged';
  readonly documents: number;
  readonly segments: number;
  /** Grows with every visible change. */
  readonly generation: number;
}
