import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { eresourceDetail } from './eresource.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** The same as `getEresource`, at the path of older clients. */
export const getEresourceByOldPath = endpoint({
  methods: ['GET'],
  path: '/find/databaseNavigation/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'An electronic database (older path)',
  input: z.object({ id, ...ignoredIdentity }),
  output: eresourceDetail,
  errors: [ERESOURCE_NOT_FOUND],
});
