import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { titleSummary } from './title.ts';

/** Titles by their ids, in this order, with what of each is online where. Those that readers do not see are left out. */
export const describeTitles = endpoint({
  methods: ['POST'],
  path: '/find/journal/describe',
  origin: 'ours',
  access: 'public',
  summary: 'Journals and other titles by their ids',
  input: z.object({ ids: requiredListOf(id, 50) }),
  output: z.object({
    /** `recordIds`: the records of the catalogue that are the same work, by its numbers. */
    titles: z.array(titleSummary.extend({ recordIds: z.array(z.string()) })),
  }),
  errors: [],
});
