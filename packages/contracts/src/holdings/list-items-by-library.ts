import * as z from 'zod';
import { BIB_NOT_FOUND } from '../detail/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';

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
    itemCount: z.int(),
    onShelfCount: z.int(),
    waiting: z.int(),
    libraries: z.array(
      z.object({
        libCode: z.string(),
        libName: z.string(),
        itemCount: z.int(),
        onShelfCount: z.int(),
        locations: z.array(
          z.object({
            locationId: z.string(),
            locationName: z.string(),
            itemCount: z.int(),
            onShelfCount: z.int(),
          }),
        ),
      }),
    ),
    statements: z.array(z.object({ place: z.string(), callNo: z.string(), summary: z.string() })),
  }),
  errors: [BIB_NOT_FOUND],
});
