import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { librarySchema } from '../../people/tenant/get-library-list.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';

/** The tenant's libraries in its own order with how many works each has. */
export const browseLibraries = endpoint({
  methods: ['GET'],
  path: '/find/index/getLibrary',
  origin: 'spec',
  access: 'public',
  summary: 'Libraries with their works',
  input: z.object({}),
  output: z.array(librarySchema.extend({ count: z.int() })),
  errors: [SEARCH_UNAVAILABLE],
});
