import * as z from 'zod';
import { askedRecord } from '../../collection/detail/asked-record.ts';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';

const borrowersSchema = z.object({
  /** Empty: those of all groups that are too small to be told, together. */
  code: z.string(),
  name: z.string(),
  loanCount: z.int(),
  readerCount: z.int(),
});
export type Borrowers = z.infer<typeof borrowersSchema>;

/**
 * Who borrowed a record in the last twelve months, by the kind of reader, by what they study, and by month. Nothing is told of fewer than
 * LEAST_READERS readers: a record with fewer has empty lists, and a group with fewer is told with others or not at all, also where it
 * could be worked out from the rest. No reader is named.
 */
export const getLoanAnalysis = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getLoanAnalysis',
  origin: 'spec',
  access: 'public',
  summary: 'Who borrows a record',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    /** Most loans first. */
    groups: z.array(borrowersSchema),
    /** By college or subject of study, where the library keeps it of its readers. */
    colleges: z.array(borrowersSchema),
    /** The twelve months that end with this one, YYYY-MM; empty where there are too few readers. */
    months: z.array(z.object({ month: z.string(), loanCount: z.int() })),
  }),
  errors: [BIB_NOT_FOUND],
});
