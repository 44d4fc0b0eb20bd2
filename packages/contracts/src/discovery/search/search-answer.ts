import * as z from 'zod';
import { listedBibShape } from './listed-bib.ts';
import { FACETS, FILTERS, GROUPS, SEARCH_FIELDS } from './search-state.ts';

/** Half-open ranges [start, end) in UTF-16 units of the text beside them. */
export const rangesSchema = z.array(z.tuple([z.int(), z.int()]));

/** The texts of a record in which a hit may have the words of a search that its row does not show. */
export const MATCHED_PARTS = [
  'otherTitle',
  'name',
  'subject',
  'series',
  'imprint',
  'physical',
  'contents',
  'abstract',
  'note',
  'isbn',
  'issn',
  'class',
] as const;

/** Why a hit is there: a text of its record that holds words of the search. */
export const matchReasonSchema = z.object({
  part: z.enum(MATCHED_PARTS),
  text: z.string(),
  ranges: rangesSchema,
});
export type MatchReason = z.infer<typeof matchReasonSchema>;

/** One row of a result list: the answer to "what is it, is it the right edition". Availability comes in its own call. */
export const searchHitSchema = z.object({
  recordId: z.string(),
  ...listedBibShape,
  titleRanges: rangesSchema,
  authorRanges: rangesSchema,
  /** In publisher, year of publication and edition. */
  factRanges: z.object({ publisher: rangesSchema, publishYear: rangesSchema, edition: rangesSchema }),
  /** A passage of abstract, contents or notes that holds the words; the abstract's beginning without words. */
  snippet: z.object({ text: z.string(), ranges: rangesSchema }),
  /** Texts that hold words of the search which the row does not show, two at most. */
  reasons: z.array(matchReasonSchema),
  /**
   * Headings and classes that the record and the search are both about, strongest first, three at most; empty where words alone brought it.
   */
  about: z.array(z.string()),
  /** The record does not have the words: it is in the list for what it is about. */
  byMeaning: z.boolean(),
  /** A full-text address where the record has one. */
  fullTextUrl: z.string(),
});

export const facetValueSchema = z.object({
  value: z.string(),
  /** For people, in the language of the request. */
  label: z.string(),
  count: z.int(),
  /** Classes only: the notation above this one; absent on main classes. */
  parent: z.string().optional(),
});

export const facetSchema = z.object({
  name: z.enum(FACETS),
  /** Most frequent first; years in order of time. Classes: the main ones, and what lies below the chosen ones. */
  values: z.array(facetValueSchema),
  /** How many distinct values there are beyond these; they can be asked for by facetValues. */
  more: z.int(),
});

/** How the words were read that were found: as typed, or in another way because they find nothing so. */
export const readingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('literal') }),
  /** The words of a long run of Han characters, each for itself. */
  z.object({ kind: z.literal('words'), words: z.array(z.string()) }),
  /** Latin letters as the sound of Han characters. */
  z.object({ kind: z.literal('pinyin'), syllables: z.string() }),
  z.object({
    kind: z.literal('fuzzy'),
    changed: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
]);

/** What keeps a search from finding anything, and how many records there are when it is dropped. */
export const killerSchema = z.discriminatedUnion('kind', [
  /** Words of keyWord; `keyWord` is what is left without them. */
  z.object({ kind: z.literal('word'), words: z.array(z.string()), keyWord: z.string(), numFound: z.int() }),
  /** A row of searchItems, counted from 0. */
  z.object({
    kind: z.literal('row'),
    index: z.int(),
    field: z.enum(SEARCH_FIELDS),
    value: z.string(),
    numFound: z.int(),
  }),
  z.object({
    kind: z.literal('filter'),
    name: z.enum(FILTERS),
    /** Its chosen values, for people. */
    labels: z.array(z.string()),
    numFound: z.int(),
  }),
  /** All filters, and words where dropping those alone does not help; `keyWord` is what is left. */
  z.object({
    kind: z.literal('filters'),
    words: z.array(z.string()),
    keyWord: z.string(),
    numFound: z.int(),
  }),
]);

/** The best hits of one value of the facet that `group` names. */
export const levelResultSchema = z.object({
  group: z.enum(GROUPS),
  value: z.string(),
  label: z.string(),
  numFound: z.int(),
  /** How many of the level are here: where its next page begins. */
  start: z.int(),
  searchResult: z.array(searchHitSchema),
});

/**
 * What a search by meaning did beside that by words. It is made for words in any field in the order of relevance, where the library has a
 * model of meaning that knows them; not for phrases, numbers, single fields, condition rows and groups.
 */
export const meaningSchema = z.object({
  /** Headings and classes as which the words were understood, strongest first, three at most. */
  about: z.array(z.string()),
  /**
   * Records in the list that do not have the words. The list is `numFound + added` long; numFound, facets and exports are those of words.
   */
  added: z.int(),
});

/** One page of a search with everything that the result page says about it. */
export const searchAnswerSchema = z.object({
  numFound: z.int(),
  /** As numFound, under the other name that the specification has for it. */
  totalNum: z.int(),
  page: z.int(),
  searchResult: z.array(searchHitSchema),
  /** As searchResult, under the other name that the specification has for it. */
  result: z.array(searchHitSchema),
  /** By recordId, the texts of the hit that have words of the search: HTML in which only these words stand in an element, `em`. */
  hlResult: z.record(
    z.string(),
    z.object({ title: z.string().optional(), author: z.string().optional(), snippet: z.string().optional() }),
  ),
  facetResult: z.array(facetSchema),
  /** How many hits `onlyOnShelf` leaves, so that the switch can say so. */
  onShelfCount: z.int(),
  reading: readingSchema,
  /** Null where only words were searched. */
  meaning: meaningSchema.nullable(),
  /** The host outside to which the words went for a search by vectors, without personal numbers; '' where they stayed in the house. */
  sentTo: z.string(),
  /** The words as they are probably meant, where that finds more. */
  didYouMean: z.string().nullable(),
  /** Where nothing is found: what to drop, best first. */
  killers: z.array(killerSchema),
  levelResultList: z.array(levelResultSchema),
  /** True where a limit cut the answer short. */
  partial: z.boolean(),
  elapsedMs: z.number(),
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
