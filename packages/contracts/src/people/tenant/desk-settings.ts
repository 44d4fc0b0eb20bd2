import { LOST_WAYS } from '@lectern/rules/behaviours';
import * as z from 'zod';

/** How the desk works. The defaults work for a library that sets nothing. */
export const deskSettingsSchema = z.object({
  /** How many days ago a copy from the book drop may have come back. */
  bookDropDays: z.int().min(0).max(60).default(14),
  /** For how many minutes a member of the staff can undo the last step. */
  undoMinutes: z.int().min(1).max(120).default(15),
  /** After so many days a copy in transit is late. */
  transitDays: z.int().min(1).max(60).default(5),
  /** A loan that is so many days overdue counts as lost; 0 never. */
  longOverdueDays: z.int().min(0).max(3650).default(180),
  /** What a lost copy costs if nobody names another sum, minor units. */
  lostCharge: z.int().min(0).default(0),
  /** What the handling of a loss costs besides, minor units. It is not given back if the copy is found. */
  lostHandling: z.int().min(0).default(0),
  /** What readers may do by themselves about a lost copy; none if losses are settled at the desk. */
  lostWays: z.array(z.enum(LOST_WAYS)).max(LOST_WAYS.length).default([]),
  /** A lost copy that comes back within so many days after it was charged gives its price back. */
  lostRefundDays: z.int().min(0).max(3650).default(180),
  /** Whether staff take cash only with an open drawer. */
  cashDrawers: z.boolean().default(false),
  /** When loans are called back because readers wait. */
  recall: z
    .object({
      /** So many readers wait for the title; 0 calls nothing back. */
      whenWaiting: z.int().min(0).max(1000).default(0),
      /** For so many days a loan is left alone. */
      guaranteedDays: z.int().min(0).max(365).default(14),
      /** So many days its reader has left to return it. */
      returnDays: z.int().min(1).max(90).default(7),
    })
    .prefault({}),
});

export type DeskSettings = z.infer<typeof deskSettingsSchema>;
