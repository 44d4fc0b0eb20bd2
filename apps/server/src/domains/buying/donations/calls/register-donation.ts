import { registerDonation } from '@lectern/contracts/buying/donations/register-donation';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../../people/account/accounts.ts';
import { auditedDonation } from '../audit-names.ts';
import { offeredRows } from '../offered-rows.ts';
import { presentAtDesk } from '../present-donations.ts';
import { insertDonation } from '../store/donation-store.ts';

export const registerDonationCall = implement(registerDonation)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { patronId, donorName, contact, ...offer } = input;
  const now = deps.clock.now();
  const account = patronId === undefined ? undefined : await findAccount(deps, tenant.id, patronId);
  const giver = { patronId: account?.id ?? '', donorName: donorName || (account?.name ?? ''), contact };
  const offered = offeredRows(tenant, offer, giver, now);
  if (isRefusal(offered)) return offered;
  return answerInTransaction(context, deps.db, async (tx) => {
    await insertDonation(tx, offered.donation, offered.titles);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'donations.register',
      subject: offered.donation.id,
      before: undefined,
      after: auditedDonation(offered.donation),
      at: now.toISOString(),
    });
    const [shown] = await presentAtDesk(tx, tenant.id, [offered.donation]);
    if (!shown) throw new Error('one donation is presented as one');
    return shown;
  });
});
