import { readCertificateNumber } from '@lectern/rules/certificate-number';
import * as z from 'zod';
import { text } from '../../kernel/fields.ts';

/** Facts about readers that libraries may let them fill in themselves (document 2, section 3, "User profile"). */
export const PROFILE_FIELDS = [
  'department',
  'position',
  'grade',
  'className',
  'unit',
  'job',
  'certificateNo',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const line = text(100);

/** The number of an identity document in its normal form; empty to erase it. */
const certificateNo = text(40).transform((typed, context) => {
  const number = typed.trim() === '' ? '' : readCertificateNumber(typed);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'not the number of an identity document' });
  return z.NEVER;
});

/** New values. A field that is left out stays; an empty one is erased. */
export const profileChange = z.object({
  department: line.optional(),
  position: line.optional(),
  grade: line.optional(),
  className: line.optional(),
  unit: line.optional(),
  job: line.optional(),
  certificateNo: certificateNo.optional(),
} satisfies Record<ProfileField, z.ZodType>);

/** Every field with its value; empty where nothing is known. */
export const profileView = z.object({
  department: z.string(),
  position: z.string(),
  grade: z.string(),
  className: z.string(),
  unit: z.string(),
  job: z.string(),
  certificateNo: z.string(),
} satisfies Record<ProfileField, z.ZodType>);

export type Profile = z.infer<typeof profileView>;
