import { INTERLIBRARY_SIDES, INTERLIBRARY_STEPS, UNFILLED_REASONS } from '@lectern/rules/interlibrary/steps';
import { INTERLIBRARY_VERBS } from '@lectern/rules/interlibrary/ways';
import * as z from 'zod';
import { calendarDate, instant } from '../../kernel/fields.ts';

/** What was said and done about a request, by both libraries. */
export const INTERLIBRARY_NOTES = [
  'asked',
  'promised',
  'sent',
  'received',
  'sentBack',
  'completed',
  'unfilled',
  'cancelled',
  'cancelAsked',
  'cancelRefused',
  'overdue',
  'recalled',
  'note',
  'late',
  'wrong',
] as const;
export type InterlibraryNote = (typeof INTERLIBRARY_NOTES)[number];

const shape = {
  requestId: z.string(),
  /** What people call it by; the same at both libraries. */
  requestNo: z.string(),
  step: z.enum(INTERLIBRARY_STEPS),
  stepSince: instant,
  /** The borrowing library asked to cancel, and the other one has not answered. */
  isCancelling: z.boolean(),
  otherLibName: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  published: z.string(),
  isbn: z.string(),
  requestDate: instant,
  needBefore: calendarDate.nullable(),
  dueDate: calendarDate.nullable(),
  note: z.string(),
  /** Why it is not lent; empty else. */
  reason: z.enum(['', ...UNFILLED_REASONS]),
  reasonNote: z.string(),
  /** Where the reader gets the copy, and gives it back. */
  takeLocationName: z.string(),
};

/** A request as its reader sees it. */
export const interlibraryLoanSchema = z.object({ ...shape, canCancel: z.boolean() });
export type InterlibraryLoan = z.infer<typeof interlibraryLoanSchema>;

/** A request as staff see it. The library that lends does not know the reader. */
export const staffInterlibrarySchema = z.object({
  ...shape,
  side: z.enum(INTERLIBRARY_SIDES),
  /** The record at the library that lends, where that is this one; empty else. */
  recordId: z.string(),
  barcode: z.string(),
  reader: z.object({ patronId: z.string(), primaryId: z.string(), name: z.string() }).nullable(),
  acts: z.array(z.enum(INTERLIBRARY_VERBS)),
  /** A message is not delivered yet. */
  isUntold: z.boolean(),
  /** What the other library answered to a message that it refused; empty else. */
  refusedWith: z.string(),
  history: z.array(
    z.object({ what: z.enum(INTERLIBRARY_NOTES), isOurs: z.boolean(), note: z.string(), at: instant }),
  ),
});
export type StaffInterlibrary = z.infer<typeof staffInterlibrarySchema>;
