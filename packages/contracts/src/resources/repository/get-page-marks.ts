import * as z from 'zod';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { searchText } from '../../discovery/search/search-text.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
  OBJECT_FILE_BROKEN,
  OBJECT_FILE_LOCKED,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_NOT_FOUND,
  OBJECT_PAGE_NOT_DRAWN,
} from './errors.ts';
import { MAX_PAGE_WORDS } from './page-hit.ts';

/** Where the words of a search stand on a page that this caller may read, to be marked over its picture. */
export const getPageMarks = endpoint({
  methods: ['POST'],
  path: '/find/dItem/pageMarks',
  origin: 'ours',
  access: 'public',
  summary: 'The places of words on a page',
  input: z.object({
    id,
    fileId: id,
    page: wholeNumber(1, 100_000),
    keyWord: searchText(MAX_PAGE_WORDS),
    ...ignoredIdentity,
  }),
  output: z.object({
    /** In parts of the width and height of the page, from the upper left corner. */
    boxes: z.array(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
  }),
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_FILE_LOCKED,
    OBJECT_FILE_BROKEN,
    OBJECT_PAGE_NOT_DRAWN,
    OBJECT_ACT_CLOSED,
    OBJECT_ACT_NOT_YET,
    OBJECT_ACT_SIGN_IN,
    OBJECT_ACT_PLACE,
    OBJECT_ACT_GROUP,
    OBJECT_ACT_BLOCKED,
    ILS_UNAVAILABLE,
    SEARCH_TOO_LONG,
    SEARCH_UNAVAILABLE,
  ],
  rateLimit: { max: 240, windowSeconds: 60 },
});
