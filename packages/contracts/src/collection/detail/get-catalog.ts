import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** Levels of a table of contents: deeper ones are shown at the last. */
export const DEEPEST_CONTENTS = 6;

/** Entries of one table of contents; what is beyond them is left out, and `isCut` says so. */
export const MOST_CONTENTS = 2000;

/**
 * The table of contents that the record itself has (505 of MARC 21, 327 of UNIMARC), entry by entry in the order of the book. The level
 * makes a tree of them: an entry belongs below the nearest one before it with a lower level. Empty where the record has none.
 */
export const getCatalog = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getCatalog',
  origin: 'spec',
  access: 'public',
  summary: 'The table of contents of a record',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    isCut: z.boolean(),
    entries: z.array(
      z.object({
        /** From 1, without gaps on the way down. */
        level: z.int().min(1).max(DEEPEST_CONTENTS),
        /** With its number or marker, as printed. */
        title: z.string(),
        /** Whose part it is; empty where the record does not say. */
        responsibility: z.string(),
        /** The page, or pages, on which it stands, as printed; empty where the record does not say. */
        page: z.string(),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
export type ContentsEntry = z.infer<typeof getCatalog.output>['entries'][number];
