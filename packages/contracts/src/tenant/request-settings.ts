import * as z from 'zod';

/** What readers may ask for, and for how long it is kept. The defaults work for a library that sets nothing. */
export const requestSettingsSchema = z.object({
  /** For how many days a copy is kept for its reader; the last one is moved to a day on which the pickup library is open. */
  keptDays: z.int().min(1).max(60).default(7),
});

export type RequestSettings = z.infer<typeof requestSettingsSchema>;
