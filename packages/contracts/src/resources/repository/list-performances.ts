import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { objectFile } from './object.ts';

/** The sounds and films of an object, in order. */
export const listPerformances = endpoint({
  methods: ['POST'],
  path: '/find/dItem/dPerformanceList',
  origin: 'spec',
  access: 'public',
  summary: 'Audio and video parts of an object',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(objectFile),
  errors: [OBJECT_NOT_FOUND],
});
