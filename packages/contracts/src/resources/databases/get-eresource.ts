import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { eresourceDetail } from './eresource.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** A database that readers see today. No address of an entrance is in it. */
export const getEresource = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'An electronic database',
  input: z.object({ id, ...ignoredIdentity }),
  output: eresourceDetail,
  errors: [ERESOURCE_NOT_FOUND],
});
