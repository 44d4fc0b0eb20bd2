import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { staffCollection } from './collection.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** A collection as staff change it, with what it lists. */
export const getStaffCollection = endpoint({
  methods: ['GET'],
  path: '/staff/digital/collections/get',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'One collection for its editor',
  input: z.object({ id }),
  output: staffCollection,
  errors: [COLLECTION_NOT_FOUND],
});
