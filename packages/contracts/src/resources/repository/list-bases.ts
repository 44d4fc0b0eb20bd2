import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { collectionSummary } from './collection.ts';

/** Special bases: the tops of their trees, or those of a college. */
export const listBases = endpoint({
  methods: ['POST'],
  path: '/find/dPackage/navInfo',
  origin: 'spec',
  access: 'public',
  summary: 'Special bases',
  input: z.object({
    keyWord: text(200).default(''),
    unitCode: text(64).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), bases: z.array(collectionSummary) }),
  errors: [],
});
