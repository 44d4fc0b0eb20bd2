import { DESK_VERBS } from '@lectern/rules/requests/desk-lists';
import { REQUEST_KINDS, REQUEST_STEPS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { ITEM_STATUSES } from '../../collection/holdings/item-view.ts';
import { calendarDate, instant } from '../../kernel/fields.ts';
import { deliveredToSchema } from '../../lending/requests/request-view.ts';

/** A reader as the desk names them. */
export const deskReaderNameSchema = z.object({
  patronId: z.string(),
  primaryId: z.string(),
  name: z.string(),
});

/**
 * What is done with a copy in the hand: it stays with its reader, is kept for one, goes to another library, to its shelf or stack, or staff
 * look at it because it is marked (missing, in repair, withdrawn).
 */
export const NEXT_PLACES = ['reader', 'hold_shelf', 'send', 'shelf', 'closed_stack', 'look_at_it'] as const;

const transitPlaceSchema = z.object({ libCode: z.string(), libName: z.string() });

/** A copy as the desk sees it. */
export const deskItemSchema = z.object({
  itemId: z.string(),
  recordId: z.string(),
  barcode: z.string(),
  title: z.string(),
  author: z.string(),
  callNo: z.string(),
  /** Where it stands among others; compare with `<`. */
  shelfKey: z.string(),
  yearVol: z.string(),
  copyNo: z.string(),
  /** The number under which the library owns the copy; empty where it has none besides the barcode. */
  propNo: z.string(),
  itemType: z.string(),
  libCode: z.string(),
  libName: z.string(),
  locationName: z.string(),
  shelf: z.string(),
  status: z.enum(ITEM_STATUSES),
  /** Since when it is away from its shelf; null where nobody noted it. */
  statusSince: instant.nullable(),
  /** It is there longer than it should be. */
  late: z.boolean(),
  recalled: z.boolean(),
  /** What staff are told whenever they scan it; empty if nothing. */
  alert: z.string(),
  next: z.enum(NEXT_PLACES),
  /** The library that it goes to; empty unless it is sent. */
  sendTo: z.string(),
  /** Of a copy that is under way: the library that sent it on, null where nobody noted it, and the one that it goes to. */
  transit: z.object({ from: transitPlaceSchema.nullable(), to: transitPlaceSchema }).nullable(),
  loan: z
    .object({
      loanId: z.string(),
      reader: deskReaderNameSchema,
      normReturnDate: calendarDate,
      daysOverdue: z.int(),
      claimedOn: calendarDate.nullable(),
    })
    .nullable(),
  request: z
    .object({
      requestId: z.string(),
      requestNo: z.string(),
      type: z.enum(REQUEST_KINDS),
      operationType: z.enum(REQUEST_STEPS),
      reader: deskReaderNameSchema,
      takeLocationName: z.string(),
      keptUntil: calendarDate.nullable(),
    })
    .nullable(),
  /** Readers who wait for the title. */
  waiting: z.int(),
});
export type DeskItemView = z.infer<typeof deskItemSchema>;

/** A request as the desk works on it. */
export const deskRequestSchema = z.object({
  requestId: z.string(),
  requestNo: z.string(),
  type: z.enum(REQUEST_KINDS),
  operationType: z.enum(REQUEST_STEPS),
  stepSince: instant,
  requestDate: instant,
  keptUntil: calendarDate.nullable(),
  reqestEndDate: calendarDate.nullable(),
  suspendedUntil: calendarDate.nullable(),
  reader: deskReaderNameSchema,
  recordId: z.string(),
  /** How many editions it waits for, or waited for until a copy came; 1 where it is for one title. */
  editionCount: z.int(),
  title: z.string(),
  author: z.string(),
  volume: z.string(),
  takeLocationName: z.string(),
  /** For a home delivery: where the parcel goes. */
  address: deliveredToSchema.nullable(),
  /** The copy that serves it; null while there is none. */
  copy: z
    .object({
      barcode: z.string(),
      callNo: z.string(),
      libName: z.string(),
      locationName: z.string(),
      shelf: z.string(),
    })
    .nullable(),
  comments: z.string(),
  verbs: z.array(z.enum(DESK_VERBS)),
});
export type DeskRequestView = z.infer<typeof deskRequestSchema>;
