import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { OTHER_LIBRARY_UNAVAILABLE, OTHER_LIBRARY_UNKNOWN } from '../sources/errors.ts';
import { remoteQueryShape } from '../sources/remote-query.ts';

/**
 * Opens a result set in one other library and answers a code of ours for it, with which `getWebSiteData` pages. A library that keeps sets
 * (Z39.50) keeps it for some minutes; with others the code means the same search. It is good in this library alone.
 */
export const openResultSet = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getWhuSetNum',
  origin: 'spec',
  access: 'public',
  summary: 'Open a result set in another library',
  input: z.object({ ...remoteQueryShape, siteCode: id }),
  output: z.object({ setNum: z.string(), numFound: z.int(), secondsLeft: z.int() }),
  errors: [SEARCH_EMPTY, OTHER_LIBRARY_UNKNOWN, OTHER_LIBRARY_UNAVAILABLE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
