import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';

/** How many other editions, translations and formats the library has of some works. Records without any are absent. */
export const countEditions = endpoint({
  methods: ['POST'],
  path: '/find/works/editionCounts',
  origin: 'ours',
  access: 'public',
  summary: 'How many other editions of some records there are',
  input: z.object({ recordIds: listOf(id, 100) }),
  output: z.array(z.object({ recordId: z.string(), others: z.int() })),
  errors: [],
});
