import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffCollection } from './collection.ts';

/** All collections of the library, drafts too, each before those below it. */
export const listStaffCollections = endpoint({
  methods: ['GET'],
  path: '/staff/digital/collections',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'All collections',
  input: z.object({}),
  output: z.array(staffCollection.omit({ entries: true, descriptions: true })),
  errors: [],
});
