import { refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE } from '@lectern/contracts/lending/payments/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsPayments } from '../../../../ports/ils/ils-payments.ts';
import { findByReference } from '../ledger/charge-store.ts';
import { postRefund } from '../ledger/post-refund.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { lockPatron } from '../store/patron-store.ts';

/** Enters into the ledger that money of a payment went back, once for its reference. */
export function giveBack(
  db: Db,
  context: PostingContext,
  { reference, payment: paidBy, amount, note }: Parameters<IlsPayments['giveBack']>[0],
): ReturnType<IlsPayments['giveBack']> {
  const { tenantId } = context;
  return inTransaction(db, async (tx) => {
    const payment = await findByReference(tx, tenantId, paidBy);
    if (!payment) return refuse(PAYMENT_NOT_FOUND);
    const { patronId } = payment;
    await lockPatron(tx, tenantId, patronId);
    if (await findByReference(tx, tenantId, reference)) return { booked: true };
    const posting = await postRefund(tx, context, { patronId, payment, amount, note, reference });
    return posting ? { booked: true } : refuse(PAYMENT_NOT_REFUNDABLE);
  });
}
