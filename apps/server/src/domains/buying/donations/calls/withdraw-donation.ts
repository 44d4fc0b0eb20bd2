import { DONATION_MOVE_NOT_ALLOWED, DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { withdrawDonation } from '@lectern/contracts/buying/donations/withdraw-donation';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { changeDonation, endTitles, lockedDonation } from '../store/donation-store.ts';

export const withdrawDonationCall = implement(withdrawDonation)(
  async ({ input: { id }, context: { tenant, patron }, deps }) => {
    const at = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      const donation = await lockedDonation(tx, tenant.id, id);
      if (donation?.patron_id !== patron.id) return refuse(DONATION_NOT_FOUND);
      if (donation.state !== 'offered' && donation.state !== 'asked')
        return refuse(DONATION_MOVE_NOT_ALLOWED);
      await changeDonation(tx, tenant.id, id, { state: 'withdrawn', changed_at: at, ended_at: at });
      await endTitles(tx, tenant.id, id, at);
      return { id };
    });
  },
);
