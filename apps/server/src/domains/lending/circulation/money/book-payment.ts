import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsPayments } from '../../../../ports/ils/ils-payments.ts';
import { findByReference } from '../ledger/charge-store.ts';
import { postPayment } from '../ledger/post-credit.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { spendCredit } from '../ledger/spend-credit.ts';
import { lockPatron } from '../store/patron-store.ts';

/** Enters an online payment into the ledger, once for its reference. */
export function bookPayment(
  db: Db,
  context: PostingContext,
  { fineIds, ...payment }: Parameters<IlsPayments['book']>[0],
): ReturnType<IlsPayments['book']> {
  const { tenantId } = context;
  const { patronId, reference } = payment;
  return inTransaction(db, async (tx) => {
    if (!(await lockPatron(tx, tenantId, patronId))) return refuse(PATRON_NOT_FOUND);
    if (await findByReference(tx, tenantId, reference)) return { booked: true };
    await postPayment(tx, context, { ...payment, chargeIds: fineIds });
    await spendCredit(tx, context, patronId);
    return { booked: true };
  });
}
