import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { eresourceFilters } from './eresource-filters.ts';
import { hotEresource } from './hot-eresource.ts';

/** The databases opened most in 30 days under the filters, most first. Those that nobody opened are left out. */
export const listHotEresources = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/hotBrowsers',
  origin: 'spec',
  access: 'public',
  summary: 'Most opened electronic databases',
  input: z.object({ ...eresourceFilters, rows: wholeNumber(1, 50).default(10), ...ignoredIdentity }),
  output: z.array(hotEresource),
  errors: [],
});
