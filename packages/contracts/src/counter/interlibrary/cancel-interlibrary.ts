import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { INTERLIBRARY_REQUEST_UNKNOWN, INTERLIBRARY_STEP_PASSED } from './errors.ts';
import { interlibraryLoanSchema } from './request-view.ts';

/** Asks the other library to cancel a request of the reader. It decides, because the copy may be on its way. */
export const cancelInterlibrary = endpoint({
  methods: ['POST'],
  path: '/find/interlibrary/cancel',
  origin: 'ours',
  access: 'patron',
  summary: 'Ask to cancel an interlibrary request',
  input: z.object({ requestId: id }),
  output: interlibraryLoanSchema,
  errors: [INTERLIBRARY_REQUEST_UNKNOWN, INTERLIBRARY_STEP_PASSED],
  rateLimit: { max: 20, windowSeconds: 60 },
});
