import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, money } from '../../kernel/fields.ts';
import { NUMBER_OF_COPY_AND_READER, RETURN_DAY_IMPOSSIBLE } from '../../library-system/desk-errors.ts';
import { ITEM_NOT_FOUND } from '../../library-system/errors.ts';
import { deskItemSchema, deskReaderNameSchema } from './desk-views.ts';
import { barcode, DESK_ACCESS, DESK_RATE, isCopy, PLACED_REFUSALS } from './scan.ts';

/** Takes a copy back and says what happens next with it. A copy that is not on loan goes the same way: it was found, or arrives. */
export const checkIn = endpoint({
  methods: ['POST'],
  path: '/staff/desk/checkIn',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Take a copy back',
  input: z.object({
    barcode,
    isCopy,
    /** The day on which it fell into the book drop; absent for today. */
    returnedOn: calendarDate.optional(),
  }),
  output: z.object({
    /** The loan that ended; null where it was not on loan. */
    loanId: z.string().nullable(),
    /** Who had it. */
    reader: deskReaderNameSchema.nullable(),
    claimed: z.boolean(),
    finePosted: money,
    /** What the reader gets back because a lost copy was found. */
    refunded: money,
    item: deskItemSchema,
  }),
  errors: [...PLACED_REFUSALS, ITEM_NOT_FOUND, NUMBER_OF_COPY_AND_READER, RETURN_DAY_IMPOSSIBLE],
  idempotent: true,
  rateLimit: DESK_RATE,
});
