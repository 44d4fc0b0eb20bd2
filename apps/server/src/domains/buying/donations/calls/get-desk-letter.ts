import { DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { getDeskLetter } from '@lectern/contracts/buying/donations/get-desk-letter';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { findDonation } from '../store/donation-store.ts';
import { thanksLetter } from '../thanks-letter.ts';

export const getDeskLetterCall = implementRaw(getDeskLetter)(async ({ input: { id }, context, deps }) => {
  const donation = await findDonation(deps.db, context.tenant.id, id);
  return donation ? thanksLetter(deps, context, donation) : refuse(DONATION_NOT_FOUND);
});
