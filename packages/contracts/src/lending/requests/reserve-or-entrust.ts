import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import {
  REQUEST_COPY_AT_PLACE,
  REQUEST_COPY_ON_SHELF,
  REQUEST_DAY_WRONG,
  REQUEST_DENIED,
  REQUEST_DENIED_BECAUSE,
  REQUEST_EDITION_WRONG,
  REQUEST_NOTHING_ON_SHELF,
  REQUEST_PLACE_NOT_SERVED,
} from './placing-errors.ts';
import { PLACING_ERRORS, pickupInput, placingInput, waitingInput } from './placing-fields.ts';
import { requestSchema } from './request-view.ts';

/** Starts a reservation (a place in the queue) or an entrust (a copy on the shelf is brought to another place). */
export const reserveOrEntrust = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/subscribeAndEntrust',
  origin: 'spec',
  access: 'patron',
  summary: 'Reserve a title, or have a copy brought to a pickup place',
  input: z.object({
    ...placingInput,
    ...pickupInput,
    ...waitingInput,
    type: z.enum(['reservation', 'entrust']),
    /** Of a reservation: other editions (listRequestEditions) that will do as well. The first copy of any of them serves it. */
    otherRecordIds: listOf(id, 20).default([]),
  }),
  output: requestSchema,
  errors: [
    ...PLACING_ERRORS,
    REQUEST_COPY_ON_SHELF,
    REQUEST_NOTHING_ON_SHELF,
    REQUEST_COPY_AT_PLACE,
    REQUEST_PLACE_NOT_SERVED,
    REQUEST_DAY_WRONG,
    REQUEST_DENIED,
    REQUEST_DENIED_BECAUSE,
    REQUEST_EDITION_WRONG,
  ],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
