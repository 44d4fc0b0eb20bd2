import * as z from 'zod';
import { listedBibShape } from '../../discovery/search/listed-bib.ts';
import { REMOTE_FAULTS } from '../../discovery/sources/list-other-libraries.ts';
import { remoteQueryShape } from '../../discovery/sources/remote-query.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { ALLIANCE_LIBRARY_UNKNOWN, ALLIANCE_OFF } from './errors.ts';

/** A work, with the libraries of the alliance that have it. */
export const allianceHitSchema = z.object({
  ...listedBibShape,
  holdings: z.array(
    z.object({
      otherLib: z.string(),
      name: z.string(),
      /** The id of the record in that library. */
      recordId: z.string(),
      /** Null where the library did not say. */
      itemCount: z.int().nullable(),
      loanableCount: z.int().nullable(),
    }),
  ),
});

export type AllianceHit = z.infer<typeof allianceHitSchema>;

/**
 * Searches the libraries of the alliance together. Without `otherLib` the first hits of all libraries are merged, and editions that several
 * libraries have are one hit; with it the answer is one page of that library. Without words it lists the libraries alone.
 */
export const searchAlliance = endpoint({
  methods: ['POST'],
  path: '/find/sduUnion/search',
  origin: 'spec',
  access: 'public',
  summary: 'Search the libraries of the alliance',
  input: z.object({
    ...remoteQueryShape,
    otherLib: id.optional(),
    page: wholeNumber(1, 1000).default(1),
    rows: wholeNumber(1, 50).default(10),
  }),
  output: z.object({
    libraries: z.array(
      z.object({
        otherLib: z.string(),
        name: z.string(),
        /** Null where nothing was asked, or where the library did not answer. */
        numFound: z.int().nullable(),
        fault: z.enum(REMOTE_FAULTS).nullable(),
      }),
    ),
    page: z.int(),
    searchResult: z.array(allianceHitSchema),
  }),
  errors: [ALLIANCE_OFF, ALLIANCE_LIBRARY_UNKNOWN],
  rateLimit: { max: 60, windowSeconds: 60 },
});
