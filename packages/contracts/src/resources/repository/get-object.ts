import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { objectDetail } from './object.ts';

/** One object with all that the caller may see of it. */
export const getObject = endpoint({
  methods: ['GET'],
  path: '/find/digitManager/findDigitResourceDetail',
  origin: 'spec',
  access: 'public',
  summary: 'One digital object',
  input: z.object({ id, ...ignoredIdentity }),
  output: objectDetail,
  errors: [OBJECT_NOT_FOUND],
});
