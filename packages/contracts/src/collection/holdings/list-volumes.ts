import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from '../detail/errors.ts';

/** The volumes of a bib that a request can name, in their natural order; none if its copies are of no volume. */
export const listVolumes = endpoint({
  methods: ['GET'],
  path: '/find/request/getVol',
  origin: 'spec',
  access: 'public',
  summary: 'Volumes of a bib',
  input: z.object({ recordId: id }),
  output: z.object({
    asOf: z.string(),
    live: z.boolean(),
    volumes: z.array(
      z.object({
        /** As items state it, and as a request names it. */
        yearVol: z.string(),
        itemCount: z.int(),
        onShelfCount: z.int(),
        loanableCount: z.int(),
        /** Earliest due date where no copy can be borrowed now: YYYY-MM-DD. */
        earliestDue: z.string().nullable(),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
