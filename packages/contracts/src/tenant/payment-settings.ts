import * as z from 'zod';

/** By which channels readers pay online. */
export const paymentSettingsSchema = z.object({
  /** A channel without money, to try payments with. Only a server that runs with the demo has it. */
  sandbox: z.boolean().default(false),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
