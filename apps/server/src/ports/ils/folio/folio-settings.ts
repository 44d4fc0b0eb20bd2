import { secretNameSchema } from '@lectern/contracts/people/tenant/secret-name';
import * as z from 'zod';
import { readNumberPlace } from '../catalogue-numbers.ts';

const address = z.url({ protocol: /^https?$/ }).max(500);

/** The settings `ils` of a tenant whose library system is FOLIO (docs/drivers.md). */
export const folioSettingsSchema = z.object({
  kind: z.literal('folio'),
  /** Where the edge modules and the gateway (Okapi, Kong) answer. */
  edgePatron: address,
  edgeRtac: address,
  gateway: address,
  /** The tenant of the library in FOLIO. */
  tenant: z.string().min(1).max(63),
  /** The name of the secret with the key of the edge modules. */
  apiKey: secretNameSchema,
  /** The account of the portal at the gateway, and the name of the secret with its password. */
  account: z.string().min(1).max(255),
  password: secretNameSchema,
  /** What of a user readers sign in with. */
  signInWith: z.enum(['username', 'barcode', 'externalSystemId']).default('username'),
  /** Where a record has the id of its instance. */
  instanceId: z
    .string()
    .default('999ff$i')
    .transform((text, context) => {
      const place = readNumberPlace(text);
      if (!place) context.addIssue('a field as 001, 907a or 999ff$i');
      return place ?? z.NEVER;
    }),
  /** The portal's libraries by the ids of FOLIO's service points. */
  servicePoints: z.record(z.uuid(), z.string().max(40)).default({}),
  /** The id of FOLIO's reason for requests that readers cancel; without it they cannot cancel here. */
  cancellationReason: z.uuid().optional(),
  /** The library of readers; FOLIO does not say it. */
  libraryCode: z.string().max(40).default(''),
  /** Connections of one process. */
  connections: z.int().min(1).max(100).default(10),
  /** Time for one answer. */
  answerMs: z.int().min(100).max(60_000).default(5_000),
  /** Time for the availability of all records of a page; the rest is shown as last known. */
  pageMs: z.int().min(100).max(30_000).default(3_000),
  /** Records that one question names. */
  batch: z.int().min(1).max(200).default(40),
  /** How long the answer on a record is used again. */
  cacheSeconds: z.int().min(0).max(3_600).default(20),
});

export type FolioSettings = z.infer<typeof folioSettingsSchema>;
