import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { OTHER_LIBRARY_UNKNOWN } from '../sources/errors.ts';
import { remoteQueryShape } from '../sources/remote-query.ts';
import { librarySaysSchema } from './library-hit.ts';

/** How much one other library has of a search. A library that does not answer is no error: the answer says so. */
export const countInLibrary = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getWebSiteDataCount',
  origin: 'spec',
  access: 'public',
  summary: 'How much one other library has of a search',
  input: z.object({ ...remoteQueryShape, siteCode: id }),
  output: librarySaysSchema,
  errors: [SEARCH_EMPTY, OTHER_LIBRARY_UNKNOWN],
  rateLimit: { max: 120, windowSeconds: 60 },
});
