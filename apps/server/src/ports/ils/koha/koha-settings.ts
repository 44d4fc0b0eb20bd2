import { secretNameSchema } from '@lectern/contracts/people/tenant/secret-name';
import * as z from 'zod';
import { readNumberPlace } from '../catalogue-numbers.ts';

/** The settings `ils` of a tenant whose library system is Koha (docs/drivers.md). */
export const kohaSettingsSchema = z.object({
  kind: z.literal('koha'),
  /** Where the REST interface answers, with its version: `https://koha.example.edu/api/v1`. */
  address: z.url({ protocol: /^https?$/ }).max(500),
  /** The client of the portal (OAuth2 client credentials), and the name of the secret with its key. */
  clientId: z.string().min(1).max(255),
  clientSecret: secretNameSchema,
  /** What of a patron readers sign in with. */
  signInWith: z.enum(['cardnumber', 'userid']).default('cardnumber'),
  /** Where a record has its biblio number. */
  biblioNumber: z
    .string()
    .default('999c')
    .transform((text, context) => {
      const place = readNumberPlace(text);
      if (!place) context.addIssue('a field as 001, 999c or 999ff$i');
      return place ?? z.NEVER;
    }),
  /** The portal's libraries by Koha's library ids; those that are not named have the same code. */
  libraries: z.record(z.string().max(10), z.string().max(40)).default({}),
  /** Connections of one process. */
  connections: z.int().min(1).max(100).default(8),
  /** Time for one answer. */
  answerMs: z.int().min(100).max(60_000).default(5_000),
  /** Time for each answer about the records of a page; the rest is shown as last known. */
  pageMs: z.int().min(100).max(30_000).default(3_000),
  /** Records that one question names. */
  batch: z.int().min(1).max(200).default(40),
  /** How long the answer on a record is used again. */
  cacheSeconds: z.int().min(0).max(3_600).default(20),
});

export type KohaSettings = z.infer<typeof kohaSettingsSchema>;
