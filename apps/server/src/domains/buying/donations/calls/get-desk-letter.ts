import { DONATION_NOT_FOUND } from '@lectern/contracts/buying/donations/errors';
import { getDeskLetter } from '@lectern/contracts/buying/donations/get-desk-letter';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { findDonation } from '../store/donation-store.ts';
import { thanksLetter } from '../thanks-letter.ts';

export const getDeskLetterCall = implementRaw(getDeskLetter)(async ({ input: { id }, context, deps }) => {
  const { tenant, staff } = context;
  const donation = await findDonation(deps.db, tenant.id, id);
  if (!donation) return refuse(DONATION_NOT_FOUND);
  const letter = await thanksLetter(deps, context, donation);
  // Each letter has a code of its own by which strangers can check it.
  if (!isRefusal(letter))
    await inTransaction(deps.db, (tx) =>
      noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'donations.letter',
        subject: id,
        before: undefined,
        after: { number: donation.number ?? '' },
        at: deps.clock.now().toISOString(),
      }),
    );
  return letter;
});
