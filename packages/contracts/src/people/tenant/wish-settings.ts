import * as z from 'zod';
import { listEntrySchema } from './record-settings.ts';
import { namesSchema } from './source-settings.ts';

/** What readers must say of a wish besides its title, unless the library asks for less (document 1, section 5). */
export const WISH_REQUIREMENTS = ['isbn', 'language', 'reason', 'note'] as const;
export type WishRequirement = (typeof WISH_REQUIREMENTS)[number];

/** How a field of the library's own form is filled in. */
export const WISH_FIELD_KINDS = ['line', 'lines', 'number', 'date', 'choice'] as const;

/** A field of the library's own form. Its code names the answer, so it does not change. */
export const wishFieldSchema = z
  .object({
    code: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/),
    names: namesSchema,
    hint: namesSchema.default({}),
    kind: z.enum(WISH_FIELD_KINDS).default('line'),
    isRequired: z.boolean().default(false),
    /** Only of a choice, which needs some. */
    choices: z.array(listEntrySchema).max(50).default([]),
  })
  .refine(
    ({ kind, choices }) => kind !== 'choice' || choices.length > 0,
    'a choice needs something to choose',
  );
export type WishField = z.infer<typeof wishFieldSchema>;

/** An answer that staff give often. */
const replyTemplateSchema = z.object({
  code: z.string().min(1).max(40),
  names: namesSchema,
  texts: namesSchema,
});

/** How readers wish for what the library does not have. Which kinds there are say the public settings purderRec, freeRec, customRec, electronicRec. */
export const wishSettingsSchema = z.object({
  /** Wishes that a reader may save or join in a day. */
  perDay: z.int().min(1).max(100).default(5),
  /** Wishes of a reader that nobody has decided yet. */
  mostOpen: z.int().min(1).max(500).default(30),
  /** A contact that must be verified first: '1' either, '2' both, '3' phone, '4' e-mail, '' none (as bindMailOrPhone). */
  contact: z.enum(['', '1', '2', '3', '4']).default(''),
  /** A picture code is asked for before a wish is saved. */
  verifyCode: z.boolean().default(false),
  required: z.array(z.enum(WISH_REQUIREMENTS)).default([...WISH_REQUIREMENTS]),
  /** Why something is wished. */
  reasons: z.array(listEntrySchema).max(100).default([]),
  replies: z.array(replyTemplateSchema).max(50).default([]),
  /** The library's own form (customRec), below the title. */
  form: z.array(wishFieldSchema).max(30).default([]),
  /** Readers see what others wished for, without names unless a reader agreed to be named. */
  areShown: z.boolean().default(false),
});
export type WishSettings = z.infer<typeof wishSettingsSchema>;

/** How readers give something to the library. */
export const donationSettingsSchema = z.object({
  isOn: z.boolean().default(true),
  /** How to give, as HTML; without it a text of ours. */
  notice: namesSchema.default({}),
  /** What is taken, each in a few words; without it nothing is listed. */
  takes: z.array(namesSchema).max(30).default([]),
  /** Currencies besides that of the library in which a value may be stated. */
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .max(20)
    .default([]),
  /** Offers that a reader may make in a day. */
  perDay: z.int().min(1).max(100).default(5),
  /** How many days ahead a day for bringing something can be chosen. */
  daysAhead: z.int().min(1).max(366).default(60),
});
export type DonationSettings = z.infer<typeof donationSettingsSchema>;
