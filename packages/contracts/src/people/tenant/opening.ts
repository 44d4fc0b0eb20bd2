import * as z from 'zod';

/** A moment as clocks of the library show it. */
const momentSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** YYYY-MM-DD in the time zone of the library. */
  day: z.string(),
  /** HH:MM there; 24:00 is the end of the day. */
  time: z.string(),
  inDays: z.int(),
});

/** Whether a library is open now. `unknown`: it has told no opening hours. */
export const openingStateSchema = z.object({
  state: z.enum(['open', 'closed', 'unknown']),
  /** When it closes; inDays counts whole days (24 hours) from now. Null if it is closed, or open around the clock. */
  until: momentSchema.nullable(),
  /** When it opens next; inDays counts calendar days, 0 is today. Null if it is open, or stays closed for 60 days. */
  opens: momentSchema.nullable(),
});
export type OpeningState = z.infer<typeof openingStateSchema>;

/** A day ahead with other hours than those of its weekday. */
export const openingExceptionSchema = z.object({
  day: z.string(),
  /** "10:00–16:00", or the word for closed, in the language of the request. */
  hours: z.string(),
  /** Why, in the language of the request; may be empty. */
  name: z.string(),
});

export const openingSchema = openingStateSchema.extend({
  /** The next days with other hours, at most 30 days ahead. */
  exceptions: z.array(openingExceptionSchema),
});
