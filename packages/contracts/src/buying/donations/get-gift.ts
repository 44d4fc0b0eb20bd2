import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { shownGift } from './donation.ts';
import { DONATION_NOT_FOUND } from './errors.ts';

/** One accepted gift as everybody sees it, with the other titles of the same donation. */
export const getGift = endpoint({
  methods: ['GET'],
  path: '/find/donate/gift',
  origin: 'ours',
  access: 'public',
  summary: 'One accepted donation',
  input: z.object({ id }),
  output: z.object({ gift: shownGift, others: z.array(shownGift) }),
  errors: [DONATION_NOT_FOUND],
});
