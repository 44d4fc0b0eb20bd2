import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, wholeNumber } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { deskDonation, MOST_COPIES, MOST_DONATION_TITLES } from './donation.ts';
import {
  DONATION_COUNT_WRONG,
  DONATION_MOVE_NOT_ALLOWED,
  DONATION_NOT_FOUND,
  DONATION_RECORD_UNKNOWN,
} from './errors.ts';

export const MAX_DONATION_REPLY = 500;

/** Moves a donation on its way; the giver is told once. An acceptance says how many copies of each title are kept. */
export const moveDonation = endpoint({
  methods: ['POST'],
  path: '/staff/donations/move',
  origin: 'ours',
  access: { staff: 'donations.manage' },
  summary: 'Move a donation on its way',
  input: z.object({
    id,
    state: z.enum(['asked', 'received', 'accepted', 'declined', 'shelved']),
    reply: sharedLines(MAX_DONATION_REPLY).default(''),
    /** On which day it is to be brought or is fetched. */
    bringOn: asCode(calendarDate).optional(),
    /** What is kept of each title, and its record where there is one. A title that is not named is kept whole. */
    kept: z
      .array(
        z.object({
          titleId: id,
          acceptedCount: wholeNumber(0, MOST_COPIES),
          recordId: asCode(id).optional(),
        }),
      )
      .max(MOST_DONATION_TITLES)
      .default([]),
  }),
  output: deskDonation,
  errors: [DONATION_NOT_FOUND, DONATION_MOVE_NOT_ALLOWED, DONATION_COUNT_WRONG, DONATION_RECORD_UNKNOWN],
  idempotent: true,
});
