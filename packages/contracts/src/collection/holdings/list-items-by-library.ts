import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from '../detail/errors.ts';

/** Numbers of items, see ItemCounts in availability.ts. */
const counts = { itemCount: z.int(), onShelfCount: z.int(), loanableCount: z.int() };

/** Who holds a bib: counts for each library, and what the record says of holdings without items (serial runs). */
export const listItemsByLibrary = endpoint({
  methods: ['POST'],
  path: '/find/physical/groupItemsByLibCode',
  origin: 'spec',
  access: 'public',
  summary: 'Holdings of a bib by library',
  input: z.object({ recordId: id }),
  output: z.object({
    asOf: z.string(),
    live: z.boolean(),
    ...counts,
    waiting: z.int(),
    /** The place to walk to, as in the availability of result rows. */
    nearest: z.object({ libName: z.string(), locationName: z.string(), callNo: z.string() }).nullable(),
    /** Holding places besides the nearest. */
    otherPlaces: z.int(),
    /** Earliest due date when nothing can be borrowed now: YYYY-MM-DD. */
    earliestDue: z.string().nullable(),
    libraries: z.array(
      z.object({
        libCode: z.string(),
        libName: z.string(),
        ...counts,
        locations: z.array(
          z.object({
            locationId: z.string(),
            locationName: z.string(),
            ...counts,
          }),
        ),
      }),
    ),
    statements: z.array(z.object({ place: z.string(), callNo: z.string(), summary: z.string() })),
  }),
  errors: [BIB_NOT_FOUND],
});
