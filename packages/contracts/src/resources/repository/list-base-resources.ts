import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { baseResource } from './base-resource.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { valueCounts } from './value-counts.ts';

/** What a special base has, in it and below: digital objects, works of the catalogue, electronic databases and links. */
export const listBaseResources = endpoint({
  methods: ['POST'],
  path: '/find/dPackage/resourceList',
  origin: 'spec',
  access: 'public',
  summary: 'Contents of a special base',
  input: z.object({
    id,
    kind: z.enum(ENTRY_KINDS).optional(),
    keyWord: text(200).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    kinds: valueCounts,
    resources: z.array(baseResource),
  }),
  errors: [COLLECTION_NOT_FOUND],
});
