import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { DONATION_WAYS } from './donation.ts';

/** How to give something to the library. */
export const getDonationNotice = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/donate/getNotice',
  origin: 'spec',
  access: 'public',
  summary: 'How to give something to the library',
  input: z.object({}),
  output: z.object({
    /** Donations can be offered here. */
    isOn: z.boolean(),
    /** Clean HTML. */
    html: z.string(),
    /** What is taken, each in a few words. */
    takes: z.array(z.string()),
    ways: z.array(z.enum(DONATION_WAYS)),
    /** Calendar dates between which a day for bringing something can be chosen. */
    firstDay: z.string(),
    lastDay: z.string(),
  }),
  errors: [],
});
