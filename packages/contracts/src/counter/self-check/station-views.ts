import * as z from 'zod';
import { calendarDate } from '../../kernel/fields.ts';
import { refusalSchema } from '../../lending/loans/loan-view.ts';
import { SELF_CHECK_OFF, STATION_CLOSED, STATION_SIGNED_OUT } from './errors.ts';

/** A station where readers lend and return, or a screen that shows the code for phones. */
export const STATION_KINDS = ['counter', 'screen'] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** What a station proves itself with. It has no session, because nobody is signed in at it all day. */
export const stationToken = z.string().regex(/^[\w-]{43}$/);

/** A station scans all day, and several share a network. */
export const STATION_RATE = { max: 1200, windowSeconds: 60 } as const;

/** What every call of a station may answer. */
export const STATION_REFUSALS = [STATION_CLOSED, SELF_CHECK_OFF] as const;

/** What every call may answer that a reader makes at a station. */
export const VISIT_REFUSALS = [...STATION_REFUSALS, STATION_SIGNED_OUT] as const;

/** Somebody who is signed in at a station. */
export const visitSchema = z.object({
  /** Empty where the reader came with a pickup code. */
  name: z.string(),
  /** Why the reader may not borrow now, the gravest first. */
  blocks: z.array(refusalSchema),
  /** Staff want to talk to the reader. */
  callAtDesk: z.boolean(),
  loanCount: z.int(),
  loanLimit: z.int().nullable(),
  /** The titles that are kept for the reader here; with a pickup code that of its request. */
  kept: z.array(z.object({ title: z.string(), keptUntil: calendarDate.nullable() })),
});
export type VisitView = z.infer<typeof visitSchema>;

/** What became of a copy that a reader scanned in order to borrow it. */
export const borrowedSchema = z.object({
  /** Null where it was not lent. */
  loanId: z.string().nullable(),
  barcode: z.string(),
  /** Empty where no copy has this barcode. */
  title: z.string(),
  author: z.string(),
  callNo: z.string(),
  yearVol: z.string(),
  normReturnDate: calendarDate.nullable(),
  /** At what time of that day it is due, HH:MM; null by the end of the day. */
  dueTime: z.string().nullable(),
  /** Why it was not lent. */
  refusal: refusalSchema.nullable(),
});
export type BorrowedView = z.infer<typeof borrowedSchema>;
