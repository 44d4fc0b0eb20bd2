import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';

/** Counts that an object was opened, a page was seen or a file was taken. No reader is kept with it. */
export const addDigitalLog = endpoint({
  methods: ['POST'],
  path: '/find/digitalLog/addLog',
  origin: 'spec',
  access: 'public',
  summary: 'Count the use of a digital object',
  input: z.object({
    id,
    event: z.enum(['opened', 'page', 'download']).default('opened'),
    ...ignoredIdentity,
  }),
  output: z.object({}),
  errors: [],
});
