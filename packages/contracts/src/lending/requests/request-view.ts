import { NOTICE_WAYS } from '@lectern/rules/requests/notice-ways';
import { REQUEST_KINDS, REQUEST_STATUSES, REQUEST_STEPS } from '@lectern/rules/requests/steps';
import { MOVE_NAMES, MOVERS } from '@lectern/rules/requests/way';
import * as z from 'zod';
import { calendarDate, instant } from '../../kernel/fields.ts';
import { OBJECTION_STATES } from './objection-state.ts';

/** Where a home delivery goes: the address as it was when the request was placed. */
export const deliveredToSchema = z.object({
  recipientName: z.string(),
  phone: z.string(),
  country: z.string(),
  areaNames: z.array(z.string()),
  details: z.string(),
  postcode: z.string(),
});

/** A request as its reader sees it; the keys are the specification's (document 2, section 3). */
export const requestSchema = z.object({
  requestId: z.string(),
  /** What people call it by. */
  requestNo: z.string(),
  type: z.enum(REQUEST_KINDS),
  /** Electronic and digital material opens at once and is never requested. */
  materialKind: z.literal('paper'),
  requestStatus: z.enum(REQUEST_STATUSES),
  /** The step on its way; see docs/requests.md. */
  operationType: z.enum(REQUEST_STEPS),
  /** Of a request for several editions: the one it was chosen from, then that of the copy that came first. */
  recordId: z.string(),
  /** The other editions that it waits for, or waited for until a copy came. */
  otherRecordIds: z.array(z.string()),
  title: z.string(),
  author: z.string(),
  /** The volume that is wanted; empty where any will do. */
  volume: z.string(),
  /** Null where a library system elsewhere does not say it. */
  requestDate: instant.nullable(),
  /** Last day on which the reader needs it; null without an end. */
  reqestEndDate: calendarDate.nullable(),
  /** A copy is kept for the reader to fetch. */
  isKept: z.boolean(),
  /** Since when it is kept, and its last day; null while none is, or where a library system elsewhere does not say it. */
  arrivalDate: instant.nullable(),
  keptUntil: calendarDate.nullable(),
  /** The branch where the reader picks it up. */
  takeLocationName: z.string(),
  takeAddress: z.string(),
  contactInfo: z.string(),
  noticeWays: z.array(z.enum(NOTICE_WAYS)),
  comments: z.string(),
  /** For a home delivery: where it goes. */
  address: deliveredToSchema.nullable(),
  /** The copy that serves it; empty while there is none. */
  takeBarcode: z.string(),
  callNumber: z.string(),
  /** Readers who are served before; null for a request that does not wait in the queue. */
  readersBefore: z.int().nullable(),
  /** The queue passes it over before this day. */
  suspendedUntil: calendarDate.nullable(),
  /** The reader may cancel it now. */
  canCancel: z.boolean(),
  /** The reader may suspend it now, or take it up again. */
  canSuspend: z.boolean(),
  /** The reader may change the pickup place and the contact now. */
  canChange: z.boolean(),
  /** A pickup code can be shown now. */
  canShowCode: z.boolean(),
  /** The reader can confirm now that the copy was received, and announce that a delivered copy is sent back. */
  canReceive: z.boolean(),
  canAnnounceReturn: z.boolean(),
  /** When it moves on by itself, for example because the receipt is not confirmed; null where time does not move it. */
  movesAt: instant.nullable(),
  /** If the copy changed hands between readers: until when the reader can object; null where nobody can. */
  objectUntil: instant.nullable(),
  objection: z.enum(OBJECTION_STATES),
});
export type RequestView = z.infer<typeof requestSchema>;

/** One line of a request's timeline. */
export const requestMoveSchema = z.object({
  /** `launch` for the first step of all, to which no move leads. */
  move: z.enum(['launch', ...MOVE_NAMES]),
  operationType: z.enum(REQUEST_STEPS),
  requestStatus: z.enum(REQUEST_STATUSES),
  mover: z.enum(MOVERS),
  movedAt: instant,
  /** A reason, in the words of who gave it. */
  comments: z.string(),
});
