import * as z from 'zod';
import { HIT_GONE } from '../../discovery/other-libraries/errors.ts';
import { hitId } from '../../discovery/other-libraries/library-hit.ts';
import { OTHER_LIBRARY_UNAVAILABLE, OTHER_LIBRARY_UNKNOWN } from '../../discovery/sources/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';

/** The places of another library that have a work, and whether that library lends to readers of this one. */
export const listLendingPlaces = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getOtherLibCollectionLoc',
  origin: 'spec',
  access: 'public',
  summary: 'Places of another library that have a work, and whether it lends',
  input: z.object({ hitId }),
  output: z.object({
    siteCode: z.string(),
    name: z.string(),
    /** There is an agreement: the work can be asked for. */
    isLent: z.boolean(),
    places: z.array(
      z.object({
        libName: z.string(),
        copyCount: z.int(),
        /** Null where the states of copies are not known. */
        onShelfCount: z.int().nullable(),
      }),
    ),
  }),
  errors: [OTHER_LIBRARY_UNKNOWN, OTHER_LIBRARY_UNAVAILABLE, HIT_GONE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
