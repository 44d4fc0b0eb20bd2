import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { shownGift } from './donation.ts';

/** The last gifts that were accepted. */
export const listRecentGifts = endpoint({
  methods: ['GET'],
  path: '/find/donate/getRecentDonation',
  origin: 'spec',
  access: 'public',
  summary: 'The last accepted donations',
  input: z.object({ rows: wholeNumber(1, 20).default(6) }),
  output: z.array(shownGift),
  errors: [],
});
