import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { openingSchema } from '../../people/tenant/opening.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';

const MAX_VALUES = 50;
const codes = listOf(id, MAX_VALUES).default([]);

export const locationSchema = z.object({
  locationId: z.string(),
  locationName: z.string(),
  libCode: z.string(),
  /** Empty where the location is on no campus. */
  campusId: z.string(),
  /** Items here are used in the library only. */
  referenceOnly: z.boolean(),
  /** Works with an item here; a work may have items in several places. */
  count: z.int(),
});

/** Where the works stand: libraries, their campuses and shelving locations. Codes that nobody named stand for themselves. */
export const browseLocations = endpoint({
  methods: ['POST'],
  path: '/find/location/list',
  origin: 'spec',
  access: 'public',
  summary: 'Shelving locations by library and campus, with their works',
  input: z.object({ libCode: codes, campusId: codes }),
  output: z.array(
    z.object({
      libCode: z.string(),
      libName: z.string(),
      address: z.string(),
      openingHours: z.string(),
      opening: openingSchema,
      count: z.int(),
      /** Where the library has no campuses: one, without code and name. */
      campuses: z.array(
        z.object({ campusId: z.string(), campusName: z.string(), locations: z.array(locationSchema) }),
      ),
    }),
  ),
  errors: [SEARCH_UNAVAILABLE],
});
