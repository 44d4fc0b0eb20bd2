import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ownDonation } from './donation.ts';

/** What the reader gave and offered, the last one first. */
export const listDonations = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/donate/getDonateList',
  origin: 'spec',
  access: 'patron',
  summary: 'Donations of the reader',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), list: z.array(ownDonation) }),
  errors: [],
});
