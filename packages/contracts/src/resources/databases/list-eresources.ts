import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { eresourcePage } from './eresource.ts';
import { eresourceFilters, eresourceOrder } from './eresource-filters.ts';

/** Databases that readers see today, page by page. */
export const listEresources = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/navigation',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases, page by page',
  input: z.object({ ...eresourceFilters, ...eresourceOrder, ...paging, ...ignoredIdentity }),
  output: eresourcePage,
  errors: [],
});
