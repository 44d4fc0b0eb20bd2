import * as z from 'zod';
import { providerSettings } from './payment-providers/payment-providers.ts';

/** By which channels readers pay online. */
export const paymentSettingsSchema = z.object({
  /** A channel without money, to try payments with. Only a server that runs with the demo has it. */
  sandbox: z.boolean().default(false),
  /** Where more than this of an online payment goes back, a second person approves it; minor units. Absent: nobody has to. */
  refundLimit: z.int().min(0).optional(),
  ...providerSettings,
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
