import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { openingSchema } from './opening.ts';

export const librarySchema = z.object({
  libCode: z.string(),
  libName: z.string(),
  address: z.string(),
  /** Its week in one line, in the language of the request. */
  openingHours: z.string(),
  opening: openingSchema,
});

/** The tenant's libraries, in the library's own order. */
export const getLibraryList = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getLibraryList',
  origin: 'spec',
  access: 'public',
  summary: 'Libraries of this tenant',
  input: z.object({}),
  output: z.array(librarySchema),
  errors: [],
});
