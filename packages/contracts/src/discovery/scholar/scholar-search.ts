import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import {
  flag,
  ignoredIdentity,
  listOf,
  requiredText,
  text,
  textOfForm,
  wholeNumber,
} from '../../kernel/fields.ts';
import { PAPER_TYPES } from './paper.ts';

export const MAX_SCHOLAR_WORDS = 300;
export const SCHOLAR_FIELDS = ['any', 'title', 'author'] as const;
export type ScholarField = (typeof SCHOLAR_FIELDS)[number];
export const SCHOLAR_SORTS = ['relevance', 'newest', 'cited'] as const;
export type ScholarSort = (typeof SCHOLAR_SORTS)[number];
/** Pages of the list. It ends where the sources' own lists are no longer followed. */
export const MOST_SCHOLAR_PAGES = 100;

const year = wholeNumber(1000, 2999).optional();

/** A search and its filters. A filter that a source does not know is used on what was fetched from it. */
export const scholarFilters = {
  keyWord: requiredText(MAX_SCHOLAR_WORDS),
  searchField: z.enum(SCHOLAR_FIELDS).default('any'),
  yearFrom: year,
  yearTo: year,
  types: asCode(listOf(z.enum(PAPER_TYPES), PAPER_TYPES.length)).default([]),
  subjects: listOf(text(200), 10).default([]),
  /** ISO 639-1 codes. */
  languages: asCode(listOf(textOfForm(3, '[a-z]{2,3}'), 10)).default([]),
  /** Names of journals, books and repositories, as the clusters have them. */
  journals: listOf(text(300), 10).default([]),
  /** Only what anybody can read now. */
  readNow: flag.default(false),
  /** Codes of the sources that are asked; empty: all that are on. */
  sources: asCode(listOf(textOfForm(40, '[a-z0-9][a-z0-9_\\-]*'), 20)).default([]),
};

export const scholarSearch = z.object({
  ...scholarFilters,
  sort: z.enum(SCHOLAR_SORTS).default('relevance'),
  page: wholeNumber(1, MOST_SCHOLAR_PAGES).default(1),
  rows: wholeNumber(1, 50).default(20),
  ...ignoredIdentity,
});
export type ScholarSearch = z.output<typeof scholarSearch>;
