import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { waitSchema } from './wish-fields.ts';

/** An edition that a reservation may wait for besides the one that the reader chose. */
export const requestEditionSchema = z.object({
  recordId: z.string(),
  title: z.string(),
  edition: z.string(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  langCode: z.string(),
  /** In the language of the request; empty where the record names none. */
  langName: z.string(),
  /** In its queue, of a request that is placed now. */
  readersBefore: z.int(),
  wait: waitSchema.nullable(),
});
export type RequestEdition = z.infer<typeof requestEditionSchema>;

/**
 * The other editions of the work of a record that the reader could reserve together with it, newest first, as one request that the first
 * copy serves. None where there are none, or the library or its system does not offer it.
 */
export const listRequestEditions = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/editions',
  origin: 'ours',
  access: 'patron',
  summary: 'Other editions that a reservation may wait for',
  input: z.object({ recordId: id }),
  output: z.object({
    /** Of the record itself. */
    langCode: z.string(),
    langName: z.string(),
    editions: z.array(requestEditionSchema),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND],
});
