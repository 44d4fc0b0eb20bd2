import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LIBRARY_WAYS } from './library-hit.ts';

/** The other libraries that are set up, in the order of the library. Nothing is asked. */
export const listSearchedLibraries = endpoint({
  methods: ['GET'],
  path: '/find/webSite/getWebSiteList',
  origin: 'spec',
  access: 'public',
  summary: 'Other libraries that can be searched or opened from here',
  input: z.object({}),
  output: z.array(
    z.object({
      siteCode: z.string(),
      name: z.string(),
      way: z.enum(LIBRARY_WAYS),
      /** Where its own catalogue is, http or https; empty where it has none for everybody. */
      siteUrl: z.string(),
    }),
  ),
  errors: [],
});
