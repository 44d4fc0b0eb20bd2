import * as z from 'zod';
import { SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { FAVOURITE_FILE_UNREADABLE, FAVOURITE_LIMIT_REACHED, FOLDER_NOT_FOUND } from './errors.ts';

/** What files are understood: RIS, BibTeX, a table with named columns (Goodreads, Douban, a spreadsheet), a list of ISBNs. */
export const REFERENCE_FORMATS = ['ris', 'bibtex', 'csv', 'isbn'] as const;
export const MOST_IMPORTED_WORKS = 2000;

/** How a work of the file fared. `kept`: the library does not have it; the entry waits for it. */
export const IMPORT_OUTCOMES = ['added', 'already', 'kept', 'unreadable'] as const;

/**
 * Adds the works of a file to the favourites. Works that the library does not have are kept by title and ISBN, and found in the catalogue
 * as soon as it has them.
 */
export const importFavourites = uploadEndpoint({
  path: '/find/favorites/import',
  origin: 'ours',
  access: 'patron',
  summary: 'Favourites from a file of another program',
  maxBytes: 2 * 1024 * 1024,
  mediaTypes: ['text/plain', 'text/csv'],
  input: z.object({
    /** The default folder without it. */
    folderId: id.optional(),
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
  }),
  output: z.object({
    format: z.enum(REFERENCE_FORMATS),
    counts: z.object({ added: z.int(), already: z.int(), kept: z.int(), unreadable: z.int() }),
    /** In the order of the file. */
    works: z.array(
      z.object({
        title: z.string(),
        author: z.string(),
        isbn: z.string(),
        outcome: z.enum(IMPORT_OUTCOMES),
        /** In the catalogue; empty if it is not there. */
        recordId: z.string(),
      }),
    ),
  }),
  errors: [FAVOURITE_FILE_UNREADABLE, FOLDER_NOT_FOUND, FAVOURITE_LIMIT_REACHED, SEARCH_UNAVAILABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
