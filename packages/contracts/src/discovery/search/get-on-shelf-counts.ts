import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';

/** Availability of the rows of a result page, read from the library system now, with covers where known. */
export const getOnShelfCounts = endpoint({
  methods: ['POST'],
  path: '/find/unify/getPItemAndOnShelfCountAndDuxiuImageUrl',
  origin: 'spec',
  access: 'public',
  summary: 'Live availability and covers of result rows',
  input: z.object({ recordIds: asCode(listOf(id, 100)) }),
  output: z.object({
    /** When the library system said so (ISO 8601, UTC). */
    asOf: z.string(),
    /** False when the library system does not answer: the counts are then the last known ones. */
    live: z.boolean(),
    records: z.array(
      z.object({
        recordId: z.string(),
        itemCount: z.int(),
        onShelfCount: z.int(),
        /** How many of those on shelf may be borrowed. The others can be read in the library only. */
        loanableCount: z.int(),
        /** The place to walk to: of an item that can be borrowed, else of one on shelf. */
        nearest: z.object({ libName: z.string(), locationName: z.string(), callNo: z.string() }).nullable(),
        /** Holding places besides the nearest. */
        otherPlaces: z.int(),
        /** Earliest due date when nothing can be borrowed now. */
        earliestDue: z.string().nullable(),
        waiting: z.int(),
        /** The full text can be opened online. */
        online: z.boolean(),
        /** Address of a cover image; empty where the page draws the cover. */
        imgUrl: z.string(),
      }),
    ),
  }),
  errors: [],
});
