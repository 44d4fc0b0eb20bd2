import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { DONATION_LETTER_NOT_YET, DONATION_NOT_FOUND } from './errors.ts';

/** The letter of thanks for an accepted donation, with a code by which anybody can check it. */
export const getThanksLetter = rawEndpoint({
  methods: ['GET'],
  path: '/find/donate/letter',
  origin: 'ours',
  access: 'patron',
  summary: 'Letter of thanks for a donation as PDF',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ id }),
  errors: [DONATION_NOT_FOUND, DONATION_LETTER_NOT_YET],
  rateLimit: { max: 20, windowSeconds: 60 },
});
