import * as z from 'zod';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { MAX_SEARCH_LENGTH } from '../../discovery/search/search-state.ts';
import { searchText } from '../../discovery/search/search-text.ts';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity, listOf, paging, wholeNumber } from '../../kernel/fields.ts';
import { TITLE_KINDS, TITLE_MARKS, titleSummary } from './title.ts';

/** How many of the titles that have the words of a search are listed, the best first. */
export const MOST_FOUND_TITLES = 1000;

/**
 * Journals and other titles that are online, from A to Z; with words, those that have them, the best first. The counts of letters and of
 * kinds are those of all titles that the other filters choose.
 */
export const listTitles = endpoint({
  methods: ['GET'],
  path: '/find/journal/navInfo',
  origin: 'spec',
  access: 'public',
  summary: 'Journals and other titles that are online',
  input: z.object({
    /** Words of the title, an ISSN or ISBN, or part of the publisher's name; pinyin too. */
    keyWord: searchText(MAX_SEARCH_LENGTH).default(''),
    /** A to Z, or `#`. */
    letter: asCode(z.string().regex(/^[A-Za-z#]?$/)).default(''),
    kind: z.enum(TITLE_KINDS).optional(),
    /** Ids of databases: titles that one of them has. */
    eresource: listOf(id, 50).default([]),
    /** Only what everybody may read. */
    isFree: flag.default(false),
    /** Only journals of which the library's lists say all of this. */
    marks: listOf(z.enum(TITLE_MARKS), TITLE_MARKS.length).default([]),
    page: paging.page,
    rows: wholeNumber(1, 100).default(20),
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    letters: z.array(z.object({ letter: z.string(), count: z.int() })),
    kinds: z.array(z.object({ kind: z.enum(TITLE_KINDS), count: z.int() })),
    /** The databases that have titles, with the counts of all their titles, most first: choices of a filter. */
    eresources: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
    titles: z.array(titleSummary),
  }),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
});
