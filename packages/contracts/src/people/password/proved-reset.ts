import * as z from 'zod';

/** What a right code gives. */
export const provedResetSchema = z.object({
  ticket: z.string(),
  /** The account has the number of an identity document: who replaces its phone has to know it, and the name. */
  asksIdentity: z.boolean(),
});
