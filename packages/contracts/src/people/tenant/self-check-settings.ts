import * as z from 'zod';

/** Where and how readers lend to themselves. */
export const selfCheckSettingsSchema = z.object({
  on: z.boolean().default(false),
  /** Codes of the libraries that offer it; empty: all. */
  libraries: z.array(z.string().max(64)).max(500).default([]),
  /** Stations take copies back. */
  returns: z.boolean().default(true),
  /** Readers may scan copies with their phones where a screen shows the code. */
  phones: z.boolean().default(true),
  /** Seconds without a touch after which a reader is signed out at a station. */
  idleSeconds: z.int().min(20).max(300).default(60),
});
