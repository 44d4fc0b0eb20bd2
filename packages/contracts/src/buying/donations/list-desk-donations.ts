import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text } from '../../kernel/fields.ts';
import { DONATION_STATES, deskDonation } from './donation.ts';

/** Donations at the desk: what waits first come first, all else last changed first. */
export const listDeskDonations = endpoint({
  methods: ['GET'],
  path: '/staff/donations/list',
  origin: 'ours',
  access: { staff: 'donations.manage' },
  summary: 'Donations at the desk',
  input: z.object({
    state: asCode(z.enum(DONATION_STATES)).optional(),
    /** Words of a title, the name of a giver, or a number. */
    words: asCode(text(100)).default(''),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    donations: z.array(deskDonation),
    states: z.array(z.object({ state: z.enum(DONATION_STATES), count: z.int() })),
    /** Today and later: what is brought or fetched, by day. */
    appointments: z.array(z.object({ day: z.string(), count: z.int() })),
  }),
  errors: [],
});
