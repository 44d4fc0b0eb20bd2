import { DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { getGift } from '@lectern/contracts/buying/donations/get-gift';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { presentGift } from '../present-donations.ts';
import { findGift, giftsOfDonation } from '../store/gift-store.ts';

export const getGiftCall = implement(getGift)(async ({ input: { id }, context: { tenant }, deps }) => {
  const found = await findGift(deps.db, tenant.id, id);
  if (!found) return refuse(DONATION_NOT_FOUND);
  const all = await giftsOfDonation(deps.db, tenant.id, found.donation_id);
  return {
    gift: presentGift(found),
    // Who is not named cannot be told by what else came together.
    others: found.is_named === 1 ? all.filter((one) => one.id !== id).map(presentGift) : [],
  };
});
