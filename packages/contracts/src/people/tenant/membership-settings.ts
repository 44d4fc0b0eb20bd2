import * as z from 'zod';

/** Whether readers renew their own membership before or after it expires. */
export const membershipSettingsSchema = z.object({
  /** For how many days it is then good; 0 leaves it to the desk. */
  days: z.int().min(0).max(3650).default(0),
  /** So many days before the last day it can be renewed. */
  beforeDays: z.int().min(0).max(365).default(30),
  /** So many days after it too; later only the desk renews it. */
  afterDays: z.int().min(0).max(3650).default(90),
  /** Codes of the groups whose readers may; none for all. */
  groups: z.array(z.string().min(1).max(64)).max(100).default([]),
});
export type MembershipSettings = z.infer<typeof membershipSettingsSchema>;
