import * as z from 'zod';
import { ITEM_STATUSES } from '../../collection/holdings/item-view.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { OTHER_LIBRARY_UNAVAILABLE, OTHER_LIBRARY_UNKNOWN } from '../sources/errors.ts';
import { HIT_GONE } from './errors.ts';
import { hitId } from './library-hit.ts';

/** The copies of one hit in its library: as that library's system has them now where it belongs to this installation, else as its record says. */
export const listCopiesElsewhere = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getOtherLibCollectionData',
  origin: 'spec',
  access: 'public',
  summary: 'Copies of one work in another library',
  input: z.object({ hitId }),
  output: z.object({
    siteCode: z.string(),
    name: z.string(),
    title: z.string(),
    /** The states of the copies are those of now; otherwise they are not known. */
    isLive: z.boolean(),
    ageSeconds: z.int(),
    copies: z.array(
      z.object({
        libName: z.string(),
        locationName: z.string(),
        callNo: z.string(),
        yearVol: z.string(),
        status: z.enum(ITEM_STATUSES),
        dueDate: z.string().nullable(),
      }),
    ),
    /** What the record says of serials: one line for each statement. */
    statements: z.array(z.string()),
  }),
  errors: [OTHER_LIBRARY_UNKNOWN, OTHER_LIBRARY_UNAVAILABLE, HIT_GONE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
