import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { exceptionSchema, locationSchema, placeSchema } from './fields.ts';

/** Libraries with their hours, and shelving locations, as staff change them. */
export const getPlaces = endpoint({
  methods: ['GET'],
  path: '/staff/places/show',
  origin: 'ours',
  access: { staff: 'circulation.places' },
  summary: 'Libraries, opening hours and shelving locations',
  input: z.object({}),
  output: z.object({
    libraries: z.array(placeSchema),
    locations: z.array(locationSchema),
    /** Days that hold for every library. */
    exceptions: z.array(exceptionSchema),
  }),
  errors: [],
});
