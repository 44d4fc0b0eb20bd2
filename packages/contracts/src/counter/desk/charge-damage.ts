import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, money, wholeNumber } from '../../kernel/fields.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';
import { DESK_ACCESS, DESK_REFUSALS, reason } from './scan.ts';

/** Charges the reader of a loan, open or ended, for damage. */
export const chargeDamage = endpoint({
  methods: ['POST'],
  path: '/staff/desk/chargeDamage',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Charge a reader for damage',
  input: z.object({ loanId: id, amount: wholeNumber(1, 10_000_000), reason }),
  output: z.object({ charged: money }),
  errors: [...DESK_REFUSALS, LOAN_NOT_FOUND],
  idempotent: true,
});
