import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { DONATION_LETTER_NOT_YET, DONATION_NOT_FOUND } from './errors.ts';

/** The same letter for the staff, who send or hand it over. */
export const getDeskLetter = rawEndpoint({
  methods: ['GET'],
  path: '/staff/donations/letter',
  origin: 'ours',
  access: { staff: 'donations.manage' },
  summary: 'Letter of thanks for a donation as PDF, for the desk',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ id }),
  errors: [DONATION_NOT_FOUND, DONATION_LETTER_NOT_YET],
  rateLimit: { max: 60, windowSeconds: 60 },
});
