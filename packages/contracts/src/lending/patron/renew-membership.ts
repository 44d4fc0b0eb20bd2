import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { MEMBERSHIP_NOT_RENEWABLE } from './membership-errors.ts';

/** Renews the reader's own membership, where the library lets readers do so and nothing but its end blocks the account. */
export const renewMembership = endpoint({
  methods: ['POST'],
  path: '/oga/reader/renewMembership',
  origin: 'ours',
  access: 'patron',
  summary: 'Renew the own membership',
  input: z.object({}),
  output: z.object({
    /** The new last day. */
    expiresOn: calendarDate,
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, MEMBERSHIP_NOT_RENEWABLE],
});
