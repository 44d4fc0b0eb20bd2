import { DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { getThanksLetter } from '@lectern/contracts/buying/donations/get-thanks-letter';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { findDonation } from '../store/donation-store.ts';
import { thanksLetter } from '../thanks-letter.ts';

export const getThanksLetterCall = implementRaw(getThanksLetter)(async ({ input: { id }, context, deps }) => {
  const donation = await findDonation(deps.db, context.tenant.id, id);
  if (donation?.patron_id !== context.patron.id) return refuse(DONATION_NOT_FOUND);
  return thanksLetter(deps, context, donation);
});
