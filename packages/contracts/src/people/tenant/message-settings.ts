import * as z from 'zod';

/** A time of a day, HH:MM. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When readers are told of what time brings. The defaults work for a library that sets nothing. */
export const messageSettingsSchema = z.object({
  /** From this time of the day on, readers are told of the day: what is due, overdue or kept for the last days. */
  tellFrom: clockTime.default('08:00'),
  /** How many days before the due date; 0: on the day, and a list may name several. */
  dueSoonDays: z.array(z.int().min(0).max(60)).max(10).default([3]),
  /** How many days after the due date. */
  overdueDays: z.array(z.int().min(1).max(365)).max(20).default([1, 7, 14, 30]),
  /** How many days before the last one on the hold shelf. */
  expiringDays: z.array(z.int().min(0).max(30)).max(10).default([1]),
  /** Nothing but the inbox at these hours, unless a reader chooses others; from and until the same time: at any hour. */
  quietFrom: clockTime.default('22:00'),
  quietUntil: clockTime.default('07:00'),
});

export type MessageSettings = z.infer<typeof messageSettingsSchema>;
