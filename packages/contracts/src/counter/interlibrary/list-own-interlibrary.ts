import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { interlibraryLoanSchema } from './request-view.ts';

/** What the reader asked other libraries for: open requests first, then the newest. */
export const listOwnInterlibrary = endpoint({
  methods: ['POST'],
  path: '/find/interlibrary/list',
  origin: 'ours',
  access: 'patron',
  summary: 'Interlibrary requests of the reader',
  input: z.object({ ...paging }),
  output: z.object({ total: z.int(), requests: z.array(interlibraryLoanSchema) }),
  errors: [],
});
