import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { openingSchema } from '../../people/tenant/opening.ts';
import { takeLocationSchema } from './wish-fields.ts';

/** The libraries where requests of a kind are picked up, in the tenant's order. */
export const listTakeLocations = endpoint({
  methods: ['GET'],
  path: '/find/location/takeBookAddress',
  origin: 'spec',
  access: 'public',
  summary: 'Pickup places',
  input: z.object({ type: z.enum(REQUEST_KINDS).default('reservation') }),
  output: z.array(takeLocationSchema.extend({ openingHours: z.string(), opening: openingSchema })),
  errors: [],
});
