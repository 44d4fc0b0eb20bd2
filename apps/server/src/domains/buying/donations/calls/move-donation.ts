import { DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { moveDonation } from '@lectern/contracts/buying/donations/move-donation';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedDonation } from '../audit-names.ts';
import { moveDonation as move } from '../move-donation.ts';
import { presentAtDesk } from '../present-donations.ts';
import { lockedDonation } from '../store/donation-store.ts';

export const moveDonationCall = implement(moveDonation)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const now = deps.clock.now();
  return answerAct(
    context,
    () =>
      inTransaction(deps.db, async (tx) => {
        const donation = await lockedDonation(tx, tenant.id, input.id);
        if (!donation) return refuse(DONATION_NOT_FOUND);
        const { reply, bringOn, kept, state: to } = input;
        const moved = await move(tx, tenant, donation, { to, reply, bringOn, kept, staffId: staff.id, now });
        if (isRefusal(moved)) return moved;
        await noteChange(tx, tenant.id, {
          staffId: staff.id,
          action: 'donations.move',
          subject: donation.id,
          before: auditedDonation(donation),
          after: auditedDonation(moved),
          at: now.toISOString(),
        });
        const [shown] = await presentAtDesk(tx, tenant.id, [moved]);
        if (!shown) throw new Error('one donation is presented as one');
        return shown;
      }),
    (shown) => shown,
  );
});
