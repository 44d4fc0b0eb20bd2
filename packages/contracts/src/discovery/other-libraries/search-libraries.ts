import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf, textOfForm, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { OTHER_LIBRARY_UNKNOWN } from '../sources/errors.ts';
import { remoteQueryShape } from '../sources/remote-query.ts';
import { RESULT_SET_OVER } from './errors.ts';
import { libraryHitSchema, librarySaysSchema } from './library-hit.ts';

/** What `openResultSet` answers. */
export const setCode = asCode(textOfForm(2400, '[A-Za-z0-9_.\\-]+'));

export const librariesPage = {
  page: wholeNumber(1, 1000).default(1),
  /** Of each library. */
  rows: wholeNumber(1, 50).default(10),
};

export const searchedLibrariesSchema = z.object({
  page: z.int(),
  /** The sum of the libraries that answered. */
  numFound: z.int(),
  /** How many pages the library with most of them has. */
  pages: z.int(),
  sites: z.array(librarySaysSchema),
  searchResult: z.array(libraryHitSchema),
});

/**
 * One page of what other libraries have: of one, of some, or of all that can be searched. A page of several has one page of each, in turns,
 * and what several libraries have is one hit. The answer says of each library whether it answered, and how old that is.
 */
export const searchLibraries = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getWebSiteData',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogues of other libraries',
  input: z.object({
    ...remoteQueryShape,
    /** Absent: all. */
    siteCode: asCode(listOf(id, 20)).optional(),
    /** In the place of words and libraries: the result set to page in. */
    setNum: setCode.optional(),
    ...librariesPage,
  }),
  output: searchedLibrariesSchema,
  errors: [SEARCH_EMPTY, OTHER_LIBRARY_UNKNOWN, RESULT_SET_OVER],
  rateLimit: { max: 60, windowSeconds: 60 },
});
