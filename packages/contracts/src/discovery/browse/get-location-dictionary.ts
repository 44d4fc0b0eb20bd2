import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';

const MAX_LIBRARIES = 50;

/** The names of shelving locations, of all libraries or of some. */
export const getLocationDictionary = endpoint({
  methods: ['GET'],
  path: '/find/location/dict',
  origin: 'spec',
  access: 'public',
  summary: 'Names of shelving locations',
  input: z.object({ libCode: listOf(id, MAX_LIBRARIES).default([]) }),
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      libCode: z.string(),
      libName: z.string(),
      campusId: z.string(),
      campusName: z.string(),
    }),
  ),
  errors: [],
});
