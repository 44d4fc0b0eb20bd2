import * as z from 'zod';

/** How the library borrows and lends in its alliance. Whether it does at all is `public.sduUnionLoanFlag`. */
export const allianceSettingsSchema = z.object({
  /** The group of patrons whose loan rules hold for copies that other libraries get. */
  patronGroup: z.string().min(1).max(64).default('partner'),
  /** Other libraries can ask for copies of this one. */
  lends: z.boolean().default(true),
  /** Open requests and loans that one reader can have. */
  openLimit: z.int().min(1).max(100).default(5),
});
