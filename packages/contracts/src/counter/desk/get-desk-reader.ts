import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, money, text } from '../../kernel/fields.ts';
import { loanViewSchema, refusalSchema } from '../../lending/loans/loan-view.ts';
import { requestSchema } from '../../lending/requests/request-view.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { deskReaderNameSchema } from './desk-views.ts';
import { DESK_ACCESS, DESK_RATE, DESK_REFUSALS } from './scan.ts';

/** A reader at the desk, by the card or the account that was scanned, or by the id that a search found. */
export const getDeskReader = endpoint({
  methods: ['GET'],
  path: '/staff/desk/reader',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'A reader at the desk',
  input: z.object({ patronId: id.optional(), card: text(64).optional() }),
  output: deskReaderNameSchema.extend({
    groupName: z.string(),
    libName: z.string(),
    expiresOn: calendarDate.nullable(),
    /** Why the reader may not borrow now, the gravest first. */
    blocks: z.array(refusalSchema),
    loanLimit: z.int().nullable(),
    /** What can be paid now; negative if the library owes the reader. */
    owed: money,
    /** What overdue loans cost so far. */
    accruing: money,
    /** What staff are told whenever they see the reader; empty if nothing. */
    alert: z.string(),
    loans: z.array(loanViewSchema.extend({ claimedOn: calendarDate.nullable() })),
    /** Open requests, what is kept for the reader among them. */
    requests: z.array(requestSchema),
  }),
  errors: [...DESK_REFUSALS, PATRON_NOT_FOUND],
  rateLimit: DESK_RATE,
});
