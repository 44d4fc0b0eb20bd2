import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, money, wholeNumber } from '../../kernel/fields.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** Ends a loan because its copy is lost. Its price comes back if it is found within the days of the policy; its fine does not. */
export const declareLost = endpoint({
  methods: ['POST'],
  path: '/staff/desk/declareLost',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'End a loan because its copy is lost',
  input: z.object({
    loanId: id,
    /** Minor units; absent for the price of the library's policy. */
    charge: wholeNumber(0, 10_000_000).optional(),
  }),
  output: z.object({ charged: money, finePosted: money }),
  errors: [...DESK_REFUSALS, LOAN_NOT_FOUND],
  idempotent: true,
});
