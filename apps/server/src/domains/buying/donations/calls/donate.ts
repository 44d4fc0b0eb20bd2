import { donate } from '@lectern/contracts/buying/donations/donate';
import { DONATION_DAY_USED_UP, DONATIONS_OFF } from '@lectern/contracts/buying/donations/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../../people/account/accounts.ts';
import { offeredRows } from '../offered-rows.ts';
import { countOffersSince, insertDonation, lockOffersOf } from '../store/donation-store.ts';

export const donateCall = implement(donate)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { donations, policy } = tenant.settings;
  if (!donations.isOn) return refuse(DONATIONS_OFF);
  const now = deps.clock.now();
  const account = await findAccount(deps, tenant.id, patron.id);
  const giver = { patronId: patron.id, donorName: account?.name ?? '', contact: '' };
  const offered = offeredRows(tenant, input, giver, now);
  if (isRefusal(offered)) return offered;
  const since = startOfDay(policy.timeZone, dateIn(policy.timeZone, now));
  return answerInTransaction(context, deps.db, async (tx) => {
    await lockOffersOf(tx, tenant.id, patron.id);
    const count = await countOffersSince(tx, tenant.id, patron.id, since);
    if (count >= donations.perDay) return refuse(DONATION_DAY_USED_UP, { most: donations.perDay });
    await insertDonation(tx, offered.donation, offered.titles);
    return { id: offered.donation.id, state: offered.donation.state };
  });
});
