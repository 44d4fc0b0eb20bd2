import * as z from 'zod';
import { isFilledAddress } from './page-address.ts';

/** Text fields of a record that weights are given to, heaviest first by default. */
export const WEIGHTED_FIELDS = [
  'title',
  'author',
  'subject',
  'series',
  'publisher',
  'contents',
  'abstract',
  'notes',
] as const;

/** What a library may lift or lower in its result lists. */
export const BOOSTED_FACETS = ['docCode', 'resourceType', 'langCode', 'libCode', 'locationId'] as const;

/** How hits are found and ranked; what is left out is the engine's default. */
export const searchSettingsSchema = z.object({
  /** Factors of the score that words in a field give; 0 still finds them. */
  weights: z.partialRecord(z.enum(WEIGHTED_FIELDS), z.number().min(0).max(100)).default({}),
  /** Records with the value rank higher (above 1) or lower. */
  boosts: z
    .array(
      z.object({
        facet: z.enum(BOOSTED_FACETS),
        value: z.string().max(100),
        factor: z.number().min(0.1).max(10),
      }),
    )
    .max(50)
    .default([]),
  /** What the best rating of readers adds to a score: 0.03 is three hundredths. 0: ratings order nothing but "best rated". */
  ratingShare: z.number().min(0).max(0.1).default(0.03),
  /** Languages whose word forms a search finds (ISO 639-2/B); empty: those of the interface. */
  languages: z
    .array(z.string().regex(/^[a-z]{3}$/))
    .max(20)
    .default([]),
  /** Searches find records by what they are about too, where the library has a model of meaning (`lectern vectors train`). */
  meaning: z.boolean().default(true),
  /** Address of cover images with `{isbn}` (13 digits) in it; empty: covers are drawn. Used where bookCover is on. */
  coverAddress: z
    .string()
    .max(500)
    .regex(/^(?:https:\/\/(?=.*\{isbn\}).*)?$/)
    .refine((text) => text === '' || isFilledAddress(text), 'an address with {isbn} in it, or nothing')
    .default(''),
});
export type SearchSettings = z.infer<typeof searchSettingsSchema>;
