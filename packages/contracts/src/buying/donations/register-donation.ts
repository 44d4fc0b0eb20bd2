import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { deskDonation } from './donation.ts';
import { donationInput } from './donation-input.ts';
import { DONATION_DATE_WRONG, DONATION_ISBN_INVALID, DONATION_WORTH_INVALID } from './errors.ts';

/** Writes down a donation at the desk: of a reader, of somebody else by name, or of nobody who wants to be known. */
export const registerDonation = endpoint({
  methods: ['POST'],
  path: '/staff/donations/register',
  origin: 'ours',
  access: { staff: 'donations.manage' },
  summary: 'Write down a donation at the desk',
  input: z.object({
    ...donationInput,
    /** A reader of the library. */
    patronId: asCode(id).optional(),
    /** The giver's name; empty for a gift without a name. */
    donorName: sharedText(100).default(''),
    /** How to reach the giver. */
    contact: sharedText(200).default(''),
  }),
  output: deskDonation,
  errors: [DONATION_DATE_WRONG, DONATION_ISBN_INVALID, DONATION_WORTH_INVALID],
  idempotent: true,
});
