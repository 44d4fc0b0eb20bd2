import { secretNameSchema } from '@lectern/contracts/people/tenant/secret-name';
import * as z from 'zod';
import { SIP2_ENCODINGS } from '../../../platform/sip2/sip2-encodings.ts';

/** The settings `ils` of a tenant whose library system speaks SIP2 (docs/admin.md). */
export const sip2SettingsSchema = z.object({
  kind: z.literal('sip2'),
  host: z.string().min(1).max(255),
  port: z.int().min(1).max(65_535).default(6001),
  /** `plain` for a system in the same network or behind a tunnel. */
  transport: z.enum(['tls', 'plain']).default('tls'),
  /** The account of the portal there; without one it does not sign in. */
  account: z.string().max(255).default(''),
  /** The name of the secret with the password of this account. */
  password: secretNameSchema.optional(),
  /** The name of the secret that every message carries as the terminal's password (AC), where the system wants one. */
  terminalPassword: secretNameSchema.optional(),
  /** The institution (AO) and the location of the terminal (CP) as the system knows them. */
  institution: z.string().max(255).default(''),
  location: z.string().max(255).default(''),
  encoding: z.enum(SIP2_ENCODINGS).default('utf-8'),
  /** Whether checksums are sent and checked, only sent, or neither. */
  checksums: z.enum(['checked', 'sent', 'none']).default('checked'),
  /** Connections of one process. */
  connections: z.int().min(1).max(50).default(4),
  /** Time for one answer. */
  answerMs: z.int().min(100).max(60_000).default(5_000),
  /** Time for the availability of all records of a page; the rest is shown as last known. */
  pageMs: z.int().min(100).max(30_000).default(3_000),
  /** How long the answer on a copy is used again. */
  cacheSeconds: z.int().min(0).max(3_600).default(20),
  /** How the system names the libraries where holds are picked up (BS), by the portal's codes; if empty the library of readers alone. */
  pickupLocations: z.record(z.string().max(40), z.string().min(1).max(255)).default({}),
  /** The library of readers; SIP2 does not say it. */
  libraryCode: z.string().max(40).default(''),
});

export type Sip2Settings = z.infer<typeof sip2SettingsSchema>;
