import * as z from 'zod';
import { ENTRY_NEXT } from './sign-in.ts';

/** A session that a step of a sign-in led to, as sign-in itself answers it. */
export const entrySchema = z.object({
  jwtHeader: z.string(),
  jwt: z.string(),
  next: z.enum(ENTRY_NEXT),
});
