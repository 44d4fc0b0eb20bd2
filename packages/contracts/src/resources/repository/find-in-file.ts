import * as z from 'zod';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { searchText } from '../../discovery/search/search-text.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_NOT_FOUND,
} from './errors.ts';
import { MAX_PAGE_WORDS, pageHit } from './page-hit.ts';

/** The pages of a file that have the words, in their order: those of a sample where this caller may read no more. */
export const findInFile = endpoint({
  methods: ['POST'],
  path: '/find/dItem/findInFile',
  origin: 'ours',
  access: 'public',
  summary: 'Search inside a file',
  input: z.object({
    id,
    fileId: id,
    keyWord: searchText(MAX_PAGE_WORDS),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), hits: z.array(pageHit) }),
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_FILE_NOT_FOUND,
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
  rateLimit: { max: 120, windowSeconds: 60 },
});
