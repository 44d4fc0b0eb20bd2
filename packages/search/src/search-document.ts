import type { WeightedConcept } from './meaning/weighted-concept.ts';

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

/**
 * Facets and filters. A document has any number of values of each; values are codes or display text as stored. `library`, `campus` and
 * `location` are where a work has copies; of these places, their `shelf` namesakes are those where a copy is on shelf now, `loan` those
 * where one can be borrowed, and `reading` those where one can be read in the library only.
 */
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
  'discipline',
  'resourceType',
  'collection',
  'onShelf',
  'availability',
  'shelfLibrary',
  'shelfCampus',
  'shelfLocation',
  'loanLibrary',
  'loanCampus',
  'loanLocation',
  'readingLibrary',
  'readingCampus',
  'readingLocation',
  'source',
  'coreList',
  'degree',
  'verification',
] as const;
export type FacetField = (typeof FACET_FIELDS)[number];

/** Where a term looks: one text or keyword field, or `any` (all of them). */
export type SearchField = TextField | KeywordField | 'any';

/** Whether a field is matched by whole values instead of words. */
export function isKeywordField(field: SearchField): field is KeywordField {
  return (KEYWORD_FIELDS as readonly string[]).includes(field);
}

export interface SearchDocument {
  /** The bib's id: the same document when put again. */
  readonly id: string;
  /** Languages of the record's words (ISO 639-2/B): those whose stems are indexed beside the exact words. */
  readonly languages?: readonly string[];
  /** Names of the persons who made the work, in all their forms; an inverted name has its comma. They are among `text.author` too. */
  readonly persons?: readonly string[];
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
    /** How readers rate it, in hundredths of a star; 0 or absent where nobody did. A gentle signal and the "best rated" sort. */
    readonly rating?: number;
  };
  /** What the record is about, strongest first; what is beyond MOST_CONCEPTS is left out. Weights are whole numbers from 1 to 255. */
  readonly concepts?: readonly WeightedConcept[];
}
