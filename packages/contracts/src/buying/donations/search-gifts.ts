import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { shownGift } from './donation.ts';

/** Gifts that were accepted, the last one first; givers by name only where they agreed. */
export const searchGifts = endpoint({
  methods: ['POST'],
  path: '/find/donate/searchDonation',
  origin: 'spec',
  access: 'public',
  summary: 'Accepted donations',
  input: z.object({
    /** Words of the title, or the name of a giver who is named. */
    keyWord: asCode(text(100)).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), list: z.array(shownGift) }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
