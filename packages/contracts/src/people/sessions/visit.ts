import * as z from 'zod';

/** Ways to sign in: 1 account and password, 2 passport, 4 unified authentication, 5 WeChat, 6 passkey; 0 unknown. */
export const METHODS = [0, 1, 2, 4, 5, 6] as const;

/** How and where somebody signed in. */
export const visitSchema = z.object({
  method: z.literal(METHODS),
  /** Browser and system: `Chrome, Windows`. Empty if unknown. */
  device: z.string(),
  /** A block of addresses, never a whole one: `192.0.2.0/24`. */
  network: z.string(),
});
export type Visit = z.infer<typeof visitSchema>;
