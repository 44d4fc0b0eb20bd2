import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { LOANS_NOT_RENEWED } from './errors.ts';
import { refusalSchema } from './loan-view.ts';

/**
 * Renews the chosen loans; each row is renewed or refused with its reason, and one refusal does not stop the others. Where every row is
 * refused the call is, too, with the same rows as its data.
 */
export const renewLoans = endpoint({
  methods: ['POST'],
  path: '/find/lendbook/reNew',
  origin: 'spec',
  access: 'patron',
  summary: 'Renew loans',
  input: z.object({ loanIds: requiredListOf(id, 200) }),
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
        /** The time on that day, HH:MM in the library's time zone; null by the end of the day. */
        dueTime: z.string().nullable(),
        refusal: refusalSchema.nullable(),
        /** The first day on which the next renewal gives a later due date; null where waiting for a day does not help. */
        renewFrom: z.string().nullable(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, LOANS_NOT_RENEWED],
  refusalIn: ({ renewed }) => (renewed === 0 ? LOANS_NOT_RENEWED : undefined),
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
