import * as z from 'zod';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { searchText } from '../../discovery/search/search-text.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';
import { COLLECTION_NOT_FOUND, OBJECT_NOT_FOUND } from './errors.ts';
import { objectSummary } from './object.ts';
import { MAX_PAGE_WORDS, pageHit } from './page-hit.ts';

/** Documents with pages that have the words, the best first, each with its best pages: only pages that this caller may read now. */
export const searchPages = endpoint({
  methods: ['POST'],
  path: '/find/digitManager/searchPages',
  origin: 'ours',
  access: 'public',
  summary: 'Search in the text of documents',
  input: z.object({
    keyWord: searchText(MAX_PAGE_WORDS),
    /** Only in this collection and below; left out: in all. */
    id: id.optional(),
    /** Only in this document. */
    objectId: id.optional(),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({
    /** Documents. */
    total: z.int(),
    /** Whether there are more than the best, which are counted and listed. */
    isMore: z.boolean(),
    found: z.array(
      z.object({
        object: objectSummary,
        /** Pages that have the words. */
        pageCount: z.int(),
        hits: z.array(pageHit),
      }),
    ),
  }),
  errors: [COLLECTION_NOT_FOUND, OBJECT_NOT_FOUND, SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
  rateLimit: { max: 120, windowSeconds: 60 },
});
