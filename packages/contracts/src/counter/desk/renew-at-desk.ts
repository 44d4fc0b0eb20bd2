import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { refusalSchema } from '../../lending/loans/loan-view.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** Renews loans of a reader by the rules; each is renewed or refused with its reason. */
export const renewAtDesk = endpoint({
  methods: ['POST'],
  path: '/staff/desk/renew',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: "Renew a reader's loans",
  input: z.object({ patronId: id, loanIds: requiredListOf(id, 200) }),
  output: z.object({
    results: z.array(
      z.object({
        loanId: z.string(),
        title: z.string(),
        renewed: z.boolean(),
        normReturnDate: z.string(),
        refusal: refusalSchema.nullable(),
      }),
    ),
  }),
  errors: [...DESK_REFUSALS, PATRON_NOT_FOUND],
  idempotent: true,
});
