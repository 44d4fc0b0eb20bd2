import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { eresourcePage } from './eresource.ts';
import { eresourceFilters, eresourceOrder } from './eresource-filters.ts';

/** The same as `listEresources`, at the path of older clients. */
export const listEresourcesByOldPath = endpoint({
  methods: ['POST'],
  path: '/find/eCollection/navigation',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases, page by page (older path)',
  input: z.object({ ...eresourceFilters, ...eresourceOrder, ...paging, ...ignoredIdentity }),
  output: eresourcePage,
  errors: [],
});
