import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  REQUEST_COPY_AT_PLACE,
  REQUEST_DAY_WRONG,
  REQUEST_NOTHING_ON_SHELF,
  REQUEST_PLACE_NOT_SERVED,
} from './placing-errors.ts';
import { PLACING_ERRORS, pickupInput, placingInput, waitingInput } from './placing-fields.ts';
import { requestSchema } from './request-view.ts';

/** Starts an entrust of a copy at a shelving location that recommendEntrustLoc named. */
export const entrustFromLocation = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/recommendEntrustApply',
  origin: 'spec',
  access: 'patron',
  summary: 'Have a copy of one shelving location brought to a pickup place',
  input: z.object({ ...placingInput, ...pickupInput, ...waitingInput, locationId: id }),
  output: requestSchema,
  errors: [
    ...PLACING_ERRORS,
    REQUEST_NOTHING_ON_SHELF,
    REQUEST_COPY_AT_PLACE,
    REQUEST_PLACE_NOT_SERVED,
    REQUEST_DAY_WRONG,
  ],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
