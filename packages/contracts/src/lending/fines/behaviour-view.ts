import { BEHAVIOUR_STATES, BEHAVIOUR_TABS, LOST_WAYS } from '@lectern/rules/behaviours';
import * as z from 'zod';
import { calendarDate, paging } from '../../kernel/fields.ts';
import { FINE_KINDS } from './get-amount-owed.ts';

/** A block for a time is a behaviour without a sum. */
export const BEHAVIOUR_KINDS = [...FINE_KINDS, 'block'] as const;

/** One behaviour as readers and staff see it. Sums are minor units of `currency`. */
export const behaviourSchema = z.object({
  behaviourDetlId: z.string(),
  behaviourType: z.enum(BEHAVIOUR_KINDS),
  behaviourTypeName: z.string(),
  /** The record that it is about; empty where it is about none, as the texts that follow. */
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  barcode: z.string(),
  /** The number under which the library owns the copy; empty where it has none besides the barcode. */
  propNo: z.string(),
  callNo: z.string(),
  locationName: z.string(),
  currency: z.string(),
  /** What it costs, what of it was paid and waived, and what is open, in minor units of `currency`. */
  amount: z.int(),
  pay: z.int(),
  waived: z.int(),
  dueDebt: z.int(),
  /** What was paid and what is open as decimal numbers of `currency`: 9.00. */
  payDecimal: z.string(),
  dueDebtDecimal: z.string(),
  blockStartDate: calendarDate,
  /** The last day of a block for a time; null of a fine, which blocks until it is paid. */
  blockEndDate: calendarDate.nullable(),
  processFlag: z.enum(BEHAVIOUR_STATES),
  /** What the reader does about a lost copy; empty of others. */
  lostWay: z.enum([...LOST_WAYS, '']),
  /** The reason, as staff wrote it. */
  note: z.string(),
  createDate: calendarDate,
});
export type BehaviourView = z.infer<typeof behaviourSchema>;

/** One tab of a list of behaviours, page by page. */
export const behaviourTab = { processFlag: z.enum(BEHAVIOUR_TABS).default('all'), ...paging };
