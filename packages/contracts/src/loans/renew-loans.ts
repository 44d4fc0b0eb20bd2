import * as z from 'zod';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, listOf } from '../kernel/fields.ts';
import { refusalSchema } from './loan-view.ts';

/** Renews the chosen loans; each row is renewed or refused with its reason, and one refusal does not stop the others. */
export const renewLoans = endpoint({
  methods: ['POST'],
  path: '/find/lendbook/reNew',
  origin: 'spec',
  access: 'patron',
  summary: 'Renew loans',
  input: z.object({ loanIds: listOf(id, 200).pipe(z.array(z.string()).min(1)) }),
  output: z.object({
    renewed: z.int(),
    refused: z.int(),
    results: z.array(
      z.object({
        loanId: z.string(),
        title: z.string(),
        renewed: z.boolean(),
        /** The due date that holds now; empty where the loan does not exist. */
        normReturnDate: z.string(),
        refusal: refusalSchema.nullable(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
