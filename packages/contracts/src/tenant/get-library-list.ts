import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const librarySchema = z.object({
  libCode: z.string(),
  libName: z.string(),
  address: z.string(),
  openingHours: z.string(),
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
