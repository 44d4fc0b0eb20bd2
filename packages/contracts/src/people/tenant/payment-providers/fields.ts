import * as z from 'zod';

/** A number or name by which a provider knows a merchant. */
export const merchantNumber = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);
/** Where a provider is asked. */
export const providerAddress = z.url({ protocol: /^https?$/ });
/** PEM, or its base64 without the lines around it, as the providers' pages show keys. */
export const publicKey = z
  .string()
  .max(4000)
  .regex(/^[-\sA-Za-z0-9+/=]+$/);
