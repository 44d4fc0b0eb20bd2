import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { DONATION_STATES } from './donation.ts';
import { donationInput } from './donation-input.ts';
import {
  DONATION_DATE_WRONG,
  DONATION_DAY_USED_UP,
  DONATION_ISBN_INVALID,
  DONATION_WORTH_INVALID,
  DONATIONS_OFF,
} from './errors.ts';

/** Offers something to the library. */
export const donate = endpoint({
  methods: ['POST'],
  path: '/find/donate/doDonate',
  origin: 'spec',
  access: 'patron',
  summary: 'Offer a donation to the library',
  input: z.object({ ...donationInput, ...ignoredIdentity }),
  output: z.object({ id: z.string(), state: z.enum(DONATION_STATES) }),
  errors: [
    DONATIONS_OFF,
    DONATION_DAY_USED_UP,
    DONATION_DATE_WRONG,
    DONATION_ISBN_INVALID,
    DONATION_WORTH_INVALID,
  ],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
