import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { objectFile } from './object.ts';

/** Files of an object in order, each with what this caller may do with it. */
export const listFiles = endpoint({
  methods: ['POST'],
  path: '/find/dItem/dFiles',
  origin: 'spec',
  access: 'public',
  summary: 'Files of an object',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(objectFile),
  errors: [OBJECT_NOT_FOUND],
});
