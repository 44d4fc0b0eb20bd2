import * as z from 'zod';

/** A platform, or a database of a platform, as reports call it. */
export const usageSource = z.object({
  id: z.string(),
  kind: z.enum(['platform', 'database']),
  name: z.string(),
  /** That of a database; empty for platforms. */
  platformName: z.string(),
  /** The database of the library that it is; empty as long as nobody has said it. */
  eresourceId: z.string(),
  eresourceName: z.string(),
});
export type UsageSource = z.infer<typeof usageSource>;
