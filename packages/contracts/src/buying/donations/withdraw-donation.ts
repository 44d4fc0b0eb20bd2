import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { DONATION_MOVE_NOT_ALLOWED, DONATION_NOT_FOUND } from './errors.ts';

/** Takes an offer back before the library has received it. */
export const withdrawDonation = endpoint({
  methods: ['POST'],
  path: '/find/donate/withdraw',
  origin: 'ours',
  access: 'patron',
  summary: 'Take the offer of a donation back',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [DONATION_NOT_FOUND, DONATION_MOVE_NOT_ALLOWED],
});
