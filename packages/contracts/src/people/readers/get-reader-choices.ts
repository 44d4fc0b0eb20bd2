import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** What a reader can belong to. */
export const getReaderChoices = endpoint({
  methods: ['GET'],
  path: '/staff/readers/choices',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Reader groups and libraries',
  input: z.object({}),
  output: z.object({
    groups: z.array(z.object({ code: z.string(), name: z.string() })),
    libraries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  errors: [],
});
