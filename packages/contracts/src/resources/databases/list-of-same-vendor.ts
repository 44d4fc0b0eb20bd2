import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { eresourceSummary } from './eresource.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** Up to ten other databases of the same vendor, the most opened first. */
export const listOfSameVendor = endpoint({
  methods: ['GET'],
  path: '/find/index/getDbBySameDbVendor',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases of the same vendor',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(eresourceSummary),
  errors: [ERESOURCE_NOT_FOUND],
});
