import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { listOf } from '../../kernel/fields.ts';
import { DICTIONARIES, dictionariesSchema } from '../../people/tenant/get-dictionaries.ts';

/** The code lists of electronic resources: as groupResource/dict, but every count is of records that are online. */
export const getResourceDictionaries = endpoint({
  methods: ['POST'],
  path: '/find/resource/dict',
  origin: 'spec',
  access: 'public',
  summary: 'Code lists of electronic resources',
  input: z.object({ names: listOf(z.enum(DICTIONARIES), DICTIONARIES.length).default([]) }),
  output: dictionariesSchema,
  errors: [],
});
