import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, flag, id } from '../../kernel/fields.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** Notes that the reader says to have returned a copy, or takes the note back. The fine grows no longer, and staff look for the copy. */
export const claimReturned = endpoint({
  methods: ['POST'],
  path: '/staff/desk/claimReturned',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Note that a reader says to have returned a copy',
  input: z.object({ loanId: id, claimed: flag }),
  output: z.object({ claimedOn: calendarDate.nullable() }),
  errors: [...DESK_REFUSALS, LOAN_NOT_FOUND],
});
