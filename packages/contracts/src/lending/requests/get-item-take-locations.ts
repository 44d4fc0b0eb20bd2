import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { takeLocationSchema } from './wish-fields.ts';

/** Where one item can be picked up, by kind of request; kinds that cannot be started now are left out. */
export const getItemTakeLocations = endpoint({
  methods: ['GET'],
  path: '/find/location/getItemTakeLocInfo',
  origin: 'spec',
  access: 'patron',
  summary: 'Pickup places of an item',
  input: z.object({ recordId: id, itemId: id }),
  output: z.array(z.object({ type: z.enum(REQUEST_KINDS), takeLocations: z.array(takeLocationSchema) })),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND, ITEM_NOT_FOUND],
});
