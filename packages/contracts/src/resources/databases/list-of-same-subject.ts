import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { eresourceSummary } from './eresource.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** Up to ten other databases with a subject of this one, the most opened first. */
export const listOfSameSubject = endpoint({
  methods: ['GET'],
  path: '/find/index/getDbBySameSubject',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases of the same subject',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(eresourceSummary),
  errors: [ERESOURCE_NOT_FOUND],
});
