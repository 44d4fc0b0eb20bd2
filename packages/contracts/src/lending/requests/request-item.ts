import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ADDRESS_NOT_FOUND } from '../../people/addresses/errors.ts';
import {
  DELIVERY_ADDRESS_MISSING,
  DELIVERY_AREA_NOT_SERVED,
  REQUEST_DAY_WRONG,
  REQUEST_NOTHING_ON_SHELF,
  REQUEST_PLACE_NOT_SERVED,
} from './placing-errors.ts';
import { PLACING_ERRORS, pickupInput, placingInput, waitingInput } from './placing-fields.ts';
import { requestSchema } from './request-view.ts';

/** Starts an online loan (staff keep a copy ready where it stands) or a home delivery to an address of the reader. */
export const requestItem = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/requestItem',
  origin: 'spec',
  access: 'patron',
  summary: 'Have a copy kept ready, or sent home',
  input: z.object({
    ...placingInput,
    ...waitingInput,
    type: z.enum(['online_loan', 'home_delivery']),
    /** For an online loan: the library where it is fetched. */
    takeLibCode: pickupInput.takeLibCode.optional(),
    /** For a home delivery; the default address if it is absent. */
    addressId: id.optional(),
  }),
  output: requestSchema,
  errors: [
    ...PLACING_ERRORS,
    REQUEST_NOTHING_ON_SHELF,
    REQUEST_PLACE_NOT_SERVED,
    REQUEST_DAY_WRONG,
    ADDRESS_NOT_FOUND,
    DELIVERY_ADDRESS_MISSING,
    DELIVERY_AREA_NOT_SERVED,
  ],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 60 },
});
