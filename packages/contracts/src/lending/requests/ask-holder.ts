import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { REQUEST_NO_LENDER, REQUEST_READERS_WAIT } from './placing-errors.ts';
import { PLACING_ERRORS, placingInput } from './placing-fields.ts';
import { requestSchema } from './request-view.ts';

/** Starts a re-lending: asks the reader who has a copy to hand it over. */
export const askHolder = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/askBook',
  origin: 'spec',
  access: 'patron',
  summary: 'Ask the reader who has a copy for it',
  input: z.object(placingInput),
  output: requestSchema,
  errors: [...PLACING_ERRORS, REQUEST_NO_LENDER, REQUEST_READERS_WAIT],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
