import * as z from 'zod';
import { text } from '../../kernel/fields.ts';

/** Facts about readers that libraries may let them fill in themselves (document 2, section 3, "User profile"). */
export const PROFILE_FIELDS = ['department', 'position', 'grade', 'className', 'unit'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const line = text(100);

/** New values. A field that is left out stays; an empty one is erased. */
export const profileChange = z.object({
  department: line.optional(),
  position: line.optional(),
  grade: line.optional(),
  className: line.optional(),
  unit: line.optional(),
} satisfies Record<ProfileField, z.ZodType>);

/** Every field with its value; empty where nothing is known. */
export const profileView = z.object({
  department: z.string(),
  position: z.string(),
  grade: z.string(),
  className: z.string(),
  unit: z.string(),
} satisfies Record<ProfileField, z.ZodType>);

export type Profile = z.infer<typeof profileView>;
