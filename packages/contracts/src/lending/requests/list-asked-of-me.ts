import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { askedSchema } from './asked-view.ts';

/** What other readers ask for of what the reader has on loan: what is open first, then the newest. */
export const listAskedOfMe = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/othersRequest',
  origin: 'spec',
  access: 'patron',
  summary: 'Requests of other readers for what the reader has',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), requests: z.array(askedSchema) }),
  errors: [],
});
