import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id } from '../../kernel/fields.ts';
import { DUE_DATE_PAST } from '../../library-system/desk-errors.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';
import { DESK_REFUSALS, reason } from './scan.ts';

/** Gives a loan another due date against the rules. What it cost until now and was not posted is forgiven. */
export const changeDueDate = endpoint({
  methods: ['POST'],
  path: '/staff/desk/changeDueDate',
  origin: 'ours',
  access: { staff: 'circulation.override' },
  summary: 'Change the due date of a loan',
  input: z.object({ loanId: id, normReturnDate: calendarDate, reason }),
  output: z.object({ normReturnDate: calendarDate }),
  errors: [...DESK_REFUSALS, LOAN_NOT_FOUND, DUE_DATE_PAST],
  idempotent: true,
});
