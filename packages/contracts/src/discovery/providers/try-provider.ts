import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { PROVIDER_NOT_FOUND, PROVIDER_PURPOSE_MISSING } from './errors.ts';
import { PROVIDER_FAULTS } from './provider.ts';
import { PROVIDER_PURPOSES } from './purposes.ts';

/** Asks an outside source now, past the cache, and shows each step. It counts against the limits; a source that is off can be tried. */
export const tryProvider = endpoint({
  methods: ['POST'],
  path: '/staff/providers/try',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Try an outside source with one book',
  input: z.object({
    id,
    /** Absent for scholarly kinds, which have none. */
    purpose: z.enum(PROVIDER_PURPOSES).optional(),
    /** An ISBN, or the id of a record. For a scholarly kind: words, or a DOI. */
    book: requiredText(200),
  }),
  output: z.object({
    /** The request without the key; null where something that it needs is not known of this book. */
    request: z.object({ method: z.string(), address: z.string(), body: z.string() }).nullable(),
    /** What the request needs and this book does not have. */
    missing: z.array(z.string()),
    answer: z
      .object({
        status: z.int(),
        contentType: z.string(),
        bytes: z.int(),
        milliseconds: z.int(),
        /** The beginning of it. */
        text: z.string(),
      })
      .nullable(),
    mapping: z.string(),
    /** What the mapping made, as JSON; empty where it was not reached. */
    mapped: z.string(),
    /** The value that readers get, as JSON; empty without one. */
    value: z.string(),
    fault: z.enum(PROVIDER_FAULTS).nullable(),
    /** What is wrong exactly, in English, as libraries say it. */
    reason: z.string(),
  }),
  errors: [PROVIDER_NOT_FOUND, PROVIDER_PURPOSE_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
