import type { HeadingField } from './analysis/heading-key.ts';
import type { SoughtMeaning } from './meaning/sought-meaning.ts';
import type { WeightedConcept } from './meaning/weighted-concept.ts';
import type { FacetField, SearchDocument, SearchField, TextField } from './search-document.ts';

/**
 * The port of all engines (built-in, OpenSearch), in the portal's words. The caller names an index, one for each tenant. An index is
 * derived: it can be thrown away and rebuilt from the database.
 */
export interface SearchEngine {
  /**
   * Answers one query. Raises SearchLimitError where a limit of the query is passed, SearchUnavailableError where the engine cannot answer,
   * as IndexMissingError where no index exists yet.
   */
  search(index: string, request: SearchRequest): Promise<SearchResult>;

  /** Completions for what is being typed: titles, authors and subjects that begin with (or hold) the words, best first. */
  suggest(index: string, request: SuggestRequest): Promise<Suggestion[]>;

  /** How the score of one document came about under a request; undefined where the document is not among the hits. */
  explain(index: string, request: SearchRequest, id: string): Promise<Explanation | undefined>;

  /** The words of a text as they should probably be spelt, by what the index holds; undefined where nothing better is known. */
  spell(index: string, text: string): Promise<string | undefined>;

  /** Headings of one index in filing order, with the number of documents that each has: one page of a list without a limit of depth. */
  headings(index: string, request: HeadingsRequest): Promise<Headings>;

  /** The ids of all hits in the order of the request, page after page without a limit of depth: exports, site maps. */
  scan(index: string, request: ScanRequest): AsyncIterable<readonly string[]>;

  /**
   * What the index keeps of what a document is about, strongest first; nothing of an unknown document, or where the index knows no meaning.
   */
  concepts(index: string, id: string): Promise<readonly WeightedConcept[]>;

  /** Puts and removes documents. Searches in this process see the changes when it resolves, other processes within a second. */
  apply(index: string, changes: IndexChanges): Promise<void>;

  /**
   * Builds a new index beside the old one, which serves until the atomic switch at the end. Changes applied meanwhile are in the new
   * one too. When `documents` raises, the old index stays as it is. `meaning` is the name of the model that the concepts of the documents
   * come from; without it no concepts are kept.
   */
  rebuild(
    index: string,
    documents: AsyncIterable<SearchDocument[]>,
    progress?: (done: number) => void,
    meaning?: string,
  ): Promise<IndexStatus>;

  status(index: string): Promise<IndexStatus>;
  close(): Promise<void>;
}

/**
 * How the words of a term must match: 1 exact, 2 all (default), 3 any, 4 prefix in the specification's numbers.
 * - `exact`: a value of the field is these words and no others, in this order (folded: case, marks and script aside).
 * - `phrase`: the words stand together in this order inside one value (what stands in quotes).
 * - `all`: every word occurs; where the field is `any`, each may be in another field of the record.
 * - `any`: at least one of the words occurs.
 * - `prefix`: every word occurs, and the last one is only the beginning of a word.
 *
 * `all`, `any` and `prefix` find other forms of a word too (stems, synonyms); `exact` and `phrase` do not.
 *
 * Readers mix up fields. In titles and subjects `all` also finds documents that have some of the words in another field (see
 * ranking/mixed-fields.ts), after all others. In authors a name means the same in direct and in inverted order, except in `phrase`.
 */
export type MatchMode = 'exact' | 'phrase' | 'all' | 'any' | 'prefix';

/**
 * How words are read that find nothing as they stand, whatever the filters, where the request allows it. First a Han title as a whole that
 * differs by one character (`fuzzy`), then in this order; the first that finds something counts:
 * - `words`: of a long Han run its words, not each of its pairs.
 * - `fuzzy`: short Han runs with one character for another that sounds or looks alike, or two swapped.
 * - `pinyin`: Latin letters as the sound of Han characters in titles, authors and subjects.
 * - `fuzzy`: Latin letters as Japanese, in another spelling or in kana.
 * - `fuzzy`: words (and whole Han titles) that differ by a slip.
 */
export type Reading =
  | { readonly kind: 'literal' }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'pinyin'; readonly syllables: string }
  | { readonly kind: 'fuzzy'; readonly changed: readonly { readonly from: string; readonly to: string }[] };

/** The query of a reader, parsed. `text` is as typed: the engine analyses it as it analyses the documents. */
export type Query =
  | {
      readonly kind: 'text';
      readonly field: SearchField;
      readonly text: string;
      readonly match: MatchMode;
      /** Another part of the query must stand in the field: all these words may stand in another one (see ranking/mixed-fields.ts). */
      readonly beside?: true;
    }
  | { readonly kind: 'and'; readonly of: readonly Query[] }
  | { readonly kind: 'or'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'everything' };

/** A query without words: it finds nothing, so that all hits come from `SearchRequest.meaning` (records like another one). */
export const NO_WORDS: Query = { kind: 'or', of: [] };

/** A heading of the document begins with one of the texts (see `headingBeginnings`). */
export interface HeadingFilter {
  readonly field: HeadingField;
  readonly begins: readonly string[];
}

export type Filter =
  | { readonly field: FacetField; readonly anyOf: readonly string[] }
  | HeadingFilter
  /** The title as filed begins with one of the texts. */
  | { readonly field: 'title'; readonly begins: readonly string[] }
  | { readonly field: 'year'; readonly from?: number; readonly to?: number };

export type SortKey = 'relevance' | 'year' | 'title' | 'author' | 'added' | 'popularity' | 'rating';

export interface SearchRequest {
  readonly query: Query;
  /** All must hold; on at most TERM_LIMITS.filterFields fields. */
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
  /** Factors (0.2 to 5) on the score of documents with a facet value: library and format boosts, tenant data. */
  readonly boosts?: readonly {
    readonly field: FacetField;
    readonly value: string;
    readonly factor: number;
  }[];
  /** The share that the best rating adds to a score, at most LARGEST_RATING_SHARE: tenant data. Nothing if absent or 0. */
  readonly ratingShare?: number;
  /** Languages whose stems a word stands for (ISO 639-2/B): the tenant's. */
  readonly languages?: readonly string[];
  /** Whether words that find nothing may be read in another way; `reading` then says how they were. */
  readonly widen?: boolean;
  /** What is sought by meaning beside the words; only where hits are in the order of relevance, best first. */
  readonly meaning?: SoughtMeaning;
  /**
   * Documents that something else found near, such as dense vectors, nearest first; at most MOST_NEAREST are looked at, and unknown ids do
   * not count. The first MOST_BY_MEANING that pass the filters join the best by meaning, by reciprocal rank, whatever model the index keeps
   * concepts of.
   */
  readonly nearest?: readonly string[];
}

/** A request for all hits: no page, no facets. */
export type ScanRequest = Omit<SearchRequest, 'offset' | 'limit' | 'facets'>;

/** A score and what it is made of; the parts of a sum or product below it. */
export interface Explanation {
  readonly score: number;
  /** For staff, in English: "title: 红楼 (weight 10, rarity 4.2)". */
  readonly what: string;
  readonly parts: readonly Explanation[];
}

export interface Hit {
  readonly id: string;
  /** The score of its words; 0 where it has its place by meaning alone, or where hits are not in the order of relevance. */
  readonly score: number;
  /**
   * Where it is among the best by meaning: at most MOST_SHARED ids of the concepts that it shares with the request, strongest first. Empty
   * where only `nearest` has it.
   */
  readonly about?: readonly string[];
  /** Where only its meaning found it. */
  readonly byMeaning?: true;
}

export interface SearchResult {
  /** Hits of the words: what the facets count. */
  readonly total: number;
  /** Where meaning was sought: further hits in the list, so that it is `total + addedByMeaning` long. */
  readonly addedByMeaning?: number;
  readonly hits: readonly Hit[];
  readonly facets: readonly FacetResult[];
  /** True where a limit cut the answer short (time, expansions); the caller says so. */
  readonly partial: boolean;
  readonly reading: Reading;
}

export interface FacetResult {
  readonly field: FacetField;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** How many distinct values there are beyond the listed ones. */
  readonly more: number;
}

export interface HeadingsRequest {
  readonly field: HeadingField;
  /** The place from which headings are listed: a filing key (see `headingKey`), or a heading, which is not listed itself. */
  readonly from: { readonly key: string } | { readonly heading: string };
  /** `forward`: those at the key and behind it. `backward`: those before, the nearest last. */
  readonly direction: 'forward' | 'backward';
  /** The list ends before the first heading whose filing key does not begin so. */
  readonly within?: string;
  readonly limit: number;
  /** Documents that count; headings that none of them has are not listed. */
  readonly filters?: readonly Filter[];
}

export interface Headings {
  /** In filing order. Headings with the same filing key are in the order of their text. */
  readonly headings: readonly { readonly value: string; readonly count: number }[];
  /** Whether there are more in the direction of the request. */
  readonly more: boolean;
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
  /** Name of the model that the concepts of `put` come from. Concepts of another model than the index's, or of none, are left out. */
  readonly meaning?: string;
}

export interface IndexStatus {
  readonly state: 'ready' | 'missing' | 'damaged';
  readonly documents: number;
  readonly segments: number;
  /** Grows with every visible change. */
  readonly generation: number;
  /** Name of the model that its concepts come from; absent where it keeps none. */
  readonly meaning?: string;
}
