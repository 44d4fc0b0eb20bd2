import * as z from 'zod';
import { PROFILE_FIELDS } from '../account/profile-fields.ts';

/** What readers of a library may do with their accounts. */
export const accountSettingsSchema = z.object({
  /** Facts that readers may change themselves. The number of an identity document is asked for only where a library says so. */
  editableFields: z
    .array(z.enum(PROFILE_FIELDS))
    .default(PROFILE_FIELDS.filter((field) => field !== 'certificateNo')),
});

export type AccountSettings = z.infer<typeof accountSettingsSchema>;
